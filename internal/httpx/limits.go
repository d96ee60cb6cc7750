package httpx

import (
	"math"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"
)

// Limits bound what callers may take. The zero value of a field switches its limit off. They hold in one process
// and in one API: where several serve, a caller may do several times as much.
type Limits struct {
	// Rate is how many requests a second one caller may make, steadily: a token or a staff member.
	Rate float64
	// Burst is how many it may make at once after a pause; 0 means what Rate allows in a second.
	Burst int
	// Concurrent is how many requests of one caller are served at the same time.
	Concurrent int
	// InFlight is how many requests of all stores are served at the same time. A store gets a part
	// of it that always leaves as much to the others; see Capacity.
	InFlight int
	// PerStore is how many requests of one store to the REST API run at the same time, and Operations how many of its
	// operations at the GraphQL API; see FairQueue.
	PerStore, Operations int
	// AuthFailures is how many wrong tokens or passwords a minute one client address may send; an IPv6
	// address counts as its /64 network.
	AuthFailures int
	// Timeout is how long a request may take, its body included.
	Timeout time.Duration
	// ReadTimeout is how long a request may take that changes nothing; Timeout holds as well.
	ReadTimeout time.Duration
	// BodyTimeout is how long a caller may take to send the body.
	BodyTimeout time.Duration
	// ResponseBytes is how many bytes one response of the GraphQL API may have.
	ResponseBytes int
	// Now is the clock of the rates; nil means time.Now.
	Now func() time.Time
}

// Clock returns Now, or time.Now.
func (l Limits) Clock() func() time.Time {
	if l.Now == nil {
		return time.Now
	}
	return l.Now
}

// The codes of a RejectError.
const (
	CodeRateLimited          = "rate_limited"
	CodeTooManyFailures      = "too_many_failures"
	CodeTooManyConcurrent    = "too_many_concurrent"
	CodeOverloaded           = "overloaded"
	CodeMalformedBody        = "malformed_body"
	CodeBodyTooLarge         = "body_too_large"
	CodeUnsupportedMediaType = "unsupported_media_type"
	CodeBodyTimeout          = "body_timeout"
)

// RejectError is why a request is rejected before any operation runs.
type RejectError struct {
	Code       string
	Detail     string
	RetryAfter int // seconds, when time alone helps; else 0
}

// Error implements error.
func (r *RejectError) Error() string { return r.Code + ": " + r.Detail }

// maxBuckets bounds the memory for rates: as many callers are remembered.
const maxBuckets = 16_384

// Buckets hold a token bucket for each of the latest callers.
type Buckets[K comparable] struct {
	limit    rate.Limit
	burst    int
	limiters *lru.Cache[K, *rate.Limiter]
}

// NewBuckets returns buckets of burst requests that refill by perSecond; nil when that is 0.
func NewBuckets[K comparable](perSecond float64, burst int) *Buckets[K] {
	if perSecond <= 0 {
		return nil
	}
	if burst <= 0 {
		burst = int(math.Ceil(perSecond))
	}
	return &Buckets[K]{limit: rate.Limit(perSecond), burst: burst, limiters: Remember[K, *rate.Limiter]()}
}

// Of returns the bucket of a caller.
func (b *Buckets[K]) Of(caller K) *rate.Limiter {
	if known, ok := b.limiters.Get(caller); ok {
		return known
	}
	fresh := rate.NewLimiter(b.limit, b.burst)
	if earlier, ok, _ := b.limiters.PeekOrAdd(caller, fresh); ok {
		return earlier
	}
	return fresh
}

// Take takes one out of the caller's bucket and returns how to put it back, or how many seconds to wait when the
// bucket is empty: what is refused takes nothing.
func (b *Buckets[K]) Take(caller K, now time.Time) (putBack func(now time.Time), wait int) {
	bucket := b.Of(caller)
	if !bucket.AllowN(now, 1) {
		return nil, b.untilOne(bucket.TokensAt(now))
	}
	// A reservation that is cancelled would put back less if others were made since; one of -1 adds what it says.
	return func(now time.Time) { bucket.ReserveN(now, -1) }, 0
}

// Wait returns how many seconds it is until the caller's bucket has one, 0 when it has.
func (b *Buckets[K]) Wait(caller K, now time.Time) int {
	left := b.Of(caller).TokensAt(now)
	if left >= 1 {
		return 0
	}
	return b.untilOne(left)
}

// untilOne returns how many seconds it is until a bucket with so much left has one, at least 1.
func (b *Buckets[K]) untilOne(left float64) int { return secondsOf((1 - left) / float64(b.limit)) }

// Owe takes one out of the caller's bucket even if that has none: the next to come pays for it.
func (b *Buckets[K]) Owe(caller K, now time.Time) { b.Of(caller).ReserveN(now, 1) }

// Remember returns a map of the latest 16 384 keys.
func Remember[K comparable, V any]() *lru.Cache[K, V] {
	cache, err := lru.New[K, V](maxBuckets)
	if err != nil {
		panic(err) // only of a size below 1
	}
	return cache
}

// secondsOf rounds up to what a Retry-After header can say.
func secondsOf(seconds float64) int { return max(1, int(math.Ceil(seconds))) }
