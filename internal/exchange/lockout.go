package exchange

import (
	"context"
	"net/netip"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/internal/auth"
)

// Lockout keeps an address that sends wrong tokens from asking the database about each of them.
// Tokens that were right before stay welcome: behind one address may be the bots of many stores.
type Lockout struct {
	failures *Buckets[netip.Prefix]
	proven   *lru.Cache[[32]byte, struct{}] // hashes of tokens that were right when they came last
	isWrong  func(error) bool
	now      func() time.Time
}

// Authenticate returns the actor that a token speaks for.
type Authenticate func(ctx context.Context, token string) (auth.Actor, error)

// NewLockout returns a lockout, nil when there is no limit. isWrong tells the errors which say that a token is wrong.
func NewLockout(limits Limits, isWrong func(error) bool) *Lockout {
	failures := NewBuckets[netip.Prefix](float64(limits.AuthFailures)/60, limits.AuthFailures)
	if failures == nil {
		return nil
	}
	return &Lockout{failures, Remember[[32]byte, struct{}](), isWrong, limits.Clock()}
}

// Try asks authenticate about a token that came from the network.
//
// Errors: those of authenticate; too_many_failures, as a *Refusal, when too many wrong tokens came from there.
func (l *Lockout) Try(ctx context.Context, from netip.Prefix, token string, authenticate Authenticate) (auth.Actor, error) {
	if l == nil {
		return authenticate(ctx, token)
	}
	hash := [32]byte(auth.HashToken(token))
	if l.proven.Contains(hash) {
		actor, err := authenticate(ctx, token)
		if err != nil {
			l.proven.Remove(hash)
		}
		return actor, err
	}
	putBack, wait := l.failures.Take(from, l.now())
	if wait > 0 {
		return auth.Actor{}, &Refusal{
			Code:       CodeTooManyFailures,
			Detail:     "Too many wrong tokens came from your address.",
			RetryAfter: wait,
		}
	}
	actor, err := authenticate(ctx, token)
	if err == nil {
		l.proven.Add(hash, struct{}{})
	}
	if !l.isWrong(err) {
		putBack() // it was none
	}
	return actor, err
}
