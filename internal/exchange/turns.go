package exchange

import (
	"container/list"
	"context"
	"math"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

const (
	// company is how long after its last request a store still counts as one that others share the service with.
	company = 10 * time.Minute
	// longestWait is how long a request waits for its turn.
	longestWait = time.Second
)

// Turns let a store that shares the service run only a few requests at a time; the others of it wait for their turn,
// first come, first served. So a flood fills its own store's queue, and neither the processors nor the connections to
// the database: another store's request finds as much of them as if the flood were a few steady callers. A store alone
// runs whatever Capacity admits.
type Turns struct {
	perStore int
	now      func() time.Time

	mu     sync.Mutex
	stores map[uuid.UUID]*queue
	// The store that asked last, and when; and when any other one did.
	latest    uuid.UUID
	latestAt  time.Time
	anotherAt time.Time
}

// queue is the requests of one store. One that runs nothing has nobody waiting, and is not kept.
type queue struct {
	running int
	waiting list.List // of chan struct{}, each closed at its turn
}

// NewTurns returns turns, nil when there is no limit.
func NewTurns(limits Limits) *Turns {
	if limits.Turns <= 0 {
		return nil
	}
	return &Turns{perStore: limits.Turns, now: limits.Clock(), stores: map[uuid.UUID]*queue{}}
}

// Await returns when the request of the actor may run, until Done. The request must have been read: who waits for its
// caller in its turn, keeps others of the store waiting.
//
// Errors: overloaded, as a *Refusal, when that takes too long; the cause of the context's end.
func (t *Turns) Await(ctx context.Context, actor auth.Actor) error {
	if t == nil {
		return nil
	}
	turn := t.enter(actor.StoreID)
	if turn == nil {
		return nil
	}
	timer := time.NewTimer(longestWait)
	defer timer.Stop()
	select {
	case <-turn.Value.(chan struct{}):
		return nil
	case <-timer.C:
		return t.giveUp(actor.StoreID, turn, &Refusal{Code: CodeOverloaded, Detail: "The store has more to do than can be done now; try again."})
	case <-ctx.Done():
		return t.giveUp(actor.StoreID, turn, context.Cause(ctx))
	}
}

// enter returns nil when the request may run at once, else its place among those that wait.
func (t *Turns) enter(store uuid.UUID) *list.Element {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.note(store)
	q := t.stores[store]
	if q == nil {
		q = &queue{}
		t.stores[store] = q
	}
	if q.waiting.Len() == 0 && q.running < t.limit(store) {
		q.running++
		return nil
	}
	return q.waiting.PushBack(make(chan struct{}))
}

// giveUp leaves the place, unless the turn has come meanwhile: then there is no reason to.
func (t *Turns) giveUp(store uuid.UUID, turn *list.Element, reason error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	select {
	case <-turn.Value.(chan struct{}):
		return nil
	default:
		t.stores[store].waiting.Remove(turn)
		return reason
	}
}

// Done ends what Await let run.
func (t *Turns) Done(actor auth.Actor) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	q := t.stores[actor.StoreID]
	q.running--
	for limit := t.limit(actor.StoreID); q.waiting.Len() > 0 && q.running < limit; q.running++ {
		close(q.waiting.Remove(q.waiting.Front()).(chan struct{}))
	}
	if q.running == 0 {
		delete(t.stores, actor.StoreID)
	}
}

// note remembers that the store asks.
func (t *Turns) note(store uuid.UUID) {
	if t.latest != store {
		t.latest, t.anotherAt = store, t.latestAt
	}
	t.latestAt = t.now()
}

// limit is how many requests of the store may run.
func (t *Turns) limit(store uuid.UUID) int {
	others := t.latestAt
	if t.latest == store {
		others = t.anotherAt
	}
	if t.now().Sub(others) > company {
		return math.MaxInt
	}
	return t.perStore
}
