package resolver

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/operation"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
)

// Outcome is the stored outcome of a call with an idempotency key. At most one of the ids is set: that of the row which the
// call created or changed.
type Outcome struct {
	Operation  string
	CreatedAt  time.Time
	ExpiresAt  time.Time // from then on the key can be used for another call
	OrderID    uuid.UUID
	RechargeID uuid.UUID
	BatchID    uuid.UUID
	CustomerID uuid.UUID
}

// OutcomeOf returns the outcome of the store's call with this idempotency key, or nil when there was no successful call in
// the last 24 hours: the key is new, its call was refused, or its call is still running.
// Error: CodeIdempotencyKeyInvalid.
func (r *Resolver) OutcomeOf(ctx context.Context, key string) (*Outcome, error) {
	if err := operation.CheckIdempotencyKey(key); err != nil {
		return nil, err
	}
	stored, err := r.runner.OutcomeOf(ctx, key)
	if err != nil || stored == nil {
		return nil, err
	}
	outcome := &Outcome{Operation: stored.Operation, CreatedAt: stored.CreatedAt, ExpiresAt: stored.ExpiresAt}
	return outcome, outcome.readID(stored.Outcome)
}

// outcomeReaders set the id of an Outcome from the stored result of an operation. Operations that are not listed, such as
// comments and imports, have no such id.
var outcomeReaders = map[string]func(*Outcome, *storedIDs){
	orders.PlaceOperation:       (*Outcome).setOrder,
	orders.CancelOperation:      (*Outcome).setOrder,
	orders.RefundOperation:      (*Outcome).setOrder,
	orders.ReplaceOperation:     (*Outcome).setOrder,
	orders.FailOperation:        (*Outcome).setOrder,
	orders.DeliverOperation:     (*Outcome).setOrder,
	wallets.RechargeOperation:   func(o *Outcome, stored *storedIDs) { o.RechargeID = stored.Recharge.ID },
	orders.UploadOperation:      (*Outcome).setBatch,
	orders.RevokeBatchOperation: (*Outcome).setBatch,
	customers.RegisterOperation: func(o *Outcome, stored *storedIDs) { o.CustomerID = stored.ID },
}

// storedIDs has the ids in the JSON of stored results.
type storedIDs struct {
	ID       uuid.UUID `json:"id"`
	Recharge struct {
		ID uuid.UUID `json:"id"`
	}
	BatchID uuid.UUID
}

func (o *Outcome) setOrder(stored *storedIDs) { o.OrderID = stored.ID }

func (o *Outcome) setBatch(stored *storedIDs) { o.BatchID = stored.BatchID }

// readID sets the id of the outcome from the stored result.
func (o *Outcome) readID(result string) error {
	read := outcomeReaders[o.Operation]
	if read == nil {
		return nil
	}
	var ids storedIDs
	if err := json.Unmarshal([]byte(result), &ids); err != nil {
		return fmt.Errorf("resolver: decode the outcome of %s: %w", o.Operation, err)
	}
	read(o, &ids)
	return nil
}
