package resolver

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/internal/database"
)

// paceDays is how many days back, today included, the pace of sales is taken from: four weeks, so that
// every weekday counts alike.
const paceDays = 28

// StockForecast says how long the stock of a variation will last.
type StockForecast struct {
	VariationID uuid.UUID
	ProductID   uuid.UUID
	ProductName string
	SKU         string
	Stock       int
	Backordered int // units that are sold and wait
	UnitsPerDay float64
	DaysLeft    float64
	Low         bool // at or below the threshold of the variation, or the store's
}

// StockRunningOut returns the variations on sale whose stock will be gone within so many days if sales go on as in the last
// four weeks, the first to go first. It does not depend on the dashboard's range.
func (d *Dashboard) StockRunningOut(ctx context.Context, withinDays, top int) ([]StockForecast, error) {
	var v validation
	if withinDays < 1 || withinDays > 365 {
		v.add("/withinDays", FieldInvalid, "must be 1 to 365")
	}
	if top < 1 || top > maxRanking {
		v.add("/top", FieldInvalid, "must be 1 to %d", maxRanking)
	}
	if err := v.err(); err != nil {
		return nil, err
	}
	store, err := d.resolver.Store(ctx)
	if err != nil {
		return nil, err
	}
	now := d.resolver.now()
	began := now.Truncate(24*time.Hour).AddDate(0, 0, 1-paceDays)
	shelves, err := d.shelves(ctx, began)
	if err != nil {
		return nil, err
	}
	days := now.Sub(began).Hours() / 24
	var forecasts []StockForecast
	for _, s := range shelves {
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

func forecast(s database.Shelf, days float64, lowStockDefault int) StockForecast {
	threshold := lowStockDefault
	if s.LowStockThreshold != nil {
		threshold = *s.LowStockThreshold
	}
	pace := float64(s.Sold) / days
	return StockForecast{
		VariationID: s.VariationID,
		ProductID:   s.ProductID,
		ProductName: s.ProductName,
		SKU:         s.SKU,
		Stock:       s.Stock,
		Backordered: s.Backordered,
		UnitsPerDay: pace,
		DaysLeft:    float64(s.Stock) / pace,
		Low:         s.Stock <= threshold,
	}
}

// shelves returns the stock and what was sold since the beginning of a UTC day.
func (d *Dashboard) shelves(ctx context.Context, began time.Time) (shelves []database.Shelf, err error) {
	err = d.snapshot(ctx, "stock", func(sql database.Statements) error {
		if shelves, err = sql.Shelves(ctx, began); err != nil {
			return err
		}
		if err := sql.PreferIndexes(ctx); err != nil {
			return err
		}
		late := map[uuid.UUID]int{}
		count := func(s database.Sale, sign int) {
			if s.Status == order.StatusCANCELLED || s.Status == order.StatusFAILED {
				return
			}
			for _, item := range s.Items {
				if !item.Replacement {
					late[item.VariationID] += sign
				}
			}
		}
		const ever = 100 * 365 * 24 * time.Hour
		err := sql.UnrolledSales(ctx, began, began.Add(ever), func(now database.Sale, counted *database.Sale) {
			count(now, 1)
			if counted != nil {
				count(*counted, -1)
			}
		})
		for i := range shelves {
			shelves[i].Sold += late[shelves[i].VariationID]
		}
		return err
	})
	return shelves, err
}
