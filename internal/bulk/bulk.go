// Package bulk writes many rows into a database in one transaction.
package bulk

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
)

// Loader fills tables in one transaction, by COPY on PostgreSQL, with no operation and no event. The rows name their store
// themselves and nothing confines them, so the caller must own what it writes.
type Loader struct {
	database.Statements // of the transaction
	tx                  *sql.Tx
	prepared            map[string]*sql.Stmt // the longest INSERT of each table
}

// Table is what a Loader writes into one table. Each row has one value per column.
type Table struct {
	Name    string
	Columns []string
	Rows    [][]any
}

// Load runs fill in a transaction, and commits it unless fill fails. What the planner knows of the tables is as before: see
// database.DB.Analyse.
func Load(ctx context.Context, d *database.DB, fill func(*Loader) error) error {
	tx, err := d.SQL.BeginTx(ctx, nil) // Ent's transactions do not prepare, which COPY needs
	if err != nil {
		return fmt.Errorf("bulk: begin: %w", err)
	}
	statements, err := d.On(ctx, tx)
	if err != nil {
		return errors.Join(err, tx.Rollback())
	}
	if err := fill(&Loader{statements, tx, map[string]*sql.Stmt{}}); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("bulk: commit: %w", err)
	}
	return nil
}

// Write adds the rows of the tables, in the order given.
func (l *Loader) Write(ctx context.Context, tables ...Table) error {
	write := l.insert
	if l.Dialect == dialect.Postgres {
		write = l.copy
	}
	for _, table := range tables {
		if err := write(ctx, table); err != nil {
			return fmt.Errorf("bulk: write %s: %w", table.Name, err)
		}
	}
	return nil
}

// copy sends the rows as COPY, which lib/pq takes for a prepared statement that is executed once per row.
func (l *Loader) copy(ctx context.Context, table Table) (err error) {
	statement, err := l.tx.PrepareContext(ctx, "COPY "+table.Name+" ("+strings.Join(table.Columns, ", ")+") FROM STDIN")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, statement.Close()) }()
	for _, row := range table.Rows {
		if _, err := statement.ExecContext(ctx, row...); err != nil {
			return err
		}
	}
	_, err = statement.ExecContext(ctx) // sends what is left, and answers for all rows
	return err
}

// maxInsertArgs bounds the parameters of one INSERT. SQLite takes no more than 32,766.
const maxInsertArgs = 10_000

func (l *Loader) insert(ctx context.Context, table Table) error {
	most := maxInsertArgs / len(table.Columns)
	for rows := range slices.Chunk(table.Rows, most) {
		if err := l.insertRows(ctx, table, rows, len(rows) == most); err != nil {
			return err
		}
	}
	return nil
}

// insertRows inserts them by one statement, which stays prepared when more of its length will come.
func (l *Loader) insertRows(ctx context.Context, table Table, rows [][]any, more bool) error {
	statement, known := l.prepared[table.Name]
	if !more || !known {
		var err error
		if statement, err = l.tx.PrepareContext(ctx, insertOf(table, len(rows))); err != nil {
			return err
		}
		if more {
			l.prepared[table.Name] = statement // until the transaction ends
		} else {
			defer func() { _ = statement.Close() }()
		}
	}
	_, err := statement.ExecContext(ctx, slices.Concat(rows...)...)
	return err
}

// insertOf writes parameters as "?": of those with a name, such as $1, SQLite seeks each among all before it.
func insertOf(table Table, rows int) string {
	row := "(?" + strings.Repeat(", ?", len(table.Columns)-1) + ")"
	return "INSERT INTO " + table.Name + " (" + strings.Join(table.Columns, ", ") + ") VALUES " + row + strings.Repeat(", "+row, rows-1)
}
