package main

import (
	"errors"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/telemetry"
	"kiosk/internal/testkit"
)

// newDeployment returns an environment with a migrated database and a master key.
func newDeployment(t *testing.T, dialectName string) environment {
	t.Helper()
	env := environment{
		"KIOSK_DATABASE_URL":    testkit.NewURL(t, dialectName),
		"KIOSK_MASTER_KEY_FILE": filepath.Join(t.TempDir(), "keys", "master.keyset"),
		"KIOSK_OPS_ADDR":        telemetry.Off,
	}
	must(t, env, "key", "create")
	return env
}

func onBothDeployments(t *testing.T, test func(t *testing.T, env environment)) {
	t.Helper()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, newDeployment(t, dialectName))
		})
	}
}

func withStore(t *testing.T, env environment, slug string) {
	t.Helper()
	must(t, env, "store", "create", "--slug", slug, "--name", "Acme Keys", "--currency", "EUR")
}

func TestAnOperatorSetsAStoreUpAndServesIt(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		if got := must(t, env, "store", "list"); !regexp.MustCompile(`acme +[0-9a-f-]{36} +EUR +live +UTC +Acme Keys`).MatchString(got) {
			t.Errorf("store list:\n%s", got)
		}
		token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "products:read,orders:read"))
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		products := s.url(t) + "/api/v1/external/products"
		if got := request(t, http.MethodGet, products, token, nil); got.status != http.StatusOK || string(got.body) != "[]\n" && string(got.body) != "[]" {
			t.Errorf("%d %s", got.status, got.body)
		}
		s.terminate()
		if code := s.wait(t); code != 0 {
			t.Errorf("ended with %d\n%s", code, s.stderr)
		}
	})
}

func TestARevokedTokenIsListedAsSuchAndRefused(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	env["KIOSK_STORE"] = "acme"
	token := strings.TrimSpace(must(t, env, "token", "create", "--name", "bot", "--all-scopes", "--expires-in", "24h"))
	before := must(t, env, "token", "list")
	if strings.Contains(before, token) || !strings.Contains(before, "active until ") || !strings.Contains(before, "orders:write orders:refund customers:read") {
		t.Errorf("token list:\n%s", before)
	}
	id := regexp.MustCompile(`[0-9a-f-]{36}`).FindString(before)
	must(t, env, "token", "revoke", id)
	if after := must(t, env, "token", "list"); !strings.Contains(after, "revoked") {
		t.Errorf("token list:\n%s", after)
	}
	s := start(t, env, "serve", "--addr", "127.0.0.1:0")
	if got := request(t, http.MethodGet, s.url(t)+"/api/v1/external/products", token, nil); got.status != http.StatusUnauthorized {
		t.Errorf("a revoked token gets %d", got.status)
	}
}

func TestStaffPasswordsAreGeneratedOrReadFromTheInput(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	create := []string{"staff", "create", "--store", "acme", "--role", "OWNER", "--email"}
	if got := must(t, env, append(create, "ada@acme.example")...); len(strings.TrimSpace(got)) < 12 {
		t.Errorf("generated password %q", got)
	}
	got := runWithInput(t, env, "correct horse\n", append(create, "eve@acme.example", "--password-stdin")...)
	if got.code != 0 || strings.Contains(got.stdout+got.stderr, "correct horse") {
		t.Errorf("%+v", got)
	}
	got = runWithInput(t, env, "short\n", append(create, "joe@acme.example", "--password-stdin")...)
	if got.code != exitFailure || !strings.Contains(got.stderr, "password must have 8 to 256 bytes") {
		t.Errorf("%+v", got)
	}
}

func TestMigrationsGoUpOnceAndStatusListsThePendingOnes(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "new.db")
	env := environment{"KIOSK_DATABASE_URL": "sqlite://" + file}
	if got := run(t, env, "migrate", "status"); got.code != exitFailure || !strings.Contains(got.stderr, "is the URL right?") {
		t.Errorf("of no file: %+v", got)
	}
	testkit.Must(t, os.WriteFile(file, nil, 0o600))
	before := run(t, env, "migrate", "status")
	if before.code != exitFailure || !strings.Contains(before.stdout, "pending") || !strings.Contains(before.stderr, "run kiosk migrate up") {
		t.Errorf("%+v", before)
	}
	if got := must(t, env, "migrate", "up"); !strings.HasPrefix(got, "Applied ") {
		t.Error(got)
	}
	if got := must(t, env, "migrate", "up"); got != "The database is up to date.\n" {
		t.Error(got)
	}
	if got := must(t, env, "migrate", "status"); strings.Contains(got, "pending") {
		t.Error(got)
	}
}

// TestMigrateUpAndVerifySayOnWhichDatabaseTheyWork checks that the operator notices the default database.
func TestMigrateUpAndVerifySayOnWhichDatabaseTheyWork(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		u, err := url.Parse(env["KIOSK_DATABASE_URL"])
		testkit.Must(t, err)
		want := "In the SQLite file " + u.Path + ".\n"
		if u.Scheme != "sqlite" {
			want = "In the PostgreSQL database " + strings.TrimPrefix(u.Path, "/") + " on " + u.Host + ".\n"
		}
		for _, arguments := range [][]string{{"migrate", "up"}, {"verify"}, {"verify", "--json"}} {
			if got := run(t, env, arguments...); got.code != 0 || got.stderr != want || strings.Contains(got.stdout, want) {
				t.Errorf("%v: %d, %q, want %q", arguments, got.code, got.stderr, want)
			}
		}
	})
}

func TestAMasterKeyIsNeverOverwritten(t *testing.T) {
	t.Parallel()
	env := environment{"KIOSK_MASTER_KEY_FILE": filepath.Join(t.TempDir(), "master.keyset")}
	must(t, env, "key", "create")
	before, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"])
	if err != nil {
		t.Fatal(err)
	}
	got := run(t, env, "key", "create")
	after, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"])
	if err != nil || got.code != exitFailure || !strings.Contains(got.stderr, "exists already") || string(before) != string(after) {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestFlagsComeBeforeTheEnvironment(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "master.keyset")
	env := environment{"KIOSK_MASTER_KEY_FILE": "/nowhere/master.keyset"}
	must(t, env, "key", "create", "--master-key-file", file)
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

func TestWrongCommandLinesAreExplained(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	unmigrated := "sqlite://" + filepath.Join(t.TempDir(), "new.db")
	for line, want := range map[string]struct {
		code int
		says string
	}{
		"frobnicate":                                                                  {exitUsage, "unexpected argument frobnicate"},
		"serve --frobnicate":                                                          {exitUsage, "See kiosk serve --help"},
		"serve --log-level loud":                                                      {exitUsage, "loud"},
		"serve --trusted-proxies 300.1.2.3":                                           {exitUsage, `"300.1.2.3" is no network`},
		"serve --addr 127.0.0.1:0 --tls-cert c.pem":                                   {exitFailure, "--tls-cert and --tls-key belong together"},
		"serve --addr 127.0.0.1:0 --tls-cert c --tls-key k":                           {exitFailure, "TLS certificate: open c"},
		"serve --addr nonsense":                                                       {exitFailure, "listen on nonsense"},
		"serve --addr 127.0.0.1:0 --database-url mysql://x":                           {exitFailure, "must begin with postgres://"},
		"serve --addr 127.0.0.1:0 --database-url " + unmigrated:                       {exitFailure, "run kiosk migrate up"},
		"serve --addr 127.0.0.1:0 --database-connections=-1":                          {exitFailure, "must not be negative"},
		"store create --slug a":                                                       {exitUsage, "missing flags"},
		"store create --slug A! --name n --currency eu":                               {exitFailure, "--slug must be"},
		"store create --slug acme --name n --currency EUR":                            {exitFailure, "--slug is the slug of another store"},
		"store create --slug b --name n --currency EUR --timezone Mars":               {exitFailure, "--timezone must be"},
		"store list --database-url " + unmigrated:                                     {exitFailure, "run kiosk migrate up"},
		"token create --store nope --name n --all-scopes":                             {exitFailure, `There is no store "nope".`},
		"token create --store acme --name n":                                          {exitFailure, "say what the token may do"},
		"token create --store acme --name n --scope fly":                              {exitFailure, `--scope is not a scope: "fly"; the scopes are products:read, orders:read,`},
		"token create --store acme --name n --all-scopes --scope orders:read":         {exitFailure, "not both"},
		"token create --store acme --name n --all-scopes --expires-in=-1h":            {exitFailure, "must be positive"},
		"token create --store acme --name n --all-scopes --expires-in 0s":             {exitFailure, "--expires-in must be positive; leave it out"},
		"token create --store acme --name n --scope orders:read --refund-limit 50.00": {exitFailure, "--refund-limit needs the scope orders:refund"},
		"store create --slug b --name n --currency ABC":                               {exitFailure, "--currency must be an ISO 4217 code"},
		"store create --slug b --name n --currency eur":                               {exitFailure, "--currency must be an ISO 4217 code"},
		"token revoke --store acme seven":                                             {exitUsage, "invalid UUID"},
		"token revoke --store acme 00000000-0000-7000-8000-000000000000":              {exitFailure, "There is no such token"},
		"staff create --store acme --email nonsense --role OWNER":                     {exitFailure, "--email must be an e-mail address"},
		"staff create --store acme --email a@b.example --role KING":                   {exitUsage, "OWNER"},
		"key create --master-key-file /dev/null/key":                                  {exitFailure, "/dev/null"},
		"demo --addr 127.0.0.1:0 --data /dev/null/demo":                               {exitFailure, "/dev/null"},
		"webhook listen --addr nonsense":                                              {exitFailure, "listen for webhooks"},
	} {
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			got := run(t, env, strings.Fields(line)...)
			if got.code != want.code || !strings.Contains(got.stderr, want.says) {
				t.Errorf("code %d, want %d\n%swant ...%s", got.code, want.code, got.stderr, want.says)
			}
			if strings.Contains(got.stderr, "panic") || got.stdout != "" {
				t.Errorf("%+v", got)
			}
		})
	}
}

func TestNoFileIsMadeOfAMistypedURL(t *testing.T) {
	t.Parallel()
	key := newDeployment(t, dialect.SQLite)["KIOSK_MASTER_KEY_FILE"]
	for _, line := range []string{
		"backup copy.db", "restored", "verify",
		"store list", "token list --store acme", "staff create --store acme --email a@b.example --role OWNER",
		"customer export --store acme +5511912345678", "key rotate-master",
		"serve --addr 127.0.0.1:0 --ops-addr off", "serve --check",
	} {
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			folder := filepath.Join(t.TempDir(), "var")
			env := environment{"KIOSK_DATABASE_URL": "sqlite://" + filepath.Join(folder, "kisok.db"), "KIOSK_MASTER_KEY_FILE": key}
			if got := run(t, env, strings.Fields(line)...); got.code != exitFailure || !strings.Contains(got.stdout+got.stderr, "is the URL right?") {
				t.Errorf("%+v", got)
			}
			if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("something was made: %v", err)
			}
		})
	}
}

func TestErrorsNeverShowADatabasesPassword(t *testing.T) {
	t.Parallel()
	got := run(t, nil, "migrate", "up", "--database-url", "postgres://kiosk:hunter2@127.0.0.1:1/kiosk?connect_timeout=2")
	if got.code != exitFailure || strings.Contains(got.stderr, "hunter2") {
		t.Errorf("%+v", got)
	}
}

func TestHelpNamesEveryCommandAndVariable(t *testing.T) {
	t.Parallel()
	overview := must(t, nil, "--help")
	for _, command := range []string{
		"demo", "serve", "migrate up", "migrate status", "migrate copy", "key create", "store create", "store list",
		"token create", "token list", "token revoke", "staff create", "webhook listen", "listen", "trigger", "logs",
	} {
		if !strings.Contains(overview, "  "+command+" ") {
			t.Errorf("kiosk --help does not list %s", command)
		}
		help := must(t, nil, append(strings.Fields(command), "--help")...)
		if !strings.Contains(help, "Usage: kiosk "+command) {
			t.Errorf("kiosk %s --help says\n%s", command, help)
		}
	}
	if got := must(t, nil); got != overview {
		t.Errorf("kiosk without arguments says\n%s", got)
	}
	serve := must(t, nil, "serve", "--help")
	for _, text := range []string{"$KIOSK_DATABASE_URL", "$KIOSK_MASTER_KEY_FILE", "$KIOSK_ADDR", "HTTP:", "Database:", "Examples:"} {
		if !strings.Contains(serve, text) {
			t.Errorf("kiosk serve --help lacks %s", text)
		}
	}
}

func TestWebhookListenerEndsOnASignal(t *testing.T) {
	t.Parallel()
	s := start(t, nil, "webhook", "listen", "--addr", "127.0.0.1:0")
	url := s.awaitMatch(t, s.stdout, `Listening on (http://\S+)`)[1]
	request(t, http.MethodPost, url, "", map[string]any{"id": "evt_1", "type": "stock.low", "data": map[string]any{}})
	s.awaitMatch(t, s.stdout, "stock.low")
	s.terminate()
	if code := s.wait(t); code != 0 {
		t.Errorf("ended with %d", code)
	}
}
