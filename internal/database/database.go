// Package database opens the database at a URL and classifies its errors. It hides the differences between PostgreSQL and SQLite from
// the other packages.
package database

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
	"github.com/lib/pq"
	"modernc.org/sqlite"

	"kiosk/ent/db"
	_ "kiosk/ent/db/runtime" // wires the schema's hooks and interceptors, which confine everything to a store
	_ "kiosk/internal/fold"  // functions that SQLite has in its triggers, indexes and queries
	"kiosk/internal/lockfile"
)

const (
	defaultPostgresConns = 32
	defaultSQLiteConns   = 8
	// sqliteIdleTime is how long an idle connection to SQLite is kept. It is short because each connection has its own page cache.
	sqliteIdleTime = 5 * time.Second
	// postgresConnLifetime limits the age of a connection, so that connections move to other servers behind a load balancer, and so that
	// the server frees the plans of the connection.
	postgresConnLifetime = time.Hour
	// postgresIdleTime is how long an idle connection to PostgreSQL is kept. Connections that a process needed only for a moment must
	// end, because another process may have none.
	postgresIdleTime = time.Minute
	// statementsPerConn is the size of the statement cache of one connection.
	statementsPerConn = 256
)

// Options configure how a database is opened. The zero value is right for most callers.
type Options struct {
	// MaxConns limits the connections. Idle connections are kept open for a while. When a PostgreSQL server has fewer for this process,
	// statements and transactions wait for those.
	// 0 means 32 on PostgreSQL and 8 on SQLite.
	MaxConns int
	// Existing makes Open fail when the SQLite file does not exist, instead of creating it.
	Existing bool
	// Moved lets Open open a SQLite file that was moved to PostgreSQL, see MarkMoved.
	Moved bool
	// Exclusive locks a SQLite file for this process until Close. Open fails with *lockfile.HeldError when another process holds the
	// lock. Administrative commands do not set it, so they can write while another process serves the file.
	Exclusive bool
	// ApplicationName is the application_name of connections to PostgreSQL. It overrides that of the URL.
	ApplicationName string
	// NoStatementCache disables prepared statements, for a pooler that may run each transaction, and each statement outside of a
	// transaction, on another server connection. The server then plans every statement each time.
	NoStatementCache bool
	// ReplicaURL, if set, is the URL of a hot standby of the opened PostgreSQL database. Reads with a context of FromReplica go there.
	ReplicaURL string
	// RetryFor is how long Retry starts new attempts; ten seconds when 0.
	RetryFor time.Duration
	// Logger logs when reads change between the replica and the primary, and when the server has no more connections;
	// slog.Default() when nil.
	Logger *slog.Logger
	// Instrument, if set, wraps the connectors, to count or trace statements.
	Instrument func(driver.Connector) driver.Connector
}

// connector returns the connector for a pool: wrapped by Instrument if that is set.
func (o Options) connector(opens driver.Connector) driver.Connector {
	if o.Instrument == nil {
		return opens
	}
	return o.Instrument(opens)
}

// DB is an open database.
type DB struct {
	// Client is Ent's client. On SQLite its write transactions queue as those of Begin do.
	Client *db.Client
	// SQL is the connection pool below Client, for statements that Ent cannot express. Its transactions do not queue.
	SQL *sql.DB
	// Dialect is Ent's dialect.Postgres or dialect.SQLite.
	Dialect string
	// Replica is the hot standby that serves lists; nil without Options.ReplicaURL.
	Replica *Replica

	name     string        // see Name
	file     openFile      // of SQLite
	retryFor time.Duration // Options.RetryFor
	lock     *lockfile.Lock
}

// Open connects to the database at a URL, and returns when the database has responded:
//
//	postgres://user:password@host/name   PostgreSQL, with the parameters of lib/pq
//	sqlite:///absolute/path.db           SQLite; the file and its directory are created when missing, see Options.Existing
//	sqlite:relative/path.db
//
// A SQLite commit is on disk when it returns; ?synchronous=normal is faster and may lose
// the last commits (never corrupt) when the machine loses power. A PostgreSQL database must have the encoding UTF8.
// Errors never hold the URL's password; two are ErrNoFile and ErrMoved.
func Open(ctx context.Context, address string, options Options) (*DB, error) {
	options.Logger = cmp.Or(options.Logger, slog.Default())
	opened, err := open(address, options) //nolint:contextcheck // the watch of a replica ends with the database
	if err != nil {
		return nil, err
	}
	opened.retryFor = options.RetryFor
	err = opened.Ping(ctx)
	switch {
	case err != nil:
	case opened.Dialect == dialect.Postgres:
		err = opened.requireUTF8(ctx)
	case !options.Moved:
		err = opened.requireUnmoved(ctx)
	}
	if err != nil {
		return nil, errors.Join(err, opened.Close())
	}
	return opened, nil
}

// requireUTF8 fails on a PostgreSQL database with another encoding. Such a database would accept the tables, and refuse rows later,
// because search normalises Unicode and other encodings lack most of its characters.
func (d *DB) requireUTF8(ctx context.Context) error {
	var encoding string
	if err := d.SQL.QueryRowContext(ctx, "SHOW server_encoding").Scan(&encoding); err != nil {
		return fmt.Errorf("database: read the encoding: %w", err)
	}
	if encoding == "UTF8" {
		return nil
	}
	return fmt.Errorf("database: the PostgreSQL database has the encoding %s, and Kiosk needs UTF8, which cannot be set later: make another one with "+
		"CREATE DATABASE kiosk OWNER kiosk ENCODING 'UTF8' TEMPLATE template0", encoding)
}

func open(address string, options Options) (*DB, error) {
	switch {
	case isPostgres(address):
		return openPostgres(address, options)
	case schemeOf(address) == "sqlite":
		return openSQLite(address, options)
	default:
		return nil, errors.New("database: the URL must begin with postgres://, postgresql:// or sqlite: and a path")
	}
}

func openPostgres(address string, options Options) (*DB, error) {
	connector, err := postgresConnector(address, options)
	if err != nil {
		return nil, err
	}
	pool := openPostgresPool(newLeaderConnector(connector), options)
	layer := entsql.OpenDB(dialect.Postgres, pool)
	name := postgresName(address)
	if options.ReplicaURL == "" {
		return newDB(name, pool, layer), nil
	}
	replica, err := openReplica(address, options)
	if err != nil {
		return nil, errors.Join(err, pool.Close())
	}
	opened := newDB(name, pool, &routingDriver{layer, replica})
	opened.Replica = replica
	return opened, nil
}

// postgresConnector returns a connector to the PostgreSQL database at a URL.
func postgresConnector(address string, options Options) (driver.Connector, error) {
	dsn, isolation, err := postgresDSN(address, options)
	if err != nil {
		return nil, err
	}
	server, err := pq.NewConnector(dsn)
	if err != nil {
		return nil, withoutPassword(err, address)
	}
	connector := newCtxConnector(server, dialServer, options.NoStatementCache)
	connector.isolation = isolation
	if options.NoStatementCache {
		return connector, nil
	}
	return cachingConnector{connector, statementsPerConn}, nil
}

func openSQLite(address string, options Options) (*DB, error) {
	if options.ReplicaURL != "" {
		return nil, errors.New("database: only PostgreSQL has replicas: the database is SQLite")
	}
	location, err := parseSQLite(address)
	if err != nil {
		return nil, err
	}
	if err := location.prepare(options.Existing); err != nil {
		return nil, err
	}
	file, err := newOpenFile(location.path)
	if err != nil {
		return nil, err
	}
	connector, err := sqlite.NewConnector(location.dsn())
	if err != nil {
		return nil, fmt.Errorf("database: %w", err)
	}
	var lock *lockfile.Lock
	if options.Exclusive {
		if lock, err = lockfile.Take(location.path); err != nil {
			return nil, fmt.Errorf("database: %w", err)
		}
	}
	pool := sql.OpenDB(options.connector(cachingSQLiteConnector{connector, statementsPerConn}))
	limitConns(pool, cmp.Or(options.MaxConns, defaultSQLiteConns))
	pool.SetConnMaxIdleTime(sqliteIdleTime)
	opened := newDB("the SQLite file "+file.path, pool, newQueueingDriver(entsql.OpenDB(dialect.SQLite, pool), file))
	opened.file, opened.lock = file, lock
	return opened, nil
}

// limitConns limits the connections of a pool. As many idle ones stay open, because opening a connection costs more than most requests.
func limitConns(pool *sql.DB, maxConns int) {
	pool.SetMaxOpenConns(maxConns)
	pool.SetMaxIdleConns(maxConns)
}

func newDB(name string, pool *sql.DB, layer fullDriver) *DB {
	return &DB{Client: db.NewClient(db.Driver(slotDriver{layer})), SQL: pool, Dialect: layer.Dialect(), name: name}
}

// Name describes the database for messages, such as "the SQLite file var/kiosk.db", without a password.
func (d *DB) Name() string { return d.name }

// Begin starts a write transaction. The caller must end it with Commit or Rollback.
//
// SQLite has one writer at a time. There, Begin waits for the transactions that were begun before, until the context ends. While its
// transaction is open, the caller must write only through the transaction, because any other write would wait for it.
func (d *DB) Begin(ctx context.Context) (*db.Tx, error) {
	tx, err := d.Client.Tx(ctx)
	if err != nil {
		return nil, fmt.Errorf("database: begin: %w", err)
	}
	return tx, nil
}

// Ping reports whether the database responds. Error: *ReplacedError.
func (d *DB) Ping(ctx context.Context) error {
	if err := d.checkFile(); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	err := d.SQL.PingContext(ctx)
	if errors.Is(err, pq.ErrSSLNotSupported) {
		return fmt.Errorf("database: connect: the PostgreSQL server has no TLS: if the connection needs none, as on the same machine, "+
			"add sslmode=disable to the URL, as in postgres://user:password@host/name?sslmode=disable (%w)", err)
	}
	if err != nil && d.Dialect == dialect.SQLite {
		return fmt.Errorf("database: open %s: %w", d.name, explainFile(err))
	}
	if err != nil {
		return fmt.Errorf("database: connect: %w", err)
	}
	return nil
}

// checkFile returns a *ReplacedError when the SQLite file was deleted or replaced.
func (d *DB) checkFile() error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	return d.file.check()
}

// Close closes all connections. Open transactions fail.
func (d *DB) Close() error {
	err := d.SQL.Close()
	if d.Replica != nil {
		err = errors.Join(err, d.Replica.close())
	}
	err = errors.Join(err, d.lock.Close())
	if err != nil {
		return fmt.Errorf("database: close: %w", err)
	}
	return nil
}

// Analyse updates the planner's statistics of all tables. A database does that itself only some time after a load.
func (d *DB) Analyse(ctx context.Context) error {
	if _, err := d.SQL.ExecContext(ctx, "ANALYZE"); err != nil {
		return fmt.Errorf("database: analyse: %w", err)
	}
	return nil
}
