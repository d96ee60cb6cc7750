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

// lookUpTimeout bounds how long callers wait for the look-up that they share.
const lookUpTimeout = 10 * time.Second

// Identity is the actor that a secret belongs to.
type Identity struct {
	Actor     auth.Actor
	ExpiresAt *time.Time // nil: never
	staleAt   time.Time  // when the database must be read again
}

// Expired reports whether the secret has ended.
func (i Identity) Expired(now time.Time) bool {
	return i.ExpiresAt != nil && !i.ExpiresAt.After(now)
}

// Identities cache the actors of the latest secrets of one kind. There is one look-up per secret at a time. Entries expire after
// a random time, so that callers who came together do not refresh together.
type Identities struct {
	latest  *lru.Cache[[32]byte, Identity]
	lookUps singleflight.Group
	forgets atomic.Int64 // how often some were forgotten
}

func newIdentities() *Identities {
	latest, err := lru.New[[32]byte, Identity](cachedTokens)
	if err != nil {
		panic(err) // the size is not positive
	}
	return &Identities{latest: latest}
}

// Of returns the actor of the secret with the hash, as it was CacheTime ago at most. If it is not cached, lookUp reads the
// database, once for all callers that wait for it; its errors are not cached. Errors: those of lookUp; the cause of the
// context's end.
func (i *Identities) Of(ctx context.Context, hash []byte, lookUp func(context.Context) (Identity, error)) (Identity, error) {
	if known, ok := i.known(hash); ok {
		return known, nil
	}
	forgets := i.forgets.Load() // a look-up that began before an identity was forgotten gives no result after it
	results := i.lookUps.DoChan(string(hash)+strconv.FormatInt(forgets, 10), func() (any, error) {
		if known, ok := i.known(hash); ok { // by a look-up that has just ended
			return known, nil
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookUpTimeout)
		defer cancel()
		staleAt := time.Now().Add(CacheTime/2 + rand.N(CacheTime/2)) //nolint:gosec // jitter, not a secret
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

// known returns the cached actor of a secret, unless it is stale.
func (i *Identities) known(hash []byte) (Identity, bool) {
	known, ok := i.latest.Get([32]byte(hash))
	return known, ok && time.Now().Before(known.staleAt)
}

// Forget removes the actors for which isMeant returns true.
func (i *Identities) Forget(isMeant func(auth.Actor) bool) {
	i.forgets.Add(1)
	for _, hash := range i.latest.Keys() {
		if known, ok := i.latest.Peek(hash); ok && isMeant(known.Actor) {
			i.latest.Remove(hash)
		}
	}
}
