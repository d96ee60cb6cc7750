package main

import (
	"fmt"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

// everywhere is how long a revoked token or an old setting may go on to count in any process, and some more for a busy machine,
// but less than twice as long: two caches in a row are found out.
const everywhere = 5*time.Second + 4500*time.Millisecond

func TestRevokedTokensAndNewSettingsReachEveryProcess(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	env["KIOSK_STORE"] = "acme"
	token := strings.TrimSpace(must(t, env, "token", "create", "--name", "bot", "--all-scopes"))
	id := regexp.MustCompile(`[0-9a-f-]{36}`).FindString(must(t, env, "token", "list"))
	password := strings.TrimSpace(must(t, env, "staff", "create", "--email", "eve@acme.example", "--role", "OWNER"))
	var servers []*server
	for range 2 {
		servers = append(servers, startProcess(t, env, "serve", "--addr", "127.0.0.1:0"))
	}
	office := func(s *server, cookie, query string) string {
		return string(request(t, http.MethodPost, s.url(t)+"/graphql", "", map[string]string{"query": query}, "Cookie", cookie).body)
	}
	cookie := servers[0].signIn(t, "acme", "eve@acme.example", password)
	products := func(s *server) int {
		return request(t, http.MethodGet, s.url(t)+"/api/v1/external/products", token, nil).status
	}
	for _, s := range servers { // they know the token, the session and the settings now
		if status := products(s); status != http.StatusOK {
			t.Fatalf("products: %d", status)
		}
		if got := office(s, cookie, `{ store { timezone version } }`); !strings.Contains(got, `"UTC"`) {
			t.Fatal(got)
		}
	}

	if got := office(servers[0], cookie, `mutation { updateSettings(input: {version: 1, timezone: "Europe/Lisbon"}) { timezone } }`); !strings.Contains(got, "Lisbon") {
		t.Fatal(got)
	}
	const dashboard = `{ dashboard(from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z", groupBy: DAY) { timezone } }`
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the new time zone is in force", func() bool { return strings.Contains(office(s, cookie, dashboard), "Lisbon") })
	}
	must(t, env, "token", "revoke", id)
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the token is refused", func() bool { return products(s) == http.StatusUnauthorized })
	}
	request(t, http.MethodDelete, servers[0].url(t)+"/session", "", nil, "Cookie", cookie)
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the session is refused", func() bool { return strings.Contains(office(s, cookie, dashboard), "UNAUTHENTICATED") })
	}
}

// replicated is a store on a PostgreSQL with a standby, and two processes that serve it and read lists from there.
type replicated struct {
	*testkit.Store
	standby *cluster.Cluster
	servers []*server
	buyer   uuid.UUID
	staff   string // token of an owner
	orders  int
}

func startReplicated(t *testing.T) *replicated {
	t.Helper()
	primary, err := cluster.Start(cluster.Setting("synchronous_commit", "on"))
	check(t, err)
	t.Cleanup(func() { _ = primary.Close() })
	address, err := primary.CreateDatabase(t.Context(), "kiosk", "")
	check(t, err)
	r := &replicated{}
	r.standby, err = primary.StartStandby()
	check(t, err)
	t.Cleanup(func() { _ = r.standby.Close() })
	env := environment{
		"KIOSK_DATABASE_URL":         address,
		"KIOSK_DATABASE_REPLICA_URL": r.standby.URL("kiosk"),
		"KIOSK_MASTER_KEY_FILE":      filepath.Join(t.TempDir(), "master.keyset"),
		"KIOSK_OPS_ADDR":             "127.0.0.1:0",
		"KIOSK_RATE_LIMIT":           "0",
	}
	must(t, env, "key", "create")
	must(t, env, "migrate", "up")
	keys, err := vault.Open(env["KIOSK_MASTER_KEY_FILE"])
	check(t, err)
	r.Store = testkit.NewStore(t, testkit.Open(t, address, database.Options{MaxConns: 4}), func(c *resolver.Config) { c.Vault = keys })
	r.buyer = r.NewCustomer(t, resolver.NewCustomer{Name: "Buyer"}, 900_000_00).ID
	r.staff = r.NewStaffToken(t, auth.Owner)
	if got := must(t, env, "serve", "--check", "--addr", "127.0.0.1:0", "--ops-addr", "off"); !regexp.MustCompile(`ok +replica +keeps up`).MatchString(got) {
		t.Error(got)
	}
	for range 2 {
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		r.servers = append(r.servers, s)
		s.awaitMatch(t, s.stderr, "lists are read from the replica")
	}
	return r
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// sell places an order at one process, and wants it at once in every list of both.
func (r *replicated) sell(t *testing.T) {
	t.Helper()
	at := r.servers[r.orders%2].url(t)
	placed := request(t, http.MethodPost, at+"/api/v1/external/orders", r.FullToken, order(r.buyer, r.Hour.ID, 1))
	if placed.status != http.StatusCreated {
		t.Fatalf("%d %s", placed.status, placed.body)
	}
	id := placed.decode(t)["id"].(string)
	r.orders++
	for i, s := range r.servers {
		list := request(t, http.MethodGet, s.url(t)+"/api/v1/external/orders?limit=1", r.FullToken, nil)
		if want := fmt.Sprintf(`"total":%d`, r.orders); !strings.Contains(string(list.body), id) || !strings.Contains(string(list.body), want) {
			t.Errorf("process %d lists %s after order %d, %s", i, list.body, r.orders, id)
		}
		office := request(t, http.MethodPost, s.url(t)+"/graphql", r.staff, map[string]string{"query": `{ orders(first: 1) { totalCount edges { node { id } } } }`})
		if want := fmt.Sprintf(`"totalCount":%d`, r.orders); !strings.Contains(string(office.body), id) || !strings.Contains(string(office.body), want) {
			t.Errorf("process %d shows %s after order %d, %s", i, office.body, r.orders, id)
		}
	}
}

var replicaReads = regexp.MustCompile(`kiosk_replica_reads_total\{server="replica"\} (\d+)`)

// reads are those that the replica answered a process.
func (s *server) reads(t *testing.T) string {
	t.Helper()
	ops := s.awaitMatch(t, s.stderr, `"ops":"([^"]+)"`)[1]
	match := replicaReads.FindSubmatch(request(t, http.MethodGet, "http://"+ops+"/metrics", "", nil).body)
	if match == nil {
		t.Fatal("no metric of reads")
	}
	return string(match[1])
}

func TestListsFromAReplicaShowWhatAnyProcessSold(t *testing.T) {
	t.Parallel()
	r := startReplicated(t)
	for range 20 {
		r.sell(t)
	}
	for _, s := range r.servers {
		if s.reads(t) == "0" {
			t.Error("the replica answered nothing")
		}
	}
	replica := testkit.Open(t, r.standby.AdminURL(), database.Options{MaxConns: 1})
	_, err := replica.SQL.ExecContext(t.Context(), "SELECT pg_wal_replay_pause()")
	check(t, err)
	for range 5 {
		r.sell(t)
	}
	check(t, r.standby.Stop(cluster.Kill))
	for range 5 {
		r.sell(t)
	}
	check(t, r.standby.Restart())
	before := r.servers[0].reads(t)
	testkit.Eventually(t, everywhere, "the replica is used again", func() bool { r.sell(t); return r.servers[0].reads(t) != before })
	testkit.VerifyBooks(t, r.Database)
}
