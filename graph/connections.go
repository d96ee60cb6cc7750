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
	// connectionsOfOperation is how many connections to the database one operation takes at a time: the fields of a
	// dashboard overlap, and a hostile operation keeps no more of the database's processors than that.
	connectionsOfOperation = 2
	// connectionWait is how long an operation waits for a connection while others of its store, or of all stores, have as
	// many as they may.
	connectionWait = 3 * time.Second
)

// connections share the connections to the database. Operations of one store take a quarter of them, and no more than one for
// each that may run, and one; those of all stores together take three quarters. The rest is for the REST API.
type connections struct{ queue *httpx.FairQueue }

// newConnections bounds the operations of a store of which so many run at a time, 0 for any number.
func newConnections(d *database.DB, running int) connections {
	size := d.SQL.Stats().MaxOpenConnections
	ofStore := max(2, size/4)
	if running > 0 {
		ofStore = min(ofStore, running+1)
	}
	return connections{httpx.NewFairQueue(ofStore, max(2, size-size/4), connectionWait)}
}

// respond runs an operation, or one response of a subscription, with slots for its connections.
func (c connections) respond(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	actor, err := auth.From(ctx)
	if err != nil { // which reads nothing
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

// Enter implements database.Slots. An operation waits for itself as long as it may take, and for others no longer than
// connectionWait. Errors: overloaded; the cause of the context's end.
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
