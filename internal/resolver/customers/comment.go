package customers

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	// maxComment is the maximum length of a comment, in characters.
	maxComment = 2_000

	commentOnCustomerOperation = "customers.comment"
	commentOnOrderOperation    = "orders.comment"
)

// CommentOnCustomerInput is the input of CommentOnCustomer.
type CommentOnCustomerInput struct {
	CustomerID     uuid.UUID
	Text           string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in CommentOnCustomerInput) Validate() error {
	var v problem.Fields
	v.Name("/text", in.Text, maxComment)
	return v.Err()
}

// Commented is the outcome of a comment. It does not contain the text, so that the outcome stored with the idempotency key
// does not either.
type Commented struct {
	ID uuid.UUID `json:"id"`
}

// CommentOnCustomer adds a comment about a customer, which only staff can see. Audit entries and events do not contain the
// text. Erasing the customer deletes the comment.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) CommentOnCustomer(ctx context.Context, in CommentOnCustomerInput) (*Commented, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: commentOnCustomerOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*Commented, error) {
		customer, err := Find(ctx, tx.SQL, CustomerRef{ID: in.CustomerID})
		if err != nil {
			return nil, err
		}
		return writeComment(ctx, tx, customer.ID, nil, in.Text)
	})
}

// CommentOnOrderInput is the input of CommentOnOrder.
type CommentOnOrderInput struct {
	OrderID        uuid.UUID
	Text           string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in CommentOnOrderInput) Validate() error {
	return CommentOnCustomerInput{Text: in.Text}.Validate()
}

// CommentOnOrder is CommentOnCustomer for an order.
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeCustomerNotFound (the customer was erased),
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) CommentOnOrder(ctx context.Context, in CommentOnOrderInput) (*Commented, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: commentOnOrderOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*Commented, error) {
		found, err := tx.Order.Query().Where(order.ID(in.OrderID)).Only(ctx)
		if db.IsNotFound(err) {
			return nil, operation.OrderNotFound()
		}
		if err != nil {
			return nil, fmt.Errorf("customers: read order: %w", err)
		}
		return writeComment(ctx, tx, found.CustomerID, &found.ID, in.Text)
	})
}

// writeComment inserts a comment and its audit entry. Error: CodeCustomerNotFound (the customer was erased).
func writeComment(ctx context.Context, tx *operation.Tx, customerID uuid.UUID, orderID *uuid.UUID, text string) (*Commented, error) {
	written := &Commented{ID: ids.New()}
	err := tx.Comment.Create().
		SetID(written.ID).
		SetCreatedAt(tx.Now).
		SetCustomerID(customerID).
		SetNillableOrderID(orderID).
		SetText(text).
		SetActorKind(string(tx.Actor.Kind)).
		SetNillableActorID(operation.ActorID(tx.Actor)).
		SetActorName(tx.Actor.Name).
		Exec(ctx)
	if err != nil {
		return nil, fmt.Errorf("customers: write comment: %w", err)
	}
	if err := CheckNotErased(ctx, tx, customerID); err != nil {
		return nil, err
	}
	about := map[string]any{"customer_id": customerID, "order_id": orderID}
	return written, tx.Audit(ctx, operation.Change{Action: "comment.create", Subject: "Comment", ID: written.ID, After: about})
}
