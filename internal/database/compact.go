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
	if err := d.Retry(ctx, func() error { return d.truncateLog(ctx) }); errors.Is(err, ErrRetry) {
		return fmt.Errorf("database: compact: %w", ErrLogInUse)
	} else if err != nil {
		return fmt.Errorf("database: compact: %w", err)
	}
	return nil
}

// truncateLog moves the write-ahead log of SQLite into the file, and truncates it. It waits for readers for the busy timeout, but not for
// the checkpoint of another connection, which writers make now and then. Error: ErrRetry.
func (d *DB) truncateLog(ctx context.Context) error {
	var busy, pages, moved int
	err := d.SQL.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &moved)
	if err == nil && busy != 0 {
		return ErrRetry
	}
	return err
}
