package large

import (
	"fmt"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// filled lists the tables that get most of the rows.
const filled = `('orders', 'order_items', 'licenses', 'recharges', 'wallet_transactions', 'sales_rollups', 'events', 'deliveries', 'delivery_attempts', 'audit_entries')`

// needed is the index with which the last row of each wallet is found while the store is filled.
const needed = `'wallettransaction_store_id_customer_id_sequence'`

// The settings apply to one connection. Foreign keys are not checked for each row, because the generated rows are consistent. SQLite
// needs no journal, because after a failure the database is filled again. Statistics are needed only at the end, for the plans of reads.
var (
	trusting = map[string][]string{
		dialect.Postgres: {"SET session_replication_role = replica"},
		dialect.SQLite: {
			"PRAGMA foreign_keys = OFF", "PRAGMA synchronous = OFF", "PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = OFF",
			"PRAGMA cache_size = -800000", "PRAGMA temp_store = MEMORY", "PRAGMA analysis_limit = 1",
		},
	}
	indexes = map[string]string{
		dialect.Postgres: `SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
			JOIN pg_class t ON t.oid = i.indrelid WHERE t.relname IN ` + filled + `
			AND c.relname <> ` + needed + ` AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
		dialect.SQLite: `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name <> ` + needed + ` AND tbl_name IN ` + filled,
	}
	maintain = map[string]string{dialect.Postgres: "VACUUM ANALYSE", dialect.SQLite: "PRAGMA analysis_limit = 0; ANALYZE"}
)

// fast calls fill while the indexes of the tables are dropped, which takes a fifth of the time.
func fast(b testing.TB, address string, fill func(*database.DB)) {
	b.Helper()
	d, err := database.Open(b.Context(), address, database.Options{MaxConns: 1})
	testkit.Must(b, err)
	defer func() { testkit.Must(b, d.Close()) }()
	run(b, d, trusting[d.Dialect]...)
	var drop, create []string
	rows, err := d.SQL.QueryContext(b.Context(), indexes[d.Dialect])
	testkit.Must(b, err)
	for rows.Next() {
		var name, definition string
		testkit.Must(b, rows.Scan(&name, &definition))
		drop, create = append(drop, `DROP INDEX "`+name+`"`), append(create, definition)
	}
	testkit.Must(b, rows.Err())
	run(b, d, drop...)
	fill(d)
	run(b, d, create...)
	run(b, d, maintain[d.Dialect])
}

func run(b testing.TB, d *database.DB, statements ...string) {
	b.Helper()
	for _, statement := range statements {
		if _, err := d.SQL.ExecContext(b.Context(), statement); err != nil {
			b.Fatalf("%s: %v", statement, err)
		}
	}
}

// person returns the name and e-mail address of the n-th customer. A word of the name occurs in the names of a few, many or all
// customers.
func person(n int) (name, email string) {
	given := []string{"Ana", "João", "Maria", "Pedro", "Zoë"}[n%5]
	family := []string{"da Silva", "Souza", "Oliveira"}[n%3]
	if n%4001 == 0 {
		family = "Quetzalcoatl"
	}
	return fmt.Sprintf("Customer %d %s %s", n, given, family), fmt.Sprintf("customer.%d@example.com", n)
}

// furniture is SQL that adds two endpoints, an event, a delivery and an attempt for every third order, with the id of the order, and an
// audit entry for every fifth order.
var furniture = []string{
	`INSERT INTO webhook_endpoints (id, created_at, updated_at, store_id, url, events, secret)
		SELECT id, created_at, created_at, store_id, 'https://bot.example.com/' || slug, '[]', '' FROM products WHERE slug IN ('product-1', 'product-2')`,
	`INSERT INTO events (id, created_at, store_id, type, data, sequence, subject_id)
		SELECT id, created_at, store_id, CASE WHEN n % 2000 = 0 THEN 'stock.low' WHEN n % 2 = 0 THEN 'order.completed' ELSE 'order.created' END, '{}', n / 3, id
		FROM (SELECT id, created_at, store_id, row_number() OVER (ORDER BY created_at, id) AS n FROM orders) AS numbered WHERE n % 3 = 0`,
	`UPDATE event_feeds SET last_sequence = (SELECT max(sequence) FROM events)`,
	`INSERT INTO deliveries (id, created_at, store_id, due_at, event_id, endpoint_id, status, attempts)
		SELECT e.id, e.created_at, e.store_id, e.created_at, e.id, w.id, CASE WHEN e.sequence % 1000 = 7 THEN 'FAILED' ELSE 'SUCCEEDED' END, 1
		FROM events AS e JOIN webhook_endpoints AS w ON (w.url = 'https://bot.example.com/product-1') = (e.sequence % 100 > 0)`,
	`INSERT INTO delivery_attempts (id, created_at, store_id, endpoint_id, event_id, event_type, attempt, status, latency_ms, delivery_id)
		SELECT d.id, d.created_at, d.store_id, d.endpoint_id, d.event_id, e.type, 1, d.status, 12, d.id FROM deliveries AS d JOIN events AS e ON e.id = d.event_id`,
	`INSERT INTO audit_entries (id, created_at, store_id, actor_kind, actor_name, action, subject_type, subject_id)
		SELECT id, created_at, store_id, CASE WHEN n % 50 = 0 THEN 'STAFF' ELSE 'TOKEN' END, CASE WHEN n % 50 = 0 THEN 'Olga' ELSE 'bot' END,
			CASE WHEN n % 5000 = 0 THEN 'order.cancel' ELSE 'order.refund' END, 'Order', id
		FROM (SELECT id, created_at, store_id, row_number() OVER (ORDER BY created_at, id) AS n FROM orders) AS numbered WHERE n % 5 = 0`,
}
