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
	freeLicenses  = 20    // of each variation that is in stock
	piecesInStock = 1_000 // of a PHYSICAL variation
)

// tier is a price tier: percent off the base price.
type tier struct {
	id      uuid.UUID
	name    string
	level   int
	percent int
}

// columns returns what an item keeps of the tier, or of none.
func (t *tier) columns() (id, name, level any) {
	if t == nil {
		return nil, nil, nil
	}
	return t.id, t.name, t.level
}

// variation is what can be bought.
type variation struct {
	id          uuid.UUID
	productID   uuid.UUID
	productName string
	sku         string
	kind        product.Kind
	price       money.Amount
	days        int
	scarce      bool // DIGITAL, never in stock: its orders wait
	waiting     int  // units that wait

	instructions string                     // for after the sale
	tierPrices   map[uuid.UUID]money.Amount // by tier; nil for the percentages of the tiers
}

// priceFor returns what a customer of the tier, or of none, pays, and the tier whose price that is, or nil.
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

// isInstant reports whether an item is delivered in the moment of its sale.
func (v *variation) isInstant() bool { return v.kind == product.KindDIGITAL && !v.scarce }

// isStocked reports whether deliveries come out of a stock.
func (v *variation) isStocked() bool { return v.kind != product.KindSERVICE }

func newTiers() []*tier {
	return []*tier{
		{id: ids.New(), name: "Silver", level: 1, percent: 5},
		{id: ids.New(), name: "Gold", level: 2, percent: 10},
	}
}

// newProducts makes n products of one to three variations each. Of a hundred, 85 are DIGITAL, 10 SERVICE and 5 PHYSICAL,
// and of twenty DIGITAL ones the last is scarce.
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
				v.isStocked() && !v.scarce, v.days, v.stock(), 0,
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

// stock is what is left for sale when the history ends.
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
