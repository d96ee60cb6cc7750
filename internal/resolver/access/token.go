package access

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	// lastUsedPrecision is how often the last use of a token or session is written, so that most requests write nothing.
	lastUsedPrecision = time.Minute
	// lastUsedTimeout is how long a request waits for that write.
	lastUsedTimeout = time.Second
)

// Authenticate returns the actor for an API token. When a token is revoked, all processes refuse it within five seconds.
// Error: CodeUnauthenticated, the same for every reason but a shredded store, which it names.
func (ops *Operations) Authenticate(ctx context.Context, token string) (auth.Actor, error) {
	refusal := problem.Refuse(problem.CodeUnauthenticated, "The API token is missing or invalid.")
	if !auth.LooksLikeToken(token) {
		return auth.Actor{}, refusal
	}
	hash := auth.HashToken(token)
	found, err := ops.TokenActors.Of(ctx, hash, func(ctx context.Context) (operation.Identity, error) {
		return ops.lookUpToken(auth.AllTenants(ctx), hash, refusal)
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if found.Expired(ops.Now()) {
		return auth.Actor{}, refusal
	}
	return found.Actor, nil
}

func (ops *Operations) lookUpToken(ctx context.Context, hash []byte, refusal error) (operation.Identity, error) {
	now := ops.Now()
	row, err := ops.Database.Client.APIToken.Query().Where(apitoken.Hash(hash), apitoken.RevokedAtIsNil()).Only(ctx)
	if db.IsNotFound(err) {
		return operation.Identity{}, refusal
	}
	if err != nil {
		return operation.Identity{}, fmt.Errorf("access: authenticate: %w", err)
	}
	found := operation.Identity{
		Actor: auth.Actor{
			Kind: auth.KindToken, ID: row.ID, Name: row.Name, StoreID: row.StoreID, Scopes: row.Scopes, RefundLimit: row.RefundLimit,
		},
		ExpiresAt: row.ExpiresAt,
	}
	if found.Expired(now) {
		return operation.Identity{}, refusal
	}
	if err := ops.CheckShredded(ctx, row.StoreID); err != nil {
		return operation.Identity{}, err
	}
	ops.noteUse(ctx, row, now)
	return found, nil
}

func (ops *Operations) noteUse(ctx context.Context, token *db.APIToken, now time.Time) {
	ops.noteLastUse(ctx, token.LastUsedAt, now, "token", token.ID, func(ctx context.Context) error {
		return ops.Database.Client.APIToken.Update().
			Where(apitoken.StoreID(token.StoreID), apitoken.ID(token.ID)).
			SetLastUsedAt(now).
			Exec(ctx)
	})
}

// noteLastUse writes the time of the last use of a token or session, unless that was written within the last minute. It also replaces
// a time that is more than a minute in the future: it was written before the clock was set back. It reports whether it has written. A
// failure is only logged, so that the request does not fail. After a timeout, nothing is written for a minute, so that requests do not
// wait again.
func (ops *Operations) noteLastUse(ctx context.Context, last *time.Time, now time.Time, kind string, id uuid.UUID, write func(context.Context) error) bool {
	if last != nil && now.Sub(*last).Abs() < lastUsedPrecision || now.UnixNano() < ops.noteUsesFrom.Load() {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, lastUsedTimeout)
	defer cancel()
	err := write(ctx)
	if ctx.Err() != nil {
		ops.noteUsesFrom.Store(now.Add(lastUsedPrecision).UnixNano())
	}
	if err != nil && !database.IsRetryable(err) { // a retryable error means that another request has written it
		ops.Logger.WarnContext(ctx, "could not write the last use of a "+kind, kind+"_id", id, "error", err)
	}
	return err == nil
}

// NewToken describes an API token to create.
type NewToken struct {
	Name   string
	Scopes []auth.Scope
	// RefundLimit is the maximum that the token may refund of one order; nil: no limit.
	RefundLimit *money.Amount
	ExpiresAt   *time.Time // nil: never
}

// Validate reports every invalid field.
func (in NewToken) Validate(now time.Time) error {
	var v problem.Fields
	v.Name("/name", in.Name, 200)
	if len(in.Scopes) == 0 {
		v.Add("/scopes", problem.Empty, "must name at least one scope")
	}
	for i, scope := range in.Scopes {
		if !scope.Valid() {
			v.Add(fmt.Sprintf("/scopes/%d", i), problem.UnknownScope, "is not a scope: %q; the scopes are %s", scope, strings.Join(auth.AllScopes.Names(), ", "))
		}
	}
	if limit := in.RefundLimit; limit != nil {
		v.Amount("/refundLimit", *limit, money.Max)
		if !slices.Contains(in.Scopes, auth.OrdersRefund) {
			v.Add("/refundLimit", problem.NotApplicable, "needs the scope %s", auth.OrdersRefund)
		}
	}
	checkExpiry(&v, in.ExpiresAt, now)
	return v.Err()
}

// CreateToken creates an API token of the actor's store and returns it. It cannot be read again.
// Errors: CodeInvalidInput, CodeUnauthenticated.
func (ops *Operations) CreateToken(ctx context.Context, in NewToken) (string, *db.APIToken, error) {
	if err := in.Validate(ops.Now()); err != nil {
		return "", nil, err
	}
	var token string
	var created *db.APIToken
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		creator, err := lockTokenCreator(ctx, tx)
		if err != nil {
			return err
		}
		token = auth.NewToken(tx.Store.Livemode)
		row, err := tx.APIToken.Create().
			SetNillableCreatedByID(creator.id).
			SetCreatedByName(creator.name).
			SetCreatedAt(tx.Now).
			SetName(in.Name).
			SetPrefix(auth.TokenPrefix(token)).
			SetHash(auth.HashToken(token)).
			SetScopes(in.Scopes).
			SetNillableRefundLimit(in.RefundLimit).
			SetNillableExpiresAt(in.ExpiresAt).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("access: create token: %w", err)
		}
		created = row.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "api_token.create", Subject: "APIToken", ID: created.ID, After: created})
	})
	if err != nil {
		return "", nil, err
	}
	return token, created, nil
}

// tokenCreator is the staff member who creates a token. Without one, on the command line, it is zero.
type tokenCreator struct {
	id   *uuid.UUID
	name string
}

// lockTokenCreator locks and returns the actor if it is a staff member. So DisableStaff with RevokeTokens also finds the new token.
// Error: CodeUnauthenticated.
func lockTokenCreator(ctx context.Context, tx *operation.Tx) (tokenCreator, error) {
	if tx.Actor.Kind != auth.KindStaff {
		return tokenCreator{}, nil
	}
	return tokenCreator{&tx.Actor.ID, tx.Actor.Name}, tx.LockActor(ctx)
}

// Tokens returns the API tokens of the actor's store, the newest first.
func (ops *Operations) Tokens(ctx context.Context) ([]*db.APIToken, error) {
	tokens, err := ops.Database.Client.APIToken.Query().
		Order(db.Desc(apitoken.FieldCreatedAt, apitoken.FieldID)).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: list tokens: %w", err)
	}
	return tokens, nil
}

// RevokeToken revokes a token. Revoking it again changes nothing. Error: CodeNotFound.
func (ops *Operations) RevokeToken(ctx context.Context, id uuid.UUID) (*db.APIToken, error) {
	var revoked *db.APIToken
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.APIToken.Query().Where(apitoken.ID(id))).Only(ctx)
		if err != nil {
			return operation.Missing(err, "token")
		}
		if before.RevokedAt != nil {
			revoked = before.Unwrap()
			return nil
		}
		after, err := tx.APIToken.UpdateOneID(id).SetRevokedAt(tx.Now).Save(ctx)
		if err != nil {
			return fmt.Errorf("access: revoke token: %w", err)
		}
		revoked = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "api_token.revoke", Subject: "APIToken", ID: id, Before: before, After: revoked})
	})
	ops.TokenActors.Forget(func(a auth.Actor) bool { return a.ID == id })
	return revoked, err
}

// revokeTokensOf revokes the API tokens that a staff member has created, and returns the ids of those that were not revoked before.
func revokeTokensOf(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) ([]uuid.UUID, error) {
	tokens, err := operation.Locked(tx, tx.APIToken.Query().
		Where(apitoken.CreatedByID(staffID), apitoken.RevokedAtIsNil()).
		Order(apitoken.ByID())).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: find the tokens of a staff member: %w", err)
	}
	ids := make([]uuid.UUID, len(tokens))
	changes := make([]operation.Change, len(tokens))
	for i, before := range tokens {
		after, err := tx.APIToken.UpdateOneID(before.ID).SetRevokedAt(tx.Now).Save(ctx)
		if err != nil {
			return nil, fmt.Errorf("access: revoke token: %w", err)
		}
		ids[i] = before.ID
		changes[i] = operation.Change{Action: "api_token.revoke", Subject: "APIToken", ID: before.ID, Before: before, After: after.Unwrap()}
	}
	return ids, tx.AuditAll(ctx, changes)
}
