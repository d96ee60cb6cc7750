package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/product"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

// supply is a store with 1,000 licenses and a customer whose wallet can pay for them.
type supply struct {
	env             environment
	token, customer string
	variation       uuid.UUID
}

func withSupply(t *testing.T, env environment) supply {
	t.Helper()
	withStore(t, env, "acme")
	s := supply{env: env, customer: withCustomer(t, env, "acme", "Ana", "+5511912345678")}
	s.token = strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--all-scopes"))
	admin, ctx := s.open(t)
	ok := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	sold, err := admin.WriteProduct(ctx, catalogue.ProductInput{
		Name: new("Antivirus"), Slug: new("antivirus"), Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE),
		Variations: []catalogue.VariationInput{{SKU: new("AV"), Price: new(money.Amount(100))}},
	})
	ok(err)
	s.variation = sold.Edges.Variations[0].ID
	upload := orders.UploadInput{VariationID: s.variation, OnDuplicate: orders.DuplicateSkip}
	for i := range 1000 {
		upload.Licenses = append(upload.Licenses, orders.NewLicense{Credentials: fmt.Sprintf("KEY-%04d", i)})
	}
	_, _, err = admin.UploadLicenses(ctx, upload)
	ok(err)
	_, _, err = admin.RechargeWallet(ctx, wallets.RechargeInput{Customer: customers.CustomerRef{ID: uuid.MustParse(s.customer)}, Amount: 1_000_000})
	ok(err)
	_, _, err = admin.RegisterWebhook(ctx, webhooks.NewWebhook{URL: "https://hooks.example.com/kiosk", Events: []outbox.Type{outbox.StockLow}})
	ok(err)
	return s
}

// open returns the operations of the store, without an API, and a context that acts in it.
func (s supply) open(t *testing.T) (administration, context.Context) {
	t.Helper()
	keys, err := vault.Open(s.env["KIOSK_MASTER_KEY_FILE"])
	if err != nil {
		t.Fatal(err)
	}
	admin := newAdministration(testkit.Open(t, s.env["KIOSK_DATABASE_URL"], database.Options{MaxConns: 4}), keys)
	ctx, err := admin.enter(t.Context(), "acme")
	if err != nil {
		t.Fatal(err)
	}
	return admin, ctx
}

// sell places orders with four clients until stop is called, which returns their ids. It calls sold with the number of orders so far.
func (s supply) sell(t *testing.T, api string, sold func(n int)) (stop func() (orders []string)) {
	t.Helper()
	var mutex sync.Mutex
	var orders []string
	var clients sync.WaitGroup
	ctx, cancel := context.WithCancel(t.Context())
	for range 4 {
		clients.Go(func() {
			for ctx.Err() == nil {
				got, err := try(context.WithoutCancel(ctx), http.MethodPost, api+"/orders", s.token,
					map[string]any{"customerId": s.customer, "items": []any{map[string]any{"variationId": s.variation}}})
				if err != nil || got.status != http.StatusCreated {
					t.Errorf("order: %d %s %v", got.status, got.body, err)
					return
				}
				id := got.decode(t)["id"].(string)
				mutex.Lock()
				orders = append(orders, id)
				n := len(orders)
				mutex.Unlock()
				sold(n)
			}
		})
	}
	return func() []string {
		cancel()
		clients.Wait()
		return orders
	}
}

func TestADatabaseWithoutTablesIsNotBackedUp(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	empty, file := filepath.Join(folder, "kiosk.db"), filepath.Join(folder, "backup")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	env := environment{"KIOSK_DATABASE_URL": "sqlite://" + (&url.URL{Path: empty}).EscapedPath()}
	if got := run(t, env, "backup", file); got.code != exitFailure || !strings.Contains(got.stderr, "nothing to back up") {
		t.Errorf("%+v", got)
	}
	if _, err := os.Stat(file); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a backup of nothing was written: %v", err)
	}
}

func TestABackupHasItsNameOnlyOnceItIsWhole(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	must(t, env, "migrate", "up")
	file := filepath.Join(t.TempDir(), "backup")
	partial := file + ".partial"
	if err := os.WriteFile(partial, []byte("of one that was killed"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := run(t, env, "backup", file); got.code != exitFailure || !strings.Contains(got.stderr, partial) || !strings.Contains(got.stderr, "delete the file") {
		t.Errorf("%+v", got)
	}
	if _, err := os.Stat(file); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("there is a backup although none was written: %v", err)
	}
	if err := os.Remove(partial); err != nil {
		t.Fatal(err)
	}
	must(t, env, "backup", file)
	if _, err := os.Stat(partial); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the partial file is still there: %v", err)
	}
}

// backUp makes a backup as docs/operations/backup.md describes. It returns a function that restores it into a new database.
func (s supply) backUp(t *testing.T) (restore func() environment) {
	t.Helper()
	address := s.env["KIOSK_DATABASE_URL"]
	file := filepath.Join(t.TempDir(), "backup")
	restored := environment{}
	for name, value := range s.env {
		restored[name] = value
	}
	if strings.HasPrefix(address, "sqlite:") {
		must(t, s.env, "backup", file)
		if got := run(t, s.env, "backup", file); got.code != exitFailure {
			t.Errorf("a backup was overwritten: %+v", got)
		}
		return func() environment {
			if information, err := os.Stat(file); err != nil || information.Mode().Perm() != 0o600 {
				t.Errorf("the backup is open to others: %v %v", information, err)
			}
			restored["KIOSK_DATABASE_URL"] = "sqlite://" + (&url.URL{Path: file}).EscapedPath()
			return restored
		}
	}
	if got := run(t, s.env, "backup", file); got.code != exitFailure || !strings.Contains(got.stderr, "pg_dump") {
		t.Errorf("%+v", got)
	}
	execute(t, "pg_dump", "--format=custom", "--file="+file, "--dbname="+plain(t, address))
	return func() environment {
		empty := emptyPostgres(t)
		execute(t, "pg_restore", "--exit-on-error", "--no-owner", "--dbname="+empty, file)
		execute(t, "vacuumdb", "--analyze-only", "--dbname="+empty)
		restored["KIOSK_DATABASE_URL"] = empty
		return restored
	}
}

// emptyPostgres returns the URL of a database without tables.
func emptyPostgres(t *testing.T) string {
	t.Helper()
	server, err := cluster.Shared()
	testkit.Must(t, err)
	return server.NewDatabase(t, "")
}

// plain returns a URL without the parameters that only the driver accepts.
func plain(t *testing.T, address string) string {
	t.Helper()
	parsed, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	parsed.RawQuery = ""
	return parsed.String()
}

func execute(t *testing.T, program string, arguments ...string) {
	t.Helper()
	path, err := cluster.Program(program)
	if err != nil {
		t.Fatal(err)
	}
	if said, err := exec.CommandContext(t.Context(), path, arguments...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", program, err, said)
	}
}

func TestABackupThatWasMadeWhileSellingIsRestored(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		s := withSupply(t, env)
		serving := start(t, env, "serve", "--with-worker", "--rate-limit", "0", "--addr", "127.0.0.1:0")
		api := serving.url(t) + "/api/v1/external"
		begin, end := make(chan struct{}), make(chan struct{})
		backedUp := false
		var after int
		var mutex sync.Mutex
		stop := s.sell(t, api, func(n int) {
			mutex.Lock()
			defer mutex.Unlock()
			if n == 20 {
				close(begin)
			}
			if backedUp {
				if after++; after == 20 {
					close(end)
				}
			}
		})
		<-begin
		restore := s.backUp(t)
		mutex.Lock()
		backedUp = true
		mutex.Unlock()
		<-end
		all := stop()

		restored := restore()
		s.expectRestored(t, api, restored, all)
		s.expectWrongKey(t, restored)
	})
}

// expectRestored follows docs/operations/backup.md, "Restore", and checks the result.
func (s supply) expectRestored(t *testing.T, original string, env environment, all []string) {
	t.Helper()
	if said := must(t, env, "serve", "--check", "--addr", "127.0.0.1:0"); strings.Contains(said, "WRONG") {
		t.Error(said)
	}
	must(t, env, "verify")
	if got := run(t, env, "restored", "--skip-events", "0"); got.code != exitFailure || !strings.Contains(got.stderr, "--skip-events must be 1 to") {
		t.Errorf("%+v", got)
	}
	if said := must(t, env, "restored", "--skip-events", "5000", "--suspend-webhooks"); !strings.Contains(said, "1 store; 0 sessions ended, 1 webhook endpoint suspended") {
		t.Error(said)
	}
	must(t, env, "verify")

	serving := start(t, env, "serve", "--with-worker", "--addr", "127.0.0.1:0", "--rate-limit", "0")
	api := serving.url(t) + "/api/v1/external"
	found := 0
	for _, id := range all {
		got := request(t, http.MethodGet, api+"/orders/"+id, s.token, nil)
		if got.status == http.StatusNotFound {
			continue // sold after the backup
		}
		was := request(t, http.MethodGet, original+"/orders/"+id, s.token, nil)
		if found++; string(got.body) != string(was.body) || !strings.Contains(string(got.body), `"credentials":"KEY-`) {
			t.Errorf("restored as %s, was %s", got.body, was.body)
		}
	}
	if found < 20 || found > len(all)-16 { // 20 before, and each of 4 clients had one in flight
		t.Errorf("%d of %d orders were restored", found, len(all))
	}
	if got := request(t, http.MethodPost, api+"/orders", s.token, map[string]any{
		"customerId": s.customer, "items": []any{map[string]any{"variationId": s.variation}},
	}); got.status != http.StatusCreated {
		t.Errorf("%d %s", got.status, got.body)
	}
	copied := supply{env: env}
	admin, ctx := copied.open(t)
	if admin.database.Client.WebhookEndpoint.Query().Where(webhookendpoint.StatusEQ(webhookendpoint.StatusACTIVE)).ExistX(ctx) {
		t.Error("an endpoint of the copy is not suspended")
	}
	testkit.Eventually(t, waitTimeout, "the new events have a number above all that were given", func() bool {
		last, err := admin.database.Client.Event.Query().Where(event.SequenceNotNil()).Order(db.Desc(event.FieldSequence)).First(ctx)
		return err == nil && *last.Sequence > 5000 && admin.database.Client.Event.Query().Where(event.SequenceIsNil()).CountX(ctx) == 0
	})
	s.expectFeed(t, original, api, admin.database.Client, 5000)
	serving.terminate()
	serving.wait(t)
	must(t, env, "verify")
}

// feedPage is a page of the feed of events, or the error.
type feedPage struct {
	Data []struct {
		ID string `json:"id"`
	} `json:"data"`
	Pagination struct{ NextCursor string }
	Code       string
	Oldest     string
}

// feed requests a page of the feed with these parameters.
func (s supply) feed(t *testing.T, api, parameters string) (page feedPage) {
	t.Helper()
	testkit.Must(t, json.Unmarshal(request(t, http.MethodGet, api+"/events?limit=100&"+parameters, s.token, nil).body, &page))
	return page
}

// expectFeed continues in the feed of the restored database from places in the feed of the original one: its end, a lost event, the
// last event that is not lost, and the first one. In the restored database, events from before the backup have numbers up to base.
// Events that waited to be published at the time of the backup are published after the restore, perhaps a second time.
func (s supply) expectFeed(t *testing.T, original, api string, restored *db.Client, base int64) {
	t.Helper()
	ctx := auth.AllTenants(t.Context())
	var before, since []string
	for _, row := range restored.Event.Query().Where(event.SequenceNotNil()).Order(event.BySequence()).AllX(ctx) {
		if id := outbox.PublicID(row.ID); *row.Sequence <= base {
			before = append(before, id)
		} else {
			since = append(since, id)
		}
	}
	end, lost := "", ""
	for page := s.feed(t, original, ""); len(page.Data) > 0; page = s.feed(t, original, "cursor="+end) {
		for _, row := range page.Data {
			if !slices.Contains(before, row.ID) && !slices.Contains(since, row.ID) {
				lost = row.ID
			}
		}
		end = page.Pagination.NextCursor
	}
	for place, want := range map[string][]string{
		"cursor=" + end:                  since,
		"after=" + lost:                  slices.Concat(before, since), // its place is not known
		"after=" + before[len(before)-1]: since,
		"after=" + before[0]:             slices.Concat(before[1:], since),
	} {
		expired := s.feed(t, api, place)
		if expired.Code != "cursor_expired" {
			t.Errorf("%s: %+v", place, expired)
		}
		var left []string
		for page := s.feed(t, api, "cursor="+expired.Oldest); len(page.Data) > 0; page = s.feed(t, api, "cursor="+page.Pagination.NextCursor) {
			for _, row := range page.Data {
				left = append(left, row.ID)
			}
		}
		if len(left) == 0 || !slices.Equal(left, want) {
			t.Errorf("%s: %v, want %v", place, left, want)
		}
	}
}

// expectWrongKey checks that nothing starts on the restored database with another master key or without one.
func (s supply) expectWrongKey(t *testing.T, restored environment) {
	t.Helper()
	invalid := environment{}
	for name, value := range restored {
		invalid[name] = value
	}
	invalid["KIOSK_MASTER_KEY_FILE"] = filepath.Join(t.TempDir(), "other.keyset")
	must(t, invalid, "key", "create")
	for _, command := range [][]string{{"serve", "--addr", "127.0.0.1:0"}, {"serve", "--check", "--addr", "127.0.0.1:0"}, {"restored"}, {"verify"}} {
		got := run(t, invalid, command...)
		if got.code != exitFailure || !strings.Contains(got.stdout+got.stderr, "master key") {
			t.Errorf("%v with the wrong key: %+v", command, got)
		}
	}
	gone := environment{}
	for name, value := range restored {
		gone[name] = value
	}
	gone["KIOSK_MASTER_KEY_FILE"] = filepath.Join(t.TempDir(), "gone.keyset")
	if got := run(t, gone, "serve", "--addr", "127.0.0.1:0"); got.code != exitFailure || !strings.Contains(got.stderr, "no master key file") {
		t.Errorf("without the key: %+v", got)
	}
}
