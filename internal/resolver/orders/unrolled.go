package orders

import (
	"context"
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/operation"
)

// The rules for what the sales rollups lack are at schema.UnrolledOrder.

func unrolledRows() database.Rows {
	return database.Rows{
		Table:   "unrolled_orders",
		Columns: []string{"id", "created_at", "rolled_up_status", "rolled_up_refunded"},
	}
}

// neverRolledUp marks a new order as one that the sales rollups do not hold.
func neverRolledUp(o *db.Order) database.Rows {
	rows := unrolledRows()
	rows.Values = [][]any{{o.ID, o.CreatedAt, nil, nil}}
	return rows
}

// rolledUpAs marks orders as changed, with their state before the change as the one that the sales rollups hold. An order that
// is marked already keeps its earlier state. The transaction must have locked the orders.
func rolledUpAs(ctx context.Context, tx *operation.Tx, before ...*db.Order) error {
	rows := unrolledRows()
	rows.OnConflict = "ON CONFLICT (store_id, id) DO UPDATE SET created_at = excluded.created_at" // for its lock
	for _, o := range before {
		rows.Values = append(rows.Values, []any{o.ID, o.CreatedAt, o.Status, o.RefundedAmount})
	}
	if err := tx.SQL.Insert(ctx, rows); err != nil {
		return fmt.Errorf("orders: note what the rollups hold: %w", err)
	}
	return nil
}
