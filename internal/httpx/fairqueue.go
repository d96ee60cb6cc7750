package httpx

import (
	"context"
	"net/http"
	"sync"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/semaphore"
)

// FairQueue bounds how many requests of each store run at the same time. The store's other requests wait in order of arrival, no
// longer than a deadline. So a flood of requests fills its own store's queue, but neither the CPUs nor the database connections.
type FairQueue struct {
	perStore int64
	deadline time.Duration
	all      *semaphore.Weighted // the slots of all stores together; nil is no limit

	mu     sync.Mutex
	stores map[uuid.UUID]*storeQueue
}

// storeQueue is one store's part of a FairQueue.
type storeQueue struct {
	slots *semaphore.Weighted
	users int // requests that run or wait
}

// NewFairQueue returns a queue in which at most perStore requests of each store, and at most inAll of all stores, run at the same
// time. A request waits no longer than the deadline. If inAll is 0 or less, there is no limit for all stores together; if perStore is,
// there is no limit at all, and the queue is nil.
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

// Enter waits for a slot of the store. The caller must call leave exactly once, at the end of the request. A request that has a slot
// must not call Enter again: it could wait for itself.
//
// Errors: overloaded, as a *RejectError, when the deadline passes; the context's cause when the context ends.
func (q *FairQueue) Enter(ctx context.Context, store uuid.UUID) (leave func(), err error) {
	if q == nil {
		return func() {}, nil
	}
	queue := q.join(store)
	if err := q.await(ctx, queue); err != nil {
		q.leave(store, queue)
		return nil, err
	}
	return func() {
		if q.all != nil {
			q.all.Release(1)
		}
		queue.slots.Release(1)
		q.leave(store, queue)
	}, nil
}

// Serve waits for a slot of the store and calls serve. The slot is released when serve begins to write the response, which has been
// computed by then: a client that reads slowly does not keep other requests of the store waiting.
//
// Errors: those of Enter and of serve.
func (q *FairQueue) Serve(w http.ResponseWriter, r *http.Request, store uuid.UUID, serve func(http.ResponseWriter, *http.Request) error) error {
	leave, err := q.Enter(r.Context(), store)
	if err != nil {
		return err
	}
	leave = sync.OnceFunc(leave)
	defer leave()
	return serve(slotReleasingWriter{w, leave}, r)
}

// slotReleasingWriter calls leave before it writes.
type slotReleasingWriter struct {
	http.ResponseWriter
	leave func()
}

// WriteHeader implements http.ResponseWriter.
func (s slotReleasingWriter) WriteHeader(status int) {
	s.leave()
	s.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (s slotReleasingWriter) Write(body []byte) (int, error) {
	s.leave()
	return s.ResponseWriter.Write(body)
}

// Unwrap is for http.ResponseController.
func (s slotReleasingWriter) Unwrap() http.ResponseWriter { return s.ResponseWriter }

// await takes a slot of the store, and then one of all stores. In this order, no store has more requests waiting for the second than
// it has slots.
func (q *FairQueue) await(ctx context.Context, queue *storeQueue) error {
	waiting, cancel := context.WithTimeoutCause(ctx, q.deadline, &RejectError{
		Code: CodeOverloaded, Detail: "The store has more to do than can be done now; try again.", RetryAfter: 1,
	})
	defer cancel()
	if queue.slots.Acquire(waiting, 1) != nil {
		return context.Cause(waiting)
	}
	if q.all != nil && q.all.Acquire(waiting, 1) != nil {
		queue.slots.Release(1)
		return context.Cause(waiting)
	}
	return nil
}

// join returns the store's queue with one more request in it.
func (q *FairQueue) join(store uuid.UUID) *storeQueue {
	q.mu.Lock()
	defer q.mu.Unlock()
	queue := q.stores[store]
	if queue == nil {
		queue = &storeQueue{slots: semaphore.NewWeighted(q.perStore)}
		q.stores[store] = queue
	}
	queue.users++
	return queue
}

// leave takes one request out of the store's queue, and deletes the queue when it is empty.
func (q *FairQueue) leave(store uuid.UUID, queue *storeQueue) {
	q.mu.Lock()
	defer q.mu.Unlock()
	queue.users--
	if queue.users == 0 {
		delete(q.stores, store)
	}
}
