package rest

import (
	"math"
	"strconv"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"
)

// Limits bound what callers may take. The zero value of a field switches its limit off. They hold
// in one process: where several serve, a token may do several times as much.
type Limits struct {
	// Rate is how many requests a second one token may make, steadily.
	Rate float64
	// Burst is how many it may make at once after a pause; 0 means what Rate allows in a second.
	Burst int
	// Concurrent is how many requests of one token are served at the same time.
	Concurrent int
	// InFlight is how many requests of all stores are served at the same time. A store gets a part
	// of it that always leaves as much to the others; see capacity.
	InFlight int
	// AuthFailures is how many wrong tokens a minute one client address may send; an IPv6 address
	// counts as its /64 network.
	AuthFailures int
	// Timeout is how long a request may take, its body included.
	Timeout time.Duration
	// BodyTimeout is how long a caller may take to send the body.
	BodyTimeout time.Duration
	// Now is the clock of the rates; nil means time.Now.
	Now func() time.Time
}

// maxBuckets bounds the memory for rates: as many tokens, and as many addresses, are remembered.
const maxBuckets = 16_384

// buckets hold a token bucket for each of the latest callers.
type buckets[K comparable] struct {
	limit    rate.Limit
	burst    int
	limiters *lru.Cache[K, *rate.Limiter]
}

// newBuckets returns buckets of burst requests that refill by perSecond; nil when that is 0.
func newBuckets[K comparable](perSecond float64, burst int) *buckets[K] {
	if perSecond <= 0 {
		return nil
	}
	if burst <= 0 {
		burst = int(math.Ceil(perSecond))
	}
	return &buckets[K]{limit: rate.Limit(perSecond), burst: burst, limiters: remember[K, *rate.Limiter]()}
}

// of returns the bucket of a caller.
func (b *buckets[K]) of(caller K) *rate.Limiter {
	if known, ok := b.limiters.Get(caller); ok {
		return known
	}
	fresh := rate.NewLimiter(b.limit, b.burst)
	if earlier, ok, _ := b.limiters.PeekOrAdd(caller, fresh); ok {
		return earlier
	}
	return fresh
}

// remember returns a map of the latest maxBuckets keys.
func remember[K comparable, V any]() *lru.Cache[K, V] {
	cache, err := lru.New[K, V](maxBuckets)
	if err != nil {
		panic(err) // only of a size below 1
	}
	return cache
}

// meter is the rate limit of tokens.
type meter struct {
	tokens *buckets[uuid.UUID]
	policy string
}

// newMeter returns nil when there is no limit.
func newMeter(limits Limits) *meter {
	tokens := newBuckets[uuid.UUID](limits.Rate, limits.Burst)
	if tokens == nil {
		return nil
	}
	window := math.Ceil(float64(tokens.burst) / limits.Rate)
	return &meter{tokens, `"default";q=` + strconv.Itoa(tokens.burst) + `;w=` + formatSeconds(window)}
}

// count takes one request out of the token's bucket. It returns the state of the bucket as the
// RateLimit header says it, and how many seconds to wait when the bucket was empty, else 0.
// draft-ietf-httpapi-ratelimit-headers-10: r is what is left, t the seconds until the bucket is full.
func (m *meter) count(token uuid.UUID, now time.Time) (state string, wait int) {
	bucket := m.tokens.of(token)
	allowed := bucket.AllowN(now, 1)
	left := max(bucket.TokensAt(now), 0)
	full := math.Ceil((float64(m.tokens.burst) - left) / float64(m.tokens.limit))
	state = `"default";r=` + strconv.Itoa(int(left)) + `;t=` + formatSeconds(full)
	if allowed {
		return state, 0
	}
	return state, secondsOf((1 - left) / float64(m.tokens.limit))
}

func formatSeconds(seconds float64) string { return strconv.FormatFloat(seconds, 'f', 0, 64) }

// secondsOf rounds up to what a Retry-After header can say.
func secondsOf(seconds float64) int { return max(1, int(math.Ceil(seconds))) }
