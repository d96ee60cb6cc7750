package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
)

// stocked holds the fields of a variation that stock events need.
type stocked struct {
	productID   uuid.UUID
	variationID uuid.UUID
	sku         string
	threshold   *int // nil: the store's default
}

func stockedOf(v *db.Variation) stocked {
	return stocked{v.ProductID, v.ID, v.Sku, v.LowStockThreshold}
}

// moveStock updates the stock counters of a variation. It appends stock.low when the stock falls to its threshold, and
// stock.available when it rises from zero. It reports false when the move takes more units than there are. It must be the
// last step of a transaction, because it locks the row of the variation: see Queries.MoveStock.
//
// Error: ErrRetry, when there are free licenses and waiting items after the move. An order beyond the stock and an upload
// that run at the same time do not see each other's rows. Both update this row, so the second one detects it here and runs
// again.
func moveStock(ctx context.Context, tx *operation.Tx, variation stocked, move StockMove) (StockLevel, bool, error) {
	level, moved, err := Queries{tx.SQL}.MoveStock(ctx, move)
	if err != nil || !moved {
		return level, false, err
	}
	if level.Stock > 0 && level.Backordered > 0 {
		return level, false, operation.ErrRetry
	}
	before := level.Stock - move.Stock
	threshold := tx.Store.LowStockDefault
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

// takeMove is moveStock after the transaction has read that there is enough stock. Error: ErrRetry (another transaction took
// units since). With digital it returns an internal error instead: the transaction has locked the licenses, so another
// transaction cannot have taken them.
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

// reduceStock subtracts licenses from the stock of a variation. Event: stock.low.
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

// countersBelowLicenses returns the error for a stock counter that is below the number of the variation's licenses. It means
// that an operation has a bug.
func countersBelowLicenses(variationID uuid.UUID) error {
	return fmt.Errorf("orders: the counters of variation %s are below its licenses", variationID)
}
