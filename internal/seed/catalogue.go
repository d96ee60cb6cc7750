package seed

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

const (
	freeLicenses  = 20    // for each variation that is in stock
	piecesInStock = 1_000 // for each PHYSICAL variation
)

// tier is a price tier, with a discount of percent on base prices.
type tier struct {
	id      uuid.UUID
	name    string
	level   int
	percent int
}

// columns returns the values of an item's columns for its applied tier; nil values if t is nil.
func (t *tier) columns() (id, name, level any) {
	if t == nil {
		return nil, nil, nil
	}
	return t.id, t.name, t.level
}

// variation is a variation that orders can contain.
type variation struct {
	id          uuid.UUID
	productID   uuid.UUID
	productName string
	sku         string
	kind        product.Kind
	price       money.Amount
	days        int
	stocked     bool // each order takes units from the stock
	scarce      bool // DIGITAL and never in stock: recent orders of it wait
	waiting     int  // the number of units that wait

	instructions string                     // the product's post-sale instructions
	tierPrices   map[uuid.UUID]money.Amount // by tier; if nil, the percentages of the tiers apply
}

// priceFor returns the price for a customer with the tier, which may be nil, and the tier whose price applies, or nil.
func (v *variation) priceFor(t *tier) (money.Amount, *tier) {
	if t == nil {
		return v.price, nil
	}
	if v.tierPrices == nil {
		return v.price - v.price*money.Amount(t.percent)/100, t
	}
	if price, known := v.tierPrices[t.id]; known {
		return price, t
	}
	return v.price, nil
}

// isInstant reports whether an item is delivered at the moment of its sale.
func (v *variation) isInstant() bool { return v.kind == product.KindDIGITAL && !v.scarce }

func newTiers() []*tier {
	return []*tier{
		{id: ids.New(), name: "Silver", level: 1, percent: 5},
		{id: ids.New(), name: "Gold", level: 2, percent: 10},
	}
}

// newProducts creates n products with one to three variations each. Of 100 products, 85 are DIGITAL, 10 SERVICE and 5 PHYSICAL. One
// DIGITAL product in twenty is scarce.
func newProducts(n int) [][]*variation {
	products := make([][]*variation, n)
	for i := range products {
		kind := product.KindDIGITAL
		switch {
		case i%20 == 7:
			kind = product.KindPHYSICAL
		case i%10 == 3:
			kind = product.KindSERVICE
		}
		id, name := ids.New(), fmt.Sprintf("Product %d", i+1)
		for j := range 1 + i%3 {
			products[i] = append(products[i], &variation{
				id:          ids.New(),
				productID:   id,
				productName: name,
				sku:         fmt.Sprintf("P%d-%d", i+1, j+1),
				kind:        kind,
				price:       money.Amount(499 + 1_000*below(60)),
				days:        []int{0, 30, 365}[below(3)],
				stocked:     kind != product.KindSERVICE,
				scarce:      kind == product.KindDIGITAL && i%20 == 19,

				instructions: "Thank you for buying " + name + ".",
			})
		}
	}
	return products
}

var (
	tierColumns      = []string{"id", "created_at", "updated_at", "version", "store_id", "name", "level"}
	productColumns   = []string{"id", "created_at", "updated_at", "version", "store_id", "name", "slug", "description", "kind", "status", "post_sale_instructions"}
	variationColumns = []string{"id", "created_at", "updated_at", "version", "store_id", "product_id", "sku", "price", "status", "depends_on_stock", "duration_days", "stock_quantity", "backordered"}
	tierPriceColumns = []string{"id", "created_at", "updated_at", "store_id", "tier_id", "variation_id", "price"}
)

// catalogue returns the rows of tiers, products, variations and tier prices.
func catalogue(store uuid.UUID, tiers []*tier, offers [][]*variation, at time.Time) []bulk.Table {
	var tierRows, products, variations, prices [][]any
	for _, t := range tiers {
		tierRows = append(tierRows, []any{t.id, at, at, 1, store, t.name, t.level})
	}
	for i, offered := range offers {
		first := offered[0]
		products = append(products, []any{
			first.productID, at, at, 1, store, first.productName, fmt.Sprintf("product-%d", i+1),
			"", string(first.kind), "ACTIVE", first.instructions,
		})
		for _, v := range offered {
			variations = append(variations, []any{
				v.id, at, at, 1, store, v.productID, v.sku, int64(v.price), "ACTIVE",
				v.stocked && !v.scarce, v.days, v.stock(), 0,
			})
			for _, t := range tiers {
				price, _ := v.priceFor(t)
				prices = append(prices, []any{ids.New(), at, at, store, t.id, v.id, int64(price)})
			}
		}
	}
	return []bulk.Table{
		{Name: "price_tiers", Columns: tierColumns, Rows: tierRows},
		{Name: "products", Columns: productColumns, Rows: products},
		{Name: "variations", Columns: variationColumns, Rows: variations},
		{Name: "tier_prices", Columns: tierPriceColumns, Rows: prices},
	}
}

// stock returns how many units are in stock when the history ends.
func (v *variation) stock() int {
	switch {
	case v.kind == product.KindPHYSICAL:
		return piecesInStock
	case v.kind == product.KindDIGITAL && !v.scarce:
		return freeLicenses
	default:
		return 0
	}
}
