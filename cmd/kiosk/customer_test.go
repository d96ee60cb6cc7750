package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

func TestACustomerIsExportedAndErasedFromTheCommandLine(t *testing.T) {
	t.Parallel()
	onBothHouses(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		phone := "+5511912345678"
		id := withCustomer(t, env, "acme", "Zmarker", phone)
		file := filepath.Join(t.TempDir(), "zmarker.json")
		must(t, env, "customer", "export", "--store", "acme", phone, "--out", file)
		content, err := os.ReadFile(file)
		var exported struct {
			Customer struct{ ID, Name string }
			Events   []any
		}
		if err != nil || json.Unmarshal(content, &exported) != nil || exported.Customer.ID != id || exported.Customer.Name != "Zmarker" || len(exported.Events) != 1 {
			t.Errorf("%v %s", err, content)
		}
		if got := run(t, env, "customer", "export", "--store", "acme", id, "--out", file); got.code != exitFailure {
			t.Errorf("a file was overwritten: %+v", got)
		}

		if got := run(t, env, "customer", "erase", "--store", "acme", phone); got.code != exitFailure || !strings.Contains(got.stderr, "--yes-really") {
			t.Errorf("%+v", got)
		}
		if said := must(t, env, "customer", "erase", "--store", "acme", phone, "--yes-really"); !strings.Contains(said, id+" is erased") {
			t.Error(said)
		}
		if got := run(t, env, "customer", "erase", "--store", "acme", phone, "--yes-really"); got.code != exitFailure || !strings.Contains(got.stderr, "linked") {
			t.Errorf("%+v", got)
		}
		if said := must(t, env, "customer", "erase", "--store", "acme", id, "--yes-really"); !strings.Contains(said, id+" was erased before") {
			t.Error(said)
		}
		left := must(t, env, "customer", "export", "--store", "acme", id)
		if strings.Contains(left, "Zmarker") || strings.Contains(left, phone) || !strings.Contains(left, id) {
			t.Errorf("after the erasure: %s", left)
		}
		if got := run(t, env, "customer", "erase", "--store", "acme", uuid.NewString(), "--yes-really"); got.code != exitFailure || !strings.Contains(got.stderr, "no such customer") {
			t.Errorf("%+v", got)
		}
		must(t, env, "verify")
	})
}

// withCustomer registers a customer with a linked phone, as the back office does, and returns the id.
func withCustomer(t *testing.T, env environment, slug, name, phone string) string {
	t.Helper()
	admin := newAdministration(testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{}), nil)
	entered, err := admin.enter(t.Context(), slug)
	if err != nil {
		t.Fatal(err)
	}
	registered, err := admin.RegisterCustomer(entered, resolver.NewCustomer{Name: name, Phone: &phone, PhoneLinked: true})
	if err != nil {
		t.Fatal(err)
	}
	return registered.ID.String()
}
