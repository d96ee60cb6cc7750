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

// ErrUnreadable says that a sealed value cannot be decrypted: it was altered, or sealed for another row or purpose, or with the key of
// another store.
var ErrUnreadable = errors.New("vault: sealed value does not open")

// FingerprintSize is the length of a fingerprint in bytes.
const FingerprintSize = 32

// The purposes for which secrets are sealed.
const (
	Credentials   = "credentials" // of licenses
	WebhookSecret = "webhook_secret"
	EmailContent  = "email" // to staff
)

// Keys holds the unwrapped keys of one store. It is safe for concurrent use and never shows keys in logs.
type Keys struct {
	redacted
	encryption  tink.AEAD
	primary     uint32 // id of the key that new values are sealed with
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

// Seal encrypts a secret for one row and one purpose, such as Credentials. Sealing the same secret again returns other bytes.
func (k *Keys) Seal(rowID uuid.UUID, purpose string, plaintext []byte) ([]byte, error) {
	sealed, err := k.encryption.Encrypt(plaintext, associatedData(rowID, purpose))
	if err != nil {
		return nil, fmt.Errorf("vault: seal: %w", err)
	}
	return sealed, nil
}

// Open decrypts a value that Seal returned for the same row and purpose. Errors: ErrUnreadable.
func (k *Keys) Open(rowID uuid.UUID, purpose string, sealed []byte) ([]byte, error) {
	plaintext, err := k.encryption.Decrypt(sealed, associatedData(rowID, purpose))
	if err != nil {
		return nil, fmt.Errorf("%w: %s of %s", ErrUnreadable, purpose, rowID)
	}
	return plaintext, nil
}

// associatedData returns the additional data that binds a sealed value to its row and purpose. The row id comes last and has a fixed
// length, so that different pairs never give the same data.
func associatedData(rowID uuid.UUID, purpose string) []byte {
	return append([]byte(purpose), rowID[:]...)
}

// Fingerprint returns FingerprintSize bytes. They are equal for equal data, purpose and store, and reveal nothing about the data
// without the store's key.
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
