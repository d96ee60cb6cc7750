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

func (r *Resolver) rereadProduct(ctx context.Context, changed *db.Product, err error) (*db.Product, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Product.Query().Where(product.ID(changed.ID)))
}

func (r *Resolver) rereadVariation(ctx context.Context, changed *db.Variation, err error) (*db.Variation, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Variation.Query().Where(variation.ID(changed.ID)))
}

func (r *Resolver) rereadCategory(ctx context.Context, changed *db.Category, err error) (*db.Category, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Category.Query().Where(category.ID(changed.ID)))
}

// rereadPrices reads changed prices again, in the same order, with the fields that the operation selects.
func (r *Resolver) rereadPrices(ctx context.Context, changed []*db.TierPrice) ([]*db.TierPrice, error) {
	index := make(map[uuid.UUID]int, len(changed))
	ids := make([]uuid.UUID, len(changed))
	for i, price := range changed {
		index[price.ID], ids[i] = i, price.ID
	}
	prices, err := byIDs(ctx, ids, r.data.TierPrice.Query().Where(tierprice.IDIn(ids...)))
	slices.SortFunc(prices, func(a, b *db.TierPrice) int { return index[a.ID] - index[b.ID] })
	return prices, err
}
