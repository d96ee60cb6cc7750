package testkit_test

import (
	"context"
	"database/sql"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestEveryTestGetsAMigratedDatabaseOfItsOwn(t *testing.T) {
	t.Parallel()
	for range 2 {
		testkit.Databases(t, func(t *testing.T, d *database.DB) {
			ctx := auth.AllTenants(t.Context())
			if current, err := migrations.Current(ctx, d.SQL, d.Dialect); !current || err != nil {
				t.Fatalf("current = %v, %v", current, err)
			}
			if n := d.Client.Store.Query().CountX(ctx); n != 0 {
				t.Errorf("the database has %d stores of another test", n)
			}
			d.Client.Store.Create().SetSlug("mine").SetName("mine").SetCurrency("EUR").SetLivemode(true).ExecX(ctx)
		})
	}
}

func TestADatabaseIsAsNewWhateverATestBeforeDidToIt(t *testing.T) {
	for _, damage := range []string{
		"SELECT 1", // the test leaves rows only
		"DROP INDEX license_free",
		"ALTER TABLE stores ADD COLUMN extra text",
		"ALTER TABLE stores ALTER COLUMN name DROP NOT NULL",
		"CREATE TABLE extra (id bigint)",
		"CREATE SCHEMA extra",
		"CREATE FUNCTION extra() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; CREATE TRIGGER extra BEFORE INSERT ON stores EXECUTE FUNCTION extra()",
		"ALTER TABLE orders DISABLE TRIGGER ALL",
		"DELETE FROM kiosk_migrations",
		"ANALYZE",
		"DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || quote_ident(current_database()) || ' SET work_mem = 65'; END $$",
	} {
		var before string
		t.Run("damaged", func(t *testing.T) {
			d := testkit.NewDatabase(t, dialect.Postgres)
			ctx := auth.AllTenants(t.Context())
			d.Client.Store.Create().SetSlug("left").SetName("left").SetCurrency("EUR").SetLivemode(true).ExecX(ctx)
			before = shape(t, d)
			if _, err := d.SQL.ExecContext(ctx, damage); err != nil {
				t.Fatal(err)
			}
		})
		t.Run("next", func(t *testing.T) {
			d := testkit.NewDatabase(t, dialect.Postgres)
			ctx := auth.AllTenants(t.Context())
			if current, err := migrations.Current(ctx, d.SQL, d.Dialect); !current || err != nil {
				t.Errorf("after %s: current = %v, %v", damage, current, err)
			}
			if n := d.Client.Store.Query().CountX(ctx); n != 0 {
				t.Errorf("after %s: %d stores", damage, n)
			}
			if after := shape(t, d); after != before {
				t.Errorf("after %s: %s, want %s", damage, after, before)
			}
		})
	}
}

// shape returns counts of the objects that the damages change.
func shape(t *testing.T, d *database.DB) (found string) {
	t.Helper()
	err := d.SQL.QueryRowContext(t.Context(), `SELECT concat_ws(' ',
		(SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace), (SELECT count(*) FROM pg_namespace WHERE nspname = 'extra'),
		(SELECT count(*) FROM information_schema.columns WHERE table_schema = 'public' AND is_nullable = 'NO'),
		(SELECT count(*) FROM information_schema.columns WHERE table_schema = 'public'),
		(SELECT count(*) FROM pg_trigger WHERE tgenabled = 'O'), (SELECT count(*) FROM kiosk_migrations), (SELECT count(*) FROM pg_statistic),
		current_setting('work_mem'))`).Scan(&found)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestConnectionsOutliveATestAndTheNextFindsThemAsNew(t *testing.T) {
	var before int
	t.Run("before", func(t *testing.T) {
		before = backend(t, testkit.NewDatabase(t, dialect.Postgres), "SET work_mem = 65; CREATE TEMP TABLE left_over (id bigint); "+
			"LISTEN left_over; SELECT pg_advisory_lock(65); PREPARE left_over AS SELECT 1")
	})
	t.Run("next", func(t *testing.T) {
		d := testkit.NewDatabase(t, dialect.Postgres)
		if after := backend(t, d, "SELECT 1"); after != before {
			t.Fatalf("the connection of the test before was closed: %d, then %d", before, after)
		}
		var found string
		err := d.SQL.QueryRowContext(t.Context(), `SELECT concat_ws(' ', current_setting('work_mem'), to_regclass('left_over'),
			(SELECT count(*) FROM pg_listening_channels()), (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 65))`).Scan(&found)
		if err != nil || found != "4MB 0 0" {
			t.Errorf("a test finds of the one before: %s, %v", found, err)
		}
	})
}

func TestAConnectionThatIsInUseWhenItsTestEndsIsNotUsedAgain(t *testing.T) {
	var before int
	var late *sql.Conn
	t.Run("before", func(t *testing.T) {
		d := testkit.NewDatabase(t, dialect.Postgres)
		ctx := context.WithoutCancel(t.Context()) // a connection is closed when the context of its statement ends
		var err error
		if late, err = d.SQL.Conn(ctx); err != nil {
			t.Fatal(err)
		}
		if err := late.QueryRowContext(ctx, "SELECT pg_backend_pid()").Scan(&before); err != nil {
			t.Fatal(err)
		}
	})
	t.Run("next", func(t *testing.T) {
		d := testkit.NewDatabase(t, dialect.Postgres)
		_ = late.Close() // returns a connection that the server has closed
		var found int
		err := d.SQL.QueryRowContext(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE pid = $1", before).Scan(&found)
		if err != nil || found != 0 {
			t.Errorf("%d connections of the test before, %v", found, err)
		}
	})
}

// backend executes the statements on a connection, and returns the process ID of its server.
func backend(t *testing.T, d *database.DB, statements string) (id int) {
	t.Helper()
	conn, err := d.SQL.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(t.Context(), statements); err != nil {
		t.Fatal(err)
	}
	if err := conn.QueryRowContext(t.Context(), "SELECT pg_backend_pid()").Scan(&id); err != nil {
		t.Fatal(err)
	}
	return id
}

func TestSeveralProcessesOpenOneDatabase(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			address := testkit.NewURL(t, dialectName)
			one, other := testkit.Open(t, address, database.Options{}), testkit.Open(t, address, database.Options{})
			ctx := auth.AllTenants(t.Context())
			one.Client.Store.Create().SetSlug("ours").SetName("ours").SetCurrency("EUR").SetLivemode(true).ExecX(ctx)
			if n := other.Client.Store.Query().CountX(ctx); n != 1 {
				t.Errorf("the other process sees %d stores, want 1", n)
			}
		})
	}
}

func TestIsolationOfTheRunReachesTheServer(t *testing.T) {
	t.Setenv(testkit.EnvIsolation, "serializable")
	d := testkit.NewDatabase(t, dialect.Postgres)
	var isolation string
	if err := d.SQL.QueryRowContext(t.Context(), "SHOW transaction_isolation").Scan(&isolation); err != nil || isolation != "serializable" {
		t.Errorf("isolation %s, %v", isolation, err)
	}
}
