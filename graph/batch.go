package graph

import (
	"context"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/graph-gophers/dataloader/v7"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/google/uuid"

	"kiosk/ent/db"
)

const (
	// batchWait is how long a batch waits for its siblings, which are resolved at the same time.
	batchWait = time.Millisecond
	// batchSize bounds a batch: all orders of a page.
	batchSize = maxPage
)

// batches gives every operation loaders of its own, which answer a field of many rows by one query.
type batches struct{ root *Resolver }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = batches{}

// ExtensionName implements graphql.HandlerExtension.
func (batches) ExtensionName() string { return "Batches" }

// Validate implements graphql.HandlerExtension.
func (batches) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator.
func (b batches) MutateOperationContext(_ context.Context, operation *graphql.OperationContext) *gqlerror.Error {
	operation.Stats.SetExtension(b.ExtensionName(), &loaders{root: b.root})
	return nil
}

// loaders are those of one operation: for each place of the operation one, because its selection belongs to the query.
type loaders struct {
	root   *Resolver
	mutex  sync.Mutex
	events map[*ast.Field]*dataloader.Loader[uuid.UUID, []*db.Event]
}

// eventsHere returns the loader of events for the field that is being resolved.
func eventsHere(ctx context.Context) *dataloader.Loader[uuid.UUID, []*db.Event] {
	of := graphql.GetOperationContext(ctx).Stats.GetExtension(batches{}.ExtensionName()).(*loaders)
	place := graphql.GetFieldContext(ctx).Field.Field
	of.mutex.Lock()
	defer of.mutex.Unlock()
	loader := of.events[place]
	if loader == nil {
		loader = newLoader(of.root.latestEvents)
		if of.events == nil {
			of.events = map[*ast.Field]*dataloader.Loader[uuid.UUID, []*db.Event]{}
		}
		of.events[place] = loader
	}
	return loader
}

// newLoader returns a loader that keeps nothing: a mutation later in the operation may change what it read.
func newLoader[V any](read func(context.Context, []uuid.UUID) (map[uuid.UUID]V, error)) *dataloader.Loader[uuid.UUID, V] {
	batch := func(ctx context.Context, ids []uuid.UUID) []*dataloader.Result[V] {
		found, err := read(ctx, ids)
		results := make([]*dataloader.Result[V], len(ids))
		for i, id := range ids {
			results[i] = &dataloader.Result[V]{Data: found[id], Error: err}
		}
		return results
	}
	return dataloader.NewBatchedLoader(batch,
		dataloader.WithCache[uuid.UUID, V](&dataloader.NoCache[uuid.UUID, V]{}),
		dataloader.WithWait[uuid.UUID, V](batchWait),
		dataloader.WithBatchCapacity[uuid.UUID, V](batchSize))
}
