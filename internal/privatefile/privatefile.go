// Package privatefile makes files that hold secrets, and checks that only the account that owns them has access.
//
// On Unix a private file has mode 0600: group and others have no right. On Windows modes mean nothing, and access is decided by the
// file's access control list: a private file has a list of its own, with the account that made it, SYSTEM and the administrators.
package privatefile

import (
	"errors"
	"os"
)

// Create makes a new file that is private before anything is written to it. Error: os.ErrExist.
func Create(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := Restrict(path); err != nil {
		return nil, errors.Join(err, file.Close(), os.Remove(path))
	}
	return file, nil
}
