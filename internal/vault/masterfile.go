package vault

import (
	"bytes"
	"os"
	"sync"
	"time"

	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/keyset"
	"github.com/tink-crypto/tink-go/v2/tink"
)

// masterFile caches the keys of the master key file, as it was last read.
type masterFile struct {
	path string

	lock    sync.Mutex
	keys    *masterKeys
	version fileVersion
}

// masterKeys holds the keys of one version of the file, several during a rotation. The primary key wraps; all of them unwrap.
type masterKeys struct {
	cipher  tink.AEAD
	primary uint32 // id
}

// fileVersion identifies the content of a file that is never changed in place, only replaced.
type fileVersion struct {
	info     os.FileInfo
	modified time.Time
	size     int64
}

func (v fileVersion) is(other fileVersion) bool {
	return v.info != nil && other.info != nil && os.SameFile(v.info, other.info) &&
		v.modified.Equal(other.modified) && v.size == other.size
}

func versionOf(path string) (fileVersion, error) {
	info, err := os.Stat(path)
	if err != nil {
		return fileVersion{}, err
	}
	return fileVersion{info, info.ModTime(), info.Size()}, nil
}

func openMasterFile(path string) (*masterFile, error) {
	f := &masterFile{path: path}
	if _, err := f.latest(); err != nil {
		return nil, err
	}
	return f, nil
}

// cached returns the keys that were last read, without a look at the file.
func (f *masterFile) cached() *masterKeys {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.keys
}

// latest returns the keys that the file holds now. It reads the file only if it has changed. If the file has been removed, it returns
// the keys that were last read: an operator may remove the file while the process runs. Errors: those of Open.
func (f *masterFile) latest() (*masterKeys, error) {
	f.lock.Lock()
	defer f.lock.Unlock()
	version, err := versionOf(f.path)
	if f.keys != nil && (err != nil || version.is(f.version)) {
		return f.keys, nil
	}
	handle, err := readMasterKey(f.path)
	if err != nil {
		return nil, err
	}
	keys, err := newMasterKeys(handle)
	if err != nil {
		return nil, err
	}
	f.keys, f.version = keys, version
	return keys, nil
}

func newMasterKeys(handle *keyset.Handle) (*masterKeys, error) {
	cipher, err := aead.New(handle)
	if err != nil {
		return nil, err
	}
	primary, err := handle.Primary()
	if err != nil {
		return nil, err
	}
	return &masterKeys{cipher, primary.KeyID()}, nil
}

func (k *masterKeys) open(wrapped, associatedData []byte) (*keyset.Handle, error) {
	return keyset.ReadWithAssociatedData(keyset.NewBinaryReader(bytes.NewReader(wrapped)), k.cipher, associatedData)
}
