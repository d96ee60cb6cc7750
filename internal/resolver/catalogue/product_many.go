package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// SetProductStatusesInput names products, and the step in their lives that all of them make.
type SetProductStatusesInput struct {
	IDs    []uuid.UUID
	Status product.Status
}

// SetProductStatuses puts several products on sale, takes them off, or archives them for good, each as WriteProduct does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeProductNotFound, CodeProductState (ARCHIVED, or no such
// step), CodeStale (changed at the same moment).
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
