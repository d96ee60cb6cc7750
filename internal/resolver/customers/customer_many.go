package customers

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// BlockCustomers blocks several customers, each as BlockCustomer does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeCustomerNotFound, CodeForbidden.
func (ops *Operations) BlockCustomers(ctx context.Context, ids []uuid.UUID) ([]*operation.RowResult, error) {
	return ops.eachCustomer(ctx, ids, ops.BlockCustomer)
}

// UnblockCustomers unblocks several customers, each as UnblockCustomer does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeCustomerNotFound, CodeForbidden.
func (ops *Operations) UnblockCustomers(ctx context.Context, ids []uuid.UUID) ([]*operation.RowResult, error) {
	return ops.eachCustomer(ctx, ids, ops.UnblockCustomer)
}

// SetCustomersTierInput is the input of SetCustomersTier.
type SetCustomersTierInput struct {
	IDs    []uuid.UUID
	TierID *uuid.UUID // nil for no tier
}

// SetCustomersTier sets the price tier of several customers, each as SetCustomerTier does.
// Errors: CodeInvalidInput, CodeNotFound (the tier), and those of Runner.Many. Refusals: CodeCustomerNotFound, CodeNotFound
// (the tier was deleted during the call), CodeForbidden.
func (ops *Operations) SetCustomersTier(ctx context.Context, in SetCustomersTierInput) ([]*operation.RowResult, error) {
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		_, err := findTier(ctx, tx, in.TierID)
		return err
	})
	if err != nil {
		return nil, err
	}
	return ops.eachCustomer(ctx, in.IDs, func(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
		return ops.SetCustomerTier(ctx, SetCustomerTierInput{CustomerID: id, TierID: in.TierID})
	})
}

// eachCustomer changes the customers as Runner.Many does.
func (ops *Operations) eachCustomer(ctx context.Context, ids []uuid.UUID, change func(context.Context, uuid.UUID) (*db.Customer, error)) ([]*operation.RowResult, error) {
	var v problem.Fields
	operation.CheckMany(&v, ids)
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, ids, func(id uuid.UUID) error {
		_, err := change(ctx, id)
		return err
	})
}
