package resolver_test

import (
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/testkit/cluster"
)

// benchShop is a store on a PostgreSQL that flushes every commit to disk, as in production.
func benchShop(b *testing.B) *shop {
	b.Helper()
	server, err := cluster.Start(cluster.Durable())
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = server.Close() })
	d, err := database.Open(b.Context(), server.URL("postgres"), database.Options{})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = d.Close() })
	if _, err := migrations.Up(b.Context(), d.SQL, d.Dialect); err != nil {
		b.Fatal(err)
	}
	return openShop(b, d, newVault(b), nil)
}

// stocked adds variations with enough licences for the benchmark.
func (s *shop) stocked(b *testing.B, variations, licenses int) []uuid.UUID {
	b.Helper()
	list := make([]uuid.UUID, variations)
	for i := range list {
		list[i] = s.offer(b, product.KindDIGITAL, 100, true, 0).ID
		for left := licenses; left > 0; left -= 1_000 {
			s.upload(b, list[i], newKeys(min(left, 1_000))...)
		}
	}
	return list
}

func (s *shop) buyers(b *testing.B, n int) []uuid.UUID {
	b.Helper()
	list := make([]uuid.UUID, n)
	for i := range list {
		list[i] = s.customer(b, 1_000_000*money.Amount(100)).ID
	}
	return list
}

func benchmarkOrders(b *testing.B, variations int) {
	s := benchShop(b)
	shelf := s.stocked(b, variations, (b.N+1_000)/variations+1_000)
	buyers := s.buyers(b, 200)
	var next atomic.Int64
	b.SetParallelism(8) // times GOMAXPROCS
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			i := int(next.Add(1))
			if _, err := s.buy(buyers[i%len(buyers)], shelf[i%len(shelf)]); err != nil {
				b.Error(err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
}

func BenchmarkOrdersSpreadOverCustomersAndVariations(b *testing.B) { benchmarkOrders(b, 50) }

func BenchmarkOrdersOfOnePopularVariation(b *testing.B) { benchmarkOrders(b, 1) }

func BenchmarkQuoteForACustomer(b *testing.B) {
	s := benchShop(b)
	offered := s.offer(b, product.KindDIGITAL, 100, true, 0)
	buyer := s.customer(b, 0)
	b.SetParallelism(8)
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if _, err := s.Quote(s.ctx, offered.ProductID, customerRef(buyer.ID)); err != nil {
				b.Error(err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "quotes/s")
}

func BenchmarkListOf100ProductsWith3Variations(b *testing.B) {
	s := benchShop(b)
	for range 100 {
		s.offerMany(b, 3)
	}
	b.SetParallelism(8)
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if _, err := s.Products(s.ctx); err != nil {
				b.Error(err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "lists/s")
}
