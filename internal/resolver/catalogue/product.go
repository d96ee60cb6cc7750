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

// VariationInput is a variation as a caller wants it. A field that is nil stays as it is, or is the default of a new variation.
type VariationInput struct {
	ID                     *uuid.UUID    // nil: a new variation
	ProductID              *uuid.UUID    // of a new variation that is not within a ProductInput
	Version                *int          // that the change is based on; nil: any
	SKU                    *string       // a new variation must have one
	Price                  *money.Amount // a new variation must have one
	Status                 *variation.Status
	DependsOnStock         *bool // true by default
	DurationDays           *int  // 0, the default: never expires
	LowStockThreshold      *int
	ClearLowStockThreshold bool           // back to the store's default
	StockQuantity          *int           // of a new variation only; 0 for DIGITAL, whose stock are licenses
	TierPrices             []NewTierPrice // of a new variation only

	Pointer string `json:"-"` // where it is in the caller's input: "", "/variations/3" or "/csv/12"
}

// NewTierPrice is what a variation costs the customers of a tier.
type NewTierPrice struct {
	TierID uuid.UUID
	Price  money.Amount
}

const (
	maxVariations = 100 // that a product is created with
	// MaxCategories is the most categories of one product.
	MaxCategories   = 50
	maxDurationDays = 36_500
	// MaxStock is the most units of one variation.
	MaxStock      = 1_000_000_000
	maxTierPrices = 100 // that a variation is created with
)

// WriteProduct creates a product with its variations and their tier prices, or changes what a product is called, says,
// is filed under and whether it is on sale: DRAFT → ACTIVE ⇄ INACTIVE → ARCHIVED, which is final. What was sold keeps
// its name and instructions. It reports every wrong field at once.
// Errors: CodeProductNotFound, CodeProductState (ARCHIVED, or no such step), CodeStale, CodeAlreadyExists (slug or SKU),
// CodeNotFound (category or tier), CodeInvalidInput: also when fields are wrong in several ways, each with its own code.
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

// WriteVariation adds a variation to a product, for sale at once if the product is, or changes one, for quotes and orders
// from then on; what was sold keeps its SKU, price and duration. An ARCHIVED variation is not for sale; orders that wait
// for its licenses still get them. The stock of a variation that is there is left alone.
// Errors: as WriteProduct, and CodeVariationNotFound.
func (ops *Operations) WriteVariation(ctx context.Context, in VariationInput) (*db.Variation, error) {
	var written *db.Variation
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		owner := in.ProductID
		if in.ID != nil {
			before, err := FindVariation(ctx, tx, *in.ID)
			if err != nil {
				return err
			}
			if err := checkOpen(before.Edges.Product); err != nil {
				return err
			}
			if in.Version != nil && *in.Version != before.Version {
				return operation.Stale("variation")
			}
			owner = &before.ProductID
		}
		plan, err := writeOneProduct(ctx, tx, ProductInput{ID: owner, Variations: []VariationInput{in}})
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
	in.Name = asNamedIfGiven(in.Name)
	for i := range in.Variations {
		in.Variations[i].SKU = asNamedIfGiven(in.Variations[i].SKU)
	}
	in.Validate(&v)
	if len(in.Variations) > maxVariations {
		return nil, v.Err()
	}
	known, err := LoadExisting(ctx, tx, []ProductInput{in}, nil)
	if err != nil {
		return nil, err
	}
	var before *db.Product
	if in.ID != nil {
		if before, err = known.open(*in.ID, in.Version); err != nil {
			return nil, err
		}
	}
	planner := ProductPlanner{Fields: &v, Existing: known, StoreID: tx.Actor.StoreID}
	plan := planner.Plan(before, in)
	if err := v.ErrWithSharedCode(); err != nil {
		return nil, err
	}
	return plan, WriteProducts(ctx, tx, []*ProductPlan{plan})
}

// Validate reports every field that is wrong, whatever is in the store.
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

// Validate reports every field that is wrong, whatever is in the store.
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
