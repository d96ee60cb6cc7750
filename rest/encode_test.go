package rest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/money"
)

func catalogue(products int) []*db.Product {
	list := make([]*db.Product, products)
	for i := range list {
		list[i] = &db.Product{
			ID: uuid.New(), Name: fmt.Sprint("Product ", i), Slug: fmt.Sprint("product-", i), Description: "What it is and what it does.",
			Kind: "DIGITAL", Status: "ACTIVE", CreatedAt: time.Now(),
		}
		for j := range i % 4 {
			list[i].Edges.Variations = append(list[i].Edges.Variations, &db.Variation{
				ID: uuid.New(), Sku: fmt.Sprintf("SKU-%d-%d", i, j), Price: money.Amount(i), StockQuantity: j, DurationDays: 365, DependsOnStock: j > 0,
			})
		}
	}
	return list
}

func TestProductListIsEncodedAsItsProductsAre(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"plain", `"quoted" \\`, "<b> & 'c'", "é 😀 \u2028 \x00 \t\n", "\xff", ""} {
		products := catalogue(9)
		products[3].Name, products[4].Description, products[5].Edges.Variations[0].Sku = name, name, name
		views := make([]productView, len(products))
		for i, p := range products {
			views[i] = newProductView(p)
		}
		var want, got bytes.Buffer
		encoder := json.NewEncoder(&want)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(views); err != nil {
			t.Fatal(err)
		}
		if err := encode(&got, productList(products)); err != nil {
			t.Fatal(err)
		}
		if got.String() != want.String() {
			t.Errorf("%q:\ngot  %s\nwant %s", name, got.String(), want.String())
		}
	}
}

// BenchmarkProductList measures the answer alone: JSON and its hash.
func BenchmarkProductList(b *testing.B) {
	products := catalogue(200) // 300 variations
	r := httptest.NewRequest("GET", "/", nil)
	b.ReportAllocs()
	for b.Loop() {
		w := httptest.NewRecorder()
		if err := cacheable(w, r, productList(products)); err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(w.Body.Len()))
	}
}
