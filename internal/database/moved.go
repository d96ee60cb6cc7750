package database

import (
	"context"
	"errors"
	"fmt"
)

// movedVersion is the PRAGMA user_version of a file that was moved to PostgreSQL. In other files it is 0. SQLite itself does not use it.
const movedVersion = 1

// ErrMoved is the error of Open for a SQLite file that was moved to PostgreSQL. It prevents that a process works on the old file, which is
// only a backup.
var ErrMoved = errors.New("it was copied to PostgreSQL with kiosk migrate copy, and is a backup from then: give the URL of the PostgreSQL database. " +
	"To go back to the file, without what was sold since, run kiosk restored on it first")

// MarkMoved sets or clears the mark in a SQLite file with which Open refuses it as moved.
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
