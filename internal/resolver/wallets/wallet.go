package wallets

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
	"kiosk/internal/resolver/customers"
)

const (
	// maxAdjustment is the largest absolute amount of an adjustment: 1000000.00.
	maxAdjustment = maxRecharge

	adjustOperation = "wallet.adjust"
)

// Movement is a change of a wallet, and the ledger row for it.
type Movement struct {
	id         uuid.UUID // of the ledger row; zero generates one
	CustomerID uuid.UUID
	Kind       wallettransaction.Kind
	Amount     money.Amount // signed
	Reference  string
	OrderID    *uuid.UUID
	rechargeID *uuid.UUID
}

// MoveWallet changes a wallet, writes the ledger row, and returns the changed wallet. Error: CodeInsufficientBalance.
func MoveWallet(ctx context.Context, tx *operation.Tx, m Movement) (MovedWallet, error) {
	wallet, moved, err := queries{tx.SQL}.moveBalance(ctx, m.CustomerID, m.Amount)
	if err != nil {
		return MovedWallet{}, err
	}
	if !moved {
		return MovedWallet{}, problem.Refuse(problem.CodeInsufficientBalance, "The wallet balance does not cover it.")
	}
	return wallet, writeLedger(ctx, tx, wallet, m)
}

// Charge debits the total of an order from a wallet. The caller must have checked the balance before, and must insert the
// ledger row in the same transaction. Errors: CodeCustomerNotFound and CodeCustomerBlocked (the customer was erased or
// blocked since the caller read it), ErrRetry (another transaction spent the balance since).
func Charge(ctx context.Context, tx *operation.Tx, customerID uuid.UUID, total money.Amount) (MovedWallet, error) {
	wallet, moved, err := queries{tx.SQL}.moveBalance(ctx, customerID, -total)
	switch {
	case err == nil && !moved:
		err = operation.ErrRetry
	case err == nil && wallet.Erased:
		err = customers.Erased()
	case err == nil && wallet.Blocked:
		err = customers.Blocked()
	}
	return wallet, err
}

func writeLedger(ctx context.Context, tx *operation.Tx, wallet MovedWallet, m Movement) error {
	if err := tx.SQL.Insert(ctx, LedgerRow(tx, wallet, m)); err != nil {
		return fmt.Errorf("wallets: write ledger: %w", err)
	}
	return nil
}

// LedgerRow returns the ledger row of a movement. It already records the movement for the metrics of the transaction, so
// the caller must insert the row.
func LedgerRow(tx *operation.Tx, wallet MovedWallet, m Movement) database.Rows {
	if m.id == uuid.Nil {
		m.id = ids.New()
	}
	tx.Post(m.Kind, m.Amount)
	return database.Rows{
		Table: "wallet_transactions",
		Columns: []string{
			"id", "created_at", "customer_id", "sequence", "kind", "amount", "balance_after", "reference",
			"order_id", "recharge_id", "actor_kind", "actor_id",
		},
		Values: [][]any{{
			m.id, tx.Now, m.CustomerID, wallet.Sequence, m.Kind, m.Amount, wallet.Balance, m.Reference,
			m.OrderID, m.rechargeID, tx.Actor.Kind, operation.ActorID(tx.Actor),
		}},
	}
}

// InsufficientBalance returns the error for an order that the wallet does not cover, with the missing amount.
func InsufficientBalance(balance, required money.Amount) *problem.Error {
	refusal := problem.Refuse(problem.CodeInsufficientBalance,
		"The wallet balance does not cover the order. Recharge the customer's wallet and try again.")
	missing := required - balance
	refusal.Shortage = &problem.Shortage{Balance: &balance, Required: &required, Missing: &missing}
	return refusal
}

// AdjustWalletInput is the input of AdjustWallet.
type AdjustWalletInput struct {
	CustomerID     uuid.UUID
	Amount         money.Amount // signed
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in AdjustWalletInput) Validate() error {
	var v problem.Fields
	if in.Amount == 0 || in.Amount < -maxAdjustment || in.Amount > maxAdjustment {
		v.Add("/amount", problem.OutOfRange, "must not be zero, and be from %s to %s", -maxAdjustment, maxAdjustment)
	}
	v.Name("/reason", in.Reason, 500)
	return v.Err()
}

// Adjustment is the outcome of AdjustWallet.
type Adjustment struct{ Transaction *db.WalletTransaction }

// AdjustWallet adds a signed amount to a customer's wallet. The reason becomes the reference of the ledger row. An erased
// customer's balance can be debited, so that it can be paid out; the reason of that ledger row is kept.
//
// It returns the outcome, and true when an earlier call with the same idempotency key produced it.
// Errors: CodeInvalidInput, CodeCustomerNotFound (also for a credit to an erased customer), CodeInsufficientBalance (the
// balance would become negative), CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) AdjustWallet(ctx context.Context, in AdjustWalletInput) (*Adjustment, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: adjustOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*Adjustment, error) {
		customer, err := customers.FindIncludingErased(ctx, tx.SQL, customers.CustomerRef{ID: in.CustomerID})
		if err != nil {
			return nil, err
		}
		wallet, moved, err := queries{tx.SQL}.moveBalance(ctx, customer.ID, in.Amount)
		switch {
		case err != nil:
			return nil, err
		case !moved:
			return nil, problem.Refuse(problem.CodeInsufficientBalance, "The wallet balance is lower than the amount to subtract.")
		case wallet.Erased && in.Amount > 0:
			return nil, customers.Erased()
		}
		id := ids.New()
		err = writeLedger(ctx, tx, wallet, Movement{
			id:         id,
			CustomerID: customer.ID,
			Kind:       wallettransaction.KindADJUSTMENT,
			Amount:     in.Amount,
			Reference:  in.Reason,
		})
		if err != nil {
			return nil, err
		}
		row, err := tx.WalletTransaction.Get(ctx, id)
		if err != nil {
			return nil, fmt.Errorf("wallets: read adjustment: %w", err)
		}
		row = row.Unwrap()
		return &Adjustment{row}, tx.Audit(ctx, operation.Change{Action: "wallet.adjust", Subject: "WalletTransaction", ID: id, After: row})
	})
}
