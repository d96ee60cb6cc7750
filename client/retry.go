package client

import (
	"context"
	"crypto/rand"
	"errors"
	mathrand "math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

const (
	firstPause = 200 * time.Millisecond
	// longestPause is the longest pause of backoff. It is added to Retry-After.
	longestPause = 5 * time.Second
	// longestRetryAfter is the longest Retry-After after which the client retries. After a longer one it returns the error.
	longestRetryAfter = time.Minute
)

// NewIdempotencyKey returns a random key that no other call has.
//
// A program that may have to repeat a call after a restart makes the key first, stores it with the
// time, and sets it in the call's input. It must repeat the call within 24 hours: after that, Kiosk
// frees the key and would carry out the call again. After 24 hours, search Orders first for an order
// that may have been placed.
func NewIdempotencyKey() string { return rand.Text() }

// waiter waits for the pause. It returns the context's error if the context ends first.
type waiter func(ctx context.Context, pause time.Duration) error

func sleep(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// pauseAfter returns whether to retry a call after a failed attempt, and the pause before the retry.
func (c *Client) pauseAfter(ctx context.Context, call call, failure error, attempt int) (pause time.Duration, retry bool) {
	if call.once || attempt > c.retries || ctx.Err() != nil {
		return 0, false
	}
	pause = backoff(attempt)
	if refusal, ok := errors.AsType[*Error](failure); ok {
		if !isTransient(refusal.Status) || refusal.RetryAfter > longestRetryAfter {
			return 0, false
		}
		pause += refusal.RetryAfter
	}
	deadline, hasDeadline := ctx.Deadline()
	return pause, !hasDeadline || time.Now().Add(pause).Before(deadline)
}

// isTransient reports whether a status is of a failure after which a retry may succeed.
func isTransient(status int) bool {
	switch status {
	case http.StatusRequestTimeout,
		http.StatusTooManyRequests,
		http.StatusInternalServerError,
		http.StatusBadGateway,
		http.StatusServiceUnavailable,
		http.StatusGatewayTimeout:
		return true
	default:
		return false
	}
}

// mayHaveDone reports whether Kiosk may have carried out an attempt that failed.
func mayHaveDone(failure error) bool {
	refusal, ok := errors.AsType[*Error](failure)
	return !ok || refusal.Status >= 500 && refusal.Code != CodeBusy && refusal.Code != CodeOverloaded
}

// findsItGone reports whether a deletion failed because its target does not exist.
func (call call) findsItGone(failure error) bool {
	return call.goneCode != "" && CodeOf(failure) == call.goneCode
}

// backoff returns the pause after an attempt, which doubles with each attempt. Half of it is random, so
// that clients that failed at the same time do not retry at the same time.
func backoff(attempt int) time.Duration {
	pause := longestPause
	if doublings := attempt - 1; doublings < 5 {
		pause = min(firstPause<<doublings, longestPause)
	}
	return pause/2 + mathrand.N(pause/2) //nolint:gosec // jitter needs no secrecy
}

// retryAfter returns the header Retry-After, in seconds or as a date (RFC 9110, 10.2.3), or 0 when it is absent or malformed.
func retryAfter(header http.Header) time.Duration {
	text := header.Get("Retry-After")
	seconds, err := strconv.ParseUint(text, 10, 31)
	if err == nil || errors.Is(err, strconv.ErrRange) { // after ErrRange, seconds is the largest value
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}
