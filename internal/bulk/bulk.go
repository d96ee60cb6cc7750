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

// Loader inserts rows in one transaction, with COPY on PostgreSQL. It runs no operation and writes no event. Each row holds its store
// id, and nothing confines the rows to one store: the caller must make sure that they are correct.
type Loader struct {
	database.Statements // of the transaction
	tx                  *sql.Tx
	prepared            map[string]*sql.Stmt // by table: its INSERT of maxInsertArgs parameters
}

// Table holds the rows that a Loader writes into one table. Each row has one value per column.
type Table struct {
	Name    string
	Columns []string
	Rows    [][]any
}

// Load runs fill in a transaction, and commits it unless fill fails. It does not update the planner's statistics: see
// database.DB.Analyse.
func Load(ctx context.Context, d *database.DB, fill func(*Loader) error) error {
	tx, err := d.SQL.BeginTx(ctx, nil) // not Ent's, which cannot prepare the statement that COPY needs
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

// Write inserts the rows of the tables, in the order of the arguments.
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

// copy sends the rows with COPY. To lib/pq that is a prepared statement, which is executed once for each row.
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
	_, err = statement.ExecContext(ctx) // flushes the last rows, and returns the error of any row
	return err
}

// maxInsertArgs bounds the parameters of one INSERT. SQLite takes no more than 32,766.
const maxInsertArgs = 10_000

func (l *Loader) insert(ctx context.Context, table Table) error {
	maxRows := maxInsertArgs / len(table.Columns)
	for rows := range slices.Chunk(table.Rows, maxRows) {
		if err := l.insertRows(ctx, table, rows, len(rows) == maxRows); err != nil {
			return err
		}
	}
	return nil
}

// insertRows inserts the rows with one statement. The statement for a full chunk stays prepared for the next one.
func (l *Loader) insertRows(ctx context.Context, table Table, rows [][]any, full bool) error {
	statement, known := l.prepared[table.Name]
	if !full || !known {
		var err error
		if statement, err = l.tx.PrepareContext(ctx, insertSQL(table, len(rows))); err != nil {
			return err
		}
		if full {
			l.prepared[table.Name] = statement // until the transaction ends
		} else {
			defer func() { _ = statement.Close() }()
		}
	}
	_, err := statement.ExecContext(ctx, slices.Concat(rows...)...)
	return err
}

// insertSQL returns an INSERT of so many rows. Its parameters are "?", because SQLite compares each parameter with a name, such as
// $1, with all before it.
func insertSQL(table Table, rows int) string {
	row := "(?" + strings.Repeat(", ?", len(table.Columns)-1) + ")"
	return "INSERT INTO " + table.Name + " (" + strings.Join(table.Columns, ", ") + ") VALUES " + row + strings.Repeat(", "+row, rows-1)
}
