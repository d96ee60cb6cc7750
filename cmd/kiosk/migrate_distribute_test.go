package main

import (
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

func TestOnlyADatabaseOfCitusIsDistributed(t *testing.T) {
	t.Parallel()
	for dialectName, want := range map[string]string{
		dialect.SQLite:   "kiosk migrate copy",
		dialect.Postgres: "no extension citus",
	} {
		env := newDeployment(t, dialectName)
		if got := run(t, env, "migrate", "distribute"); got.code != exitFailure || !strings.Contains(got.stderr, want) {
			t.Errorf("%s: %+v", dialectName, got)
		}
	}
}
