package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

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

// countersBelowLicenses is what no sequence of operations may lead to.
func countersBelowLicenses(variationID uuid.UUID) error {
	return fmt.Errorf("orders: the counters of variation %s are below its licenses", variationID)
}
