package operation

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// queries are the SQL statements of this package, in the store of an actor.
type queries struct{ database.Statements }

// keyClaim is an idempotency key that an operation claims.
type keyClaim struct {
	Key         string
	Operation   string
	Fingerprint []byte
	Now         time.Time
	ExpiresAt   time.Time
}

// StoredOutcome is what is stored with an idempotency key: the operation that took it, and its outcome as JSON.
type StoredOutcome struct {
	Operation   string
	Outcome     string
	CreatedAt   time.Time
	ExpiresAt   time.Time
	fingerprint []byte
	expired     bool
}

// claimKey inserts an idempotency key. It reports false when the key exists, and then has written nothing, so that a replay commits
// without waiting for the disk. While another transaction that inserted the key is open, it waits for that one to end.
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

// storedOutcome returns what is stored with a key, or nil if there is no such key.
func (q queries) storedOutcome(ctx context.Context, key string, now time.Time) (stored *StoredOutcome, err error) {
	err = q.QueryRows(ctx, func(rows *sql.Rows) error {
		stored = &StoredOutcome{}
		return rows.Scan(&stored.Operation, &stored.Outcome, &stored.CreatedAt, &stored.ExpiresAt, &stored.fingerprint, &stored.expired)
	}, `SELECT operation, outcome, created_at, expires_at, fingerprint, `+q.Dialect.Expired("expires_at", "$3")+`
		FROM idempotency_keys WHERE store_id = $1 AND key = $2`, q.Store, key, now)
	if err != nil {
		return nil, fmt.Errorf("operation: read idempotency key: %w", err)
	}
	return stored, nil
}

// outcomeRow returns the row that stores the outcome of the operation. Its INSERT updates the row of the claimed key.
func (c keyClaim) outcomeRow(outcome string) database.Rows {
	return database.Rows{
		Table:      "idempotency_keys",
		Columns:    []string{"id", "created_at", "key", "operation", "fingerprint", "outcome", "expires_at"},
		Values:     [][]any{{ids.New(), c.Now, c.Key, c.Operation, c.Fingerprint, outcome, c.ExpiresAt}},
		OnConflict: "ON CONFLICT (store_id, key) DO UPDATE SET outcome = excluded.outcome",
	}
}

// reclaimKey takes an expired idempotency key. It reports false when another request has taken the key meanwhile.
func (q queries) reclaimKey(ctx context.Context, claim keyClaim) (bool, error) {
	result, err := q.Target.ExecContext(ctx, `UPDATE idempotency_keys
		SET created_at = $1, operation = $2, fingerprint = $3, outcome = '', expires_at = $4
		WHERE store_id = $5 AND key = $6 AND `+q.Dialect.Expired("expires_at", "$1"),
		claim.Now, claim.Operation, claim.Fingerprint, claim.ExpiresAt, q.Store, claim.Key)
	if err != nil {
		return false, fmt.Errorf("operation: reclaim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	return claimed == 1, err
}
