package resolver

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/auth"
)

const refundOrderOperation = "orders.refund"

// RefundOrderInput asks to give a buyer money back.
type RefundOrderInput struct {
	ID             uuid.UUID
	Items          []uuid.UUID // nil for everything that was not refunded yet
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in RefundOrderInput) Validate() error {
	var v validation
	v.chosenItems("/items", in.Items)
	v.text("/reason", in.Reason, maxReason)
	return v.err()
}

// RefundOrder credits items of an order, or all that were not credited yet, to the buyer's wallet. Delivered items become
// REFUNDED and lose their licenses; undelivered ones are CANCELLED, which moves the order on when nothing else waits.
// Once all of it is credited the order is REFUNDED.
//
// An order that is PENDING and of which nothing was delivered is not refunded in full, but cancelled.
// A SUPPORT member may only refund while all that was credited of the order stays within the store's support refund
// limit, and nothing where the store sets none.
//
// It returns the order and whether that is the outcome of an earlier call with the same key.
// Events: order.completed, stock.available.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeForbidden, CodeIdempotencyKeyReused.
func (r *Resolver) RefundOrder(ctx context.Context, in RefundOrderInput) (*db.Order, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	c := call{operation: refundOrderOperation, key: in.IdempotencyKey, input: in}
	return once(ctx, r, c, func(ctx context.Context, tx *Tx) (*db.Order, error) {
		return tx.changeOrder(ctx, in.ID, "order.refund", in.Reason, func(c *orderChange) error {
			if isFinal(c.Status) {
				return wrongState(nil, "The order is %s and cannot be refunded.", c.Status)
			}
			items, err := c.choose(in.Items, notRefundable)
			if err != nil {
				return err
			}
			if err := tx.checkRefund(c, items); err != nil {
				return err
			}
			if err := tx.creditItems(ctx, c, items); err != nil {
				return err
			}
			c.StatusReason = in.Reason
			c.closeCredited(tx.now)
			return nil
		})
	})
}

// notRefundable says why an item cannot be credited, or "".
func notRefundable(item *db.OrderItem) string {
	switch item.Status {
	case orderitem.StatusPENDING, orderitem.StatusDELIVERED:
		return ""
	case orderitem.StatusREPLACED:
		return "was replaced: refund the item that stands in for it"
	default:
		return fmt.Sprintf("is %s already", item.Status)
	}
}

// checkRefund holds a refund of the items against the state of the order and against what the actor may refund.
// Errors: CodeOrderState, CodeForbidden.
func (tx *Tx) checkRefund(c *orderChange, items []*db.OrderItem) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	credited, err := c.RefundedAmount.Plus(amount)
	if err != nil {
		return fmt.Errorf("resolver: refunded amount: %w", err)
	}
	if c.Status == order.StatusPENDING && credited == c.Total && !everDelivered(c.Edges.Items) {
		return wrongState(nil, "Nothing of the order was delivered yet. Cancel it instead.")
	}
	if tx.actor.Kind != auth.KindStaff || tx.actor.Role != auth.Support {
		return nil
	}
	limit := tx.store.SupportRefundLimit
	switch {
	case limit == nil:
		return refuse(CodeForbidden, "The role %s may not refund: the store sets no limit up to which it may.", auth.Support)
	case credited > *limit:
		return refuse(CodeForbidden, "The role %s may refund up to %s of an order.", auth.Support, *limit)
	}
	return nil
}

// closeCredited gives an order the state that follows from crediting some of it.
func (c *orderChange) closeCredited(now time.Time) {
	if c.RefundedAmount == c.Total {
		c.Status = order.StatusREFUNDED
		return
	}
	advanceStatus(c.Order, now)
}
