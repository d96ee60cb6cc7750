package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// maxReserved is the maximum number of items that one statement reserves units for.
const maxReserved = 1_000

// AdjustStockInput is the input of AdjustStock. Either Delta or SetTo is set.
type AdjustStockInput struct {
	VariationID    uuid.UUID
	Delta          *int // added to the stock
	SetTo          *int // the units on hand, including sold units that staff did not hand out yet
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

// StockAdjustment is the outcome of AdjustStock.
type StockAdjustment struct {
	VariationID   uuid.UUID
	StockQuantity int // units for sale afterwards
	Reserved      int // units that went to items sold beyond the stock
}

// AdjustStock corrects the stock of a SERVICE or PHYSICAL variation, by a delta or to a counted quantity.
//
// New units go first to the items that were sold beyond the stock, the oldest first; the rest is for sale. These items
// still wait for staff, who can hand them out now. Their units return to the stock when the order is cancelled. An order
// that is placed at the same moment may be missed, and then gets its units from ReserveForWaiting.
// SetTo is a count of the units on hand. People who count cannot see which units are sold and not handed out yet, so
// AdjustStock subtracts these promised units.
//
// It returns the outcome, and true when an earlier call with the same idempotency key produced it.
// Events: stock.low, stock.available.
// Errors: CodeInvalidInput (also when the stock would be above catalogue.MaxStock), CodeVariationNotFound,
// CodeVariationDigital, CodeInsufficientStock (the stock would become negative, or SetTo is below the promised units),
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
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
			return nil, problem.Refuse(problem.CodeVariationDigital, "%s is DIGITAL, and its stock is the number of its licenses: upload or revoke licenses instead.", target.Sku)
		}
		promised := 0
		if in.SetTo != nil {
			if promised, err = promisedOf(ctx, tx, target, *in.SetTo); err != nil {
				return nil, err
			}
		}
		delta := in.deltaFrom(target.StockQuantity + promised)
		items, err := reserve(ctx, tx, target.ID, delta)
		if err != nil {
			return nil, err
		}
		reserved := len(items)
		after, err := correctStock(ctx, tx, target, delta-reserved)
		if in.SetTo != nil && problem.HasCode(err, problem.CodeInsufficientStock) {
			return nil, operation.ErrRetry // units were sold in the meantime
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

// ReserveForWaiting reserves units that are for sale for items that were sold beyond the stock and still wait, in all stores. That state
// arises because orders beyond the stock do not lock the variation: an order and a transaction that returns units miss each other if they
// run at the same time. It processes at most limit variations, each in its own transaction, and returns the number of reserved units.
// Event: stock.low.
func (ops *Operations) ReserveForWaiting(ctx context.Context, limit int) (int, error) {
	missed, err := forSaleBesideWaiting(ctx, ops.Database.SQL, limit)
	if err != nil {
		return 0, err
	}
	return sumOfEach(ctx, missed, ops.reserveForWaiting)
}

// sumOfEach calls do for every variation, as the system, and returns the sum of the results. It also continues after an error.
func sumOfEach(ctx context.Context, variations []variationRef, do func(context.Context, uuid.UUID) (int, error)) (int, error) {
	total := 0
	err := operation.TryEach(ctx, variations, func(v variationRef) error {
		done, err := do(auth.With(ctx, auth.System(v.StoreID)), v.ID)
		if err == nil {
			total += done
		}
		return operation.InStore(v.StoreID, err)
	})
	return total, err
}

func (ops *Operations) reserveForWaiting(ctx context.Context, variationID uuid.UUID) (reserved int, err error) {
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		v, err := tx.Variation.Get(ctx, variationID)
		if err != nil {
			return fmt.Errorf("orders: read variation: %w", err)
		}
		items, err := reserve(ctx, tx, v.ID, v.StockQuantity)
		if reserved = len(items); err != nil || reserved == 0 {
			return err
		}
		return takeMove(ctx, tx, stockedOf(v), StockMove{VariationID: v.ID, Stock: -reserved}, false)
	})
	return reserved, err
}

// auditedStock is the stock of a variation in the audit.
type auditedStock struct {
	StockQuantity int    `json:"stock_quantity"`
	Reserved      int    `json:"reserved,omitempty"`
	Reason        string `json:"reason,omitempty"`
}

// promisedOf returns how many units of the variation are promised, and updates target.StockQuantity to the same moment.
// Error: CodeInsufficientStock (more units are promised than counted).
func promisedOf(ctx context.Context, tx *operation.Tx, target *db.Variation, counted int) (promised int, err error) {
	target.StockQuantity, promised, err = Queries{tx.SQL}.stockOnHand(ctx, target.ID)
	if err == nil && counted < promised {
		err = problem.RefuseFor(problem.StockPromised,
			"%d of %s were sold and wait to be handed out: count them too, or deliver or cancel their orders first.", promised, target.Sku)
	}
	return promised, err
}

// checkCounted returns ErrRetry unless the number of units on hand is the counted one. It must run after the variation is
// updated, because its lock keeps other transactions from taking or returning units. The stock counter alone does not show
// a change: it can have the same value again after a sale and another count.
func checkCounted(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, counted int) error {
	forSale, promised, err := Queries{tx.SQL}.stockOnHand(ctx, variationID)
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

// correctStock adds delta to the stock counter and returns the new value. Error: CodeInsufficientStock.
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

// reserve reserves up to limit units for items of a variation that were sold beyond the stock, the oldest first, and
// returns the ids of the items. The caller updates the stock counter.
func reserve(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, limit int) ([]uuid.UUID, error) {
	var reserved []uuid.UUID
	for len(reserved) < limit {
		waiting, err := Queries{tx.SQL}.itemsWithoutStock(ctx, variationID, min(limit-len(reserved), maxReserved))
		if err != nil || len(waiting) == 0 {
			return reserved, err
		}
		items, err := reserveFor(ctx, tx, waiting)
		if err != nil {
			return nil, err
		}
		reserved = append(reserved, items...)
	}
	return reserved, nil
}

// reserveFor locks the orders of the items, reserves a unit for each item that still waits, and returns the ids of these
// items. The lock on an order protects its items.
// Error: ErrRetryWithLock, when another transaction has locked one of the orders. A transaction that returns units has
// locked its own order already, and that order need not have the lowest id. Waiting for the others could end in a deadlock,
// so the first attempt does not wait.
func reserveFor(ctx context.Context, tx *operation.Tx, waiting []waitingItem) ([]uuid.UUID, error) {
	items := ids.Of(waiting, func(i waitingItem) uuid.UUID { return i.ID })
	orders := ids.Distinct(ids.Of(waiting, func(i waitingItem) uuid.UUID { return i.OrderID }))
	locked, err := operation.TryLocked(tx, tx.Order.Query().Where(order.IDIn(orders...)).Order(order.ByID())).IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: lock orders: %w", err)
	}
	if len(locked) < len(orders) {
		return nil, operation.ErrRetryWithLock
	}
	reserved, err := tx.OrderItem.Query().
		Where(orderitem.IDIn(items...), orderitem.StatusEQ(orderitem.StatusPENDING), orderitem.StockTaken(false)).
		IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: find items without stock: %w", err)
	}
	if err := tx.OrderItem.Update().Where(orderitem.IDIn(reserved...)).SetStockTaken(true).SetUpdatedAt(tx.Now).Exec(ctx); err != nil {
		return nil, fmt.Errorf("orders: reserve stock: %w", err)
	}
	return reserved, nil
}
