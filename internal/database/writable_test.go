package database_test

import (
	"context"
	"errors"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

func TestAWritableDatabaseIsProvedWithoutAChange(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		for range 2 {
			if err := d.RequireWritable(t.Context()); err != nil {
				t.Error(err)
			}
		}
	})
}

func TestADatabaseThatTakesNoWritesSaysWhichAndWhy(t *testing.T) {
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		path := filepath.Join(t.TempDir(), "kiosk.db")
		d := open(t, "sqlite://"+path, database.Options{MaxConns: 1})
		execute(t, d, "PRAGMA query_only = 1")
		err := d.RequireWritable(t.Context())
		if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "needs the right to write the file and its folder") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		server, err := cluster.Shared()
		testkit.Must(t, err)
		u, err := url.Parse(server.AdminURL())
		testkit.Must(t, err)
		query := u.Query()
		query.Set("default_transaction_read_only", "on")
		u.RawQuery = query.Encode()
		d := open(t, u.String(), database.Options{})
		err = d.RequireWritable(t.Context())
		if err == nil || isStandbyError(err) || !strings.Contains(err.Error(), u.Path[1:]+" on "+u.Host) || !strings.Contains(err.Error(), "default_transaction_read_only") {
			t.Errorf("got %v", err)
		}
	})
}

func TestADatabaseThatConfirmsCommitsBeforeTheyAreOnDiskIsNoticed(t *testing.T) {
	t.Parallel()
	server, err := cluster.Start(cluster.Durable())
	testkit.Must(t, err)
	t.Cleanup(func() { testkit.Must(t, server.Close()) })
	file := "sqlite://" + filepath.Join(t.TempDir(), "kiosk.db")
	for address, missing := range map[string]string{
		server.AdminURL(): "",
		server.AdminURL() + "&synchronous_commit=off": " without synchronous_commit:",
		file:                         "",
		file + "?synchronous=normal": " without synchronous=full:",
	} {
		err := open(t, address, database.Options{}).CheckDurable(t.Context())
		if (err == nil) != (missing == "") || err != nil && !strings.Contains(err.Error(), missing) {
			t.Errorf("%s: %v", address, err)
		}
	}
}

func TestAStandbyTakesNoWritesYet(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	testkit.Must(t, f.RequireWritable(t.Context()))
	d := open(t, f.standby.URL("kiosk"), database.Options{})
	if err := d.RequireWritable(t.Context()); !isStandbyError(err) || !database.IsUnavailable(err) {
		t.Errorf("got %v", err)
	}
}

// TestAPrimaryThatBecomesReadOnlyIsReadAndNotWritten switches the setting while a connection is open, as hosting providers do when the
// disk is almost full.
func TestAPrimaryThatBecomesReadOnlyIsReadAndNotWritten(t *testing.T) {
	t.Parallel()
	for _, pooled := range []bool{false, true} {
		d := open(t, testkit.NewURL(t, dialect.Postgres), database.Options{MaxConns: 1, NoStatementCache: pooled})
		execute(t, d, "CREATE TABLE numbers (n int)")
		backend := func() (pid int) {
			testkit.Must(t, d.SQL.QueryRowContext(t.Context(), "SELECT pg_backend_pid()").Scan(&pid))
			return pid
		}
		before := backend()

		execute(t, d, "SET default_transaction_read_only = on")
		begin := func(ctx context.Context) error {
			tx, err := d.Begin(ctx)
			if err == nil {
				testkit.Must(t, tx.Rollback())
			}
			return err
		}
		for name, write := range map[string]func(context.Context) error{
			"a transaction": begin,
			"a transaction with settings": func(ctx context.Context) error {
				return begin(database.WithSettings(ctx, "SET LOCAL lock_timeout = '1s'"))
			},
			"a statement": func(ctx context.Context) error {
				_, err := d.SQL.ExecContext(ctx, "INSERT INTO numbers VALUES ($1)", 1)
				return err
			},
		} {
			if err := write(t.Context()); !errors.Is(err, database.ErrReadOnly) || database.IsRetryable(err) || !database.IsUnavailable(err) {
				t.Errorf("%s, pooled %t: got %v", name, pooled, err)
			}
		}
		if after := backend(); after != before {
			t.Errorf("pooled %t: the connection was replaced", pooled)
		}

		execute(t, d, "SET default_transaction_read_only = off")
		tx, err := d.Begin(t.Context())
		testkit.Must(t, err)
		_, err = tx.ExecContext(t.Context(), "INSERT INTO numbers VALUES (2)")
		testkit.Must(t, err)
		testkit.Must(t, tx.Commit())
	}
}
