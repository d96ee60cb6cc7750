package catalogue

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
)

// PricedVariation is a variation that can be bought, with the price that a tier has for it, if any.
type PricedVariation struct {
	ProductID            uuid.UUID
	ProductName          string
	Kind                 string
	PostSaleInstructions string
	VariationID          uuid.UUID
	SKU                  string
	BasePrice            money.Amount
	TierPrice            *money.Amount
	Stock                int
	DependsOnStock       bool
	DurationDays         int
	LowStockThreshold    *int
}

const offerColumns = `SELECT p.id, p.name, p.kind, p.post_sale_instructions, v.id, v.sku, v.price, t.price,
	v.stock_quantity, v.depends_on_stock, v.duration_days, v.low_stock_threshold, ` + customers.BuyerColumns

// offerTables take the condition of the customer and that of the variations.
const offerTables = `
	FROM variations v
	JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
	LEFT JOIN customers c ON c.store_id = v.store_id AND %s` + customers.TierOfBuyer + `
	LEFT JOIN tier_prices t ON t.store_id = v.store_id AND t.variation_id = v.id AND t.tier_id = c.tier_id
	WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND %s
	ORDER BY v.id`

// OffersOfProduct returns the ACTIVE variations of an ACTIVE product, by id, as they are offered to a customer, and who that
// is: nil when there is no such customer, or nothing to offer.
func (q Queries) OffersOfProduct(ctx context.Context, productID uuid.UUID, to customers.BuyerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.offers(ctx, to, "v.product_id = $3", productID)
}

// OffersOfVariations is OffersOfProduct for those of the variations that are ACTIVE, and whose product is.
func (q Queries) OffersOfVariations(ctx context.Context, variations []uuid.UUID, to customers.BuyerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	ids := make([]any, len(variations))
	for i, id := range variations {
		ids[i] = id
	}
	return q.offers(ctx, to, "v.id IN "+database.Placeholders(3, len(ids)), ids...)
}

// AllOffers is OffersOfProduct for the ACTIVE variations of all ACTIVE products.
func (q Queries) AllOffers(ctx context.Context, to customers.BuyerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.offers(ctx, to, "TRUE")
}

func (q Queries) offers(ctx context.Context, to customers.BuyerKey, condition string, values ...any) (*customers.CustomerForSale, []PricedVariation, error) {
	named, who := to.Condition()
	var offers []PricedVariation
	var buyer customers.BuyerRow
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var o PricedVariation
		err := rows.Scan(append([]any{&o.ProductID, &o.ProductName, &o.Kind, &o.PostSaleInstructions,
			&o.VariationID, &o.SKU, &o.BasePrice, &o.TierPrice,
			&o.Stock, &o.DependsOnStock, &o.DurationDays, &o.LowStockThreshold}, buyer.Targets()...)...)
		offers = append(offers, o)
		return err
	}, offerColumns+fmt.Sprintf(offerTables, named, condition), append([]any{q.Store, who}, values...)...)
	if err != nil {
		return nil, nil, fmt.Errorf("catalogue: find offers: %w", err)
	}
	return buyer.Buyer(), offers, nil
}
