package database

import (
	"errors"
	"fmt"
	"os"
)

// ReplacedError says that a SQLite file was deleted or another one put in its place while it was open. What is written to it then
// is gone when the process ends, and connections that are opened from then on see the other one. Nothing is read or written.
type ReplacedError struct{ path string }

func (e *ReplacedError) Error() string {
	return fmt.Sprintf("%s was deleted or replaced while it was open: end this process, which has the former one, and start it with the right one", e.path)
}

// openFile is the file of a SQLite database as it was when it was opened.
type openFile struct {
	path string
	info os.FileInfo
}

func newOpenFile(path string) (openFile, error) {
	info, err := os.Stat(path)
	if err != nil {
		return openFile{}, fmt.Errorf("database: %w", err)
	}
	os.SameFile(info, info) // or Windows looks for its identity when it is first compared
	return openFile{path, info}, nil
}

// check returns a *ReplacedError when another file, or none, is at the path. What it may not look at, it leaves to SQLite.
func (f openFile) check() error {
	now, err := os.Stat(f.path)
	if errors.Is(err, os.ErrNotExist) || err == nil && !os.SameFile(f.info, now) {
		return &ReplacedError{f.path}
	}
	return nil
}
