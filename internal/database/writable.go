package database

import (
	"context"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"
	sqlite3 "modernc.org/sqlite/lib"

	"kiosk/internal/lockfile"
)

// RequireWritable fails unless the database accepts writes. It changes nothing. Error: *StandbyError when PostgreSQL is a standby, which
// accepts writes once it is the primary.
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

// CheckDurable returns an error if the database confirms transactions before they are on disk. Then a crash of its server, or of the
// machine, can undo orders that clients know as placed. On PostgreSQL, fsync or synchronous_commit is off; the URL of a SQLite file says
// synchronous=normal.
func (d *DB) CheckDurable(ctx context.Context) error {
	query := `SELECT concat_ws(' and ', CASE current_setting('fsync') WHEN 'off' THEN 'fsync' END,
		CASE current_setting('synchronous_commit') WHEN 'off' THEN 'synchronous_commit' END)`
	if d.Dialect == dialect.SQLite {
		query = "SELECT CASE WHEN synchronous < 2 THEN 'synchronous=full' ELSE '' END FROM pragma_synchronous"
	}
	var missing string
	if err := d.SQL.QueryRowContext(ctx, query).Scan(&missing); err != nil {
		return fmt.Errorf("database: are commits on disk: %w", err)
	}
	if missing == "" {
		return nil
	}
	return fmt.Errorf("database: %s works without %s: after a crash, orders that were confirmed can be missing", d.name, missing)
}

// RequireLockable fails unless this account has the rights to lock a SQLite file (Options.Exclusive). It changes nothing.
func (d *DB) RequireLockable() error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	if err := lockfile.Check(d.file.path); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return nil
}

// requireWritableFile creates a table and rolls back. Beginning a transaction is not enough: SQLite does that also on a read-only file.
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

// explainFile adds advice about the file to an error of SQLite.
func explainFile(err error) error {
	switch code := sqliteCode(err); {
	case code&0xff == sqlite3.SQLITE_CANTOPEN, code&0xff == sqlite3.SQLITE_READONLY:
		return fmt.Errorf("%w: the account that runs Kiosk needs the right to write the file and its folder", err)
	case code == sqlite3.SQLITE_IOERR_SHMSIZE: // SQLite's error when the disk has no space for the -shm file
		return fmt.Errorf("%w: the disk of the file seems to be full", err)
	}
	return err
}
