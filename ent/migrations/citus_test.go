//go:build citus

package migrations

import (
	"database/sql"
	"testing"

	"entgo.io/ent/dialect"
)

func TestADistributedDatabaseIsMigratedAndStaysDistributed(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)()
	if _, err := up(t.Context(), db, dialect.Postgres, earliest(t, dialect.Postgres, 2)); err != nil {
		t.Fatal(err)
	}
	if _, err := distribute(t.Context(), db); err != nil {
		t.Fatal(err)
	}
	for _, statement := range append(stock, unrolledOrder("1", "COMPLETED", 0, "'COMPLETED', 0"), unrolledOrder("2", "PENDING", 0, "NULL, NULL")) {
		execute(t, db, statement)
	}
	execute(t, db, "UPDATE stores SET event_sequence = 7")
	execute(t, db, "UPDATE variations SET sku = ' SPACED'")
	execute(t, db, rollup("1", "a", "STORE", "DAY", "2026-01-31", "COMPLETED"))
	if _, err := Up(t.Context(), db, dialect.Postgres); err != nil {
		t.Fatal(err)
	}
	if n := count(t, db, "SELECT count(*) FROM variations WHERE sku = 'SPACED'"); n != 1 {
		t.Errorf("%d SKUs have no spaces around them", n)
	}
	if n := count(t, db, "SELECT count(*) FROM event_feeds WHERE last_sequence = 7"); n != 2 {
		t.Error("the feeds of the stores begin anew")
	}
	if n := count(t, db, "SELECT count(*) FROM sales_rollups WHERE grain = 'MONTH'"); n != 1 {
		t.Errorf("the store has %d months", n)
	}
	if n := count(t, db, "SELECT count(*) FROM unrolled_orders WHERE rolled_up_status IS NULL"); n != 1 {
		t.Errorf("%d orders wait to be rolled up", n)
	}
	if changed, err := Distribute(t.Context(), db); changed != 0 || err != nil {
		t.Errorf("%d tables were not distributed, %v", changed, err)
	}
	for _, node := range nodesOf(t, db) {
		if current, err := Current(t.Context(), node, dialect.Postgres); !current || err != nil {
			t.Errorf("a node: current %v, %v", current, err)
		}
		const words = `SELECT length(search_words('00000000-0000-7000-8000-00000000000a', repeat(U&'\+01D160', 200), NULL))`
		if n := count(t, node, words); n != 2 {
			t.Errorf("a node: the function of before, %d words", n)
		}
	}
}

// A process that is killed behind its commit leaves the rows in the tables of the coordinator: those of people who are erased later too.
func TestADistributedDatabaseHasNoRowsInTheCoordinatorsOwnTablesAlsoAfterAnAttemptThatWasCutShort(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)()
	if _, err := up(t.Context(), db, dialect.Postgres, earliest(t, dialect.Postgres, 2)); err != nil {
		t.Fatal(err)
	}
	for _, statement := range stock {
		execute(t, db, statement)
	}
	tx, err := db.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := distributeIn(t.Context(), tx); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	const kept = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0"
	if count(t, db, kept) == 0 {
		t.Fatal("the coordinator has no rows that could be left")
	}
	stores := count(t, db, "SELECT count(*) FROM stores")
	if _, err := Distribute(t.Context(), db); err != nil {
		t.Fatal(err)
	}
	if n := count(t, db, kept); n != 0 {
		t.Errorf("%d tables of the coordinator have rows of their own", n)
	}
	if n := count(t, db, "SELECT count(*) FROM stores"); n != stores || n == 0 {
		t.Errorf("%d stores, %d before", n, stores)
	}
}

// nodesOf connects to the database on each of its workers.
func nodesOf(t *testing.T, db *sql.DB) (nodes []*sql.DB) {
	t.Helper()
	addresses, err := queryStrings(t.Context(), db, `SELECT format('postgres://%s@%s:%s/%s?sslmode=disable', current_user, nodename, nodeport,
		current_database()) FROM pg_dist_node WHERE groupid > 0`)
	if err != nil || len(addresses) == 0 {
		t.Fatalf("%q, %v", addresses, err)
	}
	for _, address := range addresses {
		node, err := sql.Open("postgres", address)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = node.Close() })
		nodes = append(nodes, node)
	}
	return nodes
}
