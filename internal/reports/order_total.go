package reports

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
)

// The bounds of a filter without time bounds: starts of a month, which both databases can store.
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

// between returns the filter with other time bounds.
func (f OrderFilter) between(since, until time.Time) OrderFilter {
	f.From, f.To = &since, &until
	return f
}

// isRolledUp reports whether the sales rollups contain the count of a filter. They do for at most one of customer, product and variation.
func (f OrderFilter) isRolledUp() bool {
	dimensions := 0
	for _, c := range f.conditions() {
		switch c.rollup {
		case notRolledUp:
			return false
		case byStatus, byTime:
		default:
			dimensions++
		}
	}
	return dimensions <= 1
}

// listGrain returns the grain for counting the orders of a dimension between two times: months if the dimension has only months, or if
// both times are starts of a month, as in a list without dates. Otherwise days.
func listGrain(dimension salesrollup.Dimension, since, until time.Time) salesrollup.Grain {
	wholeMonths := BucketOf(salesrollup.GrainMONTH, since).Equal(since) && BucketOf(salesrollup.GrainMONTH, until).Equal(until)
	switch grains := grainsOf[dimension]; {
	case !slices.Contains(grains, salesrollup.GrainDAY), wholeMonths && slices.Contains(grains, salesrollup.GrainMONTH):
		return salesrollup.GrainMONTH
	default:
		return salesrollup.GrainDAY
	}
}

// total returns an expression for the number of orders that match the filter of the query. It takes whole buckets from the rollups, if
// they contain the filter's count, and counts the remaining orders one by one.
func (q *orderQuery) total() string {
	f := q.filter
	if !f.isRolledUp() {
		return q.count(f)
	}
	dimension, condition := salesrollup.DimensionSTORE, (*orderCondition)(nil)
	for _, c := range f.conditions() {
		if c.rollup != byStatus && c.rollup != byTime {
			dimension, condition = c.rollup, &c
		}
	}
	since, until := f.bounds()
	grain := listGrain(dimension, since, until)
	first, last := bucketFrom(grain, since), BucketOf(grain, until)
	if !first.Before(last) {
		return q.count(f)
	}
	total := q.rolledUp(f.between(first, last), dimension, grain, condition)
	for _, part := range []OrderFilter{f.between(since, first), f.between(last, until)} {
		if part.From.Before(*part.To) {
			total += " + " + q.count(part)
		}
	}
	return total
}

// count returns an expression that counts the orders that match a filter one by one.
func (q *orderQuery) count(f OrderFilter) string {
	return "(SELECT count(*) FROM (" + q.orders(f) + ") AS found)"
}

// rolledUp returns an expression for the number of orders that match a filter whose bounds are bounds of buckets: the count in the rollups,
// plus the unrolled orders in their current state, minus the same orders in the state in which they were rolled up. It is always exact.
func (q *orderQuery) rolledUp(f OrderFilter, dimension salesrollup.Dimension, grain salesrollup.Grain, condition *orderCondition) string {
	id, status := any(uuid.Nil), any(nil)
	current, previous := "1", "CASE WHEN u.rolled_up_status IS NULL THEN 0 ELSE 1 END"
	if f.Status != nil {
		status = *f.Status
		parameter := q.Add(status)
		current = "CASE WHEN o.status = " + parameter + " THEN 1 ELSE 0 END"
		previous = "CASE WHEN u.rolled_up_status = " + parameter + " THEN 1 ELSE 0 END"
	}
	if condition != nil {
		id = condition.argument
	}
	rolledUp := rolledUpOrders(&q.Parameters, q.store, dimension, id, grain, f.From.Unix(), f.To.Unix(), status)
	unrolled := `SELECT ` + current + ` - ` + previous + ` FROM ` + unrolledOrders + `
		WHERE ` + unrolledJoin + ` AND u.store_id = ` + q.store + ` AND u.created_at >= ` + q.Add(*f.From) + ` AND u.created_at < ` + q.Add(*f.To)
	// The conditions are wrapped in CASE, so that PostgreSQL starts from the unrolled orders. Otherwise, when it expects many of these, it
	// would start from the orders of the product or customer.
	switch {
	case condition == nil:
	case condition.isOfItems():
		unrolled += ` AND CASE WHEN EXISTS (SELECT 1 FROM order_items e WHERE e.store_id = o.store_id AND e.` + condition.name + ` = ` + q.Add(id) + `
			AND e.ordered_at = o.created_at AND e.order_id = o.id) THEN 1 ELSE 0 END = 1`
	default:
		unrolled += ` AND CASE WHEN o.` + condition.name + ` = ` + q.Add(id) + ` THEN 1 ELSE 0 END = 1`
	}
	return `(SELECT CAST(coalesce(sum(orders), 0) AS bigint) FROM (` + rolledUp + ` UNION ALL ` + unrolled + `) AS counted)`
}

// rolledUpOrders returns the statement for the numbers of orders in the rollups of one id of a dimension, with a status, or with any status
// if it is nil.
func rolledUpOrders(p *database.Parameters, store string, dimension salesrollup.Dimension, id any, grain salesrollup.Grain, first, after int64, status any) string {
	query := `SELECT orders FROM sales_rollups
		WHERE store_id = ` + store + ` AND dimension = ` + p.Add(string(dimension)) + ` AND dimension_id = ` + p.Add(id) + `
			AND grain = ` + p.Add(string(grain)) + ` AND bucket >= ` + p.Add(first) + ` AND bucket < ` + p.Add(after)
	if status != nil {
		query += ` AND status = ` + p.Add(status)
	}
	return query
}

// estimate returns the approximate number of orders within the time bounds of a filter that meet one condition. It ignores unrolled orders,
// and counts the buckets at the bounds completely.
func (s statements) estimate(ctx context.Context, f OrderFilter, c orderCondition) (orders int, err error) {
	id, status := any(uuid.Nil), any(nil)
	dimension := salesrollup.DimensionSTORE
	if c.rollup == byStatus {
		status = c.argument
	} else {
		dimension, id = c.rollup, c.argument
	}
	since, until := f.bounds()
	grain := listGrain(dimension, since, until)
	var p database.Parameters
	query := rolledUpOrders(&p, p.Add(s.Store), dimension, id, grain, BucketOf(grain, since).Unix(), until.Unix(), status)
	err = s.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(&orders) },
		"SELECT CAST(coalesce(sum(orders), 0) AS bigint) FROM ("+query+") AS estimated", p.Values...)
	if err != nil {
		return 0, fmt.Errorf("estimate orders: %w", err)
	}
	return orders, nil
}
