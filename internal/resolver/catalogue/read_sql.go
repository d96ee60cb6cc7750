package catalogue

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/fold"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
)

// Queries are the SQL statements of this package, in one store.
type Queries struct{ database.Statements }

// Variation is a variation of a Product.
type Variation struct {
	ID             uuid.UUID
	SKU            string
	Price          money.Amount
	Stock          int64
	DurationDays   int64
	DependsOnStock bool
	TierPrices     []TieredPrice // set by Product, not by Products
}

// TieredPrice is the price of a variation for the customers of a tier.
type TieredPrice struct {
	Tier  customers.Tier
	Price money.Amount
}

// Category is a category of a product.
type Category struct {
	ID       uuid.UUID
	Name     string
	Slug     string
	ParentID *uuid.UUID
}

const variationColumns = `v.id, v.sku, v.price, v.stock_quantity, v.duration_days, v.depends_on_stock`

func (v *Variation) targets() []any {
	return []any{&v.ID, &v.SKU, &v.Price, &v.Stock, &v.DurationDays, &v.DependsOnStock}
}

// products returns the ACTIVE products, the newest first. It uses no Ent and reads only the columns of the list, because the list
// is the largest response of the API, and bots request it often.
func (q Queries) products(ctx context.Context) ([]Product, error) {
	products := []Product{}
	index := map[uuid.UUID]int{}
	var p Product
	targets := p.targets()
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		err := rows.Scan(targets...)
		index[p.ID] = len(products)
		products = append(products, p)
		return err
	}, `SELECT `+productColumns+` FROM products p
		WHERE p.store_id = $1 AND p.status = 'ACTIVE' ORDER BY p.created_at DESC, p.id DESC`, q.Store)
	if err != nil {
		return nil, fmt.Errorf("catalogue: list products: %w", err)
	}
	var productID uuid.UUID
	var v Variation
	targets = append(v.targets(), &productID)
	err = q.QueryRows(ctx, func(rows *sql.Rows) error {
		err := rows.Scan(targets...)
		if i, listed := index[productID]; listed {
			products[i].Variations = append(products[i].Variations, v)
		}
		return err
	}, `SELECT `+variationColumns+`, v.product_id
		FROM variations v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
		WHERE v.store_id = $1 AND v.status = 'ACTIVE'`, q.Store)
	if err != nil {
		return nil, fmt.Errorf("catalogue: list variations: %w", err)
	}
	for _, p := range products {
		slices.SortFunc(p.Variations, func(a, b Variation) int { return ids.Compare(a.ID, b.ID) })
	}
	return products, nil
}

// product returns an ACTIVE product with the prices of its tiers, or nil when there is none.
func (q Queries) product(ctx context.Context, id uuid.UUID) (*Product, error) {
	var product *Product
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		if product == nil {
			product = &Product{}
		}
		return product.scan(rows)
	}, `SELECT `+productColumns+`, `+variationColumns+`, t.id, t.name, t.level, tp.price
		FROM products p
		LEFT JOIN variations v ON v.store_id = p.store_id AND v.product_id = p.id AND v.status = 'ACTIVE'
		LEFT JOIN tier_prices tp ON tp.store_id = v.store_id AND tp.variation_id = v.id
		LEFT JOIN price_tiers t ON t.store_id = tp.store_id AND t.id = tp.tier_id
		WHERE p.store_id = $1 AND p.id = $2 AND p.status = 'ACTIVE'
		ORDER BY v.id, t.id`, q.Store, id)
	if err != nil {
		return nil, fmt.Errorf("catalogue: find product: %w", err)
	}
	return product, nil
}

// scan adds one row to the product. The row has a tier price of a variation, or a variation without tier prices, or no variation.
func (p *Product) scan(rows *sql.Rows) error {
	var (
		id, tierID                    uuid.NullUUID
		sku, tierName                 sql.NullString
		price, stock, days, tierLevel sql.NullInt64
		tierPrice                     sql.NullInt64
		dependsOnStock                sql.NullBool
	)
	err := rows.Scan(append(p.targets(), &id, &sku, &price, &stock, &days, &dependsOnStock, &tierID, &tierName, &tierLevel, &tierPrice)...)
	if err != nil || !id.Valid {
		return err
	}
	if last := len(p.Variations) - 1; last < 0 || p.Variations[last].ID != id.UUID {
		p.Variations = append(p.Variations, Variation{
			ID: id.UUID, SKU: sku.String, Price: money.Amount(price.Int64), Stock: stock.Int64,
			DurationDays: days.Int64, DependsOnStock: dependsOnStock.Bool,
		})
	}
	if tierID.Valid {
		v := &p.Variations[len(p.Variations)-1]
		v.TierPrices = append(v.TierPrices, TieredPrice{
			Tier: customers.Tier{ID: tierID.UUID, Name: tierName.String, Level: int(tierLevel.Int64)}, Price: money.Amount(tierPrice.Int64),
		})
	}
	return nil
}

// categoriesOf returns the ACTIVE categories of a product, by name without regard to case.
func (q Queries) categoriesOf(ctx context.Context, productID uuid.UUID) ([]Category, error) {
	var categories []Category
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		var c Category
		err := rows.Scan(&c.ID, &c.Name, &c.Slug, &c.ParentID)
		categories = append(categories, c)
		return err
	}, `SELECT c.id, c.name, c.slug, c.parent_id
		FROM product_categories pc JOIN categories c ON c.store_id = pc.store_id AND c.id = pc.category_id
		WHERE pc.store_id = $1 AND pc.product_id = $2 AND c.status = 'ACTIVE'`, q.Store, productID)
	if err != nil {
		return nil, fmt.Errorf("catalogue: find categories: %w", err)
	}
	slices.SortFunc(categories, func(a, b Category) int {
		return cmp.Or(strings.Compare(fold.Text(a.Name), fold.Text(b.Name)), ids.Compare(a.ID, b.ID))
	})
	return categories, nil
}
