package graph

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/ent/db/tierprice"
	"kiosk/ent/db/variation"
)

func (r *Resolver) productNow(ctx context.Context) func(*db.Product, error) (*db.Product, error) {
	return reread(ctx, func(p *db.Product) *db.ProductQuery { return r.data.Product.Query().Where(product.ID(p.ID)) })
}

func (r *Resolver) variationNow(ctx context.Context) func(*db.Variation, error) (*db.Variation, error) {
	return reread(ctx, func(v *db.Variation) *db.VariationQuery { return r.data.Variation.Query().Where(variation.ID(v.ID)) })
}

func (r *Resolver) categoryNow(ctx context.Context) func(*db.Category, error) (*db.Category, error) {
	return reread(ctx, func(c *db.Category) *db.CategoryQuery { return r.data.Category.Query().Where(category.ID(c.ID)) })
}

func (r *Resolver) priceNow(ctx context.Context) func(*db.TierPrice, error) (*db.TierPrice, error) {
	return reread(ctx, func(p *db.TierPrice) *db.TierPriceQuery { return r.data.TierPrice.Query().Where(tierprice.ID(p.ID)) })
}

// pricesNow reads changed prices again, in the same order, with the fields that the operation selects.
func (r *Resolver) pricesNow(ctx context.Context, changed []*db.TierPrice) ([]*db.TierPrice, error) {
	index := make(map[uuid.UUID]int, len(changed))
	ids := make([]uuid.UUID, len(changed))
	for i, price := range changed {
		index[price.ID], ids[i] = i, price.ID
	}
	prices, err := byIDs(ctx, ids, r.data.TierPrice.Query().Where(tierprice.IDIn(ids...)))
	slices.SortFunc(prices, func(a, b *db.TierPrice) int { return index[a.ID] - index[b.ID] })
	return prices, err
}
