package reports

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/product"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// ProductSales are the sales of one product.
type ProductSales struct {
	ProductID uuid.UUID
	Name      string
	Orders    int // orders with an item of the product
	Units     int
	Gross     money.Amount // of the items of the product only
	Refunded  money.Amount
	Net       money.Amount
}

// TierSales are the sales at the prices of one tier.
type TierSales struct {
	TierID   *uuid.UUID // nil: the base price
	Name     *string
	Orders   int // orders with an item at a price of the tier
	Units    int
	Gross    money.Amount
	Refunded money.Amount
	Net      money.Amount
}

// TopProducts returns the products with the highest sales after refunds, in descending order. Error: problem.CodeInvalidInput.
func (d *Dashboard) TopProducts(ctx context.Context, top int) ([]ProductSales, error) {
	if err := checkTop(top); err != nil {
		return nil, err
	}
	ranking, err := d.ranking(ctx, rankingQuery{Dimension: salesrollup.DimensionPRODUCT, Limit: top})
	if err != nil {
		return nil, err
	}
	rows, err := d.reports.database.Client.Product.Query().
		Where(product.IDIn(rankedIDs(ranking)...)).
		Select(product.FieldID, product.FieldName).
		All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(p *db.Product) (uuid.UUID, string) { return p.ID, p.Name })
	list := make([]ProductSales, len(ranking))
	for i, s := range ranking {
		list[i] = productSales(s, names[s.ID])
	}
	return list, nil
}

// ProductSales returns the sales of one product: zeros if none of it was sold, nil if the store has no such product.
func (d *Dashboard) ProductSales(ctx context.Context, productID uuid.UUID) (*ProductSales, error) {
	found, err := d.reports.database.Client.Product.Query().
		Where(product.ID(productID)).
		Select(product.FieldID, product.FieldName).
		First(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	ranking, err := d.ranking(ctx, rankingQuery{Dimension: salesrollup.DimensionPRODUCT, Only: &productID, Limit: 1})
	if err != nil {
		return nil, err
	}
	row := RankingRow{ID: productID}
	if len(ranking) > 0 {
		row = ranking[0]
	}
	return new(productSales(row, found.Name)), nil
}

func productSales(row RankingRow, name string) ProductSales {
	return ProductSales{row.ID, name, row.Orders, row.Units, row.Amount, row.Refunded, row.Amount - row.Refunded}
}

// ByTier returns the sales at the prices of each tier, and at the base price, of at most maxRanking tiers.
func (d *Dashboard) ByTier(ctx context.Context) ([]TierSales, error) {
	ranking, err := d.ranking(ctx, rankingQuery{Dimension: salesrollup.DimensionTIER, Limit: maxRanking})
	if err != nil {
		return nil, err
	}
	rows, err := d.reports.database.Client.PriceTier.Query().Where(pricetier.IDIn(rankedIDs(ranking)...)).All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(t *db.PriceTier) (uuid.UUID, string) { return t.ID, t.Name })
	if err := d.nameDeletedTiers(ctx, ranking, names); err != nil {
		return nil, err
	}
	list := make([]TierSales, len(ranking))
	for i, s := range ranking {
		list[i] = TierSales{nil, nil, s.Orders, s.Units, s.Amount, s.Refunded, s.Amount - s.Refunded}
		if s.ID != uuid.Nil {
			list[i].TierID, list[i].Name = new(s.ID), new(names[s.ID])
		}
	}
	return list, nil
}

// nameDeletedTiers adds the names of deleted tiers. It takes each name from the last item that was sold at a price of the tier in the
// dashboard's range.
func (d *Dashboard) nameDeletedTiers(ctx context.Context, ranking []RankingRow, names map[uuid.UUID]string) error {
	for _, id := range rankedIDs(ranking) {
		if _, known := names[id]; known || id == uuid.Nil {
			continue
		}
		item, err := d.reports.database.Client.OrderItem.Query().
			Where(orderitem.AppliedTierID(id), orderitem.OrderedAtGTE(d.From), orderitem.OrderedAtLT(d.To)).
			Order(db.Desc(orderitem.FieldOrderedAt, orderitem.FieldID)).
			Select(orderitem.FieldAppliedTierName).
			First(ctx)
		if db.IsNotFound(err) {
			continue
		}
		if err != nil {
			return fmt.Errorf("reports: name a deleted tier: %w", err)
		}
		names[id] = *item.AppliedTierName
	}
	return nil
}

// ranking runs the query for the dashboard's range, and returns the rows with the highest sales. It sets the query's ranges, partials and
// changes.
func (d *Dashboard) ranking(ctx context.Context, query rankingQuery) (ranking []RankingRow, err error) {
	aligned := alignRange(d.From, d.To, grainsOf[query.Dimension])
	query.Ranges, query.Partials = aligned.ranges, aligned.partials
	err = d.snapshot(ctx, "rank", func(s statements) error {
		if err := s.PreferIndexes(ctx); err != nil {
			return err
		}
		if query.Changes, err = unrolledRows(ctx, s, query.Dimension, aligned); err != nil {
			return err
		}
		ranking, err = s.ranking(ctx, query)
		return err
	})
	return ranking, err
}

// unrolledRows returns the changes by unrolled orders to the sales in the whole buckets, for each id of a dimension. They must be added to
// the rollups, and can be negative.
func unrolledRows(ctx context.Context, s statements, dimension salesrollup.Dimension, aligned alignedRange) ([]RankingRow, error) {
	if len(aligned.ranges) == 0 {
		return nil, nil
	}
	delta := RollupDelta{}
	err := s.unrolledSales(ctx, aligned.from, aligned.to, func(now Sale, before *Sale) {
		delta.Add(now)
		if before != nil {
			delta.subtract(*before)
		}
	})
	var changes []RankingRow
	for key, sums := range delta {
		if key.Dimension == dimension && key.Grain == salesrollup.GrainMONTH {
			changes = append(changes, RankingRow{
				ID: key.DimensionID, Orders: int(sums.Orders), Units: int(sums.Units), Amount: sums.Amount, Refunded: sums.Refunded,
			})
		}
	}
	return changes, err
}

func rankedIDs(ranking []RankingRow) []uuid.UUID {
	return ids.Of(ranking, func(r RankingRow) uuid.UUID { return r.ID })
}

func namesBy[T any](rows []T, name func(T) (uuid.UUID, string)) map[uuid.UUID]string {
	names := make(map[uuid.UUID]string, len(rows))
	for _, row := range rows {
		id, text := name(row)
		names[id] = text
	}
	return names
}
