package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"golang.org/x/sync/semaphore"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
)

const (
	// connectionsOfOperation is how many database connections one operation uses at the same time. With two, fields of a
	// dashboard are read concurrently, but a hostile operation does not occupy all CPUs of the database.
	connectionsOfOperation = 2
	// connectionWait is how long an operation waits for a connection while operations of its store, or of all stores, use
	// their maximum.
	connectionWait = 3 * time.Second
)

// connections shares the database connections between operations. The operations of one store use at most a quarter of the pool,
// and at most one more than the number of operations that may run. The operations of all stores together use three quarters. The
// rest of the pool is for the REST API.
type connections struct{ queue *httpx.FairQueue }

// newConnections shares the connections of d. maxRunning is how many operations of a store may run at the same time, 0 for no
// limit.
func newConnections(d *database.DB, maxRunning int) connections {
	size := d.SQL.Stats().MaxOpenConnections
	ofStore := max(2, size/4)
	if maxRunning > 0 {
		ofStore = min(ofStore, maxRunning+1)
	}
	return connections{httpx.NewFairQueue(ofStore, max(2, size-size/4), connectionWait)}
}

// respond runs an operation, or one response of a subscription, with slots for its connections.
func (c connections) respond(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	actor, err := auth.From(ctx)
	if err != nil { // without an actor, nothing is read
		return next(ctx)
	}
	return next(database.WithSlots(ctx, operationSlots{
		own: semaphore.NewWeighted(connectionsOfOperation), shared: c.queue, store: actor.StoreID,
	}))
}

// operationSlots are the slots of one operation.
type operationSlots struct {
	own    *semaphore.Weighted
	shared *httpx.FairQueue
	store  uuid.UUID
}

var _ database.Slots = operationSlots{}

// Enter implements database.Slots. It waits for the operation's own connections until the context ends, and for connections of
// other operations at most connectionWait. Errors: overloaded; the cause of the context's end.
func (s operationSlots) Enter(ctx context.Context) (leave func(), err error) {
	if s.own.Acquire(ctx, 1) != nil {
		return nil, context.Cause(ctx)
	}
	leaveShared, err := s.shared.Enter(ctx, s.store)
	if err != nil {
		s.own.Release(1)
		return nil, err
	}
	return func() {
		leaveShared()
		s.own.Release(1)
	}, nil
}
