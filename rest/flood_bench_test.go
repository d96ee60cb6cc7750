package rest_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	entorder "kiosk/ent/db/order"
	"kiosk/internal/exchange"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// floodRate is how many requests a second the flooding store makes: on two cores, shared with its
// callers, about four times what they can serve of a page of 100 orders.
const floodRate = 2000

// BenchmarkFlood measures what a store feels of another one's flood: the p99 of its price quotes,
// one after another, alone and beside the flood, and how many times as long the latter is. The
// callers share the machine with the server, so it shows how the limits compare, not the limits of
// a server of its own. Run it with -benchtime 1x.
func BenchmarkFlood(b *testing.B) {
	for _, shape := range []struct {
		name   string
		limits exchange.Limits
	}{
		{"unlimited", exchange.Limits{}},
		{"limited", exchange.Limits{Rate: 100, Burst: 200, Concurrent: 32, InFlight: 128}},
		{"in-flight", exchange.Limits{InFlight: 16}},
	} {
		b.Run(shape.name, func(b *testing.B) { flood(b, shape.limits) })
	}
}

func flood(b *testing.B, limits exchange.Limits) {
	d := testkit.NewDatabase(b, dialect.Postgres)
	flooder, quiet := testkit.NewStore(b, d), testkit.NewStore(b, d)
	server := httptest.NewServer(rest.New(rest.Config{
		Resolver: flooder.Resolver, Logger: slog.New(slog.DiscardHandler), Limits: limits,
	}))
	defer server.Close()
	flooder.Database.Client.Customer.UpdateOneID(flooder.Dora.ID).SetWalletBalance(10_000_00).ExecX(flooder.Context(b))
	for range 100 {
		_, _, err := flooder.Resolver.PlaceOrder(flooder.Context(b), resolver.PlaceOrderInput{
			Customer: resolver.CustomerRef{ID: flooder.Dora.ID}, Items: []uuid.UUID{flooder.Hour.ID}, Source: entorder.SourceAPI,
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	loud := testkit.Client{BaseURL: server.URL, Token: flooder.FullToken}
	calm := testkit.Client{BaseURL: server.URL, Token: quiet.FullToken}
	quote := api + "/products/" + quiet.Antivirus.ID.String() + "/price"
	shed := 0
	p99 := func() time.Duration {
		var took []time.Duration
		for range 150 {
			begun := time.Now()
			r := calm.Do(b, http.MethodGet, quote, nil)
			took = append(took, time.Since(begun))
			if r.Status != http.StatusOK {
				shed++
			}
			time.Sleep(12 * time.Millisecond) // below every rate
		}
		slices.Sort(took)
		return took[len(took)*99/100]
	}
	alone := p99()
	stop := make(chan struct{})
	var callers sync.WaitGroup
	const many = 64
	for range many {
		callers.Go(func() {
			pace := time.NewTicker(many * time.Second / floodRate)
			defer pace.Stop()
			for {
				select {
				case <-stop:
					return
				case <-pace.C:
					loud.Do(b, http.MethodGet, api+"/orders?limit=100", nil)
				}
			}
		})
	}
	beside := p99()
	close(stop)
	callers.Wait()
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(alone.Microseconds())/1000, "quote-p99-ms")
	b.ReportMetric(float64(beside.Microseconds())/1000, "flood-p99-ms")
	b.ReportMetric(float64(beside)/float64(alone), "times")
	b.ReportMetric(float64(shed), "quiet-refused")
}
