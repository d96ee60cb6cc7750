package resolver

import (
	"context"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/reports"
)

const (
	// rollupBatch is the maximum number of orders that one transaction rolls up.
	rollupBatch = 500
	// rollupBatches is the maximum number of batches of one store in one run, so that other stores do not wait for long.
	rollupBatches = 20
)

// KeepRollups is RollUpSales without the count, for the worker, which calls it often.
func (r *Resolver) KeepRollups(ctx context.Context) error {
	_, err := r.RollUpSales(ctx)
	return err
}

// RollUpSales updates the sales rollups with the changed orders of every store that the actor sees, in small transactions,
// and returns the number of orders. In each store it rolls up at most 10,000 orders. Several processes may run it at the same
// time. Lists and dashboards are correct without it, but slower.
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

// rollUpStore rolls up the changed orders of one store, in batches.
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
