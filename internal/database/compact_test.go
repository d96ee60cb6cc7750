package database_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// sqliteWithWord opens a SQLite database with a table that holds one word. It returns the path of its file, too.
func sqliteWithWord(t *testing.T) (d *database.DB, path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "kiosk.db")
	d = open(t, "sqlite://"+path, database.Options{})
	for _, statement := range []string{"CREATE TABLE words (word text)", "INSERT INTO words VALUES ('blanked-later')"} {
		_, err := d.SQL.ExecContext(t.Context(), statement)
		testkit.Must(t, err)
	}
	return d, path
}

// TestCompactFailsWhileAReaderKeepsTheLog opens a read transaction, and then blanks a word. The write-ahead log must keep the word until
// the transaction ends.
func TestCompactFailsWhileAReaderKeepsTheLog(t *testing.T) {
	t.Parallel()
	d, path := sqliteWithWord(t)
	reader, err := d.SQL.Conn(t.Context())
	testkit.Must(t, err)
	defer reader.Close()
	_, err = reader.ExecContext(t.Context(), "BEGIN DEFERRED")
	testkit.Must(t, err)
	var words int
	testkit.Must(t, reader.QueryRowContext(t.Context(), "SELECT count(*) FROM words").Scan(&words))
	_, err = d.SQL.ExecContext(t.Context(), "UPDATE words SET word = ''")
	testkit.Must(t, err)

	if err := d.Compact(t.Context()); !errors.Is(err, database.ErrLogInUse) {
		t.Errorf("while a reader is open: %v", err)
	}
	_, err = reader.ExecContext(context.WithoutCancel(t.Context()), "ROLLBACK")
	testkit.Must(t, err)
	testkit.Must(t, d.Compact(t.Context()))
	for _, file := range []string{path, path + "-wal"} {
		content, err := os.ReadFile(file)
		testkit.Must(t, err)
		if bytes.Contains(content, []byte("blanked-later")) {
			t.Errorf("%s still holds the word", file)
		}
	}
}
