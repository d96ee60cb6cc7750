package resolver

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// NewProduct describes a product to create, with its variations.
type NewProduct struct {
	Name                 string
	Slug                 string
	Description          string
	PostSaleInstructions string
	Kind                 product.Kind
	Status               product.Status
	CategoryIDs          []uuid.UUID
	Variations           []NewVariation
}

const (
	maxDescription  = 20_000
	maxInstructions = 5_000
	maxVariations   = 100 // that a product is created with
	maxCategories   = 50  // that a product is in
)

// Validate reports every invalid field.
func (in NewProduct) Validate() error {
	var v validation
	v.name("/name", in.Name, 200)
	v.slug("/slug", in.Slug, 100)
	v.text("/description", in.Description, maxDescription)
	v.text("/postSaleInstructions", in.PostSaleInstructions, maxInstructions)
	v.shelves("/categoryIds", in.CategoryIDs)
	if product.KindValidator(in.Kind) != nil {
		v.add("/kind", FieldInvalid, "must be DIGITAL, SERVICE or PHYSICAL")
	}
	if product.StatusValidator(in.Status) != nil {
		v.add("/status", FieldInvalid, "must be DRAFT, ACTIVE, INACTIVE or ARCHIVED")
	}
	if len(in.Variations) > maxVariations {
		v.add("/variations", FieldTooMany, "must be at most %d; add the others later", maxVariations)
		return v.err()
	}
	skus := map[string]bool{}
	for i, variation := range in.Variations {
		pointer := fmt.Sprintf("/variations/%d", i)
		variation.validate(&v, pointer, in.Kind)
		if skus[variation.SKU] {
			v.add(pointer+"/sku", FieldDuplicate, "is used twice")
		}
		skus[variation.SKU] = true
	}
	return v.err()
}

// shelves checks the categories of a product.
func (v *validation) shelves(pointer string, ids []uuid.UUID) {
	if len(ids) > maxCategories {
		v.add(pointer, FieldTooMany, "must be at most %d", maxCategories)
		return
	}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			v.add(fmt.Sprintf("%s/%d", pointer, i), FieldDuplicate, "is given twice")
		}
	}
}

// CreateProduct adds a product with its variations and their tier prices.
// Errors: CodeInvalidInput, CodeAlreadyExists (slug or SKU), CodeNotFound (category or tier).
func (r *Resolver) CreateProduct(ctx context.Context, in NewProduct) (*db.Product, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	id := ids.New()
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		created, err := tx.createProduct(ctx, id, in)
		if err != nil {
			return err
		}
		created.Edges.Variations = make([]*db.Variation, len(in.Variations))
		for i, variation := range in.Variations {
			if created.Edges.Variations[i], err = tx.createVariation(ctx, id, variation); err != nil {
				return err
			}
		}
		return tx.audit(ctx, change{action: "product.create", subject: "Product", id: id, after: productState{created, in.CategoryIDs}})
	})
	if err != nil {
		return nil, err
	}
	created, err := r.database.Client.Product.Query().Where(product.ID(id)).WithVariations(onSale).Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: read the new product: %w", err)
	}
	return created, nil
}

func (tx *Tx) createProduct(ctx context.Context, id uuid.UUID, in NewProduct) (*db.Product, error) {
	created, err := tx.Product.Create().
		SetID(id).
		SetCreatedAt(tx.now).
		SetUpdatedAt(tx.now).
		SetName(in.Name).
		SetSlug(in.Slug).
		SetDescription(in.Description).
		SetPostSaleInstructions(in.PostSaleInstructions).
		SetKind(in.Kind).
		SetStatus(in.Status).
		Save(ctx)
	if err := creation(err, "product", product.FieldSlug, in.Slug); err != nil {
		return nil, err
	}
	return created, tx.addToCategories(ctx, id, in.CategoryIDs)
}

// addToCategories puts a product into categories that it is not in. Error: CodeNotFound.
func (tx *Tx) addToCategories(ctx context.Context, productID uuid.UUID, categories []uuid.UUID) error {
	for _, categoryID := range slices.SortedFunc(slices.Values(categories), compareIDs) {
		err := tx.ProductCategory.Create().SetCreatedAt(tx.now).SetProductID(productID).SetCategoryID(categoryID).Exec(ctx)
		if err := creation(err, "category", "id", categoryID.String()); err != nil {
			return err
		}
	}
	return nil
}

// productState is a product in the audit.
type productState struct {
	*db.Product
	CategoryIDs []uuid.UUID `json:"category_ids"`
}

// creation turns the constraints that an insert can break into errors the caller understands.
func creation(err error, what, field, value string) error {
	switch {
	case err == nil:
		return nil
	case database.IsUniqueViolation(err):
		return refuse(CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	case db.IsConstraintError(err):
		return refuse(CodeNotFound, "There is no %s with the %s %q.", what, field, value)
	default:
		return fmt.Errorf("resolver: create %s: %w", what, err)
	}
}
