package main

import (
	"context"
	"database/sql"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// latin1Postgres makes an empty database whose encoding is not UTF8, as servers with an old locale make them.
func latin1Postgres(t *testing.T) string {
	t.Helper()
	server, err := cluster.Shared()
	testkit.Must(t, err)
	name := "latin1_" + strings.ReplaceAll(uuid.NewString(), "-", "")
	admin, err := sql.Open("postgres", server.AdminURL())
	testkit.Must(t, err)
	defer admin.Close()
	_, err = admin.ExecContext(t.Context(), "CREATE DATABASE "+name+" ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
	testkit.Must(t, err)
	t.Cleanup(func() {
		if err := server.DropDatabase(context.WithoutCancel(t.Context()), name); err != nil {
			t.Error(err)
		}
	})
	return server.URL(name)
}

func TestADatabaseThatIsNotUTF8IsRefusedBeforeAnythingIsMadeInIt(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	source, target := env["KIOSK_DATABASE_URL"], latin1Postgres(t)
	env["KIOSK_DATABASE_URL"] = target
	for name, arguments := range map[string][]string{
		"init":          {"init", "--store", "acme", "--currency", "EUR", "--email", "ada@acme.example"},
		"migrate up":    {"migrate", "up"},
		"migrate copy":  {"migrate", "copy", "--from", source, "--to", target},
		"serve --check": {"serve", "--check", "--migrate"},
	} {
		t.Run(name, func(t *testing.T) {
			got := run(t, env, arguments...)
			said := got.stdout + got.stderr
			if got.code != exitFailure || !strings.Contains(said, "has the encoding LATIN1") || !strings.Contains(said, "ENCODING 'UTF8' TEMPLATE template0") {
				t.Errorf("%+v", got)
			}
			if tables := countTables(t, target); tables != 0 {
				t.Errorf("%d tables were made", tables)
			}
		})
	}
	if said := refuseToServe(t, env, "--migrate"); !strings.Contains(said, "has the encoding LATIN1") {
		t.Error(said)
	}
}

// refuseToServe starts a server that must end by itself, and returns what it printed.
func refuseToServe(t *testing.T, env environment, arguments ...string) (said string) {
	t.Helper()
	s := start(t, env, append([]string{"serve", "--addr", "127.0.0.1:0"}, arguments...)...)
	said = s.awaitMatch(t, s.stderr, `"msg":"serving"|(?m)^kiosk: .*`)[0]
	if !strings.HasPrefix(said, "kiosk: ") {
		t.Fatalf("it serves:\n%s", s.stderr)
	}
	if code := s.wait(t); code != exitFailure {
		t.Errorf("it ended with %d", code)
	}
	return said
}
