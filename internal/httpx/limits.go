package httpx

import (
	"math"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"
)

// Limits bounds the requests of callers. The zero value of a field switches its limit off. Each process and each API counts for
// itself: with several processes, a caller may send several times as much.
type Limits struct {
	// Rate is how many requests per second a caller (a token or a staff member) may send steadily.
	Rate float64
	// Burst is how many requests a caller may send at once after a pause; 0 means as many as Rate allows in a second.
	Burst int
	// Concurrent is how many requests of one caller are served at the same time.
	Concurrent int
	// InFlight is how many requests of all stores are served at the same time. A store may use as much of it as it leaves free; see
	// Capacity.
	InFlight int
	// PerStore is how many REST requests of one store run at the same time, and Operations how many of its GraphQL operations; see
	// FairQueue.
	PerStore, Operations int
	// AuthFailures is how many wrong tokens or passwords per minute one client address may send; an IPv6 address counts as its /64
	// network.
	AuthFailures int
	// Timeout is how long a request may take, its body included.
	Timeout time.Duration
	// ReadTimeout is how long a request that changes nothing may take. Timeout applies to it as well.
	ReadTimeout time.Duration
	// BodyTimeout is how long the client may take to send the body.
	BodyTimeout time.Duration
	// ResponseBytes is how many bytes one response of the GraphQL API may have.
	ResponseBytes int
	// SendingBytes is how many bytes of large responses of one API may be in memory while their clients read them; see Sending.
	SendingBytes int
	// Now is the clock of the rate limits; nil means time.Now.
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

// RejectError is the error of a request that is rejected before any operation runs.
type RejectError struct {
	Code       string
	Detail     string
	RetryAfter int // seconds after which a retry may succeed; 0 if waiting does not help
}

// Error implements error.
func (r *RejectError) Error() string { return r.Code + ": " + r.Detail }

// maxBuckets is how many callers are remembered, which bounds the memory of rate limits.
const maxBuckets = 16_384

// Buckets holds a token bucket for each recent caller.
type Buckets[K comparable] struct {
	limit    rate.Limit
	burst    int
	limiters *lru.Cache[K, *rate.Limiter]
}

// NewBuckets returns buckets of burst requests that refill at the rate perSecond; nil when that is 0. A burst of 0 means perSecond.
func NewBuckets[K comparable](perSecond float64, burst int) *Buckets[K] {
	if perSecond <= 0 {
		return nil
	}
	if burst <= 0 {
		burst = int(math.Ceil(perSecond))
	}
	return &Buckets[K]{limit: rate.Limit(perSecond), burst: burst, limiters: Remember[K, *rate.Limiter]()}
}

// of returns the bucket of a caller.
func (b *Buckets[K]) of(caller K) *rate.Limiter {
	if known, ok := b.limiters.Get(caller); ok {
		return known
	}
	created := rate.NewLimiter(b.limit, b.burst)
	if existing, ok, _ := b.limiters.PeekOrAdd(caller, created); ok {
		return existing
	}
	return created
}

// Take removes one token from the caller's bucket and returns a function that puts it back. When the bucket is empty, it removes
// nothing and returns how many seconds to wait instead.
func (b *Buckets[K]) Take(caller K, now time.Time) (putBack func(now time.Time), wait int) {
	bucket := b.of(caller)
	if !bucket.AllowN(now, 1) {
		return nil, b.untilOne(bucket.TokensAt(now))
	}
	// Cancelling a reservation would put back less if there were others since then; a reservation of -1 always adds one.
	return func(now time.Time) { bucket.ReserveN(now, -1) }, 0
}

// wait returns how many seconds it takes until the caller's bucket has a token, 0 when it has one.
func (b *Buckets[K]) wait(caller K, now time.Time) int {
	left := b.of(caller).TokensAt(now)
	if left >= 1 {
		return 0
	}
	return b.untilOne(left)
}

// untilOne returns how many seconds it takes until a bucket with the fraction left has a whole token, at least 1.
func (b *Buckets[K]) untilOne(left float64) int { return secondsOf((1 - left) / float64(b.limit)) }

// owe removes a token from the caller's bucket even if it is empty: it then takes longer to refill.
func (b *Buckets[K]) owe(caller K, now time.Time) { b.of(caller).ReserveN(now, 1) }

// Remember returns a map that keeps the 16,384 keys that were used last.
func Remember[K comparable, V any]() *lru.Cache[K, V] {
	cache, err := lru.New[K, V](maxBuckets)
	if err != nil {
		panic(err) // only if the size is below 1
	}
	return cache
}

// secondsOf rounds up to whole seconds for a Retry-After header, at least 1.
func secondsOf(seconds float64) int { return max(1, int(math.Ceil(seconds))) }
