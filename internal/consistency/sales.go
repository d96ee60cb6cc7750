package consistency

import (
	"database/sql"
	"fmt"
	"strings"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/reports"
)

// salesDimension describes how a dimension sums up orders: the expressions for its id, and for the amounts that an order adds. STORE and
// CUSTOMER sum up whole orders; the other dimensions sum up items.
type salesDimension struct {
	dimension, id, amount, refunded string
	grains                          []string
}

var salesDimensions = []salesDimension{
	{"STORE", "CAST('" + nilID + "' AS %s)", "o.total", rolledUpRefunded, []string{"QUARTER_HOUR", "HOUR", "DAY", "MONTH"}},
	{"CUSTOMER", "o.customer_id", "o.total", rolledUpRefunded, []string{"MONTH"}},
	{"PRODUCT", "i.product_id", itemAmount, itemRefunded, []string{"DAY", "MONTH"}},
	{"VARIATION", "i.variation_id", itemAmount, itemRefunded, []string{"DAY"}},
	{"TIER", "coalesce(i.applied_tier_id, CAST('" + nilID + "' AS %s))", itemAmount, itemRefunded, []string{"DAY", "MONTH"}},
}

const (
	nilID        = "00000000-0000-0000-0000-000000000000"
	itemAmount   = "sum(CASE WHEN i.replaces_id IS NULL THEN i.price ELSE 0 END)"
	itemRefunded = "sum(CASE WHEN i.rolled_up_refunded THEN i.price ELSE 0 END)"

	// The state of an order o that the rollups contain: its current state, unless a row u of unrolled_orders has another one.
	rolledUpStatus   = "CASE WHEN u.id IS NULL THEN o.status ELSE u.rolled_up_status END"
	rolledUpRefunded = "CASE WHEN u.id IS NULL THEN o.refunded_amount ELSE u.rolled_up_refunded END"
)

// salesChecks verify the columns rolled_up_…, which store the state of an order that the rollups contain.
var salesChecks = []check{
	{
		name:  "sales.unrolled",
		rule:  "Each row of unrolled_orders refers to an order of the store, and has its creation time.",
		table: "unrolled_orders",
		find: `SELECT u.id AS order_id, u.created_at, o.created_at AS ordered_at
			FROM unrolled_orders AS u LEFT JOIN orders AS o ON o.store_id = u.store_id AND o.id = u.id
			WHERE u.store_id = $1 AND u.id > $2 AND u.id <= $3 AND (o.id IS NULL OR o.created_at <> u.created_at)
			ORDER BY u.id`,
	},
	{
		name:  "sales.items",
		rule:  "The sales rollups count an item as refunded if it is CANCELLED or REFUNDED, and only then, unless its order waits to be rolled up.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.status, i.rolled_up_refunded
			FROM order_items AS i LEFT JOIN unrolled_orders AS u ON u.store_id = i.store_id AND u.id = i.order_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND u.id IS NULL
				AND i.rolled_up_refunded <> (i.status IN ('CANCELLED', 'REFUNDED'))
			ORDER BY i.id`,
	},
}

// differences returns a statement for the rollup rows that are wrong or missing, compared with the sums of the orders. It covers one
// store, the buckets from $2 to $3, and the orders created from $4 to $5.
func (d salesDimension) differences(dialectName, grain string) string {
	clock := clocks[dialectName]
	id := strings.Replace(d.id, "%s", clock.uuid, 1)
	return `SELECT '` + d.dimension + `' AS dimension, '` + grain + `' AS grain, dimension_id, bucket, status,
			sum(orders) AS orders_over, sum(units) AS units_over, sum(amount) AS amount_over, sum(refunded) AS refunded_over,
			sum(completed) AS completed_over, sum(delivery_ms) AS delivery_ms_over
		FROM (
			SELECT dimension_id, bucket, status, orders, units, amount, refunded, completed, delivery_ms
			FROM sales_rollups
			WHERE store_id = $1 AND dimension = '` + d.dimension + `' AND grain = '` + grain + `' AND bucket >= $2 AND bucket < $3
			UNION ALL
			SELECT ` + id + `, ` + clock.bucket(grain, "o.created_at") + `, ` + rolledUpStatus + `, -1,
				-count(CASE WHEN i.replaces_id IS NULL THEN 1 END), -` + d.amount + `, -` + d.refunded + `,
				CASE WHEN ` + wasCompleted + ` THEN -1 ELSE 0 END,
				CASE WHEN ` + wasCompleted + ` THEN -((` + clock.micros("o.completed_at") + ` - ` + clock.micros("o.created_at") + `) / 1000) ELSE 0 END
			FROM orders AS o JOIN order_items AS i ON i.store_id = o.store_id AND i.order_id = o.id
				LEFT JOIN unrolled_orders AS u ON u.store_id = o.store_id AND u.id = o.id
			WHERE o.store_id = $1 AND o.created_at >= $4 AND o.created_at < $5 AND (u.id IS NULL OR u.rolled_up_status IS NOT NULL)
			GROUP BY ` + groupOf(d.dimension, id) + `o.id, o.created_at, o.completed_at, o.status, o.total, o.refunded_amount, o.customer_id,
				u.id, u.rolled_up_status, u.rolled_up_refunded
		) AS both_sides
		GROUP BY dimension_id, bucket, status
		HAVING sum(orders) <> 0 OR sum(units) <> 0 OR sum(amount) <> 0 OR sum(refunded) <> 0 OR sum(completed) <> 0 OR sum(delivery_ms) <> 0
		ORDER BY dimension_id, bucket, status`
}

const wasCompleted = "o.completed_at IS NOT NULL AND " + rolledUpStatus + " IN ('COMPLETED', 'REFUNDED')"

// groupOf returns the additional GROUP BY expression of a dimension that sums up items, and "" for STORE and CUSTOMER.
func groupOf(dimension, id string) string {
	if dimension == "STORE" || dimension == "CUSTOMER" {
		return ""
	}
	return id + ", "
}

// clock holds the SQL expressions of a database for times.
type clock struct {
	uuid   string                     // the type of ids
	micros func(column string) string // microseconds since 1970
	month  func(column string) string // the start of the month in UTC, in seconds since 1970
}

var clocks = map[string]clock{
	dialect.Postgres: {
		uuid:   "uuid",
		micros: func(column string) string { return "CAST(extract(epoch FROM " + column + ") * 1000000 AS bigint)" },
		month: func(column string) string {
			return "CAST(extract(epoch FROM date_trunc('month', " + column + ", 'UTC')) AS bigint)"
		},
	},
	// SQLite's time functions have a precision of milliseconds, so the microseconds are read from the text of the time, which is in UTC.
	dialect.SQLite: {
		uuid: "text",
		micros: func(column string) string {
			return "(CAST(strftime('%s', substr(" + column + ", 1, 19)) AS integer) * 1000000 + CASE substr(" + column + ", 20, 1) WHEN '.'" +
				" THEN CAST(substr(substr(" + column + ", 21, instr(" + column + ", '+') - 21) || '000000', 1, 6) AS integer) ELSE 0 END)"
		},
		month: func(column string) string {
			return "CAST(strftime('%s', substr(" + column + ", 1, 10), 'start of month') AS integer)"
		},
	},
}

var grainSeconds = map[string]int{"QUARTER_HOUR": 15 * 60, "HOUR": 60 * 60, "DAY": 24 * 60 * 60}

func (c clock) bucket(grain, column string) string {
	length, ok := grainSeconds[grain]
	if !ok {
		return c.month(column)
	}
	return fmt.Sprintf("%s / 1000000 / %d * %d", c.micros(column), length, length)
}

// compareSales compares the sales rollups with the orders: month by month, one dimension and grain at a time.
func (r *reader) compareSales(dialectName string) error {
	from, to, err := r.salesMonths()
	if err != nil || from.IsZero() {
		return err
	}
	for month := from; !month.After(to); month = month.AddDate(0, 1, 0) {
		next := month.AddDate(0, 1, 0)
		for _, dimension := range salesDimensions {
			for _, grain := range dimension.grains {
				if err := r.find(dimension.differences(dialectName, grain), r.store, month.Unix(), next.Unix(), month, next); err != nil {
					return err
				}
			}
		}
	}
	return r.tx.QueryRowContext(r.ctx, "SELECT count(*) FROM sales_rollups WHERE store_id = $1", r.store).Scan(&r.result.Rows)
}

// salesMonths returns the first and the last month that have orders or sales rollups, or zero times when there are none.
func (r *reader) salesMonths() (from, to time.Time, err error) {
	months := []time.Time{}
	for _, order := range []string{"ASC", "DESC"} {
		var at time.Time
		err := r.tx.QueryRowContext(r.ctx, "SELECT created_at FROM orders WHERE store_id = $1 ORDER BY created_at "+order+" LIMIT 1", r.store).Scan(&at)
		switch {
		case err == nil:
			months = append(months, reports.BucketOf(salesrollup.GrainMONTH, at))
		case err != sql.ErrNoRows:
			return from, to, err
		}
	}
	var first, last sql.NullInt64
	err = r.tx.QueryRowContext(r.ctx, "SELECT min(bucket), max(bucket) FROM sales_rollups WHERE store_id = $1", r.store).Scan(&first, &last)
	if err != nil {
		return from, to, err
	}
	if first.Valid {
		for _, bucket := range []sql.NullInt64{first, last} {
			months = append(months, reports.BucketOf(salesrollup.GrainMONTH, time.Unix(bucket.Int64, 0)))
		}
	}
	for _, month := range months {
		if from.IsZero() || month.Before(from) {
			from = month
		}
		if month.After(to) {
			to = month
		}
	}
	return from, to, nil
}
