package database

import (
	"context"
	"fmt"
	"time"

	"kiosk/internal/auth"
	"kiosk/internal/ident"
)

// KeyClaim is an idempotency key that an operation wants for itself.
type KeyClaim struct {
	Key         string
	Operation   string
	Fingerprint []byte
	Now         time.Time
	ExpiresAt   time.Time
}

// ClaimKey takes an idempotency key that is new, or whose time is over. It reports false when the key is taken.
// While another transaction holds the key, it waits for that one to end.
func (s Statements) ClaimKey(ctx context.Context, claim KeyClaim) (bool, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return false, err
	}
	result, err := s.target.ExecContext(ctx, `INSERT INTO idempotency_keys
			(id, created_at, store_id, key, operation, fingerprint, outcome, expires_at)
		VALUES ($1, $2, $3, $4, $5, $6, '', $7)
		ON CONFLICT (store_id, key) DO UPDATE SET
			created_at = excluded.created_at, operation = excluded.operation, fingerprint = excluded.fingerprint,
			outcome = '', expires_at = excluded.expires_at
		WHERE idempotency_keys.expires_at <= $2`,
		ident.New(), claim.Now, actor.StoreID, claim.Key, claim.Operation, claim.Fingerprint, claim.ExpiresAt)
	if err != nil {
		return false, fmt.Errorf("database: claim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}
