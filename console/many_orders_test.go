package console_test

import (
	"context"
	"errors"
	"log/slog"
	"net/url"
	"path/filepath"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/chromedp/chromedp"

	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/program"
	"kiosk/internal/vault"
)

const manyOrders = 20_000 // filling the store takes a few seconds

// fillLarge creates a store named large with manyOrders orders, and returns the e-mail address of a member of its staff who may only read.
func fillLarge(t *testing.T, address, masterKey string) (email string) {
	t.Helper()
	d := testkit.Open(t, address, database.Options{})
	keys, err := vault.Open(masterKey)
	if err != nil {
		t.Fatal(err)
	}
	operations := resolver.New(resolver.Config{Database: d, Vault: keys, Logger: slog.New(slog.DiscardHandler)})
	store, err := operations.CreateStore(auth.AllTenants(t.Context()), stores.NewStore{Slug: "large", Name: "Large", Currency: "EUR"})
	if err != nil {
		t.Fatal(err)
	}
	email = "viewer@large.example"
	_, err = operations.CreateStaff(auth.With(t.Context(), auth.System(store.ID)), access.NewStaff{
		Email: email, Name: "Viewer", Password: testkit.StaffPassword, Role: staffmember.RoleVIEWER,
	})
	err = errors.Join(err, seed.Fill(t.Context(), d, keys, store, seed.Options{Orders: manyOrders, Products: 20, Customers: 500}), d.Analyse(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	return email
}

// serveLarge serves a large store in a separate process, so that filling it does not delay other tests, and signs in.
func serveLarge(t testing.TB, address, masterKey, email string) *member {
	t.Helper()
	process, err := program.Start(filepath.Join(kiosk(t).directory, "kiosk"), program.Options{Env: []string{
		"KIOSK_DATABASE_URL=" + address, "KIOSK_MASTER_KEY_FILE=" + masterKey,
		"KIOSK_ADDR=127.0.0.1:0", "KIOSK_OPS_ADDR=127.0.0.1:0", "KIOSK_LOG_FORMAT=json",
	}}, "serve")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { process.Kill(); process.Wait() })
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	address, _, err = process.Serving(ctx)
	if err != nil {
		t.Fatal(err)
	}
	person, err := (&demo{BaseURL: address}).signInAs(t.Context(), "large", email, testkit.StaffPassword)
	if err != nil {
		t.Fatal(err)
	}
	return person
}

func TestManyOrdersArePagedFilteredSortedAndFound(t *testing.T) {
	t.Parallel()
	address, masterKey := testkit.NewURL(t, dialect.SQLite), filepath.Join(t.TempDir(), "master.keyset")
	if err := vault.CreateMasterKey(masterKey); err != nil {
		t.Fatal(err)
	}
	email := fillLarge(t, address, masterKey)
	findOrders(t, serveLarge(t, address, masterKey, email), "20,000")
}

// findOrders checks the list of orders of a store with `total` orders: paging, filters, sorting and search.
func findOrders(t testing.TB, viewer *member, total string) {
	t.Helper()
	type list struct {
		Edges []struct {
			Cursor string
			Node   struct{ Number string }
		}
	}
	var found struct{ Latest, Oldest, Middle, Waiting list }
	viewer.must(t, `query($middle: Time!) {
		latest: orders(first: 60, orderBy: {field: CREATED_AT, direction: DESC}) { edges { node { number } } }
		oldest: orders(first: 1, orderBy: {field: CREATED_AT, direction: ASC}) { edges { node { number } } }
		middle: orders(first: 3, where: {createdAtLT: $middle}, orderBy: {field: CREATED_AT, direction: DESC}) { edges { cursor node { number } } }
		waiting: orders(first: 1, where: {status: PROCESSING}, orderBy: {field: CREATED_AT, direction: ASC}) { edges { node { number } } }
	}`, vars{"middle": time.Now().AddDate(0, -6, 0)}, &found)
	latest, oldest, middle := found.Latest.Edges, found.Oldest.Edges[0].Node.Number, found.Middle.Edges
	p := openThrough(t, viewer.baseURL, viewer, "/orders")
	p.sees("link", latest[0].Node.Number)
	p.holdsText(total)
	p.lacks("link", latest[25].Node.Number)
	p.click("button", "Next page")
	p.at("after=")
	p.sees("link", latest[25].Node.Number)
	p.lacks("link", latest[0].Node.Number)
	p.click("button", "Next page")
	p.sees("link", latest[50].Node.Number)
	p.click("button", "Previous page")
	p.sees("link", latest[25].Node.Number)
	p.open("/orders?after=" + url.QueryEscape(middle[0].Cursor))
	p.sees("link", middle[1].Node.Number)
	p.lacks("link", middle[0].Node.Number)
	p.fill("searchbox", "Search orders", oldest)
	p.at("q=" + oldest)
	p.sees("link", oldest)
	p.holdsText("1 row")
	p.click("link", "To deliver")
	p.at("status=PROCESSING", "sort=created")
	p.sees("link", found.Waiting.Edges[0].Node.Number)
	p.lacks("link", oldest)
	p.open("/orders?sort=created")
	p.sees("link", oldest)
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", middle[2].Node.Number)
	p.sees("option", middle[2].Node.Number+"*")
	p.press("\r")
	p.at("/orders/" + middle[2].Node.Number)
	p.sees("heading", middle[2].Node.Number)
	if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
		t.Fatal(err)
	}
	p.at("/orders?sort=created")
	p.sees("link", oldest)
	p.quiet()
}
