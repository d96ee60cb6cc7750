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

// mutations maps the actions of orders and items to the fields of the type Mutation that perform them.
var mutations = map[string]string{
	"DELIVER": "deliverItems",
	"REFUND":  "refundOrder",
	"CANCEL":  "cancelOrder",
	"FAIL":    "failOrder",
	"REPLACE": "replaceItem",
	"REVEAL":  "revealLicense",
}

// permissions returns the permission of the directive @can on the mutation of each action.
var permissions = sync.OnceValue(func() map[string]auth.Permission {
	required := map[string]auth.Permission{}
	for action, mutation := range mutations {
		can := served().Mutation.Fields.ForName(mutation).Directives.ForName("can")
		required[action] = auth.Permission(can.Arguments.ForName("permission").Value.Raw)
	}
	return required
})

// checkedOrders has orders with all their items, and checks which actions are allowed on them.
type checkedOrders struct {
	orders.OrderRules
	actor auth.Actor
	byID  map[uuid.UUID]*db.Order
}

// refusal returns why an action is not allowed, nil if it is allowed. The viewer's role must grant the action, and checkState
// must return nil for it.
func (c checkedOrders) refusal(action string, checkState func() *problem.Error) *problem.Error {
	if permission := permissions()[action]; !c.actor.May(permission) {
		return problem.From(operation.Forbidden(c.actor.Role, permission))
	}
	return checkState()
}

// loadChecked reads orders by their ids, with all their items, in two statements for hundreds of orders.
func (r *Resolver) loadChecked(ctx context.Context, ids []uuid.UUID) (checkedOrders, error) {
	checked := checkedOrders{byID: map[uuid.UUID]*db.Order{}}
	var err error
	if checked.actor, err = auth.From(ctx); err != nil {
		return checked, err
	}
	if checked.OrderRules, err = r.operations.OrderRules(ctx); err != nil {
		return checked, err
	}
	for chunk := range slices.Chunk(ids, database.MaxIn) {
		rows, err := r.data.Order.Query().Where(order.IDIn(chunk...)).WithItems(orders.ByPosition).All(ctx)
		if err != nil {
			return checked, err
		}
		for _, row := range rows {
			checked.byID[row.ID] = row
		}
	}
	return checked, nil
}

// checkedOrdersKey is the key of page.Load for checkedOrders, which several fields need.
type checkedOrdersKey struct{}

// checkedOrder returns an order with all its items, nil if it was deleted, and the checks of its actions. All orders that were
// read together are read at once.
func (r *Resolver) checkedOrder(ctx context.Context, o *db.Order) (checkedOrders, *db.Order, error) {
	checked, err := page.Load(o.Together(), checkedOrdersKey{}, func(orders []*db.Order) (checkedOrders, error) {
		return r.loadChecked(ctx, ids.Of(orders, func(o *db.Order) uuid.UUID { return o.ID }))
	})
	return checked, checked.byID[o.ID], err
}

// checkedOrderOfItem is checkedOrder for the order of an item.
func (r *Resolver) checkedOrderOfItem(ctx context.Context, item *db.OrderItem) (checkedOrders, *db.Order, error) {
	checked, err := page.Load(item.Together(), checkedOrdersKey{}, func(items []*db.OrderItem) (checkedOrders, error) {
		ids := map[uuid.UUID]bool{}
		for _, row := range items {
			ids[row.OrderID] = true
		}
		return r.loadChecked(ctx, slices.Collect(maps.Keys(ids)))
	})
	return checked, checked.byID[item.OrderID], err
}

func (r *Resolver) actionsOf(ctx context.Context, o *db.Order) ([]*generated.OrderActionState, error) {
	checked, row, err := r.checkedOrder(ctx, o)
	if err != nil || row == nil {
		return nil, err
	}
	states := make([]*generated.OrderActionState, len(orders.OrderActions))
	for i, action := range orders.OrderActions {
		refusal := checked.refusal(string(action), func() *problem.Error { return checked.Check(action, row) })
		states[i] = &generated.OrderActionState{Action: action, Allowed: refusal == nil, Refusal: refusal}
	}
	return states, nil
}

func (r *Resolver) itemActionsOf(ctx context.Context, item *db.OrderItem) ([]*generated.OrderItemActionState, error) {
	checked, row, err := r.checkedOrderOfItem(ctx, item)
	if err != nil || row == nil {
		return nil, err
	}
	states := make([]*generated.OrderItemActionState, len(orders.ItemActions))
	for i, action := range orders.ItemActions {
		refusal := checked.refusal(string(action), func() *problem.Error { return checked.CheckItem(action, row, item) })
		states[i] = &generated.OrderItemActionState{Action: action, Allowed: refusal == nil, Refusal: refusal}
	}
	return states, nil
}

func (r *Resolver) refundableOf(ctx context.Context, o *db.Order) (*orders.Refundable, error) {
	checked, row, err := r.checkedOrder(ctx, o)
	if err != nil || row == nil {
		return nil, err
	}
	return checked.Refundable(row)
}
