package main

import (
	"database/sql"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/delivery"
	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestAShreddedStoreServesNoRequestAndItsRecordsStay(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		tokens := map[string]string{}
		for _, slug := range []string{"acme", "other"} {
			tokens[slug] = strings.TrimSpace(must(t, env, "token", "create", "--store", slug, "--name", "bot", "--all-scopes"))
		}
		if got := run(t, env, "store", "shred", "acme"); got.code != exitFailure || !strings.Contains(got.stderr, "--yes-really") {
			t.Errorf("%+v", got)
		}
		keys := keysetOf(t, env, "acme")
		for range 2 { // the second time, only the file is rewritten
			must(t, env, "store", "shred", "acme", "--yes-really")
		}
		if address, err := url.Parse(env["KIOSK_DATABASE_URL"]); err != nil || address.Scheme == "sqlite" && holds(t, address.Path, keys) {
			t.Errorf("the file still holds the keys, or %v", err)
		}
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		products := s.url(t) + "/api/v1/external/products"
		if got := request(t, http.MethodGet, products, tokens["acme"], nil); got.status != http.StatusUnauthorized || !strings.Contains(string(got.body), "shredded") {
			t.Errorf("%d %s", got.status, got.body)
		}
		if got := request(t, http.MethodGet, products, tokens["other"], nil); got.status != http.StatusOK {
			t.Errorf("the other store: %d %s", got.status, got.body)
		}
		if got := run(t, env, "token", "create", "--store", "acme", "--name", "bot", "--all-scopes"); got.code != exitFailure || !strings.Contains(got.stderr, "shredded") {
			t.Errorf("%+v", got)
		}
		if got := run(t, env, "key", "rotate-store", "acme"); got.code != exitFailure || !strings.Contains(got.stderr, "The store acme was shredded") {
			t.Errorf("gave a shredded store a new key: %+v", got)
		}
		must(t, env, "verify")
		must(t, env, "key", "rotate-master")
	})
}

// A transaction that reads keeps SQLite's log, so that the commands wait while they rewrite the file. On PostgreSQL they do not.
func TestAShredOrErasureThatIsInterruptedSaysThatTheFileStillHoldsTheData(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	id := withCustomer(t, env, "acme", "Zmarker", "+5511912345678")
	d := testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{})
	err := d.SnapshotTx(t.Context(), func(tx *sql.Tx) error {
		var stores int
		if err := tx.QueryRowContext(t.Context(), "SELECT count(*) FROM stores").Scan(&stores); err != nil {
			return err
		}
		for _, c := range []struct{ done, says, command string }{
			{"SELECT count(*) FROM customers WHERE erased_at IS NOT NULL", "erase that id again", "customer erase --store acme " + id},
			{"SELECT count(*) FROM stores WHERE keyset IS NULL", "shred it again", "store shred acme"},
		} {
			running := startProcess(t, env, append(strings.Fields(c.command), "--yes-really")...)
			testkit.Eventually(t, waitTimeout, c.command, func() bool {
				var done int
				testkit.Must(t, d.SQL.QueryRowContext(t.Context(), c.done).Scan(&done))
				return done == 1
			})
			running.terminate()
			<-running.ended
			if got := running.stderr.String(); running.code != exitFailure || !strings.Contains(got, c.says) || !strings.Contains(got, "terminated signal") {
				t.Errorf("%s: %d %s", c.command, running.code, got)
			}
		}
		return nil
	})
	testkit.Must(t, err)
}

// keysetOf returns the encrypted keys of a store in the database.
func keysetOf(t *testing.T, env environment, slug string) string {
	t.Helper()
	admin := newAdministration(testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{}), nil)
	found, err := admin.StoreBySlug(auth.AllTenants(t.Context()), slug)
	if err != nil || len(found.Keyset) == 0 {
		t.Fatalf("%v, or no keys", err)
	}
	return string(found.Keyset)
}

// TestShreddingReachesAProcessThatServesWithinFiveSeconds shreds a store by one process while another one serves it and has a token, a
// session and the secret of an endpoint in memory.
func TestShreddingReachesAProcessThatServesWithinFiveSeconds(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		arrived := make(chan struct{}, 10_000)
		receiver := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { arrived <- struct{}{} }))
		t.Cleanup(receiver.Close)
		env["KIOSK_WEBHOOK_ALLOW_HTTP"], env["KIOSK_WEBHOOK_ALLOW_NETWORKS"] = "true", "127.0.0.0/8"
		env["KIOSK_AUTH_FAILURES"] = "0" // the limit would respond with 429 instead
		s := withSupply(t, env)
		password := strings.TrimSpace(must(t, env, "staff", "create", "--store", "acme", "--email", "eve@acme.example", "--role", "OWNER"))
		serving := start(t, env, "serve", "--with-worker", "--addr", "127.0.0.1:0")
		api := serving.url(t) + "/api/v1/external"
		got := request(t, http.MethodPost, api+"/webhooks", s.token, map[string]any{"url": receiver.URL, "events": []string{"stock.available"}})
		if got.status != http.StatusCreated {
			t.Fatalf("%d %s", got.status, got.body)
		}
		cookie := serving.signIn(t, "acme", "eve@acme.example", password)
		admin, ctx := s.open(t)
		happen := func() {
			t.Helper()
			admin.database.Client.Event.Create().SetType("stock.available").SetData(`{}`).ExecX(ctx)
		}
		unpublished := func() int { return admin.database.Client.Event.Query().Where(event.SequenceIsNil()).CountX(ctx) }
		happen()
		<-arrived // the dispatcher has the secret now
		statuses := func() (bot, staff int) {
			bot = request(t, http.MethodGet, api+"/orders", s.token, nil).status
			staff = request(t, http.MethodPost, serving.url(t)+"/graphql", "", map[string]string{"query": "{ store { name } }"},
				"Cookie", cookie).status
			return bot, staff
		}
		if bot, staff := statuses(); bot != http.StatusOK || staff != http.StatusOK {
			t.Fatalf("before: %d %d", bot, staff)
		}

		must(t, env, "store", "shred", "acme", "--yes-really")
		testkit.Eventually(t, everywhere, "the token and the session are refused", func() bool {
			bot, staff := statuses()
			return bot == http.StatusUnauthorized && staff == http.StatusUnauthorized
		})
		testkit.Eventually(t, everywhere, "nothing is sent", func() bool {
			for len(arrived) > 0 {
				<-arrived
			}
			happen()
			testkit.Eventually(t, waitTimeout, "the dispatcher goes on", func() bool { return unpublished() == 0 })
			waiting := admin.database.Client.Delivery.Query().Where(delivery.StatusEQ(delivery.StatusPENDING)).ExistX(ctx)
			return !waiting && len(arrived) == 0
		})
		if bot, staff := statuses(); bot != http.StatusUnauthorized || staff != http.StatusUnauthorized {
			t.Errorf("they are accepted again: %d %d", bot, staff)
		}
		must(t, env, "verify")
	})
}
