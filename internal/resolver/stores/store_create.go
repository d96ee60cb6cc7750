package stores

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/text/currency"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

// CheckMasterKey checks that the vault can open the keys of all stores, so that a process does not start with a wrong master key, or
// with a key file that lacks one of two master keys. It opens the keys of one store for each pair of master keys.
// Errors: those of vault.Keys.
func CheckMasterKey(ctx context.Context, d *database.DB, v *vault.Vault) error {
	found, err := d.Client.Store.Query().
		Where(store.KeysetNotNil()).
		Select(store.FieldKeyset).
		Order(store.ByCreatedAt(), store.ByID()).
		All(auth.AllTenants(ctx))
	if err != nil {
		return fmt.Errorf("stores: read the keys of stores: %w", err)
	}
	opened := map[[2]uint32]bool{}
	for _, s := range found {
		needed, err := vault.MasterKeysOf(s.Keyset)
		if err != nil {
			return fmt.Errorf("store %s: %w", s.ID, err)
		}
		if opened[needed] {
			continue
		}
		if _, err := v.Keys(s.ID, s.Keyset); err != nil {
			return err
		}
		opened[needed] = true
	}
	return nil
}

// CheckMasterKeyOfOneStore is CheckMasterKey for health checks. The store is the one whose keys RewrapStores changes first, so it notices that
// another machine has rotated the master key, and that the present file was not copied to this one. Errors: those of vault.Keys.
func CheckMasterKeyOfOneStore(ctx context.Context, d *database.DB, v *vault.Vault) error {
	first, err := d.Client.Store.Query().
		Where(store.KeysetNotNil()).
		Select(store.FieldKeyset).
		Order(store.ByID()).
		First(auth.AllTenants(ctx))
	if db.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("stores: read the keys of a store: %w", err)
	}
	_, err = v.Keys(first.ID, first.Keyset)
	return err
}

// NewStore describes a store to create.
type NewStore struct {
	Slug     string
	Name     string
	Currency string // ISO 4217
	Livemode bool
	Timezone string // IANA name; UTC when empty
}

// Validate reports every invalid field.
func (in NewStore) Validate() error {
	var v problem.Fields
	v.Slug("/slug", in.Slug, 64)
	v.Name("/name", in.Name, 200)
	if unit, err := currency.ParseISO(in.Currency); err != nil || unit.String() != in.Currency {
		v.Add("/currency", problem.NotCurrency, "must be an ISO 4217 code such as USD")
	}
	if in.Timezone != "" {
		v.Timezone("/timezone", in.Timezone)
	}
	return v.Err()
}

// CreateStore opens a store with keys of its own. The actor must see all stores.
// Errors: CodeInvalidInput, CodeAlreadyExists.
func (ops *Operations) CreateStore(ctx context.Context, in NewStore) (*db.Store, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	id := ids.New()
	keyset, err := ops.Vault.NewKeyset(id)
	if err != nil {
		return nil, fmt.Errorf("stores: make the keys of a store: %w", err)
	}
	tx, err := ops.Database.Begin(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = tx.Rollback() }() // does nothing after Commit
	create := tx.Store.Create().
		SetID(id).
		SetSlug(in.Slug).
		SetName(strings.TrimSpace(in.Name)).
		SetCurrency(in.Currency).
		SetLivemode(in.Livemode).
		SetKeyset(keyset)
	if in.Timezone != "" {
		create.SetTimezone(in.Timezone)
	}
	created, err := create.Save(ctx)
	if database.IsUniqueViolation(err) {
		return nil, operation.Taken("store", store.FieldSlug, in.Slug)
	}
	if err == nil {
		err = tx.EventFeed.Create().SetID(id).SetStoreID(id).Exec(ctx)
	}
	if err == nil {
		created, err = ops.withCurrentKeys(ctx, tx, created)
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return nil, fmt.Errorf("stores: create store: %w", err)
	}
	return created.Unwrap(), nil
}

// withCurrentKeys gives a new store other keys if the master key was replaced since its keys were made: the commands that rotate and
// retire the master key do not see the store before it is committed.
func (ops *Operations) withCurrentKeys(ctx context.Context, tx *db.Tx, created *db.Store) (*db.Store, error) {
	current, err := ops.Vault.IsCurrent(created.Keyset)
	if err != nil || current {
		return created, err
	}
	keyset, err := ops.Vault.NewKeyset(created.ID)
	if err != nil {
		return nil, err
	}
	return tx.Store.UpdateOne(created).SetKeyset(keyset).Save(ctx)
}

// Stores returns the stores that the actor may see, by slug.
func (ops *Operations) Stores(ctx context.Context) ([]*db.Store, error) {
	stores, err := ops.Database.Client.Store.Query().Order(store.BySlug()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("stores: list stores: %w", err)
	}
	return stores, nil
}

// StoreBySlug returns a store that the actor may see. Error: CodeNotFound.
func (ops *Operations) StoreBySlug(ctx context.Context, slug string) (*db.Store, error) {
	found, err := ops.Database.Client.Store.Query().Where(store.Slug(slug)).Only(ctx)
	if db.IsNotFound(err) {
		return nil, problem.Refuse(problem.CodeNotFound, "There is no store %q.", slug)
	}
	if err != nil {
		return nil, fmt.Errorf("stores: read store: %w", err)
	}
	return found, nil
}
