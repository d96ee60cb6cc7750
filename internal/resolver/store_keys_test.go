package resolver_test

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// The test interrupts a rotation at each of its waits, and then runs one to the end. Processes that started before and during
// the rotation read licenses at every step.
func TestTheKeyOfAStoreIsReplacedWhileItSells(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := testkit.NewStore(t, d)
		ctx := s.Context(t)
		upload := func(r *resolver.Resolver, credentials string) int {
			batch, _, err := r.UploadLicenses(ctx, orders.UploadInput{
				VariationID: s.Yearly.ID, OnDuplicate: orders.DuplicateSkip,
				Licenses: []orders.NewLicense{{Credentials: credentials}},
			})
			if err != nil {
				t.Fatal(err)
			}
			return batch.Created
		}
		upload(s.Resolver, "BEFORE")
		any := s.Database.Client.License.Query().Where(license.VariationID(s.Yearly.ID)).FirstIDX(ctx)
		reveal := func(r *resolver.Resolver, step string) {
			t.Helper()
			if _, err := r.RevealLicense(ctx, orders.LicenseInput{ID: any}); err != nil {
				t.Errorf("%s: %v", step, err)
			}
		}
		killed := errors.New("killed")
		for cut := 1; cut <= 3; cut++ { // a rotation has two waits, so the third run is not interrupted
			waits := 0
			_, err := s.Reopened(t).Resolver.RotateStoreKey(ctx, func(context.Context) error {
				reveal(s.Reopened(t).Resolver, "a process that starts during the rotation")
				if waits++; waits == cut {
					return killed
				}
				s.Resolver = s.Reopened(t).Resolver // as if its cache had expired
				return nil
			})
			if (cut < 3) != errors.Is(err, killed) || cut == 3 && err != nil {
				t.Fatalf("cut %d: %v", cut, err)
			}
			reveal(s.Resolver, "a process that has served before")
		}
		before := s.Database.Client.License.Query().Where(license.ID(any)).OnlyX(ctx)
		n, err := s.Resolver.RotateStoreKey(ctx, func(context.Context) error { return nil })
		if err != nil || n < 11 {
			t.Errorf("sealed %d anew, %v", n, err)
		}
		after := s.Reopened(t)
		reveal(after.Resolver, "afterwards")
		row := s.Database.Client.License.Query().Where(license.ID(any)).OnlyX(ctx)
		if bytes.Equal(row.Credentials, before.Credentials) || !bytes.Equal(row.Fingerprint, before.Fingerprint) {
			t.Error("credentials must be sealed again, and fingerprints must not change")
		}
		if upload(after.Resolver, "BEFORE") != 0 || upload(after.Resolver, "AFTER") != 1 {
			t.Error("duplicates are no longer found")
		}
		testkit.VerifyConsistency(t, d)
	})
}

func TestTheKeyOfAStoreIsReplacedAfterAWebhookWasDeleted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v := testkit.NewVault(t)
		s := openShop(t, d, v, nil)
		s.upload(t, s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, newKeys(1)...)
		for _, deleted := range []bool{true, false} {
			endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://receiver.example/", Events: outbox.Types})
			if err == nil && deleted {
				err = s.DeleteWebhook(s.Ctx, endpoint.ID)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		n, err := s.RotateStoreKey(s.Ctx, func(context.Context) error { return nil })
		if err != nil || n != 2 { // a license, and the secret of the other endpoint
			t.Errorf("sealed %d anew, %v", n, err)
		}
		if again, err := s.RotateStoreKey(s.Ctx, func(context.Context) error { return nil }); err != nil || again != n {
			t.Errorf("the next time, sealed %d anew, %v", again, err)
		}
	})
}

func TestARotationDuringTheRetirementOfTheMasterKeyIsStale(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v, path := testkit.NewVaultAndFile(t)
		s := openShop(t, d, v, nil)
		s.upload(t, s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, newKeys(1)...)
		waits := 0
		_, err := s.RotateStoreKey(s.Ctx, func(context.Context) error {
			if waits++; waits < 2 { // the second wait is after the secrets were sealed with the new key
				return nil
			}
			rotation, err := vault.BeginRotation(path)
			if err != nil {
				return err
			}
			if err := errors.Join(rotation.Add(), rotation.Use()); err != nil {
				return err
			}
			if _, err := s.RewrapStores(auth.AllTenants(t.Context())); err != nil {
				return err
			}
			if _, err := rotation.Retire(); err != nil {
				return err
			}
			_, err = s.RewrapStores(auth.AllTenants(t.Context())) // reads the changed key file
			return errors.Join(err, rotation.Close())
		})
		testkit.WantCode(t, err, problem.CodeStale)
		if _, err := s.RotateStoreKey(s.Ctx, func(context.Context) error { return nil }); err != nil {
			t.Errorf("run again: %v", err)
		}
	})
}

func TestTheRotationOfAStoreThatIsBeingShreddedSaysSo(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		ctx := s.runBefore(t, "currency.* FROM .stores", func() {
			if err := s.ShredStore(s.Ctx); err != nil {
				t.Error(err)
			}
		})
		_, err := s.RotateStoreKey(ctx, func(context.Context) error { return nil })
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
	})
}

// A process has cached keys for longer than the waits of a rotation allow for, and seals with them after they were retired.
func TestNoSecretIsSealedWithARetiredStoreKey(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v := testkit.NewVault(t)
		s := openShop(t, d, v, nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		receiver := webhooks.NewWebhook{URL: "https://receiver.example/", Events: outbox.Types}
		early, _, err := s.RegisterWebhook(s.Ctx, receiver)
		if err != nil {
			t.Fatal(err)
		}
		operator := resolver.New(resolver.Config{Database: d, Vault: v})
		for name, seal := range map[string]func() error{
			"an upload": func() error {
				_, _, err := s.UploadLicenses(s.Ctx, uploadOf(variation.ID, "LATE"))
				return err
			},
			"a registration": func() error { _, _, err := s.RegisterWebhook(s.Ctx, receiver); return err },
			"a new secret":   func() error { _, _, err := s.RotateWebhookSecret(s.Ctx, early.ID); return err },
		} {
			if _, err := s.Store(s.Ctx); err != nil { // caches the keys
				t.Fatal(err)
			}
			if _, err := operator.RotateStoreKey(s.Ctx, func(context.Context) error { return nil }); err != nil {
				t.Fatal(err)
			}
			if err := seal(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			s.checkSecrets(t, v, "after "+name)
		}
	})
}

// checkSecrets decrypts every secret of the shop with its current keys.
func (s *shop) checkSecrets(t *testing.T, v *vault.Vault, when string) {
	t.Helper()
	row := s.Database.Client.Store.GetX(s.Ctx, s.Row.ID)
	keys, err := v.Keys(row.ID, row.Keyset)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range s.Database.Client.License.Query().AllX(s.Ctx) {
		if _, err := keys.Open(l.ID, vault.Credentials, l.Credentials); err != nil {
			t.Errorf("%s: a license: %v", when, err)
		}
	}
	for _, e := range s.Database.Client.WebhookEndpoint.Query().AllX(s.Ctx) {
		secrets := [][]byte{e.Secret}
		if e.NextSecretAt != nil {
			secrets = append(secrets, *e.NextSecret)
		}
		for _, secret := range secrets {
			if _, err := keys.Open(e.ID, vault.WebhookSecret, secret); err != nil {
				t.Errorf("%s: a webhook secret: %v", when, err)
			}
		}
	}
}

func TestEveryChangeOfAStoresKeysIsAudited(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v, path := testkit.NewVaultAndFile(t)
		s, other := openShop(t, d, v, nil), openShop(t, d, v, nil)
		if _, err := s.RotateStoreKey(s.Ctx, func(context.Context) error { return nil }); err != nil {
			t.Fatal(err)
		}
		masterKey, err := vault.BeginRotation(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(masterKey.Add(), masterKey.Use(), masterKey.Close()); err != nil {
			t.Fatal(err)
		}
		for _, want := range []int{2, 0} {
			if n, err := s.RewrapStores(auth.AllTenants(t.Context())); n != want || err != nil {
				t.Errorf("wrapped the keys of %d stores anew (%v), want %d", n, err, want)
			}
		}
		for _, try := range []struct {
			*shop
			want []string
		}{
			{s, []string{"store.stage_key", "store.promote_key", "store.retire_key", "store.rewrap_keys"}},
			{other, []string{"store.rewrap_keys"}},
		} {
			entries := d.Client.AuditEntry.Query().
				Where(auditentry.SubjectID(try.Row.ID), auditentry.ActorKind(string(auth.KindSystem))).
				Order(auditentry.ByID()).
				Select(auditentry.FieldAction).
				StringsX(try.Ctx)
			if !slices.Equal(entries, try.want) {
				t.Errorf("audit entries %v, want %v", entries, try.want)
			}
		}
	})
}

// The insert of a new store waits in a trigger, while the master key with which its keys are wrapped is rotated and retired.
func TestAStoreThatIsCreatedWhileTheMasterKeyIsReplacedHasTheNewOne(t *testing.T) {
	t.Parallel()
	d := testkit.NewDatabase(t, dialect.Postgres)
	v, path := testkit.NewVaultAndFile(t)
	s := openShop(t, d, v, nil)
	gate, err := d.SQL.Conn(t.Context())
	testkit.Must(t, err)
	defer gate.Close()
	for _, statement := range []string{
		"CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NEW; END'",
		"CREATE TRIGGER wait BEFORE INSERT ON stores FOR EACH ROW EXECUTE FUNCTION wait()",
		"SELECT pg_advisory_lock(77)",
	} {
		_, err := gate.ExecContext(t.Context(), statement)
		testkit.Must(t, err)
	}
	created := make(chan error, 1)
	all := auth.AllTenants(t.Context())
	go func() {
		_, err := s.CreateStore(all, stores.NewStore{Slug: "meanwhile", Name: "Meanwhile", Currency: "EUR"})
		created <- err
	}()
	testkit.Eventually(t, time.Minute, "the insert waits", func() bool {
		var waiting int
		testkit.Must(t, d.SQL.QueryRowContext(t.Context(), "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted "+
			"AND database = (SELECT oid FROM pg_database WHERE datname = current_database())").Scan(&waiting))
		return waiting == 1
	})
	rotation, err := vault.BeginRotation(path)
	testkit.Must(t, err)
	testkit.Must(t, errors.Join(rotation.Add(), rotation.Use()))
	_, err = s.RewrapStores(all)
	testkit.Must(t, err)
	_, err = rotation.Retire()
	testkit.Must(t, errors.Join(err, rotation.Close()))
	_, err = gate.ExecContext(t.Context(), "SELECT pg_advisory_unlock(77)")
	testkit.Must(t, err)
	testkit.Must(t, <-created)
	started, err := vault.Open(path)
	testkit.Must(t, err)
	if err := stores.CheckMasterKey(t.Context(), d, started); err != nil {
		t.Errorf("nothing starts any more: %v", err)
	}
}
