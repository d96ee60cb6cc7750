package reports

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/problem"
)

// paceDays is the number of days, today included, from which the sales per day are computed: four weeks, so that every weekday counts
// equally.
const paceDays = 28

// StockForecast is the stock of a variation with the number of days that it is expected to last.
type StockForecast struct {
	VariationID uuid.UUID
	ProductID   uuid.UUID
	ProductName string
	ProductSlug string
	Kind        product.Kind
	SKU         string
	Stock       int
	Backordered int // units that are sold and wait for stock
	UnitsPerDay float64
	DaysLeft    float64
	Low         bool // at or below the threshold of the variation, or of the store if the variation has none
}

// StockRunningOut returns the variations on sale whose stock will be used up within a number of days if sales continue as in the last four
// weeks, the earliest first. It does not depend on the dashboard's range. Error: problem.CodeInvalidInput.
func (d *Dashboard) StockRunningOut(ctx context.Context, withinDays, top int) ([]StockForecast, error) {
	var errs problem.Fields
	errs.Between("/withinDays", &withinDays, 1, 365)
	errs.Between("/top", &top, 1, maxRanking)
	if err := errs.Err(); err != nil {
		return nil, err
	}
	store, err := d.reports.settings(ctx)
	if err != nil {
		return nil, err
	}
	now := d.reports.now()
	began := now.Truncate(24*time.Hour).AddDate(0, 0, 1-paceDays)
	levels, err := d.levels(ctx, began)
	if err != nil {
		return nil, err
	}
	days := now.Sub(began).Hours() / 24
	var forecasts []StockForecast
	for _, s := range levels {
		f := forecast(s, days, store.LowStockDefault)
		if s.Sold > 0 && f.DaysLeft <= float64(withinDays) {
			forecasts = append(forecasts, f)
		}
	}
	slices.SortFunc(forecasts, func(a, b StockForecast) int {
		return cmp.Or(cmp.Compare(a.DaysLeft, b.DaysLeft), cmp.Compare(b.UnitsPerDay, a.UnitsPerDay), cmp.Compare(a.SKU, b.SKU))
	})
	return forecasts[:min(top, len(forecasts))], nil
}

func forecast(s stockLevel, days float64, lowStockDefault int) StockForecast {
	threshold := lowStockDefault
	if s.LowStockThreshold != nil {
		threshold = *s.LowStockThreshold
	}
	pace := float64(s.Sold) / days
	return StockForecast{
		VariationID: s.VariationID,
		ProductID:   s.ProductID,
		ProductName: s.ProductName,
		ProductSlug: s.ProductSlug,
		Kind:        s.Kind,
		SKU:         s.SKU,
		Stock:       s.Stock,
		Backordered: s.Backordered,
		UnitsPerDay: pace,
		DaysLeft:    float64(s.Stock) / pace,
		Low:         s.Stock <= threshold,
	}
}

// levels returns the stock of all variations on sale, and the units sold since the start of a UTC day.
func (d *Dashboard) levels(ctx context.Context, began time.Time) (levels []stockLevel, err error) {
	err = d.snapshot(ctx, "stock", func(s statements) error {
		if levels, err = s.stockLevels(ctx, began); err != nil {
			return err
		}
		if err := s.PreferIndexes(ctx); err != nil {
			return err
		}
		unrolled := map[uuid.UUID]int{}
		count := func(s Sale, sign int) {
			if s.Status == order.StatusCANCELLED || s.Status == order.StatusFAILED {
				return
			}
			for _, item := range s.Items {
				if !item.Replacement {
					unrolled[item.VariationID] += sign
				}
			}
		}
		const century = 100 * 365 * 24 * time.Hour // without an end
		err := s.unrolledSales(ctx, began, began.Add(century), func(now Sale, before *Sale) {
			count(now, 1)
			if before != nil {
				count(*before, -1)
			}
		})
		for i := range levels {
			levels[i].Sold += unrolled[levels[i].VariationID]
		}
		return err
	})
	return levels, err
}

// stockLevel is the stock of one variation and the units sold.
type stockLevel struct {
	VariationID       uuid.UUID
	ProductID         uuid.UUID
	ProductName       string
	ProductSlug       string
	Kind              product.Kind
	SKU               string
	Stock             int
	Backordered       int
	LowStockThreshold *int
	Sold              int
}

// stockLevels returns the stock of every variation on sale, except services, and the units sold since the start of a UTC day, without
// cancelled and failed orders. The units are those in the rollups: unrolledSales returns the remaining ones.
func (s statements) stockLevels(ctx context.Context, from time.Time) ([]stockLevel, error) {
	var levels []stockLevel
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var level stockLevel
		err := rows.Scan(&level.VariationID, &level.ProductID, &level.ProductName, &level.ProductSlug, &level.Kind, &level.SKU,
			&level.Stock, &level.Backordered, &level.LowStockThreshold, &level.Sold)
		levels = append(levels, level)
		return err
	}, `SELECT v.id, p.id, p.name, p.slug, p.kind, v.sku, v.stock_quantity, v.backordered, v.low_stock_threshold, CAST(coalesce(r.units, 0) AS bigint)
		FROM variations v
		JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
		LEFT JOIN (SELECT dimension_id, sum(units) AS units FROM sales_rollups
			WHERE store_id = $1 AND dimension = 'VARIATION' AND grain = 'DAY' AND bucket >= $2 AND status NOT IN ('CANCELLED', 'FAILED')
			GROUP BY dimension_id) r ON r.dimension_id = v.id
		WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND p.status = 'ACTIVE' AND p.kind <> 'SERVICE'`,
		s.Store, from.Unix())
	if err != nil {
		return nil, fmt.Errorf("read stock levels: %w", err)
	}
	return levels, nil
}
