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

// Restored describes what to do to the stores of a database that was restored from a backup.
type Restored struct {
	SkipEvents      int64 // numbers of events that are left out, because some were given since the backup
	SuspendWebhooks bool  // and cancel waiting e-mails
}

// Validate reports every invalid field.
func (in Restored) Validate() error {
	var v problem.Fields
	if in.SkipEvents < 1 || in.SkipEvents > 1_000_000_000_000 {
		v.Add("/skipEvents", problem.OutOfRange, "must be %d to %d", 1, 1_000_000_000_000)
	}
	return v.Err()
}

// RestoredStores counts what NoteRestored did.
type RestoredStores struct{ Stores, Sessions, Endpoints, Emails int }

// NoteRestored makes the stores of a restored database fit to go on: events are numbered from above what may have been given
// since the backup, staff sign in anew, and endpoints are suspended and waiting e-mails cancelled if that is wanted. The actor must
// see all stores. Stores that were shredded stay as they are. Nothing must serve or deliver meanwhile. Error: CodeInvalidInput.
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
			"event_sequence": base, "sessions": noted.Sessions, "suspended": noted.Endpoints,
		}})
	})
	return noted, err
}
