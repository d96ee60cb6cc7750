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

// storesBatch bounds the stores that are read at once.
const storesBatch = 100

// RewrapStores wraps the keys of every store that still needs an older master key with the one that wraps now, and
// returns how many it changed. Cut short, it leaves each store as it was or as it shall be, and may run again.
// The actor must see all stores. Errors: those of vault.Keys.
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

// OutdatedStores returns the slugs of the stores whose keys need an older master key than the one that wraps now.
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

// eachWithKeys visits every store that was not shredded. The actor must see all stores.
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

// replaceKeyset changes the wrapped keys of the actor's store and notes the action in the audit, unless another process
// changed them since they were read; then it reports false. The version, which guards the settings, stays.
func (ops *Operations) replaceKeyset(ctx context.Context, action string, read *db.Store, wrapped []byte) (replaced bool, err error) {
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := tx.LockKeys(ctx); err != nil {
			return err
		}
		changed, err := tx.Store.Update().
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
