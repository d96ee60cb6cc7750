package reports

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
)

// WalletTotals sums up the wallets of a store: their current balances, and their movements in a dashboard's range.
type WalletTotals struct {
	Wallets     int
	Filled      int // with a positive balance
	Balance     money.Amount
	Recharges   WalletMovements
	Purchases   WalletMovements
	Refunds     WalletMovements
	Adjustments WalletMovements
}

// WalletMovements sums up the movements of one kind.
type WalletMovements struct {
	Count  int
	Amount money.Amount // signed
}

// Wallets returns the current balances of the wallets, and their movements in the dashboard's range.
func (d *Dashboard) Wallets(ctx context.Context) (*WalletTotals, error) {
	var totals WalletTotals
	err := d.snapshot(ctx, "wallets", func(s statements) error {
		var err error
		if totals, err = s.balances(ctx); err != nil {
			return err
		}
		if err := s.PreferLargeIndexes(ctx); err != nil {
			return err
		}
		movements, err := s.movements(ctx, d.From, d.To)
		for _, m := range movements {
			totals.add(m)
		}
		return err
	})
	return &totals, err
}

func (t *WalletTotals) add(movements kindMovements) {
	kind := map[wallettransaction.Kind]*WalletMovements{
		wallettransaction.KindRECHARGE:   &t.Recharges,
		wallettransaction.KindPURCHASE:   &t.Purchases,
		wallettransaction.KindREFUND:     &t.Refunds,
		wallettransaction.KindADJUSTMENT: &t.Adjustments,
	}[movements.Kind]
	kind.Count += movements.Count
	kind.Amount += movements.Amount
}

// balances adds up the wallets of the store, without their movements.
func (s statements) balances(ctx context.Context) (totals WalletTotals, err error) {
	err = s.QueryRows(ctx, func(rows *sql.Rows) error {
		return rows.Scan(&totals.Wallets, &totals.Filled, &totals.Balance)
	}, `SELECT count(*), count(CASE WHEN wallet_balance > 0 THEN 1 END), CAST(coalesce(sum(wallet_balance), 0) AS bigint)
		FROM customers WHERE store_id = $1`, s.Store)
	if err != nil {
		return WalletTotals{}, fmt.Errorf("add up wallets: %w", err)
	}
	return totals, nil
}

// kindMovements sums up the ledger rows of one kind.
type kindMovements struct {
	Kind   wallettransaction.Kind
	Count  int
	Amount money.Amount // signed
}

// movements sums up the ledger rows of all wallets that were written in [from, to), by kind. It reads only the index on store_id,
// created_at, kind and amount.
func (s statements) movements(ctx context.Context, from, to time.Time) ([]kindMovements, error) {
	var movements []kindMovements
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var m kindMovements
		err := rows.Scan(&m.Kind, &m.Count, &m.Amount)
		movements = append(movements, m)
		return err
	}, `SELECT kind, count(*), CAST(sum(amount) AS bigint) FROM wallet_transactions
		WHERE store_id = $1 AND created_at >= $2 AND created_at < $3 GROUP BY kind`, s.Store, from, to)
	if err != nil {
		return nil, fmt.Errorf("add up the ledger: %w", err)
	}
	return movements, nil
}
