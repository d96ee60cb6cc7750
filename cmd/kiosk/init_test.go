package main

import (
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/creack/pty"

	"kiosk/internal/database"
	"kiosk/internal/telemetry"
	"kiosk/internal/testkit"
)

// newMachine returns an environment in which Kiosk was never set up.
func newMachine(t *testing.T, dialectName string) environment {
	t.Helper()
	folder := t.TempDir()
	env := environment{
		"KIOSK_DATABASE_URL":    "sqlite://" + filepath.Join(folder, "data", "kiosk.db"),
		"KIOSK_MASTER_KEY_FILE": filepath.Join(folder, "keys", "master.keyset"),
		"KIOSK_OPS_ADDR":        telemetry.Off,
	}
	if dialectName == dialect.Postgres {
		env["KIOSK_DATABASE_URL"] = emptyPostgres(t)
	}
	return env
}

// The password and the token that kiosk init shows once.
var (
	shownPassword = regexp.MustCompile(`shown once:\n +([a-z0-9]{16})\n`)
	shownToken    = regexp.MustCompile(`(ksk_live_\S+)`)
)

func TestInitSetsAStoreUpAndRepeatedChangesNothing(t *testing.T) {
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := newMachine(t, dialectName)
			command := []string{"init", "--store", "acme", "--currency", "eur", "--email", "Ada@acme.example"}
			first := run(t, env, command...)
			password, token := shownPassword.FindStringSubmatch(first.stdout), shownToken.FindString(first.stdout)
			if first.code != 0 || password == nil || token == "" {
				t.Fatalf("%+v", first)
			}
			if info, err := os.Stat(env["KIOSK_MASTER_KEY_FILE"]); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("the master key: %v %v", info, err)
			}
			again := run(t, env, command...)
			if again.code != 0 || strings.Count(again.stdout, "already") != 5 || strings.Contains(again.stdout, "shown once") {
				t.Errorf("repeated: %+v", again)
			}
			s := start(t, env, "serve", "--addr", "127.0.0.1:0")
			if got := request(t, http.MethodGet, s.url(t)+"/api/v1/external/products", token, nil); got.status != http.StatusOK {
				t.Errorf("the token gets %d", got.status)
			}
			s.signIn(t, "acme", "ada@acme.example", password[1])
		})
	}
}

func TestInitMakesNoSecondMasterKeyForStoresThatHaveOne(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	other := filepath.Join(t.TempDir(), "mistyped.keyset")
	got := run(t, env, "init", "--store", "acme", "--currency", "EUR", "--email", "ada@acme.example", "--master-key-file", other)
	if _, err := os.Stat(other); err == nil || got.code != exitFailure || !strings.Contains(got.stderr, "the database has stores") {
		t.Errorf("%v %+v", err, got)
	}
}

func TestInitNamesEverythingThatIsMissingWhereItCannotAsk(t *testing.T) {
	t.Parallel()
	env := newMachine(t, dialect.SQLite)
	got := run(t, env, "init")
	if got.code != exitFailure || !strings.Contains(got.stderr, "--store, --currency, --email") {
		t.Errorf("%+v", got)
	}
	if _, err := os.Stat(filepath.Dir(env["KIOSK_MASTER_KEY_FILE"])); err == nil {
		t.Error("a refused command made something")
	}
}

func TestInitNamesEveryInvalidFlagAndMakesNothing(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		got := run(t, env, "init", "--store", "ACME", "--currency", "euro", "--timezone", "Mars/Olympus", "--email", "ada", "--token-name", "")
		for _, flag := range []string{"kiosk: --store must be", " --currency must be", " --timezone must be", " --email must be", " --token-name is required"} {
			if !strings.Contains(got.stderr, flag) {
				t.Errorf("no %q in %+v", flag, got)
			}
		}
		if got.code != exitFailure || got.stdout != "" {
			t.Errorf("%+v", got)
		}
		got = run(t, env, "init", "--store", "acme", "--currency", "EUR", "--email", "ada")
		if listed := run(t, env, "store", "list"); got.code != exitFailure || strings.Contains(listed.stdout, "acme") {
			t.Errorf("%+v\n%+v", got, listed)
		}
	})
}

func TestInitNamesTheCurrencyThatAStoreHas(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		got := run(t, env, "init", "--store", "acme", "--currency", "USD", "--email", "ada@acme.example")
		if got.code != 0 || !strings.Contains(got.stdout, "acme is there already, in EUR") {
			t.Errorf("%+v", got)
		}
	})
}

func TestInitAsksOnATerminal(t *testing.T) {
	t.Parallel()
	terminal, watched, ended := initOnATerminal(t)
	for _, dialogue := range [][2]string{{"Short name of the store", "acme"}, {"Currency", "EUR"}, {"E-mail address", "ada@acme.example"}} {
		watched.awaitMatch(t, watched.stdout, dialogue[0]+`.*: `)
		_, err := terminal.WriteString(dialogue[1] + "\n")
		testkit.Must(t, err)
	}
	if err := <-ended; err != nil || !strings.Contains(watched.stdout.String(), "ksk_live_") {
		t.Errorf("%v\n%s", err, watched.stdout)
	}
}

func TestOneCtrlCEndsTheQuestionsOfInit(t *testing.T) {
	t.Parallel()
	terminal, watched, ended := initOnATerminal(t)
	watched.awaitMatch(t, watched.stdout, "Short name of the store.*: ")
	_, err := terminal.WriteString("\x03")
	testkit.Must(t, err)
	select {
	case err := <-ended:
		if err == nil || !strings.Contains(watched.stdout.String(), "interrupt signal received") {
			t.Errorf("%v\n%s", err, watched.stdout)
		}
	case <-time.After(waitTimeout):
		t.Errorf("it still asks\n%s", watched.stdout)
	}
}

// initOnATerminal runs kiosk init on a new machine. Its terminal output is the standard output of watched.
func initOnATerminal(t *testing.T) (terminal *os.File, watched *server, ended <-chan error) {
	t.Helper()
	env := newMachine(t, dialect.SQLite)
	command := exec.CommandContext(t.Context(), binary(t), "init")
	command.Env = os.Environ()
	for name, value := range env {
		command.Env = append(command.Env, name+"="+value)
	}
	terminal, err := pty.Start(command)
	testkit.Must(t, err)
	t.Cleanup(func() { terminal.Close() })
	shown := new(testkit.Log)
	done := make(chan error, 1)
	go func() {
		// Reading fails when the program has ended and its terminal with it.
		_, _ = io.Copy(shown, terminal)
		done <- command.Wait()
	}()
	return terminal, &server{stdout: shown, stderr: shown, ended: make(chan struct{})}, done
}

func TestAServerWithoutTLSIsExplained(t *testing.T) {
	t.Parallel()
	address := strings.ReplaceAll(emptyPostgres(t), "sslmode=disable", "sslmode=require")
	_, err := database.Open(t.Context(), address, database.Options{MaxConns: 1})
	if err == nil || !strings.Contains(err.Error(), "add sslmode=disable") {
		t.Errorf("%v", err)
	}
}
