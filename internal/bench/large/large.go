// Package large creates a store with a million orders, for benchmarks.
package large

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

// KIOSK_BENCH_DIR is a directory in which the filled databases are kept for the next run, which then begins at once:
// PostgreSQL's is in the server of KIOSK_BENCH_URL. Without them each run fills databases of its own.
const (
	benchDir = "KIOSK_BENCH_DIR"
	benchURL = "KIOSK_BENCH_URL"
)

// The contents of the store, and its owner.
const (
	Orders     = 1_000_000
	products   = 500
	customers  = 20_000
	slug       = "large"
	OwnerEmail = "owner@example.com" // with the password testkit.StaffPassword
)

// Database is an open database with the store.
type Database struct {
	*database.DB
	URL       string
	MasterKey string // the file
	Resolver  *resolver.Resolver
	Store     *db.Store
	Owner     *db.StaffMember
}

// home holds what all benchmarks of a process share.
var home struct {
	once      sync.Once
	dir, url  string
	key       string
	err       error
	temporary bool
	server    *cluster.Cluster
}

// Close removes everything that the process created. Call it when all benchmarks have ended.
func Close() {
	if home.server != nil {
		_ = home.server.Close()
	}
	if home.temporary {
		_ = os.RemoveAll(home.dir)
	}
}

// prepareHome creates the directory with the master key, and starts the server.
func prepareHome() {
	home.dir = os.Getenv(benchDir)
	if home.temporary = home.dir == ""; home.temporary {
		home.dir, home.err = os.MkdirTemp("", "kiosk-large-")
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

// Open opens the database of a kind, dialect.Postgres or dialect.SQLite, until the benchmark ends. It creates and fills the store if the
// database does not have it.
func Open(b testing.TB, kind string, options database.Options) *Database {
	b.Helper()
	home.once.Do(prepareHome)
	testkit.Must(b, home.err)
	keys, err := vault.Open(home.key)
	testkit.Must(b, err)
	address := home.url
	if kind == dialect.SQLite {
		address = "sqlite://" + filepath.Join(home.dir, "large.db")
	}
	if store := create(b, address, keys); store != nil {
		fill(b, address, keys, store)
	}
	opened, err := database.Open(b.Context(), address, options)
	testkit.Must(b, err)
	b.Cleanup(func() { _ = opened.Close() })
	d := &Database{DB: opened, URL: address, MasterKey: home.key, Resolver: resolver.New(resolver.Config{Database: opened, Vault: keys})}
	d.Store, err = d.Resolver.StoreBySlug(auth.AllTenants(b.Context()), slug)
	testkit.Must(b, err)
	d.Owner = d.owner(b)
	return d
}

// create creates the tables and the store, and returns the store. It returns nil if the store exists.
func create(b testing.TB, address string, keys *vault.Vault) *db.Store {
	b.Helper()
	d, err := database.Open(b.Context(), address, database.Options{MaxConns: 1})
	testkit.Must(b, err)
	defer func() { testkit.Must(b, d.Close()) }()
	_, err = migrations.Up(b.Context(), d.SQL, d.Dialect)
	testkit.Must(b, err)
	operations, everywhere := resolver.New(resolver.Config{Database: d, Vault: keys}), auth.AllTenants(b.Context())
	if _, err := operations.StoreBySlug(everywhere, slug); err == nil {
		return nil
	}
	store, err := operations.CreateStore(everywhere, stores.NewStore{Slug: slug, Name: "Large", Currency: "EUR", Livemode: true})
	testkit.Must(b, err)
	bot := access.NewToken{Name: "bot", Scopes: []auth.Scope{auth.ProductsRead}} // without one the dashboard shows first steps
	_, _, err = operations.CreateToken(auth.With(b.Context(), auth.System(store.ID)), bot)
	testkit.Must(b, err)
	return store
}

// fill fills the store, and vacuums the tables as autovacuum would.
func fill(b testing.TB, address string, keys *vault.Vault, store *db.Store) {
	b.Helper()
	began := time.Now()
	fast(b, address, func(d *database.DB) {
		options := seed.Options{Orders: Orders, Products: products, Customers: customers, References: true, Person: person}
		testkit.Must(b, seed.Fill(b.Context(), d, keys, store, options))
		if d.Dialect == dialect.Postgres { // on SQLite only the search is measured, which reads none of it
			run(b, d, furniture...)
		}
	})
	kind, _, _ := strings.Cut(address, ":")
	fmt.Printf("%s filled with %d orders in %s\n", kind, Orders, time.Since(began).Round(time.Second))
}

// owner returns the store's owner, and creates it if it does not exist.
func (d *Database) owner(b testing.TB) *db.StaffMember {
	b.Helper()
	ctx := auth.With(b.Context(), auth.System(d.Store.ID))
	member, err := d.Client.StaffMember.Query().Where(staffmember.Email(OwnerEmail)).Only(ctx)
	if db.IsNotFound(err) {
		member, err = d.Resolver.CreateStaff(ctx, access.NewStaff{
			Email: OwnerEmail, Name: "Olga", Password: testkit.StaffPassword, Role: staffmember.RoleOWNER,
		})
	}
	testkit.Must(b, err)
	return member
}
