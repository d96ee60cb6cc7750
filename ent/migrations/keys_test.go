package migrations

import (
	"compress/gzip"
	"database/sql"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

// findable are the unique indexes by which a row is found before its store is known.
var findable = []string{"api_tokens_hash_key", "staff_members_link_hash_key", "staff_sessions_secret_hash_key"}

func TestEveryTableOfAStoreIsKeyedByItsStore(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)() // the migrations of both dialects are made by one rule
	if _, err := Up(t.Context(), db, dialect.Postgres); err != nil {
		t.Fatal(err)
	}
	const ofStores = `(SELECT attrelid FROM pg_attribute WHERE attname = 'store_id')`
	if n := count(t, db, `SELECT count(*) FROM pg_class WHERE relkind = 'r' AND oid IN `+ofStores); n < 25 {
		t.Errorf("only %d tables belong to stores", n)
	}
	for rule, query := range map[string]string{
		"its primary key is (store_id, id)": `SELECT c.oid::regclass::text FROM pg_class c
			WHERE c.relkind = 'r' AND c.oid IN ` + ofStores + ` AND NOT EXISTS (SELECT 1 FROM pg_constraint p
				WHERE p.conrelid = c.oid AND p.contype = 'p' AND pg_get_constraintdef(p.oid) = 'PRIMARY KEY (store_id, id)')`,
		"its unique indexes carry the store": `SELECT indexrelid::regclass::text FROM pg_index
			WHERE indisunique AND indrelid IN ` + ofStores + ` AND pg_get_indexdef(indexrelid) NOT LIKE '%store_id%'`,
		"its foreign keys carry the store": `SELECT conname::text FROM pg_constraint
			WHERE contype = 'f' AND conrelid IN ` + ofStores + ` AND pg_get_constraintdef(oid) NOT LIKE 'FOREIGN KEY (store_id%'`,
		"no unique index is of the same columns as the primary key": `SELECT u.indexrelid::regclass::text FROM pg_index u
			JOIN pg_index p ON p.indrelid = u.indrelid AND p.indisprimary AND p.indkey = u.indkey
			WHERE u.indisunique AND NOT u.indisprimary`,
	} {
		for _, name := range texts(t, db, query) {
			if !slices.Contains(findable, name) {
				t.Errorf("%s: %s does not hold that", rule, name)
			}
		}
	}
}

// texts returns the only column of a query.
func texts(t *testing.T, db *sql.DB, query string) []string {
	t.Helper()
	values, err := queryStrings(t.Context(), db, query)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

// onEarlier runs a test on a database of each dialect that was made before the migrations began anew.
func onEarlier(t *testing.T, test func(t *testing.T, dialectName string, db *sql.DB)) {
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		path := filepath.Join(t.TempDir(), "kiosk.db")
		if err := os.WriteFile(path, []byte(unzipped(t, "sqlite.db.gz")), 0o600); err != nil {
			t.Fatal(err)
		}
		test(t, dialect.SQLite, sqliteAt(t, path)())
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		open := postgresOpener(t)
		loader := open()
		execute(t, loader, unzipped(t, "postgres.sql.gz"))
		if err := loader.Close(); err != nil { // the dump empties the search_path of its connection
			t.Fatal(err)
		}
		test(t, dialect.Postgres, open())
	})
}

func unzipped(t *testing.T, name string) string {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	reader, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(reader)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// described lists what a database consists of, in words that do not depend on the order of columns.
func described(t *testing.T, db *sql.DB, dialectName string) []string {
	t.Helper()
	if dialectName == dialect.SQLite {
		return texts(t, db, "SELECT type || ' ' || name || ' ' || replace(coalesce(sql, ''), '`', '\"') FROM sqlite_schema ORDER BY 1")
	}
	return texts(t, db, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
		UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
		UNION ALL SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) FROM information_schema.columns WHERE table_schema = 'public'
		UNION ALL SELECT relname || ' ' || coalesce(reloptions::text, '') FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
		ORDER BY 1`)
}

func TestADatabaseThatIsBroughtOverIsLikeANewOneAndKeepsItsRows(t *testing.T) {
	t.Parallel()
	onEarlier(t, func(t *testing.T, dialectName string, db *sql.DB) {
		rows := map[string]int{}
		for _, table := range []string{"stores", "customers", "orders", "order_items", "licenses", "wallet_transactions", "events", "deliveries", "audit_entries"} {
			if rows[table] = count(t, db, "SELECT count(*) FROM "+table); rows[table] == 0 {
				t.Errorf("%s was empty", table)
			}
		}
		sequences := texts(t, db, "SELECT CAST(event_sequence AS text) FROM stores ORDER BY id")
		execute(t, db, "UPDATE orders SET rolled_up_status = NULL, rolled_up_refunded = NULL WHERE number = (SELECT min(number) FROM orders)")
		unrolled := texts(t, db, "SELECT CAST(id AS text) FROM orders WHERE rolled_up_status IS NULL")
		if current, err := Current(t.Context(), db, dialectName); current || err != nil {
			t.Errorf("current before: %v, %v", current, err)
		}
		known, err := Status(t.Context(), db, dialectName)
		if err != nil {
			t.Fatal(err)
		}
		if applied, err := Up(t.Context(), db, dialectName); applied != len(known) || err != nil {
			t.Fatalf("applied %d, %v", applied, err)
		}
		if current, err := Current(t.Context(), db, dialectName); !current || err != nil {
			t.Errorf("current after: %v, %v", current, err)
		}
		for table, before := range rows {
			if after := count(t, db, "SELECT count(*) FROM "+table); after != before {
				t.Errorf("%s: %d rows became %d", table, before, after)
			}
		}
		if after := texts(t, db, "SELECT CAST(last_sequence AS text) FROM event_feeds ORDER BY store_id"); !slices.Equal(after, sequences) {
			t.Errorf("the last numbers of events were %v and are %v", sequences, after)
		}
		if after := texts(t, db, "SELECT CAST(id AS text) FROM unrolled_orders"); len(unrolled) != 1 || !slices.Equal(after, unrolled) {
			t.Errorf("the orders %v waited to be rolled up, and %v do", unrolled, after)
		}
		if dialectName == dialect.SQLite {
			if searched, all := count(t, db, "SELECT (SELECT count(*) FROM search_customers) + (SELECT count(*) FROM search_catalogue)"), count(t, db, `SELECT (SELECT count(*) FROM customers WHERE erased_at IS NULL)
				+ (SELECT count(*) FROM products) + (SELECT count(*) FROM variations)`); searched != all {
				t.Errorf("%d of %d rows can be searched", searched, all)
			}
		}
		fresh := map[string]func(*testing.T) func() *sql.DB{dialect.SQLite: sqliteOpener, dialect.Postgres: postgresOpener}[dialectName](t)()
		if _, err := Up(t.Context(), fresh, dialectName); err != nil {
			t.Fatal(err)
		}
		want, got := described(t, fresh, dialectName), described(t, db, dialectName)
		for _, line := range want {
			if !slices.Contains(got, line) {
				t.Errorf("missing: %s", line)
			}
		}
		for _, line := range got {
			if !slices.Contains(want, line) {
				t.Errorf("left: %s", line)
			}
		}
	})
}

func TestADatabaseFromLongBeforeIsLeftAsItIs(t *testing.T) {
	t.Parallel()
	onEarlier(t, func(t *testing.T, dialectName string, db *sql.DB) {
		execute(t, db, "DELETE FROM goose_db_version WHERE version_id = 22")
		before := described(t, db, dialectName)
		if _, err := Up(t.Context(), db, dialectName); err == nil || !strings.Contains(err.Error(), "version 21") {
			t.Errorf("brought over: %v", err)
		}
		if !slices.Equal(described(t, db, dialectName), before) {
			t.Error("the database was changed")
		}
	})
}
