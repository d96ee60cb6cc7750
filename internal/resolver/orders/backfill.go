package orders

import (
	"context"
	"fmt"
	"math/bits"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
)

// filled is what a backfill did.
type filled struct {
	items     int
	completed int // orders that are now COMPLETED
	expired   int // licenses found to be past their time
}

// backfill gives the free licenses of a variation, at most free of them, to the items that wait for one,
// first in first out, and moves their orders on. The counters are left to the caller.
// Events: order.items_fulfilled, order.completed.
func backfill(ctx context.Context, tx *operation.Tx, target *db.Variation, free int) (filled, error) {
	if free == 0 {
		return filled{}, nil
	}
	waiting, err := waitingItems(ctx, tx, target.ID, free)
	if err != nil || len(waiting) == 0 {
		return filled{}, err
	}
	licenses, err := Queries{tx.SQL}.TakeLicenses(ctx, target.ID, len(waiting), tx.Lock, tx.Now)
	if err != nil {
		return filled{}, err
	}
	var done filled
	if len(licenses) < len(waiting) {
		if tx.Lock == operation.SkipLocked {
			return filled{}, operation.ErrRetryWithLock
		}
		if done.expired, err = (Queries{tx.SQL}).ExpireLicenses(ctx, target.ID, tx.Now); err != nil {
			return filled{}, err
		}
	}
	done.items = len(licenses)
	if done.items == 0 {
		return done, nil
	}
	given := waiting[:done.items]
	if err := fulfil(ctx, tx, given, licenses); err != nil {
		return filled{}, err
	}
	done.completed, err = advanceOrders(ctx, tx, given)
	return done, err
}

// waitingItems returns up to limit items that wait for a license, the oldest first, after locking their orders by id.
// An order's row guards its items, so they are looked at again once it is locked.
func waitingItems(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, limit int) ([]*db.OrderItem, error) {
	waiting := tx.OrderItem.Query().
		Where(
			orderitem.VariationID(variationID),
			orderitem.StatusEQ(orderitem.StatusPENDING),
			orderitem.KindEQ(orderitem.KindDIGITAL),
		).
		Order(orderitem.ByID())
	// The limit is a part of the text: rounded up, a few prepared statements do.
	oldest, err := waiting.Clone().Limit(1 << bits.Len(uint(limit))).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: find waiting items: %w", err)
	}
	oldest = oldest[:min(limit, len(oldest))]
	if len(oldest) == 0 {
		return nil, nil
	}
	orders := ordersOf(oldest)
	if _, err := operation.Locked(tx, tx.Order.Query().Where(order.IDIn(orders...)).Order(order.ByID())).IDs(ctx); err != nil {
		return nil, fmt.Errorf("orders: lock orders: %w", err)
	}
	items, err := waiting.Where(orderitem.OrderIDIn(orders...)).Limit(limit).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: find waiting items: %w", err)
	}
	return items, nil
}

// ordersOf returns the orders of the items, each once, by id.
func ordersOf(items []*db.OrderItem) []uuid.UUID {
	return ids.Distinct(ids.Of(items, func(i *db.OrderItem) uuid.UUID { return i.OrderID }))
}

// fulfil delivers each item with the license of the same index.
func fulfil(ctx context.Context, tx *operation.Tx, items []*db.OrderItem, licenses []uuid.UUID) error {
	fulfilments := make([]Fulfilment, len(items))
	for i, item := range items {
		fulfilments[i] = Fulfilment{
			ItemID:    item.ID,
			LicenseID: licenses[i],
			ExpiresAt: expiry(tx.Now, item.DurationDays),
		}
	}
	delivered, err := Queries{tx.SQL}.DeliverItems(ctx, tx.Now, fulfilments)
	if err == nil && delivered != len(items) {
		err = wrongCount("delivered", len(items), delivered)
	}
	return err
}

// advanceOrders gives the orders of the items that were just delivered their new status with an event for each,
// and returns how many are COMPLETED now.
func advanceOrders(ctx context.Context, tx *operation.Tx, given []*db.OrderItem) (int, error) {
	orders, err := tx.Order.Query().
		Where(order.IDIn(ordersOf(given)...)).
		WithItems(ByPosition).
		Order(order.ByID()).
		All(ctx)
	if err != nil {
		return 0, fmt.Errorf("orders: read fulfilled orders: %w", err)
	}
	var events []outbox.Event
	var changed []*db.Order // as they were
	transitions := map[transition][]uuid.UUID{}
	completed := 0
	for _, o := range orders {
		before := *o
		advanceStatus(o, tx.Now)
		if o.Status != before.Status {
			changed = append(changed, &before)
		}
		change := transition{to: o.Status, completes: o.Status == order.StatusCOMPLETED && o.Status != before.Status}
		transitions[change] = append(transitions[change], o.ID)
		events = append(events, outbox.Event{Type: outbox.OrderItemsFulfilled, Subject: o.ID, Data: itemsFulfilled(o, given)})
		if change.completes {
			completed++
			events = append(events, outbox.Event{Type: outbox.OrderCompleted, Subject: o.ID, Data: orderData(o)})
		}
	}
	for change, ids := range transitions {
		update := tx.Order.Update().Where(order.IDIn(ids...)).SetStatus(change.to).SetUpdatedAt(tx.Now)
		if change.completes {
			update.SetCompletedAt(tx.Now)
		}
		if err := update.Exec(ctx); err != nil {
			return 0, fmt.Errorf("orders: advance orders: %w", err)
		}
	}
	if err := rolledUpAs(ctx, tx, changed...); err != nil {
		return 0, err
	}
	return completed, tx.Append(ctx, events...)
}

// transition is what a delivery does to an order. One that was COMPLETED already, and waited for a replacement
// under warranty, is not completed again.
type transition struct {
	to        order.Status
	completes bool
}

func itemsFulfilled(o *db.Order, given []*db.OrderItem) outbox.ItemsFulfilledData {
	data := outbox.ItemsFulfilledData{OrderID: o.ID, OrderStatus: string(o.Status)}
	for _, item := range given {
		if item.OrderID == o.ID {
			data.Items = append(data.Items, outbox.FulfilledItem{ID: item.ID, VariationID: item.VariationID, SKU: item.Sku})
		}
	}
	for _, item := range o.Edges.Items {
		if item.Status == orderitem.StatusPENDING {
			data.PendingItems++
		}
	}
	return data
}
