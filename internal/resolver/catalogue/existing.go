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

// Existing holds the rows of the store to which product inputs refer, by id, slug or SKU.
type Existing struct {
	products       map[uuid.UUID]*db.Product // with their categories
	BySlug         map[string]*db.Product
	variations     map[uuid.UUID]*db.Variation // with their products
	BySKU          map[string]*db.Variation
	categories     map[uuid.UUID]*db.Category
	CategoryBySlug map[string]*db.Category
	tiers          map[uuid.UUID]bool
}

// LoadExisting reads the rows to which the inputs refer, and the categories with the slugs.
func LoadExisting(ctx context.Context, tx *operation.Tx, inputs []ProductInput, categorySlugs []string) (*Existing, error) {
	var products, variations, categories, tiers []uuid.UUID
	var slugs, skus []string
	for _, in := range inputs {
		products, slugs = appendIfSet(products, in.ID), appendIfSet(slugs, in.Slug)
		categories = append(categories, in.CategoryIDs...)
		for _, v := range in.Variations {
			variations, skus = appendIfSet(variations, v.ID), appendIfSet(skus, v.SKU)
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
		for _, c := range found.Edges.Categories {
			e.addCategory(c)
		}
	}
	err := queryInChunks(ids.Distinct(byID), add, func(chunk []uuid.UUID) ([]*db.Product, error) {
		return tx.Product.Query().Where(product.IDIn(chunk...)).WithCategories().All(ctx)
	})
	if err != nil {
		return err
	}
	return queryInChunks(unique(bySlug), add, func(chunk []string) ([]*db.Product, error) {
		return tx.Product.Query().Where(product.SlugIn(chunk...)).WithCategories().All(ctx)
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
	return queryInChunks(ids.Distinct(byID), add, func(chunk []uuid.UUID) ([]*db.Variation, error) {
		return tx.Variation.Query().Where(variation.IDIn(chunk...)).WithProduct().All(ctx)
	})
}

// VariationsBySKU reads variations, with their products, by SKU.
func VariationsBySKU(ctx context.Context, tx *operation.Tx, skus []string) (map[string]*db.Variation, error) {
	found := make(map[string]*db.Variation, len(skus))
	return found, queryInChunks(unique(skus), func(v *db.Variation) { found[v.Sku] = v }, func(chunk []string) ([]*db.Variation, error) {
		return tx.Variation.Query().Where(variation.SkuIn(chunk...)).WithProduct().All(ctx)
	})
}

func (e *Existing) addCategory(found *db.Category) {
	e.categories[found.ID], e.CategoryBySlug[found.Slug] = found, found
}

func (e *Existing) loadCategories(ctx context.Context, tx *operation.Tx, byID []uuid.UUID, bySlug []string) error {
	err := queryInChunks(ids.Distinct(byID), e.addCategory, func(chunk []uuid.UUID) ([]*db.Category, error) {
		return tx.Category.Query().Where(category.IDIn(chunk...)).All(ctx)
	})
	if err != nil {
		return err
	}
	return queryInChunks(unique(bySlug), e.addCategory, func(chunk []string) ([]*db.Category, error) {
		return tx.Category.Query().Where(category.SlugIn(chunk...)).All(ctx)
	})
}

func (e *Existing) loadTiers(ctx context.Context, tx *operation.Tx, byID []uuid.UUID) error {
	return queryInChunks(ids.Distinct(byID), func(id uuid.UUID) { e.tiers[id] = true }, func(chunk []uuid.UUID) ([]uuid.UUID, error) {
		return tx.PriceTier.Query().Where(pricetier.IDIn(chunk...)).IDs(ctx)
	})
}

func appendIfSet[T any](list []T, value *T) []T {
	if value == nil {
		return list
	}
	return append(list, *value)
}

// queryInChunks runs a query for the values, at most database.MaxIn of them in one statement, and passes each row to add.
func queryInChunks[V, R any](values []V, add func(R), query func(chunk []V) ([]R, error)) error {
	for chunk := range slices.Chunk(values, database.MaxIn) {
		rows, err := query(chunk)
		if err != nil {
			return err
		}
		for _, row := range rows {
			add(row)
		}
	}
	return nil
}

// unique returns the strings sorted, each once.
func unique(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// editable returns a product that is not ARCHIVED and that has the version, unless that is nil.
// Errors: CodeProductNotFound, CodeProductState, CodeStale.
func (e *Existing) editable(id uuid.UUID, version *int) (*db.Product, error) {
	found := e.products[id]
	if found == nil {
		return nil, productNotFound()
	}
	if err := checkNotArchived(found); err != nil {
		return nil, err
	}
	if version != nil && *version != found.Version {
		return nil, operation.Stale("product")
	}
	return found, nil
}

// checkVersions fails if one of the variations has another version than the input's. The versions are those of the rows that the plan
// is based on, so a change between two reads is noticed. Error: CodeStale.
func (e *Existing) checkVersions(inputs []VariationInput) error {
	for _, in := range inputs {
		if in.ID == nil || in.Version == nil {
			continue
		}
		if found := e.variations[*in.ID]; found != nil && found.Version != *in.Version {
			return operation.Stale("variation")
		}
	}
	return nil
}
