package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// NewVariation describes a variation to create.
type NewVariation struct {
	SKU               string
	Price             money.Amount
	DependsOnStock    bool
	DurationDays      int // 0: never expires
	StockQuantity     int // 0 for DIGITAL, whose stock are licenses
	LowStockThreshold *int
	TierPrices        []NewTierPrice
}

// NewTierPrice is what a variation costs the customers of a tier.
type NewTierPrice struct {
	TierID uuid.UUID
	Price  money.Amount
}

const (
	maxDurationDays = 36_500
	maxStock        = 1_000_000_000
	maxTierPrices   = 100 // that a variation is created with
)

func (in NewVariation) validate(v *validation, pointer string, kind product.Kind) {
	v.name(pointer+"/sku", in.SKU, 100)
	v.amount(pointer+"/price", in.Price, money.Max)
	v.upTo(pointer+"/durationDays", in.DurationDays, maxDurationDays)
	v.upTo(pointer+"/stockQuantity", in.StockQuantity, maxStock)
	if in.StockQuantity > 0 && kind == product.KindDIGITAL {
		v.add(pointer+"/stockQuantity", FieldInvalid, "is the number of licenses; upload those")
	}
	if in.LowStockThreshold != nil {
		v.upTo(pointer+"/lowStockThreshold", *in.LowStockThreshold, maxStock)
	}
	if len(in.TierPrices) > maxTierPrices {
		v.add(pointer+"/tierPrices", FieldTooMany, "must be at most %d", maxTierPrices)
		return
	}
	seen := map[uuid.UUID]bool{}
	for i, price := range in.TierPrices {
		line := fmt.Sprintf("%s/tierPrices/%d", pointer, i)
		v.amount(line+"/price", price.Price, money.Max)
		if seen[price.TierID] {
			v.add(line+"/tierId", FieldDuplicate, "has a price already")
		}
		seen[price.TierID] = true
	}
}

// upTo checks a count.
func (v *validation) upTo(pointer string, value, limit int) {
	if value < 0 || value > limit {
		v.add(pointer, FieldInvalid, "must be 0 to %d", limit)
	}
}

// createVariation adds a variation with its tier prices, which are among its edges.
// Errors: CodeAlreadyExists, CodeNotFound (product or tier).
func (tx *Tx) createVariation(ctx context.Context, productID uuid.UUID, in NewVariation) (*db.Variation, error) {
	id := ids.New()
	created, err := tx.Variation.Create().
		SetID(id).
		SetCreatedAt(tx.now).
		SetUpdatedAt(tx.now).
		SetProductID(productID).
		SetSku(in.SKU).
		SetPrice(in.Price).
		SetDependsOnStock(in.DependsOnStock).
		SetDurationDays(in.DurationDays).
		SetStockQuantity(in.StockQuantity).
		SetNillableLowStockThreshold(in.LowStockThreshold).
		Save(ctx)
	if err := creation(err, "variation", "sku", in.SKU); err != nil {
		return nil, err
	}
	for _, price := range in.TierPrices {
		row, err := tx.TierPrice.Create().
			SetCreatedAt(tx.now).
			SetUpdatedAt(tx.now).
			SetTierID(price.TierID).
			SetVariationID(id).
			SetPrice(price.Price).
			Save(ctx)
		if err := creation(err, "price tier", "id", price.TierID.String()); err != nil {
			return nil, err
		}
		created.Edges.TierPrices = append(created.Edges.TierPrices, row)
	}
	return created, nil
}

// AddVariationInput adds a variation to a product.
type AddVariationInput struct {
	ProductID uuid.UUID
	NewVariation
}

// AddVariation adds a variation to a product, for sale at once if the product is.
// Errors: CodeInvalidInput, CodeProductNotFound, CodeProductState (ARCHIVED), CodeAlreadyExists (SKU),
// CodeNotFound (tier).
func (r *Resolver) AddVariation(ctx context.Context, in AddVariationInput) (*db.Variation, error) {
	var added *db.Variation
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		owner, err := tx.openProduct(ctx, in.ProductID)
		if err != nil {
			return err
		}
		var v validation
		in.validate(&v, "", owner.Kind)
		if err := v.err(); err != nil {
			return err
		}
		created, err := tx.createVariation(ctx, owner.ID, in.NewVariation)
		if err != nil {
			return err
		}
		err = tx.audit(ctx, change{action: "variation.create", subject: "Variation", id: created.ID, after: created})
		added = created.Unwrap()
		added.Edges = db.VariationEdges{}
		return err
	})
	return added, err
}

// openProduct reads a product that may still be changed. Errors: CodeProductNotFound, CodeProductState.
func (tx *Tx) openProduct(ctx context.Context, id uuid.UUID) (*db.Product, error) {
	found, err := tx.Product.Query().Where(product.ID(id)).Only(ctx)
	if db.IsNotFound(err) {
		return nil, productNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read product: %w", err)
	}
	return found, checkOpen(found)
}

func checkOpen(p *db.Product) error {
	if p.Status == product.StatusARCHIVED {
		return refuse(CodeProductState, "The product %s is ARCHIVED, which is final.", p.Slug)
	}
	return nil
}

// UpdateVariationInput changes a variation. Nil fields stay.
type UpdateVariationInput struct {
	ID                     uuid.UUID
	Version                int // that the change is based on
	SKU                    *string
	Price                  *money.Amount
	DependsOnStock         *bool
	DurationDays           *int
	LowStockThreshold      *int
	ClearLowStockThreshold bool // back to the store's default
}

// Validate reports every invalid field.
func (in UpdateVariationInput) Validate() error {
	var v validation
	if in.SKU != nil {
		v.name("/sku", *in.SKU, 100)
	}
	if in.Price != nil {
		v.amount("/price", *in.Price, money.Max)
	}
	if in.DurationDays != nil {
		v.upTo("/durationDays", *in.DurationDays, maxDurationDays)
	}
	if in.LowStockThreshold != nil {
		v.upTo("/lowStockThreshold", *in.LowStockThreshold, maxStock)
	}
	v.clears("/clearLowStockThreshold", in.ClearLowStockThreshold, in.LowStockThreshold != nil)
	return v.err()
}

// UpdateVariation changes a variation, for quotes and orders from then on; what was sold keeps its SKU, price and
// duration. Errors: CodeInvalidInput, CodeVariationNotFound, CodeProductState (ARCHIVED), CodeStale,
// CodeAlreadyExists (SKU).
func (r *Resolver) UpdateVariation(ctx context.Context, in UpdateVariationInput) (*db.Variation, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return r.editVariation(ctx, in.ID, in.Version, "variation.update", func(update *db.VariationUpdateOne) {
		if in.SKU != nil {
			update.SetSku(*in.SKU)
		}
		update.SetNillablePrice(in.Price).
			SetNillableDependsOnStock(in.DependsOnStock).
			SetNillableDurationDays(in.DurationDays).
			SetNillableLowStockThreshold(in.LowStockThreshold)
		if in.ClearLowStockThreshold {
			update.ClearLowStockThreshold()
		}
	})
}

// SetVariationStatusInput archives a variation, or restores it.
type SetVariationStatusInput struct {
	ID      uuid.UUID
	Version int // that the change is based on
	Status  variation.Status
}

// SetVariationStatus takes a variation off the shelf (ARCHIVED), or puts it back (ACTIVE). Orders that wait for its
// licenses still get them. Errors: CodeVariationNotFound, CodeProductState (ARCHIVED), CodeStale.
func (r *Resolver) SetVariationStatus(ctx context.Context, in SetVariationStatusInput) (*db.Variation, error) {
	action := "variation.restore"
	if in.Status == variation.StatusARCHIVED {
		action = "variation.archive"
	}
	return r.editVariation(ctx, in.ID, in.Version, action, func(update *db.VariationUpdateOne) { update.SetStatus(in.Status) })
}

// editVariation carries out an edit of a variation and notes it. The stock counters are left alone.
// Errors: CodeVariationNotFound, CodeProductState, CodeStale, CodeAlreadyExists (SKU).
func (r *Resolver) editVariation(ctx context.Context, id uuid.UUID, version int, action string, edit func(*db.VariationUpdateOne)) (*db.Variation, error) {
	var edited *db.Variation
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := tx.variation(ctx, id)
		if err != nil {
			return err
		}
		if err := checkOpen(before.Edges.Product); err != nil {
			return err
		}
		before.Edges = db.VariationEdges{}
		update := tx.Variation.UpdateOneID(id).Where(variation.Version(version)).SetUpdatedAt(tx.now).AddVersion(1)
		edit(update)
		after, err := update.Save(ctx)
		switch {
		case db.IsNotFound(err):
			return stale("variation")
		case database.IsUniqueViolation(err):
			sku, _ := update.Mutation().Sku()
			return refuse(CodeAlreadyExists, "There is a variation with the sku %q already.", sku)
		case err != nil:
			return fmt.Errorf("resolver: update variation: %w", err)
		}
		edited = after.Unwrap()
		return tx.audit(ctx, change{action: action, subject: "Variation", id: id, before: before, after: edited})
	})
	return edited, err
}

// variation reads a variation with its product. Error: CodeVariationNotFound.
func (tx *Tx) variation(ctx context.Context, id uuid.UUID) (*db.Variation, error) {
	found, err := tx.Variation.Query().Where(variation.ID(id)).WithProduct().Only(ctx)
	if db.IsNotFound(err) {
		return nil, refuse(CodeVariationNotFound, "There is no such variation.")
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read variation: %w", err)
	}
	return found, nil
}
