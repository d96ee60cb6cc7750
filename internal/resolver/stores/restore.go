package stores

import (
	"context"
	"fmt"

	"kiosk/ent/db"
	"kiosk/ent/db/email"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
)

// Restored is the input of NoteRestored.
type Restored struct {
	SkipEvents      int64 // how many sequence numbers of events to skip, because events after the backup may have used them
	SuspendWebhooks bool  // also cancels pending e-mails
}

// Validate reports every invalid field.
func (in Restored) Validate() error {
	var v problem.Fields
	if in.SkipEvents < 1 || in.SkipEvents > 1_000_000_000_000 {
		v.Add("/skipEvents", problem.OutOfRange, "must be %d to %d", 1, 1_000_000_000_000)
	}
	return v.Err()
}

// RestoredStores counts the rows that NoteRestored has changed.
type RestoredStores struct{ Stores, Sessions, Endpoints, Emails int }

// NoteRestored prepares the stores of a database that was restored from a backup. It skips the sequence numbers that events after
// the backup may have used, and ends the browser sessions of staff. With SuspendWebhooks, it suspends webhook endpoints and cancels
// pending e-mails. It does not change shredded stores. The actor must see all stores, and neither Kiosk nor a worker may run on the
// database. Error: CodeInvalidInput.
func (ops *Operations) NoteRestored(ctx context.Context, in Restored) (done RestoredStores, err error) {
	if err := in.Validate(); err != nil {
		return done, err
	}
	err = ops.eachWithKeys(ctx, func(s *db.Store) error {
		noted, err := ops.noteRestored(auth.With(ctx, auth.System(s.ID)), s, in)
		if err != nil {
			return err
		}
		done.Stores++
		done.Sessions += noted.Sessions
		done.Endpoints += noted.Endpoints
		done.Emails += noted.Emails
		return nil
	})
	return done, err
}

func (ops *Operations) noteRestored(ctx context.Context, s *db.Store, in Restored) (noted RestoredStores, err error) {
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		feed, err := operation.Locked(tx, tx.EventFeed.Query()).Only(ctx)
		if err != nil {
			return fmt.Errorf("stores: lock the feed of events: %w", err)
		}
		base := feed.LastSequence + in.SkipEvents
		if err := tx.EventFeed.UpdateOne(feed).SetLastSequence(base).SetMissingTo(base).Exec(ctx); err != nil {
			return fmt.Errorf("stores: skip events: %w", err)
		}
		noted.Sessions, err = tx.StaffSession.Update().
			Where(staffsession.KindEQ(staffsession.KindBROWSER), staffsession.RevokedAtIsNil()).
			SetRevokedAt(tx.Now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("stores: end sessions: %w", err)
		}
		if in.SuspendWebhooks {
			if noted.Endpoints, err = webhooks.SuspendEndpoints(ctx, tx); err != nil {
				return err
			}
			noted.Emails, err = tx.Email.Update().
				Where(email.StatusEQ(email.StatusPENDING)).
				SetStatus(email.StatusCANCELLED).
				SetLastError("the database was restored from a backup").
				ClearContent().
				SetFinishedAt(tx.Now).
				Save(ctx)
			if err != nil {
				return fmt.Errorf("stores: cancel e-mails: %w", err)
			}
		}
		return tx.Audit(ctx, operation.Change{Action: "store.restored", Subject: "Store", ID: s.ID, After: map[string]any{
			"event_sequence": base, "sessions": noted.Sessions, "suspended": noted.Endpoints, "emails": noted.Emails,
		}})
	})
	return noted, err
}
