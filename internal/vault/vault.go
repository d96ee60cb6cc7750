// Package vault keeps the secrets of stores: licence credentials and webhook secrets.
//
// A master key in a file wraps one keyset per store (envelope encryption). A store's keyset holds
// an encryption key, AES-256-GCM, and a fingerprint key, HMAC-SHA256. The cryptography is Tink's;
// this package says what is bound to what. https://developers.google.com/tink
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
	tinkpb "github.com/tink-crypto/tink-go/v2/proto/tink_go_proto"
	"github.com/tink-crypto/tink-go/v2/tink"
)

var (
	// ErrWrongMasterKey says that the master key does not open a store's keyset: it is another
	// master key, or the keyset belongs to another store or was altered.
	ErrWrongMasterKey = errors.New("vault: the master key does not open the store's keys")
	// ErrKeysetDamaged says that a stored keyset is not one that NewKeyset returned.
	ErrKeysetDamaged = errors.New("vault: the store's wrapped keys are damaged")
)

// maxCachedStores bounds the stores whose keys are kept unwrapped, a few kilobytes each.
const maxCachedStores = 1024

// Vault makes and opens the keysets of stores. It is safe for concurrent use, and never shows its
// key in logs.
type Vault struct {
	redacted
	masterKeyPath string
	master        tink.AEAD
	unwrapped     *lru.Cache[wrappedID, *Keys]
}

// wrappedID names one wrapped keyset of one store by its SHA-256.
type wrappedID struct {
	store uuid.UUID
	sum   [sha256.Size]byte
}

// Open reads the master key that CreateMasterKey wrote.
//
// Errors: ErrMasterKeyMissing, ErrMasterKeyExposed, ErrMasterKeyDamaged, all naming the file.
func Open(path string) (*Vault, error) {
	master, err := readMasterKey(path)
	if err != nil {
		return nil, err
	}
	unwrapped, err := lru.New[wrappedID, *Keys](maxCachedStores)
	if err != nil {
		return nil, err
	}
	return &Vault{masterKeyPath: path, master: master, unwrapped: unwrapped}, nil
}

// A wrapped key is bound to its store and its use, so that neither a key of another store nor the
// other key of this one can stand in for it.
const (
	encryptionKey  = "encryption key of the store"
	fingerprintKey = "fingerprint key of the store"
)

// wrappedKeyset is what a store's row holds: two keysets of Tink, encrypted by the master key.
type wrappedKeyset struct {
	Encryption  []byte `json:"encryption"`
	Fingerprint []byte `json:"fingerprint"`
}

// NewKeyset makes the keys of a new store and returns them wrapped, for the store's row.
// They open for this store id only.
func (v *Vault) NewKeyset(storeID uuid.UUID) ([]byte, error) {
	encryption, err := v.wrapNew(aead.AES256GCMKeyTemplate(), place(storeID, encryptionKey))
	if err != nil {
		return nil, err
	}
	fingerprint, err := v.wrapNew(prf.HMACSHA256PRFKeyTemplate(), place(storeID, fingerprintKey))
	if err != nil {
		return nil, err
	}
	return json.Marshal(wrappedKeyset{Encryption: encryption, Fingerprint: fingerprint})
}

// Keys unwraps the keys of a store, or takes them from the few that it keeps unwrapped.
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
	var bundle wrappedKeyset
	if err := json.Unmarshal(wrapped, &bundle); err != nil {
		return nil, ErrKeysetDamaged
	}
	encryption, err := v.open(bundle.Encryption, place(storeID, encryptionKey))
	if err != nil {
		return nil, err
	}
	fingerprint, err := v.open(bundle.Fingerprint, place(storeID, fingerprintKey))
	if err != nil {
		return nil, err
	}
	return newKeys(encryption, fingerprint)
}

func (v *Vault) wrapNew(template *tinkpb.KeyTemplate, associatedData []byte) ([]byte, error) {
	handle, err := keyset.NewHandle(template)
	if err != nil {
		return nil, fmt.Errorf("vault: make a key: %w", err)
	}
	var wrapped bytes.Buffer
	if err := handle.WriteWithAssociatedData(keyset.NewBinaryWriter(&wrapped), v.master, associatedData); err != nil {
		return nil, fmt.Errorf("vault: wrap a key: %w", err)
	}
	return wrapped.Bytes(), nil
}

func (v *Vault) open(wrapped, associatedData []byte) (*keyset.Handle, error) {
	encrypted, err := keyset.NewBinaryReader(bytes.NewReader(wrapped)).ReadEncrypted()
	if err != nil || len(encrypted.GetEncryptedKeyset()) == 0 {
		return nil, ErrKeysetDamaged
	}
	handle, err := keyset.ReadWithAssociatedData(keyset.NewBinaryReader(bytes.NewReader(wrapped)), v.master, associatedData)
	if err != nil {
		return nil, fmt.Errorf(
			"%w: they were made with another master key than %s (or were altered); start with the one that was in use then",
			ErrWrongMasterKey, v.masterKeyPath)
	}
	return handle, nil
}
