package migrations

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"entgo.io/ent/dialect"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	_ "kiosk/internal/fold" // functions that SQLite has in its triggers, indexes and queries
)

// upSQLite applies everything that is pending in one write transaction, for three reasons. It is the lock
// against other processes. A failure leaves the database as it was. And SQLite changes a table by building
// it anew, which needs foreign keys switched off: that is possible only outside a transaction,
// so it must be done before the migrations begin theirs.
func upSQLite(ctx context.Context, db *sql.DB, set fs.FS) (applied int, err error) {
	var conn *sql.Conn
	err = untilFree(ctx, func() (err error) {
		conn, err = db.Conn(ctx)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	defer func() {
		if closed := conn.Close(); err == nil { // after an error Raw has closed it
			err = closed
		}
	}()

	_ = conn.Raw(func(raw any) error {
		pool := sql.OpenDB(held{raw.(driver.Conn)})
		pool.SetMaxOpenConns(1)
		defer pool.Close()
		if applied, err = upgrade(ctx, pool, set); err != nil {
			return driver.ErrBadConn // its transaction and pragma may be anything: the pool drops it
		}
		return nil
	})
	return applied, err
}

// upgrade applies the pending migrations through a pool of one connection, all of them or none.
func upgrade(ctx context.Context, pool *sql.DB, set fs.FS) (applied int, err error) {
	if _, err := pool.ExecContext(ctx, "PRAGMA foreign_keys = off"); err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	err = untilFree(ctx, func() error {
		_, err := pool.ExecContext(ctx, "BEGIN IMMEDIATE")
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	if err := requireOwn(ctx, pool); err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	over, err := bringOver(ctx, pool, dialect.SQLite, set)
	if err != nil {
		return 0, fmt.Errorf("migrations: bring an earlier database over: %w", err)
	}
	provider, err := newProvider(dialect.SQLite, pool, set)
	if err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	applied, err = run(ctx, provider)
	if err != nil {
		return 0, err
	}
	applied += over
	if err := checkForeignKeys(ctx, pool); err != nil {
		return 0, err
	}
	for _, statement := range []string{"COMMIT", "PRAGMA foreign_keys = on"} {
		if _, err := pool.ExecContext(ctx, statement); err != nil {
			return 0, fmt.Errorf("migrations: %w", err)
		}
	}
	return applied, nil
}

// requireOwn fails on the database of another program: one with tables of which none lists Kiosk's migrations.
func requireOwn(ctx context.Context, pool *sql.DB) error {
	tables, err := queryStrings(ctx, pool, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name")
	if err != nil || len(tables) == 0 || slices.Contains(tables, versionTable) || slices.Contains(tables, earlierTable) {
		return err
	}
	return fmt.Errorf("the SQLite file belongs to another program: it has the table %s, but none that Kiosk's migrations made: is the URL right?", tables[0])
}

// untilFree repeats what fails because another process has the file locked, as long as the context allows: that
// process may be migrating for longer than the busy_timeout, and switching a new file to WAL does not wait at all.
func untilFree(ctx context.Context, try func() error) error {
	retry := time.NewTicker(100 * time.Millisecond)
	defer retry.Stop()
	for {
		err := try()
		failure, ok := errors.AsType[*sqlite.Error](err)
		if !ok || failure.Code()&0xff != sqlite3.SQLITE_BUSY {
			return err
		}
		select {
		case <-retry.C:
		case <-ctx.Done():
			return err
		}
	}
}

// checkForeignKeys fails when a row refers to none: nothing checked while foreign keys were off.
func checkForeignKeys(ctx context.Context, pool *sql.DB) error {
	var orphans int
	var table sql.NullString
	query := `SELECT count(*), min("table") FROM pragma_foreign_key_check`
	if err := pool.QueryRowContext(ctx, query).Scan(&orphans, &table); err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	if orphans > 0 {
		return fmt.Errorf("migrations: %d rows would refer to none, the first in %s", orphans, table.String)
	}
	return nil
}

// held lends one connection to a pool that does not own it. Inside the transaction that is open on it,
// the pool's transactions are savepoints.
type held struct{ driver.Conn }

// Connect implements driver.Connector.
func (h held) Connect(context.Context) (driver.Conn, error) { return h, nil }

// Driver implements driver.Connector.
func (h held) Driver() driver.Driver { return &sqlite.Driver{} }

// Close implements driver.Conn: the owner closes it.
func (h held) Close() error { return nil }

// ExecContext implements driver.ExecerContext.
func (h held) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	return h.Conn.(driver.ExecerContext).ExecContext(ctx, query, args)
}

// QueryContext implements driver.QueryerContext.
func (h held) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	return h.Conn.(driver.QueryerContext).QueryContext(ctx, query, args)
}

// BeginTx implements driver.ConnBeginTx.
func (h held) BeginTx(ctx context.Context, _ driver.TxOptions) (driver.Tx, error) {
	if _, err := h.ExecContext(ctx, "SAVEPOINT migration", nil); err != nil {
		return nil, err
	}
	return h, nil
}

// Commit implements driver.Tx.
func (h held) Commit() error {
	_, err := h.ExecContext(context.Background(), "RELEASE migration", nil)
	return err
}

// Rollback implements driver.Tx. The whole upgrade fails with the migration, so there is nothing to return to.
func (h held) Rollback() error { return nil }
