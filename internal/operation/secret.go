package operation

import "github.com/google/uuid"

// Seal encrypts a secret of a row with the key of the store. What the operation seals is committed only if the store still
// has its keys by then, see holdKeys.
func (tx *Tx) Seal(row uuid.UUID, purpose string, secret []byte) ([]byte, error) {
	tx.sealed = true
	return tx.Tenant.Keys.Seal(row, purpose, secret)
}
