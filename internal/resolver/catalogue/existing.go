package catalogue

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
)

// Existing holds the rows of the store that the inputs of products name, by id, slug or SKU.
type Existing struct {
	products       map[uuid.UUID]*db.Product // with their categories
	BySlug         map[string]*db.Product
	variations     map[uuid.UUID]*db.Variation // with their products
	BySKU          map[string]*db.Variation
	categories     map[uuid.UUID]*db.Category
	CategoryBySlug map[string]*db.Category
	tiers          map[uuid.UUID]bool
}

// LoadExisting reads the rows that the inputs name, and the categories with the slugs.
func LoadExisting(ctx context.Context, tx *operation.Tx, inputs []ProductInput, categorySlugs []string) (*Existing, error) {
	var products, variations, categories, tiers []uuid.UUID
	var slugs, skus []string
	for _, in := range inputs {
		products, slugs = appendGiven(products, in.ID), appendGiven(slugs, in.Slug)
		categories = append(categories, in.CategoryIDs...)
		for _, v := range in.Variations {
			variations, skus = appendGiven(variations, v.ID), appendGiven(skus, v.SKU)
			for _, price := range v.TierPrices {
				tiers = append(tiers, price.TierID)
			}
		}
	}
	e := &Existing{
		products: map[uuid.UUID]*db.Product{}, BySlug: map[string]*db.Product{},
		variations: map[uuid.UUID]*db.Variation{}, BySKU: map[string]*db.Variation{},
		categories: map[uuid.UUID]*db.Category{}, CategoryBySlug: map[string]*db.Category{}, tiers: map[uuid.UUID]bool{},
	}
	for _, load := range []func() error{
		func() error { return e.loadProducts(ctx, tx, products, slugs) },
		func() error { return e.loadVariations(ctx, tx, variations, skus) },
		func() error { return e.loadCategories(ctx, tx, categories, categorySlugs) },
		func() error { return e.loadTiers(ctx, tx, tiers) },
	} {
		if err := load(); err != nil {
			return nil, fmt.Errorf("catalogue: read the catalogue: %w", err)
		}
	}
	return e, nil
}

func (e *Existing) loadProducts(ctx context.Context, tx *operation.Tx, byID []uuid.UUID, bySlug []string) error {
	add := func(found *db.Product) {
		e.products[found.ID], e.BySlug[found.Slug] = found, found
		for _, own := range found.Edges.Categories {
			e.addCategory(own)
		}
	}
	err := eachIn(ids.Distinct(byID), add, func(some []uuid.UUID) ([]*db.Product, error) {
		return tx.Product.Query().Where(product.IDIn(some...)).WithCategories().All(ctx)
	})
	if err != nil {
		return err
	}
	return eachIn(unique(bySlug), add, func(some []string) ([]*db.Product, error) {
		return tx.Product.Query().Where(product.SlugIn(some...)).WithCategories().All(ctx)
	})
}

func (e *Existing) loadVariations(ctx context.Context, tx *operation.Tx, byID []uuid.UUID, bySKU []string) error {
	found, err := VariationsBySKU(ctx, tx, bySKU)
	if err != nil {
		return err
	}
	add := func(found *db.Variation) { e.variations[found.ID], e.BySKU[found.Sku] = found, found }
	for _, v := range found {
		add(v)
	}
	return eachIn(ids.Distinct(byID), add, func(some []uuid.UUID) ([]*db.Variation, error) {
		return tx.Variation.Query().Where(variation.IDIn(some...)).WithProduct().All(ctx)
	})
}

// VariationsBySKU reads variations, with their products, by SKU.
func VariationsBySKU(ctx context.Context, tx *operation.Tx, skus []string) (map[string]*db.Variation, error) {
	found := make(map[string]*db.Variation, len(skus))
	return found, eachIn(unique(skus), func(v *db.Variation) { found[v.Sku] = v }, func(some []string) ([]*db.Variation, error) {
		return tx.Variation.Query().Where(variation.SkuIn(some...)).WithProduct().All(ctx)
	})
}

func (e *Existing) addCategory(found *db.Category) {
	e.categories[found.ID], e.CategoryBySlug[found.Slug] = found, found
}

func (e *Existing) loadCategories(ctx context.Context, tx *operation.Tx, byID []uuid.UUID, bySlug []string) error {
	err := eachIn(ids.Distinct(byID), e.addCategory, func(some []uuid.UUID) ([]*db.Category, error) {
		return tx.Category.Query().Where(category.IDIn(some...)).All(ctx)
	})
	if err != nil {
		return err
	}
	return eachIn(unique(bySlug), e.addCategory, func(some []string) ([]*db.Category, error) {
		return tx.Category.Query().Where(category.SlugIn(some...)).All(ctx)
	})
}

func (e *Existing) loadTiers(ctx context.Context, tx *operation.Tx, byID []uuid.UUID) error {
	return eachIn(ids.Distinct(byID), func(id uuid.UUID) { e.tiers[id] = true }, func(some []uuid.UUID) ([]uuid.UUID, error) {
		return tx.PriceTier.Query().Where(pricetier.IDIn(some...)).IDs(ctx)
	})
}

func appendGiven[T any](list []T, value *T) []T {
	if value == nil {
		return list
	}
	return append(list, *value)
}

// eachIn runs a query for the values, as many at a time as one statement takes, and passes each row to add.
func eachIn[V, R any](values []V, add func(R), query func(some []V) ([]R, error)) error {
	for some := range slices.Chunk(values, database.MaxIn) {
		rows, err := query(some)
		if err != nil {
			return err
		}
		for _, row := range rows {
			add(row)
		}
	}
	return nil
}

// unique returns the strings in order, each once.
func unique(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// open returns a product that may still be changed. Errors: CodeProductNotFound, CodeProductState, CodeStale.
func (e *Existing) open(id uuid.UUID, version *int) (*db.Product, error) {
	found := e.products[id]
	if found == nil {
		return nil, productNotFound()
	}
	if err := checkOpen(found); err != nil {
		return nil, err
	}
	if version != nil && *version != found.Version {
		return nil, operation.Stale("product")
	}
	return found, nil
}
