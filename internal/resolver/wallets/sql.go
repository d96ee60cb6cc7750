package wallets

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/money"
)

// queries are the SQL of this package, in the store of an actor.
type queries struct{ database.Statements }

// MovedWallet is a wallet after a movement: the balance and the sequence that the movement's ledger row takes.
type MovedWallet struct {
	Balance  money.Amount
	Sequence int64
	Erased   bool // its owner was erased
	Blocked  bool // its owner is blocked, as all who were erased are
}

// MoveBalance adds a signed amount to a customer's wallet. It reports false, and changes nothing,
// when there is no such customer or the balance would fall below zero.
func (q queries) MoveBalance(ctx context.Context, customerID uuid.UUID, amount money.Amount) (MovedWallet, bool, error) {
	var wallet MovedWallet
	moved := false
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		moved = true
		return rows.Scan(&wallet.Balance, &wallet.Sequence, &wallet.Erased, &wallet.Blocked)
	}, `UPDATE customers
		SET wallet_balance = wallet_balance + $1, wallet_sequence = wallet_sequence + 1
		WHERE store_id = $2 AND id = $3 AND wallet_balance + $1 >= 0
		RETURNING wallet_balance, wallet_sequence, erased_at IS NOT NULL AS erased, status = 'BLOCKED' AS blocked`, amount, q.Store, customerID)
	if err != nil {
		return MovedWallet{}, false, fmt.Errorf("wallets: move balance: %w", err)
	}
	return wallet, moved, nil
}
