package main

import (
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

func TestOnlyADatabaseOfCitusIsDistributed(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	if got := run(t, env, "migrate", "distribute"); got.code != exitFailure || !strings.Contains(got.stderr, "kiosk migrate copy") {
		t.Errorf("%+v", got)
	}
	env["KIOSK_DATABASE_URL"] = emptyPostgres(t)
	if got := run(t, env, "migrate", "distribute"); got.code != exitFailure || !strings.Contains(got.stderr, "no extension citus") {
		t.Errorf("%+v", got)
	}
	if tables := countTables(t, env["KIOSK_DATABASE_URL"]); tables != 0 {
		t.Errorf("%d tables were made", tables)
	}
}
