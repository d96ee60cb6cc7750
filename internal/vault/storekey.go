package vault

import (
	"fmt"

	"github.com/google/uuid"
	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/keyset"
)

// Phase is the state of a rotation of a store's encryption key.
type Phase int

// The phases of a rotation, in order.
const (
	Settled  Phase = iota // one key: no rotation is under way
	Staged                // a new key can decrypt, but values are still sealed with the old one
	Promoted              // values are sealed with the new key; older keys can still decrypt
)

// Phase returns the phase of the store's rotation. Errors: those of Keys.
func (v *Vault) Phase(storeID uuid.UUID, wrapped []byte) (Phase, error) {
	opened, err := v.openBundle(storeID, wrapped)
	if err != nil {
		return Settled, fmt.Errorf("store %s: %w", storeID, err)
	}
	_, inUse, err := newestKey(opened.encryption)
	switch {
	case err != nil:
		return Settled, err
	case !inUse:
		return Staged, nil
	case opened.encryption.Len() > 1:
		return Promoted, nil
	}
	return Settled, nil
}

// Stage adds a key that can decrypt, but does not seal yet, so that every process has it before the first value that needs it. The
// fingerprint key is never rotated, because equal fingerprints are how duplicates are found.
func (v *Vault) Stage(storeID uuid.UUID, wrapped []byte) ([]byte, error) {
	return v.changeEncryption(storeID, wrapped, func(manager *keyset.Manager, _ *keyset.Handle) error {
		_, err := manager.Add(aead.AES256GCMKeyTemplate())
		return err
	})
}

// Promote makes the newest key the one that new values are sealed with.
func (v *Vault) Promote(storeID uuid.UUID, wrapped []byte) ([]byte, error) {
	return v.changeEncryption(storeID, wrapped, func(manager *keyset.Manager, handle *keyset.Handle) error {
		newest, _, err := newestKey(handle)
		if err != nil {
			return err
		}
		return manager.SetPrimary(newest)
	})
}

// Retire removes every key except the one that new values are sealed with. The caller must have resealed all values of the others.
func (v *Vault) Retire(storeID uuid.UUID, wrapped []byte) ([]byte, error) {
	return v.changeEncryption(storeID, wrapped, deleteOthers)
}

func (v *Vault) changeEncryption(storeID uuid.UUID, wrapped []byte, change func(*keyset.Manager, *keyset.Handle) error) ([]byte, error) {
	opened, err := v.openBundle(storeID, wrapped)
	if err != nil {
		return nil, fmt.Errorf("store %s: %w", storeID, err)
	}
	manager := keyset.NewManagerFromHandle(opened.encryption)
	if err := change(manager, opened.encryption); err != nil {
		return nil, fmt.Errorf("vault: rotate the key of store %s: %w", storeID, err)
	}
	changed, err := manager.Handle()
	if err != nil {
		return nil, fmt.Errorf("vault: rotate the key of store %s: %w", storeID, err)
	}
	return v.wrapBundle(storeID, bundle{changed, opened.fingerprint})
}

// IsCurrent reports whether a value is sealed with the key that new values are sealed with.
func (k *Keys) IsCurrent(sealed []byte) bool {
	id, isTink := keyID(sealed)
	return isTink && id == k.primary
}

// Reseal decrypts a value and seals it with the current key, for the same row and purpose. Errors: ErrUnreadable.
func (k *Keys) Reseal(rowID uuid.UUID, purpose string, sealed []byte) ([]byte, error) {
	plaintext, err := k.Open(rowID, purpose, sealed)
	if err != nil {
		return nil, err
	}
	return k.Seal(rowID, purpose, plaintext)
}
