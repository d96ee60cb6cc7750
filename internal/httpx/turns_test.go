package httpx_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
)

// callerOf is an actor of a store that only its number tells from others.
func callerOf(store byte) auth.Actor { return auth.Actor{StoreID: uuid.UUID{store}} }

// shared returns turns of two stores that are both active, and one of which is not modest for the next second.
func shared(t *testing.T, perStore int) (turns *httpx.Turns, busy, other auth.Actor) {
	t.Helper()
	turns = httpx.NewTurns(httpx.Limits{Turns: perStore})
	busy, other = callerOf(1), callerOf(2)
	var ends []func()
	for range perStore {
		ends = append(ends, run(t, turns, busy))
	}
	time.Sleep(time.Second)
	for _, end := range ends {
		end()
	}
	run(t, turns, other)()
	return turns, busy, other
}

// run takes a turn that must be free, and returns what ends it.
func run(t *testing.T, turns *httpx.Turns, actor auth.Actor) (done func()) {
	t.Helper()
	began := time.Now()
	done, err := turns.Await(t.Context(), actor)
	if err != nil {
		t.Fatal(err)
	}
	if waited := time.Since(began); waited > 0 { // the clock of a bubble moves when all wait
		t.Fatalf("waited for %s", waited)
	}
	return done
}

// line is requests that came one after the other, in the order in which they ran.
type line struct {
	turns *httpx.Turns
	mu    sync.Mutex
	ran   []int
	dones []func()
	at    []time.Time
}

// join adds n requests of the actor.
func (l *line) join(t *testing.T, actor auth.Actor, n int) {
	t.Helper()
	for i := range n {
		go func() {
			done, err := l.turns.Await(t.Context(), actor)
			if err != nil {
				t.Error(err)
				return
			}
			l.mu.Lock()
			defer l.mu.Unlock()
			l.ran, l.dones, l.at = append(l.ran, i), append(l.dones, done), append(l.at, time.Now())
		}()
		synctest.Wait()
	}
}

func TestRequestsOfAStoreRunInTheOrderOfTheirComing(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 2)
		ends := []func(){run(t, turns, busy), run(t, turns, busy)}
		l := &line{turns: turns}
		l.join(t, busy, 3)
		for n := range 3 {
			if len(l.ran) != n {
				t.Fatalf("%d ran before the turn of %d", len(l.ran), n)
			}
			ends[0]()
			synctest.Wait()
			if len(l.ran) != n+1 || l.ran[n] != n {
				t.Fatalf("ran %v", l.ran)
			}
			ends = append(ends[1:], l.dones[n])
		}
	})
}

func TestOtherStoresDoNotWaitForAFlood(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, other := shared(t, 1)
		run(t, turns, busy)
		for range 50 {
			go func() { _, _ = turns.Await(t.Context(), busy) }()
		}
		synctest.Wait()
		run(t, turns, other)
		run(t, turns, callerOf(3))
		run(t, turns, callerOf(4))
		time.Sleep(2 * time.Second) // for those that wait to give up
		synctest.Wait()
	})
}

func TestStoreWithAQueueRestsWhileAModestOneRuns(t *testing.T) {
	t.Parallel()
	const longest = 20 * time.Millisecond
	synctest.Test(t, func(t *testing.T) {
		turns, busy, other := shared(t, 1)
		end := run(t, turns, busy)
		l := &line{turns: turns}
		l.join(t, busy, 3)
		endOfOther := run(t, turns, other)
		began := time.Now()
		end()
		time.Sleep(2 * longest)
		synctest.Wait()
		if len(l.at) != 1 || l.at[0].Sub(began) != longest {
			t.Fatalf("the next ran at %v", l.at)
		}
		began = time.Now()
		l.dones[0]()
		time.Sleep(time.Millisecond)
		endOfOther() // now there is nobody to rest for
		synctest.Wait()
		if len(l.at) != 2 || l.at[1].Sub(began) != time.Millisecond {
			t.Fatalf("the next ran at %v", l.at)
		}
		l.dones[1]()
		synctest.Wait()
		if len(l.at) != 3 {
			t.Error("rests while nobody else runs")
		}
	})
}

func TestToTurnAwayWaitsWhileAModestRequestRuns(t *testing.T) {
	t.Parallel()
	const longest = 20 * time.Millisecond
	synctest.Test(t, func(t *testing.T) {
		turns, busy, other := shared(t, 1)
		gaveWay := func() time.Duration {
			began := time.Now()
			turns.GiveWay()
			return time.Since(began)
		}
		if waited := gaveWay(); waited != 0 {
			t.Errorf("waited %s for nobody", waited)
		}
		endOfBusy := run(t, turns, busy)
		if waited := gaveWay(); waited != 0 {
			t.Errorf("waited %s for a store that is not modest", waited)
		}
		endOfBusy()
		for lasts, want := range map[time.Duration]time.Duration{5 * time.Millisecond: 5 * time.Millisecond, time.Second / 10: longest} {
			first, second := run(t, turns, other), run(t, turns, callerOf(3))
			time.AfterFunc(lasts/2, first)
			time.AfterFunc(lasts, second)
			var all sync.WaitGroup
			for range 3 {
				all.Go(func() {
					if waited := gaveWay(); waited != want {
						t.Errorf("waited %s for requests of %s", waited, lasts)
					}
				})
			}
			all.Wait()
			time.Sleep(lasts)
		}
		if waited := gaveWay(); waited != 0 {
			t.Errorf("waited %s for nobody any more", waited)
		}
	})
}

func TestStoresThatAreNotModestDoNotRestForEachOther(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		another := callerOf(3)
		end := run(t, turns, another)
		time.Sleep(900 * time.Millisecond)
		end()
		run(t, turns, another)
		end = run(t, turns, busy)
		l := &line{turns: turns}
		l.join(t, busy, 1)
		end()
		synctest.Wait()
		if len(l.ran) != 1 {
			t.Error("rests")
		}
	})
}

func TestModestStoreRunsFourTimesAsMany(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, _, other := shared(t, 2)
		var ends []func()
		for range 8 {
			ends = append(ends, run(t, turns, other))
		}
		l := &line{turns: turns}
		l.join(t, other, 1)
		if len(l.ran) != 0 {
			t.Error("nine ran")
		}
		ends[0]()
		synctest.Wait()
		if len(l.ran) != 1 {
			t.Error("the ninth waits though eight run")
		}
	})
}

func TestStoreIsModestWhileItsRequestsRunForHalfOfItsTurnsTime(t *testing.T) {
	t.Parallel()
	const request = 10 * time.Millisecond
	for _, c := range []struct {
		name  string
		pause time.Duration
		want  bool
	}{{"a little less", request + time.Millisecond, true}, {"a little more", request - time.Millisecond, false}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				turns, _, other := shared(t, 1)
				for range 2_000 {
					end := run(t, turns, other)
					time.Sleep(request)
					end()
					time.Sleep(c.pause)
				}
				run(t, turns, callerOf(1))()
				run(t, turns, other)
				ctx, cancel := context.WithTimeout(t.Context(), time.Nanosecond)
				defer cancel()
				if _, err := turns.Await(ctx, other); (err == nil) != c.want {
					t.Errorf("a second one at the same time: %v", err)
				}
			})
		})
	}
}

func TestStoreIsModestAgainASecondAfterAFlood(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		for range 100 {
			end := run(t, turns, busy)
			time.Sleep(time.Second)
			end()
		}
		time.Sleep(time.Second + time.Millisecond)
		run(t, turns, busy)
		run(t, turns, busy)
	})
}

func TestStoreAloneRunsAllThatItAsks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns := httpx.NewTurns(httpx.Limits{Turns: 1})
		alone, other := callerOf(1), callerOf(2)
		ends := []func(){run(t, turns, alone), run(t, turns, alone), run(t, turns, alone), run(t, turns, alone), run(t, turns, alone)}
		time.Sleep(time.Second)
		run(t, turns, other)()
		for _, end := range ends {
			end()
		}
		run(t, turns, alone)
		if _, err := turns.Await(t.Context(), alone); err == nil {
			t.Error("two at once beside another store")
		}
		time.Sleep(11 * time.Minute)
		run(t, turns, alone)
		run(t, turns, alone)
	})
}

func TestRequestThatWaitsTooLongIsRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		end := run(t, turns, busy)
		began := time.Now()
		_, err := turns.Await(t.Context(), busy)
		if refusal, ok := errors.AsType[*httpx.RejectError](err); !ok || refusal.Code != httpx.CodeOverloaded {
			t.Errorf("%v", err)
		}
		if waited := time.Since(began); waited != time.Second {
			t.Errorf("after %s", waited)
		}
		end()
		run(t, turns, busy) // the place of the one that gave up holds nobody
	})
}

func TestRequestThatEndsWaitsNoLonger(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns, busy, _ := shared(t, 1)
		end := run(t, turns, busy)
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if _, err := turns.Await(ctx, busy); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v", err)
		}
		end()
		run(t, turns, busy)
	})
}

func TestWithoutTurnsNobodyWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		turns := httpx.NewTurns(httpx.Limits{})
		for _, store := range []byte{1, 2, 1, 1} {
			defer run(t, turns, callerOf(store))()
		}
	})
}
