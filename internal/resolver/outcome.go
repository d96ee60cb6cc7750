package resolver

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/idempotencykey"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/customers"
)

// Outcome says what became of a call that was made under an idempotency key. One of the ids is set:
// that of what the call made.
type Outcome struct {
	Operation  string
	CreatedAt  time.Time
	ExpiresAt  time.Time // when the key is free again
	OrderID    uuid.UUID
	RechargeID uuid.UUID
	BatchID    uuid.UUID
	CustomerID uuid.UUID
}

// OutcomeOf returns the outcome of the store's call with this key, or nil when no call with it has succeeded
// in the last 24 hours: the key is new, its call was refused, or it has not ended yet.
// Error: CodeIdempotencyKeyInvalid.
func (r *Resolver) OutcomeOf(ctx context.Context, key string) (*Outcome, error) {
	if err := operation.CheckIdempotencyKey(key); err != nil {
		return nil, err
	}
	stored, err := r.runner.Database.Client.IdempotencyKey.Query().
		Where(idempotencykey.Key(key), idempotencykey.ExpiresAtGT(r.runner.Now())).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read idempotency key: %w", err)
	}
	outcome := &Outcome{Operation: stored.Operation, CreatedAt: stored.CreatedAt, ExpiresAt: stored.ExpiresAt}
	return outcome, outcome.readID(stored.Outcome)
}

// readID takes from a kept result the id of what it is about.
func (o *Outcome) readID(kept string) error {
	var result struct {
		ID       uuid.UUID `json:"id"`
		Recharge struct {
			ID uuid.UUID `json:"id"`
		}
		BatchID uuid.UUID
	}
	if err := json.Unmarshal([]byte(kept), &result); err != nil {
		return fmt.Errorf("resolver: decode the outcome of %s: %w", o.Operation, err)
	}
	o.RechargeID, o.BatchID = result.Recharge.ID, result.BatchID
	if o.Operation == customers.RegisterOperation {
		o.CustomerID = result.ID
	} else {
		o.OrderID = result.ID
	}
	return nil
}
