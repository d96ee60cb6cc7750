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

// backfillResult counts the rows that a backfill changed.
type backfillResult struct {
	items     int // items that got a license
	completed int // orders that became COMPLETED
	expired   int // licenses that became EXPIRED
}

// backfill delivers up to free licenses of a variation to its waiting items, the oldest item first, and advances the
// status of their orders. The caller updates the stock counters.
// Events: order.items_fulfilled, order.completed.
func backfill(ctx context.Context, tx *operation.Tx, target *db.Variation, free int) (backfillResult, error) {
	if free == 0 {
		return backfillResult{}, nil
	}
	waiting, err := waitingItems(ctx, tx, target.ID, free)
	if err != nil || len(waiting) == 0 {
		return backfillResult{}, err
	}
	licenses, err := Queries{tx.SQL}.TakeLicenses(ctx, target.ID, len(waiting), tx.Lock, tx.Now)
	if err != nil {
		return backfillResult{}, err
	}
	var result backfillResult
	if len(licenses) < len(waiting) {
		if tx.Lock == operation.SkipLocked {
			return backfillResult{}, operation.ErrRetryWithLock
		}
		if result.expired, err = (Queries{tx.SQL}).expireLicenses(ctx, target.ID, tx.Now); err != nil {
			return backfillResult{}, err
		}
	}
	result.items = len(licenses)
	if result.items == 0 {
		return result, nil
	}
	fulfilled := waiting[:result.items]
	if err := fulfil(ctx, tx, fulfilled, licenses); err != nil {
		return backfillResult{}, err
	}
	result.completed, err = advanceOrders(ctx, tx, fulfilled)
	return result, err
}

// waitingItems locks the orders of the oldest items that wait for a license, in the order of their ids, and returns up to
// limit of these items, the oldest first. The lock on an order protects its items, so the items are read again under it.
func waitingItems(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, limit int) ([]*db.OrderItem, error) {
	waiting := tx.OrderItem.Query().
		Where(
			orderitem.VariationID(variationID),
			orderitem.StatusEQ(orderitem.StatusPENDING),
			orderitem.KindEQ(orderitem.KindDIGITAL),
		).
		Order(orderitem.ByID())
	// The limit is part of the statement's text. Rounded up to a power of two, it needs only a few prepared statements.
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

// ordersOf returns the ids of the items' orders, sorted and without duplicates.
func ordersOf(items []*db.OrderItem) []uuid.UUID {
	return ids.Distinct(ids.Of(items, func(i *db.OrderItem) uuid.UUID { return i.OrderID }))
}

// fulfil delivers licenses[i] to items[i].
func fulfil(ctx context.Context, tx *operation.Tx, items []*db.OrderItem, licenses []uuid.UUID) error {
	fulfilments := make([]fulfilment, len(items))
	for i, item := range items {
		fulfilments[i] = fulfilment{
			ItemID:    item.ID,
			LicenseID: licenses[i],
			ExpiresAt: expiry(tx.Now, item.DurationDays),
		}
	}
	delivered, err := Queries{tx.SQL}.deliverItems(ctx, tx.Now, fulfilments)
	if err == nil && delivered != len(items) {
		err = wrongCount("delivered", len(items), delivered)
	}
	return err
}

// advanceOrders updates the status of the orders whose items were just delivered, appends their events, and returns how
// many of the orders became COMPLETED.
func advanceOrders(ctx context.Context, tx *operation.Tx, fulfilled []*db.OrderItem) (int, error) {
	orders, err := tx.Order.Query().
		Where(order.IDIn(ordersOf(fulfilled)...)).
		WithItems(ByPosition).
		Order(order.ByID()).
		All(ctx)
	if err != nil {
		return 0, fmt.Errorf("orders: read fulfilled orders: %w", err)
	}
	var events []outbox.Event
	var changed []*db.Order // before the change
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
		events = append(events, outbox.Event{Type: outbox.OrderItemsFulfilled, Subject: o.ID, Data: itemsFulfilled(o, fulfilled)})
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

// transition is a change of an order's status by a delivery.
type transition struct {
	to        order.Status
	completes bool // false for an order that was COMPLETED already and waited for a replacement under warranty
}

func itemsFulfilled(o *db.Order, fulfilled []*db.OrderItem) outbox.ItemsFulfilledData {
	data := outbox.ItemsFulfilledData{OrderID: o.ID, OrderStatus: string(o.Status)}
	for _, item := range fulfilled {
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
