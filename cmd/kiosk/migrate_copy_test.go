package main

import (
	"database/sql"
	"fmt"
	"maps"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

// TestAStoreMovesFromSQLiteToPostgreSQLAndSellsOn sells on SQLite, moves while nothing runs, and sells on from PostgreSQL.
func TestAStoreMovesFromSQLiteToPostgreSQLAndSellsOn(t *testing.T) {
	t.Parallel()
	s := withSupply(t, newDeployment(t, dialect.SQLite))
	source, target := s.env["KIOSK_DATABASE_URL"], emptyPostgres(t)
	move := []string{"migrate", "copy", "--from", source, "--to", target}
	order := map[string]any{"customerId": s.customer, "items": []any{map[string]any{"variationId": s.variation}}}
	key := []string{"Idempotency-Key", "order-1"}

	before := startProcess(t, s.env, "serve", "--addr", "127.0.0.1:0")
	api := before.url(t) + "/api/v1/external"
	placed := request(t, http.MethodPost, api+"/orders", s.token, order, key...)
	if placed.status != http.StatusCreated {
		t.Fatalf("%d %s", placed.status, placed.body)
	}
	expectRefused(t, run(t, s.env, move...), before.pid)
	before.terminate()
	before.wait(t)

	said := must(t, s.env, move...)
	for _, part := range []string{"Copied ", "SQLite: ", "PostgreSQL: ", "no difference", "KIOSK_DATABASE_URL"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is not in\n%s", part, said)
		}
	}
	if got := run(t, s.env, move...); got.code != exitFailure || !strings.Contains(got.stderr, "is not empty") {
		t.Errorf("a second copy into the same database: %+v", got)
	}
	if said := refuseToServe(t, s.env); !strings.Contains(said, "was copied to PostgreSQL") || !strings.Contains(said, "kiosk restored") {
		t.Error(said)
	}
	for _, line := range []string{"serve --check", "key rotate-master", "key retire-master", "store list", "migrate up", "token create --store acme --name n --all-scopes"} {
		if got := run(t, s.env, strings.Fields(line)...); got.code != exitFailure || !strings.Contains(got.stdout+got.stderr, "was copied to PostgreSQL") {
			t.Errorf("%s: %+v", line, got)
		}
	}
	moved := maps.Clone(s.env)
	moved["KIOSK_DATABASE_URL"] = target
	after := start(t, moved, "serve", "--with-worker", "--addr", "127.0.0.1:0")
	api = after.url(t) + "/api/v1/external"
	if again := request(t, http.MethodPost, api+"/orders", s.token, order, key...); string(again.body) != string(placed.body) {
		t.Errorf("the same request became\n%s\nand was\n%s", again.body, placed.body)
	}
	next := request(t, http.MethodPost, api+"/orders", s.token, order)
	if next.status != http.StatusCreated {
		t.Fatalf("the next order: %d %s", next.status, next.body)
	}
	for license, order := range map[string]response{"KEY-0000": placed, "KEY-0001": next} {
		got := request(t, http.MethodGet, api+"/orders/"+order.decode(t)["id"].(string), s.token, nil)
		if !strings.Contains(string(got.body), license) {
			t.Errorf("%s is not in %s", license, got.body)
		}
	}
	testkit.Eventually(t, waitTimeout, "the events are numbered on", func() bool {
		got := request(t, http.MethodGet, api+"/events", s.token, nil)
		return strings.Count(string(got.body), `"order.completed"`) >= 2
	})
	after.terminate()
	after.wait(t)
	must(t, moved, "verify")

	must(t, s.env, "verify")
	must(t, s.env, "backup", filepath.Join(t.TempDir(), "moved.db"))
	must(t, s.env, "restored")
	start(t, s.env, "serve", "--addr", "127.0.0.1:0").url(t)
}

func TestACopyThatFailedLeavesTheSQLiteFileInUse(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	taken := newDeployment(t, dialect.Postgres)
	withStore(t, taken, "other")
	if got := run(t, env, "migrate", "copy", "--from", env["KIOSK_DATABASE_URL"], "--to", taken["KIOSK_DATABASE_URL"]); got.code == 0 {
		t.Errorf("%+v", got)
	}
	must(t, env, "serve", "--check")
}

func TestMovingLeavesTheTablesOfAnEarlierKioskAlone(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	target := earlierDatabase(t, dialect.Postgres)
	before := countTables(t, target)
	got := run(t, env, "migrate", "copy", "--from", env["KIOSK_DATABASE_URL"], "--to", target)
	if got.code == 0 || !strings.Contains(got.stderr, "tables of an earlier Kiosk") {
		t.Errorf("%+v", got)
	}
	if after := countTables(t, target); after != before {
		t.Errorf("%d tables, and %d before", after, before)
	}
	must(t, environment{"KIOSK_DATABASE_URL": target, "KIOSK_OPS_ADDR": env["KIOSK_OPS_ADDR"]}, "migrate", "up")
}

func TestMovingPassesByViewsAndSucceedsWhenTheTablesCannotBeAnalysed(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	target := emptyPostgres(t)
	pool, err := sql.Open("postgres", target)
	testkit.Must(t, err)
	for _, statement := range []string{
		"CREATE VIEW people AS SELECT generate_series(1, 3) AS id",
		"CREATE SCHEMA other",
		"CREATE FUNCTION other.fails(n int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS 'BEGIN RETURN n; END'",
		"CREATE TABLE other.numbers AS SELECT 1 AS n",
		"CREATE INDEX ON other.numbers (other.fails(n))",
		"CREATE OR REPLACE FUNCTION other.fails(n int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RAISE 'it cannot be analysed'; END $$",
	} {
		_, err := pool.ExecContext(t.Context(), statement)
		testkit.Must(t, err)
	}
	testkit.Must(t, pool.Close())
	got := run(t, env, "migrate", "copy", "--from", env["KIOSK_DATABASE_URL"], "--to", target)
	if got.code != 0 || !strings.Contains(got.stdout, "Copied") || !strings.Contains(got.stderr, "it cannot be analysed") {
		t.Errorf("%+v", got)
	}
}

func TestMovingRefusesWhatItCannotMove(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	source := env["KIOSK_DATABASE_URL"]
	other := maps.Clone(env)
	other["KIOSK_MASTER_KEY_FILE"] = filepath.Join(t.TempDir(), "other.keyset")
	must(t, other, "key", "create")
	inUse, empty := emptyPostgres(t), emptyPostgres(t)
	user := startProcess(t, environment{
		"KIOSK_DATABASE_URL": inUse, "KIOSK_MASTER_KEY_FILE": env["KIOSK_MASTER_KEY_FILE"], "KIOSK_OPS_ADDR": env["KIOSK_OPS_ADDR"],
	}, "serve", "--migrate", "--addr", "127.0.0.1:0")
	user.url(t)
	for name, c := range map[string]struct {
		env      environment
		from, to string
		want     string
	}{
		"PostgreSQL to SQLite":            {env, empty, source, "no other direction is possible"},
		"a file that is not there":        {env, fmt.Sprintf("sqlite://%s/none.db", t.TempDir()), empty, "is the URL right?"},
		"another master key":              {other, source, empty, "master key"},
		"a database that others work on":  {env, source, inUse, "in use by kiosk"},
		"a server that does not respond":  {env, source, "postgres://127.0.0.1:1/kiosk?sslmode=disable", "127.0.0.1:1"},
		"a password that is not repeated": {env, source, "postgres://kiosk:hunter2@127.0.0.1:1/kiosk?sslmode=disable", "127.0.0.1:1"},
	} {
		t.Run(name, func(t *testing.T) {
			got := run(t, c.env, "migrate", "copy", "--from", c.from, "--to", c.to)
			if got.code == 0 || !strings.Contains(got.stderr, c.want) || strings.Contains(got.stderr+got.stdout, "hunter2") {
				t.Errorf("%+v", got)
			}
			if tables := countTables(t, empty); tables != 0 {
				t.Errorf("%d tables were made", tables)
			}
		})
	}
}
