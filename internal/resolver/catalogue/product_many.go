package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// SetProductStatusesInput gives several products the same status.
type SetProductStatusesInput struct {
	IDs    []uuid.UUID
	Status product.Status
}

// SetProductStatuses changes the status of several products, each of them as WriteProduct does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeProductNotFound, CodeProductState (ARCHIVED, or
// no such transition), CodeStale (changed at the same time), CodeForbidden.
func (ops *Operations) SetProductStatuses(ctx context.Context, in SetProductStatusesInput) ([]*operation.RowResult, error) {
	var v problem.Fields
	operation.CheckMany(&v, in.IDs)
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, in.IDs, func(id uuid.UUID) error {
		version, err := ops.Database.Client.Product.Query().Where(product.ID(id)).Select(product.FieldVersion).Ints(ctx)
		if err != nil {
			return fmt.Errorf("catalogue: read the version of a product: %w", err)
		}
		if len(version) == 0 {
			return productNotFound()
		}
		_, err = ops.WriteProduct(ctx, ProductInput{ID: &id, Version: &version[0], Status: &in.Status})
		return err
	})
}
