package catalogue

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// TierPrice is the price of a variation for the customers of a tier.
type TierPrice struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
	Price       money.Amount
}

// SetTierPrices creates or updates prices. It locks rows in the order of the slice: callers sort it, so that two transactions that
// set the same prices wait for each other and do not deadlock.
func (q Queries) SetTierPrices(ctx context.Context, now time.Time, prices []TierPrice) error {
	for chunk := range slices.Chunk(prices, database.MaxIn) {
		rows := database.Rows{
			Table:   "tier_prices",
			Columns: []string{"id", "created_at", "updated_at", "tier_id", "variation_id", "price"},
			OnConflict: `ON CONFLICT (store_id, variation_id, tier_id) DO UPDATE
				SET price = excluded.price, updated_at = excluded.updated_at`,
		}
		for _, price := range chunk {
			rows.Values = append(rows.Values, []any{ids.New(), now, now, price.TierID, price.VariationID, price.Price})
		}
		if err := q.Insert(ctx, rows); err != nil {
			return fmt.Errorf("catalogue: set tier prices: %w", err)
		}
	}
	return nil
}

// updateProducts writes all columns of the products that can change, and returns how many rows it has updated. It leaves out a row
// whose version is not the one before the product's.
func (q Queries) updateProducts(ctx context.Context, products []*db.Product) (int, error) {
	columns := []column{{"name", "text"}, {"slug", "text"}, {"status", "text"}}
	for _, field := range ProductTexts {
		columns = append(columns, column{field.column, "text"})
	}
	return q.update(ctx, "products", columns, len(products), func(i int) []any {
		p := products[i]
		row := []any{p.ID, p.Version, p.UpdatedAt, p.Name, p.Slug, string(p.Status)}
		for _, field := range ProductTexts {
			row = append(row, *field.Of(p))
		}
		return row
	})
}

// updateVariations does the same for variations. It does not write their stock.
func (q Queries) updateVariations(ctx context.Context, variations []*db.Variation) (int, error) {
	return q.update(ctx, "variations", []column{
		{"sku", "text"}, {"price", "bigint"}, {"status", "text"}, {"depends_on_stock", "boolean"}, {"duration_days", "bigint"}, {"low_stock_threshold", "bigint"},
	}, len(variations), func(i int) []any {
		v := variations[i]
		return []any{v.ID, v.Version, v.UpdatedAt, v.Sku, v.Price, string(v.Status), v.DependsOnStock, v.DurationDays, v.LowStockThreshold}
	})
}

// emptyCategory removes all products from a category, and returns their ids. A product whose categories another transaction is replacing
// is removed, and returned, only if it is still in the category after that transaction.
func (q Queries) emptyCategory(ctx context.Context, category uuid.UUID) ([]uuid.UUID, error) {
	products, err := q.IDs(ctx, "DELETE FROM product_categories WHERE store_id = $1 AND category_id = $2 RETURNING product_id", q.Store, category)
	if err != nil {
		return nil, fmt.Errorf("catalogue: empty a category: %w", err)
	}
	return products, nil
}

// column is a column that an update sets, with its type on PostgreSQL.
type column struct{ name, kind string }

// update sets the columns in n rows of a table with versions, and returns how many rows it has updated. row returns the id, the new
// version, the time, and the values of the columns.
func (q Queries) update(ctx context.Context, table string, columns []column, n int, row func(int) []any) (int, error) {
	types := []string{"uuid", "bigint", "timestamptz"}
	names, assignments := "", ""
	for _, c := range columns {
		names += ", " + c.name
		assignments += ", " + c.name + " = new_rows." + c.name
		types = append(types, c.kind)
	}
	changed := 0
	size := q.Dialect.MaxRows()
	for begin := 0; begin < n; begin += size {
		p := database.Parameters{Values: []any{q.Store}}
		var rows []string
		for i := begin; i < min(begin+size, n); i++ {
			rows = append(rows, p.AddRow(q.Dialect, types, row(i)...))
		}
		ids, err := q.IDs(ctx, `WITH new_rows (id, version, updated_at`+names+`) AS (VALUES `+strings.Join(rows, ", ")+`)
			UPDATE `+table+` SET version = new_rows.version, updated_at = new_rows.updated_at`+assignments+`
			FROM new_rows
			WHERE `+table+`.store_id = $1 AND `+table+`.id = new_rows.id AND `+table+`.version = new_rows.version - 1
			RETURNING `+table+`.id`, p.Values...)
		if err != nil {
			return 0, fmt.Errorf("catalogue: update %s: %w", table, err)
		}
		changed += len(ids)
	}
	return changed, nil
}
