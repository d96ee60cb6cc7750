package database_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/lib/pq"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

func TestConstraintsHaveTheSameNamesOnBothDatabases(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		everywhere := auth.AllTenants(t.Context())
		store, err := createStore(everywhere, d.Client, "one")
		if err != nil {
			t.Fatal(err)
		}
		ctx := auth.With(t.Context(), auth.System(store.ID))
		product := d.Client.Product.Create().SetName("n").SetSlug("s").SetKind("DIGITAL").SaveX(ctx)
		variation := func() *db.VariationCreate {
			return d.Client.Variation.Create().SetProductID(product.ID).SetSku("sku").SetPrice(100)
		}
		first := variation().SaveX(ctx)

		_, duplicateSKU := variation().Save(ctx)
		_, duplicateID := variation().SetID(first.ID).SetSku("other").Save(ctx)
		_, duplicateSlug := createStore(everywhere, d.Client, "one")
		_, freeOfCharge := d.SQL.ExecContext(ctx, "UPDATE variations SET price = 0")
		_, withoutStock := d.SQL.ExecContext(ctx, "UPDATE variations SET stock_quantity = -1")
		for name, test := range map[string]struct {
			err    error
			want   string
			unique bool
		}{
			"unique in the store": {duplicateSKU, "variation_store_id_sku", true},
			"primary key":         {duplicateID, "variations_pkey", true},
			"unique column":       {duplicateSlug, "stores_slug_key", true},
			"check":               {freeOfCharge, "variations_price", false},
			"another check":       {withoutStock, "variations_stock", false},
			"no constraint":       {sql.ErrNoRows, "", false},
			"no error":            {nil, "", false},
		} {
			wrapped := fmt.Errorf("placing an order: %w", test.err)
			if got := database.ConstraintName(wrapped); got != test.want {
				t.Errorf("%s: got %q, want %q: %v", name, got, test.want, test.err)
			}
			if got := database.IsUniqueViolation(wrapped); got != test.unique {
				t.Errorf("%s: unique violation = %v", name, got)
			}
			if database.IsRetryable(wrapped) || database.IsConnection(wrapped) {
				t.Errorf("%s: treated as a temporary failure", name)
			}
		}
	})
}

// TestDeadlockIsRetryable has two transactions that lock two rows in opposite orders.
func TestDeadlockIsRetryable(t *testing.T) {
	t.Parallel()
	d := openPostgres(t)
	execute(t, d, "CREATE TABLE pair (id int, n int)")
	execute(t, d, "INSERT INTO pair VALUES (1, 0), (2, 0)")
	first, second := begin(t, d, nil), begin(t, d, nil)
	if err := errors.Join(lock(t, first, 1), lock(t, second, 2)); err != nil {
		t.Fatal(err)
	}
	outcome := make(chan error, 1)
	go func() {
		err := lock(t, first, 2)
		outcome <- errors.Join(err, first.Rollback())
	}()
	err := errors.Join(lock(t, second, 1), second.Rollback(), <-outcome)
	if !database.IsRetryable(err) {
		t.Errorf("got %v", err)
	}
}

func lock(t *testing.T, tx *sql.Tx, id int) error {
	_, err := tx.ExecContext(t.Context(), "UPDATE pair SET n = n + 1 WHERE id = $1", id)
	return err
}

func begin(t *testing.T, d *database.DB, options *sql.TxOptions) *sql.Tx {
	t.Helper()
	tx, err := d.SQL.BeginTx(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	return tx
}

func TestSerializationFailureIsRetryable(t *testing.T) {
	t.Parallel()
	d := openPostgres(t)
	execute(t, d, "CREATE TABLE pair (id int, n int)")
	execute(t, d, "INSERT INTO pair VALUES (1, 0)")
	serializable := &sql.TxOptions{Isolation: sql.LevelSerializable}
	first, second := begin(t, d, serializable), begin(t, d, serializable)
	t.Cleanup(func() { _ = second.Rollback() })
	for _, tx := range []*sql.Tx{first, second} {
		if err := tx.QueryRowContext(t.Context(), "SELECT n FROM pair").Scan(new(int)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(lock(t, first, 1), first.Commit()); err != nil {
		t.Fatal(err)
	}
	if err := lock(t, second, 1); !database.IsRetryable(err) {
		t.Errorf("got %v", err)
	}
}

func TestLockedSQLiteIsRetryable(t *testing.T) {
	t.Parallel()
	address := "sqlite://" + filepath.Join(t.TempDir(), "kiosk.db")
	holder, other := open(t, address, database.Options{}), open(t, address, database.Options{MaxConns: 1})
	execute(t, other, "PRAGMA busy_timeout = 1")
	tx, err := holder.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	if _, err := other.Begin(t.Context()); !database.IsRetryable(err) {
		t.Errorf("got %v", err)
	}
}

func TestServerThatGoesAwayIsAConnectionError(t *testing.T) {
	t.Parallel()
	server, err := cluster.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	d := open(t, server.AdminURL(), database.Options{})
	for _, mode := range []cluster.StopMode{cluster.Fast, cluster.Immediate, cluster.Kill} {
		tx := begin(t, d, nil)
		if err := server.Stop(mode); err != nil {
			t.Fatal(err)
		}
		if _, err := tx.ExecContext(t.Context(), "SELECT $1::int", 1); !database.IsConnection(err) {
			t.Errorf("in a transaction, after %v: %v", mode, err)
		}
		_ = tx.Rollback()
		if err := d.Ping(t.Context()); !database.IsConnection(err) {
			t.Errorf("a new connection, after %v: %v", mode, err)
		}
		if err := server.Restart(); err != nil {
			t.Fatal(err)
		}
		if err := d.Ping(t.Context()); err != nil {
			t.Errorf("after the restart: %v", err)
		}
	}
}

func TestCallersOwnCancellationIsNoConnectionError(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		err := d.Ping(ctx)
		if !errors.Is(err, context.Canceled) || database.IsConnection(err) {
			t.Errorf("got %v", err)
		}
	})
}

// TestAStatementBeyondALimitOfTheServerIsUnavailable sets limits that a role, a database or a URL may also set.
func TestAStatementBeyondALimitOfTheServerIsUnavailable(t *testing.T) {
	t.Parallel()
	d := openPostgres(t)
	execute(t, d, "CREATE TABLE pair (id int, n int)")
	execute(t, d, "INSERT INTO pair VALUES (1, 0)")
	holder := begin(t, d, nil)
	t.Cleanup(func() { _ = holder.Rollback() })
	if err := lock(t, holder, 1); err != nil {
		t.Fatal(err)
	}
	for _, limit := range []string{"lock_timeout", "statement_timeout"} {
		tx := begin(t, d, nil)
		_, err := tx.ExecContext(t.Context(), "SET LOCAL "+limit+" = 1")
		if err != nil {
			t.Fatal(err)
		}
		err = lock(t, tx, 1)
		if !database.IsUnavailable(err) || database.IsConnection(err) || database.IsRetryable(err) {
			t.Errorf("%s: %v", limit, err)
		}
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

func TestServerWithoutAConnectionToSpareIsUnavailable(t *testing.T) {
	t.Parallel()
	server, err := cluster.Start(cluster.Setting("max_connections", "4"), cluster.Setting("superuser_reserved_connections", "0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	others := open(t, server.AdminURL(), database.Options{MaxConns: 4})
	var taken []*sql.Conn
	testkit.Eventually(t, time.Minute, "the connection that checked the start of the server has ended, and four are free", func() bool {
		conn, err := others.SQL.Conn(t.Context())
		if err == nil {
			taken = append(taken, conn)
		}
		return len(taken) == 4
	})
	_, err = database.Open(t.Context(), server.AdminURL(), database.Options{})
	if !database.IsUnavailable(err) {
		t.Errorf("got %v", err)
	}
	if err := taken[0].Close(); err != nil {
		t.Fatal(err)
	}
	if err := others.Ping(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestFullSQLiteIsUnavailableAndKeepsWhatItHad(t *testing.T) {
	t.Parallel()
	d := open(t, "sqlite://"+filepath.Join(t.TempDir(), "full.db"), database.Options{MaxConns: 1})
	execute(t, d, "CREATE TABLE things (content BLOB)")
	execute(t, d, "INSERT INTO things VALUES (x'00')")
	execute(t, d, "PRAGMA max_page_count = 8")
	_, err := d.SQL.ExecContext(t.Context(), "INSERT INTO things SELECT zeroblob(100000)")
	if !database.IsUnavailable(err) || database.IsConnection(err) || database.IsRetryable(err) {
		t.Errorf("got %v", err)
	}
	execute(t, d, "PRAGMA max_page_count = 1000")
	execute(t, d, "INSERT INTO things SELECT zeroblob(100000)")
	var n int
	if err := d.SQL.QueryRowContext(t.Context(), "SELECT count(*) FROM things").Scan(&n); err != nil || n != 2 {
		t.Errorf("%d rows, %v", n, err)
	}
}

func TestASQLiteFileThatMayOnlyBeReadIsUnavailable(t *testing.T) {
	t.Parallel()
	d := open(t, "sqlite://"+filepath.Join(t.TempDir(), "read.db"), database.Options{MaxConns: 1})
	execute(t, d, "CREATE TABLE things (content BLOB)")
	execute(t, d, "PRAGMA query_only = 1")
	_, err := d.SQL.ExecContext(t.Context(), "INSERT INTO things VALUES (x'00')")
	if !database.IsUnavailable(err) || database.IsConnection(err) || database.IsRetryable(err) {
		t.Errorf("got %v", err)
	}
}

func TestRefusalOfWhatIsAskedIsNoUnavailability(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		if _, err := d.SQL.ExecContext(t.Context(), "SELECT nonsense"); err == nil || database.IsUnavailable(err) {
			t.Errorf("got %v", err)
		}
	})
}

func TestLosingTrackOfARowsLockersIsRetryableAndNoOtherInternalError(t *testing.T) {
	t.Parallel()
	lost := &pq.Error{Code: "XX000", Routine: "MultiXactIdCreateFromMembers"}
	if !database.IsRetryable(fmt.Errorf("move stock: %w", lost)) {
		t.Error("not retryable")
	}
	if database.IsRetryable(&pq.Error{Code: "XX000", Routine: "elog"}) {
		t.Error("every internal error is retryable")
	}
}

func TestANodeOfCitusThatGoesAwayIsAConnectionErrorAndNoOtherInternalError(t *testing.T) {
	t.Parallel()
	for message, want := range map[string]bool{
		"server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally": true,
		"could not commit transaction for shard 102008 on at least one active node":                         true,
		"failure on connection marked as essential: 10.0.0.4:5432":                                          true,
		"execution cannot recover from multiple connection failures. Last node failed 10.0.0.4:5432":        true,
		"failed to prepare transaction 'citus_0_1_2_0' on host 10.0.0.4:5432":                               true,
		"postmaster was shut down, exiting":                                                                 true,
		"cache lookup failed for relation 102008":                                                           false,
	} {
		failure := fmt.Errorf("move stock: %w", &pq.Error{Code: "XX000", Message: message})
		if got := database.IsConnection(failure); got != want {
			t.Errorf("%s: %t", message, got)
		}
	}
}
