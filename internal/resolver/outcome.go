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
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
)

// Outcome says what became of a call that was made under an idempotency key. At most one of the ids is set: that of what
// the call made or changed.
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

// outcomeReaders read the id of the order, recharge, batch or customer that an operation made or changed from its kept result.
// The results of other operations, such as comments and imports, have none.
var outcomeReaders = map[string]func(*Outcome, *keptIDs){
	orders.PlaceOperation:       (*Outcome).madeOrder,
	orders.CancelOperation:      (*Outcome).madeOrder,
	orders.RefundOperation:      (*Outcome).madeOrder,
	orders.ReplaceOperation:     (*Outcome).madeOrder,
	orders.FailOperation:        (*Outcome).madeOrder,
	orders.DeliverOperation:     (*Outcome).madeOrder,
	wallets.RechargeOperation:   func(o *Outcome, kept *keptIDs) { o.RechargeID = kept.Recharge.ID },
	orders.UploadOperation:      (*Outcome).madeBatch,
	orders.RevokeBatchOperation: (*Outcome).madeBatch,
	customers.RegisterOperation: func(o *Outcome, kept *keptIDs) { o.CustomerID = kept.ID },
}

// keptIDs are the ids in kept results.
type keptIDs struct {
	ID       uuid.UUID `json:"id"`
	Recharge struct {
		ID uuid.UUID `json:"id"`
	}
	BatchID uuid.UUID
}

func (o *Outcome) madeOrder(kept *keptIDs) { o.OrderID = kept.ID }

func (o *Outcome) madeBatch(kept *keptIDs) { o.BatchID = kept.BatchID }

// readID takes from a kept result the id of what it is about.
func (o *Outcome) readID(kept string) error {
	read := outcomeReaders[o.Operation]
	if read == nil {
		return nil
	}
	var ids keptIDs
	if err := json.Unmarshal([]byte(kept), &ids); err != nil {
		return fmt.Errorf("resolver: decode the outcome of %s: %w", o.Operation, err)
	}
	read(o, &ids)
	return nil
}
