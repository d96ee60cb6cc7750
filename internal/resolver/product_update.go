package resolver

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/productcategory"
	"kiosk/internal/database"
)

// UpdateProductInput changes a product. Nil fields stay.
type UpdateProductInput struct {
	ID                   uuid.UUID
	Version              int // that the change is based on
	Name                 *string
	Slug                 *string
	Description          *string
	PostSaleInstructions *string
	CategoryIDs          []uuid.UUID // all that the product is in from then on
}

// Validate reports every invalid field.
func (in UpdateProductInput) Validate() error {
	var v validation
	if in.Name != nil {
		v.name("/name", *in.Name, 200)
	}
	if in.Slug != nil {
		v.slug("/slug", *in.Slug, 100)
	}
	if in.Description != nil {
		v.text("/description", *in.Description, maxDescription)
	}
	if in.PostSaleInstructions != nil {
		v.text("/postSaleInstructions", *in.PostSaleInstructions, maxInstructions)
	}
	v.shelves("/categoryIds", in.CategoryIDs)
	return v.err()
}

// UpdateProduct changes what a product is called, says and is filed under. What was sold keeps its name and
// instructions. Errors: CodeInvalidInput, CodeProductNotFound, CodeProductState (ARCHIVED), CodeStale,
// CodeAlreadyExists (slug), CodeNotFound (category).
func (r *Resolver) UpdateProduct(ctx context.Context, in UpdateProductInput) (*db.Product, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var updated *db.Product
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := tx.openProduct(ctx, in.ID)
		if err != nil {
			return err
		}
		after, err := tx.editProduct(ctx, in.Version, tx.Product.UpdateOneID(in.ID).
			SetNillableName(in.Name).
			SetNillableSlug(in.Slug).
			SetNillableDescription(in.Description).
			SetNillablePostSaleInstructions(in.PostSaleInstructions))
		if err != nil {
			return err
		}
		oldShelves, err := tx.shelvesOf(ctx, in.ID)
		if err != nil {
			return err
		}
		newShelves := oldShelves
		if in.CategoryIDs != nil {
			newShelves = slices.SortedFunc(slices.Values(in.CategoryIDs), compareIDs)
			if err := tx.moveShelves(ctx, in.ID, oldShelves, newShelves); err != nil {
				return err
			}
		}
		updated = after.Unwrap()
		return tx.audit(ctx, change{
			action: "product.update", subject: "Product", id: in.ID,
			before: productState{before, oldShelves}, after: productState{updated, newShelves},
		})
	})
	return updated, err
}

// editProduct carries out the update of a product that is known to exist. Errors: CodeStale, CodeAlreadyExists (slug).
func (tx *Tx) editProduct(ctx context.Context, version int, update *db.ProductUpdateOne) (*db.Product, error) {
	after, err := update.Where(product.Version(version)).SetUpdatedAt(tx.now).AddVersion(1).Save(ctx)
	switch {
	case db.IsNotFound(err):
		return nil, stale("product")
	case database.IsUniqueViolation(err):
		slug, _ := update.Mutation().Slug()
		return nil, refuse(CodeAlreadyExists, "There is a product with the slug %q already.", slug)
	case err != nil:
		return nil, fmt.Errorf("resolver: update product: %w", err)
	}
	return after, nil
}

// shelvesOf returns the categories that a product is in, by id.
func (tx *Tx) shelvesOf(ctx context.Context, productID uuid.UUID) ([]uuid.UUID, error) {
	rows, err := tx.ProductCategory.Query().
		Where(productcategory.ProductID(productID)).
		Order(productcategory.ByCategoryID()).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: read the categories of a product: %w", err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.CategoryID
	}
	return ids, nil
}

// moveShelves takes a product out of the categories that are not wanted and puts it into those it is not in.
// Error: CodeNotFound.
func (tx *Tx) moveShelves(ctx context.Context, productID uuid.UUID, from, to []uuid.UUID) error {
	if err := tx.takeOffShelves(ctx, productID, without(from, to)); err != nil {
		return err
	}
	return tx.addToCategories(ctx, productID, without(to, from))
}

// takeOffShelves takes a product out of categories.
func (tx *Tx) takeOffShelves(ctx context.Context, productID uuid.UUID, categories []uuid.UUID) error {
	if len(categories) == 0 {
		return nil
	}
	_, err := tx.ProductCategory.Delete().
		Where(productcategory.ProductID(productID), productcategory.CategoryIDIn(categories...)).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("resolver: take a product out of categories: %w", err)
	}
	return nil
}

// without returns the ids that are not among others.
func without(ids, others []uuid.UUID) []uuid.UUID {
	return slices.DeleteFunc(slices.Clone(ids), func(id uuid.UUID) bool { return slices.Contains(others, id) })
}

// SetProductStatusInput moves a product on.
type SetProductStatusInput struct {
	ID      uuid.UUID
	Version int // that the change is based on
	Status  product.Status
}

// productMoves says which status may follow which: DRAFT → ACTIVE ⇄ INACTIVE → ARCHIVED.
var productMoves = map[product.Status][]product.Status{
	product.StatusDRAFT:    {product.StatusACTIVE},
	product.StatusACTIVE:   {product.StatusINACTIVE},
	product.StatusINACTIVE: {product.StatusACTIVE, product.StatusARCHIVED},
}

// SetProductStatus puts a product on sale, takes it off, or archives it, which is final. Orders go on whatever becomes
// of the product. Errors: CodeProductNotFound, CodeProductState, CodeStale.
func (r *Resolver) SetProductStatus(ctx context.Context, in SetProductStatusInput) (*db.Product, error) {
	var moved *db.Product
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := tx.openProduct(ctx, in.ID)
		if err != nil {
			return err
		}
		switch {
		case before.Version != in.Version:
			return stale("product")
		case !slices.Contains(productMoves[before.Status], in.Status):
			return refuse(CodeProductState, "A product that is %s cannot become %s.", before.Status, in.Status)
		}
		after, err := tx.editProduct(ctx, in.Version, tx.Product.UpdateOneID(in.ID).SetStatus(in.Status))
		if err != nil {
			return err
		}
		moved = after.Unwrap()
		return tx.audit(ctx, change{action: "product.set_status", subject: "Product", id: in.ID, before: before, after: moved})
	})
	return moved, err
}
