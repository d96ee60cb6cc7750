package httpx_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/httpx"
)

// The stores of the tests.
var busy, other, third = uuid.UUID{1}, uuid.UUID{2}, uuid.UUID{3}

// enter takes a slot, which must be free, and returns the function that releases it.
func enter(t *testing.T, queue *httpx.FairQueue, store uuid.UUID) (leave func()) {
	t.Helper()
	began := time.Now()
	leave, err := queue.Enter(t.Context(), store)
	if err != nil {
		t.Fatal(err)
	}
	if waited := time.Since(began); waited > 0 { // the clock of a synctest bubble moves only when all goroutines wait
		t.Fatalf("waited for %s", waited)
	}
	return leave
}

// line is a sequence of requests of a store. ran lists those that got a slot, in order, and leaves the functions that release the slots.
type line struct {
	ran    []int
	leaves []func()
}

func (l *line) join(t *testing.T, queue *httpx.FairQueue, store uuid.UUID, n int) {
	t.Helper()
	for i := range n {
		go func() {
			leave, err := queue.Enter(t.Context(), store)
			if err != nil {
				t.Error(err)
				return
			}
			l.ran, l.leaves = append(l.ran, i), append(l.leaves, leave)
		}()
		synctest.Wait()
	}
}

func TestRequestsOfAStoreRunInTheOrderOfTheirComing(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(2, 0, time.Second)
		leaves := []func(){enter(t, queue, busy), enter(t, queue, busy)}
		l := &line{}
		l.join(t, queue, busy, 3)
		for n := range 3 {
			if len(l.ran) != n {
				t.Fatalf("%d ran before the turn of %d", len(l.ran), n)
			}
			leaves[0]()
			synctest.Wait()
			if len(l.ran) != n+1 || l.ran[n] != n {
				t.Fatalf("ran %v", l.ran)
			}
			leaves = append(leaves[1:], l.leaves[n])
		}
	})
}

func TestOtherStoresDoNotWaitForAFlood(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(1, 3, time.Second)
		enter(t, queue, busy)
		for range 50 {
			go func() { _, _ = queue.Enter(t.Context(), busy) }()
		}
		synctest.Wait()
		enter(t, queue, other)
		enter(t, queue, third)
		time.Sleep(2 * time.Second) // until the waiting requests reach their deadline
		synctest.Wait()
	})
}

func TestAllStoresTogetherRunNoMoreThanTheyMay(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(2, 3, time.Second)
		leave := enter(t, queue, busy)
		enter(t, queue, busy)
		enter(t, queue, other)
		l := &line{}
		l.join(t, queue, third, 1)
		if len(l.ran) != 0 {
			t.Error("four ran")
		}
		leave()
		synctest.Wait()
		if len(l.ran) != 1 {
			t.Error("the fourth waits though two run")
		}
	})
}

func TestRequestThatWaitsTooLongIsRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(2, 2, time.Second)
		first, second := enter(t, queue, busy), enter(t, queue, busy)
		for _, store := range []uuid.UUID{busy, other} { // the first waits for a slot of its store, the second for one of all stores
			began := time.Now()
			_, err := queue.Enter(t.Context(), store)
			if refusal, ok := errors.AsType[*httpx.RejectError](err); !ok || refusal.Code != httpx.CodeOverloaded || refusal.RetryAfter != 1 {
				t.Errorf("%v", err)
			}
			if waited := time.Since(began); waited != time.Second {
				t.Errorf("after %s", waited)
			}
		}
		first()
		second()
		enter(t, queue, other)() // requests that reached their deadline hold no slot
		enter(t, queue, busy)
		enter(t, queue, busy)
	})
}

func TestRequestThatWaitsInVainForAllStoresLeavesTheSlotOfItsStore(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(2, 2, time.Second)
		enter(t, queue, busy)
		leave := enter(t, queue, other)
		if _, err := queue.Enter(t.Context(), busy); !isRefusal(err, httpx.CodeOverloaded) {
			t.Errorf("%v", err)
		}
		leave()
		enter(t, queue, busy)
	})
}

func TestRequestThatEndsWaitsNoLonger(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(1, 0, time.Second)
		leave := enter(t, queue, busy)
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if _, err := queue.Enter(ctx, busy); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v", err)
		}
		leave()
		enter(t, queue, busy)
	})
}

func TestWithoutAFairQueueNoRequestWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := httpx.NewFairQueue(0, 0, time.Second)
		for _, store := range []uuid.UUID{busy, other, busy, busy} {
			defer enter(t, queue, store)()
		}
	})
}
