package webhooksig

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"time"
)

// MaxBodyBytes is the largest body that VerifyRequest reads, far above any event.
const MaxBodyBytes = 1 << 20

// ErrBodyTooLarge means that the body is longer than MaxBodyBytes.
var ErrBodyTooLarge = fmt.Errorf("body is larger than %d bytes", MaxBodyBytes)

// VerifyRequest reads the request's body and checks its signature against the secret, with
// DefaultTolerance and the clock of this machine. It returns the body only when it is genuine.
//
// While a secret is being rotated a delivery is signed with both, and VerifyRequest accepts
// either header: the receiver may change to the new secret at any moment of the rotation.
//
// Errors: ErrNoSecret, ErrMalformed, ErrMismatch, ErrExpired, ErrBodyTooLarge, or the error of reading.
func VerifyRequest(r *http.Request, secret string) (body []byte, err error) {
	body, err = io.ReadAll(io.LimitReader(r.Body, MaxBodyBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read body: %w", err)
	}
	if len(body) > MaxBodyBytes {
		return nil, ErrBodyTooLarge
	}
	now := time.Now()
	err = Verify(secret, r.Header.Get(HeaderSignature), body, DefaultTolerance, now)
	next := r.Header.Get(HeaderSignatureNext)
	if errors.Is(err, ErrMismatch) && next != "" {
		err = Verify(secret, next, body, DefaultTolerance, now)
	}
	if err != nil {
		return nil, err
	}
	return body, nil
}

// neverGenuine are the errors of deliveries that no repetition makes better.
var neverGenuine = []error{ErrMalformed, ErrMismatch, ErrBodyTooLarge}

// StatusFor returns the status to respond with when err kept a receiver from taking a delivery. It is
// 400 when the delivery is not genuine, which is final: it is not sent again. For any other error, such
// as ErrNoSecret, ErrExpired where a clock is wrong, or one of the receiver's own, it is 503, because a
// genuine event would else be lost.
func StatusFor(err error) int {
	if slices.ContainsFunc(neverGenuine, func(never error) bool { return errors.Is(err, never) }) {
		return http.StatusBadRequest
	}
	return http.StatusServiceUnavailable
}
