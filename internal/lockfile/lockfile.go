// Package lockfile lets one process at a time use something, and says which one does.
package lockfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gofrs/flock"

	"kiosk/internal/privatefile"
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
	name, err := fileFor(path)
	if err != nil {
		return nil, err
	}
	if err := create(name, path); err != nil {
		return nil, fmt.Errorf("lock %s: %w", path, err)
	}
	lock := &Lock{flock.New(name, flock.SetPermissions(0o600), flock.SetFlag(os.O_CREATE|os.O_RDWR))}
	taken, err := lock.file.TryLock()
	if err != nil {
		return nil, explainRights(path, err)
	}
	if !taken {
		return nil, &HeldError{Path: path, PID: readPID(name)}
	}
	if err := writePID(name); err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	return lock, nil
}

// Check fails when the lock file exists and this account cannot open it. It creates nothing and takes no lock.
func Check(path string) error {
	name, err := fileFor(path)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(name, os.O_RDWR, 0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return explainRights(path, err)
	}
	return file.Close()
}

// create makes the lock file where it is missing. When root does so, it belongs to the owner of what it locks: the service that is
// to take the lock later may run as that account.
func create(name, path string) error {
	file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	switch {
	case errors.Is(err, fs.ErrExist):
		return nil
	case err != nil:
		return err
	}
	if err := file.Close(); err != nil || os.Geteuid() != 0 {
		return err
	}
	return privatefile.CopyAccess(path, name)
}

// explainRights adds to a failure to open the lock file what the account lacks, if that is it.
func explainRights(path string, err error) error {
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("lock %s: %w: the account that runs Kiosk needs the right to write it", path, err)
	}
	return fmt.Errorf("lock %s: %w", path, err)
}

// Close gives the lock back. A nil lock is none.
func (l *Lock) Close() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}

// fileFor returns the name of the lock file: the same by whatever link the path leads to the file or folder.
func fileFor(path string) (string, error) {
	resolved, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(resolved)
	if err != nil {
		return "", err
	}
	if info.IsDir() {
		return filepath.Join(resolved, ".lock"), nil
	}
	return resolved + ".lock", nil
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
