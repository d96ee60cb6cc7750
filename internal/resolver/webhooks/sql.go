package webhooks

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

// Queries are the SQL of this package, in the store of an actor.
type Queries struct{ database.Statements }

// RedeliverIDs makes deliveries PENDING again that have ended, and returns the ids of those that it changed.
func (q Queries) RedeliverIDs(ctx context.Context, deliveries []uuid.UUID, now time.Time) ([]uuid.UUID, error) {
	if len(deliveries) == 0 {
		return nil, nil
	}
	p := database.Parameters{Values: []any{now, q.Store}}
	changed, err := q.IDs(ctx, sendAgain+` AND id IN `+p.AddIDs(deliveries)+` RETURNING id`, p.Values...)
	if err != nil {
		return nil, fmt.Errorf("webhooks: redeliver: %w", err)
	}
	return changed, nil
}

// sendAgain makes ended deliveries of the store $2 due at $1, with as many retries as the first time.
const sendAgain = `UPDATE deliveries
	SET status = 'PENDING', attempts_before = attempts, due_at = $1, finished_at = NULL, claim_id = NULL, lease_until = NULL
	WHERE store_id = $2 AND status <> 'PENDING'`

// Redelivery asks for what an endpoint missed.
type Redelivery struct {
	EndpointID  uuid.UUID
	Since       time.Time // when the delivery was made
	EndedBefore time.Time
	Now         time.Time
	Limit       int
}

// Redeliver makes deliveries PENDING again that ended without success, those first that ended first, and returns
// how many. What is PENDING stays as it is.
func (q Queries) Redeliver(ctx context.Context, again Redelivery) (int, error) {
	result, err := q.Target.ExecContext(ctx, sendAgain+` AND id IN (
			SELECT id FROM deliveries
			WHERE store_id = $2 AND endpoint_id = $3 AND created_at >= $4 AND status IN ('FAILED', 'REJECTED', 'CANCELLED')
				AND finished_at < $6
			ORDER BY finished_at, id LIMIT $5)`,
		again.Now, q.Store, again.EndpointID, again.Since, again.Limit, again.EndedBefore)
	if err != nil {
		return 0, fmt.Errorf("webhooks: redeliver: %w", err)
	}
	changed, err := result.RowsAffected()
	return int(changed), err
}

// LockEndpoint locks an endpoint, if there is one, as its update does: deliveries to it can be made meanwhile.
func (q Queries) LockEndpoint(ctx context.Context, id uuid.UUID) error {
	err := q.QueryRows(ctx, func(*sql.Rows) error { return nil },
		`SELECT id FROM webhook_endpoints WHERE store_id = $1 AND id = $2 `+q.Dialect.Lock("FOR NO KEY UPDATE"), q.Store, id)
	if err != nil {
		return fmt.Errorf("webhooks: lock endpoint: %w", err)
	}
	return nil
}

// MoveEndpoints gives the endpoints of the store that have the description another URL.
func (q Queries) MoveEndpoints(ctx context.Context, description, url string) error {
	_, err := q.Target.ExecContext(ctx, "UPDATE webhook_endpoints SET url = $1 WHERE store_id = $2 AND description = $3",
		url, q.Store, description)
	if err != nil {
		return fmt.Errorf("webhooks: move endpoints: %w", err)
	}
	return nil
}
