package wallets

import (
	"context"
	"fmt"
	"strconv"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

const ledgerList = "wallet/"

// Wallet is the balance of a customer.
type Wallet struct {
	CustomerID uuid.UUID
	Balance    money.Amount
	Currency   string
}

// Wallet returns the wallet of a customer, who may be blocked or erased. Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func (ops *Operations) Wallet(ctx context.Context, customer customers.CustomerRef) (*Wallet, error) {
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	found, err := customers.FindIncludingErased(ctx, statements, customer)
	if err != nil {
		return nil, err
	}
	return &Wallet{found.ID, found.Balance, store.Currency}, nil
}

// Ledger is a page of a wallet's transactions.
type Ledger struct {
	Transactions []*db.WalletTransaction
	NextCursor   string // "" at the end
}

// WalletTransactions returns a page of the ledger of a customer's wallet after the cursor, the newest row first. "" starts at
// the newest row. New rows do not shift the pages that follow, because they come before the first page.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked, CodeInvalidInput.
func (ops *Operations) WalletTransactions(ctx context.Context, customer customers.CustomerRef, cursor string, limit int) (*Ledger, error) {
	var v problem.Fields
	v.CheckLimit(limit)
	if err := v.Err(); err != nil {
		return nil, err
	}
	wallet, err := ops.Wallet(ctx, customer)
	if err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	list := ledgerList + wallet.CustomerID.String()
	query := ops.Database.Client.WalletTransaction.Query().Where(wallettransaction.CustomerID(wallet.CustomerID))
	if cursor != "" {
		position, ok := store.OpenCursor(list, cursor)
		if !ok {
			return nil, operation.InvalidCursor()
		}
		last, err := strconv.ParseInt(position, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("wallets: read cursor: %w", err)
		}
		query.Where(wallettransaction.SequenceLT(last))
	}
	rows, err := query.
		Order(db.Desc(wallettransaction.FieldSequence)).
		Limit(limit + 1).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("wallets: list wallet transactions: %w", err)
	}
	if len(rows) <= limit {
		return &Ledger{Transactions: rows}, nil
	}
	last := rows[limit-1].Sequence
	return &Ledger{rows[:limit], store.SealCursor(list, strconv.FormatInt(last, 10))}, nil
}
