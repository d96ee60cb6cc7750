// Package privatefile makes files that hold secrets, and checks that only the account that owns them has access.
//
// On Unix a private file has mode 0600: group and others have no right. Windows ignores modes and uses the file's access control list:
// that of a private file inherits nothing, and holds only the account that created it, SYSTEM and the administrators.
package privatefile

import (
	"errors"
	"os"
)

// Create creates a file and makes it private before anything is written to it. Error: os.ErrExist.
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
