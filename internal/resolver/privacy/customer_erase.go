package privacy

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/event"
	"kiosk/ent/db/idempotencykey"
	"kiosk/ent/db/recharge"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
)

// erasedReason is the reason with which recharges of an erased customer are rejected.
const erasedReason = "The customer was erased."

// EraseCustomer permanently removes the personal data of a customer from the store, and returns the erased customer.
//   - It blanks name, e-mail address, phones and external reference, the texts of orders, recharges and ledger rows, and
//     copies of all these in events, audit entries and outcomes stored with idempotency keys.
//   - It deletes comments about the customer, and saved views that contain the customer's name or another identifier.
//   - It rejects PENDING recharges, and sets the customer to BLOCKED.
//   - It keeps ids, amounts, states and licenses, so that orders and ledger add up.
//
// The phone does not identify the customer any more. A person who registers with the same phone is a new customer.
// Deliveries and retries after the erasure send the blanked event. Data that receivers got before is out of reach.
// A second erasure changes nothing and returns the erased customer. Event: recharge.rejected. Error: CodeCustomerNotFound.
func (ops *Operations) EraseCustomer(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	var erased *db.Customer
	err := ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		found, err := tx.Customer.Query().Where(customer.ID(id)).Only(ctx)
		if db.IsNotFound(err) {
			return customers.NotFound()
		}
		if err != nil {
			return fmt.Errorf("privacy: read customer: %w", err)
		}
		if found.ErasedAt != nil {
			erased = found.Unwrap()
			return nil
		}
		// Orders and recharges come first, because all operations lock these rows before their customer.
		if err := (queries{tx.SQL}).lockPendingRecharges(ctx, id); err != nil {
			return err
		}
		if err := (queries{tx.SQL}).blankTexts(ctx, id); err != nil {
			return err
		}
		before, after, err := blankCustomer(ctx, tx, id)
		if err != nil {
			return err
		}
		erased = after
		if err := eraseTraces(ctx, tx, id); err != nil {
			return err
		}
		return access.DropViews(ctx, tx, namesPerson(before))
	})
	return erased, err
}

// blankCustomer locks and blanks the customer's row, and returns it before and after the change. Other transactions cannot
// write new rows about the customer after this: see customers.CheckNotErased.
func blankCustomer(ctx context.Context, tx *operation.Tx, id uuid.UUID) (before, after *db.Customer, err error) {
	before, err = operation.Locked(tx, tx.Customer.Query().Where(customer.ID(id))).Only(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("privacy: lock customer: %w", err)
	}
	after, err = tx.Customer.UpdateOneID(id).
		Where(customer.ErasedAtIsNil()).
		SetName("").
		ClearEmail().
		ClearPhone().
		ClearLinkedPhone().
		ClearExternalRef().
		SetStatus(customer.StatusBLOCKED).
		SetErasedAt(tx.Now).
		SetUpdatedAt(tx.Now).
		AddVersion(1).
		Save(ctx)
	if db.IsNotFound(err) {
		return nil, nil, operation.ErrRetry // another process has just erased the customer
	}
	if err != nil {
		return nil, nil, fmt.Errorf("privacy: erase customer: %w", err)
	}
	return before, after.Unwrap(), nil
}

// eraseTraces removes personal data from the rows that refer to the customer. The customer must be locked and blank.
func eraseTraces(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	if err := (queries{tx.SQL}).blankTexts(ctx, id); err != nil { // again, for rows that were written before the lock
		return err
	}
	err := eachSubject(ctx, tx.Client(), id, func(ids []uuid.UUID) error {
		if err := blankAudit(ctx, tx, ids); err != nil {
			return err
		}
		return blankEvents(ctx, tx, ids)
	})
	if err != nil {
		return err
	}
	if err := blankOutcomes(ctx, tx, id); err != nil {
		return err
	}
	if _, err := tx.Comment.Delete().Where(comment.CustomerID(id)).Exec(ctx); err != nil {
		return fmt.Errorf("privacy: delete comments: %w", err)
	}
	if err := rejectRechargesOf(ctx, tx, id); err != nil {
		return err
	}
	return tx.Audit(ctx, operation.Change{Action: "customer.erase", Subject: "Customer", ID: id})
}

// rejectRechargesOf rejects the customer's PENDING recharges, which cannot be approved any more.
func rejectRechargesOf(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	pending, err := tx.Recharge.Query().
		Where(recharge.CustomerID(id), recharge.StatusEQ(recharge.StatusPENDING)).
		Order(recharge.ByID()).
		IDs(ctx)
	if err != nil {
		return fmt.Errorf("privacy: find recharges: %w", err)
	}
	for _, rechargeID := range pending {
		_, err := wallets.RejectWithin(ctx, tx, wallets.RejectRechargeInput{ID: rechargeID, Reason: erasedReason})
		if problem.HasCode(err, problem.CodeRechargeDecided) {
			return operation.ErrRetry // staff have just rejected it, with a reason that must be blanked too
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// blankEvents blanks the personal data in events whose subject is one of the ids, and removes the responses of receivers to
// such events. The events keep their ids and sequences.
func blankEvents(ctx context.Context, tx *operation.Tx, ids []uuid.UUID) error {
	events, err := tx.Event.Query().
		Where(event.SubjectIDIn(ids...), event.TypeIn(webhooks.EventNames(outbox.PersonalTypes)...)).
		All(ctx)
	if err != nil {
		return fmt.Errorf("privacy: find events: %w", err)
	}
	for _, e := range events {
		data, err := outbox.Type(e.Type).Blanked(e.Data)
		if err != nil {
			return fmt.Errorf("privacy: blank event %s: %w", e.ID, err)
		}
		if err := (queries{tx.SQL}).rewriteEvent(ctx, e.ID, data); err != nil {
			return err
		}
	}
	return queries{tx.SQL}.blankResponses(ctx, ids)
}

// blankAudit blanks the personal data in audit entries whose subject is one of the ids.
func blankAudit(ctx context.Context, tx *operation.Tx, ids []uuid.UUID) error {
	entries, err := tx.AuditEntry.Query().Where(auditentry.SubjectIDIn(ids...)).All(ctx)
	if err != nil {
		return fmt.Errorf("privacy: find audit entries: %w", err)
	}
	for _, entry := range entries {
		before, changedBefore, err := blankDocument(entry.Before)
		if err != nil {
			return err
		}
		after, changedAfter, err := blankDocument(entry.After)
		if err != nil {
			return err
		}
		if !changedBefore && !changedAfter {
			continue
		}
		if err := (queries{tx.SQL}).rewriteAudit(ctx, entry.ID, before, after); err != nil {
			return err
		}
	}
	return nil
}

// blankOutcomes blanks the personal data in outcomes that are stored with idempotency keys. A retry still gets the response
// of its call, without the personal data.
func blankOutcomes(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	keys, err := queries{tx.SQL}.outcomesAbout(ctx, id)
	if err != nil {
		return err
	}
	for _, key := range keys {
		stored, err := tx.IdempotencyKey.Query().Where(idempotencykey.ID(key)).Only(ctx)
		if db.IsNotFound(err) {
			continue // it has just expired and was deleted
		}
		if err != nil {
			return fmt.Errorf("privacy: read an outcome: %w", err)
		}
		blank, changed, err := blankDocument([]byte(stored.Outcome))
		if err != nil {
			return err
		}
		if !changed {
			continue
		}
		// The condition on the outcome excludes a key that has expired since and stores the outcome of another call.
		err = tx.IdempotencyKey.Update().
			Where(idempotencykey.ID(key), idempotencykey.Outcome(stored.Outcome)).
			SetOutcome(string(blank)).
			Exec(ctx)
		if err != nil {
			return fmt.Errorf("privacy: blank an outcome: %w", err)
		}
	}
	return nil
}
