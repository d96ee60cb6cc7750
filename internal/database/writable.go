package database

import (
	"context"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"
	sqlite3 "modernc.org/sqlite/lib"

	"kiosk/internal/lockfile"
)

// RequireWritable proves that the database takes writes, and changes nothing. Error: *StandbyError where PostgreSQL is a standby,
// which takes them once it is the primary.
func (d *DB) RequireWritable(ctx context.Context) error {
	if d.Dialect == dialect.SQLite {
		return d.requireWritableFile(ctx)
	}
	var isReadOnly, isStandby bool
	err := d.SQL.QueryRowContext(ctx, "SELECT current_setting('transaction_read_only') = 'on', pg_is_in_recovery()").Scan(&isReadOnly, &isStandby)
	switch {
	case err != nil:
		return fmt.Errorf("database: can it be written: %w", err)
	case isStandby:
		return &StandbyError{fmt.Errorf("database: %s is on a standby, which refuses every write until it is the primary", d.name)}
	case isReadOnly:
		return fmt.Errorf("database: %s refuses writes: default_transaction_read_only is on for the server, the database or the role", d.name)
	}
	return nil
}

// RequireLockable proves that this account has the rights to take a SQLite file for itself (Options.Exclusive), and changes nothing.
func (d *DB) RequireLockable() error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	if err := lockfile.Check(d.file.path); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return nil
}

// requireWritableFile makes a table and takes that back: on a file that it cannot write, SQLite begins a transaction all the same.
func (d *DB) requireWritableFile(ctx context.Context) error {
	tx, err := d.SQL.BeginTx(ctx, nil)
	if err == nil {
		_, err = tx.ExecContext(ctx, "CREATE TABLE kiosk_write_check (id integer)")
		err = errors.Join(err, tx.Rollback())
	}
	if IsRetryable(err) { // another process is writing
		return nil
	}
	if err != nil {
		return fmt.Errorf("database: %s cannot be written: %w", d.name, explainFile(err))
	}
	return nil
}

// explainFile adds to SQLite's error what the file lacks.
func explainFile(err error) error {
	switch code := sqliteCode(err); {
	case code&0xff == sqlite3.SQLITE_CANTOPEN, code&0xff == sqlite3.SQLITE_READONLY:
		return fmt.Errorf("%w: the account that runs Kiosk needs the right to write the file and its folder", err)
	case code == sqlite3.SQLITE_IOERR_SHMSIZE: // which is what SQLite makes of ENOSPC for the file beside the database
		return fmt.Errorf("%w: the disk of the file seems to be full", err)
	}
	return err
}
