package database

import (
	"context"
	"fmt"
	"time"

	"kiosk/internal/ids"
)

// KeyClaim is an idempotency key that an operation wants for itself.
type KeyClaim struct {
	Key         string
	Operation   string
	Fingerprint []byte
	Now         time.Time
	ExpiresAt   time.Time
}

// ClaimKey takes an idempotency key that is new. It reports false when there is such a key, and then has written nothing:
// a replay commits without waiting for the disk. While another transaction holds the key, it waits for that one to end.
func (s Statements) ClaimKey(ctx context.Context, claim KeyClaim) (bool, error) {
	result, err := s.Target.ExecContext(ctx, `INSERT INTO idempotency_keys
			(id, created_at, store_id, key, operation, fingerprint, outcome, expires_at)
		VALUES ($1, $2, $3, $4, $5, $6, '', $7)
		ON CONFLICT (store_id, key) DO NOTHING`,
		ids.New(), claim.Now, s.Store, claim.Key, claim.Operation, claim.Fingerprint, claim.ExpiresAt)
	if err != nil {
		return false, fmt.Errorf("database: claim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}

// ReclaimKey takes an idempotency key whose time is over. It reports false when another request has taken it meanwhile.
func (s Statements) ReclaimKey(ctx context.Context, claim KeyClaim) (bool, error) {
	result, err := s.Target.ExecContext(ctx, `UPDATE idempotency_keys
		SET created_at = $1, operation = $2, fingerprint = $3, outcome = '', expires_at = $4
		WHERE store_id = $5 AND key = $6 AND expires_at <= $1`,
		claim.Now, claim.Operation, claim.Fingerprint, claim.ExpiresAt, s.Store, claim.Key)
	if err != nil {
		return false, fmt.Errorf("database: reclaim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}
