package orders

import (
	"context"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// RefundOrderInput is the input of RefundOrder.
type RefundOrderInput struct {
	ID             uuid.UUID
	Items          []uuid.UUID   // nil for all items that were not credited yet
	ExpectedAmount *money.Amount `json:",omitempty"` // the amount that the caller expects to be credited; nil accepts any
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in RefundOrderInput) Validate() error {
	var v problem.Fields
	checkChosenItems(&v, "/items", in.Items)
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// RefundOrder credits the price of items of an order to the buyer's wallet. Delivered items become REFUNDED and their
// licenses are revoked. Undelivered items become CANCELLED, and the order's status advances when no other item waits.
// The order becomes REFUNDED when its total is credited.
//
// A PENDING order without a delivered item cannot be refunded in full; it can be cancelled.
// A staff member with the role SUPPORT may refund as long as the refunded amount of the order stays within the store's
// support refund limit, and may not refund at all when the store has no limit. An API token with a refund limit may
// refund within that limit.
//
// It returns the order, and true when an earlier call with the same idempotency key produced it.
// Events: order.refunded, order.completed, stock.available.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeForbidden, CodeStale (the amount is not
// the expected one), CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) RefundOrder(ctx context.Context, in RefundOrderInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: RefundOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		return changeNamedOrder(ctx, tx, in.ID, "order.refund", in.Reason, func(c *orderChange) error {
			items, err := rulesOf(tx.Actor, tx.Store).refundable(c.Order, in.Items)
			if err != nil {
				return err
			}
			if err := checkAmount(in.ExpectedAmount, items); err != nil {
				return err
			}
			return refundItems(ctx, tx, c, items, in.Reason)
		})
	})
}

// closeCredited updates the order's status after items were credited.
func (c *orderChange) closeCredited(now time.Time) {
	if c.RefundedAmount == c.Total {
		c.Status = order.StatusREFUNDED
		return
	}
	advanceStatus(c.Order, now)
}
