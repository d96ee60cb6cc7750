package reports

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
)

// WalletTotals are the wallets of a store together: what they hold now, and what moved in a dashboard's range.
type WalletTotals struct {
	Wallets     int
	Filled      int // with something in them
	Balance     money.Amount
	Recharges   WalletMovements
	Purchases   WalletMovements
	Refunds     WalletMovements
	Adjustments WalletMovements
}

// WalletMovements are the movements of one kind.
type WalletMovements struct {
	Count  int
	Amount money.Amount // signed
}

// Wallets returns what the wallets hold now, and what moved in the dashboard's range.
func (d *Dashboard) Wallets(ctx context.Context) (*WalletTotals, error) {
	var totals WalletTotals
	err := d.snapshot(ctx, "wallets", func(s statements) error {
		sum, err := s.sumOfWallets(ctx)
		if err != nil {
			return err
		}
		totals = WalletTotals{Wallets: sum.Wallets, Filled: sum.Filled, Balance: sum.Total}
		if err := s.PreferLargeIndexes(ctx); err != nil {
			return err
		}
		moved, err := s.movements(ctx, d.From, d.To)
		for _, m := range moved {
			totals.add(m)
		}
		return err
	})
	return &totals, err
}

func (t *WalletTotals) add(moved kindMovements) {
	kind := map[wallettransaction.Kind]*WalletMovements{
		wallettransaction.KindRECHARGE:   &t.Recharges,
		wallettransaction.KindPURCHASE:   &t.Purchases,
		wallettransaction.KindREFUND:     &t.Refunds,
		wallettransaction.KindADJUSTMENT: &t.Adjustments,
	}[moved.Kind]
	kind.Count += moved.Count
	kind.Amount += moved.Amount
}

// walletBalances are the wallets of a store together.
type walletBalances struct {
	Wallets int
	Filled  int // with something in them
	Total   money.Amount
}

// sumOfWallets adds up the wallets of the store.
func (s statements) sumOfWallets(ctx context.Context) (walletBalances, error) {
	var sum walletBalances
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		return rows.Scan(&sum.Wallets, &sum.Filled, &sum.Total)
	}, `SELECT count(*), count(CASE WHEN wallet_balance > 0 THEN 1 END), CAST(coalesce(sum(wallet_balance), 0) AS bigint)
		FROM customers WHERE store_id = $1`, s.Store)
	if err != nil {
		return walletBalances{}, fmt.Errorf("add up wallets: %w", err)
	}
	return sum, nil
}

// kindMovements are the ledger rows of one kind together.
type kindMovements struct {
	Kind   wallettransaction.Kind
	Count  int
	Amount money.Amount // signed
}

// movements adds up the ledger rows that were written in [from, to), all wallets together, by kind. It reads nothing but
// an index that has all it needs (store_id, created_at, kind, amount).
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
