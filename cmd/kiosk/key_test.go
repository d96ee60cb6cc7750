package main

import (
	"errors"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

func TestTheMasterKeyIsReplacedUnderAServingProcess(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--all-scopes"))
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		products := s.url(t) + "/api/v1/external/products"
		served := func(step string) {
			t.Helper()
			if got := request(t, http.MethodGet, products, token, nil); got.status != http.StatusOK {
				t.Errorf("%s: %d %s", step, got.status, got.body)
			}
		}
		served("before")
		must(t, env, "key", "rotate-master", "--add-only")
		served("added")
		if got := must(t, env, "key", "rotate-master", "--add-only"); !strings.Contains(got, "Added no key") || !strings.Contains(got, "not finished") {
			t.Errorf("a key was added before: %s", got)
		}
		if got := run(t, env, "key", "retire-master"); got.code != exitFailure || !strings.Contains(got.stderr, "no store's keys are wrapped with the new key") {
			t.Errorf("retired a key that is needed: %+v", got)
		}
		if got := must(t, env, "key", "rotate-master"); !strings.Contains(got, "keys of 2 stores anew") || strings.Contains(got, "Added") {
			t.Errorf("the rotation that was begun goes on: %s", got)
		}
		served("wrapped anew")
		if got := must(t, env, "key", "rotate-master"); !strings.Contains(got, "keys of 0 stores anew") {
			t.Errorf("again: %s", got)
		}
		must(t, env, "key", "retire-master")
		served("retired")
		withStore(t, env, "third")
		if got := must(t, env, "key", "retire-master"); !strings.Contains(got, "no old key") {
			t.Error(got)
		}
		copies, err := filepath.Glob(env["KIOSK_MASTER_KEY_FILE"] + ".before-*")
		if err != nil || len(copies) != 1 {
			t.Fatalf("copies %v, %v", copies, err)
		}
		if info, err := os.Stat(copies[0]); err != nil || info.Mode() != 0o600 {
			t.Errorf("mode %v, %v", info.Mode(), err)
		}
	})
}

func TestRotatingTheMasterKeyThroughALinkChangesTheFileToWhichItLeads(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		file := env["KIOSK_MASTER_KEY_FILE"]
		link := filepath.Join(t.TempDir(), "master.keyset")
		testkit.Must(t, os.Symlink(file, link))
		env["KIOSK_MASTER_KEY_FILE"] = link
		must(t, env, "key", "rotate-master")
		must(t, env, "key", "retire-master")
		if leads, err := os.Readlink(link); err != nil || leads != file {
			t.Errorf("the link leads to %q, %v", leads, err)
		}
		env["KIOSK_MASTER_KEY_FILE"] = file
		if checked := run(t, env, "serve", "--check", "--addr", "127.0.0.1:0"); checked.code != 0 {
			t.Errorf("the file does not open the stores' keys: %+v", checked)
		}
		if copies, err := filepath.Glob(file + ".before-*"); err != nil || len(copies) != 1 {
			t.Errorf("copies beside the file: %v, %v", copies, err)
		}
	})
}

func TestTheMasterKeyIsNotRotatedForADatabaseWithoutStores(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		before, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"])
		testkit.Must(t, err)
		for _, command := range []string{"rotate-master", "retire-master"} {
			if got := run(t, env, "key", command); got.code != exitFailure || !strings.Contains(got.stderr, "has no stores") {
				t.Errorf("%s: %+v", command, got)
			}
		}
		if after, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"]); err != nil || string(after) != string(before) {
			t.Errorf("the file was changed: %v", err)
		}
	})
}

func TestRotatingTheMasterKeySaysInWhichDatabaseAndForHowManyStores(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		u, err := url.Parse(env["KIOSK_DATABASE_URL"])
		testkit.Must(t, err)
		want := "the SQLite file " + u.Path
		if u.Scheme != "sqlite" {
			want = "the PostgreSQL database " + strings.TrimPrefix(u.Path, "/") + " on " + u.Host
			u.User = url.UserPassword(u.User.Username(), "hunter2")
			env["KIOSK_DATABASE_URL"] = u.String()
		}
		for _, command := range []string{"rotate-master", "retire-master"} {
			said := must(t, env, "key", command)
			if !strings.Contains(said, "In "+want+", which has 2 stores.") || strings.Contains(said, "hunter2") {
				t.Errorf("%s: %s", command, said)
			}
		}
	})
}

func TestAMachineWithoutTheNewMasterKeyWorksUntilItIsUsedAndDoesNotStartAfterwards(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		old := filepath.Join(t.TempDir(), "old.keyset")
		content, err := os.ReadFile(env["KIOSK_MASTER_KEY_FILE"])
		if err == nil {
			err = os.WriteFile(old, content, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		check := func() result { return run(t, env, "serve", "--check", "--master-key-file", old) }
		must(t, env, "key", "rotate-master", "--add-only")
		withStore(t, env, "second")
		if got := check(); got.code != 0 {
			t.Errorf("the new key was only added: %+v", got)
		}
		rotation, err := vault.BeginRotation(env["KIOSK_MASTER_KEY_FILE"])
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(rotation.Use(), rotation.Close()); err != nil {
			t.Fatal(err)
		}
		withStore(t, env, "third")
		if got := check(); got.code != exitFailure || !strings.Contains(got.stdout, "made with another master key") {
			t.Errorf("the third store has the new key: %+v", got)
		}
	})
}

func TestReadyzFailsWhileTheMasterKeyFileLacksTheKeyThatAnotherMachineHasRotatedTo(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		present := env["KIOSK_MASTER_KEY_FILE"]
		outdated := maps.Clone(env)
		outdated["KIOSK_MASTER_KEY_FILE"] = filepath.Join(t.TempDir(), "master.keyset")
		copyKey := func() {
			content, err := os.ReadFile(present)
			testkit.Must(t, err)
			testkit.Must(t, os.WriteFile(outdated["KIOSK_MASTER_KEY_FILE"], content, 0o600))
		}
		copyKey()
		s := start(t, outdated, "serve", "--addr", "127.0.0.1:0")
		readyz := s.url(t) + "/readyz"
		reports := func(status int, check string) {
			t.Helper()
			testkit.Eventually(t, waitTimeout, "/readyz has "+check, func() bool {
				got := request(t, http.MethodGet, readyz, "", nil)
				return got.status == status && strings.Contains(string(got.body), check)
			})
		}
		reports(http.StatusOK, `"masterKey":"ok"`)
		must(t, env, "key", "rotate-master")
		reports(http.StatusServiceUnavailable, `"masterKey":"wrong"`)
		s.awaitMatch(t, s.stderr, `"level":"WARN","msg":"not ready: the master key file is wrong or outdated"`)
		copyKey()
		reports(http.StatusOK, `"masterKey":"ok"`)
	})
}

func TestAnInterruptedRotationOfAStoresKeySaysThatItCanGoOn(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		admin, ctx := supply{env: env}.open(t)
		running := startProcess(t, env, "key", "rotate-store", "acme")
		testkit.Eventually(t, waitTimeout, "the new key is added", func() bool {
			return admin.database.Client.AuditEntry.Query().Where(auditentry.Action("store.stage_key")).ExistX(ctx)
		})
		running.terminate()
		<-running.ended
		if said := running.stderr.String(); running.code != exitFailure || !strings.Contains(said, "run kiosk key rotate-store acme again") || !strings.Contains(said, "terminated") {
			t.Errorf("%d %s", running.code, said)
		}
	})
}
