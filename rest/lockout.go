package rest

import (
	"errors"
	"net/http"
	"net/netip"
	"strings"

	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

// lockout keeps an address that sends wrong tokens from asking the database about each of them.
// Tokens that were right before stay welcome: behind one address may be the bots of many stores.
type lockout struct {
	failures *buckets[netip.Prefix]
	proven   *lru.Cache[[32]byte, struct{}] // hashes of tokens that were right when they came last
}

// newLockout returns nil when there is no limit.
func newLockout(limits Limits) *lockout {
	failures := newBuckets[netip.Prefix](float64(limits.AuthFailures)/60, limits.AuthFailures)
	if failures == nil {
		return nil
	}
	return &lockout{failures, remember[[32]byte, struct{}]()}
}

// authenticate returns the actor that the request's token speaks for.
//
// Errors: unauthenticated; too_many_failures when too many wrong tokens came from the caller's address.
func (h *handler) authenticate(r *http.Request, token string) (auth.Actor, error) {
	if h.lockout == nil {
		return h.resolver.Authenticate(r.Context(), token)
	}
	hash := [32]byte(auth.HashToken(token))
	if h.lockout.proven.Contains(hash) {
		actor, err := h.resolver.Authenticate(r.Context(), token)
		if err != nil {
			h.lockout.proven.Remove(hash)
		}
		return actor, err
	}
	now := h.now()
	failure := h.lockout.failures.of(h.clientNetwork(r)).ReserveN(now, 1)
	if wait := failure.DelayFrom(now); wait > 0 {
		failure.CancelAt(now)
		return auth.Actor{}, &problem{
			code:       codeTooManyFailures,
			detail:     "Too many wrong tokens came from your address.",
			retryAfter: secondsOf(wait.Seconds()),
		}
	}
	actor, err := h.resolver.Authenticate(r.Context(), token)
	if err == nil {
		h.lockout.proven.Add(hash, struct{}{})
	}
	if !isUnauthenticated(err) {
		failure.CancelAt(now) // it was none
	}
	return actor, err
}

func isUnauthenticated(err error) bool {
	var refused *resolver.Error
	return errors.As(err, &refused) && refused.Code == resolver.CodeUnauthenticated
}

// clientNetwork is the address that the request comes from, as far as it can be believed: the
// nearest in X-Forwarded-For that is no trusted proxy's. Of an IPv6 address it is the /64 network,
// which is the least that one subscriber gets.
func (h *handler) clientNetwork(r *http.Request) netip.Prefix {
	address := peerAddress(r)
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && h.trusts(address); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		address = hop.Unmap().WithZone("")
	}
	network, err := address.Prefix(min(address.BitLen(), 64))
	if err != nil {
		return netip.Prefix{}
	}
	return network
}
