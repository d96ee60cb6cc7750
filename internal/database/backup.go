package database

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"entgo.io/ent/dialect"
)

// ErrBackupElsewhere says that PostgreSQL has programs of its own for backups.
var ErrBackupElsewhere = errors.New("PostgreSQL is backed up with its own programs: pg_dump --format=custom, or better continuous archiving of its log")

// BackUp copies a SQLite database, as it is at one moment, into a new file that only its owner may read, and returns when
// that is on disk. Nobody waits meanwhile. The copy is compact: nothing that was deleted is left in it.
// Errors: ErrBackupElsewhere; os.ErrExist.
func (d *DB) BackUp(ctx context.Context, path string) error {
	if d.Dialect != dialect.SQLite {
		return ErrBackupElsewhere
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("database: %w", err)
	}
	_, err = d.SQL.ExecContext(ctx, "VACUUM INTO $1", path) // which takes an empty file
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return errors.Join(fmt.Errorf("database: back up: %w", err), os.Remove(path))
	}
	return syncDirectory(filepath.Dir(path))
}

// syncDirectory makes the name of a new file survive a loss of power.
func syncDirectory(path string) error {
	directory, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return errors.Join(directory.Sync(), directory.Close())
}
