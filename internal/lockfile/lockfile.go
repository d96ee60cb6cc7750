// Package lockfile locks a file or directory for one process at a time, and names the process that holds the lock.
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

// pidOffset is the offset of the process id in a lock file. It is not the first byte, which Windows locks against readers.
const pidOffset = 1

// HeldError says that another process holds the lock.
type HeldError struct {
	Path string // of the locked file or directory
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

// Lock is a lock that is held until Close or until the process ends, even if it crashes.
type Lock struct{ file *flock.Flock }

// Take locks a file or directory. It creates a lock file beside the file or in the directory, and never removes it. Error: *HeldError.
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

// create creates the lock file if it is missing. If the process runs as root, it gives the lock file the owner of path, because the
// service that takes the lock later may run as that account.
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

// explainRights wraps an error of opening the lock file. If permission was denied, it adds which right the account needs.
func explainRights(path string, err error) error {
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("lock %s: %w: the account that runs Kiosk needs the right to write it", path, err)
	}
	return fmt.Errorf("lock %s: %w", path, err)
}

// Close releases the lock. It does nothing if l is nil.
func (l *Lock) Close() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}

// fileFor returns the path of the lock file. It resolves symbolic links first, so that every path to a file has the same lock.
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

// readPID returns the process id in a lock file, 0 if it has none.
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
