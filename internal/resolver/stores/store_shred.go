package stores

import (
	"context"
	"fmt"

	"kiosk/ent/db/store"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/webhooks"
)

// ShredStore destroys the keys of the actor's store, so that its credentials and webhook secrets can never be read again. It suspends
// the webhook endpoints, and all processes refuse operations, tokens and sessions of the store within five seconds. Wallets, ledgers
// and orders stay. Shredding a store again changes nothing. On SQLite, a copy of the keys remains in free pages of the file until
// database.DB.Compact rewrites it.
func (ops *Operations) ShredStore(ctx context.Context) error {
	found, err := ops.AnyStore(ctx)
	if err != nil {
		return err
	}
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := tx.LockKeys(ctx); err != nil {
			return err
		}
		changed, err := tx.Tx.Store.Update().
			Where(store.ID(found.ID), store.KeysetNotNil()).
			ClearKeyset().
			SetUpdatedAt(tx.Now).
			Save(ctx)
		if err != nil || changed == 0 {
			return err
		}
		if _, err := webhooks.SuspendEndpoints(ctx, tx); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: "store.shred", Subject: "Store", ID: found.ID})
	})
	ops.ForgetStore(found.ID)
	if err != nil {
		return fmt.Errorf("stores: shred a store: %w", err)
	}
	return nil
}
