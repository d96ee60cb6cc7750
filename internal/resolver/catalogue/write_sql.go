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

// TierPrice is what a variation costs the customers of a tier.
type TierPrice struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
	Price       money.Amount
}

// SetTierPrices sets the prices, whether the tiers had some for the variations or not. It locks in the order given:
// callers sort, so that two who set the same prices wait for each other instead of deadlocking.
func (q Queries) SetTierPrices(ctx context.Context, now time.Time, prices []TierPrice) error {
	for some := range slices.Chunk(prices, database.MaxIn) {
		rows := database.Rows{
			Table:   "tier_prices",
			Columns: []string{"id", "created_at", "updated_at", "tier_id", "variation_id", "price"},
			OnConflict: `ON CONFLICT (store_id, variation_id, tier_id) DO UPDATE
				SET price = excluded.price, updated_at = excluded.updated_at`,
		}
		for _, price := range some {
			rows.Values = append(rows.Values, []any{ids.New(), now, now, price.TierID, price.VariationID, price.Price})
		}
		if err := q.Insert(ctx, rows); err != nil {
			return fmt.Errorf("catalogue: set tier prices: %w", err)
		}
	}
	return nil
}

// UpdateProducts writes products that still have the version before theirs, with all that can be changed of them, and
// returns how many those were.
func (q Queries) UpdateProducts(ctx context.Context, products []*db.Product) (int, error) {
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

// UpdateVariations writes variations that still have the version before theirs, with all that can be changed of them but
// their stock, and returns how many those were.
func (q Queries) UpdateVariations(ctx context.Context, variations []*db.Variation) (int, error) {
	return q.update(ctx, "variations", []column{
		{"sku", "text"}, {"price", "bigint"}, {"status", "text"}, {"depends_on_stock", "boolean"}, {"duration_days", "bigint"}, {"low_stock_threshold", "bigint"},
	}, len(variations), func(i int) []any {
		v := variations[i]
		return []any{v.ID, v.Version, v.UpdatedAt, v.Sku, v.Price, string(v.Status), v.DependsOnStock, v.DurationDays, v.LowStockThreshold}
	})
}

// column is one that an update sets, and its type on PostgreSQL.
type column struct{ name, kind string }

// update sets the columns of n rows of a versioned table, each given as id, new version, time and the columns' values.
func (q Queries) update(ctx context.Context, table string, columns []column, n int, row func(int) []any) (int, error) {
	types := []string{"uuid", "bigint", "timestamptz"}
	names, assignments := "", ""
	for _, c := range columns {
		names += ", " + c.name
		assignments += ", " + c.name + " = given." + c.name
		types = append(types, c.kind)
	}
	changed := 0
	for begin := 0; begin < n; begin += database.MaxIn {
		p := database.Parameters{Values: []any{q.Store}}
		var rows []string
		for i := begin; i < min(begin+database.MaxIn, n); i++ {
			rows = append(rows, p.AddRow(q.Dialect, types, row(i)...))
		}
		ids, err := q.IDs(ctx, `WITH given (id, version, updated_at`+names+`) AS (VALUES `+strings.Join(rows, ", ")+`)
			UPDATE `+table+` SET version = given.version, updated_at = given.updated_at`+assignments+`
			FROM given
			WHERE `+table+`.store_id = $1 AND `+table+`.id = given.id AND `+table+`.version = given.version - 1
			RETURNING `+table+`.id`, p.Values...)
		if err != nil {
			return 0, fmt.Errorf("catalogue: update %s: %w", table, err)
		}
		changed += len(ids)
	}
	return changed, nil
}
