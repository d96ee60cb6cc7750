package orders

import (
	"context"
	"errors"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	// MaxOrders is the most orders that one call changes: as many as a page shows.
	MaxOrders = 100
	// maxKeyOfMany leaves room for an order's id behind a key of at most MaxIdempotencyKey characters.
	maxKeyOfMany = operation.MaxIdempotencyKey - 37
)

// ManyOrdersInput names orders that the same is done to.
type ManyOrdersInput struct {
	IDs            []uuid.UUID
	Reason         string // of cancellations and refunds
	IdempotencyKey string
}

// Validate reports every invalid field.
func (in ManyOrdersInput) Validate() error {
	var v problem.Fields
	switch {
	case len(in.IDs) == 0:
		v.Add("/ids", problem.Empty, "must have at least one order")
	case len(in.IDs) > MaxOrders:
		v.Add("/ids", problem.TooMany, "must have at most %d orders", MaxOrders)
	}
	if in.IdempotencyKey != "" && !problem.IsPrintableASCII(in.IdempotencyKey, maxKeyOfMany) {
		v.Add("/idempotencyKey", problem.NotASCII, "must have at most %d printable ASCII characters", maxKeyOfMany)
	}
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// keyOf is the idempotency key of one of the orders, "" without a key.
func (in ManyOrdersInput) keyOf(id uuid.UUID) string {
	if in.IdempotencyKey == "" {
		return ""
	}
	return in.IdempotencyKey + "/" + id.String()
}

// OrderResult says what became of one of several orders.
type OrderResult struct {
	OrderID uuid.UUID
	// Refusal is why nothing was done to it; nil when it was done.
	Refusal *problem.Error
}

// DeliverOrders notes that staff delivered all that waits of several orders, each as DeliverItems does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeIdempotencyKeyReused.
func (ops *Operations) DeliverOrders(ctx context.Context, in ManyOrdersInput) ([]*OrderResult, error) {
	if in.Reason != "" {
		var v problem.Fields
		v.Add("/reason", problem.NotApplicable, "is for cancellations and refunds")
		return nil, v.Err()
	}
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.DeliverItems(ctx, DeliverItemsInput{OrderID: id, IdempotencyKey: in.keyOf(id)})
	})
}

// CancelOrders takes back several orders, each as CancelOrder does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeIdempotencyKeyReused.
func (ops *Operations) CancelOrders(ctx context.Context, in ManyOrdersInput) ([]*OrderResult, error) {
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.CancelOrder(ctx, CancelOrderInput{ID: id, Reason: in.Reason, IdempotencyKey: in.keyOf(id)})
	})
}

// RefundOrders credits all that is left of several orders, each as RefundOrder does.
// Errors: those of eachOrder. Refusals: CodeOrderNotFound, CodeOrderState, CodeForbidden, CodeIdempotencyKeyReused.
func (ops *Operations) RefundOrders(ctx context.Context, in ManyOrdersInput) ([]*OrderResult, error) {
	return ops.eachOrder(ctx, in, func(id uuid.UUID) (*db.Order, bool, error) {
		return ops.RefundOrder(ctx, RefundOrderInput{ID: id, Reason: in.Reason, IdempotencyKey: in.keyOf(id)})
	})
}

// eachOrder changes the orders one after the other, each in a transaction and under a key of its own, so that one that is
// refused does not hold up the others. The results are in the order of the ids, each id once. Another error than a refusal
// ends it in the middle; the same call with its key then goes on with the rest.
// Errors: CodeInvalidInput, CodeUnauthenticated, CodeForbidden (the caller may change no order).
func (ops *Operations) eachOrder(ctx context.Context, in ManyOrdersInput, change func(uuid.UUID) (*db.Order, bool, error)) ([]*OrderResult, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	if err := ops.Write(ctx, func(context.Context, *operation.Tx) error { return nil }); err != nil { // the caller is not admitted
		return nil, err
	}
	var results []*OrderResult
	done := make(map[uuid.UUID]bool, len(in.IDs))
	for _, id := range in.IDs {
		if done[id] {
			continue
		}
		done[id] = true
		result := &OrderResult{OrderID: id}
		if _, _, err := change(id); err != nil && !isRefusal(err, &result.Refusal) {
			return nil, err
		}
		results = append(results, result)
	}
	return results, nil
}

// isRefusal reports whether an error is about one order, and not about the caller or the server.
func isRefusal(err error, refusal **problem.Error) bool {
	return errors.As(err, refusal) && (*refusal).Code != problem.CodeUnauthenticated && (*refusal).Code != problem.CodeBusy
}
