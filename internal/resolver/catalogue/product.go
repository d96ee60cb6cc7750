package catalogue

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// VariationInput creates or changes a variation. A nil field keeps its value; a new variation gets the default.
type VariationInput struct {
	ID                     *uuid.UUID    // nil: a new variation
	ProductID              *uuid.UUID    // for a new variation outside of a ProductInput
	Version                *int          // the version that the change is based on; nil: any
	SKU                    *string       // a new variation must have one
	Price                  *money.Amount // a new variation must have one
	Status                 *variation.Status
	DependsOnStock         *bool // true by default
	DurationDays           *int  // 0, the default: never expires
	LowStockThreshold      *int
	ClearLowStockThreshold bool           // back to the store's default
	StockQuantity          *int           // for a new variation only; 0 for DIGITAL, whose stock is its licenses
	TierPrices             []NewTierPrice // for a new variation only

	Pointer string `json:"-"` // its place in the caller's input: "", "/variations/3" or "/csv/12"
}

// NewTierPrice is the price of a new variation for the customers of a tier.
type NewTierPrice struct {
	TierID uuid.UUID
	Price  money.Amount
}

const (
	maxVariations = 100 // of one call that writes a product
	// MaxCategories is the maximum number of categories of a product.
	MaxCategories   = 50
	maxDurationDays = 36_500
	// MaxStock is the maximum number of units of a variation.
	MaxStock      = 1_000_000_000
	maxTierPrices = 100 // of a new variation
)

// WriteProduct creates a product with its variations and their tier prices, or changes the name, texts, categories or status of a
// product. The status goes DRAFT → ACTIVE ⇄ INACTIVE → ARCHIVED, which is final. Items that were sold keep their name and
// instructions. It reports all invalid fields at once.
// Errors: CodeProductNotFound, CodeProductState (ARCHIVED, or no such transition), CodeStale, CodeAlreadyExists (slug or SKU),
// CodeNotFound (category or tier), CodeInvalidInput. If the fields have different codes, the error's code is CodeInvalidInput.
func (ops *Operations) WriteProduct(ctx context.Context, in ProductInput) (*db.Product, error) {
	in.Variations = slices.Clone(in.Variations)
	for i := range in.Variations {
		in.Variations[i].Pointer = fmt.Sprintf("/variations/%d", i)
	}
	var written *db.Product
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		plan, err := writeOneProduct(ctx, tx, in)
		if err != nil {
			return err
		}
		written = &plan.After
		for _, v := range plan.Variations {
			written.Edges.Variations = append(written.Edges.Variations, &v.After)
		}
		return nil
	})
	return written, err
}

// WriteVariation adds a variation to a product, or changes one. A new variation is for sale at once if its product is ACTIVE.
// Changes apply to later quotes and orders: items that were sold keep their SKU, price and duration. An ARCHIVED variation is not
// for sale, but orders that wait for its licenses still get them. The stock of an existing variation does not change.
// Errors: as WriteProduct, and CodeVariationNotFound.
func (ops *Operations) WriteVariation(ctx context.Context, in VariationInput) (*db.Variation, error) {
	var written *db.Variation
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		productID := in.ProductID
		if in.ID != nil {
			before, err := FindVariation(ctx, tx, *in.ID)
			if err != nil {
				return err
			}
			productID = &before.ProductID
		}
		plan, err := writeOneProduct(ctx, tx, ProductInput{ID: productID, Variations: []VariationInput{in}})
		if err != nil {
			return err
		}
		written = &plan.Variations[0].After
		return nil
	})
	return written, err
}

// writeOneProduct plans and writes one product. It may change the variations of its input. Errors: as WriteProduct.
func writeOneProduct(ctx context.Context, tx *operation.Tx, in ProductInput) (*ProductPlan, error) {
	var v problem.Fields
	in.Name = canonicalOptionalName(in.Name)
	for i := range in.Variations {
		in.Variations[i].SKU = canonicalOptionalName(in.Variations[i].SKU)
	}
	in.Validate(&v)
	if len(in.Variations) > maxVariations {
		return nil, v.Err()
	}
	existing, err := LoadExisting(ctx, tx, []ProductInput{in}, nil)
	if err != nil {
		return nil, err
	}
	var before *db.Product
	if in.ID != nil {
		if before, err = existing.editable(*in.ID, in.Version); err != nil {
			return nil, err
		}
	}
	if err := existing.checkVersions(in.Variations); err != nil {
		return nil, err
	}
	planner := ProductPlanner{Fields: &v, Existing: existing, StoreID: tx.Actor.StoreID}
	plan := planner.Plan(before, in)
	if err := v.ErrWithSharedCode(); err != nil {
		return nil, err
	}
	return plan, WriteProducts(ctx, tx, []*ProductPlan{plan})
}

// Validate reports every field that is invalid by itself, without a look at the database.
func (in *ProductInput) Validate(v *problem.Fields) {
	if in.Name != nil {
		v.Name(in.Pointer+"/name", *in.Name, 200)
	}
	if in.Slug != nil {
		v.Slug(in.Pointer+"/slug", *in.Slug, 100)
	}
	for _, field := range ProductTexts {
		if text := *field.Input(in); text != nil {
			v.Text(in.Pointer+"/"+field.Name, *text, field.max)
		}
	}
	if in.Kind != nil && product.KindValidator(*in.Kind) != nil {
		v.Add(in.Pointer+"/kind", problem.NotOneOf, "must be %s", problem.Choices{"DIGITAL", "SERVICE", "PHYSICAL"})
	}
	if in.Status != nil && product.StatusValidator(*in.Status) != nil {
		v.Add(in.Pointer+"/status", problem.NotOneOf, "must be %s", problem.Choices{"DRAFT", "ACTIVE", "INACTIVE", "ARCHIVED"})
	}
	if len(in.CategoryIDs) > MaxCategories {
		v.Add(in.Pointer+"/categoryIds", problem.TooMany, "must be at most %d", MaxCategories)
	}
	for i, id := range in.CategoryIDs[:min(len(in.CategoryIDs), MaxCategories)] {
		if slices.Contains(in.CategoryIDs[:i], id) {
			v.Add(fmt.Sprintf("%s/categoryIds/%d", in.Pointer, i), problem.Duplicate, "is given twice")
		}
	}
	if len(in.Variations) > maxVariations {
		v.Add(in.Pointer+"/variations", problem.TooMany, "must be at most %d; add the others later", maxVariations)
		return
	}
	for i := range in.Variations {
		in.Variations[i].Validate(v)
	}
}

// Validate reports every field that is invalid by itself, without a look at the database.
func (in *VariationInput) Validate(v *problem.Fields) {
	if in.SKU != nil {
		v.Name(in.Pointer+"/sku", *in.SKU, 100)
	}
	if in.Price != nil {
		v.Amount(in.Pointer+"/price", *in.Price, money.Max)
	}
	v.Between(in.Pointer+"/durationDays", in.DurationDays, 0, maxDurationDays)
	v.Between(in.Pointer+"/stockQuantity", in.StockQuantity, 0, MaxStock)
	v.Between(in.Pointer+"/lowStockThreshold", in.LowStockThreshold, 0, MaxStock)
	v.Clears(in.Pointer+"/clearLowStockThreshold", in.ClearLowStockThreshold, in.LowStockThreshold != nil)
	if len(in.TierPrices) > maxTierPrices {
		v.Add(in.Pointer+"/tierPrices", problem.TooMany, "must be at most %d", maxTierPrices)
		return
	}
	seen := map[uuid.UUID]bool{}
	for i, price := range in.TierPrices {
		line := fmt.Sprintf("%s/tierPrices/%d", in.Pointer, i)
		v.Amount(line+"/price", price.Price, money.Max)
		if seen[price.TierID] {
			v.Add(line+"/tierId", problem.Duplicate, "has a price already")
		}
		seen[price.TierID] = true
	}
}
