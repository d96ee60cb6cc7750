package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	// MaxAdjustment is the most that one adjustment adds to a wallet or takes from it: 1000000.00.
	MaxAdjustment = MaxRecharge

	adjustOperation = "wallet.adjust"
)

// movement is one change of a wallet with the row that it adds to the ledger.
type movement struct {
	id         uuid.UUID // of the row; made up when zero
	customerID uuid.UUID
	kind       wallettransaction.Kind
	amount     money.Amount // signed
	reference  string
	orderID    *uuid.UUID
	rechargeID *uuid.UUID
}

// moveWallet changes a wallet and writes the ledger row, and returns the wallet as it is then. Error: CodeInsufficientBalance.
func moveWallet(ctx context.Context, tx *operation.Tx, m movement) (database.Wallet, error) {
	wallet, err := moveBalance(ctx, tx, m.customerID, m.amount)
	if err != nil {
		return database.Wallet{}, err
	}
	return wallet, writeLedger(ctx, tx, wallet, m)
}

// charge takes what an order costs out of a wallet. Its ledger row must follow in the same transaction.
// The balance covered it when it was read. Error: CodeCustomerNotFound (they were erased while the order was on its way).
func charge(ctx context.Context, tx *operation.Tx, customerID uuid.UUID, total money.Amount) (database.Wallet, error) {
	wallet, moved, err := tx.SQL.MoveBalance(ctx, customerID, -total)
	switch {
	case err == nil && !moved:
		err = operation.ErrRetry // another transaction spent it
	case err == nil && wallet.Erased:
		err = customerErased()
	}
	return wallet, err
}

// moveBalance changes a wallet. Its ledger row must follow in the same transaction.
// Error: CodeInsufficientBalance, when the balance would fall below zero.
func moveBalance(ctx context.Context, tx *operation.Tx, customerID uuid.UUID, amount money.Amount) (database.Wallet, error) {
	wallet, moved, err := tx.SQL.MoveBalance(ctx, customerID, amount)
	if err == nil && !moved {
		err = problem.Refuse(problem.CodeInsufficientBalance, "The wallet balance does not cover it.")
	}
	return wallet, err
}

func writeLedger(ctx context.Context, tx *operation.Tx, wallet database.Wallet, m movement) error {
	if err := tx.SQL.Insert(ctx, ledgerRow(tx, wallet, m)); err != nil {
		return fmt.Errorf("resolver: write ledger: %w", err)
	}
	return nil
}

// ledgerRow is the movement as writeLedger writes it. It counts as written.
func ledgerRow(tx *operation.Tx, wallet database.Wallet, m movement) database.Rows {
	if m.id == uuid.Nil {
		m.id = ids.New()
	}
	tx.Post(m.kind, m.amount)
	return database.Rows{
		Table: "wallet_transactions",
		Columns: []string{
			"id", "created_at", "customer_id", "sequence", "kind", "amount", "balance_after", "reference",
			"order_id", "recharge_id", "actor_kind", "actor_id",
		},
		Values: [][]any{{
			m.id, tx.Now, m.customerID, wallet.Sequence, m.kind, m.amount, wallet.Balance, m.reference,
			m.orderID, m.rechargeID, tx.Actor.Kind, operation.ActorID(tx.Actor),
		}},
	}
}

func insufficientBalance(balance, required money.Amount) *problem.Error {
	refusal := problem.Refuse(problem.CodeInsufficientBalance,
		"The wallet balance does not cover the order. Recharge the customer's wallet and try again.")
	missing := required - balance
	refusal.Shortage = &problem.Shortage{Balance: &balance, Required: &required, Missing: &missing}
	return refusal
}

// AdjustWalletInput corrects a wallet by hand.
type AdjustWalletInput struct {
	CustomerID     uuid.UUID
	Amount         money.Amount // signed
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in AdjustWalletInput) Validate() error {
	var v problem.Fields
	if in.Amount == 0 || in.Amount < -MaxAdjustment || in.Amount > MaxAdjustment {
		v.Add("/amount", problem.Invalid, "must not be zero, and be from -%s to %s", MaxAdjustment, MaxAdjustment)
	}
	v.Name("/reason", in.Reason, 500)
	return v.Err()
}

// Adjustment is what became of a correction of a wallet.
type Adjustment struct{ Transaction *db.WalletTransaction }

// AdjustWallet adds a signed amount to a customer's wallet, with the reason as the reference of its ledger row. What an
// erased customer still had can be paid out so.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeInsufficientBalance (it would fall below zero),
// CodeIdempotencyKeyReused.
func (r *Resolver) AdjustWallet(ctx context.Context, in AdjustWalletInput) (*Adjustment, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	c := operation.Call{Operation: adjustOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, r.Runner, c, func(ctx context.Context, tx *operation.Tx) (*Adjustment, error) {
		customer, err := owner(ctx, tx.SQL, CustomerRef{ID: in.CustomerID})
		if err != nil {
			return nil, err
		}
		wallet, moved, err := tx.SQL.MoveBalance(ctx, customer.ID, in.Amount)
		switch {
		case err != nil:
			return nil, err
		case !moved:
			return nil, problem.Refuse(problem.CodeInsufficientBalance, "The wallet holds less than is to be taken from it.")
		}
		id := ids.New()
		err = writeLedger(ctx, tx, wallet, movement{
			id:         id,
			customerID: customer.ID,
			kind:       wallettransaction.KindADJUSTMENT,
			amount:     in.Amount,
			reference:  in.Reason,
		})
		if err != nil {
			return nil, err
		}
		row, err := tx.WalletTransaction.Get(ctx, id)
		if err != nil {
			return nil, fmt.Errorf("resolver: read adjustment: %w", err)
		}
		row = row.Unwrap()
		return &Adjustment{row}, tx.Audit(ctx, operation.Change{Action: "wallet.adjust", Subject: "WalletTransaction", ID: id, After: row})
	})
}
