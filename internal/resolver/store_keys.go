package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/timestamp"
)

// rewrapBatch bounds the stores whose keys are read at once.
const rewrapBatch = 100

// RewrapStores wraps the keys of every store that still needs an older master key with the one that wraps now, and
// returns how many it changed. Cut short, it leaves each store as it was or as it shall be, and may run again.
// The actor must see all stores. Errors: those of vault.Keys.
func (r *Resolver) RewrapStores(ctx context.Context) (int, error) {
	changed := 0
	err := r.eachKeyset(ctx, func(s *db.Store) error {
		current, err := r.vault.IsCurrent(s.Keyset)
		if err != nil || current {
			return err
		}
		wrapped, err := r.vault.Rewrap(s.ID, s.Keyset)
		if err != nil {
			return err
		}
		replaced, err := r.replaceKeyset(ctx, s, wrapped)
		changed += replaced
		return err
	})
	return changed, err
}

// OutdatedStores returns the slugs of the stores whose keys need an older master key than the one that wraps now.
// The actor must see all stores.
func (r *Resolver) OutdatedStores(ctx context.Context) ([]string, error) {
	var slugs []string
	err := r.eachKeyset(ctx, func(s *db.Store) error {
		current, err := r.vault.IsCurrent(s.Keyset)
		if err == nil && !current {
			slugs = append(slugs, s.Slug)
		}
		return err
	})
	return slugs, err
}

func (r *Resolver) eachKeyset(ctx context.Context, visit func(*db.Store) error) error {
	last := uuid.Nil
	for {
		stores, err := r.database.Client.Store.Query().
			Where(store.KeysetNotNil(), store.IDGT(last)).
			Order(store.ByID()).
			Limit(rewrapBatch).
			All(ctx)
		if err != nil {
			return fmt.Errorf("resolver: read stores: %w", err)
		}
		for _, s := range stores {
			if err := visit(s); err != nil {
				return fmt.Errorf("keys of store %s: %w", s.Slug, err)
			}
		}
		if len(stores) < rewrapBatch {
			return nil
		}
		last = stores[len(stores)-1].ID
	}
}

// replaceKeyset changes the wrapped keys of a store, unless somebody else did meanwhile, and returns how many
// it changed. The version, which guards the settings, stays.
func (r *Resolver) replaceKeyset(ctx context.Context, s *db.Store, wrapped []byte) (int, error) {
	changed, err := r.database.Client.Store.Update().
		Where(store.ID(s.ID), store.Keyset(s.Keyset)).
		SetKeyset(wrapped).
		SetUpdatedAt(timestamp.Now()).
		Save(ctx)
	if err != nil {
		return 0, fmt.Errorf("resolver: replace the keys of a store: %w", err)
	}
	return changed, nil
}
