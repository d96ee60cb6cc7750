// Package cluster gives tests and the generator of migrations a real PostgreSQL.
//
// It takes the server named by KIOSK_TEST_POSTGRES_URL, or else makes a throwaway cluster
// from the installed binaries. A throwaway cluster listens on loopback only, without passwords,
// and dies with the process that started it, however that process ends.
package cluster

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"syscall"

	"github.com/lib/pq"
)

// EnvCitus names the environment variable that, when it is not empty, makes Shared a Citus of a coordinator and two workers.
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

// Durable makes the server flush to disk before it confirms a commit, as in production.
// Without it a commit survives the death of the server only by luck.
func Durable() Option {
	return func(c *Cluster) {
		c.settings["fsync"] = "on"
		c.settings["synchronous_commit"] = "on"
		c.settings["full_page_writes"] = "on"
	}
}

// Setting sets one parameter of the server, as in postgresql.conf.
func Setting(name, value string) Option {
	return func(c *Cluster) { c.settings[name] = value }
}

// Prefer has the server listen on a port if that is free, and else on another one.
func Prefer(port int) Option {
	return func(c *Cluster) { c.port = port }
}

// shared starts the server of this process at its first use.
var shared = sync.OnceValues(func() (*Cluster, error) {
	if os.Getenv(EnvCitus) != "" {
		return StartCitus(citusWorkers)
	}
	if address := os.Getenv(EnvURL); address != "" {
		return external(address)
	}
	return Start()
})

// Shared returns the one server of this process: that of KIOSK_TEST_POSTGRES_URL, or a throwaway
// cluster started at the first call. It is not closed: it ends with the process.
func Shared() (*Cluster, error) { return shared() }

// external wraps a server that is not ours. The error does not repeat the address: it may hold a password.
func external(address string) (*Cluster, error) {
	base, err := url.Parse(address)
	if err != nil || (base.Scheme != "postgres" && base.Scheme != "postgresql") {
		return nil, fmt.Errorf("cluster: %s is not a postgres:// URL", EnvURL)
	}
	c := &Cluster{base: *base}
	ctx, cancel := context.WithTimeout(context.Background(), startTimeout)
	defer cancel()
	if err := c.ping(ctx); err != nil {
		return nil, fmt.Errorf("cluster: the server of %s does not answer: %w", EnvURL, err)
	}
	return c, nil
}

// Start makes a throwaway cluster and returns when it accepts connections. It looks for the binaries
// in Debian's directories and in PATH.
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

// create makes the directory and its guard, has its data initialised and starts the server.
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

// parent returns the directory for the cluster's own, "" for the default. What need not outlive the machine goes into
// memory where there is plenty of it, unless TMPDIR says where: a database is copied there at half the cost.
func (c *Cluster) parent() string {
	const memory, plenty = "/dev/shm", 4 << 30 // bytes
	var space syscall.Statfs_t
	if c.settings["fsync"] != "off" || os.Getenv("TMPDIR") != "" || syscall.Statfs(memory, &space) != nil ||
		space.Bavail*uint64(space.Bsize) < plenty {
		return ""
	}
	return memory
}

// URL returns the address of a database of the server, for its superuser.
func (c *Cluster) URL(database string) string {
	address := c.base
	address.Path = "/" + database
	return address.String()
}

// AdminURL returns the address of the maintenance database, from which others are created.
func (c *Cluster) AdminURL() string { return c.base.String() }

// CreateDatabase creates a database, as a copy of template when that is not empty, and returns its URL. On a Citus it is one of all
// servers together.
func (c *Cluster) CreateDatabase(ctx context.Context, name, template string) (string, error) {
	statement := "CREATE DATABASE " + pq.QuoteIdentifier(name)
	if template != "" {
		statement += " TEMPLATE " + pq.QuoteIdentifier(template)
		if c.version >= 15_00_00 {
			statement += " STRATEGY file_copy" // half the time of wal_log; older servers know no other
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

// MakeTemplate renames a database, from which others can be created from then on, and which cannot be opened any more.
func (c *Cluster) MakeTemplate(ctx context.Context, name, template string) error {
	for _, server := range c.servers() {
		for _, statement := range []string{
			"ALTER DATABASE " + pq.QuoteIdentifier(name) + " ALLOW_CONNECTIONS false",
			// Those of the pool were closed; Citus has a process of its own in each database.
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

// DropDatabase removes a database and disconnects its users. A missing one is no error.
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

// ping returns nil when the server accepts connections, and learns its version.
func (c *Cluster) ping(ctx context.Context) error {
	db, err := sql.Open("postgres", c.AdminURL())
	if err != nil {
		return err
	}
	defer db.Close()
	return db.QueryRowContext(ctx, "SHOW server_version_num").Scan(&c.version)
}
