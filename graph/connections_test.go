package graph_test

import (
	"context"
	"database/sql/driver"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// heldReads makes reads of orders wait, with their connections, until they are released or cancelled.
type heldReads struct {
	mutex     sync.Mutex
	held      int
	most      int
	cancelled int
	store     string // whose
	released  chan struct{}
}

func (h *heldReads) note(ctx context.Context, _ driver.QueryerContext, s *recorder.Statement) {
	if !s.Query || !strings.Contains(s.Text, `orders`) || !h.isMeant(s) {
		return
	}
	h.count(1)
	defer h.count(-1)
	select {
	case <-h.released:
	case <-ctx.Done():
		h.mutex.Lock()
		defer h.mutex.Unlock()
		h.cancelled++
	}
}

func (h *heldReads) isMeant(s *recorder.Statement) bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return slices.ContainsFunc(s.Args, func(arg driver.Value) bool { return h.store != "" && fmt.Sprint(arg) == h.store })
}

func (h *heldReads) count(n int) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.held += n
	h.most = max(h.most, h.held)
}

func (h *heldReads) now() (held, most, cancelled int) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.held, h.most, h.cancelled
}

// poolSize is how many connections the databases of these tests have: one store's operations may use 8 of them.
const poolSize = 32

// bothHeld runs a test on both databases, in which the orders of the store cannot be read before they are released.
func bothHeld(t *testing.T, test func(t *testing.T, o *fixture, reads *heldReads), changes ...func(*graph.Config)) {
	t.Helper()
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			reads := &heldReads{released: make(chan struct{})}
			o := open(t, testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{
				MaxConns: poolSize,
				Instrument: func(c driver.Connector) driver.Connector {
					return recorder.Wrap(c, reads.note)
				},
			}), changes...)
			o.ask(t, "{ viewer { id } }", nil) // the first use of the token is noted
			reads.mutex.Lock()
			reads.store = o.Store.ID.String()
			reads.mutex.Unlock()
			test(t, o, reads)
		})
	}
}

// twentyLists is an operation with twenty lists, each of which uses a connection.
func twentyLists() string {
	var operation strings.Builder
	for i := range 20 {
		fmt.Fprintf(&operation, "o%d: orders(first: 1, where: {not: {hasItemsWith: [{status: DELIVERED}]}}) { totalCount } ", i)
	}
	return "{ " + operation.String() + "}"
}

// takesTwoConnections checks that an operation has two reads at a time.
func takesTwoConnections(t *testing.T, operation string) {
	t.Helper()
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		got := make(chan result, 1)
		go func() { got <- o.ask(t, operation, nil) }()
		testkit.Eventually(t, time.Minute, "two reads", func() bool { held, _, _ := reads.now(); return held == 2 })
		close(reads.released)
		if response := <-got; len(response.Errors) > 0 {
			t.Errorf("%+v", response.Errors)
		}
		if _, most, _ := reads.now(); most != 2 {
			t.Errorf("%d at a time", most)
		}
	})
}

func TestOneOperationTakesTwoConnectionsAtATime(t *testing.T) {
	takesTwoConnections(t, twentyLists())
}

func TestADashboardTakesTwoConnectionsAtATime(t *testing.T) {
	takesTwoConnections(t, `{ dashboard(from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z") {
		sales { orders } topProducts(top: 5) { units } topCustomers(top: 5) { orders } byTier { orders } stockRunningOut(top: 5) { stock } } }`)
}

func TestOperationsOfOneStoreLeaveConnectionsToTheOthers(t *testing.T) {
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		other := serve(t, testkit.NewStore(t, o.Database), o.clock, func(c *graph.Config) { c.Limits = httpx.Limits{} })
		other.staffClient = staffClient{testkit.Client{BaseURL: o.server.URL, Token: other.NewStaffToken(t, auth.Owner)}} // in the same process
		const operations = poolSize / 4 / 2
		got := make(chan result, operations)
		for range operations {
			go func() { got <- o.ask(t, twentyLists(), nil) }()
		}
		testkit.Eventually(t, time.Minute, "eight reads", func() bool { held, _, _ := reads.now(); return held == poolSize/4 })
		get[any](t, other.staffClient, `{ orders(first: 1) { totalCount edges { node { id } } } products(first: 1) { totalCount } }`, nil)
		if overloadedIn(t, o.ask(t, `{ orders(first: 1) { totalCount } }`, nil)) != 1 {
			t.Error("it was served, though no connection came free")
		}
		close(reads.released)
		for range operations {
			overloadedIn(t, <-got)
		}
		if _, most, _ := reads.now(); most != poolSize/4 {
			t.Errorf("%d at a time", most)
		}
		get[any](t, o.staffClient, twentyLists(), nil)
	})
}

func TestOperationsOfOneStoreTakeOneConnectionMoreThanMayRun(t *testing.T) {
	const running = 3
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		got := make(chan result, running-1)
		for range running - 1 {
			go func() { got <- o.ask(t, twentyLists(), nil) }()
		}
		testkit.Eventually(t, time.Minute, "four reads", func() bool { held, _, _ := reads.now(); return held == running+1 })
		if overloadedIn(t, o.ask(t, `{ orders(first: 1) { totalCount } }`, nil)) != 1 {
			t.Error("it was served, though no connection came free")
		}
		close(reads.released)
		for range running - 1 {
			overloadedIn(t, <-got)
		}
	}, func(c *graph.Config) { c.Limits = httpx.Limits{Operations: running} })
}

// overloadedIn returns how many fields failed because they got no connection in time, and accepts no other error.
func overloadedIn(t *testing.T, got result) int {
	t.Helper()
	for _, refusal := range got.Errors {
		if refusal.Extensions.Code != "OVERLOADED" || refusal.Extensions.RetryAfter != 1 {
			t.Errorf("%+v", refusal)
		}
	}
	return len(got.Errors)
}

func TestTwoLargeResponsesOfAStoreAreBuiltAtATimeBesideSmallOnes(t *testing.T) {
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		large := "{ orders(first: 100) { edges { node { " + repeated(5, "t%d: postSaleInstructions ") + " } } } }"
		got := make(chan result, 2)
		for range 2 {
			go func() { got <- o.ask(t, large, nil) }()
		}
		testkit.Eventually(t, time.Minute, "two reads", func() bool { held, _, _ := reads.now(); return held == 2 })
		if overloadedIn(t, o.ask(t, large, nil)) != 1 {
			t.Error("a third large response was built")
		}
		get[any](t, o.staffClient, "{ products(first: 1) { totalCount } }", nil)
		close(reads.released)
		for range 2 {
			if response := <-got; len(response.Errors) > 0 {
				t.Errorf("%+v", response.Errors)
			}
		}
		get[any](t, o.staffClient, large, nil)
	})
}

func TestAStoreRunsOnlySoManyOperationsAndTheOthersOfItAreOverloaded(t *testing.T) {
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		other := testkit.NewStore(t, o.Database)
		got := make(chan result, 1)
		go func() { got <- o.ask(t, "{ orders(first: 1) { totalCount } }", nil) }()
		testkit.Eventually(t, time.Minute, "a read", func() bool { held, _, _ := reads.now(); return held > 0 })
		viewer := map[string]any{"query": "{ viewer { id } }"}
		r := o.client.Do(t, "POST", graph.Path, viewer)
		isRefused(t, r, 503, "OVERLOADED")
		if r.Header.Get("Retry-After") != "1" {
			t.Errorf("Retry-After %q", r.Header.Get("Retry-After"))
		}
		beside := testkit.Client{BaseURL: o.server.URL, Token: other.NewStaffToken(t, auth.Owner)}
		if r := beside.Do(t, "POST", graph.Path, viewer); r.Status != 200 {
			t.Errorf("the other store: %d %s", r.Status, r.Body)
		}
		close(reads.released)
		if response := <-got; len(response.Errors) > 0 {
			t.Errorf("%+v", response.Errors)
		}
		if r := o.client.Do(t, "POST", graph.Path, viewer); r.Status != 200 {
			t.Errorf("afterwards: %d %s", r.Status, r.Body)
		}
	}, func(c *graph.Config) { c.Limits = httpx.Limits{Operations: 1} })
}

func TestABodyThatArrivesSlowlyKeepsNoOperationOfItsStoreWaiting(t *testing.T) {
	bothHeld(t, func(t *testing.T, o *fixture, _ *heldReads) {
		slow := o.client.Hold(t, graph.Path, `"query": "{ viewer { id } }"}`)
		if r := o.client.Do(t, "POST", graph.Path, map[string]any{"query": "{ viewer { id } }"}); r.Status != 200 {
			t.Errorf("beside it: %d %s", r.Status, r.Body)
		}
		if status := slow.End(); status != 200 {
			t.Errorf("the slow one: %d", status)
		}
	}, func(c *graph.Config) { c.Limits = httpx.Limits{Operations: 1} })
}

func TestAStreamKeepsNoOperationOfItsStoreWaiting(t *testing.T) {
	bothHeld(t, func(t *testing.T, o *fixture, _ *heldReads) {
		o.overEvents(t, followEvents, vars{"after": 0})
		if r := o.client.Do(t, "POST", graph.Path, map[string]any{"query": "{ viewer { id } }"}); r.Status != 200 {
			t.Errorf("%d %s", r.Status, r.Body)
		}
	}, func(c *graph.Config) { c.Limits = httpx.Limits{Operations: 1} })
}

func TestAQueryThatTakesTooLongIsCancelledInTheDatabase(t *testing.T) {
	limits := httpx.Limits{ReadTimeout: 2 * time.Second}
	bothHeld(t, func(t *testing.T, o *fixture, reads *heldReads) {
		// On a busy machine the time can be over before an operation reads anything. Then it is tried again.
		testkit.Eventually(t, waitTimeout, "two reads that are cancelled", func() bool {
			got := o.ask(t, twentyLists(), nil)
			if len(got.Errors) == 0 {
				t.Error("no error")
			}
			for _, refusal := range got.Errors {
				if refusal.Extensions.Code != "TIMEOUT" {
					t.Errorf("%+v", refusal)
				}
			}
			_, _, cancelled := reads.now()
			return cancelled >= 2
		})
		testkit.Eventually(t, waitTimeout, "connections that are free again", func() bool {
			held, _, _ := reads.now()
			return held == 0 && o.Database.SQL.Stats().InUse == 0
		})
		close(reads.released)
		testkit.Eventually(t, waitTimeout, "an operation in time", func() bool {
			return len(o.ask(t, `{ orders(first: 1) { totalCount } }`, nil).Errors) == 0
		})
	}, func(c *graph.Config) { c.Limits = limits })
}
