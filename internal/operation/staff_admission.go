package operation

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
)

// NotSignedIn returns the error for an invalid session or access token. It is the same for every reason.
func NotSignedIn() *problem.Error {
	return problem.Refuse(problem.CodeUnauthenticated, "The session or access token is missing, invalid or has ended.")
}

// Forbidden returns the error for a permission that a staff member's role does not grant.
func Forbidden(role auth.Role, permission auth.Permission) error {
	return problem.Refuse(problem.CodeForbidden, "The role %s does not grant %s.", role, permission)
}

// admitStaff fails when the actor is a staff member who was disabled, whose session or access token has ended, or whose role no longer
// grants the permission that the operation needs. It reads the role in the transaction, because the caches of a process may be
// CacheTime old. It returns a context with the current role. For other actors it does nothing.
// Errors: CodeUnauthenticated, CodeForbidden.
func (r *Runner) admitStaff(ctx context.Context, tx *Tx) (context.Context, error) {
	if tx.Actor.Kind != auth.KindStaff {
		return ctx, nil
	}
	role, err := tx.roleOf(ctx, tx.signedIn())
	if err != nil {
		r.SessionActors.Forget(func(a auth.Actor) bool { return a.ID == tx.Actor.ID })
		return ctx, err
	}
	if role != tx.Actor.Role {
		r.SessionActors.Forget(func(a auth.Actor) bool { return a.ID == tx.Actor.ID })
		tx.Actor.Role = role
		ctx = auth.With(ctx, tx.Actor)
	}
	if tx.Actor.Needs != "" && !tx.Actor.May(tx.Actor.Needs) {
		return ctx, Forbidden(role, tx.Actor.Needs)
	}
	return ctx, nil
}

// LockActor locks the rows of the acting staff member and of their session or access token. A transaction that ends their access waits
// for this one, and then also ends the access that this one created. LockActor sees changes that were committed while it waited for the
// locks. For that, each statement reads only the row that it locks, because PostgreSQL reads no other row again after the wait.
// Errors: CodeUnauthenticated; ErrRetry (the staff member has another role now, with which the next attempt acts).
func (tx *Tx) LockActor(ctx context.Context) error {
	role, err := tx.roleOf(ctx, Locked(tx, tx.activeStaff()))
	if err != nil {
		return err
	}
	if tx.Actor.SessionID != uuid.Nil {
		_, err := Locked(tx, tx.StaffSession.Query().Where(staffsession.ID(tx.Actor.SessionID), NotEnded(tx.Now))).OnlyID(ctx)
		if db.IsNotFound(err) {
			return NotSignedIn()
		}
		if err != nil {
			return fmt.Errorf("operation: lock the session: %w", err)
		}
	}
	if role != tx.Actor.Role {
		return ErrRetry
	}
	return nil
}

// signedIn returns the query for the acting staff member, if they are ACTIVE and their session or access token has not ended.
func (tx *Tx) signedIn() *db.StaffMemberQuery {
	query := tx.activeStaff()
	if tx.Actor.SessionID != uuid.Nil {
		query.Where(staffmember.HasSessionsWith(
			staffsession.StoreID(tx.Actor.StoreID),
			staffsession.ID(tx.Actor.SessionID),
			NotEnded(tx.Now),
		))
	}
	return query
}

// activeStaff returns the query for the acting staff member, if they are ACTIVE.
func (tx *Tx) activeStaff() *db.StaffMemberQuery {
	return tx.StaffMember.Query().Where(staffmember.ID(tx.Actor.ID), staffmember.StatusEQ(staffmember.StatusACTIVE))
}

// NotEnded returns the condition that a session or access token is neither revoked nor expired.
func NotEnded(now time.Time) predicate.StaffSession {
	return staffsession.And(
		staffsession.RevokedAtIsNil(),
		staffsession.Or(staffsession.ExpiresAtIsNil(), staffsession.ExpiresAtGT(now)),
	)
}

func (tx *Tx) roleOf(ctx context.Context, query *db.StaffMemberQuery) (auth.Role, error) {
	member, err := query.Select(staffmember.FieldRole).Only(ctx)
	if db.IsNotFound(err) {
		return "", NotSignedIn()
	}
	if err != nil {
		return "", fmt.Errorf("operation: read the staff member who acts: %w", err)
	}
	return auth.Role(member.Role), nil
}

// As returns the same transaction for another actor, in that actor's store. Callers may use the result only for tx.Tx and the audit.
// tx.SQL and tx.Store stay those of the first store. Events, encrypted secrets and ledger rows that are added to the
// result are not known to the first transaction, and would be lost.
func (tx *Tx) As(ctx context.Context, actor auth.Actor) (context.Context, *Tx) {
	actor.RequestID = tx.Actor.RequestID
	other := *tx
	other.Actor = actor
	return auth.With(ctx, actor), &other
}
