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

// ReplaceItemInput asks for another license instead of one that does not work.
type ReplaceItemInput struct {
	OrderID        uuid.UUID `json:",omitzero"` // that the item is of; zero for whichever it is
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

// ReplaceItem gives the buyer another license under warranty: the DELIVERED DIGITAL item becomes REPLACED, its license is
// revoked, and a new item at the same price replaces it, delivered with the oldest free license of the variation
// and lasting its full time from now. No money moves.
//
// When no license is free and the variation accepts orders beyond the stock, the new item waits for one, behind the items that
// wait already. The order keeps its status meanwhile, COMPLETED included: an order never goes back.
// The order must be PENDING, PROCESSING or COMPLETED.
//
// It returns the order and whether that is the outcome of an earlier call with the same key. Events: order.item_replaced, stock.low.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeInsufficientStock, CodeIdempotencyKeyReused.
func (ops *Operations) ReplaceItem(ctx context.Context, in ReplaceItemInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: ReplaceOperation, Key: in.IdempotencyKey, Input: in}
	replaced, replayed, err := operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
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
	return ops.withCustomer(ctx, replaced, replayed, err)
}

// orderOf returns the id of the order that the item is of. Error: CodeItemNotFound.
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

// replaceable returns the item, if its state and the order's allow to replace it. Errors: CodeItemNotFound, CodeOrderState.
func (c *orderChange) replaceable(id uuid.UUID) (*db.OrderItem, error) {
	at := slices.IndexFunc(c.Edges.Items, func(item *db.OrderItem) bool { return item.ID == id })
	if at < 0 {
		return nil, itemNotFound()
	}
	return c.Edges.Items[at], checkReplace(c.Order, c.Edges.Items[at])
}

// newReplacement makes the item that replaces a broken one.
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

// deliverReplacement gives the item a license, or a position in the queue, as an order of one item would get it.
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
	moves := c.moves(replacement)
	moves.Stock -= one.taken + one.expired
	moves.Backordered += one.short()
	return nil
}
