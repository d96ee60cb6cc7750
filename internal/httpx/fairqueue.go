package httpx

import (
	"context"
	"net/http"
	"sync"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/semaphore"
)

// FairQueue lets a bounded number of each store's requests run at a time. The others of the store wait, first come, first
// served, and no longer than a deadline. So a flood fills the queue of its own store, and neither the processors nor the
// connections to the database.
type FairQueue struct {
	perStore int64
	deadline time.Duration
	all      *semaphore.Weighted // what all stores together may run; nil is no limit

	mu     sync.Mutex
	stores map[uuid.UUID]*storeQueue
}

// storeQueue is one store's part of a FairQueue.
type storeQueue struct {
	slots *semaphore.Weighted
	users int // requests that run or wait
}

// NewFairQueue returns a queue in which perStore requests of each store run at a time, and inAll of all stores; 0 and less
// is no limit, nil of neither. The deadline is how long a request waits.
func NewFairQueue(perStore, inAll int, deadline time.Duration) *FairQueue {
	if perStore <= 0 {
		return nil
	}
	q := &FairQueue{perStore: int64(perStore), deadline: deadline, stores: map[uuid.UUID]*storeQueue{}}
	if inAll > 0 {
		q.all = semaphore.NewWeighted(int64(inAll))
	}
	return q
}

// Enter returns when a request of the store may run, until it calls leave, which it must do once. What runs must not enter
// again: it could wait for itself.
//
// Errors: overloaded, as a *RejectError, when the deadline passes; the cause of the context's end.
func (q *FairQueue) Enter(ctx context.Context, store uuid.UUID) (leave func(), err error) {
	if q == nil {
		return func() {}, nil
	}
	own := q.join(store)
	if err := q.await(ctx, own); err != nil {
		q.part(store, own)
		return nil, err
	}
	return func() {
		if q.all != nil {
			q.all.Release(1)
		}
		own.slots.Release(1)
		q.part(store, own)
	}, nil
}

// Serve serves a request of the store when that may run another one. Its slot is free again when its response begins, which
// is computed by then: its caller may read it as slowly as they like without keeping others of the store waiting.
//
// Errors: those of Enter and of serve.
func (q *FairQueue) Serve(w http.ResponseWriter, r *http.Request, store uuid.UUID, serve func(http.ResponseWriter, *http.Request) error) error {
	leave, err := q.Enter(r.Context(), store)
	if err != nil {
		return err
	}
	leave = sync.OnceFunc(leave)
	defer leave()
	return serve(slotReturning{w, leave}, r)
}

type slotReturning struct {
	http.ResponseWriter
	leave func()
}

// WriteHeader implements http.ResponseWriter.
func (s slotReturning) WriteHeader(status int) {
	s.leave()
	s.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (s slotReturning) Write(body []byte) (int, error) {
	s.leave()
	return s.ResponseWriter.Write(body)
}

// Unwrap is for http.ResponseController.
func (s slotReturning) Unwrap() http.ResponseWriter { return s.ResponseWriter }

// await takes a slot of the store, and then one of all: a store keeps no more than its own slots waiting for the latter.
func (q *FairQueue) await(ctx context.Context, own *storeQueue) error {
	waiting, cancel := context.WithTimeoutCause(ctx, q.deadline, &RejectError{
		Code: CodeOverloaded, Detail: "The store has more to do than can be done now; try again.", RetryAfter: 1,
	})
	defer cancel()
	if own.slots.Acquire(waiting, 1) != nil {
		return context.Cause(waiting)
	}
	if q.all != nil && q.all.Acquire(waiting, 1) != nil {
		own.slots.Release(1)
		return context.Cause(waiting)
	}
	return nil
}

// join returns the store's part, for one request more.
func (q *FairQueue) join(store uuid.UUID) *storeQueue {
	q.mu.Lock()
	defer q.mu.Unlock()
	own := q.stores[store]
	if own == nil {
		own = &storeQueue{slots: semaphore.NewWeighted(q.perStore)}
		q.stores[store] = own
	}
	own.users++
	return own
}

// part forgets the store's part when no request is left in it.
func (q *FairQueue) part(store uuid.UUID, own *storeQueue) {
	q.mu.Lock()
	defer q.mu.Unlock()
	own.users--
	if own.users == 0 {
		delete(q.stores, store)
	}
}
