package reports

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
)

// OrderPage is one page of a list of orders.
type OrderPage struct {
	Orders []*db.Order
	Total  int // of all pages
}

// Orders returns a page of orders, the newest first, with their items and customers, and the exact number of all of them
// at the same moment. Contract: GET /orders. Error: problem.InvalidInput.
func (r *Reports) Orders(ctx context.Context, filter OrderFilter) (*OrderPage, error) {
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	page := &OrderPage{}
	err := r.orders(ctx, func(tx *db.Tx, s statements) error {
		ids, total, err := s.page(ctx, filter)
		page.Orders, page.Total = nil, total
		if err != nil || len(ids) == 0 {
			return err
		}
		page.Orders, err = tx.Order.Query().
			Where(order.IDIn(ids...)).
			WithCustomer().
			WithItems(func(q *db.OrderItemQuery) { q.Order(orderitem.ByPosition(), orderitem.ByID()) }).
			Order(db.Desc(order.FieldCreatedAt, order.FieldID)).
			All(ctx)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reports: list orders: %w", err)
	}
	for _, o := range page.Orders {
		o.Unwrap()
	}
	return page, nil
}

// CountOrders returns how many orders a filter asks for, on all its pages.
func (r *Reports) CountOrders(ctx context.Context, filter OrderFilter) (total int, err error) {
	err = r.orders(ctx, func(_ *db.Tx, s statements) (err error) {
		total, err = s.total(ctx, filter)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("reports: count orders: %w", err)
	}
	return total, nil
}

func (r *Reports) orders(ctx context.Context, read func(*db.Tx, statements) error) error {
	return r.database.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
		s, err := on(ctx, r.database, tx)
		if err != nil {
			return err
		}
		return read(tx, s)
	})
}

// page returns the ids on one page of the orders that a filter asks for, the newest first, and the number of all.
func (s statements) page(ctx context.Context, f OrderFilter) ([]uuid.UUID, int, error) {
	skip := min(f.Page-1, math.MaxInt32) * f.Limit
	if !f.isSummarized() {
		return s.pageAndCount(ctx, f, skip)
	}
	total, err := s.total(ctx, f)
	if err != nil || skip >= total {
		return nil, total, err
	}
	source, err := s.source(ctx, f)
	if err != nil {
		return nil, 0, err
	}
	var ids []uuid.UUID
	limit, offset := source.add(f.Limit), source.add(skip)
	err = s.query(ctx, func(rows *sql.Rows) error {
		var createdAt any
		var id uuid.UUID
		err := rows.Scan(&createdAt, &id)
		ids = append(ids, id)
		return err
	}, source.orders+` ORDER BY created_at DESC, id DESC LIMIT `+limit+` OFFSET `+offset, source.values...)
	if err != nil {
		return nil, 0, fmt.Errorf("find a page: %w", err)
	}
	return ids, total, nil
}

// pageAndCount finds all that a filter asks for, which no summary has counted, and takes one page of it.
func (s statements) pageAndCount(ctx context.Context, f OrderFilter, skip int) (ids []uuid.UUID, total int, err error) {
	source, err := s.source(ctx, f)
	if err != nil {
		return nil, 0, err
	}
	limit, offset := source.add(f.Limit), source.add(skip)
	err = s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.NullUUID // of a page behind the last one
		err := rows.Scan(&total, &id)
		if id.Valid {
			ids = append(ids, id.UUID)
		}
		return err
	}, `WITH found AS MATERIALIZED (`+source.orders+`)
		SELECT counted.total, page.id FROM (SELECT count(*) AS total FROM found) AS counted
		LEFT JOIN (SELECT created_at, id FROM found ORDER BY created_at DESC, id DESC LIMIT `+limit+` OFFSET `+offset+`) AS page ON true
		ORDER BY page.created_at DESC, page.id DESC`, source.values...)
	if err != nil {
		return nil, 0, fmt.Errorf("find and count: %w", err)
	}
	return ids, total, nil
}

// source is the statement that finds the times and ids of orders.
type source struct {
	parameters
	orders string
}

// source puts the conditions of a filter together. The orders are found by the index of the condition that fewest of them
// meet, and looked through for the others.
func (s statements) source(ctx context.Context, f OrderFilter) (source, error) {
	conditions := f.given()
	driver, err := s.rarest(ctx, f, conditions)
	if err != nil {
		return source{}, err
	}
	return s.sourceBy(driver, conditions), nil
}

// sourceBy is source with the index of the n-th condition: the items i of a product or variation, in the order of the sale,
// or the orders o.
func (s statements) sourceBy(n int, conditions []given) (found source) {
	byItem := n >= 0 && conditions[n].isOfItems()
	createdAt, orderID, ofOrders := "o.created_at", "o.id", !byItem
	if byItem {
		createdAt, orderID = "i.ordered_at", "i.order_id"
	}
	store := found.add(s.Store)
	narrowed := ""
	for at, c := range conditions {
		comparison := c.name + " " + c.operator + " " + found.add(c.argument)
		switch {
		case c.isTime():
			narrowed += " AND " + createdAt + " " + c.operator + " $" + fmt.Sprint(len(found.values))
		case !c.isOfItems():
			ofOrders = true
			narrowed += " AND o." + comparison
		case at == n:
			narrowed += " AND i." + comparison
		default: // the index of the items finds it by the whole of its key
			narrowed += ` AND EXISTS (SELECT 1 FROM order_items e WHERE e.store_id = ` + store + ` AND e.` + comparison + `
				AND e.ordered_at = ` + createdAt + ` AND e.order_id = ` + orderID + `)`
		}
	}
	switch {
	case !byItem:
		found.orders = "SELECT o.created_at, o.id FROM orders o WHERE o.store_id = " + store + narrowed
	case ofOrders:
		found.orders = `SELECT DISTINCT i.ordered_at AS created_at, i.order_id AS id FROM order_items i
			JOIN orders o ON o.store_id = i.store_id AND o.id = i.order_id WHERE i.store_id = ` + store + narrowed
	default:
		found.orders = "SELECT DISTINCT i.ordered_at AS created_at, i.order_id AS id FROM order_items i WHERE i.store_id = " + store + narrowed
	}
	return found
}

// rarest returns which of the conditions with an index is met by the fewest orders, or -1.
func (s statements) rarest(ctx context.Context, f OrderFilter, conditions []given) (int, error) {
	var candidates []int
	for n, c := range conditions {
		if c.summary != unsummarized && c.summary != byTime {
			candidates = append(candidates, n)
		}
	}
	switch len(candidates) {
	case 0:
		return -1, nil
	case 1:
		return candidates[0], nil
	}
	about := map[int]int{}
	for _, n := range candidates {
		orders, err := s.about(ctx, f, conditions[n])
		if err != nil {
			return 0, err
		}
		about[n] = orders
	}
	return slices.MinFunc(candidates, func(a, b int) int { return about[a] - about[b] }), nil
}

// about returns about how many orders within the time of a filter meet one condition. It does without what is unrolled, and
// takes the buckets at the bounds for whole.
func (s statements) about(ctx context.Context, f OrderFilter, c given) (orders int, err error) {
	id, status := any(uuid.Nil), any(nil)
	dimension := salesrollup.DimensionSTORE
	if c.summary == byStatus {
		status = c.argument
	} else {
		dimension, id = c.summary, c.argument
	}
	grain := listGrain(dimension)
	since, until := f.bounds()
	var p parameters
	query := rolledUpOrders(&p, s.Store, dimension, id, grain, BucketOf(grain, since).Unix(), until.Unix(), status)
	err = s.query(ctx, func(rows *sql.Rows) error { return rows.Scan(&orders) },
		"SELECT CAST(coalesce(sum(orders), 0) AS bigint) FROM ("+query+") AS estimated", p.values...)
	if err != nil {
		return 0, fmt.Errorf("estimate orders: %w", err)
	}
	return orders, nil
}
