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
	// longestPause bounds our own pauses, which begin after what Kiosk asks for.
	longestPause = 5 * time.Second
	// longestRetryAfter bounds those that Kiosk asks for; a longer one is left to the caller.
	longestRetryAfter = time.Minute
)

// NewIdempotencyKey returns a random key that no other call has. A program that wants to repeat a
// call even after its own restart makes the key first, stores it with the time, and names it in the
// call's input. It repeats the call within 24 hours: Kiosk frees the key then, and would carry the
// call out again. After that, look through Orders first for what may have been placed.
func NewIdempotencyKey() string { return rand.Text() }

// waiter waits until the time is over or the context has ended, which is its error.
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

// pauseAfter returns how long to wait before a call is sent again, and whether it is worthwhile.
func (c *Client) pauseAfter(ctx context.Context, call call, failure error, attempt int) (pause time.Duration, worthwhile bool) {
	if call.once || attempt > c.retries || ctx.Err() != nil {
		return 0, false
	}
	pause = backoff(attempt)
	var refusal *Error
	if errors.As(failure, &refusal) {
		if !passing(refusal.Status) || refusal.RetryAfter > longestRetryAfter {
			return 0, false
		}
		pause += refusal.RetryAfter
	}
	deadline, bounded := ctx.Deadline()
	return pause, !bounded || time.Now().Add(pause).Before(deadline)
}

// passing reports whether a status is of a failure that may be over soon.
func passing(status int) bool {
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

// mayHaveDone reports whether an attempt that failed may have been carried out all the same.
func mayHaveDone(failure error) bool {
	var refusal *Error
	if !errors.As(failure, &refusal) {
		return true
	}
	return refusal.Status >= 500 && refusal.Code != CodeBusy && refusal.Code != CodeOverloaded
}

// findsItGone reports whether a call failed because what it deletes is not there.
func (call call) findsItGone(failure error) bool {
	return call.goneCode != "" && CodeOf(failure) == call.goneCode
}

// backoff returns the pause after an attempt: it doubles each time, and a random half of it keeps
// clients that failed together from returning together.
func backoff(attempt int) time.Duration {
	pause := longestPause
	if doublings := attempt - 1; doublings < 5 {
		pause = min(firstPause<<doublings, longestPause)
	}
	return pause/2 + mathrand.N(pause/2) //nolint:gosec // a guessed pause gains nothing
}

// retryAfter reads the header, in seconds or as a date (RFC 9110, 10.2.3); 0 when there is none.
func retryAfter(header http.Header) time.Duration {
	text := header.Get("Retry-After")
	seconds, err := strconv.ParseUint(text, 10, 31)
	if err == nil || errors.Is(err, strconv.ErrRange) { // which yields the largest that fits
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}
