package reports

import (
	"context"
	"database/sql"
	"fmt"
	"math"

	"kiosk/ent/db"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
)

// OrderPage is one page of a list of orders. The orders, their customers and their items have only the fields that GET /orders returns.
type OrderPage struct {
	Orders []*db.Order
	Total  int // of all pages
}

// Orders returns a page of orders, the newest first, with their items and customers, and the exact number of orders on all pages at the same
// moment. Contract: GET /orders. Error: problem.CodeInvalidInput.
func (r *Reports) Orders(ctx context.Context, filter OrderFilter) (page *OrderPage, err error) {
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	err = r.orders(ctx, filter, func(ctx context.Context, s statements, filter OrderFilter) error {
		page, err = s.orderPage(ctx, filter)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reports: list orders: %w", err)
	}
	return page, nil
}

// CountOrders returns the number of orders that match a filter, on all pages.
func (r *Reports) CountOrders(ctx context.Context, filter OrderFilter) (total int, err error) {
	err = r.orders(ctx, filter, func(ctx context.Context, s statements, filter OrderFilter) error {
		total, err = s.total(ctx, filter)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("reports: count orders: %w", err)
	}
	return total, nil
}

// orders calls read with statements that use indexes. For one indexed condition PostgreSQL may cache a plan for all values. For several,
// the best index depends on the values, so each query gets its own plan.
func (r *Reports) orders(ctx context.Context, f OrderFilter, read func(context.Context, statements, OrderFilter) error) error {
	f, err := r.withoutProductOfVariation(ctx, f)
	if err != nil {
		return err
	}
	if len(f.indexed()) > 1 {
		ctx = database.WithOwnPlans(ctx)
	}
	return r.database.SnapshotOfEntities(ctx, func(_ *db.Tx, confined database.Statements) error {
		return read(ctx, statements{confined}, f)
	})
}

// withoutProductOfVariation returns the filter without its product if its variation belongs to that product, which never changes. An order
// with an item of the variation then also has an item of the product.
func (r *Reports) withoutProductOfVariation(ctx context.Context, f OrderFilter) (OrderFilter, error) {
	if f.ProductID == nil || f.VariationID == nil {
		return f, nil
	}
	implied, err := r.database.Client.Variation.Query().
		Where(variation.ID(*f.VariationID), variation.ProductID(*f.ProductID)).Exist(ctx)
	if implied {
		f.ProductID = nil
	}
	return f, err
}

// orderPage reads a page and the total in one statement, in which each row has the total. For a page without rows it counts separately.
func (s statements) orderPage(ctx context.Context, f OrderFilter) (*OrderPage, error) {
	q, err := s.orderQuery(ctx, f)
	if err != nil {
		return nil, err
	}
	page := &OrderPage{}
	err = s.QueryRows(ctx, page.scan, q.page(), q.Values...)
	if err == nil && len(page.Orders) == 0 {
		page.Total, err = s.total(ctx, f)
	}
	return page, err
}

// total returns the number of orders that match a filter.
func (s statements) total(ctx context.Context, f OrderFilter) (total int, err error) {
	q, err := s.orderQuery(ctx, f)
	if err != nil {
		return 0, err
	}
	err = s.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(&total) }, "SELECT "+q.total(), q.Values...)
	return total, err
}

// page returns the statement for a page of the orders, with one row for each item. It sorts by the columns of the page: to sort by those of
// the orders, SQLite would read all orders of the store in the order of their index.
func (q *orderQuery) page() string {
	f := q.filter
	skip := q.Add(min(f.Page-1, math.MaxInt32) * f.Limit)
	found, orders, total := "", q.orders(f), ""
	if f.isRolledUp() {
		total = q.total()
	} else { // the statement finds the orders once, for the page and the total
		found, orders, total = "found AS MATERIALIZED ("+orders+"),", "SELECT created_at, id FROM found", "(SELECT count(*) FROM found)"
	}
	return `WITH ` + found + `
		total AS MATERIALIZED (SELECT ` + total + ` AS orders),
		page AS MATERIALIZED (` + orders + ` ORDER BY created_at DESC, id DESC
			LIMIT (SELECT CASE WHEN orders > ` + skip + ` THEN ` + q.Add(f.Limit) + ` ELSE 0 END FROM total) OFFSET ` + skip + `)
		SELECT (SELECT orders FROM total), o.id, o.number, o.status, o.currency, o.total, o.refunded_amount, o.notes, o.source,
			o.created_at, o.updated_at, o.completed_at, c.id, c.name, c.phone,
			i.id, i.product_id, i.product_name, i.variation_id, i.sku, i.price, i.base_price,
			i.applied_tier_id, i.applied_tier_name, i.applied_tier_level, i.status, i.duration_days, i.delivered_at, i.expires_at
		FROM page CROSS JOIN orders o CROSS JOIN customers c CROSS JOIN order_items i
		WHERE o.store_id = ` + q.store + ` AND o.id = page.id
			AND c.store_id = o.store_id AND c.id = o.customer_id
			AND i.store_id = o.store_id AND i.order_id = o.id
		ORDER BY page.created_at DESC, page.id DESC, i.position, i.id`
}

// scan adds the item of a row to the page, and its order before the first item.
func (p *OrderPage) scan(rows *sql.Rows) error {
	o, c, i := &db.Order{}, &db.Customer{}, &db.OrderItem{}
	err := rows.Scan(&p.Total, &o.ID, &o.Number, &o.Status, &o.Currency, &o.Total, &o.RefundedAmount, &o.Notes, &o.Source,
		&o.CreatedAt, &o.UpdatedAt, &o.CompletedAt, &c.ID, &c.Name, &c.Phone,
		&i.ID, &i.ProductID, &i.ProductName, &i.VariationID, &i.Sku, &i.Price, &i.BasePrice,
		&i.AppliedTierID, &i.AppliedTierName, &i.AppliedTierLevel, &i.Status, &i.DurationDays, &i.DeliveredAt, &i.ExpiresAt)
	if err != nil {
		return err
	}
	if n := len(p.Orders); n == 0 || p.Orders[n-1].ID != o.ID {
		o.Edges.Customer = c
		p.Orders = append(p.Orders, o)
	}
	last := p.Orders[len(p.Orders)-1]
	last.Edges.Items = append(last.Edges.Items, i)
	return nil
}

// orderQuery builds a statement about the orders that match a filter.
type orderQuery struct {
	database.Parameters
	filter        OrderFilter
	store         string // the parameter with the id of the store
	mostSelective int    // the position of the condition whose index finds the orders, or -1
}

// orderQuery returns an orderQuery for a filter.
func (s statements) orderQuery(ctx context.Context, f OrderFilter) (*orderQuery, error) {
	indexed, err := s.mostSelective(ctx, f)
	q := &orderQuery{filter: f, mostSelective: indexed}
	q.store = q.Add(s.Store)
	return q, err
}

// orders returns a statement for the times and ids of the orders that match a filter. The filter may differ from that of the query only in
// its time bounds. The statement uses the index of the most selective condition, and checks the other conditions on each row that the index
// finds: an item i, if that condition is on items, or an order o.
func (q *orderQuery) orders(f OrderFilter) string {
	conditions := f.conditions()
	byItem := q.mostSelective >= 0 && conditions[q.mostSelective].isOfItems()
	createdAt, orderID, needsOrders := "o.created_at", "o.id", !byItem
	if byItem {
		createdAt, orderID = "i.ordered_at", "i.order_id"
	}
	narrowed := ""
	for at, c := range conditions {
		argument := q.Add(c.argument)
		comparison := c.name + " " + c.operator + " " + argument
		switch {
		case c.isTime():
			narrowed += " AND " + createdAt + " " + c.operator + " " + argument
		case !c.isOfItems():
			needsOrders = true
			narrowed += " AND o." + comparison
		case at == q.mostSelective:
			narrowed += " AND i." + comparison
		default: // found by the full key of the index on items
			narrowed += ` AND EXISTS (SELECT 1 FROM order_items e WHERE e.store_id = ` + q.store + ` AND e.` + comparison + `
				AND e.ordered_at = ` + createdAt + ` AND e.order_id = ` + orderID + `)`
		}
	}
	switch {
	case !byItem:
		return "SELECT o.created_at, o.id FROM orders o WHERE o.store_id = " + q.store + narrowed
	case needsOrders:
		return `SELECT DISTINCT i.ordered_at AS created_at, i.order_id AS id FROM order_items i CROSS JOIN orders o
			WHERE o.store_id = i.store_id AND o.id = i.order_id AND i.store_id = ` + q.store + narrowed
	default:
		return "SELECT DISTINCT i.ordered_at AS created_at, i.order_id AS id FROM order_items i WHERE i.store_id = " + q.store + narrowed
	}
}

// indexed returns the positions, in conditions, of the conditions that have an index.
func (f OrderFilter) indexed() (positions []int) {
	for n, c := range f.conditions() {
		if c.rollup != notRolledUp && c.rollup != byTime {
			positions = append(positions, n)
		}
	}
	return positions
}

// mostSelective returns the position of the indexed condition that the fewest orders meet, or -1 if no condition has an index.
func (s statements) mostSelective(ctx context.Context, f OrderFilter) (int, error) {
	candidates := f.indexed()
	switch len(candidates) {
	case 0:
		return -1, nil
	case 1:
		return candidates[0], nil
	}
	conditions := f.conditions()
	found, fewest := -1, math.MaxInt
	for _, n := range candidates {
		orders, err := s.estimate(ctx, f, conditions[n])
		if err != nil {
			return 0, err
		}
		if orders < fewest {
			found, fewest = n, orders
		}
	}
	return found, nil
}
