package flood

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"kiosk/internal/auth"
	"kiosk/internal/bench/service"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

const (
	// quietRate is the number of requests per second of the quiet store.
	quietRate = 50
	// window is how long one measurement takes. The quiet store is measured rounds times alone and rounds times beside the flood, in
	// turn, so that other load of the machine affects both.
	window = 10 * time.Second
	rounds = 4
	// overload is the rate of the flood, as a multiple of the service's capacity.
	overload = 4
	// sentAtLeast is the part of the flood that must have been sent for the measurement to be valid.
	sentAtLeast = 0.9
	// worst is how many times as long a quiet request may take beside the flood, at the 99th percentile.
	worst = 5.0
	// wealth is more than a store spends here.
	wealth = 900_000_00
)

// BenchmarkFlood measures a store with 50 requests per second while another store sends four times as many requests as can be served,
// with one token and with many. It fails when the 99th percentile grows more than fivefold.
//
// The flood comes from a process with the lowest priority, which takes no CPU time from the service and the other store's callers, as if it
// ran on another machine. It must still have been sent at its nominal rate.
func BenchmarkFlood(b *testing.B) {
	s := open(b)
	capacity := s.capacity(b)
	for _, tokens := range []int{1, 40} {
		b.Run(fmt.Sprintf("tokens=%d", tokens), func(b *testing.B) { s.measure(b, tokens, capacity) })
	}
}

// capacity returns how many requests per second the service can serve to a single store.
func (s *floodedService) capacity(b *testing.B) float64 {
	all := load{URL: s.url, Tokens: s.loud.tokens, Calls: s.loud.calls(), Clients: 16, Duration: window}
	return float64(all.begin(b)().served()) / all.Duration.Seconds()
}

func (s *floodedService) measure(b *testing.B, tokens int, capacity float64) {
	flood := load{
		URL: s.url, Tokens: s.loud.tokens[:tokens], Calls: s.loud.calls(),
		Rate: overload * capacity, Duration: window + time.Second,
	}
	quiet := load{URL: s.url, Tokens: s.quiet.tokens[:1], Calls: s.quiet.calls(), Rate: quietRate, Duration: window}

	alone, beside, flooded := newOutcome(), newOutcome(), newOutcome()
	for range rounds {
		time.Sleep(time.Second) // the remaining work of the flood ends
		alone.add(quiet.send())
		end := flood.begin(b)
		time.Sleep(time.Second) // the flood has started
		beside.add(quiet.send())
		flooded.add(end())
	}
	fmt.Printf("flood of %d tokens: %.0f requests/s, of which %.0f/s were served, %v refused and %d not sent; %.0f/s can be served\n",
		tokens, flood.Rate, float64(flooded.served())/flooded.Elapsed.Seconds(), flooded.Refused, flooded.Unsent, capacity)
	if sent := float64(flooded.served()+flooded.refused()) / flooded.Elapsed.Seconds(); sent < sentAtLeast*flood.Rate {
		b.Errorf("only %.0f requests/s of the flood were sent", sent)
	}
	if refused := alone.refused() + alone.Failed + beside.refused() + beside.Failed; refused > 0 {
		b.Errorf("the quiet store: %d refusals and failures", refused)
	}
	for _, name := range alone.names() {
		show(name, slices.Sorted(slices.Values(alone.Took[name])), slices.Sorted(slices.Values(beside.Took[name])))
	}
	if times := show("all", alone.all(), beside.all()); times > worst {
		b.Errorf("the flood makes the quiet store's 99th percentile %.1f times as long; %.1f is allowed", times, worst)
	}
}

// show prints the latencies, and returns the factor by which the 99th percentile has grown during the flood.
func show(name string, alone, beside []time.Duration) float64 {
	times := float64(percentile(beside, 99)) / float64(percentile(alone, 99))
	fmt.Printf("%-10s alone: p50 %6.2f ms  p99 %6.2f ms   beside the flood: p50 %6.2f ms  p99 %6.2f ms   p99 %.2f times\n", name,
		milliseconds(percentile(alone, 50)), milliseconds(percentile(alone, 99)),
		milliseconds(percentile(beside, 50)), milliseconds(percentile(beside, 99)), times)
	return times
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// floodedService is a Kiosk that serves two stores.
type floodedService struct {
	url         string
	loud, quiet tenant
}

// tenant is a store, with the tokens and ids that its callers need.
type tenant struct {
	*testkit.Store
	tokens   []string
	customer string
}

// calls returns the requests of a store's bots, including orders.
func (t tenant) calls() []call {
	product := "/products/" + t.Antivirus.ID.String()
	order := fmt.Sprintf(`{"customerId":%q,"items":[{"variationId":%q}]}`, t.customer, t.Hour.ID)
	return []call{
		{"quote", "GET", product + "/price?customerId=" + t.customer, ""},
		{"products", "GET", "/products", ""},
		{"product", "GET", product, ""},
		{"orders", "GET", "/orders", ""},
		{"order", "POST", "/orders", order},
	}
}

// open starts a service with two stores that have some history.
func open(b *testing.B) *floodedService {
	b.Helper()
	s := &floodedService{}
	s.url, _ = service.Start(b, func(d *database.DB, keys *vault.Vault) {
		for _, t := range []*tenant{&s.loud, &s.quiet} {
			t.Store = testkit.NewStore(b, d, func(c *resolver.Config) { c.Vault = keys })
			t.customer = t.NewCustomer(b, customers.NewCustomer{Name: "Buyer"}, wealth).ID.String()
			for range 40 {
				t.tokens = append(t.tokens, t.NewToken(b, auth.AllScopes...))
			}
		}
	})
	return s
}
