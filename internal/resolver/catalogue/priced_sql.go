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

const pricedColumns = `SELECT p.id, p.name, p.kind, p.post_sale_instructions, v.id, v.sku, v.price, t.price,
	v.stock_quantity, v.depends_on_stock, v.duration_days, v.low_stock_threshold, ` + customers.CustomerColumns

// pricedTables take the condition of the customer and that of the variations.
const pricedTables = `
	FROM variations v
	JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
	LEFT JOIN customers c ON c.store_id = v.store_id AND %s` + customers.CustomerTier + `
	LEFT JOIN tier_prices t ON t.store_id = v.store_id AND t.variation_id = v.id AND t.tier_id = c.tier_id
	WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND %s
	ORDER BY v.id`

// PricedVariationsOfProduct returns the ACTIVE variations of an ACTIVE product, by id, with their prices for a customer, and
// the customer: nil when there is no such customer, or no such variation.
func (q Queries) PricedVariationsOfProduct(ctx context.Context, productID uuid.UUID, to customers.CustomerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(p *database.Parameters) string { return "v.product_id = " + p.Add(productID) })
}

// PricedVariations is PricedVariationsOfProduct for those of the variations that are ACTIVE, and whose product is.
func (q Queries) PricedVariations(ctx context.Context, variations []uuid.UUID, to customers.CustomerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(p *database.Parameters) string { return "v.id IN " + p.AddIDs(variations) })
}

// AllPricedVariations is PricedVariationsOfProduct for the ACTIVE variations of all ACTIVE products.
func (q Queries) AllPricedVariations(ctx context.Context, to customers.CustomerKey) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(*database.Parameters) string { return "TRUE" })
}

func (q Queries) priced(ctx context.Context, to customers.CustomerKey, condition func(*database.Parameters) string) (*customers.CustomerForSale, []PricedVariation, error) {
	named, who := to.Condition()
	p := database.Parameters{Values: []any{q.Store, who}}
	var priced []PricedVariation
	var customer customers.CustomerRow
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var v PricedVariation
		err := rows.Scan(append([]any{&v.ProductID, &v.ProductName, &v.Kind, &v.PostSaleInstructions,
			&v.VariationID, &v.SKU, &v.BasePrice, &v.TierPrice,
			&v.Stock, &v.DependsOnStock, &v.DurationDays, &v.LowStockThreshold}, customer.Targets()...)...)
		priced = append(priced, v)
		return err
	}, pricedColumns+fmt.Sprintf(pricedTables, named, condition(&p)), p.Values...)
	if err != nil {
		return nil, nil, fmt.Errorf("catalogue: find priced variations: %w", err)
	}
	return customer.Customer(), priced, nil
}
