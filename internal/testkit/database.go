// Package testkit creates databases of both kinds and stores with test data for tests.
package testkit

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/testkit/cluster"
)

// EnvIsolation names the environment variable that sets the isolation level of PostgreSQL's transactions for a whole test run, such as
// "serializable", which is the only level of some distributed databases.
const EnvIsolation = "KIOSK_TEST_ISOLATION"

// EnvPooler names the environment variable that, when it is not empty, puts a PgBouncer in transaction mode between the tests and their
// PostgreSQL databases. Prepared statements are not kept then.
const EnvPooler = "KIOSK_TEST_POOLER"

// sharedPooler starts the pooler of this process's server once. It ends with the process.
var sharedPooler = sync.OnceValues(func() (*cluster.Pooler, error) {
	server, err := cluster.Shared()
	if err != nil {
		return nil, err
	}
	return server.StartPooler()
})

// isPooled reports whether tests connect to PostgreSQL through a pooler.
func isPooled() bool { return os.Getenv(EnvPooler) != "" }

// Databases runs the test in parallel on an empty migrated database of each kind.
func Databases(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, NewDatabase(t, dialectName))
		})
	}
}

// NewDatabase opens an empty migrated database of the dialect, dialect.Postgres or dialect.SQLite,
// which is removed when the test ends.
func NewDatabase(t testing.TB, dialectName string) *database.DB {
	t.Helper()
	if dialectName == dialect.SQLite {
		return Open(t, newSQLite(t), database.Options{})
	}
	address, taken := newPostgres(t, false)
	if taken == nil {
		return Open(t, address, database.Options{})
	}
	return Open(t, address, database.Options{Instrument: taken.tests.keep(address)})
}

// NewURL creates an empty migrated database, which is removed when the test ends, and returns its URL. The database can be opened more
// than once, as several processes do, or by a program under test.
func NewURL(t testing.TB, dialectName string) string {
	t.Helper()
	if dialectName == dialect.SQLite {
		return newSQLite(t)
	}
	address, _ := newPostgres(t, true)
	return address
}

// retryFor is long enough for every conflicting writer of a test to succeed, even on a busy machine.
const retryFor = 2 * time.Minute

// Open opens a database until the test ends.
func Open(t testing.TB, address string, options database.Options) *database.DB {
	t.Helper()
	options.NoStatementCache = options.NoStatementCache || isPooled()
	options.RetryFor = cmp.Or(options.RetryFor, retryFor)
	d, err := database.Open(t.Context(), address, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// newSQLite copies a file that was migrated once for this process. Commits are not flushed to disk.
func newSQLite(t testing.TB) string {
	t.Helper()
	content, err := sqliteTemplate()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "kiosk.db")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return "sqlite://" + (&url.URL{Path: path}).EscapedPath() + "?synchronous=normal"
}

var sqliteTemplate = sync.OnceValues(func() (content []byte, err error) {
	directory, err := os.MkdirTemp("", "kiosk-sqlite-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(directory)) }()
	path := filepath.Join(directory, "template.db")
	if err := migrate("sqlite://"+(&url.URL{Path: path}).EscapedPath(), false); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

// newPostgres takes a database from the pool. On Citus, and behind a pooler, which keeps its own connections open, it creates a copy of
// the template instead, and taken is nil.
func newPostgres(t testing.TB, alone bool) (address string, taken *pooledDatabase) {
	t.Helper()
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	if server.IsCitus() || isPooled() {
		address = copyTemplate(t, server)
	} else {
		address, taken = takeFromPool(t, alone)
	}
	if isPooled() {
		pooler, err := sharedPooler()
		if err != nil {
			t.Fatal(err)
		}
		if address, err = pooler.Through(address); err != nil {
			t.Fatal(err)
		}
	}
	if address, err = patient(address); err != nil {
		t.Fatal(err)
	}
	return isolated(address, os.Getenv(EnvIsolation)), taken
}

// copyTemplate creates a copy of the template, which is removed when the test ends.
func copyTemplate(t testing.TB, server *cluster.Cluster) string {
	t.Helper()
	template, err := postgresTemplate()
	if err != nil {
		t.Fatal(err)
	}
	return server.NewDatabase(t, template)
}

// postgresTemplate returns the name of the template, a migrated database, and creates it if it is missing. The name depends on the text
// of the migrations, so that a server that outlives this process has one template for each version of the schema.
var postgresTemplate = sync.OnceValues(func() (name string, err error) {
	server, err := cluster.Shared()
	if err != nil {
		return "", err
	}
	if name, err = templateName(); err != nil {
		return "", err
	}
	address, err := patient(server.AdminURL())
	if err != nil {
		return "", err
	}
	admin, err := database.Open(context.Background(), address, database.Options{MaxConns: 2})
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, admin.Close()) }()
	return name, ensureTemplate(server, admin.SQL, name)
})

// ensureTemplate creates the template if it is missing. It holds a lock against other processes, and renames the database to the
// template's name only when it is complete.
func ensureTemplate(server *cluster.Cluster, admin *sql.DB, name string) error {
	ctx := context.Background()
	tx, err := admin.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // releases the lock
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock(hashtext($1))", name); err != nil {
		return err
	}
	var exists bool
	query := "SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1)"
	if err := tx.QueryRowContext(ctx, query, name).Scan(&exists); err != nil || exists {
		return err
	}
	draft := "kiosk_draft_" + strings.ToLower(rand.Text()) // unique also on a server that outlives this process
	address, err := server.CreateDatabase(ctx, draft, "")
	if err != nil {
		return err
	}
	if err := migrate(address, server.IsCitus()); err != nil {
		return errors.Join(err, server.DropDatabase(ctx, draft))
	}
	return server.MakeTemplate(ctx, draft, name)
}

func templateName() (string, error) {
	files, err := migrations.Files(dialect.Postgres)
	if err != nil {
		return "", err
	}
	digest := sha256.New()
	err = fs.WalkDir(files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, path)
		digest.Write(text)
		return err
	})
	return fmt.Sprintf("kiosk_template_%x", digest.Sum(nil)[:8]), err
}

// migrate applies all migrations to a database, distributes its tables if distribute is set, and closes it, because a template must
// have no connections.
func migrate(address string, distribute bool) (err error) {
	ctx := context.Background()
	d, err := database.Open(ctx, address, database.Options{MaxConns: 2})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if distribute {
		_, err = migrations.Distribute(ctx, d.SQL)
	} else {
		_, err = migrations.Up(ctx, d.SQL, d.Dialect)
	}
	return err
}

// patient returns a PostgreSQL URL with which a busy machine may take its time to connect, and between two statements of a transaction.
// Poolers do not know the second setting.
func patient(address string) (string, error) {
	u, err := url.Parse(address)
	if err != nil {
		return "", err
	}
	parameters := u.Query()
	parameters.Set("connect_timeout", "60")
	if !isPooled() {
		parameters.Set("idle_in_transaction_session_timeout", "0")
	}
	u.RawQuery = parameters.Encode()
	return u.String(), nil
}

// isolated adds the isolation level to a PostgreSQL URL, unless it is empty.
func isolated(address, isolation string) string {
	if isolation == "" {
		return address
	}
	return address + "&" + url.Values{"default_transaction_isolation": {isolation}}.Encode()
}

// Activity returns the name of the view of PostgreSQL's connections; on Citus, the view of all nodes.
func Activity() string {
	if os.Getenv(cluster.EnvCitus) != "" {
		return "citus_stat_activity"
	}
	return "pg_stat_activity"
}

// Statements returns the SQL statements of a transaction or client, for the store of the context's actor.
func Statements(ctx context.Context, t testing.TB, d *database.DB, target database.Querier) database.Statements {
	t.Helper()
	statements, err := d.On(ctx, target)
	if err != nil {
		t.Fatal(err)
	}
	return statements
}
