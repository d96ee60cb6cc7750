package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
)

const (
	// countBatch is the number of orders whose rows one transaction holds while it counts them.
	countBatch = 500
	// countBatches bounds what one store may have counted while the others wait.
	countBatches = 20
)

// CountSales brings the sales rollups of every store that the actor sees up to date with its orders, in small
// transactions, and returns how many orders it counted: all, unless a store has more than 10,000 to count.
// Any number of processes may do so at once.
// What lists and dashboards show does not depend on it: it keeps them fast.
func (r *Resolver) CountSales(ctx context.Context) (int, error) {
	var stores []uuid.UUID
	err := r.database.Snapshot(ctx, func(sql database.Statements) (err error) {
		stores, err = sql.StoresWithUncountedOrders(ctx)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("resolver: count sales: %w", err)
	}
	total := 0
	for _, store := range stores {
		counted, err := r.countSalesOf(auth.With(ctx, auth.System(store)))
		total += counted
		if err != nil {
			return total, err
		}
	}
	return total, nil
}

// countSalesOf counts what one store lacks, batch by batch.
func (r *Resolver) countSalesOf(ctx context.Context) (total int, err error) {
	for range countBatches {
		var counted int
		err := r.write(ctx, func(ctx context.Context, tx *Tx) (err error) {
			counted, err = tx.sql.CountSales(ctx, countBatch, tx.now)
			return err
		})
		total += counted
		if err != nil || counted < countBatch {
			return total, err
		}
	}
	return total, nil
}
