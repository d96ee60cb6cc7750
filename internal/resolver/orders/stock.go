package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
)

// stocked is what the events about stock say about a variation.
type stocked struct {
	productID   uuid.UUID
	variationID uuid.UUID
	sku         string
	threshold   *int // nil: the store's default
}

func stockedOf(v *db.Variation) stocked {
	return stocked{v.ProductID, v.ID, v.Sku, v.LowStockThreshold}
}

// moveStock changes the counters of a variation and tells when it runs low or is back. It is the last step of
// a transaction, because it locks the hottest row. It reports false when there is less stock than the move takes.
//
// A backorder and an upload that run at the same time do not see each other, but they meet here:
// the second one finds free licenses beside waiting items, and runs anew to see both.
func moveStock(ctx context.Context, tx *operation.Tx, variation stocked, move StockMove) (StockLevel, bool, error) {
	level, moved, err := Queries{tx.SQL}.MoveStock(ctx, move)
	if err != nil || !moved {
		return level, false, err
	}
	if level.Stock > 0 && level.Backordered > 0 {
		return level, false, operation.ErrRetry
	}
	before := level.Stock - move.Stock
	threshold := tx.Tenant.LowStockDefault
	if variation.threshold != nil {
		threshold = *variation.threshold
	}
	data := outbox.StockData{
		ProductID:     variation.productID,
		VariationID:   variation.variationID,
		SKU:           variation.sku,
		StockQuantity: level.Stock,
	}
	switch {
	case before > threshold && level.Stock <= threshold:
		data.Threshold = &threshold
		return level, true, tx.Append(ctx, outbox.Event{Type: outbox.StockLow, Subject: data.VariationID, Data: data})
	case before == 0 && level.Stock > 0:
		return level, true, tx.Append(ctx, outbox.Event{Type: outbox.StockAvailable, Subject: data.VariationID, Data: data})
	}
	return level, true, nil
}

// takeMove is moveStock for a move that the transaction found enough stock for. Error: ErrRetry (another transaction took it
// since; of a digital variation it cannot, because the licenses are locked).
func takeMove(ctx context.Context, tx *operation.Tx, variation stocked, move StockMove, digital bool) error {
	_, moved, err := moveStock(ctx, tx, variation, move)
	switch {
	case err != nil:
		return err
	case !moved && digital:
		return countersBelowLicenses(variation.variationID)
	case !moved:
		return operation.ErrRetry
	}
	return nil
}

// reduceStock takes licenses off the stock of a variation.
func reduceStock(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, licenses int) error {
	if licenses == 0 {
		return nil
	}
	v, err := tx.Variation.Get(ctx, variationID)
	if err != nil {
		return fmt.Errorf("orders: read variation: %w", err)
	}
	return takeMove(ctx, tx, stockedOf(v), StockMove{VariationID: v.ID, Stock: -licenses}, true)
}

// countersBelowLicenses is the error of a move that takes more from the counters of a variation than they have, though its licenses are
// there: the two disagree. No operation may cause that.
func countersBelowLicenses(variationID uuid.UUID) error {
	return fmt.Errorf("orders: the counters of variation %s are below its licenses", variationID)
}
