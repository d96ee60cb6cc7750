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
	// longestRest bounds how long a store with a queue leaves the service to others.
	longestRest = 20 * time.Millisecond
)

// Turns let a store that shares the service run only a few requests at a time; the others of it wait for their turn,
// first come, first served. So a flood fills its own store's queue, and neither the processors nor the connections to
// the database. A store with a queue also rests after a request, as long as that took, while requests of other stores
// run: half of the time they do not meet it at all. A store alone runs whatever Capacity admits.
type Turns struct {
	perStore int

	mu      sync.Mutex
	stores  map[uuid.UUID]*queue
	running int // of all stores
	// The store that asked last, and when; and when any other one did.
	latest    uuid.UUID
	latestAt  time.Time
	anotherAt time.Time
}

// queue is the requests of one store. While some wait, some run or the store rests.
type queue struct {
	running int
	waiting list.List // of chan struct{}, each closed at its turn
	restsTo time.Time
}

// NewTurns returns turns, nil when there is no limit.
func NewTurns(limits Limits) *Turns {
	if limits.Turns <= 0 {
		return nil
	}
	return &Turns{perStore: limits.Turns, stores: map[uuid.UUID]*queue{}}
}

// Await returns when the request of the actor may run, until it calls done. The request must have been read: while it
// waits for its caller, it keeps others of the store waiting.
//
// Errors: overloaded, as a *Refusal, when that takes too long; the cause of the context's end.
func (t *Turns) Await(ctx context.Context, actor auth.Actor) (done func(), err error) {
	if t == nil {
		return func() {}, nil
	}
	store := actor.StoreID
	if place := t.enter(store); place != nil {
		if err := t.wait(ctx, store, place); err != nil {
			return nil, err
		}
	}
	began := time.Now()
	return func() { t.leave(store, time.Since(began)) }, nil
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
		t.running++
		return nil
	}
	return q.waiting.PushBack(make(chan struct{}))
}

func (t *Turns) wait(ctx context.Context, store uuid.UUID, place *list.Element) error {
	timer := time.NewTimer(longestWait)
	defer timer.Stop()
	select {
	case <-place.Value.(chan struct{}):
		return nil
	case <-timer.C:
		return t.giveUp(store, place, &Refusal{Code: CodeOverloaded, Detail: "The store has more to do than can be done now; try again."})
	case <-ctx.Done():
		return t.giveUp(store, place, context.Cause(ctx))
	}
}

// giveUp leaves the place, unless the turn has come meanwhile: then there is no reason to.
func (t *Turns) giveUp(store uuid.UUID, place *list.Element, reason error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	select {
	case <-place.Value.(chan struct{}):
		return nil
	default:
		t.stores[store].waiting.Remove(place)
		t.forget(store)
		return reason
	}
}

// leave ends a request that ran, and lets those run whose turn has come.
func (t *Turns) leave(store uuid.UUID, took time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	q := t.stores[store]
	q.running--
	t.running--
	if rest := min(took, longestRest); q.waiting.Len() > 0 && t.running > q.running && q.restsTo.Before(time.Now().Add(rest)) {
		q.restsTo = time.Now().Add(rest)
		time.AfterFunc(rest, func() { t.resume(store) })
	}
	t.forget(store)
	for other := range t.stores { // any that rests may do so for nobody now
		t.start(other)
	}
}

// resume ends a rest.
func (t *Turns) resume(store uuid.UUID) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.start(store)
}

// start lets requests of a store run that wait and may.
func (t *Turns) start(store uuid.UUID) {
	q := t.stores[store]
	if q == nil || q.waiting.Len() == 0 {
		return
	}
	limit := t.limit(store)
	for q.waiting.Len() > 0 && q.running < limit && (t.running == q.running || !time.Now().Before(q.restsTo)) {
		q.running++
		t.running++
		close(q.waiting.Remove(q.waiting.Front()).(chan struct{}))
	}
}

// forget drops a queue that is empty.
func (t *Turns) forget(store uuid.UUID) {
	if q := t.stores[store]; q.running == 0 && q.waiting.Len() == 0 {
		delete(t.stores, store)
	}
}

// note remembers that the store asks.
func (t *Turns) note(store uuid.UUID) {
	if t.latest != store {
		t.latest, t.anotherAt = store, t.latestAt
	}
	t.latestAt = time.Now()
}

// limit is how many requests of the store may run.
func (t *Turns) limit(store uuid.UUID) int {
	others := t.latestAt
	if t.latest == store {
		others = t.anotherAt
	}
	if time.Since(others) > company {
		return math.MaxInt
	}
	return t.perStore
}
