package graph

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/graph-gophers/dataloader/v7"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/google/uuid"

	"kiosk/ent/db"
)

// batchWait is how long the rows of one list wait for those of other lists at the same place of the operation.
const batchWait = time.Millisecond

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

// loaders are those of one operation.
type loaders struct {
	root   *Resolver
	mutex  sync.Mutex
	events map[*ast.Field]*eventsLoader // for each place of its own, because the selection there belongs to the query
	listed map[listed]eventsThunk
}

type (
	eventsLoader = dataloader.Loader[*siblings, eventsByOrder]
	eventsThunk  = dataloader.Thunk[eventsByOrder]
)

// eventsByOrder are events by the id of the order that they tell of.
type eventsByOrder map[uuid.UUID][]*db.Event

// siblings are orders of one list, or a single one.
type siblings struct{ orders []uuid.UUID }

// listed names a list of orders at a place of the operation.
type listed struct {
	place *ast.Field
	first any // the address of its first element
}

// eventsWith reads the events of the order together with those of all orders of the list that it is in: whichever
// comes first asks for all. Lists at the same place, such as those of many customers, are read together if they meet.
func eventsWith(ctx context.Context, order uuid.UUID) eventsThunk {
	of := graphql.GetOperationContext(ctx).Stats.GetExtension(batches{}.ExtensionName()).(*loaders)
	place := graphql.GetFieldContext(ctx).Field.Field
	orders, first := ordersAround(ctx, order)
	of.mutex.Lock()
	defer of.mutex.Unlock()
	if of.events == nil {
		of.events, of.listed = map[*ast.Field]*eventsLoader{}, map[listed]eventsThunk{}
	}
	loader := of.events[place]
	if loader == nil {
		loader = of.newEventsLoader()
		of.events[place] = loader
	}
	if first == nil {
		return loader.Load(ctx, &siblings{[]uuid.UUID{order}})
	}
	thunk := of.listed[listed{place, first}]
	if thunk == nil {
		thunk = loader.Load(ctx, &siblings{orders})
		of.listed[listed{place, first}] = thunk
	}
	return thunk
}

// newEventsLoader returns a loader that keeps nothing: a mutation later in the operation may change what it read.
func (l *loaders) newEventsLoader() *eventsLoader {
	read := func(ctx context.Context, lists []*siblings) []*dataloader.Result[eventsByOrder] {
		var orders []uuid.UUID
		for _, list := range lists {
			orders = append(orders, list.orders...)
		}
		events, err := l.root.latestEvents(ctx, orders)
		results := make([]*dataloader.Result[eventsByOrder], len(lists))
		for i := range lists {
			results[i] = &dataloader.Result[eventsByOrder]{Data: events, Error: err}
		}
		return results
	}
	return dataloader.NewBatchedLoader(read,
		dataloader.WithCache[*siblings, eventsByOrder](&dataloader.NoCache[*siblings, eventsByOrder]{}),
		dataloader.WithWait[*siblings, eventsByOrder](batchWait))
}

// ordersAround returns the orders of the list that an order is being answered in, and the address of the list's
// first element: nil when it is in none.
func ordersAround(ctx context.Context, order uuid.UUID) (orders []uuid.UUID, first any) {
	for field := graphql.GetFieldContext(ctx); field != nil; field = field.Parent {
		edges, ok := field.Result.([]*db.OrderEdge)
		if !ok || len(edges) == 0 {
			continue
		}
		for _, edge := range edges {
			orders = append(orders, edge.Node.ID)
		}
		if slices.Contains(orders, order) {
			return orders, &edges[0]
		}
		return nil, nil
	}
	return nil, nil
}
