package worker

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/email"
	"kiosk/internal/vault"
)

// emailLease is how long an e-mail belongs to the worker that sends it. It is longer than an attempt and its recording take. When the
// worker dies in between, another worker sends the e-mail after the lease. It may then arrive twice, with the same Message-ID.
const emailLease = email.SendTimeout + transactionTimeout + time.Minute

// defaultEmailBackoff returns the default of Config.EmailBackoff.
func defaultEmailBackoff() []time.Duration {
	return []time.Duration{
		30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute,
		20 * time.Minute, 40 * time.Minute, 2 * time.Hour, 5 * time.Hour,
	}
}

// The outcomes of attempts to send e-mails, as a label of the metric.
const (
	emailSent      = "sent"
	emailFailed    = "failed"
	emailGivenUp   = "given_up"
	emailCancelled = "cancelled"
)

// claimedEmail is an e-mail that only this worker may send and record until its lease ends.
type claimedEmail struct {
	*db.Email
	staff *db.StaffMember
	store *db.Store
}

// sendEmails sends e-mails when they become due, one after the other, until ctx ends. An attempt that has begun then may go on for the
// drain time-out.
func (d *Dispatcher) sendEmails(ctx context.Context) {
	sending, abandon := context.WithCancel(context.WithoutCancel(ctx))
	defer abandon()
	stopWaiting := context.AfterFunc(ctx, func() { time.AfterFunc(d.config.DrainTimeout, abandon) })
	defer stopWaiting()
	for ctx.Err() == nil {
		claimed, err := d.queue.claimEmail(ctx, d.config.Now(), d.emailHorizon())
		if err != nil {
			d.logRetry(ctx, "e-mails could not be claimed", err)
			continue
		}
		if claimed == nil {
			pause(ctx, d.config.Poll)
			continue
		}
		if err := d.deliverEmail(sending, *claimed); err != nil {
			d.config.Logger.Error("the outcome of an e-mail was lost; it may be sent again", "email", claimed.ID, "error", err)
		}
	}
}

// emailHorizon is horizon for e-mails.
func (d *Dispatcher) emailHorizon() time.Duration { return horizon(emailLease, d.config.EmailBackoff) }

// emailIsDue returns the condition for due e-mails. It includes those whose due time is beyond the horizon, because these were written
// before the clock was set back. On PostgreSQL, the lease of an attempt that has not ended must be wrong by the database's clock, too.
func (q queue) emailIsDue(now time.Time, horizon time.Duration) predicate.Email {
	isDue := dbemail.And(
		dbemail.StatusEQ(dbemail.StatusPENDING),
		dbemail.Or(dbemail.DueAtLTE(now), dbemail.DueAtGT(now.Add(horizon))),
	)
	if q.isSQLite() {
		return isDue
	}
	leaseIsWrong := func(s *entsql.Selector) {
		s.Where(entsql.ExprP(wrongByDatabase("due_at", fmt.Sprintf("interval '%d microseconds'", horizon.Microseconds()))))
	}
	// An attempt clears the error of the one before it when it begins, and sets its own when it fails.
	return dbemail.And(isDue, dbemail.Or(dbemail.Attempts(0), dbemail.LastErrorNotNil(), leaseIsWrong))
}

// claimEmail leases the e-mail that has been due for the longest time, and counts the attempt. It returns nil when no e-mail is due, or
// when other workers have claimed those that are.
func (q queue) claimEmail(ctx context.Context, now time.Time, horizon time.Duration) (claimed *claimedEmail, err error) {
	isDue := q.emailIsDue(now, horizon)
	due, err := q.dueEmails(ctx, isDue)
	for _, row := range due {
		if claimed != nil || err != nil {
			break
		}
		claimed, err = q.forStore(row.StoreID).claimEmail(auth.With(ctx, auth.System(row.StoreID)), row.ID, isDue, now)
	}
	return claimed, err
}

// dueEmails returns the ids and stores of the e-mails that have been due for the longest time, of all stores.
func (q queue) dueEmails(ctx context.Context, isDue predicate.Email) ([]*db.Email, error) {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	return q.database.Client.Email.Query().
		Where(isDue).
		Order(dbemail.ByDueAt(), dbemail.ByID()).
		Limit(emailsLookedAt).
		Select(dbemail.FieldStoreID).
		All(ctx)
}

// emailsLookedAt is how many due e-mails claimEmail tries to lease. It is more than the number of workers, each of which claims one at a time.
const emailsLookedAt = 20

// claimEmail leases an e-mail of the store. It returns nil when another worker has claimed it.
func (q storeQueue) claimEmail(ctx context.Context, id uuid.UUID, isDue predicate.Email, now time.Time) (claimed *claimedEmail, err error) {
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		claimed = nil
		query := tx.Email.Query().Where(dbemail.ID(id), isDue)
		if !q.isSQLite() { // SQLite has one writer at a time
			query.ForUpdate(entsql.WithLockAction(entsql.SkipLocked))
		}
		row, err := query.Only(ctx)
		if db.IsNotFound(err) {
			return nil
		}
		if err != nil {
			return err
		}
		found := claimedEmail{}
		if found.Email, err = tx.Email.UpdateOne(row).SetDueAt(now.Add(emailLease)).AddAttempts(1).ClearLastError().Save(ctx); err != nil {
			return err
		}
		if found.staff, err = tx.StaffMember.Get(ctx, row.StaffID); err != nil {
			return err
		}
		if found.store, err = tx.Store.Query().Where(store.ID(q.store)).Only(ctx); err != nil {
			return err
		}
		claimed = &found
		return nil
	})
	return claimed, err
}

// deliverEmail sends a claimed e-mail, or cancels it when it is obsolete, and records the outcome.
func (d *Dispatcher) deliverEmail(ctx context.Context, claimed claimedEmail) error {
	now := d.config.Now()
	if reason := claimed.cancelReason(now); reason != "" {
		d.metrics.emails.WithLabelValues(emailCancelled).Inc()
		return d.finishEmail(ctx, claimed, dbemail.StatusCANCELLED, reason)
	}
	content, err := d.openEmail(claimed)
	if errors.Is(err, vault.ErrWrongMasterKey) {
		return d.postponeEmail(ctx, claimed, err)
	}
	if err != nil {
		return d.emailFailed(ctx, claimed, err, false)
	}
	err = d.config.Email.Send(ctx, email.Message{
		ID: claimed.ID, Name: claimed.staff.Name, Address: claimed.staff.Email, Content: content,
	})
	if err != nil {
		refused, ok := errors.AsType[*email.SendError](err)
		return d.emailFailed(ctx, claimed, err, ok && refused.Permanent)
	}
	d.metrics.emails.WithLabelValues(emailSent).Inc()
	return d.finishEmail(ctx, claimed, dbemail.StatusSENT, "")
}

const emailExpired = "it expired before it could be sent"

// cancelReason returns why the e-mail must not be sent any more, or "" if it must.
func (c claimedEmail) cancelReason(now time.Time) string {
	switch {
	case len(c.store.Keyset) == 0: // Ent reads NULL as no bytes
		return "the store was shredded"
	case c.staff.Status == staffmember.StatusDISABLED:
		return "the person is disabled"
	case len(c.LinkHash) > 0 && !bytes.Equal(c.LinkHash, c.staff.LinkHash):
		return "the link was used, replaced or revoked"
	case !c.ExpiresAt.After(now):
		return emailExpired
	default:
		return ""
	}
}

func (d *Dispatcher) openEmail(claimed claimedEmail) (content email.Content, err error) {
	keys, err := d.config.Vault.Keys(claimed.store.ID, claimed.store.Keyset)
	if err != nil {
		return content, err
	}
	plain, err := keys.Open(claimed.ID, vault.EmailContent, claimed.Content)
	if err != nil {
		return content, err
	}
	return content, json.Unmarshal(plain, &content)
}

// emailFailed records a failed attempt. The e-mail is given up when the failure is permanent or the retries are used up; otherwise it
// becomes due again after the next interval.
func (d *Dispatcher) emailFailed(ctx context.Context, claimed claimedEmail, failure error, permanent bool) error {
	log := d.config.Logger.With("email", claimed.ID, "kind", claimed.Kind, "store", claimed.StoreID,
		"attempt", claimed.Attempts, "error", failure)
	if permanent || claimed.Attempts > len(d.config.EmailBackoff) {
		log.Error("an e-mail was given up")
		d.metrics.emails.WithLabelValues(emailGivenUp).Inc()
		return d.finishEmail(ctx, claimed, dbemail.StatusFAILED, failure.Error())
	}
	retryAt := d.config.Now().Add(jittered(d.config.EmailBackoff[claimed.Attempts-1]))
	log.Warn("an e-mail could not be sent; trying again", "retry_at", retryAt)
	d.metrics.emails.WithLabelValues(emailFailed).Inc()
	return d.recordEmail(ctx, claimed, func(update *db.EmailUpdate) {
		update.SetDueAt(retryAt).SetLastError(failure.Error())
	})
}

// postponeEmail makes an e-mail due again in a minute, and does not count the attempt: the master key file of this worker is wrong or
// outdated, and a worker with the right file can send the e-mail.
func (d *Dispatcher) postponeEmail(ctx context.Context, claimed claimedEmail, failure error) error {
	retryAt := d.config.Now().Add(unreadablePause)
	d.config.Logger.Error("an e-mail waits: the master key does not open its store's keys",
		"email", claimed.ID, "store", claimed.StoreID, "retry_at", retryAt, "error", failure)
	return d.recordEmail(ctx, claimed, func(update *db.EmailUpdate) {
		update.SetDueAt(retryAt).AddAttempts(-1).SetLastError(failure.Error())
	})
}

// finishEmail sets the final status of an e-mail and erases its content.
func (d *Dispatcher) finishEmail(ctx context.Context, claimed claimedEmail, status dbemail.Status, reason string) error {
	now := d.config.Now()
	return d.recordEmail(ctx, claimed, func(update *db.EmailUpdate) {
		update.SetStatus(status).SetFinishedAt(now).ClearContent()
		if reason != "" {
			update.SetLastError(reason)
		}
	})
}

// recordEmail updates a claimed e-mail after an attempt. It tries until the update succeeds, the lease ends, after which another worker
// may have the e-mail, or ctx ends.
func (d *Dispatcher) recordEmail(ctx context.Context, claimed claimedEmail, change func(*db.EmailUpdate)) error {
	ctx, cancel := context.WithTimeout(ctx, claimed.DueAt.Sub(d.config.Now()))
	defer cancel()
	record := func() error { return d.queue.updateEmail(ctx, claimed, change) }
	return d.untilRecorded(ctx, record(), record)
}

// updateEmail updates a claimed e-mail, unless its lease has ended and another attempt has begun.
func (q queue) updateEmail(ctx context.Context, claimed claimedEmail, change func(*db.EmailUpdate)) error {
	ctx = auth.With(ctx, auth.System(claimed.StoreID))
	return q.transact(context.WithoutCancel(ctx), func(ctx context.Context, tx *db.Tx) error {
		update := tx.Email.Update().
			Where(dbemail.ID(claimed.ID), dbemail.Attempts(claimed.Attempts), dbemail.StatusEQ(dbemail.StatusPENDING))
		change(update)
		return update.Exec(ctx)
	})
}
