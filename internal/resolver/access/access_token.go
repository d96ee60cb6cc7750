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

// maxAccessTokens is the maximum number of personal access tokens of a staff member, without those that have ended.
const maxAccessTokens = 50

// checkAccessTokenLimit returns an error if the actor has the maximum number of access tokens. The caller has locked the actor, so
// that two requests at once cannot exceed the limit. Error: CodeAccessTokenLimit.
func checkAccessTokenLimit(ctx context.Context, tx *operation.Tx) error {
	count, err := tx.StaffSession.Query().
		Where(
			staffsession.StaffID(tx.Actor.ID),
			staffsession.KindEQ(staffsession.KindACCESS_TOKEN),
			operation.NotEnded(tx.Now),
		).
		Count(ctx)
	if err != nil {
		return fmt.Errorf("access: count access tokens: %w", err)
	}
	if count >= maxAccessTokens {
		return problem.Refuse(problem.CodeAccessTokenLimit, "You have %d personal access tokens, which is the limit. End one first.", maxAccessTokens)
	}
	return nil
}

// checkOutlives refuses a new token that ends later than the access token with which it is created. Otherwise a stolen token could
// be renewed for ever. Error: CodeInvalidInput.
func (in NewAccessToken) checkOutlives(ctx context.Context, tx *operation.Tx) error {
	current, err := tx.StaffSession.Query().
		Where(staffsession.ID(tx.Actor.SessionID), staffsession.KindEQ(staffsession.KindACCESS_TOKEN), staffsession.ExpiresAtNotNil()).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("access: read the access token of the request: %w", err)
	}
	var v problem.Fields
	if in.ExpiresAt == nil || in.ExpiresAt.After(*current.ExpiresAt) {
		v.Add("/expiresAt", problem.TooLarge, "must be at most %s, the end of the access token by which you make it", current.ExpiresAt.Format(time.RFC3339Nano))
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

// checkExpiry checks the end of a token, which may be nil.
func checkExpiry(v *problem.Fields, expiresAt *time.Time, now time.Time) {
	if expiresAt != nil && !expiresAt.After(now) {
		v.Add("/expiresAt", problem.NotFuture, "must be in the future")
	}
}

// CreateAccessToken creates a personal access token for the actor, a staff member, and returns it. It has the permissions of the
// member's role, and cannot be read again. Errors: CodeInvalidInput (also when it would outlive the access token of
// this request), CodeAccessTokenLimit, CodeForbidden (not a staff member), CodeUnauthenticated.
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
		if err := in.checkOutlives(ctx, tx); err != nil {
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
		if tx.Actor.EnteredFrom != uuid.Nil { // so that endElsewhere of the account from which the session was entered finds the token
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
