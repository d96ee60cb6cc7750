package migrations

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"entgo.io/ent/dialect"
	"github.com/lib/pq"
)

// ErrNotCitus means that the database has no extension citus.
var ErrNotCitus = errors.New("the database has no extension citus: install its package on every node, add it to " +
	"shared_preload_libraries, and run CREATE EXTENSION citus in the database of every node")

// Distribute applies the migrations that a PostgreSQL database lacks, makes its tables distributed ones of Citus and returns how
// many it changed: none when all of them were. A table whose unique keys all have store_id is distributed by it, so that all rows
// of a store are on one node. Every other table is copied to each node: stores, what has to be found without a store, such as
// tokens by their hash, and the list of migrations, so that processes may connect to any node. All tables are distributed, or
// none. Error: ErrNotCitus, before anything was changed.
// https://docs.citusdata.com/en/v12.1/develop/api_udf.html
func Distribute(ctx context.Context, db *sql.DB) (changed int, err error) {
	var citus bool
	if err := db.QueryRowContext(ctx, hasCitus).Scan(&citus); err != nil {
		return 0, fmt.Errorf("migrations: distribute: %w", err)
	}
	if !citus {
		return 0, ErrNotCitus
	}
	set, err := Files(dialect.Postgres)
	if err != nil {
		return 0, err
	}
	if _, err := apply(ctx, db, dialect.Postgres, set, ignore); err != nil {
		return 0, err
	}
	return distribute(ctx, db)
}

// isDistributed reports whether Distribute changed the database before.
func isDistributed(ctx context.Context, db *sql.DB, dialectName string) (yes bool, err error) {
	if dialectName != dialect.Postgres {
		return false, nil
	}
	if err := db.QueryRowContext(ctx, hasCitus).Scan(&yes); err != nil || !yes {
		return false, err
	}
	err = db.QueryRowContext(ctx, "SELECT EXISTS (SELECT FROM pg_dist_partition WHERE partmethod = 'h')").Scan(&yes)
	return yes, err
}

const hasCitus = "SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus')"

// undistributedTables reads which tables Distribute did not change. A table that Citus took by itself, for its foreign keys, is one of
// them. The table of orders comes first: rows of the same store in the others go where its orders are.
const undistributedTables = `
SELECT c.oid::regclass::text FROM pg_class c LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid
	WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
		AND (p.logicalrelid IS NULL OR p.autoconverted)
	ORDER BY c.relname <> 'orders', c.relname`

// Statements that change tables, as rows of text. Citus takes foreign keys only between tables that are distributed.
const (
	dropForeignKeys = `
SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
	WHERE contype = 'f' AND (conrelid = ANY ($1::text[]::regclass[]) OR confrelid = ANY ($1::text[]::regclass[]))`

	addForeignKeys = `
SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
	WHERE contype = 'f' AND (conrelid = ANY ($1::text[]::regclass[]) OR confrelid = ANY ($1::text[]::regclass[]))`

	distributeTables = `
SELECT format(CASE WHEN NOT t.keyed THEN 'SELECT create_reference_table(%L)'
		WHEN t.name = 'orders' THEN 'SELECT create_distributed_table(%L, ''store_id'')'
		ELSE 'SELECT create_distributed_table(%L, ''store_id'', colocate_with => ''orders'')' END, t.name)
	FROM (SELECT o.name, o.place, bool_and(a.attnum IS NOT NULL) AS keyed
		FROM unnest($1::text[]) WITH ORDINALITY AS o(name, place)
			JOIN pg_index i ON i.indrelid = o.name::regclass AND i.indisunique
			LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'store_id' AND a.attnum = ANY (i.indkey)
		GROUP BY o.name, o.place) AS t
	ORDER BY t.keyed, t.place`
)

// forgetLocalRows removes what was copied to the nodes from the coordinator's own tables, where nothing reads it, and which still
// have it when this was cut short before.
const forgetLocalRows = `
SELECT truncate_local_data_after_distributing_table(c.oid) FROM pg_class c JOIN pg_dist_partition p ON p.logicalrelid = c.oid
	WHERE c.relnamespace = current_schema()::regnamespace AND (p.partmethod = 'h' OR p.repmodel = 't') AND pg_relation_size(c.oid) > 0`

// distribute distributes the tables that are not, and returns how many there were.
func distribute(ctx context.Context, db *sql.DB) (changed int, err error) {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return 0, fmt.Errorf("migrations: distribute: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // does nothing after Commit
	tables, err := distributeIn(ctx, tx)
	if err != nil {
		return 0, fmt.Errorf("migrations: distribute: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return 0, fmt.Errorf("migrations: distribute: %w", err)
	}
	if _, err := db.ExecContext(ctx, forgetLocalRows); err != nil {
		return len(tables), fmt.Errorf("migrations: empty the coordinator's own tables: %w", err)
	}
	return len(tables), nil
}

// distributeIn returns the names of the tables that it changed.
func distributeIn(ctx context.Context, tx *sql.Tx) (tables []string, err error) {
	err = executeAll(ctx, tx,
		"SELECT pg_advisory_xact_lock(hashtext('kiosk migrate distribute'))",
		"SET LOCAL citus.multi_shard_modify_mode = 'sequential'", // as keys to tables on every node need it
		"SET LOCAL client_min_messages = 'warning'",
	)
	if err != nil {
		return nil, err
	}
	if tables, err = queryStrings(ctx, tx, undistributedTables); err != nil || len(tables) == 0 {
		return nil, err
	}
	if slices.Contains(tables, versionTable) { // Citus copies no table whose identity is narrower
		err := executeAll(ctx, tx, "ALTER TABLE "+versionTable+" ALTER COLUMN id TYPE bigint")
		if err != nil {
			return nil, err
		}
	}
	var statements []string
	for _, query := range []string{dropForeignKeys, distributeTables, addForeignKeys} {
		some, err := queryStrings(ctx, tx, query, pq.Array(tables))
		if err != nil {
			return nil, err
		}
		statements = append(statements, some...)
	}
	return tables, executeAll(ctx, tx, statements...)
}
