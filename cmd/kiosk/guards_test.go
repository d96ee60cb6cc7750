package main

import (
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// expectRefused checks that a command failed and named the process.
func expectRefused(t *testing.T, got result, pid int) {
	t.Helper()
	if got.code != exitFailure || !strings.Contains(got.stderr, fmt.Sprintf("process %d", pid)) {
		t.Errorf("want a refusal that names process %d: %+v", pid, got)
	}
}

func TestOneProcessServesASQLiteFile(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	serve := []string{"serve", "--addr", "127.0.0.1:0"}
	first := startProcess(t, env, serve...)
	first.url(t)
	expectRefused(t, run(t, env, serve...), first.pid)
	expectRefused(t, run(t, env, append(serve, "--migrate")...), first.pid)

	linked := filepath.Join(t.TempDir(), "linked.db")
	address, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	testkit.Must(t, os.Symlink(address.Path, linked))
	expectRefused(t, run(t, env, append(serve, "--database-url", "sqlite://"+linked)...), first.pid)
	must(t, env, "serve", "--check")
	withStore(t, env, "acme") // what administers may write beside the process that serves

	first.kill()
	first.wait(t)
	start(t, env, serve...).url(t)
}

// TestASQLiteFileThatWasReplacedIsNeitherReadNorWritten puts a backup in the place of the file while it is served, as a careless
// restore does. Writes to the former file would be lost when the process ends, and reads would find either file.
func TestASQLiteFileThatWasReplacedIsNeitherReadNorWritten(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "customers:write,events:read,products:read"))
	address, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	backup, aside := filepath.Join(t.TempDir(), "backup.db"), filepath.Join(t.TempDir(), "aside.db")
	must(t, env, "backup", backup)

	s := start(t, env, "serve", "--addr", "127.0.0.1:0")
	register := func(name string) response {
		return request(t, http.MethodPost, s.url(t)+"/api/v1/external/customers", token, map[string]string{"name": name})
	}
	if got := register("Ana"); got.status != http.StatusCreated {
		t.Fatalf("%d %s", got.status, got.body)
	}
	testkit.Must(t, os.Rename(address.Path, aside))
	for _, replace := range []func(){
		func() {}, // deleted
		func() { testkit.Must(t, os.Rename(backup, address.Path)) },
	} {
		replace()
		if got := register("Bruno"); got.status != http.StatusServiceUnavailable || !strings.Contains(string(got.body), `"unavailable"`) {
			t.Errorf("%d %s", got.status, got.body)
		}
		for _, path := range []string{"/events", "/events?after=end", "/products"} {
			if got := request(t, http.MethodGet, s.url(t)+"/api/v1/external"+path, token, nil); got.status != http.StatusServiceUnavailable {
				t.Errorf("%s: %d %s", path, got.status, got.body)
			}
		}
		if !strings.Contains(s.stderr.String(), address.Path+" was deleted or replaced while it was open") {
			t.Errorf("the log does not say so\n%s", s.stderr)
		}
	}
	if got := request(t, http.MethodGet, s.url(t)+"/readyz", "", nil); got.status != http.StatusServiceUnavailable {
		t.Errorf("%d %s", got.status, got.body)
	}
	testkit.Must(t, os.Rename(aside, address.Path))
	if got := register("Bruno"); got.status != http.StatusCreated {
		t.Errorf("with the file in its place: %d %s", got.status, got.body)
	}
}

// TestASQLiteFileIsMigratedOnlyWhileNothingServesIt uses a file without its last migration, like one that a newer program opens.
func TestASQLiteFileIsMigratedOnlyWhileNothingServesIt(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	initialise := []string{"init", "--store", "acme", "--currency", "EUR", "--email", "ada@acme.example"}
	serving := startProcess(t, env, "serve", "--addr", "127.0.0.1:0")
	serving.url(t)
	must(t, env, initialise...)
	must(t, env, "migrate", "up") // nothing is pending

	forgetLastMigration(t, env)
	expectRefused(t, run(t, env, "migrate", "up"), serving.pid)
	expectRefused(t, run(t, env, initialise...), serving.pid)
	if got := run(t, env, "migrate", "status"); got.code != exitFailure || !strings.Contains(got.stdout, "pending") {
		t.Errorf("a refused command migrated: %+v", got)
	}
	serving.terminate()
	serving.wait(t)
	if got := must(t, env, "migrate", "up"); got != "Applied 1; the database is up to date.\n" {
		t.Error(got)
	}
}

// forgetLastMigration makes the last migration pending again. It may be applied twice.
func forgetLastMigration(t *testing.T, env environment) {
	t.Helper()
	d := testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{MaxConns: 1})
	_, err := d.SQL.ExecContext(t.Context(), "DELETE FROM kiosk_migrations WHERE version_id = (SELECT max(version_id) FROM kiosk_migrations)")
	testkit.Must(t, errors.Join(err, d.Close()))
}

func TestOneProcessServesTheDemoOfAFolder(t *testing.T) {
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			demo := []string{"demo", "--addr", "127.0.0.1:0", "--days", "0", "--data", folder, "--database-url", testkit.NewURL(t, dialectName)}
			first := startProcess(t, nil, demo...)
			first.awaitMatch(t, first.stdout, "Ctrl-C ends the demo")
			before, err := os.ReadFile(filepath.Join(folder, "info.json"))
			testkit.Must(t, err)
			expectRefused(t, run(t, nil, demo...), first.pid)
			after, err := os.ReadFile(filepath.Join(folder, "info.json"))
			testkit.Must(t, err)
			if string(before) != string(after) {
				t.Error("the second demo wrote into the folder")
			}
			first.terminate()
			first.wait(t)
			again := start(t, nil, demo...)
			again.awaitMatch(t, again.stdout, "Ctrl-C ends the demo")
		})
	}
}

func TestRestoredRefusesADatabaseInUseAndNamesItsUsers(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		serving := startProcess(t, env, "serve", "--addr", "127.0.0.1:0")
		serving.url(t)
		user := fmt.Sprintf("process %d", serving.pid)
		if strings.HasPrefix(env["KIOSK_DATABASE_URL"], "postgres") {
			user = "kiosk"
		}
		got := run(t, env, "restored")
		if got.code != exitFailure || !strings.Contains(got.stderr, "in use by "+user) || !strings.Contains(got.stderr, "--yes-really") {
			t.Errorf("%+v", got)
		}
		if sequence := eventSequence(t, env); sequence != 0 {
			t.Errorf("a refused command moved the event numbers to %d", sequence)
		}
		must(t, env, "restored", "--yes-really")
		if sequence := eventSequence(t, env); sequence != 1_000_000 {
			t.Errorf("event numbers begin at %d", sequence)
		}
		serving.terminate()
		serving.wait(t)
		must(t, env, "restored")
	})
}

// TestAWrongMasterKeyIsFoundAfterARestore runs the commands of docs/operations/backup.md, "Restore", with another master key.
func TestAWrongMasterKeyIsFoundAfterARestore(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		other := maps.Clone(env)
		other["KIOSK_MASTER_KEY_FILE"] = filepath.Join(t.TempDir(), "other.keyset")
		if got := run(t, other, "restored"); got.code != exitFailure || !strings.Contains(got.stderr, "no master key file") {
			t.Errorf("restored without the key: %+v", got)
		}
		if got := run(t, other, "verify"); got.code != 0 || !strings.Contains(got.stderr, "The master key was not checked: there is no file "+other["KIOSK_MASTER_KEY_FILE"]) {
			t.Errorf("verify without the key: %+v", got)
		}
		must(t, other, "key", "create")
		for _, command := range []string{"restored", "verify"} {
			got := run(t, other, command)
			if got.code != exitFailure || !strings.Contains(got.stderr, "does not open the store's keys") ||
				!strings.Contains(got.stderr, "--master-key-file (KIOSK_MASTER_KEY_FILE)") {
				t.Errorf("%s with another key: %+v", command, got)
			}
			if hasVerdict := strings.Contains(got.stdout, "no difference"); hasVerdict != (command == "verify") {
				t.Errorf("%s with another key printed %q", command, got.stdout)
			}
		}
		if sequence := eventSequence(t, env); sequence != 0 {
			t.Errorf("a refused command moved the event numbers to %d", sequence)
		}
		must(t, env, "verify")
		must(t, env, "restored")
	})
}

// eventSequence returns the last number of an event in the only store.
func eventSequence(t *testing.T, env environment) (sequence int64) {
	t.Helper()
	d, err := database.Open(t.Context(), env["KIOSK_DATABASE_URL"], database.Options{MaxConns: 1})
	testkit.Must(t, err)
	testkit.Must(t, d.SQL.QueryRowContext(t.Context(), "SELECT last_sequence FROM event_feeds").Scan(&sequence))
	testkit.Must(t, d.Close())
	return sequence
}

func TestCheckWithMigrateWritesNothing(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	serveCheck := []string{"serve", "--check", "--migrate"}

	t.Run("no SQLite file", func(t *testing.T) {
		t.Parallel()
		folder := filepath.Join(t.TempDir(), "var")
		got := must(t, env, append(serveCheck, "--database-url", "sqlite://"+folder+"/kiosk.db")...)
		if _, err := os.Stat(folder); err == nil || !strings.Contains(got, "pending") {
			t.Errorf("made %s\n%s", folder, got)
		}
	})
	t.Run("empty SQLite file", func(t *testing.T) {
		t.Parallel()
		file := filepath.Join(t.TempDir(), "kiosk.db")
		d, err := database.Open(t.Context(), "sqlite://"+file, database.Options{}) // which makes the file
		testkit.Must(t, err)
		testkit.Must(t, d.Close())
		before := folderContent(t, filepath.Dir(file))
		got := must(t, env, append(serveCheck, "--database-url", "sqlite://"+file)...)
		if after := folderContent(t, filepath.Dir(file)); after != before || !strings.Contains(got, "pending") {
			t.Errorf("the folder was\n%s\nand is\n%s\n%s", before, after, got)
		}
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Parallel()
		address := emptyPostgres(t)
		got := must(t, env, append(serveCheck, "--database-url", address)...)
		if tables := countTables(t, address); tables != 0 || !strings.Contains(got, "pending") {
			t.Errorf("%d tables\n%s", tables, got)
		}
	})
}

func TestMigrateStatusWritesNothing(t *testing.T) {
	t.Parallel()
	status := func(t *testing.T, address string) {
		t.Helper()
		got := run(t, environment{"KIOSK_DATABASE_URL": address}, "migrate", "status")
		if got.code != exitFailure || !strings.Contains(got.stdout, "0001_init.sql") || !strings.Contains(got.stderr, "run kiosk migrate up") {
			t.Errorf("%+v", got)
		}
	}
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		file := filepath.Join(t.TempDir(), "kiosk.db")
		d, err := database.Open(t.Context(), "sqlite://"+file, database.Options{}) // which makes the file
		testkit.Must(t, err)
		testkit.Must(t, d.Close())
		before := folderContent(t, filepath.Dir(file))
		status(t, "sqlite://"+file)
		if after := folderContent(t, filepath.Dir(file)); after != before {
			t.Errorf("the folder was\n%s\nand is\n%s", before, after)
		}
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		address := emptyPostgres(t)
		status(t, address)
		if tables := countTables(t, address); tables != 0 {
			t.Errorf("made %d tables", tables)
		}
	})
}

// folderContent returns the names, sizes and hashes of the files in a folder.
func folderContent(t *testing.T, folder string) string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	testkit.Must(t, err)
	var text strings.Builder
	for _, entry := range entries {
		content, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		testkit.Must(t, err)
		fmt.Fprintf(&text, "%s %d %s\n", entry.Name(), len(content), hashOf(string(content)))
	}
	return text.String()
}

func countTables(t *testing.T, address string) (tables int) {
	t.Helper()
	pool, err := sql.Open("postgres", address)
	testkit.Must(t, err)
	defer pool.Close()
	testkit.Must(t, pool.QueryRowContext(t.Context(), "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").Scan(&tables))
	return tables
}
