package httpx

import (
	"context"
	"hash/maphash"
	"net/netip"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/internal/auth"
)

// maxChecks bounds the concurrent look-ups of tokens that are not known to be valid. A failure counts when its look-up ends, so an
// address can exceed its limit of failures once, by fewer than this.
const maxChecks = 8

// Lockout stops looking up tokens from an address that has sent too many wrong ones. Tokens that have been valid before are still
// accepted from there, because bots of many stores may share one address.
type Lockout struct {
	failures *Buckets[netip.Prefix]
	proven   *lru.Cache[uint64, struct{}] // hashes of tokens that were valid at their last use
	seed     maphash.Seed                 // of the hashes; it is secret, so that a client cannot compute a token with the same hash
	checks   chan struct{}                // a semaphore of maxChecks
	isWrong  func(error) bool
	now      func() time.Time
}

// Authenticate returns the actor of a token.
type Authenticate func(ctx context.Context, token string) (auth.Actor, error)

// NewLockout returns a lockout, nil when there is no limit. isWrong reports whether an error of Authenticate means that the token is
// wrong.
func NewLockout(limits Limits, isWrong func(error) bool) *Lockout {
	failures := NewBuckets[netip.Prefix](float64(limits.AuthFailures)/60, limits.AuthFailures)
	if failures == nil {
		return nil
	}
	return &Lockout{
		failures: failures,
		proven:   Remember[uint64, struct{}](),
		seed:     maphash.MakeSeed(),
		checks:   make(chan struct{}, maxChecks),
		isWrong:  isWrong,
		now:      limits.Clock(),
	}
}

// Try authenticates a token that came from the network from.
//
// Errors: those of authenticate; too_many_failures, as a *RejectError, when too many wrong tokens came from that network; the
// context's cause when the context ends.
func (l *Lockout) Try(ctx context.Context, from netip.Prefix, token string, authenticate Authenticate) (auth.Actor, error) {
	if l == nil {
		return authenticate(ctx, token)
	}
	hash := maphash.String(l.seed, token)
	if !l.proven.Contains(hash) {
		return l.check(ctx, from, token, hash, authenticate)
	}
	actor, err := authenticate(ctx, token)
	if l.isWrong(err) {
		l.proven.Remove(hash)
	}
	return actor, err
}

// Prove marks a new token as valid, so that its first use needs no check.
func (l *Lockout) Prove(token string) {
	if l != nil {
		l.proven.Add(maphash.String(l.seed, token), struct{}{})
	}
}

// check authenticates a token that is not known to be valid, and records the result.
func (l *Lockout) check(ctx context.Context, from netip.Prefix, token string, hash uint64, authenticate Authenticate) (auth.Actor, error) {
	select {
	case l.checks <- struct{}{}:
		defer func() { <-l.checks }()
	case <-ctx.Done():
		return auth.Actor{}, context.Cause(ctx)
	}
	if wait := l.failures.wait(from, l.now()); wait > 0 {
		return auth.Actor{}, &RejectError{
			Code:       CodeTooManyFailures,
			Detail:     "Too many wrong tokens came from your address.",
			RetryAfter: wait,
		}
	}
	actor, err := authenticate(ctx, token)
	switch {
	case err == nil:
		l.proven.Add(hash, struct{}{})
	case l.isWrong(err):
		l.failures.owe(from, l.now())
	}
	return actor, err
}
