package operation

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

func TestALookUpFromBeforeAnIdentityIsForgottenIsNotUsedAfterIt(t *testing.T) {
	t.Parallel()
	identities, hash := newIdentities(CacheTime), make([]byte, 32)
	started, finish := make(chan struct{}), make(chan struct{})
	before, after := auth.Actor{ID: uuid.New()}, auth.Actor{ID: uuid.New()}
	early := make(chan auth.Actor)
	go func() {
		found, err := identities.Of(t.Context(), hash, func(context.Context) (Identity, error) {
			close(started)
			<-finish
			return Identity{Actor: before}, nil
		})
		if err != nil {
			t.Error(err)
		}
		early <- found.Actor
	}()
	<-started
	identities.Forget(func(auth.Actor) bool { return true })
	lookUp := func(context.Context) (Identity, error) { return Identity{Actor: after}, nil }
	for _, earlyFinished := range []bool{false, true} {
		if earlyFinished {
			close(finish)
			if got := <-early; got.ID != before.ID {
				t.Errorf("the early look-up returned %v", got)
			}
		}
		found, err := identities.Of(t.Context(), hash, lookUp)
		if err != nil || found.Actor.ID != after.ID {
			t.Errorf("after Forget, the early look-up finished %v: %v, %v", earlyFinished, found, err)
		}
	}
}
