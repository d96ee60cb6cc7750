package resolver

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/ident"
	"kiosk/internal/money"
)

// NewProduct describes a product to create, with its variations.
type NewProduct struct {
	Name                 string
	Slug                 string
	Description          string
	PostSaleInstructions string
	Kind                 product.Kind
	Status               product.Status
	Categories           []uuid.UUID
	Variations           []NewVariation
}

// NewVariation describes a variation to create.
type NewVariation struct {
	SKU               string
	Price             money.Amount
	DependsOnStock    bool
	DurationDays      int // 0: never expires
	StockQuantity     int // 0 for DIGITAL, whose stock are licences
	LowStockThreshold *int
	TierPrices        map[uuid.UUID]money.Amount // by tier
}

const (
	maxDescription  = 20_000
	maxInstructions = 5_000
	maxDurationDays = 36_500
	maxStock        = 1_000_000_000
)

// Validate reports every invalid field.
func (in NewProduct) Validate() error {
	var v validation
	v.name("/name", in.Name, 200)
	v.slug("/slug", in.Slug, 100)
	v.text("/description", in.Description, maxDescription)
	v.text("/postSaleInstructions", in.PostSaleInstructions, maxInstructions)
	if product.KindValidator(in.Kind) != nil {
		v.add("/kind", FieldInvalid, "must be DIGITAL, SERVICE or PHYSICAL")
	}
	if product.StatusValidator(in.Status) != nil {
		v.add("/status", FieldInvalid, "must be DRAFT, ACTIVE, INACTIVE or ARCHIVED")
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

func (in NewVariation) validate(v *validation, pointer string, kind product.Kind) {
	v.name(pointer+"/sku", in.SKU, 100)
	v.amount(pointer+"/price", in.Price, money.Max)
	if in.DurationDays < 0 || in.DurationDays > maxDurationDays {
		v.add(pointer+"/durationDays", FieldInvalid, "must be 0 to %d", maxDurationDays)
	}
	switch {
	case in.StockQuantity < 0 || in.StockQuantity > maxStock:
		v.add(pointer+"/stockQuantity", FieldInvalid, "must be 0 to %d", maxStock)
	case in.StockQuantity > 0 && kind == product.KindDIGITAL:
		v.add(pointer+"/stockQuantity", FieldInvalid, "is the number of licences; upload those")
	}
	if in.LowStockThreshold != nil && *in.LowStockThreshold < 0 {
		v.add(pointer+"/lowStockThreshold", FieldInvalid, "must not be negative")
	}
	for tier, price := range in.TierPrices {
		v.amount(fmt.Sprintf("%s/tierPrices/%s", pointer, tier), price, money.Max)
	}
}

// CreateProduct adds a product with its variations and their tier prices.
// Errors: CodeInvalidInput, CodeAlreadyExists (slug or SKU), CodeNotFound (category or tier).
func (r *Resolver) CreateProduct(ctx context.Context, in NewProduct) (*db.Product, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	id := ident.New()
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		_, err := tx.Product.Create().
			SetID(id).
			SetCreatedAt(tx.now).
			SetName(in.Name).
			SetSlug(in.Slug).
			SetDescription(in.Description).
			SetPostSaleInstructions(in.PostSaleInstructions).
			SetKind(in.Kind).
			SetStatus(in.Status).
			Save(ctx)
		if err := creation(err, "product", product.FieldSlug, in.Slug); err != nil {
			return err
		}
		for _, categoryID := range in.Categories {
			err := tx.ProductCategory.Create().SetProductID(id).SetCategoryID(categoryID).Exec(ctx)
			if err != nil {
				return creation(err, "category", "id", categoryID.String())
			}
		}
		for _, variation := range in.Variations {
			if err := tx.createVariation(ctx, id, variation); err != nil {
				return err
			}
		}
		return nil
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

func (tx *Tx) createVariation(ctx context.Context, productID uuid.UUID, in NewVariation) error {
	id := ident.New()
	err := tx.Variation.Create().
		SetID(id).
		SetCreatedAt(tx.now).
		SetProductID(productID).
		SetSku(in.SKU).
		SetPrice(in.Price).
		SetDependsOnStock(in.DependsOnStock).
		SetDurationDays(in.DurationDays).
		SetStockQuantity(in.StockQuantity).
		SetNillableLowStockThreshold(in.LowStockThreshold).
		Exec(ctx)
	if err := creation(err, "variation", "sku", in.SKU); err != nil {
		return err
	}
	tiers := slices.SortedFunc(maps.Keys(in.TierPrices), compareIDs)
	for _, tier := range tiers {
		err := tx.TierPrice.Create().SetTierID(tier).SetVariationID(id).SetPrice(in.TierPrices[tier]).Exec(ctx)
		if err := creation(err, "price tier", "id", tier.String()); err != nil {
			return err
		}
	}
	return nil
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
