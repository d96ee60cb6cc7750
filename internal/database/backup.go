package database

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"entgo.io/ent/dialect"

	"kiosk/internal/privatefile"
)

// ErrBackupElsewhere is the error of BackUp on PostgreSQL, which has its own programs for backups.
var ErrBackupElsewhere = errors.New("PostgreSQL is backed up with its own programs: pg_dump --format=custom, or better continuous archiving of its log")

// ErrNothingToBackUp is the error of BackUp for a database without Kiosk's tables. SQLite creates the file of any URL, so without this
// error a mistyped URL would produce an empty backup.
var ErrNothingToBackUp = errors.New("the database has no tables of Kiosk, so there is nothing to back up: is its URL right?")

// BackUp copies a snapshot of a SQLite database into a new file, which only its owner may read, and returns when the file is on disk.
// Until the copy is complete the file's name ends with .partial, so that an interrupted backup is not taken for a complete one. Other
// transactions can read and write meanwhile. The copy contains no deleted data.
// Errors: ErrBackupElsewhere; ErrNothingToBackUp; os.ErrExist, also when a partial file exists.
func (d *DB) BackUp(ctx context.Context, path string) error {
	if d.Dialect != dialect.SQLite {
		return ErrBackupElsewhere
	}
	var tables int
	err := d.SQL.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'stores'").Scan(&tables)
	if err != nil {
		return fmt.Errorf("database: back up: %w", err)
	}
	if tables == 0 {
		return ErrNothingToBackUp
	}
	if _, err := os.Lstat(path); err == nil {
		return fmt.Errorf("database: %w", &os.PathError{Op: "create", Path: path, Err: os.ErrExist})
	}
	partial := path + ".partial"
	file, err := privatefile.Create(partial)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("database: %w: another backup of that name was cut short, or is being written; delete the file if none is", err)
	}
	if err != nil {
		return fmt.Errorf("database: %w", err)
	}
	_, err = d.SQL.ExecContext(ctx, "VACUUM INTO $1", partial) // it accepts an existing empty file
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(partial, path)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("database: back up: %w", err), os.Remove(partial))
	}
	return privatefile.SyncDirectory(filepath.Dir(path))
}
