package exchange_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/exchange"
)

// callerOf is an actor of a store that only its number tells from others.
func callerOf(store byte) auth.Actor { return auth.Actor{StoreID: uuid.UUID{store}} }

// shared returns turns of two stores that are both active.
func shared(t *testing.T, perStore int) (turns *exchange.Turns, busy, other auth.Actor) {
	t.Helper()
	turns = exchange.NewTurns(exchange.Limits{Turns: perStore})
	busy, other = callerOf(1), callerOf(2)
	run(t, turns, other)
	turns.Done(other)
	return turns, busy, other
}

// run takes turns that must be free.
func run(t *testing.T, turns *exchange.Turns, actors ...auth.Actor) {
	t.Helper()
	began := time.Now()
	for _, actor := range actors {
		if err := turns.Await(t.Context(), actor); err != nil {
			t.Fatal(err)
		}
	}
	if waited := time.Since(began); waited > 0 { // the clock of a bubble only moves when all wait
		t.Fatalf("waited for %s", waited)
	}
}

func TestRequestsOfAStoreRunInTheOrderOfTheirComing(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 2)
		run(t, turns, busy, busy)
		var ran []int
		for n := range 3 {
			go func() {
				if err := turns.Await(t.Context(), busy); err != nil {
					t.Error(err)
				}
				ran = append(ran, n)
			}()
			synctest.Wait()
		}
		for n := range 3 {
			if len(ran) != n {
				t.Fatalf("%d ran before the turn of %d", len(ran), n)
			}
			turns.Done(busy)
			synctest.Wait()
			if len(ran) != n+1 || ran[n] != n {
				t.Fatalf("ran %v", ran)
			}
		}
	})
}

func TestOtherStoresDoNotWaitForAFlood(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, other := shared(t, 1)
		run(t, turns, busy)
		for range 50 {
			go func() { _ = turns.Await(t.Context(), busy) }()
		}
		synctest.Wait()
		run(t, turns, other, callerOf(3), callerOf(4))
		time.Sleep(2 * time.Second) // for those that wait to give up
	})
}

func TestStoreAloneRunsAllThatItAsks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns := exchange.NewTurns(exchange.Limits{Turns: 1})
		alone, other := callerOf(1), callerOf(2)
		run(t, turns, alone, alone, alone)
		run(t, turns, other)
		turns.Done(other)
		for range 3 {
			turns.Done(alone)
		}
		run(t, turns, alone)
		if err := turns.Await(t.Context(), alone); err == nil {
			t.Error("two at once beside another store")
		}
		time.Sleep(11 * time.Minute)
		run(t, turns, alone, alone)
	})
}

func TestRequestThatWaitsTooLongIsRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		run(t, turns, busy)
		began := time.Now()
		err := turns.Await(t.Context(), busy)
		if refusal, ok := errors.AsType[*exchange.Refusal](err); !ok || refusal.Code != exchange.CodeOverloaded {
			t.Errorf("%v", err)
		}
		if waited := time.Since(began); waited != time.Second {
			t.Errorf("after %s", waited)
		}
		turns.Done(busy)
		run(t, turns, busy) // the place of the one that gave up holds nobody
	})
}

func TestRequestThatEndsWaitsNoLonger(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		run(t, turns, busy)
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if err := turns.Await(ctx, busy); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v", err)
		}
		turns.Done(busy)
		run(t, turns, busy)
	})
}

func TestWithoutTurnsNobodyWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns := exchange.NewTurns(exchange.Limits{})
		run(t, turns, callerOf(1), callerOf(2), callerOf(1), callerOf(1))
		turns.Done(callerOf(1))
	})
}
