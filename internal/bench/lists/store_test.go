// Package lists measures the lists, the search and the dashboards of a store with a million orders, on both databases. Run
// it by make bench-lists and make bench-dashboards.
package lists

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/staffmember"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/testkit/recorder"
	"kiosk/internal/vault"
)

// KIOSK_BENCH_DIR is a directory in which the filled databases are kept for the next run, which then begins at once:
// PostgreSQL's is in the server of KIOSK_BENCH_URL. Without them each run fills databases of its own.
const (
	benchDir = "KIOSK_BENCH_DIR"
	benchURL = "KIOSK_BENCH_URL"
)

const (
	largeOrders = 1_000_000
	largeSlug   = "large"
)

// large is a store with a million orders.
type large struct {
	*resolver.Resolver
	*reports.Reports
	ctx      context.Context
	owner    context.Context
	store    uuid.UUID
	database *database.DB
}

// home is what all benchmarks of a run share.
var home struct {
	once      sync.Once
	dir, url  string
	key       string
	err       error
	temporary bool
	server    *cluster.Cluster
}

func TestMain(m *testing.M) {
	code := m.Run()
	if home.server != nil {
		_ = home.server.Close()
	}
	if home.temporary {
		_ = os.RemoveAll(home.dir)
	}
	os.Exit(code)
}

// prepareHome makes the directory with the master key, once a run.
func prepareHome() {
	home.dir = os.Getenv(benchDir)
	if home.temporary = home.dir == ""; home.temporary {
		home.dir, home.err = os.MkdirTemp("", "kiosk-lists-")
	}
	home.key = filepath.Join(home.dir, "master.json")
	if _, err := os.Stat(home.key); home.err == nil && os.IsNotExist(err) {
		home.err = vault.CreateMasterKey(home.key)
	}
	if home.url = os.Getenv(benchURL); home.err == nil && home.url == "" {
		home.server, home.err = cluster.Start(cluster.Setting("shared_buffers", "512MB"), cluster.Setting("max_wal_size", "4GB"),
			cluster.Setting("maintenance_work_mem", "256MB"), cluster.Setting("wal_level", "minimal"), cluster.Setting("max_wal_senders", "0"))
		if home.err == nil {
			home.url = home.server.URL("postgres")
		}
	}
}

// openLarge opens the store on a database, which is filled unless it is there.
func openLarge(b *testing.B, kind string) large {
	b.Helper()
	home.once.Do(prepareHome)
	must(b, home.err)
	address := home.url
	if kind == dialect.SQLite {
		address = "sqlite://" + filepath.Join(home.dir, "large.db")
	}
	d, err := database.Open(b.Context(), address, database.Options{Instrument: recorder.Watching})
	must(b, err)
	b.Cleanup(func() { _ = d.Close() })
	_, err = migrations.Up(b.Context(), d.SQL, d.Dialect)
	must(b, err)
	opened, err := vault.Open(home.key)
	must(b, err)
	r := resolver.New(resolver.Config{Database: d, Vault: opened})
	l := large{Resolver: r, Reports: r.Reports(), database: d}
	l.fill(b, opened, address)
	return l
}

// fill fills the store unless it is there, and puts the tables into the state that autovacuum keeps them in.
func (l *large) fill(b *testing.B, v *vault.Vault, address string) {
	b.Helper()
	everywhere := auth.AllTenants(b.Context())
	store, err := l.StoreBySlug(everywhere, largeSlug)
	if err != nil {
		store, err = l.CreateStore(everywhere, stores.NewStore{Slug: largeSlug, Name: "Large", Currency: "EUR", Livemode: true})
		must(b, err)
		began := time.Now()
		fast(b, address, func(d *database.DB) {
			options := seed.Options{Orders: largeOrders, Products: 500, Customers: 20_000, References: true, Person: person}
			must(b, seed.Fill(b.Context(), d, v, store, options))
			run(b, d, furniture...)
		})
		fmt.Printf("%s filled with %d orders in %s\n", l.database.Dialect, largeOrders, time.Since(began).Round(time.Second))
	}
	l.ctx, l.store = auth.With(b.Context(), auth.System(store.ID)), store.ID
	member, err := l.database.Client.StaffMember.Query().Where(staffmember.Email(ownerEmail)).Only(l.ctx)
	if err != nil {
		member, err = l.CreateStaff(l.ctx, access.NewStaff{Email: ownerEmail, Name: "Olga", Password: "correct horse battery staple", Role: staffmember.RoleOWNER})
		must(b, err)
	}
	l.owner = auth.With(b.Context(), auth.Actor{Kind: auth.KindStaff, ID: member.ID, Name: member.Name, StoreID: store.ID, Role: auth.Owner})
}

// as is a context of the store's own system.
func (l large) as(ctx context.Context) context.Context {
	return auth.With(ctx, auth.System(l.store))
}

const ownerEmail = "owner@example.com"

func must(b *testing.B, err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}
