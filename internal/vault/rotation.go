package vault

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/google/uuid"
	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/keyset"

	"kiosk/internal/lockfile"
	"kiosk/internal/privatefile"
)

var (
	// ErrMasterKeyBusy says that another process is changing the master key file.
	ErrMasterKeyBusy = errors.New("vault: the master key file is being changed")
	// ErrMasterKeyUnused says that the newest key of the file is not the one that wraps yet: Use comes first.
	ErrMasterKeyUnused = errors.New("vault: the new master key is not in use yet")
)

// Rotation is the exclusive right to change a master key file. It ends with Close, or when the process ends.
type Rotation struct {
	path string
	lock *lockfile.Lock
}

// BeginRotation locks a master key file for changes. If path is a symbolic link, the rotation changes the target of the link: if it
// replaced the link with a file, backups and other processes would still use the old target. It removes the temporary files that an
// interrupted command left beside the file. Errors: ErrMasterKeyBusy; those of Open.
func BeginRotation(path string) (*Rotation, error) {
	if _, err := readMasterKey(path); err != nil {
		return nil, err
	}
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, fmt.Errorf("vault: master key file: %w", err)
	}
	lock, err := lockfile.Take(path)
	if held, ok := errors.AsType[*lockfile.HeldError](err); ok {
		return nil, fmt.Errorf("%w: %s by %s", ErrMasterKeyBusy, path, held.Holder())
	}
	if err != nil {
		return nil, fmt.Errorf("vault: lock the master key file: %w", err)
	}
	if err := removeTemporary(path); err != nil {
		return nil, errors.Join(fmt.Errorf("vault: remove what an interrupted command left: %w", err), lock.Close())
	}
	return &Rotation{path, lock}, nil
}

// removeTemporary removes the temporary files of processes that were killed: they hold keys that are retired later. The caller has
// locked the file.
func removeTemporary(path string) error {
	directory := filepath.Dir(path)
	entries, err := os.ReadDir(directory)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if !strings.HasPrefix(entry.Name(), temporaryPrefix(path)) {
			continue
		}
		if err := os.Remove(filepath.Join(directory, entry.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Close releases the lock of the file.
func (r *Rotation) Close() error { return r.lock.Close() }

// Unfinished reports whether the file holds more than one key, so that an earlier rotation has not retired the old one.
func (r *Rotation) Unfinished() (bool, error) {
	handle, err := readMasterKey(r.path)
	return err == nil && handle.Len() > 1, err
}

// Add adds a new key to the file, which is replaced atomically. The key does not wrap until Use, because the copies of the file on
// other machines may not have it yet.
func (r *Rotation) Add() error {
	handle, err := readMasterKey(r.path)
	if err != nil {
		return err
	}
	manager := keyset.NewManagerFromHandle(handle)
	if _, err := manager.Add(aead.AES256GCMKeyTemplate()); err != nil {
		return fmt.Errorf("vault: make a master key: %w", err)
	}
	return r.replace(manager)
}

// Use makes the newest key the one that wraps. Keysets that older keys wrapped can still be unwrapped. If the newest key already
// wraps, Use changes nothing.
func (r *Rotation) Use() error {
	handle, err := readMasterKey(r.path)
	if err != nil {
		return err
	}
	newest, inUse, err := newestKey(handle)
	if err != nil || inUse {
		return err
	}
	manager := keyset.NewManagerFromHandle(handle)
	if err := manager.SetPrimary(newest); err != nil {
		return fmt.Errorf("vault: use a master key: %w", err)
	}
	return r.replace(manager)
}

// newestKey returns the id of the key that was added last, and reports whether it is the primary one, which wraps or seals.
func newestKey(handle *keyset.Handle) (id uint32, inUse bool, err error) {
	newest, err := handle.Entry(handle.Len() - 1)
	if err != nil {
		return 0, false, err
	}
	return newest.KeyID(), newest.IsPrimary(), nil
}

// deleteOthers deletes every key of a keyset except the primary one.
func deleteOthers(manager *keyset.Manager, handle *keyset.Handle) error {
	for i := range handle.Len() {
		entry, err := handle.Entry(i)
		if err != nil {
			return err
		}
		if entry.IsPrimary() {
			continue
		}
		if err := manager.Delete(entry.KeyID()); err != nil {
			return err
		}
	}
	return nil
}

// Retire removes every key except the one that wraps from the file. It returns the path of a copy of the old file, which earlier
// backups of the database need. The caller must have checked that no store needs the old keys (IsCurrent).
// Error: ErrMasterKeyUnused.
func (r *Rotation) Retire() (backup string, err error) {
	handle, err := readMasterKey(r.path)
	if err != nil {
		return "", err
	}
	newest, inUse, err := newestKey(handle)
	switch {
	case err != nil:
		return "", err
	case !inUse:
		return "", ErrMasterKeyUnused
	}
	backup = fmt.Sprintf("%s.before-%d", r.path, newest)
	if err := os.Link(r.path, backup); err != nil && !errors.Is(err, fs.ErrExist) { // left by an attempt that was interrupted
		return "", err
	}
	manager := keyset.NewManagerFromHandle(handle)
	if err := deleteOthers(manager, handle); err != nil {
		return "", fmt.Errorf("vault: retire a master key: %w", err)
	}
	return backup, r.replace(manager)
}

// replace replaces the file by one with the keys. The new file gets the owner of the old one, because the service may run as another
// user, and its mode.
func (r *Rotation) replace(manager *keyset.Manager) error {
	handle, err := manager.Handle()
	if err != nil {
		return err
	}
	content, err := encodeMasterKey(handle)
	if err != nil {
		return err
	}
	old, err := os.Stat(r.path)
	if err != nil {
		return err
	}
	likeOld := func(temporary string) error {
		if err := privatefile.CopyAccess(r.path, temporary); err != nil {
			return err
		}
		return os.Chmod(temporary, old.Mode().Perm())
	}
	return writeAtomically(r.path, content, likeOld, os.Rename)
}

// IsCurrent reports whether both wrapped keys of a store are wrapped with the current master key, so that they need no older one.
// Errors: ErrKeysetDamaged; those of Open.
func (v *Vault) IsCurrent(wrapped []byte) (bool, error) {
	master, err := v.master.latest()
	if err != nil {
		return false, err
	}
	needed, err := MasterKeysOf(wrapped)
	return err == nil && needed == [2]uint32{master.primary, master.primary}, err
}

// MasterKeysOf returns the ids of the master keys with which a store's keys are wrapped: first of its encryption key, then of its
// fingerprint key. Error: ErrKeysetDamaged.
func MasterKeysOf(wrapped []byte) (ids [2]uint32, err error) {
	var stored wrappedKeyset
	if err := json.Unmarshal(wrapped, &stored); err != nil {
		return ids, ErrKeysetDamaged
	}
	for i, part := range [][]byte{stored.Encryption, stored.Fingerprint} {
		encrypted, err := keyset.NewBinaryReader(bytes.NewReader(part)).ReadEncrypted()
		if err != nil {
			return ids, ErrKeysetDamaged
		}
		var isTink bool
		if ids[i], isTink = keyID(encrypted.GetEncryptedKeyset()); !isTink {
			return ids, ErrKeysetDamaged
		}
	}
	return ids, nil
}

// Rewrap wraps the keys of a store with the current master key. The keys themselves do not change.
// Errors: those of Keys.
func (v *Vault) Rewrap(storeID uuid.UUID, wrapped []byte) ([]byte, error) {
	opened, err := v.openBundle(storeID, wrapped)
	if err != nil {
		return nil, fmt.Errorf("store %s: %w", storeID, err)
	}
	return v.wrapBundle(storeID, opened)
}

// keyID returns the id of the key with which Tink encrypted a value: after a version byte, four bytes in big endian.
// https://developers.google.com/tink/wire-format
func keyID(sealed []byte) (id uint32, isTink bool) {
	if len(sealed) <= 5 || sealed[0] != 1 {
		return 0, false
	}
	return binary.BigEndian.Uint32(sealed[1:5]), true
}
