package migrations

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"entgo.io/ent/dialect"
	"github.com/pressly/goose/v3"
	goosedb "github.com/pressly/goose/v3/database"
)

// The migrations began anew after version 22, before the first release, when all keys got the store: databases of that
// version are brought over to the second of the new ones, which has the same columns, and the others follow as everywhere. They
// list their migrations in a table of another name.
const (
	earlierTable   = goose.DefaultTablename
	earlierVersion = 22
	sameColumns    = 2
)

var tableExists = map[string]string{
	dialect.Postgres: "SELECT to_regclass($1) IS NOT NULL",
	dialect.SQLite:   "SELECT count(*) > 0 FROM sqlite_schema WHERE type = 'table' AND name = $1",
}

func hasTable(ctx context.Context, on goosedb.DBTxConn, dialectName, table string) (exists bool, err error) {
	err = on.QueryRowContext(ctx, tableExists[dialectName], table).Scan(&exists)
	return exists, err
}

// IsEarlier reports whether the database's tables are those of the migrations before they began anew, which Up would bring over.
func IsEarlier(ctx context.Context, d *sql.DB, dialectName string) (bool, error) {
	return hasTable(ctx, d, dialectName, earlierTable)
}

// rebuild is a database of the earlier version in the transaction that brings it over: it renames all tables, applies the
// migrations, copies all rows into the new tables and drops the renamed ones.
type rebuild struct {
	tx      goosedb.DBTxConn
	dialect string
	tables  []string // parents before what refers to them
}

// bringOver makes a database of the earlier version one of sameColumns and returns how many migrations that are. It does
// nothing, and returns 0, with any other database.
func bringOver(ctx context.Context, tx goosedb.DBTxConn, dialectName string, set fs.FS) (applied int, err error) {
	earlier, err := hasTable(ctx, tx, dialectName, earlierTable)
	if err != nil || !earlier {
		return 0, err
	}
	var version int64
	if err := tx.QueryRowContext(ctx, "SELECT max(version_id) FROM "+earlierTable).Scan(&version); err != nil {
		return 0, err
	}
	if version < earlierVersion {
		return 0, fmt.Errorf("the database has version %d of the migrations before they began anew: "+
			"bring it to version %d first, with the last Kiosk that has these", version, earlierVersion)
	}
	names, err := fs.Glob(set, "*.sql")
	if err != nil {
		return 0, err
	}
	names = names[:sameColumns]
	var texts []string
	for _, name := range names {
		text, err := fs.ReadFile(set, name)
		if err != nil {
			return 0, err
		}
		texts = append(texts, string(text))
	}
	r := rebuild{tx: tx, dialect: dialectName}
	if r.tables, err = r.common(ctx, texts); err != nil {
		return 0, err
	}
	for _, step := range []func(context.Context) error{r.dropDependents, r.rename} {
		if err := step(ctx); err != nil {
			return 0, err
		}
	}
	if err := executeAll(ctx, r.tx, texts...); err != nil {
		return 0, err
	}
	if err := r.copyAll(ctx); err != nil {
		return 0, err
	}
	if err := r.dropRenamed(ctx); err != nil {
		return 0, err
	}
	return len(names), r.recordVersions(ctx, names)
}

var createdTable = regexp.MustCompile("(?m)^CREATE TABLE [\"`](\\w+)[\"`]")

// common returns the tables that the migrations make and the database has, in the order in which they are made: Atlas
// makes parents first.
func (r rebuild) common(ctx context.Context, texts []string) (tables []string, err error) {
	for _, match := range createdTable.FindAllStringSubmatch(strings.Join(texts, "\n"), -1) {
		exists, err := hasTable(ctx, r.tx, r.dialect, match[1])
		if err != nil {
			return nil, err
		}
		if exists {
			tables = append(tables, match[1])
		}
	}
	return tables, nil
}

// dependents make the statements that drop what has a name of its own beside a table: what the migrations make gets it.
var dependents = map[string][]string{
	dialect.Postgres: {
		`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname), conrelid::regclass::text FROM pg_constraint
			WHERE connamespace = current_schema()::regnamespace AND contype IN ('f', 'p') ORDER BY contype`,
		`SELECT format('DROP INDEX %s', indexrelid::regclass), indrelid::regclass::text FROM pg_index
			JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = current_schema()::regnamespace`,
	},
	dialect.SQLite: {"SELECT 'DROP ' || type || ' `' || name || '`', tbl_name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"},
}

var searchDropped = map[string]string{
	dialect.Postgres: "DROP FUNCTION search_words",
	dialect.SQLite:   "DROP TABLE search", // the new triggers fill it again
}

func (r rebuild) dropDependents(ctx context.Context) error {
	for _, query := range dependents[r.dialect] {
		statements, err := r.ofTables(ctx, query)
		if err != nil {
			return err
		}
		if err := executeAll(ctx, r.tx, statements...); err != nil {
			return err
		}
	}
	return executeAll(ctx, r.tx, searchDropped[r.dialect])
}

// ofTables returns the first column of the rows whose second is one of the tables.
func (r rebuild) ofTables(ctx context.Context, query string) (values []string, err error) {
	rows, err := r.tx.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var value, table string
		if err := rows.Scan(&value, &table); err != nil {
			return nil, err
		}
		if slices.Contains(r.tables, table) {
			values = append(values, value)
		}
	}
	return values, rows.Err()
}

const renamedPrefix = "earlier_"

func (r rebuild) rename(ctx context.Context) error {
	for _, table := range r.tables {
		if err := executeAll(ctx, r.tx, "ALTER TABLE "+table+" RENAME TO "+renamedPrefix+table); err != nil {
			return err
		}
	}
	return nil
}

func (r rebuild) copyAll(ctx context.Context) error {
	for _, table := range r.tables {
		if err := r.copy(ctx, table); err != nil {
			return fmt.Errorf("%s: %w", table, err)
		}
	}
	return nil
}

// copy copies the columns that both tables have, and compares the number of rows.
func (r rebuild) copy(ctx context.Context, table string) error {
	before, err := r.columns(ctx, renamedPrefix+table)
	if err != nil {
		return err
	}
	after, err := r.columns(ctx, table)
	if err != nil {
		return err
	}
	var both []string
	for _, column := range after {
		if slices.Contains(before, column) {
			both = append(both, `"`+column+`"`)
		}
	}
	list := strings.Join(both, ", ")
	result, err := r.tx.ExecContext(ctx, "INSERT INTO "+table+" ("+list+") SELECT "+list+" FROM "+renamedPrefix+table)
	if err != nil {
		return err
	}
	copied, err := result.RowsAffected()
	if err != nil {
		return err
	}
	var rows int64
	if err := r.tx.QueryRowContext(ctx, "SELECT count(*) FROM "+renamedPrefix+table).Scan(&rows); err != nil {
		return err
	}
	if copied != rows {
		return fmt.Errorf("%d rows of %d were copied", copied, rows)
	}
	return nil
}

func (r rebuild) columns(ctx context.Context, table string) ([]string, error) {
	rows, err := r.tx.QueryContext(ctx, "SELECT * FROM "+table+" LIMIT 0")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	return columns, rows.Err()
}

func (r rebuild) dropRenamed(ctx context.Context) error {
	for _, table := range r.tables {
		if err := executeAll(ctx, r.tx, "DROP TABLE "+renamedPrefix+table); err != nil {
			return err
		}
	}
	return executeAll(ctx, r.tx, "DROP TABLE "+earlierTable)
}

// recordVersions notes the migrations as applied.
func (r rebuild) recordVersions(ctx context.Context, names []string) error {
	store, err := goosedb.NewStore(gooseDialects[r.dialect], versionTable)
	if err != nil {
		return err
	}
	if err := executeAll(ctx, r.tx, "DROP TABLE IF EXISTS "+versionTable); err != nil { // Status makes an empty one
		return err
	}
	if err := store.CreateVersionTable(ctx, r.tx); err != nil {
		return err
	}
	versions := []int64{0} // goose's own first row
	for _, name := range names {
		version, err := goose.NumericComponent(name)
		if err != nil {
			return err
		}
		versions = append(versions, version)
	}
	for _, version := range versions {
		if err := store.Insert(ctx, r.tx, goosedb.InsertRequest{Version: version}); err != nil {
			return err
		}
	}
	return nil
}

// bringOverPostgres is bringOver in a transaction of its own. Several processes do it one after the other.
func bringOverPostgres(ctx context.Context, db *sql.DB, set fs.FS) (int, error) {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer func() { _ = tx.Rollback() }()                                                    // does nothing after Commit
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock(5493024)"); err != nil { // any number that nothing else uses
		return 0, err
	}
	applied, err := bringOver(ctx, tx, dialect.Postgres, set)
	if err != nil {
		return 0, err
	}
	return applied, tx.Commit()
}
