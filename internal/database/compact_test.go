package database_test

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"golang.org/x/sync/errgroup"

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

// beginReading begins a transaction that reads the words as they are now, until end is called.
func beginReading(t *testing.T, d *database.DB) (end func()) {
	t.Helper()
	reader, err := d.SQL.BeginTx(t.Context(), &sql.TxOptions{ReadOnly: true})
	testkit.Must(t, err)
	var words int
	testkit.Must(t, reader.QueryRowContext(t.Context(), "SELECT count(*) FROM words").Scan(&words))
	return func() { testkit.Must(t, reader.Rollback()) }
}

// TestCompactFailsWhileAReaderKeepsTheLog opens a read transaction, and then blanks a word. The write-ahead log must keep the word until
// the transaction ends.
func TestCompactFailsWhileAReaderKeepsTheLog(t *testing.T) {
	t.Parallel()
	d, path := sqliteWithWord(t)
	endReading := beginReading(t, d)
	_, err := d.SQL.ExecContext(t.Context(), "UPDATE words SET word = ''")
	testkit.Must(t, err)

	if err := d.Compact(t.Context()); !errors.Is(err, database.ErrLogInUse) {
		t.Errorf("while a reader is open: %v", err)
	}
	endReading()
	testkit.Must(t, d.Compact(t.Context()))
	for _, file := range []string{path, path + "-wal"} {
		content, err := os.ReadFile(file)
		testkit.Must(t, err)
		if bytes.Contains(content, []byte("blanked-later")) {
			t.Errorf("%s still holds the word", file)
		}
	}
}

// TestCompactSucceedsWhileAnotherConnectionWrites has a writer copy the log into the file after each commit. SQLite refuses to truncate
// the log at such a moment, without waiting. The file is so large that the writer begins again before the log is truncated.
func TestCompactSucceedsWhileAnotherConnectionWrites(t *testing.T) {
	t.Parallel()
	d, _ := sqliteWithWord(t)
	for range 40 {
		_, err := d.SQL.ExecContext(t.Context(), "INSERT INTO words VALUES (zeroblob(1048576))")
		testkit.Must(t, err)
	}
	writer, err := d.SQL.Conn(t.Context())
	testkit.Must(t, err)
	defer writer.Close()
	_, err = writer.ExecContext(t.Context(), "PRAGMA wal_autocheckpoint = 1")
	testkit.Must(t, err)
	var compacted atomic.Bool
	var writes errgroup.Group
	writes.Go(func() error {
		for !compacted.Load() {
			_, err := writer.ExecContext(t.Context(), "UPDATE words SET word = word || '.' WHERE rowid = 1")
			if err != nil && !database.LostRace(err) { // on a busy machine VACUUM can take longer than a writer waits
				return err
			}
		}
		return nil
	})
	for range 5 {
		if err = d.Compact(t.Context()); err != nil {
			break
		}
	}
	compacted.Store(true)
	testkit.Must(t, writes.Wait())
	testkit.Must(t, err)
}

// TestTheLogOfSQLiteShrinksAfterALongReader writes more than 64 MiB while a transaction reads an older state.
func TestTheLogOfSQLiteShrinksAfterALongReader(t *testing.T) {
	t.Parallel()
	d, path := sqliteWithWord(t)
	endReading := beginReading(t, d)
	for range 70 {
		_, err := d.SQL.ExecContext(t.Context(), "INSERT INTO words VALUES (zeroblob(1048576))")
		testkit.Must(t, err)
	}
	if size := logSize(t, path); size <= 64<<20 {
		t.Fatalf("the log has %d bytes while a reader is open, so it need not shrink", size)
	}

	endReading()
	for range 2 { // after the first one SQLite copies the log into the file, and the second one begins the log anew
		_, err := d.SQL.ExecContext(t.Context(), "INSERT INTO words VALUES ('short')")
		testkit.Must(t, err)
	}
	if size := logSize(t, path); size > 64<<20 {
		t.Errorf("the log has %d bytes after the reader", size)
	}
}

func logSize(t *testing.T, path string) int64 {
	t.Helper()
	info, err := os.Stat(path + "-wal")
	testkit.Must(t, err)
	return info.Size()
}
