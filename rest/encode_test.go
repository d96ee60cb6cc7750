package rest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
)

func soldProducts(products int) []catalogue.Product {
	list := make([]catalogue.Product, products)
	for i := range list {
		list[i] = catalogue.Product{
			ID: uuid.New(), Name: fmt.Sprint("Product ", i), Slug: fmt.Sprint("product-", i), Description: "What it is and what it does.",
			Kind: "DIGITAL", Status: "ACTIVE", CreatedAt: time.Now(),
		}
		for j := range i % 4 {
			list[i].Variations = append(list[i].Variations, catalogue.Variation{
				ID: uuid.New(), SKU: fmt.Sprintf("SKU-%d-%d", i, j), Price: money.Amount(i), Stock: int64(j), DurationDays: 365, DependsOnStock: j > 0,
			})
		}
	}
	return list
}

func TestProductListIsEncodedAsItsProductsAre(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"plain", `"quoted" \\`, "<b> & 'c'", "é 😀 \u2028 \x00 \t\n", "\xff", ""} {
		products := soldProducts(9)
		products[3].Name, products[4].Description, products[5].Variations[0].SKU = name, name, name
		views := make([]productView, len(products))
		for i, p := range products {
			views[i] = newProductView(&p)
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

// BenchmarkProductList measures the response alone: JSON and its hash.
func BenchmarkProductList(b *testing.B) {
	products := soldProducts(200) // 300 variations
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
