package reports

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
)

// The bounds of a filter that has none: starts of a day and of a month, which both databases can write.
var (
	beforeAllOrders = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	afterAllOrders  = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)
)

func (f OrderFilter) bounds() (since, until time.Time) {
	since, until = beforeAllOrders, afterAllOrders
	if f.From != nil && f.From.After(since) {
		since = f.From.UTC()
	}
	if f.To != nil && f.To.Before(until) {
		until = f.To.UTC()
	}
	return since, until
}

// between is the filter with other bounds of time.
func (f OrderFilter) between(since, until time.Time) OrderFilter {
	f.From, f.To = &since, &until
	return f
}

// isSummarized reports whether the sales rollups have counted what a filter asks for: they know at most one of customer,
// product and variation at a time.
func (f OrderFilter) isSummarized() bool {
	dimensions := 0
	for _, c := range f.given() {
		switch c.summary {
		case unsummarized:
			return false
		case byStatus, byTime:
		default:
			dimensions++
		}
	}
	return dimensions <= 1
}

// listGrain is the length of the buckets of a dimension in which orders are counted for lists.
func listGrain(dimension salesrollup.Dimension) salesrollup.Grain {
	if dimension == salesrollup.DimensionCUSTOMER {
		return salesrollup.GrainMONTH
	}
	return salesrollup.GrainDAY
}

// total returns how many orders a filter asks for: whole buckets by the rollups if they know, and the rest one by one.
func (s statements) total(ctx context.Context, f OrderFilter) (int, error) {
	if !f.isSummarized() {
		return s.count(ctx, f)
	}
	dimension, condition := salesrollup.DimensionSTORE, (*given)(nil)
	for _, c := range f.given() {
		if c.summary != byStatus && c.summary != byTime {
			dimension, condition = c.summary, &c
		}
	}
	grain := listGrain(dimension)
	since, until := f.bounds()
	first, last := bucketFrom(grain, since), BucketOf(grain, until)
	if !first.Before(last) {
		return s.count(ctx, f)
	}
	total, err := s.countRolledUp(ctx, f.between(first, last), dimension, condition)
	for _, part := range []OrderFilter{f.between(since, first), f.between(last, until)} {
		if err == nil && part.From.Before(*part.To) {
			var n int
			n, err = s.count(ctx, part)
			total += n
		}
	}
	return total, err
}

// count counts orders one by one.
func (s statements) count(ctx context.Context, f OrderFilter) (total int, err error) {
	source, err := s.source(ctx, f)
	if err != nil {
		return 0, err
	}
	err = s.query(ctx, func(rows *sql.Rows) error { return rows.Scan(&total) },
		"SELECT count(*) FROM ("+source.orders+") AS found", source.values...)
	if err != nil {
		return 0, fmt.Errorf("count: %w", err)
	}
	return total, nil
}

// rolledUpOrders is the statement for what the rollups hold of one dimension's id, of any status if that is nil.
func rolledUpOrders(p *parameters, store uuid.UUID, dimension salesrollup.Dimension, id any, grain salesrollup.Grain, first, after int64, status any) string {
	query := `SELECT orders FROM sales_rollups
		WHERE store_id = ` + p.add(store) + ` AND dimension = ` + p.add(string(dimension)) + ` AND dimension_id = ` + p.add(id) + `
			AND grain = ` + p.add(string(grain)) + ` AND bucket >= ` + p.add(first) + ` AND bucket < ` + p.add(after)
	if status != nil {
		query += ` AND status = ` + p.add(status)
	}
	return query
}

// countRolledUp counts what a filter asks for within the bounds of buckets: what the rollups hold, plus the unrolled orders
// as they are, less as they were rolled up. It is exact at every moment.
func (s statements) countRolledUp(ctx context.Context, f OrderFilter, dimension salesrollup.Dimension, condition *given) (total int, err error) {
	id, status := any(uuid.Nil), any(nil)
	now, before := "1", "CASE WHEN o.rolled_up_status IS NULL THEN 0 ELSE 1 END"
	if f.Status != nil {
		status = *f.Status
	}
	if condition != nil {
		id = condition.argument
	}
	var p parameters
	rolledUp := rolledUpOrders(&p, s.Store, dimension, id, listGrain(dimension), f.From.Unix(), f.To.Unix(), status)
	if status != nil {
		parameter := p.add(status)
		now = "CASE WHEN o.status = " + parameter + " THEN 1 ELSE 0 END"
		before = "CASE WHEN o.rolled_up_status = " + parameter + " THEN 1 ELSE 0 END"
	}
	late := `SELECT ` + now + ` - ` + before + ` FROM orders o
		WHERE o.store_id = ` + p.add(s.Store) + ` AND ` + unrolled + ` AND o.created_at >= ` + p.add(*f.From) + ` AND o.created_at < ` + p.add(*f.To)
	// Conditions are values: PostgreSQL takes nearly all orders for unrolled, and would look for those of the product or the
	// customer instead.
	switch {
	case condition == nil:
	case condition.isOfItems():
		late += ` AND CASE WHEN EXISTS (SELECT 1 FROM order_items e WHERE e.store_id = o.store_id AND e.` + condition.name + ` = ` + p.add(id) + `
			AND e.ordered_at = o.created_at AND e.order_id = o.id) THEN 1 ELSE 0 END = 1`
	default:
		late += ` AND CASE WHEN o.` + condition.name + ` = ` + p.add(id) + ` THEN 1 ELSE 0 END = 1`
	}
	err = s.query(ctx, func(rows *sql.Rows) error { return rows.Scan(&total) },
		`SELECT CAST(coalesce(sum(orders), 0) AS bigint) FROM (`+rolledUp+` UNION ALL `+late+`) AS counted`, p.values...)
	if err != nil {
		return 0, fmt.Errorf("count by rollups: %w", err)
	}
	return total, nil
}
