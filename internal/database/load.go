package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"entgo.io/ent/dialect"
	"golang.org/x/sync/errgroup"
)

// Loader fills tables, by COPY on PostgreSQL, with no operation and no event. The rows name their store themselves and nothing
// confines them, so the caller must own what it writes; nor, on PostgreSQL, are their references checked when the role is a
// superuser's.
type Loader struct {
	Statements // of the transaction that writes all but the tables apart
	own, side  *lane
	apart      []string
}

// lane is a transaction of PostgreSQL that copies rows.
type lane struct {
	*sql.Tx
	written []string
}

// Table is what a Loader writes into one table. Each row has one value per column.
type Table struct {
	Name    string
	Columns []string
	Rows    [][]any
}

// Load runs fill in a transaction, and commits it unless fill fails. PostgreSQL then knows how large the tables are.
//
// A process of PostgreSQL that copies keeps one processor busy. So the tables apart, which fill must only write, are copied in
// a second transaction side by side where no references between the two are checked. It is committed right before the other:
// only when the server fails or is lost in between, its rows are kept alone.
func (d *DB) Load(ctx context.Context, apart []string, fill func(*Loader) error) error {
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
	own, trusted, err := d.beginLane(ctx)
	if err != nil {
		return err
	}
	l := &Loader{Statements: d.On(own), own: own}
	if alone := d.SQL.Stats().MaxOpenConnections == 1; trusted && len(apart) > 0 && !alone {
		if l.side, _, err = d.beginLane(ctx); err != nil {
			return errors.Join(err, own.Rollback())
		}
		l.apart = apart
	}
	err = fill(l)
	for _, written := range l.lanes() {
		if err == nil {
			err = written.analyse(ctx)
		}
	}
	if err == nil {
		err = context.Cause(ctx)
	}
	for _, written := range l.lanes() {
		if err != nil {
			err = errors.Join(err, written.Rollback())
		} else {
			err = written.Commit()
		}
	}
	return err
}

// lanes are the open transactions, in the order in which they are committed.
func (l *Loader) lanes() []*lane {
	if l.side == nil {
		return []*lane{l.own}
	}
	return []*lane{l.side, l.own}
}

// trustReferences spares a superuser the check of each foreign key of each row, which takes half of the time of a COPY.
// Others may not set it, and wait.
const trustReferences = `SELECT set_config('session_replication_role', 'replica', TRUE)
	WHERE current_setting('is_superuser') = 'on'`

// waitForRows keeps the transaction while the rows to write are being made.
const waitForRows = `SET LOCAL idle_in_transaction_session_timeout = 0`

// beginLane also reports whether references are not checked.
func (d *DB) beginLane(ctx context.Context) (begun *lane, trusted bool, err error) {
	// Ent's transactions do not prepare, which COPY needs. This one does not end with the context, which both are asked about
	// before the first commit: or the second one could fail of it.
	tx, err := d.SQL.BeginTx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return nil, false, fmt.Errorf("database: begin: %w", err)
	}
	err = Query(ctx, tx, func(*sql.Rows) error { trusted = true; return nil }, trustReferences)
	if err == nil {
		_, err = tx.ExecContext(ctx, waitForRows)
	}
	if err != nil {
		return nil, false, errors.Join(fmt.Errorf("database: load: %w", err), tx.Rollback())
	}
	return &lane{Tx: tx}, trusted, nil
}

func (l *lane) analyse(ctx context.Context) error {
	if len(l.written) == 0 {
		return nil // without names it would be all tables
	}
	if _, err := l.ExecContext(ctx, "ANALYSE "+strings.Join(l.written, ", ")); err != nil {
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

// Write adds the rows of the tables, in the order given but for those apart.
func (l *Loader) Write(ctx context.Context, tables ...Table) error {
	var apart, others []Table
	for _, table := range tables {
		if slices.Contains(l.apart, table.Name) {
			apart = append(apart, table)
		} else {
			others = append(others, table)
		}
	}
	var both errgroup.Group
	both.Go(func() error { return l.write(ctx, l.side, apart) })
	both.Go(func() error { return l.write(ctx, l.own, others) })
	return both.Wait()
}

func (l *Loader) write(ctx context.Context, on *lane, tables []Table) error {
	write := l.insert
	if on != nil {
		write = on.copy
	}
	for _, table := range tables {
		if err := write(ctx, table); err != nil {
			return fmt.Errorf("database: load %s: %w", table.Name, err)
		}
	}
	return nil
}

// copy sends the rows as COPY, which lib/pq takes for a prepared statement that is executed once per row.
func (l *lane) copy(ctx context.Context, table Table) (err error) {
	if !slices.Contains(l.written, table.Name) {
		l.written = append(l.written, table.Name)
	}
	statement, err := l.PrepareContext(ctx, "COPY "+table.Name+" ("+strings.Join(table.Columns, ", ")+") FROM STDIN")
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
