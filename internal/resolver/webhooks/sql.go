package webhooks

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

// Queries are the SQL statements of this package, in one store.
type Queries struct{ database.Statements }

// redeliverIDs makes finished deliveries PENDING again, and returns the ids of those that it has changed.
func (q Queries) redeliverIDs(ctx context.Context, deliveries []uuid.UUID, now time.Time) ([]uuid.UUID, error) {
	if len(deliveries) == 0 {
		return nil, nil
	}
	p := database.Parameters{Values: []any{now, q.Store}}
	changed, err := q.IDs(ctx, redeliverSQL+` AND id IN `+p.AddIDs(deliveries)+` RETURNING id`, p.Values...)
	if err != nil {
		return nil, fmt.Errorf("webhooks: redeliver: %w", err)
	}
	return changed, nil
}

// redeliverSQL makes finished deliveries of the store $2 PENDING and due at $1, with as many retries as the first time.
const redeliverSQL = `UPDATE deliveries
	SET status = 'PENDING', attempts_before = attempts, due_at = $1, finished_at = NULL, claim_id = NULL, lease_until = NULL
	WHERE store_id = $2 AND status <> 'PENDING'`

// Redelivery selects deliveries of an endpoint that have failed.
type Redelivery struct {
	EndpointID  uuid.UUID
	Since       time.Time // created at this time or later
	EndedBefore time.Time // finished before this time
	Now         time.Time
	Limit       int
}

// Redeliver makes deliveries PENDING again that have ended without success, and returns how many. If there are more than Limit, it
// takes those that ended first.
func (q Queries) Redeliver(ctx context.Context, in Redelivery) (int, error) {
	result, err := q.Target.ExecContext(ctx, redeliverSQL+` AND id IN (
			SELECT id FROM deliveries
			WHERE store_id = $2 AND endpoint_id = $3 AND created_at >= $4 AND status IN ('FAILED', 'REJECTED', 'CANCELLED')
				AND status <> 'SUCCEEDED' -- tells SQLite that the index delivery_not_succeeded has them
				AND finished_at < $6
			ORDER BY finished_at, id LIMIT $5)`,
		in.Now, q.Store, in.EndpointID, in.Since, in.Limit, in.EndedBefore)
	if err != nil {
		return 0, fmt.Errorf("webhooks: redeliver: %w", err)
	}
	changed, err := result.RowsAffected()
	return int(changed), err
}

// lockEndpoint locks the row of an endpoint, if it exists. The lock is the one of an UPDATE, so that deliveries that refer to the
// endpoint can still be inserted.
func (q Queries) lockEndpoint(ctx context.Context, id uuid.UUID) error {
	err := q.QueryRows(ctx, func(*sql.Rows) error { return nil },
		`SELECT id FROM webhook_endpoints WHERE store_id = $1 AND id = $2 `+q.Dialect.Lock("FOR NO KEY UPDATE"), q.Store, id)
	if err != nil {
		return fmt.Errorf("webhooks: lock endpoint: %w", err)
	}
	return nil
}

// makeFirstDue makes the first of the endpoint's deliveries that wait for a retry due now, so that a dispatcher looks at the endpoint.
// It skips deliveries that a dispatcher has locked.
func (q Queries) makeFirstDue(ctx context.Context, endpoint uuid.UUID, now time.Time) error {
	_, err := q.Target.ExecContext(ctx, `WITH first AS MATERIALIZED (
			SELECT id FROM deliveries
			WHERE store_id = $2 AND endpoint_id = $3 AND status = 'PENDING' AND claim_id IS NULL
			ORDER BY due_at, id LIMIT 1 `+q.Dialect.Lock("FOR NO KEY UPDATE SKIP LOCKED")+`)
		UPDATE deliveries SET due_at = $1 WHERE store_id = $2 AND due_at > $1 AND id IN (SELECT id FROM first)`, now, q.Store, endpoint)
	if err != nil {
		return fmt.Errorf("webhooks: make a delivery due: %w", err)
	}
	return nil
}

// MoveEndpoints sets the URL of all endpoints of the store with the description.
func (q Queries) MoveEndpoints(ctx context.Context, description, url string) error {
	_, err := q.Target.ExecContext(ctx, "UPDATE webhook_endpoints SET url = $1 WHERE store_id = $2 AND description = $3",
		url, q.Store, description)
	if err != nil {
		return fmt.Errorf("webhooks: move endpoints: %w", err)
	}
	return nil
}
