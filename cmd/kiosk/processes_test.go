package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

// everywhere is how long a revoked token or an old setting may stay in force in any process, with some reserve for a busy machine.
// It is less than twice the age of a cache, so the test would fail if there were two caches in a row.
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
	graphql := func(s *server, cookie, query string) string {
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
		if got := graphql(s, cookie, `{ store { timezone version } }`); !strings.Contains(got, `"UTC"`) {
			t.Fatal(got)
		}
	}

	if got := graphql(servers[0], cookie, `mutation { updateSettings(input: {version: 1, timezone: "Europe/Lisbon"}) { timezone } }`); !strings.Contains(got, "Lisbon") {
		t.Fatal(got)
	}
	const dashboard = `{ dashboard(from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z", groupBy: DAY) { timezone } }`
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the new time zone is in force", func() bool { return strings.Contains(graphql(s, cookie, dashboard), "Lisbon") })
	}
	must(t, env, "token", "revoke", id)
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the token is refused", func() bool { return products(s) == http.StatusUnauthorized })
	}
	request(t, http.MethodDelete, servers[0].url(t)+"/session", "", nil, "Cookie", cookie)
	for _, s := range servers {
		testkit.Eventually(t, everywhere, "the session is refused", func() bool { return strings.Contains(graphql(s, cookie, dashboard), "UNAUTHENTICATED") })
	}
}

// replicated is a store on a PostgreSQL with a standby, and two processes that serve it and read lists from the standby.
type replicated struct {
	*testkit.Store
	standby *cluster.Cluster
	env     environment
	servers []*server
	buyer   uuid.UUID
	staff   string // token of an owner
	orders  int
}

func startReplicated(t *testing.T) *replicated {
	t.Helper()
	primary, err := cluster.Start(cluster.Setting("synchronous_commit", "on"))
	testkit.Must(t, err)
	t.Cleanup(func() { _ = primary.Close() })
	address, err := primary.CreateDatabase(t.Context(), "kiosk", "")
	testkit.Must(t, err)
	r := &replicated{}
	r.standby, err = primary.StartStandby()
	testkit.Must(t, err)
	t.Cleanup(func() { _ = r.standby.Close() })
	env := environment{
		"KIOSK_DATABASE_URL":         address,
		"KIOSK_DATABASE_REPLICA_URL": r.standby.URL("kiosk"),
		"KIOSK_MASTER_KEY_FILE":      filepath.Join(t.TempDir(), "master.keyset"),
		"KIOSK_OPS_ADDR":             "127.0.0.1:0",
		"KIOSK_RATE_LIMIT":           "0",
	}
	r.env = env
	must(t, env, "key", "create")
	must(t, env, "migrate", "up")
	keys, err := vault.Open(env["KIOSK_MASTER_KEY_FILE"])
	testkit.Must(t, err)
	r.Store = testkit.NewStore(t, testkit.Open(t, address, database.Options{MaxConns: 4}), func(c *resolver.Config) { c.Vault = keys })
	r.buyer = r.NewCustomer(t, customers.NewCustomer{Name: "Buyer"}, 900_000_00).ID
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

// sell places an order at one process. It must be at once in every list of both, except lists whose time is before the order.
func (r *replicated) sell(t *testing.T) {
	t.Helper()
	at := r.servers[r.orders%2].url(t)
	placed := request(t, http.MethodPost, at+"/api/v1/external/orders", r.FullToken, order(r.buyer, r.Hour.ID, 1))
	if placed.status != http.StatusCreated {
		t.Fatalf("%d %s", placed.status, placed.body)
	}
	id, responded := placed.decode(t)["id"].(string), time.Now()
	r.orders++
	for i, s := range r.servers {
		list := request(t, http.MethodGet, s.url(t)+"/api/v1/external/orders?limit=1", r.FullToken, nil)
		if want := fmt.Sprintf(`"total":%d`, r.orders); !strings.Contains(string(list.body), id) || !strings.Contains(string(list.body), want) {
			t.Errorf("process %d lists %s after order %d, %s", i, list.body, r.orders, id)
		}
		graphql := request(t, http.MethodPost, s.url(t)+"/graphql", r.staff, map[string]string{"query": `{ orders(first: 1) { totalCount edges { node { id } } } }`})
		want, old := fmt.Sprintf(`"totalCount":%d`, r.orders), asOf(t, graphql).Before(responded)
		if !old && (!strings.Contains(string(graphql.body), id) || !strings.Contains(string(graphql.body), want)) {
			t.Errorf("process %d shows %s after order %d, %s", i, graphql.body, r.orders, id)
		}
	}
}

// asOf returns the time in the response up to which it includes all commits, or the present time if it has none.
func asOf(t *testing.T, got response) time.Time {
	t.Helper()
	var body struct{ Extensions struct{ AsOf *time.Time } }
	testkit.Must(t, json.Unmarshal(got.body, &body))
	if body.Extensions.AsOf == nil {
		return time.Now()
	}
	return *body.Extensions.AsOf
}

var replicaReads = regexp.MustCompile(`kiosk_replica_reads_total\{server="replica"\} (\d+)`)

// reads returns the metric of reads that the replica served to a process.
func (s *server) reads(t *testing.T) string {
	t.Helper()
	ops := s.awaitMatch(t, s.stderr, `"ops":"([^"]+)"`)[1]
	match := replicaReads.FindSubmatch(request(t, http.MethodGet, "http://"+ops+"/metrics", "", nil).body)
	if match == nil {
		t.Fatal("no metric of reads")
	}
	return string(match[1])
}

func TestListsFromAReplicaShowWhatAnyProcessSoldBeforeTheirTime(t *testing.T) {
	t.Parallel()
	r := startReplicated(t)
	for range 20 {
		r.sell(t)
	}
	for _, s := range r.servers {
		testkit.Eventually(t, waitTimeout, "the replica serves reads", func() bool { r.sell(t); return s.reads(t) != "0" })
	}
	r.staffReadTheirOwnWrites(t)
	r.exportFromTheReplica(t)
	replica := testkit.Open(t, r.standby.AdminURL(), database.Options{MaxConns: 1})
	_, err := replica.SQL.ExecContext(t.Context(), "SELECT pg_wal_replay_pause()")
	testkit.Must(t, err)
	for range 5 {
		r.sell(t)
	}
	testkit.Must(t, r.standby.Stop(cluster.Kill))
	for range 5 {
		r.sell(t)
	}
	testkit.Must(t, r.standby.Restart())
	before := r.servers[0].reads(t)
	testkit.Eventually(t, waitTimeout, "the replica is used again", func() bool { r.sell(t); return r.servers[0].reads(t) != before })
	testkit.VerifyConsistency(t, r.Database)
}

// staffReadTheirOwnWrites changes something at one process as a browser does, and reads a list at the other.
func (r *replicated) staffReadTheirOwnWrites(t *testing.T) {
	t.Helper()
	const email, password = "ada@example.com", "correct horse battery staple"
	_, err := r.Resolver.CreateStaff(r.Context(t), access.NewStaff{Email: email, Name: "Ada", Role: staffmember.RoleOWNER, Password: password})
	testkit.Must(t, err)
	jar, err := cookiejar.New(nil)
	testkit.Must(t, err)
	browser := &http.Client{Jar: jar}
	send := func(url, body string) string {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url, strings.NewReader(body))
		testkit.Must(t, err)
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Origin", strings.TrimSuffix(strings.TrimSuffix(url, "/graphql"), "/session"))
		got, err := browser.Do(request)
		testkit.Must(t, err)
		defer got.Body.Close()
		text, err := io.ReadAll(got.Body)
		testkit.Must(t, err)
		return string(text)
	}
	send(r.servers[0].url(t)+"/session", fmt.Sprintf(`{"store":%q,"email":%q,"password":%q}`, r.Slug, email, password))
	for n := range 20 {
		send(r.servers[0].url(t)+"/graphql", fmt.Sprintf(`{"query":"mutation { createCategory(input: {name: \"C\", slug: \"own-%d\"}) { id } }"}`, n))
		written := time.Now()
		list := send(r.servers[1].url(t)+"/graphql", `{"query":"{ categories(first: 1, orderBy: {field: CREATED_AT, direction: DESC}) { edges { node { slug } } } }"}`)
		soon := time.Since(written) < database.MaxStaleness
		if !strings.Contains(list, fmt.Sprintf(`"own-%d"`, n)) || (soon && strings.Contains(list, "asOf")) {
			t.Errorf("after category %d the list is %s", n, list)
		}
	}
}

// exportFromTheReplica checks that the download has the time of its data.
func (r *replicated) exportFromTheReplica(t *testing.T) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "an export is read from the replica", func() bool {
		made := request(t, http.MethodPost, r.servers[0].url(t)+"/graphql", r.staff, map[string]string{"query": `mutation { createExport(input: {kind: ORDERS}) { url } }`})
		var body struct {
			Data struct{ CreateExport struct{ URL string } }
		}
		testkit.Must(t, json.Unmarshal(made.body, &body))
		file := request(t, http.MethodGet, r.servers[0].url(t)+body.Data.CreateExport.URL, "", nil)
		if file.status != http.StatusOK {
			t.Fatalf("%d %s", file.status, file.body)
		}
		of := file.header.Get("X-As-Of")
		if of == "" {
			return false
		}
		at, err := time.Parse(time.RFC3339, of)
		testkit.Must(t, err)
		return time.Since(at) >= 0
	})
}
