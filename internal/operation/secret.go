package operation

import "github.com/google/uuid"

// Seal encrypts a secret of a row with the key of the store. The transaction commits only if the store's keys have not changed
// until then, see holdKeys.
func (tx *Tx) Seal(row uuid.UUID, purpose string, secret []byte) ([]byte, error) {
	tx.sealed = true
	return tx.Store.Keys.Seal(row, purpose, secret)
}
