package resolver

import (
	"context"
	"math/rand/v2"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/hashicorp/golang-lru/v2/expirable"
	"golang.org/x/sync/singleflight"

	"kiosk/internal/auth"
)

// lookUpTimeout bounds how long callers wait for the one of them who asks the database.
const lookUpTimeout = 10 * time.Second

// identity is whom a secret speaks for.
type identity struct {
	actor     auth.Actor
	expiresAt *time.Time // nil: never
	askAgain  time.Time  // then the database may say something else
}

func (i identity) expired(now time.Time) bool {
	return i.expiresAt != nil && !i.expiresAt.After(now)
}

// identities are whom the latest secrets of one kind speak for. Each is asked of the database by one caller at a time, and
// again after a while that differs: the callers of a busy store, who came together, shall not all ask at once every time.
type identities struct {
	latest  *expirable.LRU[[32]byte, identity]
	lookUps singleflight.Group
	forgets atomic.Int64 // how often some were forgotten
}

func newIdentities() *identities {
	return &identities{latest: expirable.NewLRU[[32]byte, identity](cachedTokens, nil, cacheTime)}
}

// of returns whom the secret with the hash speaks for, as it was cacheTime ago at most. If that is not known, lookUp asks
// the database, for all who want to know; what it finds out in vain is not kept. Errors: those of lookUp; the cause of the
// context's end.
func (i *identities) of(ctx context.Context, hash []byte, lookUp func(context.Context) (identity, error)) (identity, error) {
	known, ok := i.latest.Get([32]byte(hash))
	if ok && time.Now().Before(known.askAgain) {
		return known, nil
	}
	forgets := i.forgets.Load() // what was asked before some are forgotten is no answer after it
	answers := i.lookUps.DoChan(string(hash)+strconv.FormatInt(forgets, 10), func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookUpTimeout)
		defer cancel()
		askAgain := time.Now().Add(cacheTime/2 + rand.N(cacheTime/2)) //nolint:gosec // jitter, not a secret
		found, err := lookUp(ctx)
		found.askAgain = askAgain
		if err == nil && i.forgets.Load() == forgets {
			i.latest.Add([32]byte(hash), found)
		}
		return found, err
	})
	select {
	case answer := <-answers:
		return answer.Val.(identity), answer.Err
	case <-ctx.Done():
		return identity{}, context.Cause(ctx)
	}
}

// forget has the database asked again about those whom isMeant tells.
func (i *identities) forget(isMeant func(auth.Actor) bool) {
	i.forgets.Add(1)
	for _, hash := range i.latest.Keys() {
		if known, ok := i.latest.Peek(hash); ok && isMeant(known.actor) {
			i.latest.Remove(hash)
		}
	}
}
