package httpx

import (
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/google/uuid"
)

// RateLimiter limits how many requests per second each caller may send.
type RateLimiter struct {
	callers *Buckets[uuid.UUID]
	policy  string
	now     func() time.Time
}

// NewRateLimiter returns a limiter, nil when there is no limit.
func NewRateLimiter(limits Limits) *RateLimiter {
	callers := NewBuckets[uuid.UUID](limits.Rate, limits.Burst)
	if callers == nil {
		return nil
	}
	window := math.Ceil(float64(callers.burst) / limits.Rate)
	return &RateLimiter{callers, `"default";q=` + strconv.Itoa(callers.burst) + `;w=` + formatSeconds(window), limits.Clock()}
}

// Count counts a request of the caller, and sets the RateLimit headers of the response.
// Error: rate_limited, as a *RejectError.
func (l *RateLimiter) Count(w http.ResponseWriter, caller uuid.UUID) error {
	if l == nil {
		return nil
	}
	state, wait := l.count(caller, l.now())
	w.Header().Set("RateLimit-Policy", l.policy)
	w.Header().Set("RateLimit", state)
	return rateError(wait)
}

// Allow counts a message on a stream, which has no response headers of its own.
// Error: rate_limited, as a *RejectError.
func (l *RateLimiter) Allow(caller uuid.UUID) error {
	if l == nil {
		return nil
	}
	_, wait := l.count(caller, l.now())
	return rateError(wait)
}

// chargedBytes is how many bytes of a response count as one additional request.
const chargedBytes = 64 << 10

// Charge counts one additional request for each full 64 KiB of a response. The caller's bucket may become negative: then the caller's
// next requests are rejected until it has refilled.
func (l *RateLimiter) Charge(caller uuid.UUID, bytes int) {
	if l == nil {
		return
	}
	bucket, now := l.callers.of(caller), l.now()
	for requests := bytes / chargedBytes; requests > 0; requests -= l.callers.burst {
		bucket.ReserveN(now, min(requests, l.callers.burst))
	}
}

// rateError returns the error for a caller that must wait so many seconds, nil for 0.
func rateError(wait int) error {
	if wait == 0 {
		return nil
	}
	return &RejectError{
		Code:       CodeRateLimited,
		Detail:     "The token makes more requests than it may; see RateLimit-Policy.",
		RetryAfter: wait,
	}
}

// count removes one request from the caller's bucket. It returns the value of the RateLimit header, and how many seconds to wait when
// the bucket was empty, else 0. draft-ietf-httpapi-ratelimit-headers-10: r is the number of requests left, t the seconds until the
// bucket is full.
func (l *RateLimiter) count(caller uuid.UUID, now time.Time) (state string, wait int) {
	bucket := l.callers.of(caller)
	allowed := bucket.AllowN(now, 1)
	left := bucket.TokensAt(now) // negative after a Charge of more than the bucket had
	full := math.Ceil((float64(l.callers.burst) - left) / float64(l.callers.limit))
	state = `"default";r=` + strconv.Itoa(max(int(left), 0)) + `;t=` + formatSeconds(full)
	if allowed {
		return state, 0
	}
	return state, l.callers.untilOne(left)
}

func formatSeconds(seconds float64) string { return strconv.FormatFloat(seconds, 'f', 0, 64) }
