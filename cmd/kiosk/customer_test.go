package main

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
)

func TestACustomerIsExportedAndErasedFromTheCommandLine(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		phone := "+5511912345678"
		id := withCustomer(t, env, "acme", "Zmarker", phone)
		file := filepath.Join(t.TempDir(), "zmarker.json")
		if got := run(t, env, "customer", "export", "--store", "acme", "+5511900000000", "--out", file); got.code != exitFailure {
			t.Errorf("%+v", got)
		}
		if _, err := os.Stat(file); err == nil {
			t.Error("an export that failed left a file")
		}
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

// TestErasingAgainEmptiesTheFile erases through the GraphQL API, which does not compact SQLite's file, and then twice from the
// command line: first while a process still reads the state before.
func TestErasingAgainEmptiesTheFile(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		id := withCustomer(t, env, "acme", "Zmarker", "+5511912345678")
		d := testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{})
		admin := newAdministration(d, nil)
		entered, err := admin.enter(t.Context(), "acme")
		if err != nil {
			t.Fatal(err)
		}
		err = d.SnapshotTx(t.Context(), func(tx *sql.Tx) error {
			var customers int
			if err := tx.QueryRowContext(t.Context(), "SELECT count(*) FROM customers").Scan(&customers); err != nil {
				return err
			}
			if _, err := admin.EraseCustomer(entered, uuid.MustParse(id)); err != nil {
				return err
			}
			got := run(t, env, "customer", "erase", "--store", "acme", id, "--yes-really")
			if isSQLite := d.Dialect == dialect.SQLite; isSQLite == (got.code == 0) || isSQLite && !strings.Contains(got.stderr, id) {
				t.Errorf("beside a reader: %+v", got)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if said := must(t, env, "customer", "erase", "--store", "acme", id, "--yes-really"); !strings.Contains(said, id+" was erased before") {
			t.Error(said)
		}
		if address, err := url.Parse(env["KIOSK_DATABASE_URL"]); err != nil || d.Dialect == dialect.SQLite && holds(t, address.Path, "Zmarker") {
			t.Errorf("the file still holds the name, or %v", err)
		}
	})
}

// holds reports whether the file or the log of a SQLite database contains the text.
func holds(t *testing.T, path, text string) bool {
	t.Helper()
	for _, file := range []string{path, path + "-wal"} {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(content, []byte(text)) {
			return true
		}
	}
	return false
}

// withCustomer registers a customer with a linked phone, as staff do, and returns the id.
func withCustomer(t *testing.T, env environment, slug, name, phone string) string {
	t.Helper()
	admin := newAdministration(testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{}), nil)
	entered, err := admin.enter(t.Context(), slug)
	if err != nil {
		t.Fatal(err)
	}
	registered, _, err := admin.RegisterCustomer(entered, customers.NewCustomer{Name: name, Phone: &phone, PhoneLinked: true})
	if err != nil {
		t.Fatal(err)
	}
	return registered.ID.String()
}
