package orders

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/variation"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

// maxReason is the maximum length of a reason, in characters.
const maxReason = 500

// orderChange is a locked order, before and after an operation's change. The lock on the order protects its items.
type orderChange struct {
	*db.Order
	before *db.Order
	stock  map[uuid.UUID]*stockChange // by variation
	events []outbox.Event             // of the change, except the event of the order's new status
}

// stockChange is the sum of an operation's changes to the stock counters of a variation.
type stockChange struct {
	StockMove
	digital bool
}

// changeOrder runs an operation on an order and returns the changed order. It locks the order and calls change, which
// checks the operation and writes items, licenses and money. It then saves the order, writes an audit entry with the
// reason, appends the events, and at last updates the stock counters.
// Events: those of change, and order.completed, order.cancelled or order.failed when the order gets this status.
// Error: CodeOrderNotFound.
func changeOrder(ctx context.Context, tx *operation.Tx, id uuid.UUID, action, reason string, change func(*orderChange) error) (*db.Order, error) {
	found, err := lockOrder(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	c := &orderChange{Order: found, before: copyOfOrder(found), stock: map[uuid.UUID]*stockChange{}}
	if err := change(c); err != nil {
		return nil, err
	}
	if err := saveOrder(ctx, tx, c); err != nil {
		return nil, err
	}
	if err := auditOrder(ctx, tx, action, reason, c.before, c.Order); err != nil {
		return nil, err
	}
	if err := tx.Append(ctx, append(c.events, c.closingEvents()...)...); err != nil {
		return nil, err
	}
	return c.Order, moveStocks(ctx, tx, c.stock)
}

// closingEvents returns the event when the change completed, cancelled or failed the order.
func (c *orderChange) closingEvents() []outbox.Event {
	if c.Status == c.before.Status {
		return nil
	}
	event := outbox.Event{Subject: c.ID}
	switch c.Status {
	case order.StatusCOMPLETED:
		event.Type, event.Data = outbox.OrderCompleted, orderData(c.Order)
	case order.StatusCANCELLED:
		event.Type, event.Data = outbox.OrderCancelled, outbox.OrderEndedData{Order: orderData(c.Order).Order, Reason: c.StatusReason}
	case order.StatusFAILED:
		event.Type, event.Data = outbox.OrderFailed, outbox.OrderEndedData{Order: orderData(c.Order).Order, Reason: c.StatusReason}
	default: // refundItems appends the event for REFUNDED, and the other statuses have none
		return nil
	}
	return []outbox.Event{event}
}

// changeNamedOrder is changeOrder for operations of the REST API: the returned order includes the customer, because
// responses of the REST API contain the customer's name. GraphQL reads customers itself.
// The customer is added after the audit entry, which has no name. Erasing the customer removes the name from the outcome
// stored with the idempotency key. The customer's row is locked after the order's and before stock and licenses, so that
// other buyers do not wait while a customer is erased.
func changeNamedOrder(ctx context.Context, tx *operation.Tx, id uuid.UUID, action, reason string, change func(*orderChange) error) (*db.Order, error) {
	var buyer *db.Customer
	changed, err := changeOrder(ctx, tx, id, action, reason, func(c *orderChange) (err error) {
		if buyer, err = customers.LockIncludingErased(ctx, tx, c.CustomerID); err != nil {
			return err
		}
		return change(c)
	})
	if err != nil {
		return nil, err
	}
	changed.Edges.Customer = buyer
	return changed, nil
}

// lockOrder locks an order and returns it with its items. Error: CodeOrderNotFound.
func lockOrder(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Order, error) {
	found, err := operation.Locked(tx, tx.Order.Query().Where(order.ID(id)).WithItems(ByPosition)).Only(ctx)
	if db.IsNotFound(err) {
		return nil, operation.OrderNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("orders: lock order: %w", err)
	}
	for _, item := range found.Edges.Items {
		item.Unwrap()
	}
	return found.Unwrap(), nil
}

func copyOfOrder(o *db.Order) *db.Order {
	duplicate := *o
	duplicate.Edges.Items = make([]*db.OrderItem, len(o.Edges.Items))
	for i, item := range o.Edges.Items {
		itemCopy := *item
		duplicate.Edges.Items[i] = &itemCopy
	}
	return &duplicate
}

func saveOrder(ctx context.Context, tx *operation.Tx, c *orderChange) error {
	c.UpdatedAt = tx.Now
	saved, err := tx.Order.Update().
		Where(order.ID(c.ID), order.StatusEQ(c.before.Status)).
		SetStatus(c.Status).
		SetStatusReason(c.StatusReason).
		SetRefundedAmount(c.RefundedAmount).
		SetNillableCompletedAt(c.CompletedAt).
		SetUpdatedAt(c.UpdatedAt).
		Save(ctx)
	if err == nil && saved != 1 {
		err = errors.New("its status changed under the lock")
	}
	if err != nil {
		return fmt.Errorf("orders: save order: %w", err)
	}
	if c.Status == c.before.Status && c.RefundedAmount == c.before.RefundedAmount { // no item was credited: the sales rollups stay correct
		return nil
	}
	return rolledUpAs(ctx, tx, c.before)
}

// auditedOrder is an order in the audit, with the reason for the change.
type auditedOrder struct {
	*db.Order
	Reason string `json:"reason,omitempty"`
}

func auditOrder(ctx context.Context, tx *operation.Tx, action, reason string, before, after *db.Order) error {
	entry := operation.Change{Action: action, Subject: "Order", ID: after.ID, After: auditedOrder{after, reason}}
	if before != nil {
		entry.Before = auditedOrder{Order: before}
	}
	return tx.Audit(ctx, entry)
}

// stockOf returns the stock change of the item's variation, for the caller to add to.
func (c *orderChange) stockOf(item *db.OrderItem) *stockChange {
	change := c.stock[item.VariationID]
	if change == nil {
		change = &stockChange{
			StockMove: StockMove{VariationID: item.VariationID},
			digital:   item.Kind == orderitem.KindDIGITAL,
		}
		c.stock[item.VariationID] = change
	}
	return change
}

// moveStocks updates the stock counters of the variations, in the order of their ids.
func moveStocks(ctx context.Context, tx *operation.Tx, changes map[uuid.UUID]*stockChange) error {
	maps.DeleteFunc(changes, func(_ uuid.UUID, c *stockChange) bool { return c.Stock == 0 && c.Backordered == 0 })
	if len(changes) == 0 {
		return nil
	}
	variations, err := tx.Variation.Query().
		Where(variation.IDIn(slices.Collect(maps.Keys(changes))...)).
		Order(variation.ByID()).
		All(ctx)
	if err != nil {
		return fmt.Errorf("orders: read variations: %w", err)
	}
	for _, v := range variations {
		change := changes[v.ID]
		if err := takeMove(ctx, tx, stockedOf(v), change.StockMove, change.digital); err != nil {
			return err
		}
	}
	return nil
}

// itemsWith returns the items that have one of the statuses.
func itemsWith(items []*db.OrderItem, statuses ...orderitem.Status) []*db.OrderItem {
	var found []*db.OrderItem
	for _, item := range items {
		if slices.Contains(statuses, item.Status) {
			found = append(found, item)
		}
	}
	return found
}

// everDelivered reports whether any of the items was ever delivered, including items that were replaced or refunded since.
func everDelivered(items []*db.OrderItem) bool {
	return slices.ContainsFunc(items, func(item *db.OrderItem) bool { return item.DeliveredAt != nil })
}

// isFinal reports whether an order with this status cannot change any more.
func isFinal(status order.Status) bool {
	return status == order.StatusCANCELLED || status == order.StatusFAILED || status == order.StatusREFUNDED
}

// selectItems returns the items of the order that have the ids. When ids is nil it returns all items that reject accepts.
// reject returns why an item cannot be selected, or nil.
// Errors: CodeItemNotFound, CodeOrderState (reject refuses an item of ids).
func selectItems(o *db.Order, ids []uuid.UUID, reject func(*db.OrderItem) *problem.Field) ([]*db.OrderItem, error) {
	var chosen []*db.OrderItem
	if ids == nil {
		for _, item := range o.Edges.Items {
			if reject(item) == nil {
				chosen = append(chosen, item)
			}
		}
		return chosen, nil
	}
	var unknown, errs []problem.Field
	for i, id := range ids {
		pointer := fmt.Sprintf("/items/%d", i)
		at := slices.IndexFunc(o.Edges.Items, func(item *db.OrderItem) bool { return item.ID == id })
		if at < 0 {
			unknown = append(unknown, problem.NewField(pointer, problem.ItemNotFound, "is not an item of the order"))
			continue
		}
		item := o.Edges.Items[at]
		if why := reject(item); why != nil {
			why.Pointer = pointer
			errs = append(errs, *why)
		}
		chosen = append(chosen, item)
	}
	switch {
	case unknown != nil:
		return nil, &problem.Error{Code: problem.CodeItemNotFound, Detail: "The order has no such item.", Fields: unknown}
	case errs != nil:
		return nil, &problem.Error{Code: problem.CodeOrderState, Detail: "The state of the items does not allow this.", Fields: errs}
	}
	return chosen, nil
}

// checkChosenItems validates a list of item ids; nil means all items.
func checkChosenItems(v *problem.Fields, pointer string, ids []uuid.UUID) {
	if ids != nil && len(ids) == 0 {
		v.Add(pointer, problem.Empty, "must name an item, or be absent for all of them")
	}
	if len(ids) > MaxOrderItems {
		v.Add(pointer, problem.TooMany, "must have at most %d items", MaxOrderItems)
		return
	}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			v.Add(fmt.Sprintf("%s/%d", pointer, i), problem.Duplicate, "is named twice")
		}
	}
}

// wrongCount returns the error of an update that changed an unexpected number of items. The locks on the orders exclude it.
func wrongCount(verb string, want, got int) error {
	return fmt.Errorf("orders: %s %d of %d items", verb, got, want)
}
