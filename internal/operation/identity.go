package operation

import (
	"context"
	"math/rand/v2"
	"strconv"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/sync/singleflight"

	"kiosk/internal/auth"
)

// lookUpTimeout limits a look-up, which several callers may share.
const lookUpTimeout = 10 * time.Second

// Identity is the actor that a secret belongs to.
type Identity struct {
	Actor     auth.Actor
	ExpiresAt *time.Time // nil: never
	staleAt   time.Time  // when the database must be read again
}

// Expired reports whether the secret has expired.
func (i Identity) Expired(now time.Time) bool {
	return i.ExpiresAt != nil && !i.ExpiresAt.After(now)
}

// Identities is a cache of actors by the hash of their secret, for one kind of secrets. Concurrent callers with the same secret share
// one look-up. Entries expire after a random time, so that entries which were added at the same time are not all refreshed at the same
// time.
type Identities struct {
	latest    *lru.Cache[[32]byte, Identity]
	cacheTime time.Duration
	lookUps   singleflight.Group
	forgets   atomic.Int64 // number of calls of Forget
}

func newIdentities(cacheTime time.Duration) *Identities {
	latest, err := lru.New[[32]byte, Identity](cachedTokens)
	if err != nil {
		panic(err) // the size is not positive
	}
	return &Identities{latest: latest, cacheTime: cacheTime}
}

// Of returns the actor of the secret with the hash. A cached actor is at most cacheTime old. Otherwise Of calls lookUp, once for all
// concurrent callers; errors are not cached. Errors: those of lookUp; the cause of the context's end.
func (i *Identities) Of(ctx context.Context, hash []byte, lookUp func(context.Context) (Identity, error)) (Identity, error) {
	if known, ok := i.cached(hash); ok {
		return known, nil
	}
	forgets := i.forgets.Load() // callers after Forget do not share a look-up from before it
	results := i.lookUps.DoChan(string(hash)+strconv.FormatInt(forgets, 10), func() (any, error) {
		if known, ok := i.cached(hash); ok { // another look-up has just added it
			return known, nil
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookUpTimeout)
		defer cancel()
		staleAt := time.Now().Add(i.cacheTime/2 + rand.N(i.cacheTime/2)) //nolint:gosec // jitter, not a secret
		found, err := lookUp(ctx)
		found.staleAt = staleAt
		if err == nil && i.forgets.Load() == forgets {
			i.latest.Add([32]byte(hash), found)
		}
		return found, err
	})
	select {
	case result := <-results:
		return result.Val.(Identity), result.Err
	case <-ctx.Done():
		return Identity{}, context.Cause(ctx)
	}
}

// cached returns the cached actor of a secret, unless it is stale.
func (i *Identities) cached(hash []byte) (Identity, bool) {
	known, ok := i.latest.Get([32]byte(hash))
	return known, ok && time.Now().Before(known.staleAt)
}

// Forget removes the cached actors for which matches returns true.
func (i *Identities) Forget(matches func(auth.Actor) bool) {
	i.forgets.Add(1)
	for _, hash := range i.latest.Keys() {
		if known, ok := i.latest.Peek(hash); ok && matches(known.Actor) {
			i.latest.Remove(hash)
		}
	}
}
