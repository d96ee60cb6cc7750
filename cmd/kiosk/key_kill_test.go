package main

import (
	"bytes"
	"context"
	"net/http"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// keyring checks the keys of a store from outside of the processes that serve it.
type keyring struct {
	supply
	admin administration
	ctx   context.Context //nolint:containedctx // the actor of the test
	api   string
}

// expectEverythingReadable sells a license and reads it through the API. It then opens the keys of all stores, and every hundredth
// license, with the present master key file.
func (k keyring) expectEverythingReadable(t *testing.T, when string) {
	t.Helper()
	got := request(t, http.MethodPost, k.api+"/orders", k.token, map[string]any{
		"customerId": k.customer, "items": []any{map[string]any{"variationId": k.variation}},
	})
	if got.status != http.StatusCreated {
		t.Fatalf("%s: %d %s", when, got.status, got.body)
	}
	got = request(t, http.MethodGet, k.api+"/orders/"+got.decode(t)["id"].(string), k.token, nil)
	if got.status != http.StatusOK || !bytes.Contains(got.body, []byte(`"credentials":"KEY-`)) {
		t.Errorf("%s: %d %s", when, got.status, got.body)
	}
	opened, err := vault.Open(k.env["KIOSK_MASTER_KEY_FILE"])
	if err != nil {
		t.Fatalf("%s: %v", when, err)
	}
	for _, store := range k.admin.database.Client.Store.Query().AllX(auth.AllTenants(t.Context())) {
		if _, err := opened.Keys(store.ID, store.Keyset); err != nil {
			t.Fatalf("%s: the keys of %s: %v", when, store.Slug, err)
		}
	}
	reader := resolver.New(resolver.Config{Database: k.admin.database, Vault: opened})
	for i, id := range k.admin.database.Client.License.Query().Order(license.ByID()).IDsX(k.ctx) {
		if i%100 > 0 { // two of each batch that is encrypted at once
			continue
		}
		if _, err := reader.RevealLicense(k.ctx, orders.LicenseInput{ID: id}); err != nil {
			t.Fatalf("%s: license %s: %v", when, id, err)
		}
	}
}

// killedWhen runs a command in its own process, kills it as kill -9 does as soon as holds returns true, and checks the licenses.
func (k keyring) killedWhen(t *testing.T, what string, holds func() bool, command ...string) {
	t.Helper()
	running := startProcess(t, k.env, command...)
	testkit.Eventually(t, waitTimeout, what, func() bool {
		select {
		case <-running.ended:
			t.Fatalf("it ended with %d before %s: %s", running.code, what, running.stderr)
		default:
		}
		return holds()
	})
	running.kill()
	<-running.ended
	k.expectEverythingReadable(t, "killed when "+what)
}

func newKeyring(t *testing.T, env environment) keyring {
	t.Helper()
	k := keyring{supply: withSupply(t, env)}
	k.admin, k.ctx = k.open(t)
	k.api = start(t, env, "serve", "--addr", "127.0.0.1:0", "--rate-limit", "0").url(t) + "/api/v1/external"
	k.expectEverythingReadable(t, "before")
	return k
}

// TestAStoreKeyRotationThatIsKilledBetweenItsStepsLosesNothing runs on both databases in one parallel test, because it waits for a
// minute in all.
func TestAStoreKeyRotationThatIsKilledBetweenItsStepsLosesNothing(t *testing.T) {
	t.Parallel()
	var both sync.WaitGroup
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		both.Go(func() {
			t.Run(name, func(t *testing.T) { expectStoreKeyRotationSurvivesKills(t, newDeployment(t, dialectName)) })
		})
	}
	both.Wait()
}

func expectStoreKeyRotationSurvivesKills(t *testing.T, env environment) {
	t.Helper()
	k := newKeyring(t, env)
	opened, err := vault.Open(env["KIOSK_MASTER_KEY_FILE"])
	if err != nil {
		t.Fatal(err)
	}
	is := func(wanted vault.Phase) func() bool {
		return func() bool {
			row := k.admin.database.Client.Store.Query().OnlyX(k.ctx)
			phase, err := opened.Phase(row.ID, row.Keyset)
			return err == nil && phase == wanted
		}
	}
	sealed := k.credentials()
	resealed := func() (n int) {
		for id, now := range k.credentials() {
			if !bytes.Equal(now, sealed[id]) {
				n++
			}
		}
		return n
	}
	rotate := []string{"key", "rotate-store", "acme"}
	k.killedWhen(t, "the new key opens", is(vault.Staged), rotate...)
	k.killedWhen(t, "the new key seals", is(vault.Promoted), rotate...)
	first := k.admin.database.Client.License.Query().Order(license.ByID()).FirstIDX(k.ctx) // of the first batch
	firstIsResealed := func() bool {
		return !bytes.Equal(k.admin.database.Client.License.GetX(k.ctx, first).Credentials, sealed[first])
	}
	k.killedWhen(t, "some licenses are sealed anew", firstIsResealed, rotate...)
	must(t, env, rotate...)
	if n := resealed(); n != len(sealed) || !is(vault.Settled)() {
		t.Errorf("%d of %d licenses are sealed anew", n, len(sealed))
	}
	k.expectEverythingReadable(t, "at the end")
	must(t, env, "verify")
}

// credentials returns the encrypted credentials of all licenses.
func (k keyring) credentials() map[uuid.UUID][]byte {
	sealed := map[uuid.UUID][]byte{}
	for _, license := range k.admin.database.Client.License.Query().AllX(k.ctx) {
		sealed[license.ID] = license.Credentials
	}
	return sealed
}

func TestAMasterKeyRotationThatIsKilledAtAnyMomentLosesNothing(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		k := newKeyring(t, env)
		for range 20 {
			withStore(t, env, "other-"+uuid.NewString())
		}
		keysets := func() []*db.Store { return k.admin.database.Client.Store.Query().AllX(auth.AllTenants(t.Context())) }
		before := keysets()
		for _, command := range []string{"rotate-master", "retire-master"} {
			for delay := 5 * time.Millisecond; ; delay += delay / 4 {
				running := startProcess(t, env, "key", command)
				select {
				case <-time.After(delay):
				case <-running.ended:
				}
				running.kill()
				<-running.ended
				k.expectEverythingReadable(t, command+" killed after "+delay.String())
				if running.code == 0 {
					break
				}
			}
		}
		for i, store := range keysets() {
			if bytes.Equal(store.Keyset, before[i].Keyset) {
				t.Errorf("the keys of %s are not wrapped anew", store.Slug)
			}
		}
		must(t, env, "verify")
	})
}
