// Package abuse measures how hostile requests of one caller affect a service and the callers of another store: the real program on
// PostgreSQL, with its default limits. Run it with make bench-abuse.
package abuse

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/bench/load"
	"kiosk/internal/bench/service"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/program"
	"kiosk/internal/vault"
)

const (
	// orders is the number of orders of the hostile store: so many that a query that reads all of them takes seconds.
	orders = 100_000
	// window is how long the second store is measured alone, and beside each attack.
	window = 8 * time.Second
	// attackers is the number of concurrent senders of an attack, and strangers that of sign-ins. Each pauses after a response, so that
	// together they send more than the rate limit allows, but leave the CPUs to the service.
	attackers   = 8
	strangers   = 60
	attackPause = 50 * time.Millisecond
	// callers is the number of callers of the second store. Each has its own token, and pauses between its requests.
	callers = 4
	pause   = 20 * time.Millisecond

	// mostMemory is how much more memory than idle the process may use at its peak, in bytes.
	mostMemory = 256 << 20
	// worst is the permitted factor by which the 99th percentile of the second store's requests may grow.
	worst = 5.0
	// wealth is more than a store spends here.
	wealth = 900_000_00
)

// BenchmarkAbuse fails when the memory or the second store's 99th percentile during an attack is above its limit, or when a response
// has the status 500.
func BenchmarkAbuse(b *testing.B) {
	t := open(b)
	t.quiet() // fills caches and connections
	time.Sleep(5 * time.Second)
	idle := t.memory(b)
	alone := t.quiet()
	fmt.Printf("alone: p50 %.1f ms, p99 %.1f ms, %d requests; idle memory %d MiB\n",
		alone.Milliseconds(0.5), alone.Milliseconds(0.99), len(alone.Took), idle>>20)
	for _, a := range attacks(t) {
		t.measure(b, a, alone)
	}
	peak, err := program.PeakMemoryOf(t.process.PID())
	testkit.Must(b, err)
	fmt.Printf("memory: %d MiB idle, %d MiB at the peak, %d MiB now\n", idle>>20, peak>>20, t.memory(b)>>20)
	if peak > idle+mostMemory {
		b.Errorf("the peak is %d MiB above idle; %d are allowed", (peak-idle)>>20, mostMemory>>20)
	}
}

// measure measures the second store's requests while several callers send the attack.
func (t *target) measure(b *testing.B, a attack, alone load.Result) {
	ctx, stop := context.WithCancel(b.Context())
	defer stop()
	got := &tally{statuses: map[int]int{}}
	var attacking sync.WaitGroup
	for range a.senders {
		attacking.Go(func() {
			for ctx.Err() == nil {
				got.count(t.send(ctx, a))
				time.Sleep(attackPause)
			}
		})
	}
	beside := t.quiet()
	stop()
	attacking.Wait()
	times := beside.Milliseconds(0.99) / alone.Milliseconds(0.99)
	fmt.Printf("%-24s p50 %6.1f ms, p99 %6.1f ms, %.1f times; responses %v; %d MiB\n", a.name,
		beside.Milliseconds(0.5), beside.Milliseconds(0.99), times, got.statuses, t.memory(b)>>20)
	if times > worst {
		b.Errorf("%s: the second store's 99th percentile is %.1f times as long; %.1f is allowed", a.name, times, worst)
	}
	if beside.Failed > 0 {
		b.Errorf("%s: %d requests of the second store failed: %v", a.name, beside.Failed, beside.Last)
	}
	if got.internal > 0 || got.statuses[http.StatusInternalServerError] > 0 {
		b.Errorf("%s: %d responses of 500, %d errors INTERNAL", a.name, got.statuses[http.StatusInternalServerError], got.internal)
	}
}

// tally counts the responses to an attack.
type tally struct {
	mutex    sync.Mutex
	statuses map[int]int
	internal int
}

// count counts a response. Status 0 means that the attack ended before the response.
func (t *tally) count(status int, internal bool) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if status > 0 {
		t.statuses[status]++
	}
	if internal {
		t.internal++
	}
}

// quiet runs the callers of the second store and returns their latencies.
func (t *target) quiet() (total load.Result) {
	var (
		mutex sync.Mutex
		all   sync.WaitGroup
		calls = t.calls()
	)
	began := time.Now()
	for first := range callers {
		all.Go(func() {
			for n := first; time.Since(began) < window; n++ {
				time.Sleep(pause)
				started := time.Now()
				err := t.call(calls[n%len(calls)], t.tokens[first])
				took := time.Since(started)
				mutex.Lock()
				if err != nil {
					total.Failed++
					total.Last = err
				} else {
					total.Took = append(total.Took, took)
				}
				mutex.Unlock()
			}
		})
	}
	all.Wait()
	slices.Sort(total.Took)
	return total
}

// target is a Kiosk that serves two stores: a large one, of whose staff one member is hostile, and a second one.
type target struct {
	url     string
	process *program.Process
	hostile struct {
		slug    string
		viewers map[string]string // token by attack, so that an attack does not use up the next one's rate limit
	}
	second *testkit.Store
	buyer  string
	tokens []string // of the second store's callers
}

func open(b *testing.B) *target {
	b.Helper()
	t := &target{}
	t.url, t.process = service.Start(b, func(d *database.DB, keys *vault.Vault) {
		t.second = testkit.NewStore(b, d, func(c *resolver.Config) { c.Vault = keys })
		t.buyer = t.second.NewCustomer(b, customers.NewCustomer{Name: "Buyer"}, wealth).ID.String()
		for range callers {
			t.tokens = append(t.tokens, t.second.NewToken(b, auth.AllScopes...))
		}
		t.openHostile(b, d, keys)
		testkit.Must(b, d.Analyse(b.Context()))
	},
		"GOMEMLIMIT=288MiB",               // as deploy/ sets it
		"KIOSK_TRUSTED_PROXIES=127.0.0.1", // so that each sign-in can come from another address
	)
	return t
}

// openHostile fills the large store, and creates a hostile staff member with the role VIEWER for each attack.
func (t *target) openHostile(b *testing.B, d *database.DB, keys *vault.Vault) {
	b.Helper()
	operations := t.second.Resolver
	store, err := operations.CreateStore(auth.AllTenants(b.Context()), stores.NewStore{Slug: "large", Name: "Large", Currency: "EUR", Livemode: true})
	testkit.Must(b, err)
	testkit.Must(b, seed.Fill(b.Context(), d, keys, store, seed.Options{Orders: orders, Products: 100, Customers: 2_000}))
	ctx := auth.With(b.Context(), auth.System(store.ID))
	testkit.Must(b, d.Client.Product.Update().SetDescription(strings.Repeat("long ", 2_000)).Exec(ctx))
	t.hostile.slug = store.Slug
	t.hostile.viewers = map[string]string{}
	for i, name := range operationNames() {
		member, err := operations.CreateStaff(ctx, access.NewStaff{
			Email: fmt.Sprintf("viewer%d@example.com", i), Name: "Viewer", Password: testkit.StaffPassword, Role: staffmember.RoleVIEWER,
		})
		testkit.Must(b, err)
		viewer := auth.Actor{Kind: auth.KindStaff, ID: member.ID, Name: member.Name, StoreID: store.ID, Role: auth.Role(member.Role)}
		t.hostile.viewers[name], _, err = operations.CreateAccessToken(auth.With(ctx, viewer), access.NewAccessToken{Name: "hostile"})
		testkit.Must(b, err)
	}
}

func (t *target) memory(b *testing.B) int64 {
	b.Helper()
	usage, err := t.process.Usage()
	testkit.Must(b, err)
	return usage.Memory
}

// calls returns the requests of the second store's bots.
func (t *target) calls() []call {
	product := "/products/" + t.second.Antivirus.ID.String()
	order := fmt.Sprintf(`{"customerId":%q,"items":[{"variationId":%q}]}`, t.buyer, t.second.Hour.ID)
	return []call{
		{http.MethodGet, product + "/price?customerId=" + t.buyer, ""},
		{http.MethodGet, "/products", ""},
		{http.MethodGet, "/orders", ""},
		{http.MethodPost, "/orders", order},
	}
}

// repeated joins n strings.
func repeated(n int, one func(int) string) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = one(i)
	}
	return strings.Join(parts, " ")
}
