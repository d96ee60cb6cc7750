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

// VerifyRequest reads the request's body and verifies its signature with the secret, with
// DefaultTolerance and the clock of this machine. It returns the body only if the signature is valid.
//
// During the rotation of a secret, a delivery has two signatures, and VerifyRequest accepts either.
// The receiver may change to the new secret at any time of the rotation.
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

// finalErrors are the errors of deliveries that are not genuine, so that a retry cannot succeed.
var finalErrors = []error{ErrMalformed, ErrMismatch, ErrBodyTooLarge}

// StatusFor returns the HTTP status of a receiver's response to a delivery that failed with err. It is
// 400 when the delivery is not genuine: Kiosk does not send it again. For any other error it is 503, and
// Kiosk retries, because the event may be genuine. Examples are ErrNoSecret, ErrExpired (a clock may be
// wrong) and errors of the receiver itself.
func StatusFor(err error) int {
	if slices.ContainsFunc(finalErrors, func(final error) bool { return errors.Is(err, final) }) {
		return http.StatusBadRequest
	}
	return http.StatusServiceUnavailable
}
