package access

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// maxAccessTokens is how many personal access tokens that have not ended a staff member may have.
const maxAccessTokens = 50

// checkAccessTokenLimit refuses one more token. The actor is locked, so that two at once cannot both be the last.
// Error: CodeAccessTokenLimit.
func checkAccessTokenLimit(ctx context.Context, tx *operation.Tx) error {
	live, err := tx.StaffSession.Query().
		Where(
			staffsession.StaffID(tx.Actor.ID),
			staffsession.KindEQ(staffsession.KindACCESS_TOKEN),
			operation.NotEnded(tx.Now),
		).
		Count(ctx)
	if err != nil {
		return fmt.Errorf("access: count access tokens: %w", err)
	}
	if live >= maxAccessTokens {
		return problem.Refuse(problem.CodeAccessTokenLimit, "You have %d personal access tokens, which is the limit. End one first.", maxAccessTokens)
	}
	return nil
}

// endsWithTheActors refuses a token that outlives the access token by which it is made: a stolen one would never end.
// Error: CodeInvalidInput.
func (in NewAccessToken) endsWithTheActors(ctx context.Context, tx *operation.Tx) error {
	acting, err := tx.StaffSession.Query().
		Where(staffsession.ID(tx.Actor.SessionID), staffsession.KindEQ(staffsession.KindACCESS_TOKEN), staffsession.ExpiresAtNotNil()).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("access: read the access token that acts: %w", err)
	}
	var v problem.Fields
	if in.ExpiresAt == nil || in.ExpiresAt.After(*acting.ExpiresAt) {
		v.Add("/expiresAt", problem.TooLarge, "must be at most %s, the end of the access token by which you make it", acting.ExpiresAt.Format(time.RFC3339Nano))
	}
	return v.Err()
}

// NewAccessToken describes a personal access token.
type NewAccessToken struct {
	Name      string
	ExpiresAt *time.Time // nil: never
}

// check reports every invalid field.
func (in NewAccessToken) check(now time.Time) error {
	var v problem.Fields
	v.Name("/name", in.Name, 200)
	checkExpiry(&v, in.ExpiresAt, now)
	return v.Err()
}

// checkExpiry checks when a token ends, if it does.
func checkExpiry(v *problem.Fields, expiresAt *time.Time, now time.Time) {
	if expiresAt != nil && !expiresAt.After(now) {
		v.Add("/expiresAt", problem.NotFuture, "must be in the future")
	}
}

// CreateAccessToken makes a personal access token of the staff member who acts, with the permissions of their role,
// and returns it; it cannot be read again. Errors: CodeInvalidInput, CodeAccessTokenLimit, CodeForbidden (not a staff member).
func (ops *Operations) CreateAccessToken(ctx context.Context, in NewAccessToken) (string, *db.StaffSession, error) {
	if err := in.check(ops.Now()); err != nil {
		return "", nil, err
	}
	secret := auth.NewAccessToken()
	var session *db.StaffSession
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind != auth.KindStaff {
			return problem.Refuse(problem.CodeForbidden, "Only staff have personal access tokens.")
		}
		if err := tx.LockActor(ctx); err != nil {
			return err
		}
		if err := in.endsWithTheActors(ctx, tx); err != nil {
			return err
		}
		if err := checkAccessTokenLimit(ctx, tx); err != nil {
			return err
		}
		create := tx.StaffSession.Create().
			SetCreatedAt(tx.Now).
			SetStaffID(tx.Actor.ID).
			SetKind(staffsession.KindACCESS_TOKEN).
			SetName(in.Name).
			SetSecretHash(auth.HashToken(secret)).
			SetNillableExpiresAt(in.ExpiresAt)
		if tx.Actor.EnteredFrom != uuid.Nil { // the token ends with what the session began by
			create.SetEnteredFromID(tx.Actor.EnteredFrom)
		}
		created, err := create.Save(ctx)
		if err != nil {
			return fmt.Errorf("access: create access token: %w", err)
		}
		session = created.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "access_token.create", Subject: "StaffSession", ID: session.ID, After: session})
	})
	return secret, session, err
}
