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

// NotSignedIn refuses a session or access token, the same for every reason.
func NotSignedIn() *problem.Error {
	return problem.Refuse(problem.CodeUnauthenticated, "The session or access token is missing, invalid or has ended.")
}

// Forbidden refuses what a staff member's role does not grant.
func Forbidden(role auth.Role, permission auth.Permission) error {
	return problem.Refuse(problem.CodeForbidden, "The role %s does not grant %s.", role, permission)
}

// admitStaff refuses the transaction of a staff member who was disabled, whose session or access token has ended, or whose
// role no longer grants what the operation needs. The caches of a process may be CacheTime behind: this reads the role in the
// transaction itself, which then acts with it. Other actors cost nothing here.
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

// LockActor locks the staff member who acts and the session or access token by which they do: what ends their access waits for
// this transaction, and then also ends what it created. What was committed while it waited counts. Each statement reads only the
// row that it locks, because PostgreSQL reads no other row anew after a wait.
// Errors: CodeUnauthenticated; ErrRetry (they have another role now, which the new attempt acts with).
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

// signedIn finds the staff member who acts, if they are ACTIVE and what they act by has not ended.
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

// activeStaff finds the staff member who acts, if they are ACTIVE.
func (tx *Tx) activeStaff() *db.StaffMemberQuery {
	return tx.StaffMember.Query().Where(staffmember.ID(tx.Actor.ID), staffmember.StatusEQ(staffmember.StatusACTIVE))
}

// NotEnded narrows a query to the sessions and access tokens that are neither revoked nor expired.
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

// As returns the same transaction acting as another actor, in that actor's store. Only tx.Tx and the audit switch: tx.SQL and
// tx.Tenant stay those of the first store. It is for these alone: of events, seals, ledger rows and steps before the commit that
// are given to what it returns, the first transaction would know nothing.
func (tx *Tx) As(ctx context.Context, actor auth.Actor) (context.Context, *Tx) {
	actor.RequestID = tx.Actor.RequestID
	other := *tx
	other.Actor = actor
	return auth.With(ctx, actor), &other
}
