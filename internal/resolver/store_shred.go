package resolver

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
)

// shredded refuses to work in a store whose keys were destroyed.
func shredded(row *db.Store) error {
	if len(row.Keyset) > 0 { // Ent reads NULL as no bytes
		return nil
	}
	return refuse(CodeUnauthenticated, "The store %s was shredded: its keys are destroyed and it serves no requests any more.", row.Slug)
}

func isShredded(err error) bool {
	refusal, ok := errors.AsType[*Error](err)
	return ok && refusal.Code == CodeUnauthenticated
}

// checkShredded looks past the cache, because what it lets in is kept for as long as the cache is. The actor must see all
// stores. Error: CodeUnauthenticated.
func (r *Resolver) checkShredded(ctx context.Context, storeID uuid.UUID) error {
	row, err := r.database.Client.Store.Query().
		Where(store.ID(storeID)).
		Select(store.FieldID, store.FieldSlug, store.FieldKeyset).
		Only(ctx)
	if err != nil {
		return fmt.Errorf("resolver: read store: %w", err)
	}
	return shredded(row)
}

// ShredStore destroys the keys of the actor's store: credentials and webhook secrets are unreadable for ever, its webhook
// endpoints are suspended, and every process refuses its operations, tokens and sessions within five seconds. The books
// stay. To shred a store again changes nothing. On SQLite, a copy of the keys is left in the gaps of the file until that
// is rewritten: database.DB.Compact.
func (r *Resolver) ShredStore(ctx context.Context) error {
	found, err := r.anyStore(ctx)
	if err != nil {
		return err
	}
	err = r.writeIncludingShredded(ctx, func(ctx context.Context, tx *Tx) error {
		changed, err := tx.Store.Update().
			Where(store.ID(found.ID), store.KeysetNotNil()).
			ClearKeyset().
			SetUpdatedAt(tx.now).
			Save(ctx)
		if err != nil || changed == 0 {
			return err
		}
		if _, err := tx.suspendEndpoints(ctx); err != nil {
			return err
		}
		return tx.audit(ctx, change{action: "store.shred", subject: "Store", id: found.ID})
	})
	r.stores.Purge()
	if err != nil {
		return fmt.Errorf("resolver: shred a store: %w", err)
	}
	return nil
}
