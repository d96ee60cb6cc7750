// Package copydb copies all rows of an embedded SQLite database to an empty PostgreSQL database.
package copydb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/bulk"
	"kiosk/internal/database"
)

// batchRows is how many rows are in memory at a time.
const batchRows = 2000

// NotEmptyError says that the target already has rows.
type NotEmptyError struct {
	Table string
	Rows  int
}

// Error implements error.
func (e *NotEmptyError) Error() string {
	return fmt.Sprintf("copydb: the target is not empty: table %s has %d rows", e.Table, e.Rows)
}

// Copy copies every row of from, a SQLite database, to to, an empty PostgreSQL database with the same migrations. It returns the
// number of rows of each table. All rows are written in one transaction. Nothing else may write to either database meanwhile. Copy
// calls watch after each batch, with the table and the rows copied so far.
//
// Error: *NotEmptyError when to has rows.
func Copy(ctx context.Context, from, to *database.DB, watch func(table string, rows int)) (map[string]int, error) {
	if from.Dialect != dialect.SQLite || to.Dialect != dialect.Postgres {
		return nil, errors.New("copydb: copies from SQLite to PostgreSQL only")
	}
	source, err := from.SQL.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return nil, fmt.Errorf("copydb: %w", err)
	}
	defer func() { _ = source.Rollback() }() // it only read
	copied := map[string]int{}
	ctx = auth.AllTenants(ctx)
	err = bulk.Load(ctx, to, func(target *bulk.Loader) error {
		restore, err := dropForeignKeys(ctx, target)
		if err != nil {
			return err
		}
		tables, err := tablesOf(ctx, target)
		if err != nil {
			return err
		}
		for _, table := range tables {
			if err := requireEmpty(ctx, target, table.name); err != nil {
				return err
			}
			if copied[table.name], err = copyTable(ctx, source, target, table, watch); err != nil {
				return fmt.Errorf("copydb: %s: %w", table.name, err)
			}
		}
		return restore()
	})
	if err != nil {
		return nil, err
	}
	return copied, nil
}

type table struct {
	name    string
	columns []column
}

type column struct{ name, kind string } // kind is PostgreSQL's name of the type

// tablesOf returns the tables of the target except the one that lists its migrations. Views are not included.
func tablesOf(ctx context.Context, target *bulk.Loader) (tables []table, err error) {
	err = database.Query(ctx, target.Target, func(rows *sql.Rows) error {
		var name string
		var next column
		if err := rows.Scan(&name, &next.name, &next.kind); err != nil {
			return err
		}
		if len(tables) == 0 || tables[len(tables)-1].name != name {
			tables = append(tables, table{name: name})
		}
		last := &tables[len(tables)-1]
		last.columns = append(last.columns, next)
		return nil
	}, `SELECT table_name, column_name, udt_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
		WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'kiosk_migrations'
		ORDER BY table_name, ordinal_position`)
	return tables, err
}

func requireEmpty(ctx context.Context, target *bulk.Loader, table string) error {
	rows, err := count(ctx, target.Target, table)
	if err == nil && rows > 0 {
		err = &NotEmptyError{Table: table, Rows: rows}
	}
	return err
}

func count(ctx context.Context, in database.Querier, table string) (n int, err error) {
	err = database.Query(ctx, in, func(rows *sql.Rows) error { return rows.Scan(&n) }, "SELECT count(*) FROM "+strconv.Quote(table))
	return n, err
}

// dropForeignKeys drops the foreign keys of all tables, because the tables refer to each other in circles. The function that it
// returns adds the keys again; PostgreSQL then checks every reference.
func dropForeignKeys(ctx context.Context, target *bulk.Loader) (restore func() error, err error) {
	keys, err := foreignKeys(ctx, target)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		if _, err := target.Target.ExecContext(ctx, fmt.Sprintf("ALTER TABLE %s DROP CONSTRAINT %q", key.table, key.name)); err != nil {
			return nil, fmt.Errorf("copydb: %w", err)
		}
	}
	return func() error {
		for _, key := range keys {
			if _, err := target.Target.ExecContext(ctx, fmt.Sprintf("ALTER TABLE %s ADD CONSTRAINT %q %s", key.table, key.name, key.definition)); err != nil {
				return fmt.Errorf("copydb: %w", err)
			}
		}
		return nil
	}, nil
}

type foreignKey struct{ table, name, definition string }

func foreignKeys(ctx context.Context, target *bulk.Loader) (keys []foreignKey, err error) {
	err = database.Query(ctx, target.Target, func(rows *sql.Rows) error {
		var key foreignKey
		err := rows.Scan(&key.table, &key.name, &key.definition)
		keys = append(keys, key)
		return err
	}, `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
		WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`)
	return keys, err
}

// copyTable copies one table and compares the number of rows on both sides.
func copyTable(ctx context.Context, source *sql.Tx, target *bulk.Loader, from table, watch func(string, int)) (copied int, err error) {
	batch := bulk.Table{Name: from.name}
	for _, column := range from.columns {
		batch.Columns = append(batch.Columns, strconv.Quote(column.name))
	}
	query := "SELECT " + strings.Join(batch.Columns, ", ") + " FROM " + strconv.Quote(from.name)
	err = eachBatch(ctx, source, query, from.columns, func(rows [][]any) error {
		batch.Rows = rows
		copied += len(rows)
		watch(from.name, copied)
		return target.Write(ctx, batch)
	})
	if err != nil {
		return 0, err
	}
	written, err := count(ctx, target.Target, from.name)
	if err == nil && written != copied {
		err = fmt.Errorf("%d rows were read and %d written", copied, written)
	}
	return copied, err
}

// eachBatch runs a query on SQLite and calls handle with each batch of its rows, converted to PostgreSQL's types.
func eachBatch(ctx context.Context, source *sql.Tx, query string, columns []column, handle func([][]any) error) error {
	rows, err := source.QueryContext(ctx, query)
	if err != nil {
		return err
	}
	defer rows.Close()
	var batch [][]any
	for rows.Next() {
		row, err := scan(rows, columns)
		if err != nil {
			return err
		}
		if batch = append(batch, row); len(batch) == batchRows {
			if err := handle(batch); err != nil {
				return err
			}
			batch = batch[:0]
		}
	}
	if err := rows.Err(); err != nil || len(batch) == 0 {
		return err
	}
	return handle(batch)
}

func scan(rows *sql.Rows, columns []column) ([]any, error) {
	row, targets := make([]any, len(columns)), make([]any, len(columns))
	for i := range row {
		targets[i] = &row[i]
	}
	if err := rows.Scan(targets...); err != nil {
		return nil, err
	}
	for i, column := range columns {
		row[i] = convert(column.kind, row[i])
	}
	return row, nil
}

// convert returns a value of SQLite as the Go type that PostgreSQL accepts for a column of the kind.
func convert(kind string, value any) any {
	switch v := value.(type) {
	case []byte: // also JSON, where it was written as bytes
		if kind != "bytea" {
			return string(v)
		}
	case int64:
		if kind == "bool" {
			return v != 0
		}
	case time.Time:
		return v.UTC()
	}
	return value
}
