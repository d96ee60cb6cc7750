package graph

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
)

// mutations are the fields of the type Mutation that do what an action of an order or an item names.
var mutations = map[string]string{
	"DELIVER": "deliverItems",
	"REFUND":  "refundOrder",
	"CANCEL":  "cancelOrder",
	"FAIL":    "failOrder",
	"REPLACE": "replaceItem",
	"REVEAL":  "revealLicense",
}

// permissions returns what the mutation of each action asks for by @can.
var permissions = sync.OnceValue(func() map[string]auth.Permission {
	checked := map[string]auth.Permission{}
	for action, mutation := range mutations {
		can := served().Mutation.Fields.ForName(mutation).Directives.ForName("can")
		checked[action] = auth.Permission(can.Arguments.ForName("permission").Value.Raw)
	}
	return checked
})

// ruledOrders are orders with all their items, by id, and what decides what can be done with them.
type ruledOrders struct {
	orders.OrderRules
	actor auth.Actor
	byID  map[uuid.UUID]*db.Order
}

// refusal is nil when the viewer's role grants the action and the state allows it.
func (r ruledOrders) refusal(action string, ofState func() *problem.Error) *problem.Error {
	if permission := permissions()[action]; !r.actor.May(permission) {
		return problem.From(operation.Forbidden(r.actor.Role, permission))
	}
	return ofState()
}

// ruled reads the orders with the ids, with all their items, in two statements for hundreds of them.
func (r *Resolver) ruled(ctx context.Context, ids []uuid.UUID) (ruledOrders, error) {
	ruled := ruledOrders{byID: map[uuid.UUID]*db.Order{}}
	var err error
	if ruled.actor, err = auth.From(ctx); err != nil {
		return ruled, err
	}
	if ruled.OrderRules, err = r.operations.OrderRules(ctx); err != nil {
		return ruled, err
	}
	for some := range slices.Chunk(ids, database.MaxIn) {
		found, err := r.data.Order.Query().Where(order.IDIn(some...)).WithItems(orders.ByPosition).All(ctx)
		if err != nil {
			return ruled, err
		}
		for _, o := range found {
			ruled.byID[o.ID] = o
		}
	}
	return ruled, nil
}

// rulesKey is the key of page.Load for the rules of orders, in all fields that need them.
type rulesKey struct{}

// rulesOf returns an order with what decides about it. Those of all orders that were read together are read at once.
func (r *Resolver) rulesOf(ctx context.Context, o *db.Order) (ruledOrders, *db.Order, error) {
	ruled, err := page.Load(o.Together(), rulesKey{}, func(orders []*db.Order) (ruledOrders, error) {
		return r.ruled(ctx, ids.Of(orders, func(o *db.Order) uuid.UUID { return o.ID }))
	})
	return ruled, ruled.byID[o.ID], err
}

// rulesOfItem is rulesOf for the order of an item.
func (r *Resolver) rulesOfItem(ctx context.Context, item *db.OrderItem) (ruledOrders, *db.Order, error) {
	ruled, err := page.Load(item.Together(), rulesKey{}, func(items []*db.OrderItem) (ruledOrders, error) {
		ids := map[uuid.UUID]bool{}
		for _, row := range items {
			ids[row.OrderID] = true
		}
		return r.ruled(ctx, slices.Collect(maps.Keys(ids)))
	})
	return ruled, ruled.byID[item.OrderID], err
}

func (r *Resolver) actionsOf(ctx context.Context, o *db.Order) ([]*generated.OrderActionState, error) {
	ruled, found, err := r.rulesOf(ctx, o)
	if err != nil || found == nil {
		return nil, err
	}
	states := make([]*generated.OrderActionState, len(orders.OrderActions))
	for i, action := range orders.OrderActions {
		refusal := ruled.refusal(string(action), func() *problem.Error { return ruled.Check(action, found) })
		states[i] = &generated.OrderActionState{Action: action, Allowed: refusal == nil, Refusal: refusal}
	}
	return states, nil
}

func (r *Resolver) itemActionsOf(ctx context.Context, item *db.OrderItem) ([]*generated.OrderItemActionState, error) {
	ruled, found, err := r.rulesOfItem(ctx, item)
	if err != nil || found == nil {
		return nil, err
	}
	states := make([]*generated.OrderItemActionState, len(orders.ItemActions))
	for i, action := range orders.ItemActions {
		refusal := ruled.refusal(string(action), func() *problem.Error { return ruled.CheckItem(action, found, item) })
		states[i] = &generated.OrderItemActionState{Action: action, Allowed: refusal == nil, Refusal: refusal}
	}
	return states, nil
}

func (r *Resolver) refundableOf(ctx context.Context, o *db.Order) (*orders.Refundable, error) {
	ruled, found, err := r.rulesOf(ctx, o)
	if err != nil || found == nil {
		return nil, err
	}
	return ruled.Refundable(found)
}
