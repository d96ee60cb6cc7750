package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// NewCategory describes a category to create.
type NewCategory struct {
	Name     string
	Slug     string
	ParentID *uuid.UUID
}

// Validate reports every invalid field.
func (in NewCategory) Validate() error {
	var v problem.Fields
	v.Name("/name", in.Name, 200)
	v.Slug("/slug", in.Slug, 100)
	return v.Err()
}

// CreateCategory adds a category. Errors: CodeInvalidInput, CodeAlreadyExists, CodeNotFound (the parent).
func (ops *Operations) CreateCategory(ctx context.Context, in NewCategory) (*db.Category, error) {
	in.Name = canonicalName(in.Name)
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var created *db.Category
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if in.ParentID != nil {
			// The foreign key to the parent does not include the store, as all others do. This query does.
			if _, err := findParent(ctx, tx, *in.ParentID); err != nil {
				return err
			}
		}
		row, err := tx.Category.Create().
			SetID(ids.New()).
			SetCreatedAt(tx.Now).
			SetUpdatedAt(tx.Now).
			SetName(in.Name).
			SetSlug(in.Slug).
			SetNillableParentID(in.ParentID).
			Save(ctx)
		if database.IsUniqueViolation(err) {
			return operation.Taken("category", category.FieldSlug, in.Slug)
		}
		if err != nil {
			return fmt.Errorf("catalogue: create category: %w", err)
		}
		created = row.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "category.create", Subject: "Category", ID: created.ID, After: created})
	})
	return created, err
}

// UpdateCategoryInput changes a category. Nil fields stay.
type UpdateCategoryInput struct {
	ID          uuid.UUID
	Version     int // the version that the change is based on
	Name        *string
	Slug        *string
	ParentID    *uuid.UUID
	ClearParent bool // moves it to the top level
}

// Validate reports every invalid field.
func (in UpdateCategoryInput) Validate() error {
	var v problem.Fields
	if in.Name != nil {
		v.Name("/name", *in.Name, 200)
	}
	if in.Slug != nil {
		v.Slug("/slug", *in.Slug, 100)
	}
	v.Clears("/clearParent", in.ClearParent, in.ParentID != nil)
	return v.Err()
}

// UpdateCategory renames a category, or moves it with its subcategories.
// Errors: CodeInvalidInput (a category cannot be below itself), CodeNotFound, CodeStale, CodeAlreadyExists (slug).
func (ops *Operations) UpdateCategory(ctx context.Context, in UpdateCategoryInput) (*db.Category, error) {
	in.Name = canonicalOptionalName(in.Name)
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.editCategory(ctx, in.ID, in.Version, "category.update", func(ctx context.Context, tx *operation.Tx, before *db.Category, update *db.CategoryUpdateOne) (bool, error) {
		update.SetNillableName(in.Name).SetNillableSlug(in.Slug).SetNillableParentID(in.ParentID)
		if in.ClearParent {
			update.ClearParentID()
		}
		if in.ParentID != nil {
			if err := checkNoLoop(ctx, tx, in.ID, *in.ParentID); err != nil {
				return false, err
			}
		}
		return operation.Replaces(&before.Name, in.Name, false) ||
			operation.Replaces(&before.Slug, in.Slug, false) ||
			operation.Replaces(before.ParentID, in.ParentID, in.ClearParent), nil
	})
}

// checkNoLoop checks that the new parent of a category is neither the category itself nor below it. It locks the parent and all
// categories above it: otherwise two moves at once, each valid on its own, could make a loop. Errors: CodeNotFound, CodeInvalidInput.
func checkNoLoop(ctx context.Context, tx *operation.Tx, id, parent uuid.UUID) error {
	for ancestor := &parent; ancestor != nil; {
		if *ancestor == id {
			var v problem.Fields
			v.Add("/parentId", problem.CategoryLoop, "must not be the category itself or one below it")
			return v.Err()
		}
		found, err := findParent(ctx, tx, *ancestor)
		if err != nil {
			return err
		}
		ancestor = found.ParentID
	}
	return nil
}

// SetCategoryStatusInput archives a category, or restores it.
type SetCategoryStatusInput struct {
	ID      uuid.UUID
	Version int // the version that the change is based on
	Status  category.Status
}

// SetCategoryStatus archives a category, so that the REST API no longer lists it with its products, or makes it ACTIVE again.
// Its subcategories keep their status. Errors: CodeNotFound, CodeStale.
func (ops *Operations) SetCategoryStatus(ctx context.Context, in SetCategoryStatusInput) (*db.Category, error) {
	action := "category.restore"
	if in.Status == category.StatusARCHIVED {
		action = "category.archive"
	}
	return ops.editCategory(ctx, in.ID, in.Version, action, func(_ context.Context, _ *operation.Tx, before *db.Category, update *db.CategoryUpdateOne) (bool, error) {
		update.SetStatus(in.Status)
		return before.Status != in.Status, nil
	})
}

// categoryEdit sets the new values in the update of a locked category, and reports whether one of them differs from before.
type categoryEdit func(ctx context.Context, tx *operation.Tx, before *db.Category, update *db.CategoryUpdateOne) (bool, error)

// editCategory applies an edit to a category and writes it to the audit. An edit that changes nothing writes nothing.
// Errors: those of the edit, CodeNotFound, CodeStale, CodeAlreadyExists (slug).
func (ops *Operations) editCategory(ctx context.Context, id uuid.UUID, version int, action string, edit categoryEdit) (*db.Category, error) {
	var edited *db.Category
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := findCategory(ctx, tx, id)
		if err != nil {
			return err
		}
		update := tx.Category.UpdateOneID(id).SetUpdatedAt(tx.Now).AddVersion(1)
		changes, err := edit(ctx, tx, before, update)
		switch {
		case err != nil:
			return err
		case before.Version != version:
			return operation.Stale("category")
		case !changes:
			edited = before.Unwrap()
			return nil
		}
		after, err := update.Save(ctx)
		switch {
		case database.IsUniqueViolation(err):
			slug, _ := update.Mutation().Slug()
			return operation.Taken("category", category.FieldSlug, slug)
		case err != nil:
			return fmt.Errorf("catalogue: update category: %w", err)
		}
		edited = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: action, Subject: "Category", ID: id, Before: before, After: edited})
	})
	return edited, err
}

// findParent reads the new parent of a category and locks it. Error: CodeNotFound, at /parentId.
func findParent(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Category, error) {
	found, err := findCategory(ctx, tx, id)
	if refusal := problem.From(err); refusal != nil {
		refusal.Fields = []problem.Field{problem.NewField("/parentId", problem.NotFound, "is no category")}
	}
	return found, err
}

// findCategory reads a category and locks it. Error: CodeNotFound.
func findCategory(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Category, error) {
	found, err := operation.Locked(tx, tx.Category.Query().Where(category.ID(id))).Only(ctx)
	if err != nil {
		return nil, operation.Missing(err, "category")
	}
	return found, nil
}
