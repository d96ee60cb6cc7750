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

// erasedReason is why a recharge of an erased customer is rejected.
const erasedReason = "The customer was erased."

// EraseCustomer blanks, for ever, what tells who a customer is, wherever the store wrote it down: name, e-mail address,
// phones and external reference, the texts of their orders, recharges and ledger, and copies of these in events, audit
// entries and kept outcomes. What staff commented about them is deleted, and so are saved views that name them.
// Ids, amounts, states and licenses stay, so that orders and ledger add up. The customer is BLOCKED from then on and found by no
// phone; recharges that wait are rejected. A person who registers with the same phone is another customer.
//
// Deliveries that wait, and retries, carry the event as it is from then on; receivers keep what was sent before.
// Erasing again changes nothing and returns the customer as erased the first time. Event: recharge.rejected.
// Error: CodeCustomerNotFound.
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
		// Operations lock orders and recharges before their customer.
		if err := (queries{tx.SQL}).BlankTexts(ctx, id); err != nil {
			return err
		}
		was, blank, err := blankCustomer(ctx, tx, id)
		if err != nil {
			return err
		}
		erased = blank
		if err := eraseTraces(ctx, tx, id); err != nil {
			return err
		}
		return access.DropViews(ctx, tx, namesPerson(was))
	})
	return erased, err
}

// blankCustomer locks the customer, and returns them as they were and as they are. From then on nothing new can be written about
// them, see customers.CheckNotErased.
func blankCustomer(ctx context.Context, tx *operation.Tx, id uuid.UUID) (was, blank *db.Customer, err error) {
	was, err = operation.Locked(tx, tx.Customer.Query().Where(customer.ID(id))).Only(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("privacy: lock customer: %w", err)
	}
	blank, err = tx.Customer.UpdateOneID(id).
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
		return nil, nil, operation.ErrRetry // another process erased them just now
	}
	if err != nil {
		return nil, nil, fmt.Errorf("privacy: erase customer: %w", err)
	}
	return was, blank.Unwrap(), nil
}

// eraseTraces blanks the copies, once the customer is locked and blank.
func eraseTraces(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	if err := (queries{tx.SQL}).BlankTexts(ctx, id); err != nil { // of what was written until the lock
		return err
	}
	err := eachSubject(ctx, tx.Client(), id, func(subjectType string, ids []uuid.UUID) error {
		if err := blankAudit(ctx, tx, subjectType, ids); err != nil {
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

// rejectRechargesOf ends the waiting of recharges, which could not be approved any more.
func rejectRechargesOf(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	waiting, err := tx.Recharge.Query().
		Where(recharge.CustomerID(id), recharge.StatusEQ(recharge.StatusPENDING)).
		Order(recharge.ByID()).
		IDs(ctx)
	if err != nil {
		return fmt.Errorf("privacy: find recharges: %w", err)
	}
	for _, one := range waiting {
		_, err := wallets.RejectWithin(ctx, tx, wallets.RejectRechargeInput{ID: one, Reason: erasedReason})
		if problem.HasCode(err, problem.CodeRechargeDecided) {
			return operation.ErrRetry // staff rejected it just now, with a reason that is to be blanked too
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// blankEvents blanks the events about any of the ids of a person, and what receivers responded to any event about
// them. The events keep their numbers and their ids.
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
		if err := (queries{tx.SQL}).RewriteEvent(ctx, e.ID, data); err != nil {
			return err
		}
	}
	return queries{tx.SQL}.BlankResponses(ctx, ids)
}

// blankAudit blanks what the audit entries about any of the ids say of a person.
func blankAudit(ctx context.Context, tx *operation.Tx, subjectType string, ids []uuid.UUID) error {
	entries, err := tx.AuditEntry.Query().
		Where(auditentry.SubjectType(subjectType), auditentry.SubjectIDIn(ids...)).
		All(ctx)
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
		if err := (queries{tx.SQL}).RewriteAudit(ctx, entry.ID, before, after); err != nil {
			return err
		}
	}
	return nil
}

// blankOutcomes blanks what is kept under idempotency keys, so that a retry still gets the response of the call,
// but for the person.
func blankOutcomes(ctx context.Context, tx *operation.Tx, id uuid.UUID) error {
	keys, err := queries{tx.SQL}.OutcomesAbout(ctx, id)
	if err != nil {
		return err
	}
	for _, key := range keys {
		stored, err := tx.IdempotencyKey.Query().Where(idempotencykey.ID(key)).Only(ctx)
		if db.IsNotFound(err) {
			continue // its time ended just now
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
		// When its time ended just now, another call may keep its own outcome under the key by now.
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
