package catalogue

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// DeleteCategoryInput deletes a category.
type DeleteCategoryInput struct {
	ID             uuid.UUID
	Version        int        // the version that the deletion is based on
	MoveProductsTo *uuid.UUID // the category that its products move to; nil: they are only removed from this one
}

// Validate reports every invalid field.
func (in DeleteCategoryInput) Validate() error {
	var v problem.Fields
	if in.MoveProductsTo != nil && *in.MoveProductsTo == in.ID {
		v.Add("/moveProductsTo", problem.SameAsDeleted, "must be another category")
	}
	return v.Err()
}

// DeletedCategory is the result of DeleteCategory.
type DeletedCategory struct {
	ID       uuid.UUID
	Products int // how many were in it
	Children int // how many direct subcategories moved to its parent
}

// deletedCategory is the entry in the audit for the result.
type deletedCategory struct {
	Products int        `json:"products"`
	Children int        `json:"children"`
	MovedTo  *uuid.UUID `json:"moved_products_to,omitempty"`
}

// DeleteCategory deletes a category. Its direct subcategories move to its parent. Its products are not changed, but they move to
// another category if MoveProductsTo names one. Errors: CodeInvalidInput, CodeNotFound, CodeStale.
func (ops *Operations) DeleteCategory(ctx context.Context, in DeleteCategoryInput) (*DeletedCategory, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	deleted := &DeletedCategory{ID: in.ID}
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) (err error) {
		before, err := findCategory(ctx, tx, in.ID)
		switch {
		case err != nil:
			return err
		case before.Version != in.Version:
			return operation.Stale("category")
		}
		if deleted.Products, err = moveProducts(ctx, tx, in.ID, in.MoveProductsTo); err != nil {
			return err
		}
		if deleted.Children, err = moveChildrenUp(ctx, tx, before); err != nil {
			return err
		}
		if err := tx.Category.DeleteOne(before).Exec(ctx); err != nil {
			return fmt.Errorf("catalogue: delete category: %w", err)
		}
		after := deletedCategory{deleted.Products, deleted.Children, in.MoveProductsTo}
		return tx.Audit(ctx, operation.Change{Action: "category.delete", Subject: "Category", ID: in.ID, Before: before, After: after})
	})
	if err != nil {
		return nil, err
	}
	return deleted, nil
}

// moveProducts removes all products from a category, adds them to another one unless to is nil, and returns how many there were.
// It removes them first, so that it adds only those that another transaction has not removed meanwhile.
// Error: CodeNotFound (the other category).
func moveProducts(ctx context.Context, tx *operation.Tx, from uuid.UUID, to *uuid.UUID) (int, error) {
	if to != nil {
		if _, err := findCategory(ctx, tx, *to); err != nil {
			return 0, err
		}
	}
	moved, err := Queries{tx.SQL}.emptyCategory(ctx, from)
	if err != nil || to == nil {
		return len(moved), err
	}
	for chunk := range slices.Chunk(moved, database.MaxIn) {
		if err := addToCategory(ctx, tx, chunk, *to); err != nil {
			return 0, err
		}
	}
	return len(moved), nil
}

// addToCategory adds products to a category that is locked, except those that are in it.
func addToCategory(ctx context.Context, tx *operation.Tx, products []uuid.UUID, to uuid.UUID) error {
	missing, err := tx.Product.Query().Where(product.IDIn(products...), product.Not(product.HasCategoriesWith(category.ID(to)))).IDs(ctx)
	if err != nil {
		return fmt.Errorf("catalogue: read the products of a category: %w", err)
	}
	links := make([]*db.ProductCategoryCreate, len(missing))
	for i, id := range missing {
		links[i] = tx.ProductCategory.Create().SetCreatedAt(tx.Now).SetProductID(id).SetCategoryID(to)
	}
	if err := tx.ProductCategory.CreateBulk(links...).Exec(ctx); err != nil {
		return fmt.Errorf("catalogue: move products: %w", err)
	}
	return nil
}

// moveChildrenUp moves the direct subcategories of a category to its parent, and returns how many there were.
func moveChildrenUp(ctx context.Context, tx *operation.Tx, deleted *db.Category) (int, error) {
	update := tx.Category.Update().Where(category.ParentID(deleted.ID)).SetUpdatedAt(tx.Now).AddVersion(1)
	if deleted.ParentID == nil {
		update.ClearParentID()
	} else {
		update.SetParentID(*deleted.ParentID)
	}
	moved, err := update.Save(ctx)
	if err != nil {
		return 0, fmt.Errorf("catalogue: move categories up: %w", err)
	}
	return moved, nil
}
