package orders

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// ReplaceItemInput is the input of ReplaceItem.
type ReplaceItemInput struct {
	OrderID        uuid.UUID `json:",omitzero"` // the order of the item; zero finds the order by the item
	ItemID         uuid.UUID
	Reason         string // for the audit
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in ReplaceItemInput) Validate() error {
	var v problem.Fields
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// ReplaceItem replaces the license of a DELIVERED DIGITAL item under warranty. The item becomes REPLACED and its license is
// revoked. A new item with the same price is delivered with the oldest free license of the variation, for its full
// duration from now. The wallet does not change. The order must be PENDING, PROCESSING or COMPLETED.
//
// When no license is free and the variation can be sold beyond the stock, the new item waits for one, after the items that
// wait already. The order then keeps its status, even COMPLETED: a status never goes back.
//
// It returns the order, and true when an earlier call with the same idempotency key produced it.
// Events: order.item_replaced, stock.low.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeInsufficientStock,
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) ReplaceItem(ctx context.Context, in ReplaceItemInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: ReplaceOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		orderID, err := orderOf(ctx, tx, in)
		if err != nil {
			return nil, err
		}
		return changeNamedOrder(ctx, tx, orderID, "order.replace_item", in.Reason, func(c *orderChange) error {
			broken, err := c.replaceable(in.ItemID)
			if err != nil {
				return err
			}
			if err := revokeItems(ctx, tx, []*db.OrderItem{broken}, orderitem.StatusREPLACED); err != nil {
				return err
			}
			replacement := newReplacement(tx, broken)
			if err := deliverReplacement(ctx, tx, c, replacement); err != nil {
				return err
			}
			c.Edges.Items = append(c.Edges.Items, replacement)
			c.events = append(c.events, outbox.Event{Type: outbox.OrderItemReplaced, Subject: c.ID, Data: outbox.ItemReplacedData{
				OrderID: c.ID, ItemID: broken.ID, ReplacementID: replacement.ID,
			}})
			return insertItems(ctx, tx, []*db.OrderItem{replacement})
		})
	})
}

// orderOf returns the id of the item's order. Error: CodeItemNotFound.
func orderOf(ctx context.Context, tx *operation.Tx, in ReplaceItemInput) (uuid.UUID, error) {
	if in.OrderID != uuid.Nil {
		return in.OrderID, nil
	}
	item, err := tx.OrderItem.Query().Where(orderitem.ID(in.ItemID)).Only(ctx)
	if db.IsNotFound(err) {
		return uuid.Nil, itemNotFound()
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("orders: find item: %w", err)
	}
	return item.OrderID, nil
}

func itemNotFound() *problem.Error {
	return problem.Refuse(problem.CodeItemNotFound, "There is no such item.")
}

// replaceable returns the item of the order with the id. Errors: CodeItemNotFound, CodeOrderState (it cannot be replaced).
func (c *orderChange) replaceable(id uuid.UUID) (*db.OrderItem, error) {
	at := slices.IndexFunc(c.Edges.Items, func(item *db.OrderItem) bool { return item.ID == id })
	if at < 0 {
		return nil, itemNotFound()
	}
	return c.Edges.Items[at], checkReplace(c.Order, c.Edges.Items[at])
}

// newReplacement returns a new item that replaces a broken one.
func newReplacement(tx *operation.Tx, broken *db.OrderItem) *db.OrderItem {
	return &db.OrderItem{
		ID:               ids.New(),
		CreatedAt:        tx.Now,
		UpdatedAt:        tx.Now,
		OrderID:          broken.OrderID,
		OrderedAt:        broken.OrderedAt,
		Position:         broken.Position,
		ProductID:        broken.ProductID,
		VariationID:      broken.VariationID,
		Kind:             broken.Kind,
		ProductName:      broken.ProductName,
		Sku:              broken.Sku,
		Price:            broken.Price,
		BasePrice:        broken.BasePrice,
		AppliedTierID:    broken.AppliedTierID,
		AppliedTierName:  broken.AppliedTierName,
		AppliedTierLevel: broken.AppliedTierLevel,
		Status:           orderitem.StatusPENDING,
		DurationDays:     broken.DurationDays,
		ReplacesID:       &broken.ID,
	}
}

// deliverReplacement delivers a license to the item, or lets the item wait for one, by the rules for an order of one item.
// Error: CodeInsufficientStock.
func deliverReplacement(ctx context.Context, tx *operation.Tx, c *orderChange, replacement *db.OrderItem) error {
	v, err := tx.Variation.Get(ctx, replacement.VariationID)
	if err != nil {
		return fmt.Errorf("orders: read variation: %w", err)
	}
	one := &line{items: []*db.OrderItem{replacement}, QuotedVariation: catalogue.QuotedVariation{PricedVariation: catalogue.PricedVariation{
		VariationID:    v.ID,
		SKU:            v.Sku,
		Kind:           string(replacement.Kind),
		Stock:          v.StockQuantity,
		DependsOnStock: v.DependsOnStock,
	}}}
	if err := deliverLines(ctx, tx, []*line{one}); err != nil {
		return err
	}
	change := c.stockOf(replacement)
	change.Stock -= one.taken + one.expired
	change.Backordered += one.short()
	return nil
}
