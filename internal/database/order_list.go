package database

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/auth"
)

// The bounds of a filter that has none: starts of a day and of a month, which both databases can write.
var (
	BeforeAllOrders = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	AfterAllOrders  = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)
)

// OrderFilter says which orders of the store are meant. Nil fields do not narrow.
type OrderFilter struct {
	Status      *order.Status
	CustomerID  *uuid.UUID
	ProductID   *uuid.UUID
	VariationID *uuid.UUID
	Since       time.Time // created then or later
	Until       time.Time // created before
}

// Between is the filter with other bounds of time.
func (f OrderFilter) Between(since, until time.Time) OrderFilter {
	f.Since, f.Until = since, until
	return f
}

// Only is the filter without the dimensions but one.
func (f OrderFilter) Only(dimension salesrollup.Dimension) OrderFilter {
	only := OrderFilter{Status: f.Status, Since: f.Since, Until: f.Until}
	switch dimension {
	case salesrollup.DimensionCUSTOMER:
		only.CustomerID = f.CustomerID
	case salesrollup.DimensionPRODUCT:
		only.ProductID = f.ProductID
	case salesrollup.DimensionVARIATION:
		only.VariationID = f.VariationID
	default:
	}
	return only
}

// ID returns what the filter says of a dimension: nil when it does not narrow by it.
func (f OrderFilter) ID(dimension salesrollup.Dimension) *uuid.UUID {
	switch dimension {
	case salesrollup.DimensionCUSTOMER:
		return f.CustomerID
	case salesrollup.DimensionPRODUCT:
		return f.ProductID
	case salesrollup.DimensionVARIATION:
		return f.VariationID
	default:
		return nil
	}
}

// OrderBucket is how many orders there are in a span of time.
type OrderBucket struct {
	Since, Until time.Time
	Matching     int // all that the filter asks for
	Any          int // the same of every status
}

// GrainOfOrders is the length of the buckets of a dimension in which orders are counted for lists.
func GrainOfOrders(dimension salesrollup.Dimension) salesrollup.Grain {
	if dimension == salesrollup.DimensionCUSTOMER {
		return salesrollup.GrainMONTH
	}
	return salesrollup.GrainDAY
}

// OrderBuckets counts the orders of one dimension in whole buckets, the latest first, and leaves out empty ones. Of the
// filter, the status, the dimension's own id and the bounds apply; the bounds must be those of buckets. The sum is that
// of the rollups, plus the unrolled orders as they are, less as they were counted: exact at any moment.
func (s Statements) OrderBuckets(ctx context.Context, dimension salesrollup.Dimension, f OrderFilter) ([]OrderBucket, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	grain := GrainOfOrders(dimension)
	var a args
	store := a.add(actor.StoreID)
	id, membership := a.add(uuid.Nil), ""
	if narrowed := f.ID(dimension); narrowed != nil {
		a.values[len(a.values)-1] = *narrowed
		// As a value: PostgreSQL takes nearly all orders for unrolled, and would look for those that have the product instead.
		membership = " AND (SELECT " + contains(dimension, "o.created_at", "o.id", id) + ")"
	}
	rolledUp, now, before := "orders", "1", "CASE WHEN o.rolled_up_status IS NULL THEN 0 ELSE 1 END"
	if f.Status != nil {
		status := a.add(*f.Status)
		rolledUp = "CASE WHEN status = " + status + " THEN orders ELSE 0 END"
		now = "CASE WHEN o.status = " + status + " THEN 1 ELSE 0 END"
		before = "CASE WHEN o.rolled_up_status = " + status + " THEN 1 ELSE 0 END"
	}
	const any = "1 - CASE WHEN o.rolled_up_status IS NULL THEN 0 ELSE 1 END"
	query := `SELECT bucket, CAST(sum(matching) AS bigint), CAST(sum(every) AS bigint) FROM (
			SELECT bucket, ` + rolledUp + ` AS matching, orders AS every FROM sales_rollups
			WHERE store_id = ` + store + ` AND dimension = ` + a.add(dimension) + ` AND dimension_id = ` + id + ` AND grain = ` + a.add(grain) + `
				AND bucket >= ` + a.add(f.Since.Unix()) + ` AND bucket < ` + a.add(f.Until.Unix()) + `
			UNION ALL
			SELECT ` + s.bucketOf(grain) + `, ` + now + ` - ` + before + `, ` + any + ` FROM orders o
			WHERE o.store_id = ` + store + ` AND ` + unrolled + `
				AND o.created_at >= ` + a.add(f.Since) + ` AND o.created_at < ` + a.add(f.Until) + membership + `
		) AS counted GROUP BY bucket HAVING sum(every) <> 0 ORDER BY bucket DESC`
	var buckets []OrderBucket
	err = s.query(ctx, func(rows *sql.Rows) error {
		var start int64
		var b OrderBucket
		err := rows.Scan(&start, &b.Matching, &b.Any)
		b.Since = time.Unix(start, 0).UTC()
		b.Until = BucketAfter(grain, b.Since)
		buckets = append(buckets, b)
		return err
	}, query, a.values...)
	if err != nil {
		return nil, fmt.Errorf("database: count orders by bucket: %w", err)
	}
	return buckets, nil
}

// bucketOf is the start of the bucket that an order o falls into, in Unix seconds. SQLite's time functions round
// fractions of a second up, so they see the date alone.
func (s Statements) bucketOf(grain salesrollup.Grain) string {
	switch {
	case s.dialect == dialect.SQLite && grain == salesrollup.GrainMONTH:
		return "CAST(strftime('%s', substr(o.created_at, 1, 7) || '-01') AS integer)"
	case s.dialect == dialect.SQLite:
		return "CAST(strftime('%s', substr(o.created_at, 1, 10)) AS integer)"
	default:
		return "CAST(extract(epoch FROM date_trunc('" + strings.ToLower(string(grain)) + "', o.created_at)) AS bigint)"
	}
}

// CountOrders counts what the filter asks for, row by row.
func (s Statements) CountOrders(ctx context.Context, driver salesrollup.Dimension, f OrderFilter) (int, error) {
	source, a, err := s.orderSource(ctx, driver, f)
	if err != nil {
		return 0, err
	}
	counted := "count(*)"
	if HasItems(driver) {
		counted = "count(DISTINCT i.order_id)"
	}
	count := 0
	err = s.query(ctx, func(rows *sql.Rows) error { return rows.Scan(&count) }, "SELECT "+counted+source, a.values...)
	if err != nil {
		return 0, fmt.Errorf("database: count orders: %w", err)
	}
	return count, nil
}

// OrderIDs returns the ids of what the filter asks for, the latest first, after the first skip ones and at most take.
func (s Statements) OrderIDs(ctx context.Context, driver salesrollup.Dimension, f OrderFilter, skip, take int) ([]uuid.UUID, error) {
	ids, _, err := s.orderIDs(ctx, "0", driver, f, skip, take)
	return ids, err
}

// OrderIDsAndCount is OrderIDs that counts, in passing, all that the filter asks for: 0 when it skips too many to see any.
func (s Statements) OrderIDsAndCount(ctx context.Context, driver salesrollup.Dimension, f OrderFilter, skip, take int) ([]uuid.UUID, int, error) {
	return s.orderIDs(ctx, "count(*) OVER ()", driver, f, skip, take)
}

func (s Statements) orderIDs(ctx context.Context, counted string, driver salesrollup.Dimension, f OrderFilter, skip, take int) (ids []uuid.UUID, count int, err error) {
	source, a, err := s.orderSource(ctx, driver, f)
	if err != nil {
		return nil, 0, err
	}
	found := "SELECT o.created_at, o.id" + source
	if HasItems(driver) {
		found = "SELECT DISTINCT i.ordered_at AS created_at, i.order_id AS id" + source
	}
	err = s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		err := rows.Scan(&id, &count)
		ids = append(ids, id)
		return err
	}, "SELECT id, "+counted+" FROM ("+found+") AS found ORDER BY created_at DESC, id DESC LIMIT "+a.add(take)+" OFFSET "+a.add(skip), a.values...)
	if err != nil {
		return nil, 0, fmt.Errorf("database: list orders: %w", err)
	}
	return ids, count, nil
}

// HasItems reports whether the orders of a dimension are those that have certain items.
func HasItems(dimension salesrollup.Dimension) bool {
	return dimension == salesrollup.DimensionPRODUCT || dimension == salesrollup.DimensionVARIATION
}

// orderSource is the FROM and WHERE of the orders that a filter asks for, which are found by the index of the driver:
// the items i of a product or variation, in the order of the sale, or the orders o of the store, customer or status.
func (s Statements) orderSource(ctx context.Context, driver salesrollup.Dimension, f OrderFilter) (string, args, error) {
	var a args
	actor, err := auth.From(ctx)
	if err != nil {
		return "", a, err
	}
	store := a.add(actor.StoreID)
	var text strings.Builder
	createdAt, orderID := "o.created_at", "o.id"
	if HasItems(driver) {
		createdAt, orderID = "i.ordered_at", "i.order_id"
		text.WriteString(" FROM order_items i")
		if f.Status != nil || f.CustomerID != nil {
			text.WriteString(" JOIN orders o ON o.store_id = i.store_id AND o.id = i.order_id")
		}
		text.WriteString(" WHERE i.store_id = " + store)
	} else {
		text.WriteString(" FROM orders o WHERE o.store_id = " + store)
	}
	text.WriteString(a.within(f, createdAt))
	lookUpStatus := statusIsLookedUp(driver, f)
	if f.Status != nil && !lookUpStatus {
		text.WriteString(" AND o.status = " + a.add(*f.Status))
	}
	if f.CustomerID != nil {
		text.WriteString(" AND o.customer_id = " + a.add(*f.CustomerID))
	}
	for _, dimension := range []salesrollup.Dimension{salesrollup.DimensionPRODUCT, salesrollup.DimensionVARIATION} {
		id := f.ID(dimension)
		switch {
		case id == nil:
		case dimension == driver:
			text.WriteString(" AND i." + itemColumn(dimension) + " = " + a.add(*id))
		default:
			text.WriteString(" AND " + contains(dimension, createdAt, orderID, a.add(*id)))
		}
	}
	if lookUpStatus {
		// The indexes alone tell which orders of the customer have the items; of only these, the row is looked at.
		return s.ordersAmong("SELECT o.id"+text.String(), "status = "+a.add(*f.Status)), a, nil
	}
	return text.String(), a, nil
}

// statusIsLookedUp reports whether a filter's status is read of those orders of a customer only that have the items.
func statusIsLookedUp(driver salesrollup.Dimension, f OrderFilter) bool {
	return driver == salesrollup.DimensionCUSTOMER && f.Status != nil && (f.ProductID != nil || f.VariationID != nil)
}

// ordersAmong is the FROM and WHERE of the orders o whose ids a query finds, and whose rows meet the conditions. It finds all
// ids before it looks at the first row, which takes less time than by turns.
func (s Statements) ordersAmong(ids string, conditions ...string) string {
	among := "o.id = ANY (ARRAY(" + ids + "))"
	if s.dialect == dialect.SQLite {
		among = "o.id IN (" + ids + ")"
	}
	return " FROM orders o WHERE o.store_id = $1 AND " + among + " AND o." + strings.Join(conditions, " AND o.")
}

// contains is true of an order that belongs to one id of a dimension: it is the customer's, or has such an item, which the
// index of the items finds by the whole of its key.
func contains(dimension salesrollup.Dimension, createdAt, orderID, id string) string {
	if dimension == salesrollup.DimensionCUSTOMER {
		return "o.customer_id = " + id
	}
	return `EXISTS (SELECT 1 FROM order_items e WHERE e.store_id = $1 AND e.` + itemColumn(dimension) + ` = ` + id + `
		AND e.ordered_at = ` + createdAt + ` AND e.order_id = ` + orderID + `)`
}

func itemColumn(dimension salesrollup.Dimension) string {
	if dimension == salesrollup.DimensionVARIATION {
		return "variation_id"
	}
	return "product_id"
}

// within narrows a time to the bounds of a filter. A bound that no order is beyond is left out: it would be looked at with
// each entry of the index, 6 ns a time.
func (a *args) within(f OrderFilter, at string) (conditions string) {
	if f.Since.After(BeforeAllOrders) {
		conditions += " AND " + at + " >= " + a.add(f.Since)
	}
	if f.Until.Before(AfterAllOrders) {
		conditions += " AND " + at + " < " + a.add(f.Until)
	}
	return conditions
}

// args are the parameters of a statement that is put together. The first is the store.
type args struct{ values []any }

// add returns the placeholder of one more.
func (a *args) add(value any) string {
	a.values = append(a.values, value)
	return "$" + strconv.Itoa(len(a.values))
}
