package database

import (
	"context"
	"errors"
	"fmt"
)

// movedVersion is what PRAGMA user_version, which SQLite leaves to programs, says in a file that was moved to PostgreSQL: it is 0
// otherwise.
const movedVersion = 1

// ErrMoved says that a SQLite file was moved to PostgreSQL, so that no process works on what is a backup from then on.
var ErrMoved = errors.New("it was copied to PostgreSQL with kiosk migrate copy, and is a backup from then: give the URL of the PostgreSQL database. " +
	"To go back to the file, without what was sold since, run kiosk restored on it first")

// MarkMoved notes in a SQLite file that it was moved, so that Open refuses it, or that it was not.
func (d *DB) MarkMoved(ctx context.Context, moved bool) error {
	version := 0
	if moved {
		version = movedVersion
	}
	if _, err := d.SQL.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", version)); err != nil {
		return fmt.Errorf("database: mark %s: %w", d.name, err)
	}
	return nil
}

// requireUnmoved fails on a SQLite file that was moved. Error: ErrMoved.
func (d *DB) requireUnmoved(ctx context.Context) error {
	var version int
	if err := d.SQL.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return fmt.Errorf("database: read whether %s was moved: %w", d.name, err)
	}
	if version == movedVersion {
		return fmt.Errorf("database: %s: %w", d.name, ErrMoved)
	}
	return nil
}
