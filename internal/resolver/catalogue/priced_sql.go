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

// PricedVariation is a variation for sale, with its base price and the price for the tier of the customer, if there is one.
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

// pricedTables is a format: the first condition selects the customer, the second one the variations.
const pricedTables = `
	FROM variations v
	JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
	LEFT JOIN customers c ON c.store_id = v.store_id AND %s` + customers.CustomerTier + `
	LEFT JOIN tier_prices t ON t.store_id = v.store_id AND t.variation_id = v.id AND t.tier_id = c.tier_id
	WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND %s
	ORDER BY v.id`

// pricedVariationsOfProduct returns a customer, and the ACTIVE variations of an ACTIVE product with their prices for the customer,
// by id. The customer is nil when it does not exist, and also when there are no such variations.
func (q Queries) pricedVariationsOfProduct(ctx context.Context, productID uuid.UUID, to customers.CustomerRef) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(p *database.Parameters) string { return "v.product_id = " + p.Add(productID) })
}

// PricedVariations is pricedVariationsOfProduct for single variations. It leaves out those that are not ACTIVE, and those whose
// product is not ACTIVE.
func (q Queries) PricedVariations(ctx context.Context, variations []uuid.UUID, to customers.CustomerRef) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(p *database.Parameters) string { return "v.id IN " + p.AddIDs(variations) })
}

// allPricedVariations is pricedVariationsOfProduct for the ACTIVE variations of all ACTIVE products.
func (q Queries) allPricedVariations(ctx context.Context, to customers.CustomerRef) (*customers.CustomerForSale, []PricedVariation, error) {
	return q.priced(ctx, to, func(*database.Parameters) string { return "TRUE" })
}

func (q Queries) priced(ctx context.Context, to customers.CustomerRef, condition func(*database.Parameters) string) (*customers.CustomerForSale, []PricedVariation, error) {
	customerIs, customerValue := to.Condition()
	p := database.Parameters{Values: []any{q.Store, customerValue}}
	var priced []PricedVariation
	var customer customers.CustomerRow
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var v PricedVariation
		err := rows.Scan(append([]any{&v.ProductID, &v.ProductName, &v.Kind, &v.PostSaleInstructions,
			&v.VariationID, &v.SKU, &v.BasePrice, &v.TierPrice,
			&v.Stock, &v.DependsOnStock, &v.DurationDays, &v.LowStockThreshold}, customer.Targets()...)...)
		priced = append(priced, v)
		return err
	}, pricedColumns+fmt.Sprintf(pricedTables, customerIs, condition(&p)), p.Values...)
	if err != nil {
		return nil, nil, fmt.Errorf("catalogue: find priced variations: %w", err)
	}
	return customer.Customer(), priced, nil
}
