package resolver

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/internal/auth"
	"kiosk/internal/database"
)

// lastUsedPrecision keeps the note of a token's last use off the hot path.
const lastUsedPrecision = time.Minute

type cachedToken struct {
	actor     auth.Actor
	expiresAt *time.Time
}

func (c cachedToken) expired(now time.Time) bool {
	return c.expiresAt != nil && !c.expiresAt.After(now)
}

// Authenticate returns the actor that an API token speaks for. A token that is revoked is refused everywhere
// within five seconds. Error: CodeUnauthenticated, the same for every reason.
func (r *Resolver) Authenticate(ctx context.Context, token string) (auth.Actor, error) {
	refusal := refuse(CodeUnauthenticated, "The API token is missing or invalid.")
	if !auth.LooksLikeToken(token) {
		return auth.Actor{}, refusal
	}
	now := r.now()
	hash := auth.HashToken(token)
	if cached, ok := r.tokens.Get([32]byte(hash)); ok {
		if cached.expired(now) {
			return auth.Actor{}, refusal
		}
		return cached.actor, nil
	}
	ctx = auth.Everywhere(ctx)
	row, err := r.database.Client.APIToken.Query().Where(apitoken.Hash(hash), apitoken.RevokedAtIsNil()).Only(ctx)
	if db.IsNotFound(err) {
		return auth.Actor{}, refusal
	}
	if err != nil {
		return auth.Actor{}, fmt.Errorf("resolver: authenticate: %w", err)
	}
	found := cachedToken{
		actor: auth.Actor{
			Kind: auth.KindToken, ID: row.ID, Name: row.Name, StoreID: row.StoreID, Scopes: row.Scopes,
		},
		expiresAt: row.ExpiresAt,
	}
	if found.expired(now) {
		return auth.Actor{}, refusal
	}
	if err := r.checkShredded(ctx, row.StoreID); err != nil {
		return auth.Actor{}, err
	}
	r.tokens.Add([32]byte(hash), found)
	return found.actor, r.noteUse(ctx, row, now)
}

func (r *Resolver) noteUse(ctx context.Context, token *db.APIToken, now time.Time) error {
	if token.LastUsedAt != nil && now.Sub(*token.LastUsedAt) < lastUsedPrecision {
		return nil
	}
	err := r.database.Client.APIToken.Update().Where(apitoken.ID(token.ID)).SetLastUsedAt(now).Exec(ctx)
	if err != nil && !database.IsRetryable(err) { // a race was lost to another request, which noted it
		return fmt.Errorf("resolver: note the use of a token: %w", err)
	}
	return nil
}

// NewToken describes an API token to create.
type NewToken struct {
	Name      string
	Scopes    []auth.Scope
	ExpiresAt *time.Time // nil: never
}

// Validate reports every invalid field.
func (in NewToken) Validate() error {
	var v validation
	v.name("/name", in.Name, 200)
	if len(in.Scopes) == 0 {
		v.add("/scopes", FieldRequired, "must name at least one scope")
	}
	for i, scope := range in.Scopes {
		if !scope.Valid() {
			v.add(fmt.Sprintf("/scopes/%d", i), FieldInvalid, "is not a scope: %q", scope)
		}
	}
	return v.err()
}

// CreateToken makes an API token of the actor's store and returns it; it cannot be read again.
// Error: CodeInvalidInput.
func (r *Resolver) CreateToken(ctx context.Context, in NewToken) (string, *db.APIToken, error) {
	if err := in.Validate(); err != nil {
		return "", nil, err
	}
	var token string
	var created *db.APIToken
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		token = auth.NewToken(tx.store.Livemode)
		row, err := tx.APIToken.Create().
			SetCreatedAt(tx.now).
			SetName(in.Name).
			SetPrefix(auth.TokenPrefix(token)).
			SetHash(auth.HashToken(token)).
			SetScopes(in.Scopes).
			SetNillableExpiresAt(in.ExpiresAt).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: create token: %w", err)
		}
		created = row.Unwrap()
		return tx.audit(ctx, change{action: "api_token.create", subject: "APIToken", id: created.ID, after: created})
	})
	if err != nil {
		return "", nil, err
	}
	return token, created, nil
}

// Tokens returns the API tokens of the actor's store, the newest first.
func (r *Resolver) Tokens(ctx context.Context) ([]*db.APIToken, error) {
	tokens, err := r.database.Client.APIToken.Query().
		Order(db.Desc(apitoken.FieldCreatedAt, apitoken.FieldID)).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: list tokens: %w", err)
	}
	return tokens, nil
}

// RevokeToken ends a token for good; revoking it again changes nothing. Error: CodeNotFound.
func (r *Resolver) RevokeToken(ctx context.Context, id uuid.UUID) (*db.APIToken, error) {
	var revoked *db.APIToken
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := locked(tx, tx.APIToken.Query().Where(apitoken.ID(id))).Only(ctx)
		if err != nil {
			return missing(err, "token")
		}
		if before.RevokedAt != nil {
			revoked = before.Unwrap()
			return nil
		}
		after, err := tx.APIToken.UpdateOneID(id).SetRevokedAt(tx.now).Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: revoke token: %w", err)
		}
		revoked = after.Unwrap()
		return tx.audit(ctx, change{action: "api_token.revoke", subject: "APIToken", id: id, before: before, after: revoked})
	})
	r.tokens.Purge()
	return revoked, err
}
