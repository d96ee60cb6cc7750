package wallets

import (
	"context"

	"github.com/google/uuid"

	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// ApproveRecharges approves several PENDING recharges, each as ApproveRecharge does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeNotFound, CodeRechargeDecided, CodeCustomerNotFound,
// CodeForbidden.
func (ops *Operations) ApproveRecharges(ctx context.Context, ids []uuid.UUID) ([]*operation.RowResult, error) {
	var v problem.Fields
	operation.CheckMany(&v, ids)
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, ids, func(id uuid.UUID) error {
		_, err := ops.ApproveRecharge(ctx, id)
		return err
	})
}

// RejectRechargesInput is the input of RejectRecharges.
type RejectRechargesInput struct {
	IDs    []uuid.UUID
	Reason string
}

// RejectRecharges rejects several PENDING recharges, each as RejectRecharge does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeNotFound, CodeRechargeDecided, CodeForbidden.
func (ops *Operations) RejectRecharges(ctx context.Context, in RejectRechargesInput) ([]*operation.RowResult, error) {
	var v problem.Fields
	operation.CheckMany(&v, in.IDs)
	v.Name("/reason", in.Reason, 500)
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, in.IDs, func(id uuid.UUID) error {
		_, err := ops.RejectRecharge(ctx, RejectRechargeInput{ID: id, Reason: in.Reason})
		return err
	})
}
