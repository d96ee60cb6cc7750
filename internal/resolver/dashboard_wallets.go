package resolver

import (
	"context"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
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
	err := d.snapshot(ctx, "wallets", func(sql database.Statements) error {
		sum, err := sql.SumOfWallets(ctx)
		if err != nil {
			return err
		}
		totals = WalletTotals{Wallets: sum.Wallets, Filled: sum.Filled, Balance: sum.Total}
		if err := sql.PreferIndexes(ctx); err != nil {
			return err
		}
		moved, err := sql.Movements(ctx, d.From, d.To)
		for _, m := range moved {
			totals.add(m)
		}
		return err
	})
	return &totals, err
}

func (t *WalletTotals) add(moved database.Movements) {
	kind := map[wallettransaction.Kind]*WalletMovements{
		wallettransaction.KindRECHARGE:   &t.Recharges,
		wallettransaction.KindPURCHASE:   &t.Purchases,
		wallettransaction.KindREFUND:     &t.Refunds,
		wallettransaction.KindADJUSTMENT: &t.Adjustments,
	}[moved.Kind]
	kind.Count += moved.Count
	kind.Amount += moved.Amount
}
