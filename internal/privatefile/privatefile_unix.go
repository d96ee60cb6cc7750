//go:build unix

package privatefile

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// Restrict removes all rights to the file except those of its owner.
func Restrict(path string) error { return os.Chmod(path, 0o600) }

// Exposure returns a sentence that says which other accounts have a right to the file, and how to remove it. It is empty when only the
// owner has one.
func Exposure(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return fmt.Sprintf("%s has mode %04o; run chmod 600 %[1]s", path, info.Mode().Perm()), nil
	}
	return "", nil
}

// CopyAccess gives the file `to` the owner of `from`, so that a service under that account can open it. If `to` is a symbolic link, it
// changes the link and not its target.
func CopyAccess(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	owner, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	return os.Lchown(to, int(owner.Uid), int(owner.Gid))
}

// SyncDirectory flushes a directory to disk, so that the names of new files survive a loss of power.
func SyncDirectory(path string) error {
	directory, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(directory.Sync(), directory.Close())
}
