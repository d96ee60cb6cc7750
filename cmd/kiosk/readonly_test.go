package main

import (
	"bytes"
	"context"
	"maps"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"

	"entgo.io/ent/dialect"
	"golang.org/x/sys/unix"

	"kiosk/internal/testkit"
)

// boundByModes calls start so that the process it begins is bound by the modes of files, even if the account is root.
func boundByModes(t *testing.T, start func()) {
	t.Helper()
	failed := make(chan error, 1)
	go func() {
		defer close(failed)
		runtime.LockOSThread() // for good: the thread ends with the goroutine, and only its children lack the capabilities
		if os.Geteuid() == 0 {
			for _, capability := range []uintptr{unix.CAP_DAC_OVERRIDE, unix.CAP_DAC_READ_SEARCH} {
				if err := unix.Prctl(unix.PR_CAPBSET_DROP, capability, 0, 0, 0); err != nil {
					failed <- err
					return
				}
			}
		}
		start()
	}()
	testkit.Must(t, <-failed)
}

// runBoundByModes runs the built program to its end, bound by modes.
func runBoundByModes(t *testing.T, env environment, arguments ...string) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	var stdout, stderr bytes.Buffer
	command := exec.CommandContext(ctx, binary(t), arguments...)
	command.Stdout, command.Stderr = &stdout, &stderr
	for name, value := range env {
		command.Env = append(command.Env, name+"="+value)
	}
	boundByModes(t, func() { _ = command.Run() }) // the code says how it ended
	if ctx.Err() != nil {
		t.Fatalf("kiosk %s goes on:\n%s", strings.Join(arguments, " "), &stderr)
	}
	return result{command.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// TestAStartWhilePostgreSQLFailsOverServesReads starts while the address leads to a standby that is not promoted yet.
func TestAStartWhilePostgreSQLFailsOverServesReads(t *testing.T) {
	t.Parallel()
	r := startReplicated(t)
	env := maps.Clone(r.env)
	env["KIOSK_DATABASE_URL"] = r.standby.URL("kiosk")
	delete(env, "KIOSK_DATABASE_REPLICA_URL")
	if got := run(t, env, "serve", "--check"); got.code != 0 || !regexp.MustCompile(`warning +database +standby: .*kiosk on `).MatchString(got.stdout) {
		t.Errorf("%+v", got)
	}
	s := start(t, env, "serve", "--addr", "127.0.0.1:0")
	url := s.url(t)
	s.awaitMatch(t, s.stderr, `"level":"WARN".*the database takes no writes yet`)
	if got := request(t, http.MethodGet, url+"/readyz", "", nil); got.status != http.StatusOK {
		t.Errorf("%d %s", got.status, got.body)
	}
}

func TestOnAStandbyWritesAreUnavailableAndTheMasterKeyFileStaysAsItIs(t *testing.T) {
	t.Parallel()
	r := startReplicated(t)
	env := maps.Clone(r.env)
	env["KIOSK_DATABASE_URL"] = r.standby.URL("kiosk")
	delete(env, "KIOSK_DATABASE_REPLICA_URL")
	before, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"])
	testkit.Must(t, err)
	var commands sync.WaitGroup
	for _, command := range []string{"key rotate-master", "key rotate-store " + r.Store.Store.Slug, "store create --slug b --name B --currency EUR", "restored --yes-really", "store shred --yes-really " + r.Store.Store.Slug} {
		commands.Go(func() {
			if got := run(t, env, strings.Fields(command)...); got.code != exitFailure || !strings.Contains(got.stderr, "standby") || strings.Contains(got.stderr, "busy") {
				t.Errorf("%s: %+v", command, got)
			}
		})
	}
	got := request(t, http.MethodPost, start(t, env, "serve", "--addr", "127.0.0.1:0").url(t)+"/api/v1/external/orders", r.FullToken, order(r.buyer, r.Hour.ID, 1))
	if got.status != http.StatusServiceUnavailable || got.decode(t)["code"] != "unavailable" {
		t.Errorf("%d %s", got.status, got.body)
	}
	commands.Wait()
	if after, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"]); err != nil || !bytes.Equal(after, before) {
		t.Errorf("the master key file was changed: %v", err)
	}
}

func TestServeRefusesAPostgreSQLDatabaseThatTakesNoWrites(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	u, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	query := u.Query()
	query.Set("default_transaction_read_only", "on")
	u.RawQuery = query.Encode()
	env["KIOSK_DATABASE_URL"] = u.String()
	if got := run(t, env, "serve", "--check"); got.code != exitFailure || !regexp.MustCompile(`WRONG +database .*refuses writes`).MatchString(got.stdout) {
		t.Errorf("%+v", got)
	}
	if said := refuseToServe(t, env); !strings.Contains(said, "refuses writes") {
		t.Error(said)
	}
}

func sqliteFile(t *testing.T, env environment) string {
	t.Helper()
	address, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	return address.Path
}

func TestServeRefusesASQLiteFileThatItsAccountCannotWrite(t *testing.T) {
	t.Parallel()
	for name, modes := range map[string][2]os.FileMode{
		"the file":   {0o444, 0o755},
		"the folder": {0o644, 0o555},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := newDeployment(t, dialect.SQLite)
			withStore(t, env, "acme")
			path := sqliteFile(t, env)
			folder := filepath.Dir(path)
			testkit.Must(t, os.Chmod(path, modes[0]))
			testkit.Must(t, os.Chmod(folder, modes[1]))
			t.Cleanup(func() { _ = os.Chmod(folder, 0o755) })
			for _, command := range [][]string{{"serve", "--check"}, {"serve", "--check", "--migrate"}, {"serve", "--addr", "127.0.0.1:0"}, {"serve", "--addr", "127.0.0.1:0", "--migrate"}} {
				got := runBoundByModes(t, env, command...)
				if said := got.stdout + got.stderr; got.code != exitFailure || !strings.Contains(said, path) {
					t.Errorf("%q: %+v", command, got)
				}
			}
		})
	}
}

// TestCheckFindsALockFileThatItsAccountCannotOpen uses a lock file as another account leaves it.
func TestCheckFindsALockFileThatItsAccountCannotOpen(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	lock := sqliteFile(t, env) + ".lock"
	testkit.Must(t, os.WriteFile(lock, nil, 0o600))
	testkit.Must(t, os.Chmod(lock, 0))
	for _, command := range [][]string{{"serve", "--check"}, {"serve", "--addr", "127.0.0.1:0"}} {
		got := runBoundByModes(t, env, command...)
		if said := got.stdout + got.stderr; got.code != exitFailure || !regexp.MustCompile(`open `+lock+`: permission denied: the account that runs Kiosk`).MatchString(said) {
			t.Errorf("%q: %+v", command, got)
		}
	}
}

// TestALockFileBelongsToTheOwnerOfWhatItLocks administers the files of another account as root, if root runs the tests.
func TestALockFileBelongsToTheOwnerOfWhatItLocks(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	for path, command := range map[string][]string{
		sqliteFile(t, env):           {"restored"},
		env["KIOSK_MASTER_KEY_FILE"]: {"key", "rotate-master"},
	} {
		uid := os.Geteuid()
		if uid == 0 {
			uid = 4711
			testkit.Must(t, os.Chown(path, uid, uid))
		}
		must(t, env, command...)
		info, err := os.Stat(path + ".lock")
		testkit.Must(t, err)
		if owner := int(info.Sys().(*syscall.Stat_t).Uid); owner != uid || info.Mode().Perm() != 0o600 {
			t.Errorf("after kiosk %s, %s.lock belongs to %d, and has mode %v", strings.Join(command, " "), path, owner, info.Mode())
		}
	}
}
