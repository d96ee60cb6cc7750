package httpx

import (
	"context"
	"hash/maphash"
	"net/netip"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/internal/auth"
)

// maxChecks is how many tokens that are not known to be right are looked up at the same time. A failure counts when the look-up ends,
// so the failures of an address can exceed the limit once, by fewer than this.
const maxChecks = 8

// Lockout keeps an address that sends wrong tokens from causing a look-up in the database for each of them.
// Tokens that were right before stay welcome: behind one address may be the bots of many stores.
type Lockout struct {
	failures *Buckets[netip.Prefix]
	proven   *lru.Cache[uint64, struct{}] // hashes of tokens that were right when they came last
	seed     maphash.Seed                 // of the hashes; without it, a token with the hash of another one cannot be computed
	checks   chan struct{}                // has room for maxChecks
	isWrong  func(error) bool
	now      func() time.Time
}

// Authenticate returns the actor of a token.
type Authenticate func(ctx context.Context, token string) (auth.Actor, error)

// NewLockout returns a lockout, nil when there is no limit. isWrong reports whether an error says that a token is wrong.
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

// Try authenticates a token that came from the network.
//
// Errors: those of authenticate; too_many_failures, as a *RejectError, when too many wrong tokens came from there; the
// cause of the context's end.
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

// Prove makes a token known to be right that was given out just now.
func (l *Lockout) Prove(token string) {
	if l != nil {
		l.proven.Add(maphash.String(l.seed, token), struct{}{})
	}
}

// check authenticates a token that is not known to be right, and remembers the result.
func (l *Lockout) check(ctx context.Context, from netip.Prefix, token string, hash uint64, authenticate Authenticate) (auth.Actor, error) {
	select {
	case l.checks <- struct{}{}:
		defer func() { <-l.checks }()
	case <-ctx.Done():
		return auth.Actor{}, context.Cause(ctx)
	}
	if wait := l.failures.Wait(from, l.now()); wait > 0 {
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
		l.failures.Owe(from, l.now())
	}
	return actor, err
}
