package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"entgo.io/ent/dialect"
)

// Loader fills tables in one transaction, by COPY on PostgreSQL, with no operation and no event. The rows name
// their store themselves and nothing confines them, so the caller must own what it writes; nor, on PostgreSQL,
// are their references checked when the role is a superuser's.
type Loader struct {
	Statements         // of the same transaction
	copying    *sql.Tx // nil on SQLite
	written    []string
}

// Table is what a Loader writes into one table. Each row has one value per column.
type Table struct {
	Name    string
	Columns []string
	Rows    [][]any
}

// Load runs fill in a transaction, and commits it unless fill fails. PostgreSQL then knows how large the tables are.
func (d *DB) Load(ctx context.Context, fill func(*Loader) error) error {
	if d.Dialect == dialect.SQLite {
		tx, err := d.Begin(ctx)
		if err != nil {
			return err
		}
		if err := fill(&Loader{Statements: d.On(tx)}); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		return tx.Commit()
	}
	tx, err := d.SQL.BeginTx(ctx, nil) // Ent's transactions do not prepare, which COPY needs
	if err != nil {
		return fmt.Errorf("database: begin: %w", err)
	}
	if err := load(ctx, &Loader{Statements: d.On(tx), copying: tx}, fill); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// trustReferences spares a superuser the check of each foreign key of each row, which takes half of the time of a COPY.
// Others may not set it, and wait.
const trustReferences = `SELECT set_config('session_replication_role', 'replica', TRUE)
	WHERE current_setting('is_superuser') = 'on'`

// waitForRows keeps the transaction while the rows to write are being made.
const waitForRows = `SET LOCAL idle_in_transaction_session_timeout = 0`

func load(ctx context.Context, l *Loader, fill func(*Loader) error) error {
	for _, setting := range []string{trustReferences, waitForRows} {
		if _, err := l.copying.ExecContext(ctx, setting); err != nil {
			return fmt.Errorf("database: load: %w", err)
		}
	}
	if err := fill(l); err != nil {
		return err
	}
	if _, err := l.copying.ExecContext(ctx, "ANALYSE "+strings.Join(l.written, ", ")); err != nil {
		return fmt.Errorf("database: load: %w", err)
	}
	return nil
}

// Analyse brings what the planner knows of all tables up to date, which a database does by itself only some time after a load.
func (d *DB) Analyse(ctx context.Context) error {
	if _, err := d.SQL.ExecContext(ctx, "ANALYZE"); err != nil {
		return fmt.Errorf("database: analyse: %w", err)
	}
	return nil
}

// Write adds the rows of the tables, in the order given.
func (l *Loader) Write(ctx context.Context, tables ...Table) error {
	for _, table := range tables {
		write := l.insert
		if l.copying != nil {
			write = l.copy
		}
		if err := write(ctx, table); err != nil {
			return fmt.Errorf("database: load %s: %w", table.Name, err)
		}
		if !slices.Contains(l.written, table.Name) {
			l.written = append(l.written, table.Name)
		}
	}
	return nil
}

// copy sends the rows as COPY, which lib/pq takes for a prepared statement that is executed once per row.
func (l *Loader) copy(ctx context.Context, table Table) (err error) {
	statement, err := l.copying.PrepareContext(ctx, "COPY "+table.Name+" ("+strings.Join(table.Columns, ", ")+") FROM STDIN")
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

// insert writes parameters as "?": of those with a name, such as $1, SQLite seeks each among all before it.
func (l *Loader) insert(ctx context.Context, table Table) error {
	perStatement := maxInsertArgs / len(table.Columns)
	row := "(?" + strings.Repeat(", ?", len(table.Columns)-1) + ")"
	for begin := 0; begin < len(table.Rows); begin += perStatement {
		rows := table.Rows[begin:min(begin+perStatement, len(table.Rows))]
		args := make([]any, 0, len(rows)*len(table.Columns))
		for _, values := range rows {
			args = append(args, values...)
		}
		statement := "INSERT INTO " + table.Name + " (" + strings.Join(table.Columns, ", ") + ") VALUES " +
			row + strings.Repeat(", "+row, len(rows)-1)
		if _, err := l.target.ExecContext(ctx, statement, args...); err != nil {
			return err
		}
	}
	return nil
}
