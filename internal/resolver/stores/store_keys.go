package stores

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// storesBatch is the maximum number of stores in one query.
const storesBatch = 100

// RewrapStores encrypts the keys of each store that still needs an older master key with the current one, and returns how many
// stores it has changed. It changes each store atomically, so it can run again after an interruption. The actor must see all stores.
// Errors: those of vault.Keys.
func (ops *Operations) RewrapStores(ctx context.Context) (int, error) {
	changed := 0
	err := ops.eachWithKeys(ctx, func(s *db.Store) error {
		current, err := ops.Vault.IsCurrent(s.Keyset)
		if err != nil || current {
			return err
		}
		wrapped, err := ops.Vault.Rewrap(s.ID, s.Keyset)
		if err != nil {
			return err
		}
		replaced, err := ops.replaceKeyset(auth.With(ctx, auth.System(s.ID)), "store.rewrap_keys", s, wrapped)
		if replaced {
			changed++
		}
		return err
	})
	return changed, err
}

// OutdatedStores returns the slugs of the stores whose keys need an older master key than the current one.
// The actor must see all stores.
func (ops *Operations) OutdatedStores(ctx context.Context) ([]string, error) {
	var slugs []string
	err := ops.eachWithKeys(ctx, func(s *db.Store) error {
		current, err := ops.Vault.IsCurrent(s.Keyset)
		if err == nil && !current {
			slugs = append(slugs, s.Slug)
		}
		return err
	})
	return slugs, err
}

// eachWithKeys calls visit for each store that is not shredded. The actor must see all stores.
func (ops *Operations) eachWithKeys(ctx context.Context, visit func(*db.Store) error) error {
	last := uuid.Nil
	for {
		stores, err := ops.Database.Client.Store.Query().
			Where(store.KeysetNotNil(), store.IDGT(last)).
			Order(store.ByID()).
			Limit(storesBatch).
			All(ctx)
		if err != nil {
			return fmt.Errorf("stores: read stores: %w", err)
		}
		for _, s := range stores {
			if err := visit(s); err != nil {
				return fmt.Errorf("store %s: %w", s.Slug, err)
			}
		}
		if len(stores) < storesBatch {
			return nil
		}
		last = stores[len(stores)-1].ID
	}
}

// replaceKeyset replaces the encrypted keys of the actor's store and writes the action to the audit. If another process has changed
// the keys since they were read, it changes nothing and reports false. The store's version stays, because it is that of the settings.
func (ops *Operations) replaceKeyset(ctx context.Context, action string, read *db.Store, wrapped []byte) (replaced bool, err error) {
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := tx.LockKeys(ctx); err != nil {
			return err
		}
		changed, err := tx.Tx.Store.Update().
			Where(store.ID(read.ID), store.Keyset(read.Keyset)).
			SetKeyset(wrapped).
			SetUpdatedAt(tx.Now).
			Save(ctx)
		if replaced = changed > 0; !replaced {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: action, Subject: "Store", ID: read.ID})
	})
	if err != nil {
		return false, fmt.Errorf("stores: replace the keys of a store: %w", err)
	}
	return replaced, nil
}
