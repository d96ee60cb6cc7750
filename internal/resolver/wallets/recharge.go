package wallets

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

const (
	// maxRecharge is the largest recharge, 1000000.00: NewRecharge in rest/openapi.yaml.
	maxRecharge money.Amount = 1_000_000_00

	// RechargeOperation is the name of RechargeWallet in the rows of idempotency keys.
	RechargeOperation = "wallet.recharge"
	undecidedLifetime = 72 * time.Hour
	undecidedReason   = "No decision was made within 72 hours."
)

// RechargeInput is the input of RechargeWallet.
type RechargeInput struct {
	Customer       customers.CustomerRef
	Amount         money.Amount
	Reference      string
	Notes          string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in RechargeInput) Validate() error { return in.check() }

// check is Validate, and converts the phone to E.164 format.
func (in *RechargeInput) check() error {
	var v problem.Fields
	in.Customer = in.Customer.CheckRequired(&v)
	v.Amount("/amount", in.Amount, maxRecharge)
	v.Text("/reference", in.Reference, 100)
	v.Text("/notes", in.Notes, 500)
	return v.Err()
}

// RechargeResult is a recharge and the wallet's balance after it.
type RechargeResult struct {
	Recharge *db.Recharge
	Balance  money.Amount
	Currency string
}

// RechargeWallet credits an amount to a customer's wallet. Above the store's review limit, and for a staff member without
// the permission to decide recharges, it creates a PENDING recharge instead, which waits for a decision.
// Contract: POST /customers/:id/wallet/recharge. Events: recharge.approved, recharge.requested.
//
// It returns the recharge, and true when an earlier call with the same idempotency key produced it.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) RechargeWallet(ctx context.Context, in RechargeInput) (*RechargeResult, bool, error) {
	if err := in.check(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: RechargeOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*RechargeResult, error) {
		customer, err := customers.Find(ctx, tx.SQL, in.Customer)
		if err != nil {
			return nil, err
		}
		created, err := createRecharge(ctx, tx, customer.ID, in)
		if err != nil {
			return nil, err
		}
		balance := customer.Balance
		if created.Status == recharge.StatusAPPROVED {
			balance, err = creditRecharge(ctx, tx, created)
		} else {
			err = appendRequested(ctx, tx, created)
		}
		if err != nil {
			return nil, in.Customer.RetryIfErased(err)
		}
		return &RechargeResult{created, balance, tx.Store.Currency}, tx.Audit(ctx, operation.Change{
			Action: "recharge.request", Subject: "Recharge", ID: created.ID, After: created,
			OwnRow: created.Status == recharge.StatusAPPROVED, // the ledger row has the actor; a PENDING recharge has no ledger row
		})
	})
}

// appendRequested appends the event of a PENDING recharge. Error: CodeCustomerNotFound (the customer was erased).
func appendRequested(ctx context.Context, tx *operation.Tx, pending *db.Recharge) error {
	if err := customers.CheckNotErased(ctx, tx, pending.CustomerID); err != nil {
		return err
	}
	return tx.Append(ctx, outbox.Event{Type: outbox.RechargeRequested, Subject: pending.ID, Data: outbox.RechargeRequestedData{
		Recharge: rechargeEvent(pending, tx.Store.Currency),
	}})
}

// needsReview reports whether a recharge needs a decision.
func needsReview(tx *operation.Tx, amount money.Amount) bool {
	limit := tx.Store.RechargeReviewLimit
	if limit != nil && amount > *limit {
		return true
	}
	return tx.Actor.Kind == auth.KindStaff && !tx.Actor.May(auth.PermissionRechargesDecide)
}

func createRecharge(ctx context.Context, tx *operation.Tx, customerID uuid.UUID, in RechargeInput) (*db.Recharge, error) {
	create := tx.Recharge.Create().
		SetID(ids.New()).
		SetCreatedAt(tx.Now).
		SetCustomerID(customerID).
		SetAmount(in.Amount).
		SetReference(in.Reference).
		SetNotes(in.Notes)
	if needsReview(tx, in.Amount) {
		create.SetStatus(recharge.StatusPENDING)
	} else {
		create.SetStatus(recharge.StatusAPPROVED).SetDecidedAt(tx.Now).SetDecidedBy(string(tx.Actor.Kind))
	}
	created, err := create.Save(ctx)
	if err != nil {
		return nil, fmt.Errorf("wallets: create recharge: %w", err)
	}
	return created.Unwrap(), nil
}

// creditRecharge credits an approved recharge to the wallet, appends its event, and returns the new balance.
// Error: CodeCustomerNotFound (the customer was erased).
func creditRecharge(ctx context.Context, tx *operation.Tx, approved *db.Recharge) (money.Amount, error) {
	wallet, err := MoveWallet(ctx, tx, Movement{
		CustomerID: approved.CustomerID,
		Kind:       wallettransaction.KindRECHARGE,
		Amount:     approved.Amount,
		Reference:  approved.Reference,
		rechargeID: &approved.ID,
	})
	if err != nil {
		return 0, err
	}
	if wallet.Erased {
		return 0, customers.Erased()
	}
	return wallet.Balance, tx.Append(ctx, outbox.Event{Type: outbox.RechargeApproved, Subject: approved.ID, Data: outbox.RechargeApprovedData{
		Recharge: rechargeEvent(approved, tx.Store.Currency),
		Balance:  wallet.Balance,
	}})
}

func rechargeEvent(r *db.Recharge, currency string) outbox.Recharge {
	return outbox.Recharge{
		ID: r.ID, CustomerID: r.CustomerID, Amount: r.Amount, Currency: currency, Status: string(r.Status),
	}
}

// ApproveRecharge approves a PENDING recharge and credits it to the wallet. Event: recharge.approved.
// Errors: CodeNotFound, CodeRechargeDecided, CodeCustomerNotFound (the customer was erased).
func (ops *Operations) ApproveRecharge(ctx context.Context, id uuid.UUID) (approved *db.Recharge, err error) {
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		approved, err = decideRecharge(ctx, tx, id, recharge.StatusAPPROVED, "")
		if err != nil {
			return err
		}
		_, err = creditRecharge(ctx, tx, approved)
		return err
	})
	return approved, err
}

// RejectRechargeInput is the input of RejectRecharge.
type RejectRechargeInput struct {
	ID     uuid.UUID
	Reason string
}

// Validate reports every invalid field.
func (in RejectRechargeInput) Validate() error {
	var v problem.Fields
	v.Name("/reason", in.Reason, 500)
	return v.Err()
}

// RejectRecharge rejects a PENDING recharge. The wallet does not change. Event: recharge.rejected.
// Errors: CodeInvalidInput, CodeNotFound, CodeRechargeDecided.
func (ops *Operations) RejectRecharge(ctx context.Context, in RejectRechargeInput) (rejected *db.Recharge, err error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		rejected, err = RejectWithin(ctx, tx, in)
		return err
	})
	return rejected, err
}

// RejectWithin is RejectRecharge within a transaction of the caller. Event: recharge.rejected.
// Errors: CodeNotFound, CodeRechargeDecided.
func RejectWithin(ctx context.Context, tx *operation.Tx, in RejectRechargeInput) (*db.Recharge, error) {
	rejected, err := decideRecharge(ctx, tx, in.ID, recharge.StatusREJECTED, in.Reason)
	if err != nil {
		return nil, err
	}
	return rejected, tx.Append(ctx, outbox.Event{Type: outbox.RechargeRejected, Subject: rejected.ID, Data: outbox.RechargeRejectedData{
		Recharge:   rechargeEvent(rejected, tx.Store.Currency),
		Reason:     in.Reason,
		RejectedBy: rejectedBy(tx.Actor),
	}})
}

// decideRecharge gives a PENDING recharge the status. Of several transactions that decide at the same time one succeeds.
// Errors: CodeNotFound, CodeRechargeDecided.
func decideRecharge(ctx context.Context, tx *operation.Tx, id uuid.UUID, status recharge.Status, reason string) (*db.Recharge, error) {
	before, err := tx.Recharge.Query().Where(recharge.ID(id)).Only(ctx)
	if err != nil {
		return nil, operation.Missing(err, "recharge")
	}
	decided, err := tx.Recharge.UpdateOneID(id).
		Where(recharge.StatusEQ(recharge.StatusPENDING)).
		SetStatus(status).
		SetDecidedAt(tx.Now).
		SetDecidedBy(string(tx.Actor.Kind)).
		SetReason(reason).
		Save(ctx)
	if db.IsNotFound(err) {
		return nil, problem.Refuse(problem.CodeRechargeDecided, "The recharge is already decided.")
	}
	if err != nil {
		return nil, fmt.Errorf("wallets: decide recharge: %w", err)
	}
	decided = decided.Unwrap()
	return decided, tx.Audit(ctx, operation.Change{
		Action: decisions[status], Subject: "Recharge", ID: id, Before: before, After: decided,
	})
}

// decisions maps the status of a decided recharge to its action in the audit.
var decisions = map[recharge.Status]string{
	recharge.StatusAPPROVED: "recharge.approve",
	recharge.StatusREJECTED: "recharge.reject",
}

// rejectedBy returns the contract's name of the actor who rejected a recharge: OWNER for every actor of the store.
func rejectedBy(actor auth.Actor) string {
	if actor.Kind == auth.KindSystem {
		return "SYSTEM"
	}
	return "OWNER"
}

// RejectStaleRecharges rejects recharges that are PENDING for 72 hours or longer, in all stores. It rejects at most limit
// recharges, each in its own transaction, and returns their number. Event: recharge.rejected by SYSTEM.
func (ops *Operations) RejectStaleRecharges(ctx context.Context, limit int) (int, error) {
	stale, err := ops.Database.Client.Recharge.Query().
		Where(recharge.StatusEQ(recharge.StatusPENDING), recharge.CreatedAtLTE(ops.Now().Add(-undecidedLifetime))).
		Order(recharge.ByCreatedAt()).
		Limit(limit).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("wallets: find stale recharges: %w", err)
	}
	rejected := 0
	err = operation.TryEach(ctx, stale, func(request *db.Recharge) error {
		err := ops.WriteIncludingShredded(auth.With(ctx, auth.System(request.StoreID)), func(ctx context.Context, tx *operation.Tx) error {
			_, err := RejectWithin(ctx, tx, RejectRechargeInput{request.ID, undecidedReason})
			return err
		})
		switch {
		case err == nil:
			rejected++
		case problem.HasCode(err, problem.CodeRechargeDecided):
			return nil // another process has just decided it
		}
		return operation.InStore(request.StoreID, err)
	})
	return rejected, err
}
