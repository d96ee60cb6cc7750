package rest_test

import (
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/product"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// BenchmarkRequests measures what a request costs from the router to the database and back,
// without the network: a catalogue of 100 products with three variations each.
func BenchmarkRequests(b *testing.B) {
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		store := testkit.NewStore(b, testkit.NewDatabase(b, name))
		ctx := store.Context(b)
		for i := range 96 {
			tiers := []resolver.NewTierPrice{{TierID: store.Gold.ID, Price: 900}}
			var variations []resolver.NewVariation
			for j := range 3 {
				variations = append(variations, resolver.NewVariation{SKU: fmt.Sprintf("SKU-%d-%d", i, j), Price: 1000, TierPrices: tiers})
			}
			_, err := store.Resolver.CreateProduct(ctx, resolver.NewProduct{
				Name: fmt.Sprint("Product ", i), Slug: fmt.Sprint("product-", i), Description: "What it is and what it does.",
				Kind: product.KindDIGITAL, Status: product.StatusACTIVE, Variations: variations,
			})
			if err != nil {
				b.Fatal(err)
			}
		}
		door := rest.New(rest.Config{Resolver: store.Resolver, Logger: slog.New(slog.DiscardHandler)})
		for what, path := range map[string]string{
			"list":  "/products",
			"quote": "/products/" + store.Antivirus.ID.String() + "/price?customerId=" + store.Ana.ID.String(),
		} {
			b.Run(name+"/"+what, func(b *testing.B) {
				b.ReportAllocs()
				b.RunParallel(func(pb *testing.PB) {
					for pb.Next() {
						r := httptest.NewRequest(http.MethodGet, api+path, nil)
						r.Header.Set("Authorization", "Bearer "+store.FullToken)
						answer := httptest.NewRecorder()
						if door.ServeHTTP(answer, r); answer.Code != http.StatusOK {
							b.Error(answer.Code, answer.Body)
						}
					}
				})
			})
		}
	}
}
