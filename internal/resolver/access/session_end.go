package access

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// SignOut ends the session or access token of the actor.
func (ops *Operations) SignOut(ctx context.Context) error {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	_, err = ops.EndSession(ctx, actor.SessionID)
	return err
}

// EndSession ends a browser session or access token of the actor. All processes refuse it within five seconds. Ending it again changes
// nothing. Error: CodeNotFound, also for sessions of other staff.
func (ops *Operations) EndSession(ctx context.Context, id uuid.UUID) (*db.StaffSession, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	return ops.endSession(ctx, staffsession.ID(id), staffsession.StaffID(actor.ID))
}

// EndStaffSession is EndSession for a session or access token of any staff member of the store. Error: CodeNotFound.
func (ops *Operations) EndStaffSession(ctx context.Context, id uuid.UUID) (*db.StaffSession, error) {
	return ops.endSession(ctx, staffsession.ID(id))
}

func (ops *Operations) endSession(ctx context.Context, where ...predicate.StaffSession) (*db.StaffSession, error) {
	var ended *db.StaffSession
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.StaffSession.Query().Where(where...)).Only(ctx)
		if err != nil {
			return operation.Missing(err, "session or access token")
		}
		if before.RevokedAt != nil {
			ended = before.Unwrap()
			return nil
		}
		after, err := tx.StaffSession.UpdateOneID(before.ID).SetRevokedAt(tx.Now).Save(ctx)
		if err != nil {
			return fmt.Errorf("access: end session: %w", err)
		}
		ended = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "session.end", Subject: "StaffSession", ID: before.ID, Before: before, After: ended})
	})
	if err != nil {
		return nil, err
	}
	ops.SessionActors.Forget(func(a auth.Actor) bool { return a.SessionID == ended.ID })
	return ended, nil
}

// EndOtherSessions ends all browser sessions and access tokens of the actor except the one of this request, those in other stores
// that were entered from them, and the links to other stores. It returns how many sessions and tokens it has ended.
// Error: CodeUnauthenticated.
func (ops *Operations) EndOtherSessions(ctx context.Context) (int, error) {
	var ended int
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		// With this lock, an access token that is being created is either found below or refused.
		if err := tx.LockActor(ctx); err != nil {
			return err
		}
		var err error
		ended, err = tx.StaffSession.Update().
			Where(
				staffsession.StaffID(tx.Actor.ID),
				staffsession.IDNEQ(tx.Actor.SessionID),
				operation.NotEnded(tx.Now),
			).
			SetRevokedAt(tx.Now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("access: end sessions: %w", err)
		}
		elsewhere, err := endElsewhere(ctx, tx, tx.Actor.ID)
		if err != nil {
			return err
		}
		ended += elsewhere
		return tx.Audit(ctx, operation.Change{
			Action: "session.end_others", Subject: "StaffMember", ID: tx.Actor.ID, After: map[string]int{"ended": ended},
		})
	})
	actor, _ := auth.From(ctx) // Write has checked the error
	ops.ForgetStaff(actor.ID)
	return ended, err
}

// maxShownSessions bounds the list of a staff member's sessions.
const maxShownSessions = 100

// OwnSessions returns the browser sessions and access tokens of the actor that have not ended, the newest first, at most 100.
func (ops *Operations) OwnSessions(ctx context.Context) ([]*db.StaffSession, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	return ops.StaffSessions(ctx, actor.ID)
}

// StaffSessions returns the browser sessions and access tokens of a staff member that have not ended, the newest first,
// at most 100.
func (ops *Operations) StaffSessions(ctx context.Context, staffID uuid.UUID) ([]*db.StaffSession, error) {
	sessions, err := ops.Database.Client.StaffSession.Query().
		Where(
			staffsession.StaffID(staffID),
			operation.NotEnded(ops.Now()),
		).
		Order(db.Desc(staffsession.FieldCreatedAt, staffsession.FieldID)).
		Limit(maxShownSessions).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: list sessions: %w", err)
	}
	return sessions, nil
}
