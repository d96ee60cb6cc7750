// Package vault keeps the secrets of stores: license credentials and webhook secrets.
//
// A master key in a file wraps one keyset per store (envelope encryption). A store's keyset holds an encryption key (AES-256-GCM) and a
// fingerprint key (HMAC-SHA256). Tink does the cryptography; this package binds each value to its store, row and purpose.
// https://developers.google.com/tink
package vault

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/keyset"
	"github.com/tink-crypto/tink-go/v2/prf"
)

var (
	// ErrWrongMasterKey says that the master key cannot unwrap a store's keyset: it is another master key, or the keyset belongs to
	// another store or was altered.
	ErrWrongMasterKey = errors.New("vault: the master key does not open the store's keys")
	// ErrKeysetDamaged says that a stored keyset has not the format that NewKeyset returns.
	ErrKeysetDamaged = errors.New("vault: the store's wrapped keys are damaged")
)

// maxCachedStores bounds how many stores' keys are cached, a few kilobytes each.
const maxCachedStores = 1024

// Vault creates and unwraps the keysets of stores. It is safe for concurrent use and never shows its key in logs.
type Vault struct {
	redacted
	master    *masterFile
	unwrapped *lru.Cache[wrappedID, *Keys]
}

// wrappedID is the cache key of a store's wrapped keyset: the store and the keyset's SHA-256.
type wrappedID struct {
	store uuid.UUID
	sum   [sha256.Size]byte
}

// Open returns a vault with the master key file that CreateMasterKey wrote. The vault reads the file again if it has changed, before it
// wraps a keyset and when it cannot unwrap one, so that a rotation of the master key needs no restart.
//
// Errors: ErrMasterKeyMissing, ErrMasterKeyExposed, ErrMasterKeyDamaged, all naming the file.
func Open(path string) (*Vault, error) {
	master, err := openMasterFile(path)
	if err != nil {
		return nil, err
	}
	unwrapped, err := lru.New[wrappedID, *Keys](maxCachedStores)
	if err != nil {
		return nil, err
	}
	return &Vault{master: master, unwrapped: unwrapped}, nil
}

// The purposes of wrapped keys. Each wrapped key is bound to its store and its purpose, so that neither a key of another store nor the
// other key of this store can replace it.
const (
	encryptionKey  = "encryption key of the store"
	fingerprintKey = "fingerprint key of the store"
)

// wrappedKeyset is the content of the column in a store's row: two keysets of Tink, encrypted with the master key.
type wrappedKeyset struct {
	Encryption  []byte `json:"encryption"`
	Fingerprint []byte `json:"fingerprint"`
}

// NewKeyset creates the keys of a new store and returns them wrapped, for the store's row. They can be unwrapped for this store id only.
func (v *Vault) NewKeyset(storeID uuid.UUID) ([]byte, error) {
	encryption, err := keyset.NewHandle(aead.AES256GCMKeyTemplate())
	if err != nil {
		return nil, fmt.Errorf("vault: make a key: %w", err)
	}
	fingerprint, err := keyset.NewHandle(prf.HMACSHA256PRFKeyTemplate())
	if err != nil {
		return nil, fmt.Errorf("vault: make a key: %w", err)
	}
	return v.wrapBundle(storeID, bundle{encryption, fingerprint})
}

// Keys returns the unwrapped keys of a store, from the cache if they are there.
//
// Errors: ErrWrongMasterKey, ErrKeysetDamaged, both naming the store.
func (v *Vault) Keys(storeID uuid.UUID, wrapped []byte) (*Keys, error) {
	id := wrappedID{store: storeID, sum: sha256.Sum256(wrapped)}
	if keys, ok := v.unwrapped.Get(id); ok {
		return keys, nil
	}
	keys, err := v.unwrap(storeID, wrapped)
	if err != nil {
		return nil, fmt.Errorf("store %s: %w", storeID, err)
	}
	v.unwrapped.Add(id, keys)
	return keys, nil
}

func (v *Vault) unwrap(storeID uuid.UUID, wrapped []byte) (*Keys, error) {
	bundle, err := v.openBundle(storeID, wrapped)
	if err != nil {
		return nil, err
	}
	return newKeys(bundle.encryption, bundle.fingerprint)
}

// bundle holds the two keysets of a store, unwrapped.
type bundle struct{ encryption, fingerprint *keyset.Handle }

func (v *Vault) openBundle(storeID uuid.UUID, wrapped []byte) (opened bundle, err error) {
	var stored wrappedKeyset
	if err := json.Unmarshal(wrapped, &stored); err != nil {
		return opened, ErrKeysetDamaged
	}
	if opened.encryption, err = v.open(stored.Encryption, associatedData(storeID, encryptionKey)); err != nil {
		return opened, err
	}
	opened.fingerprint, err = v.open(stored.Fingerprint, associatedData(storeID, fingerprintKey))
	return opened, err
}

func (v *Vault) wrapBundle(storeID uuid.UUID, b bundle) ([]byte, error) {
	encryption, err := v.wrap(b.encryption, associatedData(storeID, encryptionKey))
	if err != nil {
		return nil, err
	}
	fingerprint, err := v.wrap(b.fingerprint, associatedData(storeID, fingerprintKey))
	if err != nil {
		return nil, err
	}
	return json.Marshal(wrappedKeyset{Encryption: encryption, Fingerprint: fingerprint})
}

func (v *Vault) wrap(handle *keyset.Handle, associatedData []byte) ([]byte, error) {
	master, err := v.master.latest()
	if err != nil {
		return nil, err
	}
	var wrapped bytes.Buffer
	if err := handle.WriteWithAssociatedData(keyset.NewBinaryWriter(&wrapped), master.cipher, associatedData); err != nil {
		return nil, fmt.Errorf("vault: wrap a key: %w", err)
	}
	return wrapped.Bytes(), nil
}

func (v *Vault) open(wrapped, associatedData []byte) (*keyset.Handle, error) {
	encrypted, err := keyset.NewBinaryReader(bytes.NewReader(wrapped)).ReadEncrypted()
	if err != nil || len(encrypted.GetEncryptedKeyset()) == 0 {
		return nil, ErrKeysetDamaged
	}
	master := v.master.cached()
	handle, err := master.open(wrapped, associatedData)
	if err == nil {
		return handle, nil
	}
	// Another process may have wrapped it with a master key that was added after this process read the file.
	latest, err := v.master.latest()
	if err == nil && latest != master {
		if handle, err := latest.open(wrapped, associatedData); err == nil {
			return handle, nil
		}
	}
	if err == nil {
		_, err = versionOf(v.master.path) // latest does not fail when the file was removed
	}
	if err != nil {
		return nil, fmt.Errorf("%w: they may need the present one, but its file cannot be read: %w", ErrWrongMasterKey, err)
	}
	return nil, fmt.Errorf(
		"%w: they were made with another master key than %s (or were altered); use the file that was in use then, or if another machine "+
			"has rotated the key, its present file",
		ErrWrongMasterKey, v.master.path)
}
