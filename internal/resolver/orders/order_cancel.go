package orders

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// CancelOrderInput is the input of CancelOrder.
type CancelOrderInput struct {
	ID             uuid.UUID
	ExpectedAmount *money.Amount `json:",omitempty"` // the amount that the caller expects to be credited; nil accepts any
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in CancelOrderInput) Validate() error {
	var v problem.Fields
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// CancelOrder cancels an order without delivered items, and credits what was not refunded before to the buyer's wallet. The order
// must be PENDING or PROCESSING. An order with a delivered item cannot be cancelled; it can be refunded or failed.
//
// It returns the order, and true when an earlier call with the same idempotency key produced it.
// Events: order.cancelled, stock.available.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeOrderState, CodeStale (the amount is not the expected one),
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) CancelOrder(ctx context.Context, in CancelOrderInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: CancelOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		return changeNamedOrder(ctx, tx, in.ID, "order.cancel", in.Reason, func(c *orderChange) error {
			if err := checkCancel(c.Order); err != nil {
				return err
			}
			if err := checkAmount(in.ExpectedAmount, itemsWith(c.Edges.Items, orderitem.StatusPENDING)); err != nil {
				return err
			}
			return abandon(ctx, tx, c, order.StatusCANCELLED, in.Reason)
		})
	})
}

// FailOrderInput is the input of FailOrder.
type FailOrderInput struct {
	ID             uuid.UUID
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in FailOrderInput) Validate() error {
	var v problem.Fields
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// FailOrder ends an order that cannot be delivered in full as FAILED, and credits the price of its undelivered items.
// The buyer keeps the delivered items, which stay paid. FAILED is final: to credit delivered items too, refund the order
// instead. The order must be PENDING or PROCESSING.
//
// It returns the order, and true when an earlier call with the same idempotency key produced it.
// Events: order.failed, stock.available.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeOrderState, CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) FailOrder(ctx context.Context, in FailOrderInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: FailOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		return changeOrder(ctx, tx, in.ID, "order.fail", in.Reason, func(c *orderChange) error {
			if err := checkOpenOrder(c.Order, "failed"); err != nil {
				return err
			}
			return abandon(ctx, tx, c, order.StatusFAILED, in.Reason)
		})
	})
}

// abandon ends an order with the status and credits the price of its undelivered items.
func abandon(ctx context.Context, tx *operation.Tx, c *orderChange, status order.Status, reason string) error {
	c.Status, c.StatusReason = status, reason
	return creditItems(ctx, tx, c, itemsWith(c.Edges.Items, orderitem.StatusPENDING))
}
