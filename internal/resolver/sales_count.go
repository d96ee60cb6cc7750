package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
)

const (
	// countBatch is the number of orders that one transaction holds while it counts them.
	countBatch = 500
	// countBatches bounds what one store may have counted while the others wait.
	countBatches = 20
)

// KeepRollups counts what the rollups lack, see CountSales. The dispatcher calls it often.
func (r *Resolver) KeepRollups(ctx context.Context) error {
	_, err := r.CountSales(ctx)
	return err
}

// CountSales brings the sales rollups of every store that the actor sees up to date with its orders, in small
// transactions, and returns how many orders it counted: all, unless a store has more than 10,000 to count.
// Any number of processes may do so at once.
// What lists and dashboards show does not depend on it: it keeps them fast.
func (r *Resolver) CountSales(ctx context.Context) (total int, err error) {
	var stores []uuid.UUID
	err = r.database.Snapshot(ctx, func(sql database.Statements) (err error) {
		stores, err = sql.StoresWithUnrolledOrders(ctx)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("resolver: find what the rollups lack: %w", err)
	}
	err = tryEach(ctx, stores, func(store uuid.UUID) error {
		counted, err := r.countStore(auth.With(ctx, auth.System(store)))
		total += counted
		return inStore(store, err)
	})
	return total, err
}

// countStore counts what one store lacks, batch by batch.
func (r *Resolver) countStore(ctx context.Context) (total int, err error) {
	for range countBatches {
		var counted int
		err := r.writeIncludingShredded(ctx, func(ctx context.Context, tx *Tx) (err error) {
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
