package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
)

func notSignedIn() *problem.Error {
	return problem.Refuse(problem.CodeUnauthenticated, "The session or access token is missing, invalid or has ended.")
}

// Forbidden is the refusal of what a staff member's role does not grant: an *Error with CodeForbidden.
func Forbidden(role auth.Role, permission auth.Permission) error {
	return problem.Refuse(problem.CodeForbidden, "The role %s does not grant %s.", role, permission)
}

// admitStaff refuses the transaction of a staff member who was disabled, whose session or access token has ended, or whose
// role no longer grants what the operation needs. A process may believe in each for cacheTime longer: this reads them
// in the transaction itself, which then acts with the role as it is. Other actors cost nothing here.
// Errors: CodeUnauthenticated, CodeForbidden.
func (r *Runner) admitStaff(ctx context.Context, tx *Tx) (context.Context, error) {
	if tx.actor.Kind != auth.KindStaff {
		return ctx, nil
	}
	role, err := tx.roleOf(ctx, tx.signedIn())
	if err != nil {
		r.sessions.forget(func(a auth.Actor) bool { return a.ID == tx.actor.ID })
		return ctx, err
	}
	if role != tx.actor.Role {
		r.sessions.forget(func(a auth.Actor) bool { return a.ID == tx.actor.ID })
		tx.actor.Role = role
		ctx = auth.With(ctx, tx.actor)
	}
	if tx.actor.Needs != "" && !tx.actor.May(tx.actor.Needs) {
		return ctx, Forbidden(role, tx.actor.Needs)
	}
	return ctx, nil
}

// lockActor keeps the staff member who acts from being disabled, and their sessions from being ended with that, until the
// transaction ends: what they make now, those will find. Error: CodeUnauthenticated.
func (tx *Tx) lockActor(ctx context.Context) error {
	_, err := tx.roleOf(ctx, locked(tx, tx.signedIn()))
	return err
}

// signedIn finds the staff member who acts, if they are ACTIVE and what they act by has not ended.
func (tx *Tx) signedIn() *db.StaffMemberQuery {
	query := tx.StaffMember.Query().Where(staffmember.ID(tx.actor.ID), staffmember.StatusEQ(staffmember.StatusACTIVE))
	if tx.actor.SessionID != uuid.Nil {
		query.Where(staffmember.HasSessionsWith(
			staffsession.StoreID(tx.actor.StoreID),
			staffsession.ID(tx.actor.SessionID),
			staffsession.RevokedAtIsNil(),
			staffsession.Or(staffsession.ExpiresAtIsNil(), staffsession.ExpiresAtGT(tx.now)),
		))
	}
	return query
}

func (tx *Tx) roleOf(ctx context.Context, query *db.StaffMemberQuery) (auth.Role, error) {
	member, err := query.Select(staffmember.FieldRole).Only(ctx)
	if db.IsNotFound(err) {
		return "", notSignedIn()
	}
	if err != nil {
		return "", fmt.Errorf("resolver: read the staff member who acts: %w", err)
	}
	return auth.Role(member.Role), nil
}

// as returns the transaction of another actor, in whose store rows are read and written, and audited, by them. Only the
// tables of tx.Tx and the audit are of that store.
func (tx *Tx) as(ctx context.Context, actor auth.Actor) (context.Context, *Tx) {
	actor.RequestID = tx.actor.RequestID
	other := *tx
	other.actor = actor
	return auth.With(ctx, actor), &other
}
