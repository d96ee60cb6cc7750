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

// RefundOrderInput asks to give a buyer money back.
type RefundOrderInput struct {
	ID             uuid.UUID
	Items          []uuid.UUID   // nil for everything that was not refunded yet
	ExpectedAmount *money.Amount `json:",omitempty"` // what the caller was told that they cost; nil for whatever they cost
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

// RefundOrder credits items of an order, or all that were not credited yet, to the buyer's wallet. Delivered items become
// REFUNDED and lose their licenses; undelivered ones are CANCELLED, which moves the order on when nothing else waits.
// Once all of it is credited the order is REFUNDED.
//
// An order that is PENDING and of which nothing was delivered is not refunded in full, but cancelled.
// A SUPPORT member may only refund while all that was credited of the order stays within the store's support refund
// limit, and nothing where the store sets none; an API token within its own refund limit, if it has one.
//
// It returns the order and whether that is the outcome of an earlier call with the same key.
// Events: order.refunded, order.completed, stock.available.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeForbidden, CodeStale (the amount is not
// the expected one), CodeIdempotencyKeyReused.
func (ops *Operations) RefundOrder(ctx context.Context, in RefundOrderInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: RefundOperation, Key: in.IdempotencyKey, Input: in}
	refunded, replayed, err := operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		return changeNamedOrder(ctx, tx, in.ID, "order.refund", in.Reason, func(c *orderChange) error {
			items, err := rulesOf(tx.Actor, tx.Tenant).refundable(c.Order, in.Items)
			if err != nil {
				return err
			}
			if err := checkAmount(in.ExpectedAmount, items); err != nil {
				return err
			}
			return refundItems(ctx, tx, c, items, in.Reason)
		})
	})
	return ops.withCustomer(ctx, refunded, replayed, err)
}

// closeCredited gives an order the state that follows from crediting some of it.
func (c *orderChange) closeCredited(now time.Time) {
	if c.RefundedAmount == c.Total {
		c.Status = order.StatusREFUNDED
		return
	}
	advanceStatus(c.Order, now)
}
