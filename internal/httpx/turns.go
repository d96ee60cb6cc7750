package httpx

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
	// longestRest bounds how long a store with a queue leaves the service to modest ones.
	longestRest = 20 * time.Millisecond
	// share is how many microseconds a second the requests of a modest store run, for each of its turns.
	share = 500_000
	// ahead is how many turns a modest store has for each one of another: one of its requests that takes long holds up no
	// other.
	ahead = 4
)

// Turns let a store that shares the service run only a few requests at a time; the others of it wait for their turn,
// first come, first served. So a flood fills its own store's queue, and neither the processors nor the connections to
// the database. A modest store, whose requests lately ran for less than half of its turns' time, goes before the others:
// it may run some more at a time, and while one of its requests runs, a store with a queue that is not modest rests. A
// store alone runs whatever Capacity admits.
type Turns struct {
	perStore int
	credit   *Buckets[uuid.UUID] // the microseconds of two seconds' shares; a store that has left more than one's is modest

	mu     sync.Mutex
	stores map[uuid.UUID]*queue
	modest int           // requests that run, of stores that were modest when they began
	calm   chan struct{} // closed when none of them runs any more; made while some run
	// The store that asked last, and when; and when any other one did.
	latest    uuid.UUID
	latestAt  time.Time
	anotherAt time.Time
}

// queue is the requests of one store. While some wait, some run or the store rests.
type queue struct {
	running int
	waiting list.List // of *turn
	restsTo time.Time
}

// turn is that of one request.
type turn struct {
	store  uuid.UUID
	comes  chan struct{} // closed when the request may run
	modest bool          // as its store was then
	began  time.Time
}

// NewTurns returns turns, nil when there is no limit.
func NewTurns(limits Limits) *Turns {
	if limits.Turns <= 0 {
		return nil
	}
	return &Turns{
		perStore: limits.Turns,
		credit:   NewBuckets[uuid.UUID](float64(share*limits.Turns), 2*share*limits.Turns),
		stores:   map[uuid.UUID]*queue{},
	}
}

// Await returns when the request of the actor may run, until it calls done. The request must have been read: while it
// waits for its caller, it keeps others of the store waiting.
//
// Errors: overloaded, as a *RejectError, when that takes too long; the cause of the context's end.
func (t *Turns) Await(ctx context.Context, actor auth.Actor) (done func(), err error) {
	if t == nil {
		return func() {}, nil
	}
	own := &turn{store: actor.StoreID, comes: make(chan struct{})}
	if place := t.enter(own); place != nil {
		if err := t.wait(ctx, place); err != nil {
			return nil, err
		}
	}
	return func() { t.leave(own) }, nil
}

// enter returns nil when the turn comes at once, else its place among those that wait.
func (t *Turns) enter(own *turn) *list.Element {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.note(own.store)
	q := t.stores[own.store]
	if q == nil {
		q = &queue{}
		t.stores[own.store] = q
	}
	isModest := t.isModest(own.store)
	if q.waiting.Len() == 0 && q.running < t.limit(own.store, isModest) {
		t.begin(q, own, isModest)
		return nil
	}
	return q.waiting.PushBack(own)
}

func (t *Turns) wait(ctx context.Context, place *list.Element) error {
	timer := time.NewTimer(longestWait)
	defer timer.Stop()
	select {
	case <-place.Value.(*turn).comes:
		return nil
	case <-timer.C:
		return t.giveUp(place, &RejectError{Code: CodeOverloaded, Detail: "The store has more to do than can be done now; try again."})
	case <-ctx.Done():
		return t.giveUp(place, context.Cause(ctx))
	}
}

// giveUp leaves the place, unless the turn has come meanwhile: then there is no reason to.
func (t *Turns) giveUp(place *list.Element, reason error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	own := place.Value.(*turn)
	select {
	case <-own.comes:
		return nil
	default:
		t.stores[own.store].waiting.Remove(place)
		t.forget(own.store)
		return reason
	}
}

// begin lets a request run.
func (t *Turns) begin(q *queue, own *turn, isModest bool) {
	q.running++
	own.modest, own.began = isModest, time.Now()
	if isModest {
		t.modest++
		if t.modest == 1 {
			t.calm = make(chan struct{})
		}
	}
	close(own.comes)
}

// leave ends a request that ran, and lets those run whose turn has come.
func (t *Turns) leave(own *turn) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := time.Now()
	q := t.stores[own.store]
	q.running--
	if own.modest {
		t.modest--
		if t.modest == 0 {
			close(t.calm)
		}
	}
	t.credit.Spend(own.store, now, int(now.Sub(own.began).Microseconds()))
	if q.waiting.Len() > 0 && t.modest > 0 && !t.isModest(own.store) {
		q.restsTo = now.Add(longestRest)
		time.AfterFunc(longestRest, func() { t.resume(own.store) })
	}
	t.forget(own.store)
	for other := range t.stores { // any that rests may do so for nobody now
		t.start(other)
	}
}

// GiveWay returns when no request of a modest store runs, after longestRest at the latest. A flood that is turned away takes
// processors too: its answers can wait, and so do the callers that send the next request after the answer.
func (t *Turns) GiveWay() {
	if t == nil {
		return
	}
	t.mu.Lock()
	busy, calm := t.modest > 0, t.calm
	t.mu.Unlock()
	if !busy {
		return
	}
	timer := time.NewTimer(longestRest)
	defer timer.Stop()
	select {
	case <-calm:
	case <-timer.C:
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
	isModest := t.isModest(store)
	if !isModest && t.modest > 0 && time.Now().Before(q.restsTo) {
		return
	}
	limit := t.limit(store, isModest)
	for q.waiting.Len() > 0 && q.running < limit {
		t.begin(q, q.waiting.Remove(q.waiting.Front()).(*turn), isModest)
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

// isModest reports whether the store's requests lately ran for less than its share.
func (t *Turns) isModest(store uuid.UUID) bool {
	return t.credit.Left(store, time.Now()) > float64(share*t.perStore)
}

// limit is how many requests of the store may run.
func (t *Turns) limit(store uuid.UUID, isModest bool) int {
	others := t.latestAt
	if t.latest == store {
		others = t.anotherAt
	}
	switch {
	case time.Since(others) > company:
		return math.MaxInt
	case isModest:
		return ahead * t.perStore
	default:
		return t.perStore
	}
}
