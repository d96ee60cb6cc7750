package database

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// Redelivery asks for what an endpoint missed.
type Redelivery struct {
	EndpointID uuid.UUID
	Since      time.Time // when the delivery was made
	Now        time.Time
	Limit      int
}

// Redeliver makes deliveries PENDING again that ended without success, those first that ended first, and returns
// how many. What is PENDING stays as it is.
func (s Statements) Redeliver(ctx context.Context, again Redelivery) (int, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return 0, err
	}
	result, err := s.target.ExecContext(ctx, `UPDATE deliveries
		SET status = 'PENDING', attempts_before = attempts, due_at = $1, finished_at = NULL, claim_id = NULL, lease_until = NULL
		WHERE store_id = $2 AND status <> 'PENDING' AND id IN (
			SELECT id FROM deliveries
			WHERE store_id = $2 AND endpoint_id = $3 AND created_at >= $4 AND status IN ('FAILED', 'REJECTED', 'CANCELLED')
			ORDER BY finished_at, id LIMIT $5)`,
		again.Now, actor.StoreID, again.EndpointID, again.Since, again.Limit)
	if err != nil {
		return 0, fmt.Errorf("database: redeliver: %w", err)
	}
	changed, err := result.RowsAffected()
	return int(changed), err
}

// MoveEndpoints gives the endpoints of the store that have the description another URL.
func (s Statements) MoveEndpoints(ctx context.Context, description, url string) error {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	_, err = s.target.ExecContext(ctx, "UPDATE webhook_endpoints SET url = $1 WHERE store_id = $2 AND description = $3",
		url, actor.StoreID, description)
	if err != nil {
		return fmt.Errorf("database: move endpoints: %w", err)
	}
	return nil
}
