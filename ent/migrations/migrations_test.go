package migrations

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"entgo.io/ent/dialect"
	_ "github.com/lib/pq"

	"kiosk/internal/testkit/cluster"
)

// onBoth runs a test on an empty database of each dialect. open returns another pool on that database.
func onBoth(t *testing.T, test func(t *testing.T, dialectName string, open func() *sql.DB)) {
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		test(t, dialect.SQLite, sqliteOpener(t))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, dialect.Postgres, postgresOpener(t))
	})
}

func postgresOpener(t *testing.T) func() *sql.DB {
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	address := server.NewDatabase(t, "")
	return func() *sql.DB { return openPool(t, "postgres", address) }
}

func sqliteOpener(t *testing.T) func() *sql.DB {
	return sqliteAt(t, filepath.Join(t.TempDir(), "kiosk.db"))
}

func sqliteAt(t *testing.T, path string) func() *sql.DB {
	return func() *sql.DB {
		return openPool(t, "sqlite", "file:"+path+"?_txlock=immediate&_pragma=busy_timeout(10000)&_pragma=foreign_keys(1)&_pragma=journal_mode(WAL)")
	}
}

func openPool(t *testing.T, driver, address string) *sql.DB {
	t.Helper()
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func execute(t *testing.T, db *sql.DB, statement string) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

// refuses fails the test unless the database refuses the statement for the named constraint.
// SQLite does not name foreign keys.
func refuses(t *testing.T, db *sql.DB, statement, constraint string) {
	t.Helper()
	_, err := db.ExecContext(t.Context(), statement)
	if err == nil {
		t.Errorf("accepted: %s", statement)
		return
	}
	if !strings.Contains(err.Error(), constraint) && !strings.Contains(err.Error(), "FOREIGN KEY constraint failed") {
		t.Errorf("refused for another reason than %s: %v", constraint, err)
	}
}

// up applies a set of migrations and ignores warnings.
func up(ctx context.Context, db *sql.DB, dialectName string, set fs.FS) (applied int, err error) {
	return apply(ctx, db, dialectName, set, ignore)
}

func TestUpMakesTheDatabaseCurrentOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if current, err := Current(t.Context(), db, dialectName); current || err != nil {
			t.Fatalf("an empty database: current = %v, %v", current, err)
		}
		before, err := Status(t.Context(), db, dialectName)
		if err != nil || len(before) == 0 || before[0].Applied {
			t.Fatalf("before: %v, %v", before, err)
		}
		applied, err := Up(t.Context(), db, dialectName)
		if err != nil || applied != len(before) {
			t.Fatalf("applied %d of %d, %v", applied, len(before), err)
		}
		if again, err := Up(t.Context(), db, dialectName); again != 0 || err != nil {
			t.Errorf("the second time applied %d, %v", again, err)
		}
		if current, err := Current(t.Context(), db, dialectName); !current || err != nil {
			t.Errorf("after: current = %v, %v", current, err)
		}
		after, err := Status(t.Context(), db, dialectName)
		if err != nil || !after[len(after)-1].Applied || after[len(after)-1].AppliedAt.IsZero() {
			t.Errorf("after: %v, %v", after, err)
		}
	})
}

func TestProcessesThatStartTogetherMigrateOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		type outcome struct {
			applied int
			err     error
		}
		const processes = 4
		outcomes := make(chan outcome, processes)
		for range processes {
			db := open()
			go func() {
				applied, err := Up(t.Context(), db, dialectName)
				outcomes <- outcome{applied, err}
			}()
		}
		migrators := 0
		for range processes {
			o := <-outcomes
			if o.err != nil {
				t.Error(o.err)
			}
			if o.applied > 0 {
				migrators++
			}
		}
		if migrators != 1 {
			t.Errorf("%d processes migrated, want 1", migrators)
		}
	})
}

func TestUnknownDialectIsAnError(t *testing.T) {
	t.Parallel()
	if _, err := Up(t.Context(), nil, "mysql"); err == nil {
		t.Error("accepted")
	}
}

// Two stores, a product, a variation and a customer in the first.
var stock = []string{
	store("a"), store("b"),
	`INSERT INTO products (id, created_at, updated_at, version, store_id, name, slug, description, kind, status, post_sale_instructions)
		VALUES ('00000000-0000-7000-8000-000000000001', '2026-01-02', '2026-01-02', 1, '00000000-0000-7000-8000-00000000000a', 'n', 's', '', 'DIGITAL', 'DRAFT', '')`,
	variation("2", "a"), customer("3", "0"),
}

func store(id string) string {
	return fmt.Sprintf(`INSERT INTO stores (id, created_at, updated_at, version, slug, name, currency, timezone, livemode, low_stock_default)
		VALUES ('00000000-0000-7000-8000-00000000000%[1]s', '2026-01-02', '2026-01-02', 1, '%[1]s', 'n', 'EUR', 'UTC', false, 5)`, id)
}

func variation(id, storeID string) string {
	return fmt.Sprintf(`INSERT INTO variations (id, created_at, updated_at, version, store_id, sku, price, status, depends_on_stock, duration_days, stock_quantity, backordered, product_id)
		VALUES ('00000000-0000-7000-8000-00000000000%[1]s', '2026-01-02', '2026-01-02', 1, '00000000-0000-7000-8000-00000000000%[2]s', 'sku%[1]s', 100, 'ACTIVE', true, 0, 1, 0, '00000000-0000-7000-8000-000000000001')`, id, storeID)
}

// tier is a price tier of the first store.
func tier(id, name string) string {
	return fmt.Sprintf(`INSERT INTO price_tiers (id, created_at, updated_at, version, store_id, name, level)
		VALUES ('00000000-0000-7000-8000-00000000000%[1]s', '2026-01-02', '2026-01-02', 1, '00000000-0000-7000-8000-00000000000a', '%[2]s', %[1]s)`, id, name)
}

func customer(id, balance string) string {
	return fmt.Sprintf(`INSERT INTO customers (id, created_at, updated_at, version, store_id, name, status, wallet_balance, wallet_sequence)
		VALUES ('00000000-0000-7000-8000-00000000000%s', '2026-01-02', '2026-01-02', 1, '00000000-0000-7000-8000-00000000000a', 'n', 'ACTIVE', %s, 0)`, id, balance)
}

func TestTheDatabaseItselfRefusesWhatMustNeverHappen(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		for _, statement := range stock {
			execute(t, db, statement)
		}
		for constraint, statement := range map[string]string{
			"variations_products_variations": variation("4", "b"),
			"customers_stores_store":         strings.ReplaceAll(customer("5", "0"), "00000000000a", "00000000000f"),
			"variations_stock":               "UPDATE variations SET stock_quantity = stock_quantity - 2",
			"customers_balance":              "UPDATE customers SET wallet_balance = wallet_balance - 1",
			"products_status":                "UPDATE products SET status = 'GONE'",
			"variations_price":               "UPDATE variations SET price = 0",
		} {
			refuses(t, db, statement, constraint)
		}
	})
}

func TestTheFeedsOfADatabaseWithoutThemBeginWhereTheStoresWere(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, earliest(t, dialectName, 2)); err != nil {
			t.Fatal(err)
		}
		execute(t, db, store("a"))
		execute(t, db, "UPDATE stores SET event_sequence = 7, events_missing_to = 3, events_swept_before = '2026-01-02'")
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		if n := count(t, db, "SELECT count(*) FROM event_feeds JOIN stores ON stores.id = store_id WHERE last_sequence = 7 AND missing_to = 3 AND swept_before IS NOT NULL"); n != 1 {
			t.Error("the feed of the store begins anew")
		}
	})
}

func TestTheMonthsOfAStoreAreTheSumsOfItsDays(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, earliest(t, dialectName, 3)); err != nil {
			t.Fatal(err)
		}
		for _, statement := range []string{
			store("a"), store("b"),
			rollup("1", "a", "STORE", "DAY", "2026-01-01", "COMPLETED"),
			rollup("2", "a", "STORE", "DAY", "2026-01-31", "COMPLETED"),
			rollup("3", "a", "STORE", "DAY", "2026-01-31", "REFUNDED"),
			rollup("4", "a", "STORE", "DAY", "2026-02-01", "COMPLETED"),
			rollup("5", "a", "STORE", "HOUR", "2026-02-01", "COMPLETED"),
			rollup("6", "a", "PRODUCT", "DAY", "2026-02-01", "COMPLETED"),
			rollup("7", "b", "STORE", "DAY", "2026-02-28", "PENDING"),
		} {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		const month = `SELECT count(*) FROM sales_rollups JOIN stores ON stores.id = store_id WHERE dimension = 'STORE' AND grain = 'MONTH'
			AND dimension_id = '00000000-0000-0000-0000-000000000000'`
		if n := count(t, db, month); n != 4 {
			t.Errorf("%d months", n)
		}
		for _, want := range []string{
			"slug = 'a' AND bucket = 1767225600 AND status = 'COMPLETED' AND orders = 2 AND units = 4 AND amount = 6 AND refunded = 8 AND completed = 10 AND delivery_ms = 12",
			"slug = 'a' AND bucket = 1767225600 AND status = 'REFUNDED' AND orders = 1",
			"slug = 'a' AND bucket = 1769904000 AND status = 'COMPLETED' AND orders = 1 AND delivery_ms = 6",
			"slug = 'b' AND bucket = 1769904000 AND status = 'PENDING' AND orders = 1",
		} {
			if n := count(t, db, month+" AND "+want); n != 1 {
				t.Errorf("%d months with %s", n, want)
			}
		}
	})
}

func TestOrdersThatWaitToBeRolledUpWaitInATableOfTheirOwn(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, earliest(t, dialectName, 4)); err != nil {
			t.Fatal(err)
		}
		for _, statement := range append(stock,
			unrolledOrder("1", "COMPLETED", 0, "'COMPLETED', 0"), // this one does not wait
			unrolledOrder("2", "PENDING", 0, "NULL, NULL"),
			unrolledOrder("3", "COMPLETED", 0, "'PENDING', 0"),
			unrolledOrder("4", "COMPLETED", 50, "'COMPLETED', 20"),
		) {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		if n := count(t, db, "SELECT count(*) FROM orders WHERE total = 100 AND number <> ''"); n != 4 {
			t.Errorf("%d orders are left", n)
		}
		if n := count(t, db, "SELECT count(*) FROM unrolled_orders"); n != 3 {
			t.Errorf("%d orders wait", n)
		}
		for _, want := range []string{
			"number = '2' AND rolled_up_status IS NULL AND rolled_up_refunded IS NULL",
			"number = '3' AND rolled_up_status = 'PENDING' AND rolled_up_refunded = 0",
			"number = '4' AND rolled_up_status = 'COMPLETED' AND rolled_up_refunded = 20",
		} {
			if n := count(t, db, "SELECT count(*) FROM unrolled_orders u JOIN orders o ON o.store_id = u.store_id AND o.id = u.id AND o.created_at = u.created_at WHERE "+want); n != 1 {
				t.Errorf("%d orders wait with %s", n, want)
			}
		}
	})
}

// TestNamesAreStoredWithoutTheSpacesAroundThem has names of before 0011: among them some that would be the same without.
func TestNamesAreStoredWithoutTheSpacesAroundThem(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, earliest(t, dialectName, 10)); err != nil {
			t.Fatal(err)
		}
		for _, statement := range append(stock, variation("4", "a"), variation("5", "a"), variation("6", "a"), variation("7", "a"), variation("8", "a"),
			tier("1", "GOLD"), tier("2", " GOLD"), tier("3", "SILVER "),
			"UPDATE products SET name = ' A\u00a0name\u3000\n'",
			"UPDATE variations SET sku = 'ALONE ' WHERE sku = 'sku2'",
			"UPDATE variations SET sku = '\tBOTH' WHERE sku = 'sku4'",
			"UPDATE variations SET sku = 'BOTH ' WHERE sku = 'sku5'",
			"UPDATE variations SET sku = 'TAKEN' WHERE sku = 'sku7'",
			"UPDATE variations SET sku = 'TAKEN\u200a' WHERE sku = 'sku6'",
			"UPDATE variations SET sku = '  ' WHERE sku = 'sku8'",
		) {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		if got := texts(t, db, "SELECT name FROM products"); !slices.Equal(got, []string{"A\u00a0name"}) {
			t.Errorf("%q", got)
		}
		if got := texts(t, db, "SELECT name FROM price_tiers ORDER BY id"); !slices.Equal(got, []string{"GOLD", "GOLD-000002", "SILVER"}) {
			t.Errorf("%q", got)
		}
		if got := texts(t, db, "SELECT sku FROM variations ORDER BY id"); !slices.Equal(got, []string{"ALONE", "BOTH", "BOTH-000005", "TAKEN-000006", "TAKEN", "-000008"}) {
			t.Errorf("%q", got)
		}
	})
}

// unrolledOrder is an order of before unrolled_orders.
func unrolledOrder(id, status string, refunded int, rolledUp string) string {
	return fmt.Sprintf(`INSERT INTO orders (id, created_at, updated_at, store_id, number, status, currency, total, refunded_amount, source, customer_id, rolled_up_status, rolled_up_refunded)
		VALUES ('00000000-0000-7000-8000-00000000001%[1]s', '2026-01-0%[1]s', '2026-01-02', '00000000-0000-7000-8000-00000000000a', '%[1]s', '%[2]s', 'EUR', 100, %[3]d, 'API',
			'00000000-0000-7000-8000-000000000003', %[4]s)`, id, status, refunded, rolledUp)
}

// rollup is a row of sales on a day.
func rollup(id, storeID, dimension, grain, day, status string) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		panic(err)
	}
	return fmt.Sprintf(`INSERT INTO sales_rollups (id, created_at, store_id, dimension, dimension_id, grain, bucket, status, orders, units, amount, refunded, completed, delivery_ms)
		VALUES ('00000000-0000-7000-8000-00000000000%s', '2026-01-02', '00000000-0000-7000-8000-00000000000%s', '%s', '00000000-0000-0000-0000-000000000000', '%s', %d, '%s', 1, 2, 3, 4, 5, 6)`,
		id, storeID, dimension, grain, at.Unix(), status)
}

// earliest are the first n migrations.
func earliest(t *testing.T, dialectName string, n int) fs.FS {
	t.Helper()
	all, err := Files(dialectName)
	if err != nil {
		t.Fatal(err)
	}
	names, err := fs.Glob(all, "*.sql")
	if err != nil {
		t.Fatal(err)
	}
	before := fstest.MapFS{}
	for _, name := range names[:n] {
		text, err := fs.ReadFile(all, name)
		if err != nil {
			t.Fatal(err)
		}
		before[name] = &fstest.MapFile{Data: text}
	}
	return before
}

var library = fstest.MapFS{"0001_init.sql": {Data: []byte(`-- +goose Up
CREATE TABLE shelves (id integer PRIMARY KEY, parent_id integer NULL REFERENCES shelves (id) ON DELETE SET NULL);
CREATE TABLE books (id integer PRIMARY KEY, shelf_id integer NOT NULL REFERENCES shelves (id));
INSERT INTO shelves VALUES (1, NULL), (2, 1);
INSERT INTO books VALUES (1, 2);
`)}}

func libraryWith(second string) fstest.MapFS {
	return fstest.MapFS{"0001_init.sql": library["0001_init.sql"], "0002_change.sql": {Data: []byte("-- +goose Up\n" + second)}}
}

func count(t *testing.T, db *sql.DB, query string) int {
	t.Helper()
	var n int
	if err := db.QueryRowContext(t.Context(), query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestRebuildingATableKeepsItsRowsAndWhatRefersToThem(t *testing.T) {
	t.Parallel()
	db := sqliteOpener(t)()
	if _, err := up(t.Context(), db, dialect.SQLite, library); err != nil {
		t.Fatal(err)
	}
	applied, err := up(t.Context(), db, dialect.SQLite, libraryWith(`
CREATE TABLE new_shelves (id integer PRIMARY KEY, label text NULL, parent_id integer NULL REFERENCES shelves (id) ON DELETE SET NULL);
INSERT INTO new_shelves (id, parent_id) SELECT id, parent_id FROM shelves;
DROP TABLE shelves;
ALTER TABLE new_shelves RENAME TO shelves;
`))
	if err != nil || applied != 1 {
		t.Fatal(applied, err)
	}
	if n := count(t, db, "SELECT count(*) FROM books JOIN shelves s ON s.id = shelf_id WHERE s.parent_id = 1 AND label IS NULL"); n != 1 {
		t.Errorf("%d books on their shelf, want 1", n)
	}
	refuses(t, db, "INSERT INTO books VALUES (2, 9)", "foreign keys, which are on again")
}

func TestTheSQLiteFileOfAnotherProgramIsLeftAsItIs(t *testing.T) {
	t.Parallel()
	db := sqliteOpener(t)()
	if _, err := db.ExecContext(t.Context(), "CREATE TABLE notes (text text)"); err != nil {
		t.Fatal(err)
	}
	if applied, err := Up(t.Context(), db, dialect.SQLite); err == nil || !strings.Contains(err.Error(), "another program: it has the table notes") {
		t.Errorf("applied %d, %v", applied, err)
	}
	tables, err := queryStrings(t.Context(), db, "SELECT name FROM sqlite_schema")
	if err != nil || !slices.Equal(tables, []string{"notes"}) {
		t.Errorf("the file has %q, %v", tables, err)
	}
}

func TestFailedUpgradeLeavesSQLiteAsItWas(t *testing.T) {
	t.Parallel()
	for name, set := range map[string]fstest.MapFS{
		"broken statement":   libraryWith("CREATE TABLE orders (id integer); SELECT nonsense;"),
		"rows left orphaned": libraryWith("DELETE FROM shelves WHERE id = 2;"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := sqliteOpener(t)()
			applied, err := up(t.Context(), db, dialect.SQLite, set)
			if err == nil || applied != 0 {
				t.Fatalf("applied %d, %v", applied, err)
			}
			if errors.Is(err, sql.ErrConnDone) {
				t.Errorf("the error also names what came of it: %v", err)
			}
			if n := count(t, db, "SELECT count(*) FROM sqlite_schema"); n != 0 {
				t.Errorf("%d tables and indexes are left", n)
			}
			if on := count(t, db, "PRAGMA foreign_keys"); on != 1 {
				t.Error("foreign keys stayed off")
			}
		})
	}
}
