// Package database opens the database that a URL names and classifies its errors.
// It hides the differences between PostgreSQL and SQLite from everything above it.
package database

import (
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
	// sqliteIdleTime is how long a connection to SQLite is kept without use, because each has a page cache of its own.
	sqliteIdleTime = 5 * time.Second
	// postgresConnLifetime lets connections move to another server behind a balancer, and frees the plans they hold.
	postgresConnLifetime = time.Hour
	// statementsPerConn bounds the statement cache of one connection.
	statementsPerConn = 256
)

// Options adjust how a database is used. The zero value is right for most.
type Options struct {
	// MaxConns bounds the connections, all of which are kept open when idle.
	// 0 means 32 on PostgreSQL and 8 on SQLite.
	MaxConns int
	// Existing refuses a SQLite file that is not there instead of making it.
	Existing bool
	// Moved allows a SQLite file that was moved to PostgreSQL, see MarkMoved.
	Moved bool
	// Exclusive takes a SQLite file for this process until Close, and fails with *lockfile.HeldError where another process
	// has taken it. Processes that only administer do not: they may write beside one that serves.
	Exclusive bool
	// ApplicationName is what PostgreSQL shows for the connections, instead of that of the URL.
	ApplicationName string
	// NoStatementCache stops preparing statements, for a pooler that may run each transaction, and each statement
	// outside of one, on another server. The server then plans every statement anew.
	NoStatementCache bool
	// ReplicaURL, if set, is the address of a hot standby of the PostgreSQL at the URL that is opened. Reads with
	// FromReplica are read there.
	ReplicaURL string
	// RetryFor is how long a write that meets others is attempted again; ten seconds when 0.
	RetryFor time.Duration
	// Logger logs when the replica is used and when not; slog.Default() when nil.
	Logger *slog.Logger
	// Instrument, if set, wraps what opens connections, to count or trace the statements.
	Instrument func(driver.Connector) driver.Connector
}

// connector returns the pool's connector, instrumented if that is wanted.
func (o Options) connector(opens driver.Connector) driver.Connector {
	if o.Instrument == nil {
		return opens
	}
	return o.Instrument(opens)
}

// DB is an open database.
type DB struct {
	// Client is the data layer. Its transactions, on SQLite, wait for their turn as Begin does.
	Client *db.Client
	// SQL is the pool below Client, for statements that Ent cannot say.
	// Its own transactions do not wait for their turn.
	SQL *sql.DB
	// Dialect is dialect.Postgres or dialect.SQLite of Ent.
	Dialect string
	// Replica serves lists; nil without Options.ReplicaURL.
	Replica *Replica

	name     string        // see Name
	file     openFile      // of SQLite
	retryFor time.Duration // Options.RetryFor
	lock     *lockfile.Lock
}

// Open connects to the database at a URL and returns when it answers:
//
//	postgres://user:password@host/name   PostgreSQL, with the parameters of lib/pq
//	sqlite:///absolute/path.db           SQLite; the file and its directory are created when missing, see Options.Existing
//	sqlite:relative/path.db
//
// A SQLite commit is on disk when it returns; ?synchronous=normal is faster and may lose
// the last commits (never corrupt) when the machine loses power. A PostgreSQL database must have the encoding UTF8.
// Errors never hold the URL's password; two are ErrNoFile and ErrMoved.
func Open(ctx context.Context, address string, options Options) (*DB, error) {
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

// requireUTF8 fails on a PostgreSQL database of another encoding: it takes the tables, and refuses rows later, because search
// normalises Unicode and other encodings lack most of its characters.
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
	pool := sql.OpenDB(options.connector(newLeaderConnector(connector)))
	limitConns(pool, options.MaxConns, defaultPostgresConns)
	pool.SetConnMaxLifetime(postgresConnLifetime)
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

// postgresConnector opens connections to the PostgreSQL at a URL.
func postgresConnector(address string, options Options) (driver.Connector, error) {
	dsn, err := postgresDSN(address, options)
	if err != nil {
		return nil, err
	}
	server, err := pq.NewConnector(dsn)
	if err != nil {
		return nil, withoutPassword(err, address)
	}
	connector := newCtxConnector(server, dialServer, options.NoStatementCache)
	if options.NoStatementCache {
		return connector, nil
	}
	return cachingConnector{connector, statementsPerConn}, nil
}

func openSQLite(address string, options Options) (*DB, error) {
	if options.ReplicaURL != "" {
		return nil, errors.New("database: only PostgreSQL has replicas: the database is SQLite")
	}
	file, err := parseSQLite(address)
	if err != nil {
		return nil, err
	}
	if err := file.prepare(options.Existing); err != nil {
		return nil, err
	}
	served, err := newOpenFile(file.path)
	if err != nil {
		return nil, err
	}
	connector, err := sqlite.NewConnector(file.dsn())
	if err != nil {
		return nil, fmt.Errorf("database: %w", err)
	}
	var lock *lockfile.Lock
	if options.Exclusive {
		if lock, err = lockfile.Take(file.path); err != nil {
			return nil, fmt.Errorf("database: %w", err)
		}
	}
	pool := sql.OpenDB(options.connector(connector))
	limitConns(pool, options.MaxConns, defaultSQLiteConns)
	pool.SetConnMaxIdleTime(sqliteIdleTime)
	opened := newDB("the SQLite file "+file.path, pool, newQueueingDriver(entsql.OpenDB(dialect.SQLite, pool), served))
	opened.file, opened.lock = served, lock
	return opened, nil
}

// limitConns also keeps idle connections open: opening one costs more than most requests.
func limitConns(pool *sql.DB, wanted, standard int) {
	if wanted == 0 {
		wanted = standard
	}
	pool.SetMaxOpenConns(wanted)
	pool.SetMaxIdleConns(wanted)
}

func newDB(name string, pool *sql.DB, layer fullDriver) *DB {
	return &DB{Client: db.NewClient(db.Driver(slotDriver{layer})), SQL: pool, Dialect: layer.Dialect(), name: name}
}

// Name says to people which database it is, such as "the SQLite file var/kiosk.db", without a password.
func (d *DB) Name() string { return d.name }

// Begin starts a write transaction. On SQLite, which has one writer, it waits for its turn in the order of
// the calls, as long as the context allows. The turn ends with Commit or Rollback, and the caller must call one;
// until then it writes through the transaction only, because anything else would wait for it.
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

// checkFile returns a *ReplacedError when the file of SQLite is not the one that was opened.
func (d *DB) checkFile() error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	return d.file.check()
}

// Close closes all connections. Transactions that are open fail.
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

// Analyse brings what the planner knows of all tables up to date, which a database does by itself only some time after a load.
func (d *DB) Analyse(ctx context.Context) error {
	if _, err := d.SQL.ExecContext(ctx, "ANALYZE"); err != nil {
		return fmt.Errorf("database: analyse: %w", err)
	}
	return nil
}
