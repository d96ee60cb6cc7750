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

// ErrBackupElsewhere says that PostgreSQL has programs of its own for backups.
var ErrBackupElsewhere = errors.New("PostgreSQL is backed up with its own programs: pg_dump --format=custom, or better continuous archiving of its log")

// ErrNothingToBackUp says that there is nothing of Kiosk in the database. SQLite makes a database of any name it is given, so
// a mistyped one would look like a backup.
var ErrNothingToBackUp = errors.New("the database has no tables of Kiosk, so there is nothing to back up: is its URL right?")

// BackUp copies a SQLite database, as it is at one moment, into a new file that only its owner may read, and returns when
// that is on disk. Until then the file has another name, .partial behind its own, so that one whose writing was cut short is
// taken for no backup. Other transactions go on meanwhile. The copy is compact: nothing that was deleted is left in it.
// Errors: ErrBackupElsewhere; ErrNothingToBackUp; os.ErrExist, also of a partial file.
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
	_, err = d.SQL.ExecContext(ctx, "VACUUM INTO $1", partial) // which takes an empty file
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
