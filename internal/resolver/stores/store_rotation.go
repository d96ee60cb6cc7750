package stores

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/license"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

const (
	// KeyPropagation is how long it takes until every process uses the new keys of a store: the lifetime of its cache, and a grace
	// period for requests that have begun with the old keys. A request that takes longer fails to decrypt a secret, and can be retried.
	KeyPropagation = operation.CacheTime + keysGrace
	keysGrace      = 10 * time.Second
)

// resealBatch is the maximum number of rows that one transaction re-encrypts.
const resealBatch = 200

// RotateStoreKey gives the actor's store a new encryption key without downtime, re-encrypts every secret with it, and removes the
// old key. It returns how many values it has re-encrypted. After an interruption at any point, every secret is still readable, and
// another call continues from there. It calls wait twice; wait must take KeyPropagation. The fingerprint key does not change.
// Errors: CodeStale (another process changes the keys), CodeUnauthenticated (the store was shredded); those of vault.Keys.
func (ops *Operations) RotateStoreKey(ctx context.Context, wait func(context.Context) error) (int, error) {
	if err := ops.advanceKeys(ctx, "store.stage_key", vault.Settled, ops.Vault.Stage); err != nil {
		return 0, err
	}
	if err := wait(ctx); err != nil {
		return 0, err
	}
	if err := ops.advanceKeys(ctx, "store.promote_key", vault.Staged, ops.Vault.Promote); err != nil {
		return 0, err
	}
	sealed, store, err := ops.resealStore(ctx) // finds all values of the old key: it encrypts nothing any more, see holdKeys
	if err != nil {
		return sealed, err
	}
	if err := wait(ctx); err != nil { // until no request will decrypt a value that it has read before
		return sealed, err
	}
	return sealed, ops.retireKeys(ctx, store)
}

// retireKeys removes all keys of a store except the new one. It reads the keys again, because a master key that is needed for those
// of resealed may have been retired in the meantime. Error: CodeStale when the keys are not those of resealed any more.
func (ops *Operations) retireKeys(ctx context.Context, resealed *db.Store) error {
	store, _, err := ops.currentKeys(ctx)
	if err != nil {
		return err
	}
	if !bytes.Equal(store.Keyset, resealed.Keyset) {
		return keysChangeElsewhere()
	}
	wrapped, err := ops.Vault.Retire(store.ID, store.Keyset)
	if err != nil {
		return err
	}
	return ops.exchangeKeyset(ctx, "store.retire_key", store, wrapped)
}

// advanceKeys applies a step of the rotation to the keys of the store if they are in the phase from. Otherwise it does nothing.
func (ops *Operations) advanceKeys(ctx context.Context, action string, from vault.Phase, step func(uuid.UUID, []byte) ([]byte, error)) error {
	store, _, err := ops.currentKeys(ctx)
	if err != nil {
		return err
	}
	phase, err := ops.Vault.Phase(store.ID, store.Keyset)
	if err != nil || phase != from {
		return err
	}
	wrapped, err := step(store.ID, store.Keyset)
	if err != nil {
		return err
	}
	return ops.exchangeKeyset(ctx, action, store, wrapped)
}

// exchangeKeyset is replaceKeyset with an error if another process has changed the keys. Error: CodeStale.
func (ops *Operations) exchangeKeyset(ctx context.Context, action string, store *db.Store, wrapped []byte) error {
	replaced, err := ops.replaceKeyset(ctx, action, store, wrapped)
	if err == nil && !replaced {
		err = keysChangeElsewhere()
	}
	return err
}

func keysChangeElsewhere() error {
	return problem.Refuse(problem.CodeStale, "Another process changes the keys of the store. Run this again afterwards.")
}

// currentKeys reads the actor's store and its keys from the database, not from the cache. Error: CodeUnauthenticated (the store was
// shredded).
func (ops *Operations) currentKeys(ctx context.Context) (*db.Store, *vault.Keys, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, nil, err
	}
	store, err := ops.Database.Client.Store.Get(ctx, actor.StoreID)
	if err != nil {
		return nil, nil, fmt.Errorf("stores: read store: %w", err)
	}
	// Checked after the store was read. Otherwise the store could be shredded in between, and be read without keys.
	if err := ops.CheckShredded(auth.AllTenants(ctx), actor.StoreID); err != nil {
		return nil, nil, err
	}
	keys, err := ops.Vault.Keys(store.ID, store.Keyset)
	return store, keys, err
}

// resealStore re-encrypts all values of older keys. It returns how many there were, and the store with the keys that it has used.
func (ops *Operations) resealStore(ctx context.Context) (int, *db.Store, error) {
	store, keys, err := ops.currentKeys(ctx)
	if err != nil {
		return 0, nil, err
	}
	total := 0
	for _, reseal := range []resealing{resealLicenses, resealEndpoints, resealEmails} {
		for last, more := uuid.Nil, true; more; {
			var changed int
			var next uuid.UUID
			err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) (err error) {
				changed, next, more, err = reseal(ctx, tx, keys, last)
				return err
			})
			if err != nil {
				return total, nil, err
			}
			total, last = total+changed, next
		}
	}
	return total, store, nil
}

// resealing re-encrypts the values in a batch of rows whose ids are larger than after. It returns how many values it has changed, the
// last id, and whether there may be more rows.
type resealing func(ctx context.Context, tx *operation.Tx, keys *vault.Keys, after uuid.UUID) (changed int, last uuid.UUID, more bool, err error)

// resealLicenses re-encrypts the credentials of licenses.
func resealLicenses(ctx context.Context, tx *operation.Tx, keys *vault.Keys, after uuid.UUID) (changed int, last uuid.UUID, more bool, err error) {
	rows, err := tx.License.Query().
		Where(license.IDGT(after)).
		Order(license.ByID()).
		Limit(resealBatch).
		Select(license.FieldID, license.FieldCredentials).
		All(ctx)
	if err != nil || len(rows) == 0 {
		return 0, after, false, err
	}
	for _, row := range rows {
		if keys.IsCurrent(row.Credentials) {
			continue
		}
		sealed, err := keys.Reseal(row.ID, vault.Credentials, row.Credentials)
		if err != nil {
			return 0, after, false, err
		}
		n, err := tx.License.Update().
			Where(license.ID(row.ID), license.Credentials(row.Credentials)).
			SetCredentials(sealed).
			Save(ctx)
		if err != nil {
			return 0, after, false, fmt.Errorf("stores: re-encrypt credentials: %w", err)
		}
		changed += n
	}
	return changed, rows[len(rows)-1].ID, len(rows) == resealBatch, nil
}

// resealEndpoints re-encrypts the secrets of webhook endpoints. It leaves out deleted endpoints, whose secrets are destroyed.
func resealEndpoints(ctx context.Context, tx *operation.Tx, keys *vault.Keys, after uuid.UUID) (changed int, last uuid.UUID, more bool, err error) {
	rows, err := operation.Locked(tx, tx.WebhookEndpoint.Query().
		Where(webhookendpoint.IDGT(after), webhookendpoint.DeletedAtIsNil()).
		Order(webhookendpoint.ByID()).
		Limit(resealBatch)).
		All(ctx)
	if err != nil || len(rows) == 0 {
		return 0, after, false, err
	}
	for _, row := range rows {
		update := tx.WebhookEndpoint.UpdateOneID(row.ID).SetUpdatedAt(tx.Now)
		before := changed
		if !keys.IsCurrent(row.Secret) {
			sealed, err := keys.Reseal(row.ID, vault.WebhookSecret, row.Secret)
			if err != nil {
				return 0, after, false, err
			}
			update.SetSecret(sealed)
			changed++
		}
		if next := row.NextSecret; next != nil && len(*next) > 0 && !keys.IsCurrent(*next) { // Ent reads NULL as no bytes
			sealed, err := keys.Reseal(row.ID, vault.WebhookSecret, *next)
			if err != nil {
				return 0, after, false, err
			}
			update.SetNextSecret(sealed)
			changed++
		}
		if changed == before {
			continue
		}
		if err := update.Exec(ctx); err != nil {
			return 0, after, false, fmt.Errorf("stores: re-encrypt a webhook secret: %w", err)
		}
	}
	return changed, rows[len(rows)-1].ID, len(rows) == resealBatch, nil
}

// resealEmails re-encrypts the contents of pending e-mails.
func resealEmails(ctx context.Context, tx *operation.Tx, keys *vault.Keys, after uuid.UUID) (changed int, last uuid.UUID, more bool, err error) {
	rows, err := operation.Locked(tx, tx.Email.Query().
		Where(dbemail.IDGT(after), dbemail.StatusEQ(dbemail.StatusPENDING)).
		Order(dbemail.ByID()).
		Limit(resealBatch)).
		All(ctx)
	if err != nil || len(rows) == 0 {
		return 0, after, false, err
	}
	for _, row := range rows {
		if keys.IsCurrent(row.Content) {
			continue
		}
		sealed, err := keys.Reseal(row.ID, vault.EmailContent, row.Content)
		if err != nil {
			return 0, after, false, err
		}
		if err := tx.Email.Update().Where(dbemail.ID(row.ID)).SetContent(sealed).Exec(ctx); err != nil {
			return 0, after, false, fmt.Errorf("stores: re-encrypt an e-mail: %w", err)
		}
		changed++
	}
	return changed, rows[len(rows)-1].ID, len(rows) == resealBatch, nil
}
