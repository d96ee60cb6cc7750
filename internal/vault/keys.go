package vault

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/keyset"
	"github.com/tink-crypto/tink-go/v2/prf"
	"github.com/tink-crypto/tink-go/v2/tink"
)

// ErrUnreadable says that a sealed value does not open: it was altered, or sealed for another
// row or purpose, or by another store.
var ErrUnreadable = errors.New("vault: sealed value does not open")

// FingerprintSize is the length of a fingerprint in bytes.
const FingerprintSize = 32

// What secrets are sealed for, with the ids of their rows.
const (
	Credentials   = "credentials" // of licenses
	WebhookSecret = "webhook_secret"
	EmailContent  = "email" // to staff
)

// Keys are the keys of one store. They are safe for concurrent use and never show in logs.
type Keys struct {
	redacted
	encryption  tink.AEAD
	primary     uint32 // id of the encryption key that seals
	fingerprint prf.PRF
}

func newKeys(encryption, fingerprint *keyset.Handle) (*Keys, error) {
	cipher, err := aead.New(encryption)
	if err != nil {
		return nil, fmt.Errorf("%w: encryption key: %w", ErrKeysetDamaged, err)
	}
	primary, err := encryption.Primary()
	if err != nil {
		return nil, fmt.Errorf("%w: encryption key: %w", ErrKeysetDamaged, err)
	}
	prfs, err := prf.NewPRFSet(fingerprint)
	if err != nil {
		return nil, fmt.Errorf("%w: fingerprint key: %w", ErrKeysetDamaged, err)
	}
	return &Keys{encryption: cipher, primary: primary.KeyID(), fingerprint: prfs.PRFs[prfs.PrimaryID]}, nil
}

// Seal encrypts a secret of one row, for one purpose such as Credentials. The same
// secret never seals to the same bytes twice.
func (k *Keys) Seal(rowID uuid.UUID, purpose string, plaintext []byte) ([]byte, error) {
	sealed, err := k.encryption.Encrypt(plaintext, associatedData(rowID, purpose))
	if err != nil {
		return nil, fmt.Errorf("vault: seal: %w", err)
	}
	return sealed, nil
}

// Open decrypts what Seal made for the same row and purpose. Errors: ErrUnreadable.
func (k *Keys) Open(rowID uuid.UUID, purpose string, sealed []byte) ([]byte, error) {
	plaintext, err := k.encryption.Decrypt(sealed, associatedData(rowID, purpose))
	if err != nil {
		return nil, fmt.Errorf("%w: %s of %s", ErrUnreadable, purpose, rowID)
	}
	return plaintext, nil
}

// associatedData binds a sealed value to its row and purpose. The row id has a fixed length and comes last,
// so that no two of them are the same.
func associatedData(rowID uuid.UUID, purpose string) []byte {
	return append([]byte(purpose), rowID[:]...)
}

// Fingerprint returns FingerprintSize bytes that are equal for equal data, purpose and store, and
// reveal nothing about the data to a reader without the store's key.
func (k *Keys) Fingerprint(purpose string, data []byte) []byte {
	message := binary.AppendUvarint(make([]byte, 0, binary.MaxVarintLen64+len(purpose)+len(data)), uint64(len(purpose)))
	message = append(message, purpose...)
	message = append(message, data...)
	fingerprint, err := k.fingerprint.ComputePRF(message, FingerprintSize)
	if err != nil {
		panic("vault: HMAC-SHA256 yields 32 bytes for every message: " + err.Error())
	}
	return fingerprint
}
