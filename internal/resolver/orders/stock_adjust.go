package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// maxReserved bounds the items that are served at a time.
const maxReserved = 1_000

// AdjustStockInput corrects the stock of a SERVICE or PHYSICAL variation: by a delta, or to a quantity.
type AdjustStockInput struct {
	VariationID    uuid.UUID
	Delta          *int // added to the stock
	SetTo          *int // the units on hand, with those that were sold and wait for staff to hand them out
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in AdjustStockInput) Validate() error {
	var v problem.Fields
	switch {
	case in.Delta == nil && in.SetTo == nil:
		v.Add("/delta", problem.Required, "or setTo is required")
	case in.Delta != nil && in.SetTo != nil:
		v.Add("/delta", problem.Exclusive, "cannot be given together with setTo")
		v.Add("/setTo", problem.Exclusive, "cannot be given together with delta")
	case in.SetTo != nil:
		v.Between("/setTo", in.SetTo, 0, catalogue.MaxStock)
	case *in.Delta < -catalogue.MaxStock || *in.Delta > catalogue.MaxStock || *in.Delta == 0:
		v.Add("/delta", problem.OutOfRange, "must be %d to %d, and not 0", -catalogue.MaxStock, catalogue.MaxStock)
	}
	v.Name("/reason", in.Reason, maxReason)
	return v.Err()
}

// StockAdjustment is what became of a correction.
type StockAdjustment struct {
	VariationID   uuid.UUID
	StockQuantity int // for sale afterwards
	Reserved      int // units that went to items which waited for them
}

// AdjustStock corrects the stock of a SERVICE or PHYSICAL variation. Units that come in go to the items that were
// sold beyond the stock first, the oldest first: those still wait for staff, who can hand them out now, and their
// units come back should the order be cancelled. The rest is for sale. An order that is placed at the same moment
// may be passed by until the next correction. SetTo is what people count, who cannot tell a unit that is for sale from
// one that was sold and not handed out yet: the promised units are subtracted.
// Events: stock.low, stock.available. It also reports whether this is the outcome of an earlier call with the same key.
// Errors: CodeInvalidInput (also where the stock would be above catalogue.MaxStock), CodeVariationNotFound,
// CodeVariationDigital, CodeInsufficientStock (it would fall below zero, or SetTo below what is promised),
// CodeIdempotencyKeyReused.
func (ops *Operations) AdjustStock(ctx context.Context, in AdjustStockInput) (*StockAdjustment, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: AdjustStockOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*StockAdjustment, error) {
		target, err := catalogue.FindVariation(ctx, tx, in.VariationID)
		if err != nil {
			return nil, err
		}
		if target.Edges.Product.Kind == product.KindDIGITAL {
			return nil, problem.Refuse(problem.CodeVariationDigital, "The stock of %s, which is DIGITAL, are its licenses: upload or revoke those.", target.Sku)
		}
		promised := 0
		if in.SetTo != nil {
			if promised, err = promisedOf(ctx, tx, target, *in.SetTo); err != nil {
				return nil, err
			}
		}
		delta := in.deltaFrom(target.StockQuantity + promised)
		served, err := reserve(ctx, tx, target.ID, delta)
		if err != nil {
			return nil, err
		}
		reserved := len(served)
		after, err := correctStock(ctx, tx, target, delta-reserved)
		if in.SetTo != nil && problem.HasCode(err, problem.CodeInsufficientStock) {
			return nil, operation.ErrRetry // it was sold in the meantime
		}
		if err == nil && in.SetTo != nil {
			err = checkCounted(ctx, tx, target.ID, *in.SetTo)
		}
		if err != nil {
			return nil, err
		}
		if excess := after - catalogue.MaxStock; in.Delta != nil && *in.Delta > 0 && excess > 0 {
			var v problem.Fields
			v.Add("/delta", problem.OutOfRange, "must be %d to %d, for the stock to be at most %d", -catalogue.MaxStock, *in.Delta-excess, catalogue.MaxStock)
			return nil, v.Err()
		}
		return &StockAdjustment{target.ID, after, reserved}, tx.Audit(ctx, operation.Change{
			Action: "variation.adjust_stock", Subject: "Variation", ID: target.ID,
			Before: auditedStock{StockQuantity: after - delta + reserved},
			After:  auditedStock{after, reserved, in.Reason},
		})
	})
}

// auditedStock is a stock in the audit.
type auditedStock struct {
	StockQuantity int    `json:"stock_quantity"`
	Reserved      int    `json:"reserved,omitempty"`
	Reason        string `json:"reason,omitempty"`
}

// promisedOf returns how many of the units that were counted are promised, and brings the stock of the variation up to the
// same moment. Error: CodeInsufficientStock (more are promised than were counted).
func promisedOf(ctx context.Context, tx *operation.Tx, target *db.Variation, counted int) (promised int, err error) {
	target.StockQuantity, promised, err = Queries{tx.SQL}.StockOnHand(ctx, target.ID)
	if err == nil && counted < promised {
		err = problem.RefuseFor(problem.StockPromised,
			"%d of %s were sold and wait to be handed out: count them too, or deliver or cancel their orders first.", promised, target.Sku)
	}
	return promised, err
}

// checkCounted makes a new attempt unless as many units are on hand as were counted. It looks once the variation is written, so that
// no other transaction takes or returns units any more: the counter alone may be the same again after a sale and another count.
func checkCounted(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, counted int) error {
	forSale, promised, err := Queries{tx.SQL}.StockOnHand(ctx, variationID)
	if err == nil && forSale+promised != counted {
		err = operation.ErrRetry
	}
	return err
}

func (in AdjustStockInput) deltaFrom(onHand int) int {
	if in.SetTo != nil {
		return *in.SetTo - onHand
	}
	return *in.Delta
}

// correctStock moves the counter of a variation and returns what it says then. Error: CodeInsufficientStock.
func correctStock(ctx context.Context, tx *operation.Tx, target *db.Variation, delta int) (int, error) {
	if delta == 0 {
		return target.StockQuantity, nil
	}
	level, moved, err := moveStock(ctx, tx, stockedOf(target), StockMove{VariationID: target.ID, Stock: delta})
	if err == nil && !moved {
		err = problem.Refuse(problem.CodeInsufficientStock, "There are fewer than %d of %s in stock.", -delta, target.Sku)
	}
	return level.Stock, err
}

// reserve takes up to limit units for the items of a variation that were sold beyond the stock, the oldest first,
// and returns the items. The counter is left to the caller.
func reserve(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, limit int) ([]uuid.UUID, error) {
	var served []uuid.UUID
	for len(served) < limit {
		waiting, err := Queries{tx.SQL}.ItemsWithoutStock(ctx, variationID, min(limit-len(served), maxReserved))
		if err != nil || len(waiting) == 0 {
			return served, err
		}
		some, err := reserveFor(ctx, tx, waiting)
		if err != nil {
			return nil, err
		}
		served = append(served, some...)
	}
	return served, nil
}

// reserveFor gives units to those of the items that still wait once their orders are locked, and returns them: an order's
// row guards its items. A transaction that gives units back holds its order already, which need not be the first by id:
// waiting for others could end in a deadlock, so the first attempt does not wait.
func reserveFor(ctx context.Context, tx *operation.Tx, waiting []WaitingItem) ([]uuid.UUID, error) {
	items, orders := make([]uuid.UUID, len(waiting)), make([]uuid.UUID, len(waiting))
	for i, item := range waiting {
		items[i], orders[i] = item.ID, item.OrderID
	}
	orders = ids.Distinct(orders)
	locked, err := operation.TryLocked(tx, tx.Order.Query().Where(order.IDIn(orders...)).Order(order.ByID())).IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: lock orders: %w", err)
	}
	if len(locked) < len(orders) {
		return nil, operation.ErrRetryWithLock
	}
	served, err := tx.OrderItem.Query().
		Where(orderitem.IDIn(items...), orderitem.StatusEQ(orderitem.StatusPENDING), orderitem.StockTaken(false)).
		IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: find items without stock: %w", err)
	}
	if err := tx.OrderItem.Update().Where(orderitem.IDIn(served...)).SetStockTaken(true).SetUpdatedAt(tx.Now).Exec(ctx); err != nil {
		return nil, fmt.Errorf("orders: reserve stock: %w", err)
	}
	return served, nil
}
