package operation

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

// Store is a store with its settings and its encryption keys.
type Store struct {
	*db.Store
	Keys *vault.Keys // nil without a vault, or when the store was shredded
}

// cachedStore is a store in the cache of a Runner.
type cachedStore struct {
	*Store
	staleAt time.Time // when the database must be read again
}

// storeReader returns the store of the context's actor.
type storeReader func(context.Context) (*Store, error)

// Store returns the actor's store, at most CacheTime old. Error: CodeUnauthenticated (it was shredded).
func (r *Runner) Store(ctx context.Context) (*Store, error) {
	found, err := r.AnyStore(ctx)
	if err == nil {
		err = shredded(found.Store)
	}
	if err != nil {
		return nil, err
	}
	return found, nil
}

// AnyStore is Store, but also returns a store that was shredded, without keys.
func (r *Runner) AnyStore(ctx context.Context) (*Store, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if cached, ok := r.stores.Get(actor.StoreID); ok && time.Now().Before(cached.staleAt) {
		return cached.Store, nil
	}
	staleAt := time.Now().Add(r.cacheTime)
	row, err := r.Database.Client.Store.Query().Where(store.ID(actor.StoreID)).Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("operation: read store: %w", err)
	}
	loaded := &Store{Store: row}
	if r.Vault != nil && shredded(row) == nil {
		if loaded.Keys, err = r.Vault.Keys(row.ID, row.Keyset); err != nil {
			return nil, fmt.Errorf("operation: open the keys of store %s: %w", row.Slug, err)
		}
	}
	r.stores.Add(row.ID, cachedStore{loaded, staleAt})
	return loaded, nil
}

// shreddedError is the error for a store whose keys were destroyed.
type shreddedError struct{ refusal *problem.Error }

// Error implements error.
func (e shreddedError) Error() string { return e.refusal.Error() }

// Unwrap returns the refusal, which the APIs show to callers.
func (e shreddedError) Unwrap() error { return e.refusal }

// shredded returns a shreddedError if the store's keys were destroyed, and otherwise nil.
func shredded(row *db.Store) error {
	if len(row.Keyset) > 0 { // Ent reads NULL as no bytes
		return nil
	}
	return shreddedError{problem.Refuse(problem.CodeUnauthenticated, "The store %s was shredded: its keys are destroyed and it serves no requests any more.", row.Slug)}
}

// IsShredded reports whether an error says that the store was shredded.
func IsShredded(err error) bool {
	_, ok := errors.AsType[shreddedError](err)
	return ok
}

// CheckShredded fails if a store was shredded. It does not use the cache, because callers cache what it admits. The actor must see all
// stores. Error: CodeUnauthenticated.
func (r *Runner) CheckShredded(ctx context.Context, storeID uuid.UUID) error {
	row, err := r.Database.Client.Store.Query().
		Where(store.ID(storeID)).
		Select(store.FieldID, store.FieldSlug, store.FieldKeyset).
		Only(ctx)
	if err != nil {
		return fmt.Errorf("operation: read store: %w", err)
	}
	return shredded(row)
}

// ForgetStore removes a store from the cache, so that its settings and keys are read again.
func (r *Runner) ForgetStore(id uuid.UUID) { r.stores.Remove(id) }
