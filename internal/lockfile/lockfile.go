// Package lockfile lets one process at a time use something, and says which one does.
package lockfile

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gofrs/flock"
)

// pidOffset is where a lock file has the process id. Windows locks the first byte against readers.
const pidOffset = 1

// HeldError is the failure to take a lock that another process holds.
type HeldError struct {
	Path string // of what the lock is for
	PID  int    // of the process that holds it; 0 when the file does not say
}

// Error implements error.
func (e *HeldError) Error() string {
	return fmt.Sprintf("%s is in use by %s", e.Path, e.Holder())
}

// Holder names the process that holds the lock.
func (e *HeldError) Holder() string {
	if e.PID == 0 {
		return "another process"
	}
	return fmt.Sprintf("process %d", e.PID)
}

// Lock is held until Close, or until the process ends, however it ends.
type Lock struct{ file *flock.Flock }

// Take takes the lock of a file or folder, in a file beside or in it that stays. Error: *HeldError.
func Take(path string) (*Lock, error) {
	resolved, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, err
	}
	name, err := fileFor(resolved)
	if err != nil {
		return nil, err
	}
	lock := &Lock{flock.New(name, flock.SetPermissions(0o600), flock.SetFlag(os.O_CREATE|os.O_RDWR))}
	taken, err := lock.file.TryLock()
	if err != nil {
		return nil, fmt.Errorf("lock %s: %w", path, err)
	}
	if !taken {
		return nil, &HeldError{Path: path, PID: readPID(name)}
	}
	if err := writePID(name); err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	return lock, nil
}

// Close gives the lock back. A nil lock is none.
func (l *Lock) Close() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}

func fileFor(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if info.IsDir() {
		return filepath.Join(path, ".lock"), nil
	}
	return path + ".lock", nil
}

func writePID(name string) error {
	file, err := os.OpenFile(name, os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	// The spaces cover a longer id of an earlier process.
	_, err = file.WriteAt(fmt.Appendf(nil, "%-20d\n", os.Getpid()), pidOffset)
	return errors.Join(err, file.Close())
}

// readPID returns 0 when the file does not say.
func readPID(name string) int {
	file, err := os.Open(name)
	if err != nil {
		return 0
	}
	defer file.Close()
	content := make([]byte, 20)
	n, _ := file.ReadAt(content, pidOffset) // a short file is one that is being written
	pid, err := strconv.Atoi(strings.TrimSpace(string(content[:n])))
	if err != nil {
		return 0
	}
	return pid
}
