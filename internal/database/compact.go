package database

import (
	"context"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"
)

// ErrLogInUse is the error of Compact when another transaction kept SQLite from truncating its write-ahead log for longer than the busy
// timeout.
var ErrLogInUse = errors.New("another process has been reading an older state of the database for 10 s, so that its log cannot be emptied: try again later")

// Compact rewrites a SQLite file and truncates its write-ahead log, so that no copies of deleted or overwritten data stay in them.
// Writers wait meanwhile. On PostgreSQL it does nothing, because the server runs VACUUM itself. Error: ErrLogInUse.
func (d *DB) Compact(ctx context.Context) error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	if _, err := d.SQL.ExecContext(ctx, "VACUUM"); err != nil {
		return fmt.Errorf("database: compact: %w", err)
	}
	var busy, pages, moved int
	err := d.SQL.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &moved) // waits for readers
	if err == nil && busy != 0 {
		err = ErrLogInUse
	}
	if err != nil {
		return fmt.Errorf("database: compact: %w", err)
	}
	return nil
}
