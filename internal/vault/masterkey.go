package vault

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/insecurecleartextkeyset"
	"github.com/tink-crypto/tink-go/v2/keyset"

	"kiosk/internal/privatefile"
)

var (
	// ErrMasterKeyMissing says that there is no master key file at the path.
	ErrMasterKeyMissing = errors.New("vault: no master key file")
	// ErrMasterKeyExists says that CreateMasterKey found a file at the path, which it did not change.
	ErrMasterKeyExists = errors.New("vault: master key file exists already")
	// ErrMasterKeyExposed says that accounts other than the file's owner may read or change it.
	ErrMasterKeyExposed = errors.New("vault: master key file is open to other users")
	// ErrMasterKeyDamaged says that the file does not hold a master key.
	ErrMasterKeyDamaged = errors.New("vault: not a master key file")
)

// CreateMasterKey writes a new master key, a Tink keyset in JSON with one AES-256-GCM key, to a new file that only its owner may read.
// The file is created atomically.
//
// Errors: ErrMasterKeyExists; those of the file system.
func CreateMasterKey(path string) error {
	handle, err := keyset.NewHandle(aead.AES256GCMKeyTemplate())
	if err != nil {
		return fmt.Errorf("vault: make a master key: %w", err)
	}
	content, err := encodeMasterKey(handle)
	if err != nil {
		return err
	}
	err = writeAtomically(path, content, privatefile.Restrict, os.Link) // unlike a rename, a link never replaces an existing file
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%w: %s", ErrMasterKeyExists, path)
	}
	return err
}

func encodeMasterKey(handle *keyset.Handle) ([]byte, error) {
	var content bytes.Buffer
	if err := insecurecleartextkeyset.Write(handle, keyset.NewJSONWriter(&content)); err != nil {
		return nil, fmt.Errorf("vault: write a master key: %w", err)
	}
	return content.Bytes(), nil
}

// temporaryPrefix returns how the names of temporary files begin from which the master key file at path is made. A process that is
// killed leaves them beside the file; BeginRotation removes them.
func temporaryPrefix(path string) string { return "." + filepath.Base(path) + ".new-" }

// writeAtomically writes a temporary file, to which protect gives its rights before the content, and has place move it to path.
func writeAtomically(path string, content []byte, protect func(temporary string) error, place func(temporary, path string) error) error {
	directory := filepath.Dir(path)
	temporary, err := os.CreateTemp(directory, temporaryPrefix(path)+"*")
	if err != nil {
		return err
	}
	defer os.Remove(temporary.Name())
	err = protect(temporary.Name())
	if err == nil {
		_, err = temporary.Write(content)
	}
	if err := errors.Join(err, temporary.Sync(), temporary.Close()); err != nil {
		return err
	}
	if err := place(temporary.Name(), path); err != nil {
		return err
	}
	return privatefile.SyncDirectory(directory)
}

// readMasterKey reads the keyset from the file. It hides the parser's error, which quotes the content of the file.
func readMasterKey(path string) (*keyset.Handle, error) {
	content, err := readPrivateFile(path)
	if err != nil {
		return nil, err
	}
	handle, err := insecurecleartextkeyset.Read(keyset.NewJSONReader(bytes.NewReader(content)))
	if err != nil {
		return nil, fmt.Errorf("%w: %s is damaged or something else; restore it from a backup", ErrMasterKeyDamaged, path)
	}
	if _, err := aead.New(handle); err != nil {
		return nil, fmt.Errorf("%w: %s holds a key of another kind", ErrMasterKeyDamaged, path)
	}
	return handle, nil
}

func readPrivateFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%w: %s; make one with kiosk key create, once, and keep a copy; a database that has stores needs theirs", ErrMasterKeyMissing, path)
	case err != nil:
		return nil, fmt.Errorf("vault: master key file: %w", err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%w: %s is no regular file", ErrMasterKeyDamaged, path)
	}
	why, err := privatefile.Exposure(path)
	switch {
	case err != nil:
		return nil, fmt.Errorf("vault: master key file: %w", err)
	case why != "":
		return nil, fmt.Errorf("%w: %s", ErrMasterKeyExposed, why)
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("vault: master key file: %w", err)
	}
	return content, nil
}
