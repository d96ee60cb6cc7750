package operation

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

func TestALookUpFromBeforeAnIdentityIsForgottenIsNotUsedAfterIt(t *testing.T) {
	t.Parallel()
	known, hash := newIdentities(), make([]byte, 32)
	started, answer := make(chan struct{}), make(chan struct{})
	before, after := auth.Actor{ID: uuid.New()}, auth.Actor{ID: uuid.New()}
	early := make(chan auth.Actor)
	go func() {
		found, err := known.Of(t.Context(), hash, func(context.Context) (Identity, error) {
			close(started)
			<-answer
			return Identity{Actor: before}, nil
		})
		if err != nil {
			t.Error(err)
		}
		early <- found.Actor
	}()
	<-started
	known.Forget(func(auth.Actor) bool { return true })
	lookUp := func(context.Context) (Identity, error) { return Identity{Actor: after}, nil }
	for _, late := range []bool{false, true} {
		if late { // the early answer has come meanwhile
			close(answer)
			if got := <-early; got.ID != before.ID {
				t.Errorf("the early one: %v", got)
			}
		}
		found, err := known.Of(t.Context(), hash, lookUp)
		if err != nil || found.Actor.ID != after.ID {
			t.Errorf("%v, %v", found, err)
		}
	}
}
