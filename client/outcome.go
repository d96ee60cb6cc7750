package client

import (
	"context"
	"net/http"
	"time"
)

// OutcomeStatus says whether a call succeeded under an idempotency key.
type OutcomeStatus string

// The statuses of outcomes.
const (
	// OutcomeUnknown means that no call with the key has succeeded in the last 24 hours: none was
	// made, it was refused, or it has not ended yet.
	OutcomeUnknown   OutcomeStatus = "unknown"
	OutcomeCompleted OutcomeStatus = "completed"
)

// Outcome is what became of a call with an idempotency key. All but the key and the status are zero
// when it is unknown.
type Outcome struct {
	Key       string        `json:"key"`
	Status    OutcomeStatus `json:"status"`
	Operation string        `json:"operation"` // such as "orders.create"
	CreatedAt time.Time     `json:"createdAt"`
	ExpiresAt time.Time     `json:"expiresAt"` // when the key is free again
	// Made refers to what the call made; at most one of its ids is set.
	Made OutcomeRefs `json:"outcome"`
}

// OutcomeRefs holds the id of what a call made.
type OutcomeRefs struct {
	OrderID    string `json:"orderId"`
	RechargeID string `json:"rechargeId"`
	BatchID    string `json:"batchId"`
	CustomerID string `json:"customerId"`
}

// Outcome returns what became of the call with the idempotency key. Scope orders:write.
//
// Error: CodeInvalidInput, when it can be no key.
func (c *Client) Outcome(ctx context.Context, idempotencyKey string) (*Outcome, error) {
	return read[Outcome](ctx, c, call{
		operation: "look an idempotency key up",
		method:    http.MethodGet,
		path:      route("idempotency-keys", idempotencyKey),
	})
}
