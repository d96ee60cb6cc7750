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

// neverRolledUp says of a new order that the sales rollups do not hold it.
func neverRolledUp(o *db.Order) database.Rows {
	rows := unrolledRows()
	rows.Values = [][]any{{o.ID, o.CreatedAt, nil, nil}}
	return rows
}

// rolledUpAs says of orders that the transaction changes, and whose rows it has locked, that the sales rollups hold them as they
// were before, unless they hold an earlier state already.
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
