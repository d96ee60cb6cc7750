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
	// sent, it was rejected, or it is still running.
	OutcomeUnknown   OutcomeStatus = "unknown"
	OutcomeCompleted OutcomeStatus = "completed"
)

// Outcome is the outcome of a call with an idempotency key. If the status is OutcomeUnknown, all
// fields other than Key and Status are zero.
type Outcome struct {
	Key       string        `json:"key"`
	Status    OutcomeStatus `json:"status"`
	Operation string        `json:"operation"` // such as "orders.create"
	CreatedAt time.Time     `json:"createdAt"`
	ExpiresAt time.Time     `json:"expiresAt"` // when Kiosk frees the key
	// Made has the id of what the call created or changed; at most one of its fields is set.
	Made OutcomeRefs `json:"outcome"`
}

// OutcomeRefs holds the id of what a call created or changed.
type OutcomeRefs struct {
	OrderID    string `json:"orderId"`
	RechargeID string `json:"rechargeId"`
	BatchID    string `json:"batchId"`
	CustomerID string `json:"customerId"`
}

// Outcome returns the outcome of the call with the idempotency key. Scope orders:write.
//
// Error: CodeInvalidInput, when the text is not a valid key.
func (c *Client) Outcome(ctx context.Context, idempotencyKey string) (*Outcome, error) {
	return read[Outcome](ctx, c, call{
		operation: "look up an idempotency key",
		method:    http.MethodGet,
		path:      route("idempotency-keys", idempotencyKey),
	})
}
