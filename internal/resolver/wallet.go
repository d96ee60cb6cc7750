package resolver

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ident"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
)

const (
	// MaxRecharge is the largest recharge: 1000000.00. choices.md, "Money".
	MaxRecharge money.Amount = 1_000_000_00

	rechargeOperation = "wallet.recharge"
	undecidedLifetime = 72 * time.Hour
	undecidedReason   = "Nobody decided within 72 hours."
)

// RechargeInput asks to put money into a wallet.
type RechargeInput struct {
	Customer       CustomerRef
	Amount         money.Amount
	Reference      string
	Notes          string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in RechargeInput) Validate() error { return in.check() }

// check is Validate, and brings the phone into E.164 format.
func (in *RechargeInput) check() error {
	var v validation
	in.Customer = in.Customer.checkRequired(&v)
	v.amount("/amount", in.Amount, MaxRecharge)
	v.text("/reference", in.Reference, 100)
	v.text("/notes", in.Notes, 500)
	return v.err()
}

// RechargeResult is a recharge, and the wallet's balance after it.
type RechargeResult struct {
	Recharge *db.Recharge
	Balance  money.Amount
	Currency string
}

// RechargeWallet puts money into a customer's wallet. Above the store's review limit it waits for staff instead.
// Event: recharge.approved. Contract: "Wallet recharge".
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeIdempotencyKeyReused.
func (r *Resolver) RechargeWallet(ctx context.Context, in RechargeInput) (*RechargeResult, bool, error) {
	if err := in.check(); err != nil {
		return nil, false, err
	}
	c := call{operation: rechargeOperation, key: in.IdempotencyKey, input: in}
	return once(ctx, r, c, func(ctx context.Context, tx *Tx) (*RechargeResult, error) {
		customer, err := buyer(ctx, tx.sql, in.Customer)
		if err != nil {
			return nil, err
		}
		limit := tx.store.RechargeReviewLimit
		if limit != nil && in.Amount > *limit {
			requested, err := tx.createRecharge(ctx, customer.ID, in, recharge.StatusPENDING)
			return &RechargeResult{requested, customer.Balance, tx.store.Currency}, err
		}
		approved, err := tx.createRecharge(ctx, customer.ID, in, recharge.StatusAPPROVED)
		if err != nil {
			return nil, err
		}
		balance, err := tx.credit(ctx, approved)
		return &RechargeResult{approved, balance, tx.store.Currency}, err
	})
}

func (tx *Tx) createRecharge(ctx context.Context, customerID uuid.UUID, in RechargeInput, status recharge.Status) (*db.Recharge, error) {
	create := tx.Recharge.Create().
		SetID(ident.New()).
		SetCreatedAt(tx.now).
		SetCustomerID(customerID).
		SetAmount(in.Amount).
		SetStatus(status).
		SetReference(in.Reference).
		SetNotes(in.Notes)
	if status != recharge.StatusPENDING {
		create.SetDecidedAt(tx.now).SetDecidedBy(string(tx.actor.Kind))
	}
	created, err := create.Save(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: create recharge: %w", err)
	}
	return created.Unwrap(), nil
}

// credit pays an approved recharge into the wallet and tells of it.
func (tx *Tx) credit(ctx context.Context, approved *db.Recharge) (money.Amount, error) {
	balance, err := tx.move(ctx, movement{
		customerID: approved.CustomerID,
		kind:       wallettransaction.KindRECHARGE,
		amount:     approved.Amount,
		reference:  approved.Reference,
		rechargeID: &approved.ID,
	})
	if err != nil {
		return 0, err
	}
	return balance, tx.append(ctx, outbox.Event{Type: outbox.RechargeApproved, Subject: approved.ID, Data: outbox.RechargeApprovedData{
		Recharge: rechargeEvent(approved, tx.store.Currency),
		Balance:  balance,
	}})
}

func rechargeEvent(r *db.Recharge, currency string) outbox.Recharge {
	return outbox.Recharge{
		ID: r.ID, CustomerID: r.CustomerID, Amount: r.Amount, Currency: currency, Status: string(r.Status),
	}
}

// movement is one change of a wallet with the row that it adds to the ledger.
type movement struct {
	customerID uuid.UUID
	kind       wallettransaction.Kind
	amount     money.Amount // signed
	reference  string
	orderID    *uuid.UUID
	rechargeID *uuid.UUID
}

// move changes a wallet and writes the ledger row, and returns the new balance. Error: CodeInsufficientBalance.
func (tx *Tx) move(ctx context.Context, m movement) (money.Amount, error) {
	wallet, err := tx.moveBalance(ctx, m.customerID, m.amount)
	if err != nil {
		return 0, err
	}
	return wallet.Balance, tx.writeLedger(ctx, wallet, m)
}

// moveBalance changes a wallet. Its ledger row must follow in the same transaction.
// Error: CodeInsufficientBalance, when the balance would fall below zero.
func (tx *Tx) moveBalance(ctx context.Context, customerID uuid.UUID, amount money.Amount) (database.Wallet, error) {
	wallet, moved, err := tx.sql.MoveBalance(ctx, customerID, amount)
	if err == nil && !moved {
		err = insufficientBalance()
	}
	return wallet, err
}

func (tx *Tx) writeLedger(ctx context.Context, wallet database.Wallet, m movement) error {
	err := tx.WalletTransaction.Create().
		SetID(ident.New()).
		SetCreatedAt(tx.now).
		SetCustomerID(m.customerID).
		SetSequence(wallet.Sequence).
		SetKind(m.kind).
		SetAmount(m.amount).
		SetBalanceAfter(wallet.Balance).
		SetReference(m.reference).
		SetNillableOrderID(m.orderID).
		SetNillableRechargeID(m.rechargeID).
		SetActorKind(string(tx.actor.Kind)).
		SetNillableActorID(actorID(tx.actor)).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("resolver: write ledger: %w", err)
	}
	return nil
}

func insufficientBalance() *Error {
	return refuse(CodeInsufficientBalance,
		"The wallet balance does not cover the order. Recharge the customer's wallet and try again.")
}

func actorID(actor auth.Actor) *uuid.UUID {
	if actor.ID == uuid.Nil {
		return nil
	}
	return &actor.ID
}

// RejectStaleRecharges rejects recharges, of any store, that nobody decided upon within 72 hours: at most limit of them,
// each in a transaction of its own. It returns how many. Event: recharge.rejected by SYSTEM.
func (r *Resolver) RejectStaleRecharges(ctx context.Context, limit int) (int, error) {
	stale, err := r.database.Client.Recharge.Query().
		Where(recharge.StatusEQ(recharge.StatusPENDING), recharge.CreatedAtLTE(r.now().Add(-undecidedLifetime))).
		Order(recharge.ByCreatedAt()).
		Limit(limit).
		All(auth.Everywhere(ctx))
	if err != nil {
		return 0, fmt.Errorf("resolver: find stale recharges: %w", err)
	}
	rejected := 0
	for _, request := range stale {
		done, err := r.reject(auth.With(ctx, auth.System(request.StoreID)), request, undecidedReason)
		if err != nil {
			return rejected, err
		}
		if done {
			rejected++
		}
	}
	return rejected, nil
}

// reject reports false when somebody else decided first.
func (r *Resolver) reject(ctx context.Context, request *db.Recharge, reason string) (bool, error) {
	done := false
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		changed, err := tx.Recharge.Update().
			Where(recharge.ID(request.ID), recharge.StatusEQ(recharge.StatusPENDING)).
			SetStatus(recharge.StatusREJECTED).
			SetDecidedAt(tx.now).
			SetDecidedBy(string(tx.actor.Kind)).
			SetReason(reason).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: reject recharge: %w", err)
		}
		done = changed == 1
		if !done {
			return nil
		}
		rejected := rechargeEvent(request, tx.store.Currency)
		rejected.Status = string(recharge.StatusREJECTED)
		return tx.append(ctx, outbox.Event{Type: outbox.RechargeRejected, Subject: request.ID, Data: outbox.RechargeRejectedData{
			Recharge:   rejected,
			Reason:     reason,
			RejectedBy: rejectedBy(tx.actor),
		}})
	})
	return done, err
}

// rejectedBy names the deciders as the contract does: people of the store are its OWNER.
func rejectedBy(actor auth.Actor) string {
	if actor.Kind == auth.KindSystem {
		return "SYSTEM"
	}
	return "OWNER"
}
