package database

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// Movements are the ledger rows of one kind together.
type Movements struct {
	Kind   wallettransaction.Kind
	Count  int
	Amount money.Amount // signed
}

// Movements adds up the ledger rows that were written in [from, to), all wallets together, by kind. It reads nothing but
// an index that has all it needs (store_id, created_at, kind, amount).
func (s Statements) Movements(ctx context.Context, from, to time.Time) ([]Movements, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var movements []Movements
	err = s.query(ctx, func(rows *sql.Rows) error {
		var m Movements
		err := rows.Scan(&m.Kind, &m.Count, &m.Amount)
		movements = append(movements, m)
		return err
	}, `SELECT kind, count(*), CAST(sum(amount) AS bigint) FROM wallet_transactions
		WHERE store_id = $1 AND created_at >= $2 AND created_at < $3 GROUP BY kind`, actor.StoreID, from, to)
	if err != nil {
		return nil, fmt.Errorf("database: add up the ledger: %w", err)
	}
	return movements, nil
}
