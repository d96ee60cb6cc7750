package database

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Wallet is a wallet after a movement: the balance and the sequence that the movement's ledger row takes.
type Wallet struct {
	Balance  money.Amount
	Sequence int64
	Erased   bool // its owner was erased
}

// MoveBalance adds a signed amount to a customer's wallet. It reports false, and changes nothing,
// when there is no such customer or the balance would fall below zero.
func (s Statements) MoveBalance(ctx context.Context, customerID uuid.UUID, amount money.Amount) (Wallet, bool, error) {
	var wallet Wallet
	moved := false
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		moved = true
		return rows.Scan(&wallet.Balance, &wallet.Sequence, &wallet.Erased)
	}, `UPDATE customers
		SET wallet_balance = wallet_balance + $1, wallet_sequence = wallet_sequence + 1
		WHERE store_id = $2 AND id = $3 AND wallet_balance + $1 >= 0
		RETURNING wallet_balance, wallet_sequence, erased_at IS NOT NULL AS erased`, amount, s.Store, customerID)
	if err != nil {
		return Wallet{}, false, fmt.Errorf("database: move balance: %w", err)
	}
	return wallet, moved, nil
}

// SettleWallets brings every wallet of the store in line with the last row of its ledger, for a store that was filled row by row.
func (s Statements) SettleWallets(ctx context.Context) error {
	const last = ` FROM wallet_transactions AS w
		WHERE w.store_id = customers.store_id AND w.customer_id = customers.id ORDER BY w.sequence DESC LIMIT 1`
	_, err := s.Target.ExecContext(ctx, `UPDATE customers SET
		wallet_balance = coalesce((SELECT w.balance_after`+last+`), 0),
		wallet_sequence = coalesce((SELECT w.sequence`+last+`), 0)
		WHERE store_id = $1`, s.Store)
	if err != nil {
		return fmt.Errorf("database: settle wallets: %w", err)
	}
	return nil
}
