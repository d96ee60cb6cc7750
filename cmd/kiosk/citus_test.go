//go:build citus

package main

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// TestRestoredOnCitusNamesWhatIsConnectedToAnyNodeButCitusItself needs no backup: it checks which connections kiosk restored names.
func TestRestoredOnCitusNamesWhatIsConnectedToAnyNodeButCitusItself(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"] = emptyPostgres(t)
	must(t, env, "migrate", "distribute")
	withStore(t, env, "acme")
	admin := testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{ApplicationName: "watcher", MaxConns: 1})
	var worker string
	testkit.Eventually(t, waitTimeout, "Citus is connected to its database", func() bool {
		err := admin.SQL.QueryRowContext(t.Context(), `SELECT format('%s:%s', nodename, nodeport) FROM pg_dist_node
			WHERE groupid > 0 AND EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'Citus%')
			LIMIT 1`).Scan(&worker)
		return err == nil
	})
	testkit.Must(t, admin.Close())

	must(t, env, "restored")

	node, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	node.Host = worker
	elsewhere := testkit.Open(t, node.String(), database.Options{ApplicationName: "elsewhere", MaxConns: 1})
	if got := run(t, env, "restored"); got.code != exitFailure || !strings.Contains(got.stderr, "in use by elsewhere") {
		t.Errorf("a client of another node: %+v", got)
	}
	testkit.Must(t, elsewhere.Close())
	must(t, env, "restored")
}

// TestAStoreIsDistributedWithItsRowsAndSellsOn sells on a database that is not distributed, distributes it while nothing runs, and
// sells on.
func TestAStoreIsDistributedWithItsRowsAndSellsOn(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"] = emptyPostgres(t)
	must(t, env, "migrate", "up")
	s := withSupply(t, env)
	order := map[string]any{"customerId": s.customer, "items": []any{map[string]any{"variationId": s.variation}}}
	key := []string{"Idempotency-Key", "order-1"}

	before := startProcess(t, env, "serve", "--with-worker", "--addr", "127.0.0.1:0")
	placed := request(t, http.MethodPost, before.url(t)+"/api/v1/external/orders", s.token, order, key...)
	if placed.status != http.StatusCreated {
		t.Fatalf("%d %s", placed.status, placed.body)
	}
	before.terminate()
	before.wait(t)

	for _, want := range []string{"Distributed ", "All tables are distributed."} {
		if said := must(t, env, "migrate", "distribute"); !strings.Contains(said, want) {
			t.Errorf("%q is not in %q", want, said)
		}
	}
	if said := must(t, env, "migrate", "up"); !strings.Contains(said, "up to date") {
		t.Error(said)
	}
	must(t, env, "verify")

	after := start(t, env, "serve", "--with-worker", "--addr", "127.0.0.1:0")
	api := after.url(t) + "/api/v1/external"
	if again := request(t, http.MethodPost, api+"/orders", s.token, order, key...); string(again.body) != string(placed.body) {
		t.Errorf("the same request became\n%s\nand was\n%s", again.body, placed.body)
	}
	if next := request(t, http.MethodPost, api+"/orders", s.token, order); next.status != http.StatusCreated {
		t.Fatalf("the next order: %d %s", next.status, next.body)
	}
	testkit.Eventually(t, waitTimeout, "the events are numbered on", func() bool {
		got := request(t, http.MethodGet, api+"/events", s.token, nil)
		return strings.Count(string(got.body), `"order.completed"`) >= 2
	})
	after.terminate()
	after.wait(t)
	must(t, env, "verify")
}
