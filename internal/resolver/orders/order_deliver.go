package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/variation"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// DeliverItemsInput is the input of DeliverItems.
type DeliverItemsInput struct {
	OrderID        uuid.UUID
	Items          []uuid.UUID // nil for every PENDING item of kind SERVICE or PHYSICAL
	IdempotencyKey string      `json:"-"`
}

// Validate reports every invalid field.
func (in DeliverItemsInput) Validate() error {
	var v problem.Fields
	checkChosenItems(&v, "/items", in.Items)
	return v.Err()
}

// DeliverItems marks SERVICE and PHYSICAL items of a PENDING or PROCESSING order as delivered, and completes the order
// when no other item waits. An item that was sold beyond the stock takes a unit from the stock now, if one is left.
//
// It returns the order, and true when an earlier call with the same idempotency key produced it.
// Events: order.completed, stock.low; not order.items_fulfilled, which is for licenses only.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) DeliverItems(ctx context.Context, in DeliverItemsInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: DeliverOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		return changeOrder(ctx, tx, in.OrderID, "order.deliver", "", func(c *orderChange) error {
			items, err := deliverable(c.Order, in.Items)
			if err != nil {
				return err
			}
			if err := takeUnits(ctx, tx, c, items); err != nil {
				return err
			}
			if err := markDelivered(ctx, tx, items); err != nil {
				return err
			}
			advanceStatus(c.Order, tx.Now)
			return nil
		})
	})
}

// takeUnits takes a unit from the stock for each item that has none yet, as long as units are left.
func takeUnits(ctx context.Context, tx *operation.Tx, c *orderChange, items []*db.OrderItem) error {
	var variationIDs []uuid.UUID
	for _, item := range items {
		if !item.StockTaken {
			variationIDs = append(variationIDs, item.VariationID)
		}
	}
	if len(variationIDs) == 0 {
		return nil
	}
	variations, err := tx.Variation.Query().Where(variation.IDIn(variationIDs...)).All(ctx)
	if err != nil {
		return fmt.Errorf("orders: read stock: %w", err)
	}
	left := map[uuid.UUID]int{}
	for _, v := range variations {
		left[v.ID] = v.StockQuantity
	}
	for _, item := range items {
		if item.StockTaken || left[item.VariationID] == 0 {
			continue
		}
		item.StockTaken = true
		left[item.VariationID]--
		c.stockOf(item).Stock--
	}
	return nil
}

func markDelivered(ctx context.Context, tx *operation.Tx, items []*db.OrderItem) error {
	for _, item := range items {
		item.Status, item.UpdatedAt = orderitem.StatusDELIVERED, tx.Now
		item.DeliveredAt, item.ExpiresAt = &tx.Now, expiry(tx.Now, item.DurationDays)
		delivered, err := tx.OrderItem.Update().
			Where(orderitem.ID(item.ID), orderitem.StatusEQ(orderitem.StatusPENDING)).
			SetStatus(item.Status).
			SetStockTaken(item.StockTaken).
			SetDeliveredAt(tx.Now).
			SetNillableExpiresAt(item.ExpiresAt).
			SetUpdatedAt(tx.Now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("orders: deliver item: %w", err)
		}
		if delivered != 1 {
			return wrongCount("delivered", 1, delivered)
		}
	}
	return nil
}
