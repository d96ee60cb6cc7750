package reports

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// bucketRange is a run of whole buckets of the sales rollups.
type bucketRange struct {
	Point int               `json:"point"` // the caller's number for the sum to which the range belongs
	Grain salesrollup.Grain `json:"grain"`
	From  int64             `json:"first"` // the start of the first bucket, in Unix seconds
	To    int64             `json:"after"` // the start of the bucket after the last
}

// ranges returns the common table expression that reads bucketRanges from a JSON parameter.
func (s statements) ranges(parameter string) string {
	if s.Dialect == dialect.SQLite {
		return `ranges AS (SELECT value ->> 'point' AS point, value ->> 'grain' AS grain,
			value ->> 'first' AS first, value ->> 'after' AS after FROM json_each(` + parameter + `))`
	}
	return `ranges AS (SELECT point, grain, first, after
		FROM json_to_recordset(` + parameter + `) AS s(point bigint, grain varchar, first bigint, after bigint))`
}

func marshalRanges(ranges []bucketRange) (string, error) {
	if ranges == nil {
		ranges = []bucketRange{} // for [] instead of null
	}
	text, err := json.Marshal(ranges)
	return string(text), err
}

// pointSales are the sums of the rollups for one point and status.
type pointSales struct {
	Point  int
	Status order.Status
	RollupSums
}

// salesOfRanges returns the sums of the whole store in the rollups for the ranges, by point and status. Unrolled orders are missing: see
// unrolledSales.
func (s statements) salesOfRanges(ctx context.Context, ranges []bucketRange) ([]pointSales, error) {
	encoded, err := marshalRanges(ranges)
	if err != nil {
		return nil, err
	}
	var sales []pointSales
	err = s.QueryRows(ctx, func(rows *sql.Rows) error {
		var p pointSales
		err := rows.Scan(&p.Point, &p.Status, &p.Orders, &p.Units, &p.Amount, &p.Refunded, &p.Completed, &p.DeliveryMS)
		sales = append(sales, p)
		return err
	}, `WITH `+s.ranges("$2")+`
		SELECT s.point, r.status, CAST(sum(r.orders) AS bigint), CAST(sum(r.units) AS bigint), CAST(sum(r.amount) AS bigint),
			CAST(sum(r.refunded) AS bigint), CAST(sum(r.completed) AS bigint), CAST(sum(r.delivery_ms) AS bigint)
		FROM ranges s CROSS JOIN sales_rollups r
		WHERE r.store_id = $1 AND r.dimension = 'STORE' AND r.dimension_id = $3
			AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after
		GROUP BY s.point, r.status`, s.Store, encoded, uuid.Nil)
	if err != nil {
		return nil, fmt.Errorf("sum up sales: %w", err)
	}
	return sales, nil
}

// salesBetween calls visit for every order that was created in [from, to), in the order of creation.
func (s statements) salesBetween(ctx context.Context, from, to time.Time, visit func(Sale)) error {
	return s.sales(ctx, "NULL, NULL", `FROM orders o`, `o.store_id = $1 AND o.created_at >= $2 AND o.created_at < $3
		ORDER BY o.created_at, o.id`, []any{s.Store, from, to}, func(now Sale, _ *Sale) { visit(now) })
}

// unrolledSales calls visit for every unrolled order that was created in [from, to), with its current state and the state in which it was
// rolled up, which is nil if it never was.
func (s statements) unrolledSales(ctx context.Context, from, to time.Time, visit func(now Sale, before *Sale)) error {
	return s.salesWithBefore(ctx, "u.created_at >= $2 AND u.created_at < $3", []any{s.Store, from, to}, visit)
}

// salesOf is unrolledSales for the orders of a batch.
func (s statements) salesOf(ctx context.Context, batch []uuid.UUID, visit func(now Sale, before *Sale)) error {
	p := database.Parameters{Values: []any{s.Store}}
	condition := "u.id IN " + p.AddIDs(batch)
	return s.salesWithBefore(ctx, condition, p.Values, visit)
}

func (s statements) salesWithBefore(ctx context.Context, condition string, values []any, visit func(now Sale, before *Sale)) error {
	return s.sales(ctx, "u.rolled_up_status, u.rolled_up_refunded", "FROM "+unrolledOrders, unrolledJoin+" AND u.store_id = $1 AND "+condition+`
		ORDER BY u.id`, values, visit)
}

// sales calls visit for each order o that a FROM clause and conditions select, with its items. rolledUp lists the columns with the state in
// which the order was rolled up.
func (s statements) sales(ctx context.Context, rolledUp, from, where string, values []any, visit func(now Sale, before *Sale)) error {
	var id uuid.UUID // of the order whose items are being read
	var now Sale
	var before *Sale
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var row saleRow
		if err := row.scan(rows); err != nil {
			return err
		}
		if row.id != id {
			if id != uuid.Nil {
				visit(now, before)
			}
			id, now, before = row.id, row.Sale, row.before()
		}
		row.item.Refunded = row.itemRefunded
		now.Items = append(now.Items, row.item)
		if before != nil {
			row.item.Refunded = row.itemRolledUpRefunded
			before.Items = append(before.Items, row.item)
		}
		return nil
	}, `SELECT o.id, o.customer_id, o.created_at, o.completed_at, o.status, o.total, o.refunded_amount, `+rolledUp+`,
			i.product_id, i.variation_id, i.applied_tier_id, i.price, i.replaces_id IS NOT NULL,
			i.status IN ('CANCELLED', 'REFUNDED'), i.rolled_up_refunded
		`+from+` CROSS JOIN order_items i
		WHERE i.store_id = o.store_id AND i.order_id = o.id AND `+where, values...)
	if err != nil {
		return fmt.Errorf("read sales: %w", err)
	}
	if id != uuid.Nil {
		visit(now, before)
	}
	return nil
}

// saleRow is an order with one of its items.
type saleRow struct {
	Sale
	id                   uuid.UUID
	rolledUpStatus       *order.Status
	rolledUpRefunded     *money.Amount
	item                 SaleItem
	itemRefunded         bool
	itemRolledUpRefunded bool
}

func (r *saleRow) scan(rows *sql.Rows) error {
	var tier uuid.NullUUID
	err := rows.Scan(&r.id, &r.CustomerID, &r.CreatedAt, &r.CompletedAt, &r.Status, &r.Total, &r.Refunded, &r.rolledUpStatus, &r.rolledUpRefunded,
		&r.item.ProductID, &r.item.VariationID, &tier, &r.item.Price, &r.item.Replacement,
		&r.itemRefunded, &r.itemRolledUpRefunded)
	r.item.TierID = tier.UUID
	return err
}

// before returns the order in the state in which it was rolled up, without items, or nil if it never was.
func (r *saleRow) before() *Sale {
	if r.rolledUpStatus == nil {
		return nil
	}
	before := r.Sale
	before.Status, before.Refunded = *r.rolledUpStatus, *r.rolledUpRefunded
	return &before
}
