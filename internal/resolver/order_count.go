package resolver

import (
	"context"
	"fmt"
	"math"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// CountOrders returns how many orders a filter asks for, on all its pages: exactly, and by the sales rollups unless the
// filter narrows by several of customer, product and variation.
func (r *Resolver) CountOrders(ctx context.Context, filter OrderFilter) (total int, err error) {
	err = r.database.SnapshotOfEntities(ctx, func(tx *db.Tx, sql database.Statements) (err error) {
		const afterAll, limit = math.MaxInt, 1
		_, total, err = findOrders(ctx, tx, sql, filter.bounded(), afterAll, limit)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("resolver: count orders: %w", err)
	}
	return total, nil
}
