package database

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/ids"
)

// unrolled is true of an order o that the sales rollups do not hold as it is. It is spelled as in the partial index
// that finds these orders (order_unrolled), or the index would not be used.
const unrolled = "(o.rolled_up_status IS NULL OR o.rolled_up_status <> o.status OR o.rolled_up_refunded <> o.refunded_amount)"

// StoresWithUnrolledOrders returns the stores, among those that the actor sees, whose rollups lag behind.
// It must run in a transaction.
func (s Statements) StoresWithUnrolledOrders(ctx context.Context) ([]uuid.UUID, error) {
	return s.storesWith(ctx, "orders o WHERE o.store_id = s.id AND "+unrolled)
}

// storesWith returns the stores s, among those that the actor sees, that have a row of what is asked for.
func (s Statements) storesWith(ctx context.Context, row string) ([]uuid.UUID, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if err := s.PreferIndexes(ctx); err != nil {
		return nil, err
	}
	stores, err := s.ids(ctx, "SELECT s.id FROM stores s WHERE ($1 OR s.id = $2) AND EXISTS (SELECT 1 FROM "+row+") ORDER BY s.id",
		actor.IsEverywhere(), actor.StoreID)
	if err != nil {
		return nil, fmt.Errorf("database: find stores with something to count: %w", err)
	}
	return stores, nil
}

// CountSales brings the sales rollups up to date with up to limit unrolled orders of the store, the oldest first,
// and returns how many it counted. It must run in a transaction. Orders that another transaction holds are passed by.
func (s Statements) CountSales(ctx context.Context, limit int, now time.Time) (int, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return 0, err
	}
	if err := s.PreferIndexes(ctx); err != nil {
		return 0, err
	}
	batch, err := s.lockUnrolled(ctx, actor.StoreID, limit)
	if err != nil || len(batch.ids) == 0 {
		return 0, err
	}
	tally, subtracted := Tally{}, false
	err = s.sales(ctx, " AND o.id IN "+placeholders(4, len(batch.ids)), batch.first, batch.last.Add(time.Microsecond),
		func(now Sale, counted *Sale) {
			tally.Add(now)
			if counted != nil {
				subtracted = true
				tally.Subtract(*counted)
			}
		}, batch.args()...)
	if err != nil {
		return 0, err
	}
	if err := s.addToRollups(ctx, tally.Rows(), now); err != nil {
		return 0, err
	}
	if subtracted {
		if err := s.dropEmptyRollups(ctx, actor.StoreID, tally); err != nil {
			return 0, err
		}
	}
	return len(batch.ids), s.markCounted(ctx, actor.StoreID, batch)
}

// unrolledBatch are orders that were locked to be counted, and the span of their creation.
type unrolledBatch struct {
	ids         []uuid.UUID
	first, last time.Time
}

func (b unrolledBatch) args() []any {
	args := make([]any, len(b.ids))
	for i, id := range b.ids {
		args[i] = id
	}
	return args
}

func (s Statements) lockUnrolled(ctx context.Context, store uuid.UUID, limit int) (unrolledBatch, error) {
	var batch unrolledBatch
	err := s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		if err := rows.Scan(&id, &batch.last); err != nil {
			return err
		}
		if batch.ids == nil {
			batch.first = batch.last
		}
		batch.ids = append(batch.ids, id)
		return nil
	}, `SELECT o.id, o.created_at FROM orders o WHERE o.store_id = $1 AND `+unrolled+`
		ORDER BY o.created_at, o.id LIMIT `+strconv.Itoa(limit)+` `+s.lock("FOR NO KEY UPDATE SKIP LOCKED"), store)
	if err != nil {
		return batch, fmt.Errorf("database: find unrolled orders: %w", err)
	}
	return batch, nil
}

// addToRollups adds to the rows of the rollups in the order given, which must be the same for all.
func (s Statements) addToRollups(ctx context.Context, rows []RollupRow, now time.Time) error {
	added := Rows{
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
	if err := s.insertInParts(ctx, added); err != nil {
		return fmt.Errorf("database: add to the sales rollups: %w", err)
	}
	return nil
}

// dropEmptyRollups deletes the rows of a tally that hold no order any more.
func (s Statements) dropEmptyRollups(ctx context.Context, store uuid.UUID, tally Tally) error {
	for _, r := range tally.Rows() {
		if r.Orders >= 0 {
			continue
		}
		_, err := s.target.ExecContext(ctx, `DELETE FROM sales_rollups
			WHERE store_id = $1 AND dimension = $2 AND dimension_id = $3 AND grain = $4 AND bucket = $5 AND status = $6
				AND orders = 0`, store, r.Dimension, r.DimensionID, r.Grain, r.Bucket, r.Status)
		if err != nil {
			return fmt.Errorf("database: drop empty sales rollups: %w", err)
		}
	}
	return nil
}

// markCounted notes on the orders, and on the items that were paid back, what the rollups now hold of them.
func (s Statements) markCounted(ctx context.Context, store uuid.UUID, batch unrolledBatch) error {
	args := append([]any{store}, batch.args()...)
	for _, statement := range []string{
		`UPDATE orders SET rolled_up_status = status, rolled_up_refunded = refunded_amount
			WHERE store_id = $1 AND id IN ` + placeholders(2, len(batch.ids)),
		`UPDATE order_items SET rolled_up_refunded = NOT rolled_up_refunded
			WHERE store_id = $1 AND order_id IN ` + placeholders(2, len(batch.ids)) + `
				AND rolled_up_refunded <> (status IN ('CANCELLED', 'REFUNDED'))`,
	} {
		if _, err := s.target.ExecContext(ctx, statement, args...); err != nil {
			return fmt.Errorf("database: mark orders as counted: %w", err)
		}
	}
	return nil
}

// usingIndexes keeps PostgreSQL from reading large tables whole because of statistics that lag behind them, or of a plan
// that was made for other parameters.
const usingIndexes = `SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off;
	SET LOCAL enable_material = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL plan_cache_mode = force_custom_plan; SET LOCAL jit = off`

// PreferIndexes holds for the rest of the transaction: PostgreSQL then reads the orders in question by index, whatever the
// statistics say of their number.
func (s Statements) PreferIndexes(ctx context.Context) error {
	if s.dialect == dialect.SQLite {
		return nil
	}
	if _, err := s.target.ExecContext(ctx, usingIndexes); err != nil {
		return fmt.Errorf("database: prefer indexes: %w", err)
	}
	return nil
}
