package resolver

import (
	"context"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// WalletTotals are the wallets of a store together.
type WalletTotals struct {
	Wallets   int
	Filled    int // with something in them
	Balance   money.Amount
	Movements []WalletMovements // every kind, zeros included
}

// WalletMovements are the movements of one kind.
type WalletMovements struct {
	Kind   wallettransaction.Kind
	Count  int
	Amount money.Amount // signed
}

var movementKinds = []wallettransaction.Kind{
	wallettransaction.KindRECHARGE, wallettransaction.KindPURCHASE, wallettransaction.KindREFUND, wallettransaction.KindADJUSTMENT,
}

// Wallets returns what the wallets hold now, and what moved in the dashboard's range.
func (d *Dashboard) Wallets(ctx context.Context) (*WalletTotals, error) {
	var totals WalletTotals
	err := d.snapshot(ctx, "wallets", func(sql database.Statements) error {
		sum, err := sql.SumOfWallets(ctx)
		if err != nil {
			return err
		}
		moved, err := sql.MovementsBetween(ctx, d.From, d.To)
		if err != nil {
			return err
		}
		totals = WalletTotals{Wallets: sum.Wallets, Filled: sum.Filled, Balance: sum.Total}
		for _, kind := range movementKinds {
			movements := WalletMovements{Kind: kind}
			for _, m := range moved {
				if m.Kind == kind {
					movements.Count, movements.Amount = m.Count, m.Amount
				}
			}
			totals.Movements = append(totals.Movements, movements)
		}
		return nil
	})
	return &totals, err
}
