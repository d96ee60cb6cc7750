package operation

import (
	"bytes"
	"context"
	"fmt"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/store"
)

// Seal encrypts a secret of a row with the key of the store. What the operation seals is committed only if the store still
// has its keys by then, see holdKeys.
func (tx *Tx) Seal(row uuid.UUID, purpose string, secret []byte) ([]byte, error) {
	tx.sealed = true
	return tx.Tenant.Keys.Seal(row, purpose, secret)
}

// holdKeys keeps the keys of the store as they are until the transaction ends, if it sealed something with them: a process that
// takes a key away afterwards finds what it sealed. It comes last, because changes of the store wait for it.
// Error: ErrRetry (the keys changed since the process read them).
func (r *Runner) holdKeys(ctx context.Context, tx *Tx) error {
	if !tx.sealed {
		return nil
	}
	query := tx.Store.Query().Where(store.ID(tx.Tenant.ID))
	if tx.dialect != dialect.SQLite { // whose writers come one by one
		query.ForShare()
	}
	held, err := query.Select(store.FieldKeyset).Only(ctx)
	if err != nil {
		return fmt.Errorf("operation: hold the keys of the store: %w", err)
	}
	if !bytes.Equal(held.Keyset, tx.Tenant.Keyset) {
		r.ForgetStore(tx.Tenant.ID)
		return ErrRetry
	}
	return nil
}
