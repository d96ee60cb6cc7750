package orders

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/operation"
)

// Queries runs the SQL statements of this package, in the actor's store.
type Queries struct{ database.Statements }

// StockMove is a change of the stock counters of a variation.
type StockMove struct {
	VariationID uuid.UUID
	Stock       int // added to stock_quantity
	Backordered int // added to backordered
}

// StockLevel is the value of the stock counters after a move.
type StockLevel struct {
	Stock       int
	Backordered int
}

// MoveStock updates the stock counters. It changes nothing and reports false when a counter would become negative.
// It locks the row of the variation, for which the most transactions wait, so it should run at the end of a transaction.
func (q Queries) MoveStock(ctx context.Context, move StockMove) (StockLevel, bool, error) {
	var level StockLevel
	moved := false
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		moved = true
		return rows.Scan(&level.Stock, &level.Backordered)
	}, `UPDATE variations
		SET stock_quantity = stock_quantity + $1, backordered = backordered + $2
		WHERE store_id = $3 AND id = $4 AND stock_quantity + $1 >= 0 AND backordered + $2 >= 0
		RETURNING stock_quantity, backordered`, move.Stock, move.Backordered, q.Store, move.VariationID)
	if err != nil {
		return StockLevel{}, false, fmt.Errorf("orders: move stock: %w", err)
	}
	return level, moved, nil
}

// stockOnHand returns how many units of a SERVICE or PHYSICAL variation are for sale, and how many are promised: taken from
// the stock by items that still wait for staff. One statement reads both, so they are of the same moment.
// Only open orders have such items. Open orders are few and have an index. A subquery counts the items of each order: with
// a join and without statistics, PostgreSQL would read every item of the variation ever sold, once for each order.
func (q Queries) stockOnHand(ctx context.Context, variationID uuid.UUID) (forSale, promised int, err error) {
	err = q.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(&forSale, &promised) },
		`SELECT stock_quantity, (
			SELECT coalesce(sum((
				SELECT count(*) FROM order_items AS i
				WHERE i.store_id = $1 AND i.variation_id = $2 AND i.ordered_at = o.created_at AND i.order_id = o.id
					AND i.status = 'PENDING' AND i.kind <> 'DIGITAL' AND i.stock_taken)), 0)
			FROM orders AS o WHERE o.store_id = $1 AND o.status IN ('PENDING', 'PROCESSING'))
		FROM variations WHERE store_id = $1 AND id = $2`, q.Store, variationID)
	if err != nil {
		return 0, 0, fmt.Errorf("orders: count stock on hand: %w", err)
	}
	return forSale, promised, nil
}

// waitingItem is an item that was sold beyond the stock.
type waitingItem struct {
	ID      uuid.UUID
	OrderID uuid.UUID
}

// itemsWithoutStock returns up to limit SERVICE and PHYSICAL items of a variation that wait for staff and have no unit from
// the stock, the oldest first. It locks nothing. The conditions are literals, as in the partial index
// orderitem_without_stock.
func (q Queries) itemsWithoutStock(ctx context.Context, variationID uuid.UUID, limit int) ([]waitingItem, error) {
	var items []waitingItem
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var item waitingItem
		if err := rows.Scan(&item.ID, &item.OrderID); err != nil {
			return err
		}
		items = append(items, item)
		return nil
	}, `SELECT id, order_id FROM order_items
		WHERE store_id = $1 AND variation_id = $2 AND status = 'PENDING' AND kind <> 'DIGITAL' AND NOT stock_taken
		ORDER BY id LIMIT `+strconv.Itoa(limit), q.Store, variationID)
	if err != nil {
		return nil, fmt.Errorf("orders: find items without stock: %w", err)
	}
	return items, nil
}

// variationRef names a variation of any store.
type variationRef struct{ StoreID, ID uuid.UUID }

// forSaleBesideWaiting returns up to limit SERVICE and PHYSICAL variations, of all stores, that have units for sale although an item waits
// without one. It starts from the partial index orderitem_without_stock.
func forSaleBesideWaiting(ctx context.Context, on database.Querier, limit int) ([]variationRef, error) {
	var found []variationRef
	err := database.Query(ctx, on, func(rows *sql.Rows) error {
		var v variationRef
		if err := rows.Scan(&v.StoreID, &v.ID); err != nil {
			return err
		}
		found = append(found, v)
		return nil
	}, `SELECT DISTINCT v.store_id, v.id
		FROM order_items AS i
		JOIN variations AS v ON v.store_id = i.store_id AND v.id = i.variation_id
		WHERE i.status = 'PENDING' AND i.kind <> 'DIGITAL' AND NOT i.stock_taken AND v.stock_quantity > 0
		LIMIT `+strconv.Itoa(limit))
	if err != nil {
		return nil, fmt.Errorf("orders: find units for sale beside waiting items: %w", err)
	}
	return found, nil
}

// latestEvents returns the ids of the newest events of each subject, at most limit per subject, the newest first.
func (q Queries) latestEvents(ctx context.Context, subjects []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	p := database.Parameters{Values: []any{q.Store}}
	latest := make(map[uuid.UUID][]uuid.UUID, len(subjects))
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var subject, id uuid.UUID
		if err := rows.Scan(&subject, &id); err != nil {
			return err
		}
		latest[subject] = append(latest[subject], id)
		return nil
	}, `SELECT subject_id, id FROM (
			SELECT subject_id, id, row_number() OVER (PARTITION BY subject_id ORDER BY id DESC) AS place
			FROM events WHERE store_id = $1 AND subject_id IN `+p.AddIDs(subjects)+`) AS placed
		WHERE place <= `+strconv.Itoa(limit)+`
		ORDER BY id DESC`, p.Values...)
	if err != nil {
		return nil, fmt.Errorf("orders: find the latest events: %w", err)
	}
	return latest, nil
}

// unrolledRows returns an empty set of rows of unrolled_orders: see schema.UnrolledOrder.
func unrolledRows() database.Rows {
	return database.Rows{
		Table:   "unrolled_orders",
		Columns: []string{"id", "created_at", "rolled_up_status", "rolled_up_refunded"},
	}
}

// neverRolledUp returns the row that marks a new order as missing in the sales rollups.
func neverRolledUp(o *db.Order) database.Rows {
	rows := unrolledRows()
	rows.Values = [][]any{{o.ID, o.CreatedAt, nil, nil}}
	return rows
}

// rolledUpAs marks orders as changed since the last rollup, and stores their state before the change, which the sales
// rollups contain. An order that is marked already keeps the state that was stored first. The transaction must have locked
// the orders.
func rolledUpAs(ctx context.Context, tx *operation.Tx, before ...*db.Order) error {
	rows := unrolledRows()
	rows.OnConflict = "ON CONFLICT (store_id, id) DO UPDATE SET created_at = excluded.created_at" // for its lock
	for _, o := range before {
		rows.Values = append(rows.Values, []any{o.ID, o.CreatedAt, o.Status, o.RefundedAmount})
	}
	if err := tx.SQL.Insert(ctx, rows); err != nil {
		return fmt.Errorf("orders: mark orders for the sales rollups: %w", err)
	}
	return nil
}
