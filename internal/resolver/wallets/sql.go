package wallets

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/money"
)

// queries runs the SQL statements of this package, in the actor's store.
type queries struct{ database.Statements }

// MovedWallet is a wallet after a movement.
type MovedWallet struct {
	Balance  money.Amount
	Sequence int64 // of the movement's ledger row
	Erased   bool  // the customer was erased
	Blocked  bool  // the customer is blocked, which includes every erased customer
}

// moveBalance adds a signed amount to a customer's wallet. It changes nothing and reports false when there is no such
// customer or the balance would become negative.
func (q queries) moveBalance(ctx context.Context, customerID uuid.UUID, amount money.Amount) (MovedWallet, bool, error) {
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
