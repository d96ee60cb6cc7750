package graph

import (
	"bytes"
	"context"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/ent/db/tierprice"
	"kiosk/ent/db/variation"
)

// oldestFirst puts the rows of an edge in order: the data layer loads plain lists in none. It goes by the ids, which
// begin with the time of creation, because nothing else is read for certain.
func oldestFirst[T *db.Variation | *db.Category | *db.TierPrice](rows []T, err error) ([]T, error) {
	return slices.SortedFunc(slices.Values(rows), func(a, b T) int {
		left, right := idOf(a), idOf(b)
		return bytes.Compare(left[:], right[:])
	}), err
}

func idOf(row any) uuid.UUID {
	switch row := row.(type) {
	case *db.Variation:
		return row.ID
	case *db.Category:
		return row.ID
	case *db.TierPrice:
		return row.ID
	}
	return uuid.Nil
}

// lookUp is a query for one row that can read what the caller selects.
type lookUp[T, Q any] interface {
	CollectFields(ctx context.Context, satisfies ...string) (Q, error)
	Only(ctx context.Context) (*T, error)
}

// now answers an operation with what it changed as it stands now, read with what the caller selects: one statement for
// each edge, however many rows are behind it.
func now[T any, Q lookUp[T, Q]](ctx context.Context, again func(*T) Q) func(*T, error) (*T, error) {
	return func(changed *T, err error) (*T, error) {
		if err != nil {
			return nil, err
		}
		return one[T, Q](ctx, again(changed))
	}
}

func (r *Resolver) productNow(ctx context.Context) func(*db.Product, error) (*db.Product, error) {
	return now(ctx, func(p *db.Product) *db.ProductQuery { return r.data.Product.Query().Where(product.ID(p.ID)) })
}

func (r *Resolver) variationNow(ctx context.Context) func(*db.Variation, error) (*db.Variation, error) {
	return now(ctx, func(v *db.Variation) *db.VariationQuery { return r.data.Variation.Query().Where(variation.ID(v.ID)) })
}

func (r *Resolver) categoryNow(ctx context.Context) func(*db.Category, error) (*db.Category, error) {
	return now(ctx, func(c *db.Category) *db.CategoryQuery { return r.data.Category.Query().Where(category.ID(c.ID)) })
}

func (r *Resolver) priceNow(ctx context.Context) func(*db.TierPrice, error) (*db.TierPrice, error) {
	return now(ctx, func(p *db.TierPrice) *db.TierPriceQuery { return r.data.TierPrice.Query().Where(tierprice.ID(p.ID)) })
}

// pricesNow reads the prices that were set with what the caller selects, in the order in which they were given.
func (r *Resolver) pricesNow(ctx context.Context, set []*db.TierPrice) ([]*db.TierPrice, error) {
	place := make(map[uuid.UUID]int, len(set))
	ids := make([]uuid.UUID, len(set))
	for i, price := range set {
		place[price.ID], ids[i] = i, price.ID
	}
	query, err := r.data.TierPrice.Query().Where(tierprice.IDIn(ids...)).CollectFields(ctx)
	if err != nil {
		return nil, err
	}
	prices, err := query.All(ctx)
	slices.SortFunc(prices, func(a, b *db.TierPrice) int { return place[a.ID] - place[b.ID] })
	return prices, err
}

// outcome leaves out whether an operation answered what an earlier call with the same key did.
func outcome[T any](result T, _ bool, err error) (T, error) { return result, err }
