package chaos

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/client"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

const (
	buyers = 4
	// wealth is the initial balance of every buyer, which is more than a test spends.
	wealth = 900_000_00
)

// shop is a store, the processes that serve it, and a client of it.
type shop struct {
	id         uuid.UUID
	postgres   *cluster.Cluster
	url        string // of the database, without a proxy
	masterKey  string // the path of the file
	apis       []*process
	workers    []*process
	client     *client.Client
	http       *http.Client // to any of the apis, at origin
	token      string       // with every scope
	staffToken string       // of an owner
	receiver   *receiver
	customers  []string
	uploadable []string // variations with licenses
	sellable   []string // all variations that can be sold
}

// setup configures a shop.
type setup struct {
	// route returns the address at which the processes connect to the database, such as that of a proxy; nil means the database's own.
	route func(t *testing.T, address string) string
	// pooled puts a PgBouncer in transaction mode in front of the database.
	pooled bool
	// lockedFor is how long an idle transaction may keep its locks before the server ends it; "30s" if empty.
	lockedFor string
	// settings are additional environment variables of the processes.
	settings []string
	// postgres are options of the server.
	postgres []cluster.Option
	// start starts the server; nil means cluster.Start.
	start func(...cluster.Option) (*cluster.Cluster, error)
}

// open starts a durable PostgreSQL, creates a store in it, and starts two processes that serve it and two that deliver its webhooks.
func open(t *testing.T, with setup) *shop {
	t.Helper()
	if with.start == nil {
		with.start = cluster.Start
	}
	postgres, err := with.start(append(with.postgres, cluster.Durable())...)
	must(t, err)
	t.Cleanup(func() {
		if err := postgres.Close(); err != nil {
			t.Error(err)
		}
	})
	s := &shop{postgres: postgres}
	s.url, err = postgres.CreateDatabase(t.Context(), "kiosk", "")
	must(t, err)
	served, err := url.Parse(s.url)
	must(t, err)
	if with.route != nil {
		served.Host = with.route(t, served.Host)
	}
	if with.pooled {
		pooler, err := postgres.StartPooler()
		must(t, err)
		t.Cleanup(func() { _ = pooler.Close() })
		served.Host = pooler.Host()
		with.settings = append(with.settings, "KIOSK_NO_STATEMENT_CACHE=true")
	}
	if with.lockedFor != "" {
		query := served.Query()
		query.Set("idle_in_transaction_session_timeout", with.lockedFor)
		served.RawQuery = query.Encode()
	}
	s.start(t, [2]string{served.String(), served.String()}, with.settings...)
	return s
}

// start creates the store in the database, and starts for each address of the database one process that serves and one that delivers
// webhooks. It returns when all serve.
func (s *shop) start(t *testing.T, addresses [2]string, settings ...string) {
	t.Helper()
	s.masterKey = filepath.Join(t.TempDir(), "master.keyset")
	must(t, vault.CreateMasterKey(s.masterKey))
	s.createStore(t)
	for i, address := range addresses {
		environment := append(environmentOf(address, s.masterKey), settings...)
		s.apis = append(s.apis, supervise(t, fmt.Sprintf("api %d", i), environment, "kiosk", "serve"))
		s.workers = append(s.workers, supervise(t, fmt.Sprintf("worker %d", i), environment, "worker"))
	}
	for _, api := range s.apis {
		testkit.Eventually(t, waitTimeout, api.name+" serves", func() bool { return api.address.Load() != nil })
	}
	s.connect(t)
	s.receiver = receive(t, s.patient(t))
}

// environmentOf returns the environment of the processes for a database.
func environmentOf(database, masterKey string) []string {
	return []string{
		"KIOSK_DATABASE_URL=" + database,
		"KIOSK_DATABASE_CONNECTIONS=6",
		"KIOSK_MASTER_KEY_FILE=" + masterKey,
		"KIOSK_ADDR=127.0.0.1:0",
		"KIOSK_OPS_ADDR=127.0.0.1:0",
		"KIOSK_RATE_LIMIT=0",
		"KIOSK_LOG_FORMAT=json",
		"KIOSK_WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		"KIOSK_WEBHOOK_ALLOW_HTTP=true",
		"KIOSK_WEBHOOK_BACKOFF=100ms,1s,10s",
	}
}

// createStore migrates the database, and creates a store and its tokens.
func (s *shop) createStore(t *testing.T) {
	t.Helper()
	d, err := database.Open(t.Context(), s.url, database.Options{MaxConns: 2})
	must(t, err)
	defer d.Close()
	if s.postgres != nil && s.postgres.IsCitus() {
		_, err = migrations.Distribute(t.Context(), d.SQL)
	} else {
		_, err = migrations.Up(t.Context(), d.SQL, d.Dialect)
	}
	must(t, err)
	keys, err := vault.Open(s.masterKey)
	must(t, err)
	store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Vault = keys })
	s.id = store.ID
	for range buyers {
		customer := store.NewCustomer(t, customers.NewCustomer{Name: "Buyer"}, wealth)
		s.customers = append(s.customers, customer.ID.String())
	}
	s.uploadable = []string{store.Yearly.ID.String(), store.Monthly.ID.String()}
	s.sellable = append(s.sellable, s.uploadable...)
	s.sellable = append(s.sellable, store.Hour.ID.String())
	s.token, s.staffToken = store.FullToken, store.NewStaffToken(t, auth.Owner)
}

// origin is the address of all processes for the clients. It is a local address, because clients send secrets over plain HTTP only to
// one.
const origin = "http://kiosk.localhost"

var errNoProcessServes = errors.New("no process serves")

// connect creates clients that send each attempt to any running process, as through a load balancer. They do not retry: their caller does.
func (s *shop) connect(t *testing.T) {
	t.Helper()
	var turn atomic.Uint64
	dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
		for range s.apis {
			next := s.apis[turn.Add(1)%uint64(len(s.apis))]
			if address := next.address.Load(); address != nil {
				return new(net.Dialer).DialContext(ctx, "tcp", *address)
			}
		}
		return nil, errNoProcessServes
	}
	s.http = &http.Client{
		Timeout:   30 * time.Second,
		Transport: &http.Transport{DialContext: dial, MaxIdleConnsPerHost: 16},
	}
	var err error
	s.client, err = client.New(origin, s.token, client.WithRetries(0), client.WithHTTPClient(s.http))
	must(t, err)
	testkit.Eventually(t, waitTimeout, "a process serves", func() bool {
		_, err := s.client.Webhooks(t.Context())
		return err == nil
	})
}

// patient returns a client that retries failed requests.
func (s *shop) patient(t *testing.T) *client.Client {
	t.Helper()
	c, err := client.New(origin, s.token, client.WithRetries(20), client.WithHTTPClient(s.http))
	must(t, err)
	return c
}

// processes returns the processes of the APIs and the workers.
func (s *shop) processes() []*process { return append(append([]*process{}, s.apis...), s.workers...) }

// waitTimeout bounds the wait until Kiosk has recovered and has delivered everything. A delivery that a killed worker had claimed stays
// with it for half a minute.
const waitTimeout = 3 * time.Minute

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(strings.TrimSpace(err.Error()))
	}
}
