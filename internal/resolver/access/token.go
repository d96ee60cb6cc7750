package access

import (
	"context"
	"fmt"
	"slices"
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
	// lastUsedPrecision keeps the note of a token's last use off the hot path.
	lastUsedPrecision = time.Minute
	// lastUsedTimeout is how long a request waits until it is noted.
	lastUsedTimeout = time.Second
)

// Authenticate returns the actor that an API token speaks for. A token that is revoked is refused everywhere
// within five seconds. Error: CodeUnauthenticated, the same for every reason.
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

// noteLastUse writes that a token or session is used now, if that was last noted a minute ago or longer, and reports whether it
// did. The note is worth no failure of what the secret is used for, and no long wait: once it took too long, none is tried for a
// minute.
func (ops *Operations) noteLastUse(ctx context.Context, last *time.Time, now time.Time, kind string, id uuid.UUID, write func(context.Context) error) bool {
	if last != nil && now.Sub(*last) < lastUsedPrecision || now.UnixNano() < ops.noteUsesFrom.Load() {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, lastUsedTimeout)
	defer cancel()
	err := write(ctx)
	if ctx.Err() != nil {
		ops.noteUsesFrom.Store(now.Add(lastUsedPrecision).UnixNano())
	}
	if err != nil && !database.IsRetryable(err) { // a race was lost to another request, which noted it
		ops.Logger.WarnContext(ctx, "the use of a "+kind+" is not noted", kind+"_id", id, "error", err)
	}
	return err == nil
}

// NewToken describes an API token to create.
type NewToken struct {
	Name   string
	Scopes []auth.Scope
	// RefundLimit is the most that it may refund of one order, nil for no limit.
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
			v.Add(fmt.Sprintf("/scopes/%d", i), problem.UnknownScope, "is not a scope: %q", scope)
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

// CreateToken makes an API token of the actor's store and returns it; it cannot be read again.
// Error: CodeInvalidInput.
func (ops *Operations) CreateToken(ctx context.Context, in NewToken) (string, *db.APIToken, error) {
	if err := in.Validate(ops.Now()); err != nil {
		return "", nil, err
	}
	var token string
	var created *db.APIToken
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		maker, err := lockTokenMaker(ctx, tx)
		if err != nil {
			return err
		}
		token = auth.NewToken(tx.Tenant.Livemode)
		row, err := tx.APIToken.Create().
			SetNillableCreatedByID(maker.id).
			SetCreatedByName(maker.name).
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

// tokenMaker is the staff member who makes a token, nil and "" for the command line.
type tokenMaker struct {
	id   *uuid.UUID
	name string
}

// lockTokenMaker locks the staff member who acts: who disables them and revokes their tokens finds this one too.
// Error: CodeUnauthenticated.
func lockTokenMaker(ctx context.Context, tx *operation.Tx) (tokenMaker, error) {
	if tx.Actor.Kind != auth.KindStaff {
		return tokenMaker{}, nil
	}
	return tokenMaker{&tx.Actor.ID, tx.Actor.Name}, tx.LockActor(ctx)
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

// RevokeToken ends a token for good; revoking it again changes nothing. Error: CodeNotFound.
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

// revokeTokensOf revokes the API tokens that a staff member made and that are not revoked yet, and returns their ids.
func revokeTokensOf(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) ([]uuid.UUID, error) {
	made, err := operation.Locked(tx, tx.APIToken.Query().
		Where(apitoken.CreatedByID(staffID), apitoken.RevokedAtIsNil()).
		Order(apitoken.ByID())).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: find the tokens of a staff member: %w", err)
	}
	ids := make([]uuid.UUID, len(made))
	changes := make([]operation.Change, len(made))
	for i, before := range made {
		after, err := tx.APIToken.UpdateOneID(before.ID).SetRevokedAt(tx.Now).Save(ctx)
		if err != nil {
			return nil, fmt.Errorf("access: revoke token: %w", err)
		}
		ids[i] = before.ID
		changes[i] = operation.Change{Action: "api_token.revoke", Subject: "APIToken", ID: before.ID, Before: before, After: after.Unwrap()}
	}
	return ids, tx.AuditAll(ctx, changes)
}
