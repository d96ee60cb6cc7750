package database_test

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"golang.org/x/sync/errgroup"

	"kiosk/ent/db"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit/cluster"
)

// onBoth runs a test on a database of each dialect, with Kiosk's tables.
func onBoth(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		test(t, migrated(t, openSQLite(t)))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, migrated(t, openPostgres(t)))
	})
}

func openSQLite(t *testing.T) *database.DB {
	t.Helper()
	return open(t, "sqlite://"+filepath.Join(t.TempDir(), "kiosk.db"), database.Options{})
}

func openPostgres(t *testing.T) *database.DB {
	t.Helper()
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	return open(t, server.NewDatabase(t, ""), database.Options{})
}

func open(t *testing.T, address string, options database.Options) *database.DB {
	t.Helper()
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

func migrated(t *testing.T, d *database.DB) *database.DB {
	t.Helper()
	if _, err := migrations.Up(t.Context(), d.SQL, d.Dialect); err != nil {
		t.Fatal(err)
	}
	return d
}

func execute(t *testing.T, d *database.DB, statement string) {
	t.Helper()
	if _, err := d.SQL.ExecContext(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func createStore(ctx context.Context, client *db.Client, slug string) (*db.Store, error) {
	return client.Store.Create().SetSlug(slug).SetName(slug).SetCurrency("EUR").SetLivemode(false).Save(ctx)
}

func TestTimesComeBackAsTheyWereWritten(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		ctx := auth.AllTenants(t.Context())
		written, err := createStore(ctx, d.Client, "clock")
		if err != nil {
			t.Fatal(err)
		}
		read, err := d.Client.Store.Get(ctx, written.ID)
		if err != nil {
			t.Fatal(err)
		}
		if read.CreatedAt != written.CreatedAt || read.CreatedAt.Location() != time.UTC {
			t.Errorf("wrote %v, read %v", written.CreatedAt, read.CreatedAt)
		}
	})
}

func TestDataLayerRefusesWithoutAnActor(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		if _, err := d.Client.Store.Query().All(t.Context()); !errors.Is(err, auth.ErrNoActor) {
			t.Errorf("got %v", err)
		}
	})
}

func TestAllConnectionsStayOpenWhenIdle(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]int{"postgres": 32, "sqlite": 8} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var d *database.DB
			if name == "postgres" {
				d = openPostgres(t)
			} else {
				d = openSQLite(t)
			}
			var held []*sql.Conn
			for range want {
				conn, err := d.SQL.Conn(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				held = append(held, conn)
			}
			for _, conn := range held {
				conn.Close()
			}
			if stats := d.SQL.Stats(); stats.Idle != want || stats.MaxOpenConnections != want {
				t.Errorf("%d idle of %d, want %d", stats.Idle, stats.MaxOpenConnections, want)
			}
		})
	}
}

func TestManyWritersOnSQLiteAllGetTheirTurn(t *testing.T) {
	t.Parallel()
	d := openSQLite(t)
	execute(t, d, "CREATE TABLE counters (n integer)")
	execute(t, d, "INSERT INTO counters VALUES (0)")
	const writers, rounds = 50, 10
	group, ctx := errgroup.WithContext(t.Context())
	for range writers {
		group.Go(func() error {
			for range rounds {
				if err := increment(ctx, d); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		t.Fatal(err)
	}
	var n int
	if err := d.SQL.QueryRowContext(t.Context(), "SELECT n FROM counters").Scan(&n); err != nil || n != writers*rounds {
		t.Errorf("counted %d of %d, %v", n, writers*rounds, err)
	}
}

func increment(ctx context.Context, d *database.DB) error {
	tx, err := d.Begin(ctx)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE counters SET n = n + 1"); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

func TestWaitingForATurnEndsWithTheContext(t *testing.T) {
	t.Parallel()
	d := openSQLite(t)
	tx, err := d.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := d.Begin(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	next, err := d.Begin(t.Context())
	if err != nil {
		t.Fatalf("begin after the rollback: %v", err)
	}
	if err := next.Commit(); err != nil {
		t.Error(err)
	}
}

func TestReadersDoNotWaitForTheWriter(t *testing.T) {
	t.Parallel()
	d := openSQLite(t)
	tx, err := d.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	reader, err := d.Client.BeginTx(t.Context(), &sql.TxOptions{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = reader.Rollback() })
	if _, err := reader.ExecContext(t.Context(), "SELECT 1"); err != nil {
		t.Error(err)
	}
}

func TestSQLiteFileIsDurableAndPrivate(t *testing.T) {
	t.Parallel()
	directory := filepath.Join(t.TempDir(), "data 100%?")
	path := filepath.Join(directory, "kiosk.db")
	address := "sqlite://" + strings.NewReplacer(" ", "%20", "%", "%25", "?", "%3F").Replace(path)
	for parameters, want := range map[string]int{"": 2, "?synchronous=normal": 1} {
		var synchronous int
		d := open(t, address+parameters, database.Options{})
		if err := d.SQL.QueryRowContext(t.Context(), "PRAGMA synchronous").Scan(&synchronous); err != nil || synchronous != want {
			t.Errorf("%q: synchronous = %d, want %d, %v", parameters, synchronous, want, err)
		}
	}
	for name, want := range map[string]os.FileMode{directory: 0o700, path: 0o600} {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
}

func TestUnusableURLsAreExplainedWithoutThePassword(t *testing.T) {
	t.Parallel()
	for address, want := range map[string]string{
		"":                                              "must begin with",
		"mysql://user:s3cret@host/db":                   "must begin with",
		"user:s3cret@host/db":                           "must begin with",
		"postgres://user:s3/cret@host/db":               "percent-encoded",
		"postgres://u:s3@cret#x@127.0.0.1/d":            "percent-encoded",
		"postgres://u:s3cret@h/d?sslmode=x":             "sslmode",
		"postgres://u:s3cret@h/d?binary_parameters=yes": "binary_parameters",
		"postgres://u:s3cret@127.0.0.1:1/d":             "connect",
		"postgres://u:s3cret@h/d?default_transaction_isolation=repeatable+read": "read committed or serializable",
		"sqlite://kiosk.db":                "sqlite:kiosk.db",
		"sqlite::memory:":                  "must name a file",
		"sqlite:":                          "must name a file",
		"sqlite:kiosk#2.db":                "%23",
		"sqlite:kiosk.db?journal_mode=off": "only synchronous",
		"sqlite:kiosk.db?synchronous=off":  "only synchronous",
		"sqlite://" + t.TempDir():          "is a directory",
	} {
		_, err := database.Open(t.Context(), address, database.Options{Existing: true})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want an error that contains %q", address, err, want)
		}
		if err != nil && (strings.Contains(err.Error(), "s3") || strings.Contains(err.Error(), "cret")) {
			t.Errorf("%s: the error contains the password: %v", address, err)
		}
	}
}

func TestTransactionsAreReadCommittedOrAsTheURLSaysWhateverTheServersDefaultIs(t *testing.T) {
	t.Parallel()
	d := openPostgres(t)
	var name string
	if err := d.SQL.QueryRowContext(t.Context(), "SELECT current_database()").Scan(&name); err != nil {
		t.Fatal(err)
	}
	if _, err := d.SQL.ExecContext(t.Context(), "ALTER DATABASE "+name+" SET default_transaction_isolation = 'repeatable read'"); err != nil {
		t.Fatal(err)
	}
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		parameters string
		options    database.Options
		want       string
	}{
		{"", database.Options{}, "read committed"},
		{"", database.Options{NoStatementCache: true}, "read committed"},
		{"&default_transaction_isolation=serializable", database.Options{}, "serializable"},
	} {
		tx, err := open(t, server.URL(name)+test.parameters, test.options).SQL.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		var level string
		if err := tx.QueryRowContext(t.Context(), "SHOW transaction_isolation").Scan(&level); err != nil || level != test.want {
			t.Errorf("%+v: %s, %v", test, level, err)
		}
		if err := tx.Rollback(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestSessionsAreInUTC(t *testing.T) {
	t.Parallel()
	d := openPostgres(t)
	var zone string
	if err := d.SQL.QueryRowContext(t.Context(), "SHOW timezone").Scan(&zone); err != nil || zone != "UTC" {
		t.Errorf("timezone %s, %v", zone, err)
	}
	if d.Dialect != dialect.Postgres {
		t.Errorf("dialect %s", d.Dialect)
	}
}
