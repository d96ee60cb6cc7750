package database

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
	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// Span is a run of whole buckets of the sales rollups.
type Span struct {
	Point int               `json:"point"` // what the span is a part of, in the caller's numbers
	Grain salesrollup.Grain `json:"grain"`
	From  int64             `json:"first"` // the start of the first bucket, in Unix seconds
	To    int64             `json:"after"` // the start of the bucket after the last
}

// spans is the common table expression that makes rows of a parameter which holds Spans as JSON.
func (s Statements) spans(parameter string) string {
	if s.dialect == dialect.SQLite {
		return `spans AS (SELECT value ->> 'point' AS point, value ->> 'grain' AS grain,
			value ->> 'first' AS first, value ->> 'after' AS after FROM json_each(` + parameter + `))`
	}
	return `spans AS (SELECT point, grain, first, after
		FROM json_to_recordset(` + parameter + `) AS s(point bigint, grain varchar, first bigint, after bigint))`
}

func marshalSpans(spans []Span) (string, error) {
	if spans == nil {
		spans = []Span{} // null is no list
	}
	text, err := json.Marshal(spans)
	return string(text), err
}

// PointSales are the rollups' sums of one point and status.
type PointSales struct {
	Point  int
	Status order.Status
	RollupSums
}

// SalesOfSpans returns what the rollups hold of the whole store in the spans, by point and status.
// Orders that are not counted yet are missing: see UnrolledSales.
func (s Statements) SalesOfSpans(ctx context.Context, spans []Span) ([]PointSales, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	wanted, err := marshalSpans(spans)
	if err != nil {
		return nil, err
	}
	var sales []PointSales
	err = s.query(ctx, func(rows *sql.Rows) error {
		var p PointSales
		err := rows.Scan(&p.Point, &p.Status, &p.Orders, &p.Units, &p.Amount, &p.Refunded, &p.Completed, &p.DeliveryMS)
		sales = append(sales, p)
		return err
	}, `WITH `+s.spans("$2")+`
		SELECT s.point, r.status, CAST(sum(r.orders) AS bigint), CAST(sum(r.units) AS bigint), CAST(sum(r.amount) AS bigint),
			CAST(sum(r.refunded) AS bigint), CAST(sum(r.completed) AS bigint), CAST(sum(r.delivery_ms) AS bigint)
		FROM spans s CROSS JOIN sales_rollups r
		WHERE r.store_id = $1 AND r.dimension = 'STORE' AND r.dimension_id = $3
			AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after
		GROUP BY s.point, r.status`, actor.StoreID, wanted, uuid.Nil)
	if err != nil {
		return nil, fmt.Errorf("database: sum up sales: %w", err)
	}
	return sales, nil
}

// SalesBetween hands on every order that was created in [from, to), by time.
func (s Statements) SalesBetween(ctx context.Context, from, to time.Time, visit func(Sale)) error {
	return s.sales(ctx, "", from, to, func(now Sale, _ *Sale) { visit(now) })
}

// UnrolledSales hands on every order created in [from, to) of which the rollups hold another state: as it is, and as it
// was counted, which is nil for one that was not.
func (s Statements) UnrolledSales(ctx context.Context, from, to time.Time, visit func(now Sale, counted *Sale)) error {
	return s.sales(ctx, " AND "+unrolled, from, to, visit)
}

func (s Statements) sales(ctx context.Context, condition string, from, to time.Time, visit func(now Sale, counted *Sale), args ...any) error {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	var id uuid.UUID // of the order whose items are being read
	var now Sale
	var counted *Sale
	err = s.query(ctx, func(rows *sql.Rows) error {
		var row saleRow
		if err := row.scan(rows); err != nil {
			return err
		}
		if row.id != id {
			if id != uuid.Nil {
				visit(now, counted)
			}
			id, now, counted = row.id, row.Sale, row.counted()
		}
		row.item.Refunded = row.itemRefunded
		now.Items = append(now.Items, row.item)
		if counted != nil {
			row.item.Refunded = row.itemCountedRefunded
			counted.Items = append(counted.Items, row.item)
		}
		return nil
	}, `SELECT o.id, o.customer_id, o.created_at, o.completed_at, o.status, o.total, o.refunded_amount, o.rolled_up_status, o.rolled_up_refunded,
			i.product_id, i.variation_id, i.applied_tier_id, i.price, i.replaces_id IS NOT NULL,
			i.status IN ('CANCELLED', 'REFUNDED'), i.rolled_up_refunded
		FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.id
		WHERE o.store_id = $1 AND o.created_at >= $2 AND o.created_at < $3`+condition+`
		ORDER BY o.created_at, o.id`, append([]any{actor.StoreID, from, to}, args...)...)
	if err != nil {
		return fmt.Errorf("database: read sales: %w", err)
	}
	if id != uuid.Nil {
		visit(now, counted)
	}
	return nil
}

// saleRow is an order with one of its items.
type saleRow struct {
	Sale
	id                  uuid.UUID
	countedAs           *order.Status
	countedRefunded     *money.Amount
	item                SaleItem
	itemRefunded        bool
	itemCountedRefunded bool
}

func (r *saleRow) scan(rows *sql.Rows) error {
	var tier uuid.NullUUID
	err := rows.Scan(&r.id, &r.CustomerID, &r.CreatedAt, &r.CompletedAt, &r.Status, &r.Total, &r.Refunded, &r.countedAs, &r.countedRefunded,
		&r.item.ProductID, &r.item.VariationID, &tier, &r.item.Price, &r.item.Replacement,
		&r.itemRefunded, &r.itemCountedRefunded)
	r.item.TierID = tier.UUID
	return err
}

// counted returns the order as the rollups hold it, or nil, without items.
func (r *saleRow) counted() *Sale {
	if r.countedAs == nil {
		return nil
	}
	counted := r.Sale
	counted.Status, counted.Refunded = *r.countedAs, *r.countedRefunded
	return &counted
}
