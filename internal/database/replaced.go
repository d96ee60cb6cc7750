package database

import (
	"errors"
	"fmt"
	"os"
)

// ReplacedError is the error for a SQLite file that was deleted or replaced while it was open. Writes to the old file would be lost when
// the process ends, and new connections would open the new file. So nothing is read or written.
type ReplacedError struct{ path string }

func (e *ReplacedError) Error() string {
	return fmt.Sprintf("%s was deleted or replaced while it was open: end this process, which has the former one, and start it with the right one", e.path)
}

// openFile identifies the SQLite file that was opened.
type openFile struct {
	path string
	info os.FileInfo
}

func newOpenFile(path string) (openFile, error) {
	info, err := os.Stat(path)
	if err != nil {
		return openFile{}, fmt.Errorf("database: %w", err)
	}
	if info.IsDir() {
		return openFile{}, fmt.Errorf("database: %s is a directory: a SQLite URL must name a file", path)
	}
	os.SameFile(info, info) // Windows reads the file's identity at the first comparison: do it now
	return openFile{path, info}, nil
}

// check returns a *ReplacedError when the path has no file or another one. It ignores other errors of stat, which SQLite reports when it
// accesses the file.
func (f openFile) check() error {
	now, err := os.Stat(f.path)
	if errors.Is(err, os.ErrNotExist) || err == nil && !os.SameFile(f.info, now) {
		return &ReplacedError{f.path}
	}
	return nil
}
