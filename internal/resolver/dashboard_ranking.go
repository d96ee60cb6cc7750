package resolver

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/product"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// ProductSales are the sales of one product.
type ProductSales struct {
	ProductID uuid.UUID
	Name      string
	Orders    int // that have the product
	Units     int
	Gross     money.Amount // of its items alone
	Refunded  money.Amount
	Net       money.Amount
}

// TierSales are the sales at the prices of one tier.
type TierSales struct {
	TierID   *uuid.UUID // nil: the base price
	Name     *string
	Orders   int // that have an item at such a price
	Units    int
	Gross    money.Amount
	Refunded money.Amount
	Net      money.Amount
}

// TopProducts returns the products that brought in most after refunds.
func (d *Dashboard) TopProducts(ctx context.Context, top int) ([]ProductSales, error) {
	if err := checkTop(top); err != nil {
		return nil, err
	}
	shares, err := d.shares(ctx, salesrollup.DimensionPRODUCT, itemGrains, top)
	if err != nil {
		return nil, err
	}
	rows, err := d.resolver.database.Client.Product.Query().
		Where(product.IDIn(sharers(shares)...)).
		Select(product.FieldID, product.FieldName).
		All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(p *db.Product) (uuid.UUID, string) { return p.ID, p.Name })
	list := make([]ProductSales, len(shares))
	for i, s := range shares {
		list[i] = ProductSales{s.ID, names[s.ID], s.Orders, s.Units, s.Amount, s.Refunded, s.Amount - s.Refunded}
	}
	return list, nil
}

// ByTier returns the sales by the tier whose price was taken, and at the base price.
func (d *Dashboard) ByTier(ctx context.Context) ([]TierSales, error) {
	shares, err := d.shares(ctx, salesrollup.DimensionTIER, itemGrains, maxRanking)
	if err != nil {
		return nil, err
	}
	rows, err := d.resolver.database.Client.PriceTier.Query().Where(pricetier.IDIn(sharers(shares)...)).All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(t *db.PriceTier) (uuid.UUID, string) { return t.ID, t.Name })
	list := make([]TierSales, len(shares))
	for i, s := range shares {
		list[i] = TierSales{nil, nil, s.Orders, s.Units, s.Amount, s.Refunded, s.Amount - s.Refunded}
		if s.ID != uuid.Nil {
			list[i].TierID, list[i].Name = new(s.ID), new(names[s.ID])
		}
	}
	return list, nil
}

// shares returns what sold most in the dashboard's range.
func (d *Dashboard) shares(ctx context.Context, dimension salesrollup.Dimension, grains []salesrollup.Grain, top int) (shares []database.Share, err error) {
	covered := roundOff(d.From, d.To, grains)
	err = d.snapshot(ctx, "rank", func(sql database.Statements) error {
		if err := sql.PreferIndexes(ctx); err != nil {
			return err
		}
		changes, err := unrolled(ctx, sql, dimension, covered)
		if err != nil {
			return err
		}
		shares, err = sql.Shares(ctx, database.SharesQuery{
			Dimension: dimension, Spans: covered.spans, Strips: covered.strips, Changes: changes, Limit: top,
		})
		return err
	})
	return shares, err
}

// unrolled returns what the rollups of a dimension lack in the whole buckets, which may be less than nothing.
func unrolled(ctx context.Context, sql database.Statements, dimension salesrollup.Dimension, covered whole) ([]database.Share, error) {
	if len(covered.spans) == 0 {
		return nil, nil
	}
	tally := database.Tally{}
	err := sql.UnrolledSales(ctx, covered.from, covered.to, func(now database.Sale, counted *database.Sale) {
		tally.Add(now)
		if counted != nil {
			tally.Subtract(*counted)
		}
	})
	var changes []database.Share
	for key, sums := range tally {
		if key.Dimension == dimension && key.Grain == salesrollup.GrainMONTH {
			changes = append(changes, database.Share{
				ID: key.DimensionID, Orders: int(sums.Orders), Units: int(sums.Units), Amount: sums.Amount, Refunded: sums.Refunded,
			})
		}
	}
	return changes, err
}

func sharers(shares []database.Share) []uuid.UUID {
	ids := make([]uuid.UUID, len(shares))
	for i, s := range shares {
		ids[i] = s.ID
	}
	return ids
}

func namesBy[T any](rows []T, name func(T) (uuid.UUID, string)) map[uuid.UUID]string {
	names := make(map[uuid.UUID]string, len(rows))
	for _, row := range rows {
		id, text := name(row)
		names[id] = text
	}
	return names
}
