package main

import (
	"compress/gzip"
	"context"
	"database/sql"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	_ "github.com/lib/pq" // reads the dump

	"kiosk/internal/telemetry"
	"kiosk/internal/testkit"
)

// earlier are databases from before the migrations began again at 0001: the two stores of the demo, a few orders in the first one,
// and an erased customer. Their files, each with its master key, are in ent/migrations/testdata.
var earlier = map[string]struct{ token, order, customer, variation string }{
	dialect.SQLite: {
		"ksk_live_uAEQiDYBQabASbZ7cbS2Q7KEMkgrXvvU59L91Gp386I", "01a205ae-a65d-71b7-90ab-4c1e672419fb",
		"01a205ae-639a-76e1-9e2a-b286f98c5ee0", "01a205ae-6290-75d7-86a5-e8592337adef",
	},
	dialect.Postgres: {
		"ksk_live_ZY-tZEnI5ALaTdg_U_sw1eVDDqo2kjFCJjG_TKpksHI", "01a205ae-a7f8-73f9-9737-56f3aa83b26f",
		"01a205ae-6514-727a-bef3-739aaf60847d", "01a205ae-6379-7547-ada0-852490d92264",
	},
}

func TestADatabaseOfBeforeTheMigrationsBeganAnewIsBroughtOverAndSellsOn(t *testing.T) {
	t.Parallel()
	for dialectName, had := range earlier {
		name := map[string]string{dialect.SQLite: "sqlite", dialect.Postgres: "postgres"}[dialectName]
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := environment{
				"KIOSK_DATABASE_URL":    earlierDatabase(t, dialectName),
				"KIOSK_MASTER_KEY_FILE": filepath.Join(t.TempDir(), "master.keyset"),
				"KIOSK_OPS_ADDR":        telemetry.Off,
			}
			key, err := os.ReadFile(earlierFile(name + ".master"))
			testkit.Must(t, err)
			testkit.Must(t, os.WriteFile(env["KIOSK_MASTER_KEY_FILE"], key, 0o600))

			if got := run(t, env, "serve", "--addr", "127.0.0.1:0"); got.code == 0 || !strings.Contains(got.stderr, "kiosk migrate up") {
				t.Fatalf("it was served before it was brought over: %+v", got)
			}
			must(t, env, "migrate", "up")
			if got := must(t, env, "migrate", "up"); got != "The database is up to date.\n" {
				t.Errorf("the second time: %s", got)
			}
			if got := must(t, env, "verify"); !strings.Contains(got, "2 stores, 1,810 rows, no difference") {
				t.Errorf("verify: %s", got)
			}
			api := start(t, env, "serve", "--addr", "127.0.0.1:0").url(t) + "/api/v1/external"
			if got := request(t, http.MethodGet, api+"/orders/"+had.order, had.token, nil); !strings.Contains(string(got.body), `"credentials"`) {
				t.Errorf("an order from before: %d %s", got.status, got.body)
			}
			order := map[string]any{"customerId": had.customer, "items": []any{map[string]any{"variationId": had.variation}}}
			if got := request(t, http.MethodPost, api+"/orders", had.token, order); got.status != http.StatusCreated {
				t.Errorf("the next order: %d %s", got.status, got.body)
			}
		})
	}
}

func earlierFile(name string) string {
	return filepath.Join("..", "..", "ent", "migrations", "testdata", name)
}

// earlierDatabase returns the URL of a new copy of such a database.
func earlierDatabase(t *testing.T, dialectName string) string {
	t.Helper()
	if dialectName == dialect.SQLite {
		path := filepath.Join(t.TempDir(), "kiosk.db")
		testkit.Must(t, os.WriteFile(path, []byte(unzipped(t, "sqlite.db.gz")), 0o600))
		return "sqlite://" + path
	}
	address := emptyPostgres(t)
	db, err := sql.Open("postgres", address)
	testkit.Must(t, err)
	defer db.Close()
	_, err = db.ExecContext(context.WithoutCancel(t.Context()), unzipped(t, "postgres.sql.gz"))
	testkit.Must(t, err)
	return address
}

func unzipped(t *testing.T, name string) string {
	t.Helper()
	file, err := os.Open(earlierFile(name))
	testkit.Must(t, err)
	defer file.Close()
	reader, err := gzip.NewReader(file)
	testkit.Must(t, err)
	text, err := io.ReadAll(reader)
	testkit.Must(t, err)
	return string(text)
}
