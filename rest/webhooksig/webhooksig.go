// Package webhooksig signs and verifies Kiosk's webhook deliveries. The dispatcher signs with
// it and receivers written in Go verify with it; it needs only the standard library.
//
// A delivery carries the header
//
//	X-Service-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">
//
// The HMAC key is the endpoint's secret exactly as it was shown at registration: the ASCII
// bytes of its 64 characters, not the 32 bytes that they spell.
//
// In an HTTP handler, call VerifyRequest before anything else:
//
//	body, err := webhooksig.VerifyRequest(r, secret)
//	if err != nil {
//		http.Error(w, err.Error(), webhooksig.StatusFor(err))
//		return
//	}
//
// If the event cannot be processed for another reason, respond with 503, because a 4xx is final.
package webhooksig

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// The headers of a delivery.
const (
	// HeaderSignature holds the signature made with the endpoint's active secret.
	HeaderSignature = "X-Service-Signature"
	// HeaderSignatureNext holds a second signature of the same form, made with the next secret,
	// and is present only while the endpoint's secret is being rotated.
	HeaderSignatureNext = "X-Service-Signature-Next"
	// HeaderEventID repeats the `id` of the event in the body. It is not signed; the body is.
	HeaderEventID = "X-Service-Event-Id"
	// HeaderDeliveryAttempt counts the attempts of one delivery from 1.
	HeaderDeliveryAttempt = "X-Service-Delivery-Attempt"
)

// DefaultTolerance is the maximum difference between a signature's time and the receiver's clock, in
// either direction. Every attempt has a new signature, so retries are not too old.
const DefaultTolerance = 300 * time.Second

// The errors of Verify. Match them with errors.Is.
var (
	// ErrMalformed means that the header is missing or is not a signature header.
	ErrMalformed = errors.New("malformed signature header")
	// ErrMismatch means that the secret or the body differs from the signed one.
	ErrMismatch = errors.New("signature does not match")
	// ErrExpired means that the signature is genuine, but its time is outside the tolerance.
	ErrExpired = errors.New("signature time is outside the tolerance")
	// ErrNoSecret means that the receiver has no secret. Anyone can sign with an empty key, so no
	// signature is accepted.
	ErrNoSecret = errors.New("no webhook secret is set")
)

// Sign returns the value of the signature header for a body sent at the given time. Fractions of a
// second are ignored.
func Sign(secret string, at time.Time, body []byte) string {
	timestamp := strconv.FormatInt(at.Unix(), 10)
	return "t=" + timestamp + ",v1=" + hex.EncodeToString(digest(secret, timestamp, body))
}

// Verify checks that the header is a signature of the body with the secret, and that its time differs
// from now by at most the tolerance. A tolerance of 0 means DefaultTolerance. The body must be the raw
// bytes as they were received. Signatures are compared in constant time.
//
// Errors: ErrNoSecret, ErrMalformed, ErrMismatch, ErrExpired.
func Verify(secret, header string, body []byte, tolerance time.Duration, now time.Time) error {
	if secret == "" {
		return ErrNoSecret
	}
	signature, err := parse(header)
	if err != nil {
		return err
	}
	if !hmac.Equal(signature.v1, digest(secret, signature.timestamp, body)) {
		return ErrMismatch
	}
	if tolerance == 0 {
		tolerance = DefaultTolerance
	}
	if now.Sub(time.Unix(signature.seconds, 0)).Abs() > tolerance {
		return ErrExpired
	}
	return nil
}

// digest returns the HMAC-SHA256 of "<timestamp>.<body>".
func digest(secret, timestamp string, body []byte) []byte {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp))
	mac.Write([]byte{'.'})
	mac.Write(body)
	return mac.Sum(nil)
}

// signature is a parsed header. The timestamp is kept as text, because the sender signed that text.
type signature struct {
	timestamp string
	seconds   int64
	v1        []byte
}

// maxHeaderLength and maxTimestampDigits limit the parsing of a header from an attacker. A header
// has 81 characters today, and 12 digits are enough until the year 33,658.
const (
	maxHeaderLength    = 1024
	maxTimestampDigits = 12
)

// parse parses "t=<digits>,v1=<64 hex digits>", in any order. Elements with other names are ignored,
// so that a future scheme can be added beside v1. A repeated t or v1 is an error.
func parse(header string) (signature, error) {
	if header == "" {
		return signature{}, fmt.Errorf("%w: it is missing", ErrMalformed)
	}
	if len(header) > maxHeaderLength {
		return signature{}, fmt.Errorf("%w: longer than %d characters", ErrMalformed, maxHeaderLength)
	}
	var parsed signature
	for element := range strings.SplitSeq(header, ",") {
		name, value, found := strings.Cut(element, "=")
		if !found {
			return signature{}, fmt.Errorf("%w: an element is not name=value", ErrMalformed)
		}
		var err error
		switch name {
		case "t":
			err = parsed.setTimestamp(value)
		case "v1":
			err = parsed.setV1(value)
		}
		if err != nil {
			return signature{}, err
		}
	}
	if parsed.timestamp == "" || parsed.v1 == nil {
		return signature{}, fmt.Errorf("%w: t and v1 are both needed", ErrMalformed)
	}
	return parsed, nil
}

func (s *signature) setTimestamp(value string) error {
	if s.timestamp != "" {
		return fmt.Errorf("%w: t is repeated", ErrMalformed)
	}
	isNotDigit := func(r rune) bool { return r < '0' || r > '9' }
	if len(value) > maxTimestampDigits || strings.ContainsFunc(value, isNotDigit) {
		return fmt.Errorf("%w: t is not a time in unix seconds", ErrMalformed)
	}
	seconds, err := strconv.ParseInt(value, 10, 64)
	if err != nil {
		return fmt.Errorf("%w: t is not a time in unix seconds", ErrMalformed)
	}
	s.timestamp, s.seconds = value, seconds
	return nil
}

func (s *signature) setV1(value string) error {
	if s.v1 != nil {
		return fmt.Errorf("%w: v1 is repeated", ErrMalformed)
	}
	v1, err := hex.DecodeString(value)
	if err != nil || len(v1) != sha256.Size {
		return fmt.Errorf("%w: v1 is not %d hexadecimal digits", ErrMalformed, hex.EncodedLen(sha256.Size))
	}
	s.v1 = v1
	return nil
}
