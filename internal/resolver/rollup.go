package resolver

import (
	"context"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/reports"
)

const (
	// rollupBatch is the number of orders that one transaction holds while it rolls them up.
	rollupBatch = 500
	// rollupBatches bounds what one store may have rolled up while the others wait.
	rollupBatches = 20
)

// KeepRollups is RollUpSales for the worker, which calls it often.
func (r *Resolver) KeepRollups(ctx context.Context) error {
	_, err := r.RollUpSales(ctx)
	return err
}

// RollUpSales brings the sales rollups of every store that the actor sees up to date with its orders, in small
// transactions, and returns how many orders it rolled up: all, unless a store has more than 10,000 of them.
// Any number of processes may do so at once.
// What lists and dashboards show does not depend on it: it keeps them fast.
func (r *Resolver) RollUpSales(ctx context.Context) (total int, err error) {
	stores, err := reports.StoresToRollUp(ctx, r.runner.Database)
	if err != nil {
		return 0, err
	}
	err = operation.TryEach(ctx, stores, func(store uuid.UUID) error {
		orders, err := r.rollUpStore(auth.With(ctx, auth.System(store)))
		total += orders
		return operation.InStore(store, err)
	})
	return total, err
}

// rollUpStore rolls up what the rollups of one store lack, batch by batch.
func (r *Resolver) rollUpStore(ctx context.Context) (total int, err error) {
	for range rollupBatches {
		var orders int
		err := r.runner.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) (err error) {
			orders, err = reports.RollUpSales(ctx, r.runner.Database, tx.Tx, rollupBatch, tx.Now)
			return err
		})
		total += orders
		if err != nil || orders < rollupBatch {
			return total, err
		}
	}
	return total, nil
}
