package orders

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// maxKeyOfMany is the maximum length of a key to which "/" and an order's id are appended: see keyOf.
const maxKeyOfMany = operation.MaxIdempotencyKey - 37

// ManyOrdersInput is the input of DeliverOrders, CancelOrders and RefundOrders.
type ManyOrdersInput struct {
	IDs             []uuid.UUID
	ExpectedAmounts []OrderAmountInput // for cancellations and refunds: the expected credits; an order without one accepts any amount
	Reason          string             // for cancellations and refunds
	IdempotencyKey  string
}

// OrderAmountInput is the amount that the caller expects to be credited for one of the orders.
type OrderAmountInput struct {
	OrderID uuid.UUID
	Amount  money.Amount
}

// Validate reports every invalid field.
func (in ManyOrdersInput) Validate() error {
	var v problem.Fields
	operation.CheckMany(&v, in.IDs)
	if in.IdempotencyKey != "" && !problem.IsPrintableASCII(in.IdempotencyKey, maxKeyOfMany) {
		v.Add("/idempotencyKey", problem.NotASCII, "must have at most %d printable ASCII characters", maxKeyOfMany)
	}
	in.checkExpectedAmounts(&v)
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// checkExpectedAmounts checks that each expected amount is for one of the orders, and that no order has two.
func (in ManyOrdersInput) checkExpectedAmounts(v *problem.Fields) {
	if len(in.ExpectedAmounts) > operation.MaxMany {
		v.Add("/expectedAmounts", problem.TooMany, "must have at most %d amounts", operation.MaxMany)
		return
	}
	seen := map[uuid.UUID]bool{}
	for i, expected := range in.ExpectedAmounts {
		pointer := fmt.Sprintf("/expectedAmounts/%d/orderId", i)
		if !slices.Contains(in.IDs, expected.OrderID) {
			v.Add(pointer, problem.NotApplicable, "must be one of ids")
		}
		if seen[expected.OrderID] {
			v.Add(pointer, problem.Duplicate, "is named twice")
		}
		seen[expected.OrderID] = true
	}
}

// expectedOf returns the expected amount of an order, nil when any amount is accepted.
func (in ManyOrdersInput) expectedOf(id uuid.UUID) *money.Amount {
	for _, expected := range in.ExpectedAmounts {
		if expected.OrderID == id {
			return &expected.Amount
		}
	}
	return nil
}

// keyOf returns the idempotency key of one of the orders, "" without a key.
func (in ManyOrdersInput) keyOf(id uuid.UUID) string {
	if in.IdempotencyKey == "" {
		return ""
	}
	return in.IdempotencyKey + "/" + id.String()
}

// DeliverOrders marks all SERVICE and PHYSICAL items of several orders as delivered, each order as DeliverItems does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeForbidden, CodeIdempotencyKeyReused.
func (ops *Operations) DeliverOrders(ctx context.Context, in ManyOrdersInput) ([]*operation.RowResult, error) {
	var v problem.Fields
	const misplaced = "is for cancellations and refunds"
	if in.ExpectedAmounts != nil {
		v.Add("/expectedAmounts", problem.NotApplicable, misplaced)
	}
	if in.Reason != "" {
		v.Add("/reason", problem.NotApplicable, misplaced)
	}
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.DeliverItems(ctx, DeliverItemsInput{OrderID: id, IdempotencyKey: in.keyOf(id)})
	})
}

// CancelOrders cancels several orders, each as CancelOrder does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeForbidden, CodeStale, CodeIdempotencyKeyReused.
func (ops *Operations) CancelOrders(ctx context.Context, in ManyOrdersInput) ([]*operation.RowResult, error) {
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.CancelOrder(ctx, CancelOrderInput{
			ID: id, ExpectedAmount: in.expectedOf(id), Reason: in.Reason, IdempotencyKey: in.keyOf(id),
		})
	})
}

// RefundOrders refunds the rest of several orders, each as RefundOrder does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeForbidden, CodeStale, CodeIdempotencyKeyReused.
func (ops *Operations) RefundOrders(ctx context.Context, in ManyOrdersInput) ([]*operation.RowResult, error) {
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.RefundOrder(ctx, RefundOrderInput{
			ID: id, ExpectedAmount: in.expectedOf(id), Reason: in.Reason, IdempotencyKey: in.keyOf(id),
		})
	})
}

// eachOrder changes the orders as Runner.Many does, each with its own idempotency key. After an error the caller can repeat
// the call with the same key: it replays the orders that are done and changes the rest.
// Errors: CodeInvalidInput; those of Runner.Many.
func (ops *Operations) eachOrder(ctx context.Context, in ManyOrdersInput, change func(uuid.UUID) (*db.Order, bool, error)) ([]*operation.RowResult, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, in.IDs, func(id uuid.UUID) error {
		_, _, err := change(id)
		return err
	})
}
