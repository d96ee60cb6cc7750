package operation

import (
	"context"
	"fmt"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// queries are the SQL of this package, in the store of an actor.
type queries struct{ database.Statements }

// keyClaim is an idempotency key that an operation wants for itself.
type keyClaim struct {
	Key         string
	Operation   string
	Fingerprint []byte
	Now         time.Time
	ExpiresAt   time.Time
}

// claimKey takes an idempotency key that is new. It reports false when there is such a key, and then has written nothing:
// a replay commits without waiting for the disk. While another transaction holds the key, it waits for that one to end.
func (q queries) claimKey(ctx context.Context, claim keyClaim) (bool, error) {
	result, err := q.Target.ExecContext(ctx, `INSERT INTO idempotency_keys
			(id, created_at, store_id, key, operation, fingerprint, outcome, expires_at)
		VALUES ($1, $2, $3, $4, $5, $6, '', $7)
		ON CONFLICT (store_id, key) DO NOTHING`,
		ids.New(), claim.Now, q.Store, claim.Key, claim.Operation, claim.Fingerprint, claim.ExpiresAt)
	if err != nil {
		return false, fmt.Errorf("operation: claim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}

// reclaimKey takes an idempotency key whose time is over. It reports false when another request has taken it meanwhile.
func (q queries) reclaimKey(ctx context.Context, claim keyClaim) (bool, error) {
	result, err := q.Target.ExecContext(ctx, `UPDATE idempotency_keys
		SET created_at = $1, operation = $2, fingerprint = $3, outcome = '', expires_at = $4
		WHERE store_id = $5 AND key = $6 AND expires_at <= $1`,
		claim.Now, claim.Operation, claim.Fingerprint, claim.ExpiresAt, q.Store, claim.Key)
	if err != nil {
		return false, fmt.Errorf("operation: reclaim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}
