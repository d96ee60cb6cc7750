package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// columnTier is a column of a CSV of prices. The others are in package catalogue.
const columnTier = "tier"

var priceColumns = []string{catalogue.ColumnSKU, columnTier, catalogue.ColumnPrice}

// priceLine is one line of a CSV of prices.
type priceLine struct {
	line      int
	sku, tier string
	price     money.Amount
}

// ImportPrices sets tier prices from a CSV with the columns sku, tier (the name of the tier) and price. Every line must have a value in
// all three. Other prices do not change; to remove a price, use SetTierPrices.
// Errors: as importSheet.
func (ops *Operations) ImportPrices(ctx context.Context, in ImportInput) (*ImportResult, error) {
	s, err := readSheet(in.CSV, priceColumns, priceColumns...)
	if err != nil {
		return nil, err
	}
	lines := readPriceLines(s)
	return ops.importSheet(ctx, in, s, importPricesOperation, func(ctx context.Context, tx *operation.Tx, p *importPlan) (func() error, error) {
		prices, keys, err := resolvePrices(ctx, tx, p, lines)
		if err != nil {
			return nil, err
		}
		lock := in.ExpectedDigest != nil
		before, err := catalogue.TierPrices(ctx, tx, prices, lock)
		if err != nil {
			return nil, err
		}
		for i, price := range prices {
			p.result.add(priceChange(keys[i], price, before[catalogue.PriceKey{VariationID: price.VariationID, TierID: price.TierID}]))
		}
		return func() error {
			if _, _, err := catalogue.ApplyPrices(ctx, tx, prices, before); err != nil {
				return err
			}
			after, err := catalogue.TierPrices(ctx, tx, prices, false)
			if err != nil {
				return err
			}
			return catalogue.AuditPrices(ctx, tx, before, after)
		}, nil
	})
}

func readPriceLines(s *sheet) []priceLine {
	lines := make([]priceLine, 0, len(s.rows))
	for _, row := range s.rows {
		line := priceLine{line: row.line, sku: s.required(row, catalogue.ColumnSKU), tier: s.required(row, columnTier)}
		s.required(row, catalogue.ColumnPrice)
		if price := s.amount(row, catalogue.ColumnPrice); price != nil {
			line.price = *price
			s.Fields.Amount(pointerTo(row.line, catalogue.ColumnPrice), line.price, money.Max)
		}
		lines = append(lines, line)
	}
	return lines
}

// resolvePrices returns the prices of the lines with the ids of their variations and tiers, and reports variations and tiers that do
// not exist. keys[i] is the line of prices[i].
func resolvePrices(ctx context.Context, tx *operation.Tx, p *importPlan, lines []priceLine) (prices []catalogue.TierPriceLine, keys []priceLine, err error) {
	skus := make([]string, len(lines))
	for i, line := range lines {
		skus[i] = line.sku
	}
	variations, err := catalogue.VariationsBySKU(ctx, tx, skus)
	if err != nil {
		return nil, nil, err
	}
	tiers, err := tiersByName(ctx, tx)
	if err != nil {
		return nil, nil, err
	}
	seen := map[catalogue.PriceKey]int{}
	for _, line := range lines {
		v, tier := variations[line.sku], tiers[line.tier]
		if v == nil && line.sku != "" {
			p.Add(pointerTo(line.line, catalogue.ColumnSKU), problem.VariationNotFound, "is no variation")
		}
		if tier == uuid.Nil && line.tier != "" {
			p.Add(pointerTo(line.line, columnTier), problem.NotFound, "is no price tier")
		}
		if v == nil || tier == uuid.Nil {
			continue
		}
		key := catalogue.PriceKey{VariationID: v.ID, TierID: tier}
		if first := seen[key]; first != 0 {
			p.Add(pointerTo(line.line, ""), problem.Duplicate, "is of the same variation and tier as line %d", first)
			continue
		}
		seen[key] = line.line
		prices = append(prices, catalogue.TierPriceLine{VariationID: v.ID, TierID: tier, Price: &line.price})
		keys = append(keys, line)
	}
	return prices, keys, nil
}

func priceChange(line priceLine, price catalogue.TierPriceLine, before *db.TierPrice) ImportChange {
	c := ImportChange{Line: line.line, Action: ImportUpdate, Subject: ImportPrice, Key: line.sku + " " + line.tier}
	if before == nil {
		c.Action = ImportCreate
		c.sets(catalogue.ColumnPrice, price.Price.String())
		return c
	}
	c.differs(catalogue.ColumnPrice, before.Price.String(), price.Price.String())
	return c
}

// tiersByName returns the ids of the store's price tiers by name.
func tiersByName(ctx context.Context, tx *operation.Tx) (map[string]uuid.UUID, error) {
	rows, err := tx.PriceTier.Query().All(ctx)
	if err != nil {
		return nil, fmt.Errorf("transfer: read price tiers: %w", err)
	}
	ids := make(map[string]uuid.UUID, len(rows))
	for _, row := range rows {
		ids[row.Name] = row.ID
	}
	return ids, nil
}
