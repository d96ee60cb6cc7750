// Package cluster starts PostgreSQL servers for tests and for the generator of migrations.
//
// It uses the server in KIOSK_TEST_POSTGRES_URL, or else starts a throwaway cluster with the installed binaries. A throwaway cluster
// listens on loopback only, without passwords. It ends with the process that started it, also if that process is killed.
package cluster

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/lib/pq"
)

// EnvCitus names the environment variable that, when it is not empty, makes Shared start a Citus of a coordinator and two workers.
const EnvCitus = "KIOSK_TEST_CITUS"

// EnvURL names the environment variable with the URL of a server that Shared uses as it is.
// Its role must be allowed to create databases.
const EnvURL = "KIOSK_TEST_POSTGRES_URL"

// Cluster is a running PostgreSQL server.
type Cluster struct {
	base    url.URL // of the maintenance database
	version int     // of the server, as in server_version_num: 150020

	// The rest belongs to throwaway clusters.
	bin      string // directory of the binaries
	dir      string // holds data/ and server.log
	port     int
	settings map[string]string
	account  *account
	guard    *guard
	server   *daemon // nil while stopped

	workers []*Cluster // of a Citus, whose coordinator this is
}

// Option changes a throwaway cluster.
type Option func(*Cluster)

// Durable makes the server flush each commit to disk before it confirms it, and vacuum by itself, as in production. Without it, a crash of
// the server can lose commits.
func Durable() Option {
	return func(c *Cluster) {
		c.settings["fsync"] = "on"
		c.settings["synchronous_commit"] = "on"
		c.settings["full_page_writes"] = "on"
		c.settings["autovacuum"] = "on"
	}
}

// Setting sets a parameter of the server, as in postgresql.conf.
func Setting(name, value string) Option {
	return func(c *Cluster) { c.settings[name] = value }
}

// Prefer makes the server listen on a port if that is free, else on another one.
func Prefer(port int) Option {
	return func(c *Cluster) { c.port = port }
}

// shared starts the server of this process at the first call.
var shared = sync.OnceValues(func() (*Cluster, error) {
	if os.Getenv(EnvCitus) != "" {
		return StartCitus(citusWorkers)
	}
	if address := os.Getenv(EnvURL); address != "" {
		return external(address)
	}
	return Start()
})

// Shared returns the server that all tests of this process use: that of KIOSK_TEST_POSTGRES_URL, or a throwaway cluster, which the first
// call starts. Callers must not close it: it ends with the process.
func Shared() (*Cluster, error) { return shared() }

// external returns a server that this process did not start. Its error does not repeat the address, which may hold a password.
func external(address string) (*Cluster, error) {
	base, err := url.Parse(address)
	if err != nil || (base.Scheme != "postgres" && base.Scheme != "postgresql") {
		return nil, fmt.Errorf("cluster: %s is not a postgres:// URL", EnvURL)
	}
	c := &Cluster{base: *base}
	ctx, cancel := context.WithTimeout(context.Background(), startTimeout)
	defer cancel()
	if err := c.ping(ctx); err != nil {
		return nil, fmt.Errorf("cluster: the server of %s does not respond: %w", EnvURL, err)
	}
	return c, nil
}

// Start starts a throwaway cluster and returns when it accepts connections. It looks for the binaries in Debian's directories and in
// PATH.
func Start(options ...Option) (*Cluster, error) {
	bin, err := binaries()
	if err != nil {
		return nil, err
	}
	account, err := unprivileged()
	if err != nil {
		return nil, err
	}
	c := &Cluster{bin: bin, account: account, settings: map[string]string{
		"listen_addresses":        "127.0.0.1",
		"unix_socket_directories": "",
		"max_connections":         "300",
		"shared_buffers":          "64MB",
		"fsync":                   "off",
		"synchronous_commit":      "off",
		"full_page_writes":        "off",
		"autovacuum":              "off", // no test waits for it, and with many databases one of its processes starts each second
		"log_min_messages":        "fatal",
		"timezone":                "UTC",
	}}
	for _, option := range options {
		option(c)
	}
	initialise := func() error { return initialise(c.bin, c.data(), c.account) }
	if err := c.create(initialise); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

// create creates the directory, starts its guard, initialises the data and starts the server.
func (c *Cluster) create(initialise func() error) (err error) {
	if c.dir, err = os.MkdirTemp(c.parent(), "kiosk-postgres-"); err != nil {
		return fmt.Errorf("cluster: %w", err)
	}
	if err := c.account.own(c.dir); err != nil {
		return err
	}
	if c.guard, err = watch(c.dir, c.account); err != nil {
		return err
	}
	if err := initialise(); err != nil {
		return err
	}
	if c.port, err = freePort(c.port); err != nil {
		return err
	}
	c.base = url.URL{
		Scheme:   "postgres",
		User:     url.User(superuser),
		Host:     fmt.Sprintf("127.0.0.1:%d", c.port),
		Path:     "/postgres",
		RawQuery: "sslmode=disable",
	}
	return c.start()
}

func (c *Cluster) data() string { return filepath.Join(c.dir, "data") }

// parent returns the directory in which the cluster's directory is created, "" for the default. A cluster that is not durable goes into
// memory if there is enough of it and TMPDIR is not set: a copy of a database costs half as much there.
func (c *Cluster) parent() string {
	const memory, enough = "/dev/shm", 4 << 30 // bytes
	var space syscall.Statfs_t
	if c.settings["fsync"] != "off" || os.Getenv("TMPDIR") != "" || syscall.Statfs(memory, &space) != nil ||
		space.Bavail*uint64(space.Bsize) < enough {
		return ""
	}
	return memory
}

// URL returns the URL of a database of the server, with its superuser.
func (c *Cluster) URL(database string) string {
	address := c.base
	address.Path = "/" + database
	return address.String()
}

// AdminURL returns the URL of the maintenance database, from which other databases are created.
func (c *Cluster) AdminURL() string { return c.base.String() }

// CreateDatabase creates a database, as a copy of template when that is not empty, and returns its URL. On Citus, it creates it on all
// servers and connects them.
func (c *Cluster) CreateDatabase(ctx context.Context, name, template string) (string, error) {
	statement := "CREATE DATABASE " + pq.QuoteIdentifier(name)
	if template != "" {
		statement += " TEMPLATE " + pq.QuoteIdentifier(template)
		if c.version >= 15_00_00 {
			statement += " STRATEGY file_copy" // takes half the time of wal_log; older servers always do this
		}
	}
	for _, server := range c.servers() {
		if err := server.execute(ctx, statement); err != nil {
			return "", fmt.Errorf("cluster: create database %s: %w", name, err)
		}
	}
	if c.IsCitus() && template == "" {
		if err := c.connectWorkers(ctx, name); err != nil {
			return "", err
		}
	}
	return c.URL(name), nil
}

// NewDatabase creates a database for a test, as CreateDatabase does, with a random name. It returns the URL. The database is dropped when
// the test ends.
func (c *Cluster) NewDatabase(t testing.TB, template string) string {
	t.Helper()
	name := "kiosk_test_" + strings.ToLower(rand.Text())
	address, err := c.CreateDatabase(t.Context(), name, template)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.DropDatabase(context.WithoutCancel(t.Context()), name); err != nil {
			t.Error(err)
		}
	})
	return address
}

// MakeTemplate renames a database and makes it a template: other databases can be created from it, but it cannot be opened any more.
func (c *Cluster) MakeTemplate(ctx context.Context, name, template string) error {
	for _, server := range c.servers() {
		for _, statement := range []string{
			"ALTER DATABASE " + pq.QuoteIdentifier(name) + " ALLOW_CONNECTIONS false",
			// The pool's connections were closed, but Citus has a background process in each database.
			"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = " + pq.QuoteLiteral(name),
			"ALTER DATABASE " + pq.QuoteIdentifier(name) + " RENAME TO " + pq.QuoteIdentifier(template),
		} {
			if err := server.execute(ctx, statement); err != nil {
				return fmt.Errorf("cluster: make template %s: %w", template, err)
			}
		}
	}
	return nil
}

// DropDatabase drops a database and closes its connections. A missing database is no error.
func (c *Cluster) DropDatabase(ctx context.Context, name string) error {
	for _, server := range c.servers() {
		err := server.execute(ctx, "DROP DATABASE IF EXISTS "+pq.QuoteIdentifier(name)+" WITH (FORCE)")
		if err != nil {
			return fmt.Errorf("cluster: drop database %s: %w", name, err)
		}
	}
	return nil
}

func (c *Cluster) execute(ctx context.Context, statement string) error {
	return executeOn(ctx, c.AdminURL(), statement)
}

// ping returns nil when the server accepts connections, and stores its version.
func (c *Cluster) ping(ctx context.Context) error {
	db, err := sql.Open("postgres", c.AdminURL())
	if err != nil {
		return err
	}
	defer db.Close()
	return db.QueryRowContext(ctx, "SHOW server_version_num").Scan(&c.version)
}
