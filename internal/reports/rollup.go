package reports

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// unrolledOrders joins the orders o whose current state is not in the sales rollups with the rows u that hold the state in which they were
// rolled up (schema.UnrolledOrder). Use it with unrolledJoin. Conditions on the time must use u.created_at, because the index of orders by
// time would find all orders.
//
// CROSS JOIN, here and in other statements, is an inner join for PostgreSQL. SQLite joins the tables in this order. Otherwise it may begin
// with all orders or items of the store, because it does not know how many rows there are.
const (
	unrolledOrders = "unrolled_orders u CROSS JOIN orders o"
	unrolledJoin   = "o.store_id = u.store_id AND o.id = u.id"
)

// Unrolled finds the orders whose current state is not in the sales rollups.
var Unrolled = backlog.Waiting{Table: "unrolled_orders", Condition: "TRUE", Time: "created_at"}

// StoresToRollUp returns the stores, among those that the actor sees, whose rollups lag behind.
func StoresToRollUp(ctx context.Context, d *database.DB) ([]uuid.UUID, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	waiting, args := Unrolled, []any(nil)
	if !actor.SeesAllTenants() {
		waiting.Among = "store_id = $3"
		args = append(args, actor.StoreID)
	}
	found, err := backlog.Stores(ctx, d, waiting, args...)
	return ids.Of(found, func(s backlog.Store) uuid.UUID { return s.ID }), err
}

// RollUpSales updates the sales rollups with up to limit unrolled orders of the store, the oldest first, and returns the number of orders.
// It runs in the caller's transaction, and skips orders that another transaction has locked. schema.UnrolledOrder explains the order of its
// steps.
func RollUpSales(ctx context.Context, d *database.DB, tx database.Querier, limit int, now time.Time) (int, error) {
	s, err := on(ctx, d, tx)
	if err != nil {
		return 0, err
	}
	if err := s.PreferIndexes(ctx); err != nil {
		return 0, err
	}
	batch, err := s.lockUnrolled(ctx, limit)
	if err != nil || len(batch) == 0 {
		return 0, err
	}
	delta, subtracted := RollupDelta{}, false
	err = s.salesOf(ctx, batch, func(sale Sale, before *Sale) {
		delta.Add(sale)
		if before != nil {
			subtracted = true
			delta.subtract(*before)
		}
	})
	if err != nil {
		return 0, err
	}
	if err := s.addToRollups(ctx, delta.Rows(), now); err != nil {
		return 0, err
	}
	if subtracted {
		if err := s.dropEmptyRollups(ctx, delta); err != nil {
			return 0, err
		}
	}
	return len(batch), s.markRolledUp(ctx, batch)
}

// lockUnrolled locks unrolled orders to be rolled up, and returns their ids.
func (s statements) lockUnrolled(ctx context.Context, limit int) ([]uuid.UUID, error) {
	batch, err := s.IDs(ctx, `SELECT id FROM unrolled_orders WHERE store_id = $1
		ORDER BY id LIMIT `+strconv.Itoa(limit)+` `+s.Dialect.Lock("FOR UPDATE SKIP LOCKED"), s.Store)
	if err != nil {
		return nil, fmt.Errorf("reports: find unrolled orders: %w", err)
	}
	return batch, nil
}

// rowsPerInsert limits the rows, and so the parameters, of a statement on PostgreSQL. On SQLite, Insert puts fewer rows into a statement.
const rowsPerInsert = 100

// addToRollups adds rows to the rollups in their order. The order must be the same in all transactions, which avoids deadlocks.
func (s statements) addToRollups(ctx context.Context, rows []RollupRow, now time.Time) error {
	added := database.Rows{
		Table: "sales_rollups",
		Columns: []string{
			"id", "created_at", "dimension", "dimension_id", "grain", "bucket", "status",
			"orders", "units", "amount", "refunded", "completed", "delivery_ms",
		},
		OnConflict: `ON CONFLICT (store_id, dimension, dimension_id, grain, bucket, status) DO UPDATE SET
			orders = sales_rollups.orders + excluded.orders,
			units = sales_rollups.units + excluded.units,
			amount = sales_rollups.amount + excluded.amount,
			refunded = sales_rollups.refunded + excluded.refunded,
			completed = sales_rollups.completed + excluded.completed,
			delivery_ms = sales_rollups.delivery_ms + excluded.delivery_ms`,
	}
	for _, r := range rows {
		added.Values = append(added.Values, []any{
			ids.New(), now, r.Dimension, r.DimensionID, r.Grain, r.Bucket, r.Status,
			r.Orders, r.Units, r.Amount, r.Refunded, r.Completed, r.DeliveryMS,
		})
	}
	for part := range slices.Chunk(added.Values, rowsPerInsert) {
		added.Values = part
		if err := s.Insert(ctx, added); err != nil {
			return fmt.Errorf("reports: add to the sales rollups: %w", err)
		}
	}
	return nil
}

// dropEmptyRollups deletes the rows of the rollups that have no orders after a delta was added.
func (s statements) dropEmptyRollups(ctx context.Context, delta RollupDelta) error {
	for _, r := range delta.Rows() {
		if r.Orders >= 0 {
			continue
		}
		err := s.exec(ctx, `DELETE FROM sales_rollups
			WHERE store_id = $1 AND dimension = $2 AND dimension_id = $3 AND grain = $4 AND bucket = $5 AND status = $6
				AND orders = 0`, s.Store, r.Dimension, r.DimensionID, r.Grain, r.Bucket, r.Status)
		if err != nil {
			return fmt.Errorf("reports: drop empty sales rollups: %w", err)
		}
	}
	return nil
}

// markRolledUp records that the rollups contain the current state of the orders and of their refunded items.
func (s statements) markRolledUp(ctx context.Context, batch []uuid.UUID) error {
	var p database.Parameters
	store, orders := p.Add(s.Store), p.AddIDs(batch)
	for _, statement := range []string{
		`UPDATE order_items SET rolled_up_refunded = NOT rolled_up_refunded
			WHERE store_id = ` + store + ` AND order_id IN ` + orders + `
				AND rolled_up_refunded <> (status IN ('CANCELLED', 'REFUNDED'))`,
		`DELETE FROM unrolled_orders WHERE store_id = ` + store + ` AND id IN ` + orders,
	} {
		if err := s.exec(ctx, statement, p.Values...); err != nil {
			return fmt.Errorf("reports: mark orders as rolled up: %w", err)
		}
	}
	return nil
}
