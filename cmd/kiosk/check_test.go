package main

import (
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

func TestCheckAcceptsWhatServeWouldServe(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		certificate, key := selfSigned(t)
		got := run(t, env, "serve", "--check", "--tls-cert", certificate, "--tls-key", key)
		if got.code != 0 || strings.Contains(got.stdout, "WRONG") || !regexp.MustCompile(`ok +tables +up to date`).MatchString(got.stdout) {
			t.Errorf("%+v", got)
		}
	})
}

func TestTheConfigurationPageShowsWhatACheckPrints(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	server, err := cluster.Start(cluster.Durable())
	testkit.Must(t, err)
	t.Cleanup(func() { testkit.Must(t, server.Close()) })
	env["KIOSK_DATABASE_URL"] = server.AdminURL()
	certificate, key := selfSigned(t)
	got := run(t, env, "serve", "--check", "--addr", "0.0.0.0:8443", "--ops-addr", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key)
	printed := strings.NewReplacer(
		certificate, "/etc/kiosk/chain.pem", env["KIOSK_MASTER_KEY_FILE"], "/etc/kiosk/master.keyset", "127.0.0.1:0\n", "127.0.0.1:9091\n",
	).Replace(got.stdout)
	if !strings.Contains(page(t, "docs/configuration.md"), "\n```\n"+printed+"```\n") {
		t.Errorf("docs/configuration.md does not show\n%s", printed)
	}
}

func TestCheckNamesEverythingThatIsWrongAtOnce(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	other := filepath.Join(t.TempDir(), "other.keyset")
	must(t, env, "key", "create", "--master-key-file", other)
	certificate, _ := selfSigned(t)
	_, key := selfSigned(t)
	got := run(t, env, "serve", "--check", "--addr", "localhost", "--master-key-file", other, "--tls-cert", certificate, "--tls-key", key)
	for _, want := range []string{
		`WRONG +address +address localhost: missing port`,
		`WRONG +certificate +TLS certificate: .*does not match`,
		`WRONG +master key .*made with another master key`,
	} {
		if !regexp.MustCompile(want).MatchString(got.stdout) {
			t.Errorf("no %q", want)
		}
	}
	if got.code != exitFailure || !strings.Contains(got.stderr, "3 of ") {
		t.Errorf("%+v", got)
	}
}

func TestSettingsThatCannotBeAreRefusedAlsoByTheCheck(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	for _, setting := range []string{
		"--webhook-per-endpoint=-1", "--webhook-per-store=-1", "--webhook-concurrency=-5", "--webhook-backoff=0s", "--keep-attempts=1h",
		"--rate-limit=-1", "--max-in-flight=-1", "--request-timeout=-1s", "--shutdown-timeout=-1s", "--max-response-bytes=-1",
	} {
		flag, _, _ := strings.Cut(setting, "=")
		for _, command := range [][]string{{"serve", "--check", setting}, {"serve", "--addr", "127.0.0.1:0", setting}} {
			if got := run(t, env, command...); got.code != exitUsage || !strings.Contains(got.stderr, flag+" must") {
				t.Errorf("%q: %+v", command, got)
			}
		}
	}
	if got := run(t, env, "demo", "--shutdown-delay=-1s"); got.code != exitUsage || !strings.Contains(got.stderr, "--shutdown-delay must") {
		t.Errorf("demo: %+v", got)
	}
}

func TestADatabaseThatCanLoseConfirmedOrdersIsAWarning(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	file, _, _ := strings.Cut(env["KIOSK_DATABASE_URL"], "?")
	env["KIOSK_DATABASE_URL"] = file + "?synchronous=normal"
	got := run(t, env, "serve", "--check")
	if got.code != 0 || !regexp.MustCompile(`warning +commits +.* works without synchronous=full`).MatchString(got.stdout) {
		t.Errorf("%+v", got)
	}
	s := start(t, env, "serve", "--addr", "127.0.0.1:0")
	s.awaitMatch(t, s.stderr, `"msg":"the database can lose what it confirmed"`)
}

func TestCheckOnlyWarnsOfWhatServeDoesWithout(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	env["KIOSK_DATABASE_REPLICA_URL"] = "postgres://kiosk@127.0.0.1:1/kiosk?sslmode=disable"
	env["KIOSK_SMTP_URL"], env["KIOSK_MAIL_FROM"], env["KIOSK_URL"] = "smtp://127.0.0.1:1", "kiosk@shop.example", "https://kiosk.example"
	got := run(t, env, "serve", "--check")
	if got.code != 0 || !regexp.MustCompile(`warning +replica`).MatchString(got.stdout) || !regexp.MustCompile(`warning +e-mail`).MatchString(got.stdout) {
		t.Errorf("%+v", got)
	}
	if s := start(t, env, "serve", "--addr", "127.0.0.1:0"); request(t, http.MethodGet, s.url(t)+"/readyz", "", nil).status != http.StatusOK {
		t.Error("it is not ready without a replica and an SMTP server")
	}
}

func TestAReplicaThatCannotBeOneIsRefused(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	for _, url := range []string{"sqlite:replica.db", "mysql://127.0.0.1/kiosk", "replica.example"} {
		env["KIOSK_DATABASE_REPLICA_URL"] = url
		got := run(t, env, "serve", "--check")
		if got.code != exitFailure || !regexp.MustCompile(`WRONG +replica +.*must begin with postgres://`).MatchString(got.stdout) {
			t.Errorf("%s: %+v", url, got)
		}
		if got := run(t, env, "serve", "--addr", "127.0.0.1:0"); got.code != exitFailure || !strings.Contains(got.stderr, "must begin with postgres://") {
			t.Errorf("%s: %+v", url, got)
		}
	}
}

func TestCheckBlamesNoReplicaForADatabaseThatIsAway(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	env["KIOSK_DATABASE_REPLICA_URL"] = env["KIOSK_DATABASE_URL"]
	env["KIOSK_DATABASE_URL"] = "postgres://kiosk@127.0.0.1:1/kiosk?sslmode=disable"
	got := run(t, env, "serve", "--check")
	if got.code != exitFailure || !regexp.MustCompile(`(?m)^warning +replica +not checked, as the database does not respond$`).MatchString(got.stdout) ||
		!strings.Contains(got.stderr, "1 of ") {
		t.Errorf("%+v", got)
	}
}

func TestCheckSaysOnOneLineWhyAReplicaIsNotUsed(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.Postgres)
	withStore(t, env, "acme")
	env["KIOSK_DATABASE_REPLICA_URL"] = newDeployment(t, dialect.Postgres)["KIOSK_DATABASE_URL"]
	got := run(t, env, "serve", "--check")
	if !regexp.MustCompile(`(?m)^warning +replica +database: the replica is one of another database$`).MatchString(got.stdout) {
		t.Errorf("%+v", got)
	}
}

func TestCheckWarnsOfAnOpsAddressThatIsTaken(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	taken, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	testkit.Must(t, err)
	defer taken.Close()
	for want, arguments := range map[string][]string{
		`warning +ops address +` + taken.Addr().String() + ` is the address of the API`: {"--addr", taken.Addr().String(), "--ops-addr", taken.Addr().String()},
		`warning +ops address +something listens on ` + taken.Addr().String():           {"--ops-addr", taken.Addr().String()},
		`warning +ops address +127.0.0.1:8080 is the address of the API`:                {"--addr", ":8080", "--ops-addr", "127.0.0.1:8080"},
		`ok +ops address`:    {"--addr", "127.0.0.1:0", "--ops-addr", "127.0.0.1:0"},
		`WRONG +ops address`: {"--ops-addr", "nowhere"},
	} {
		got := run(t, env, append([]string{"serve", "--check"}, arguments...)...)
		if !regexp.MustCompile(want).MatchString(got.stdout) || (got.code != 0) != strings.HasPrefix(want, "WRONG") {
			t.Errorf("no %q in %+v", want, got)
		}
	}
}

func TestCheckFindsACertificateThatIsNotValidNow(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	now := time.Now()
	for want, period := range map[string][2]time.Time{
		`WRONG +certificate +TLS certificate: it was valid until`:  {now.Add(-2 * time.Hour), now.Add(-time.Hour)},
		`WRONG +certificate +TLS certificate: it is valid from .*`: {now.Add(time.Hour), now.Add(2 * time.Hour)},
	} {
		certificate, key := selfSignedFor(t, period[0], period[1])
		got := run(t, env, "serve", "--check", "--tls-cert", certificate, "--tls-key", key)
		if got.code != exitFailure || !regexp.MustCompile(want).MatchString(got.stdout) {
			t.Errorf("%+v", got)
		}
	}
}

func TestAnExpiredCertificateIsServedWithAWarningAndReplacesNoValidOne(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	ended := time.Now().Add(-time.Hour)
	certificate, key := selfSignedFor(t, ended.Add(-time.Hour), ended)
	s := start(t, env, "serve", "--addr", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key)
	host := strings.TrimPrefix(s.url(t), "https://")
	expired := presented(t, host)
	s.awaitMatch(t, s.stderr, `"level":"WARN".*clients refuse the certificate.*it was valid until`)

	validCertificate, validKey := selfSigned(t)
	replace(t, key, validKey)
	replace(t, certificate, validCertificate)
	for presented(t, host).Equal(expired) {
	}
	valid := presented(t, host)

	oldCertificate, oldKey := selfSignedFor(t, ended.Add(-time.Hour), ended)
	replace(t, key, oldKey)
	replace(t, certificate, oldCertificate)
	for !regexp.MustCompile(`the renewed certificate cannot be used.*it was valid until`).MatchString(s.stderr.String()) {
		if got := presented(t, host); !got.Equal(valid) {
			t.Fatal("an expired certificate is presented in place of a valid one")
		}
	}
}

func TestCheckReportsPendingMigrationsAndAppliesNone(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"] = "sqlite://" + filepath.Join(t.TempDir(), "new.db")
	for range 2 {
		if got := run(t, env, "serve", "--check"); got.code != exitFailure || !strings.Contains(got.stdout, "kiosk migrate up") {
			t.Errorf("%+v", got)
		}
		if got := run(t, env, "serve", "--check", "--migrate"); got.code != 0 || !strings.Contains(got.stdout, "pending") {
			t.Errorf("%+v", got)
		}
	}
}

func TestCheckShowsNoPassword(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"] = "postgres://kiosk:hunter2secret@127.0.0.1:1/kiosk"
	got := run(t, env, "serve", "--check")
	if got.code != exitFailure || !strings.Contains(got.stdout, "WRONG") || strings.Contains(got.stdout+got.stderr, "hunter2secret") {
		t.Errorf("%+v", got)
	}
}

func TestARenewedCertificateIsUsedWithoutARestart(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	certificate, key := selfSigned(t)
	s := start(t, env, "serve", "--addr", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key)
	host := strings.TrimPrefix(s.url(t), "https://")
	before := presented(t, host)

	newCertificate, newKey := selfSigned(t)
	replace(t, certificate, newCertificate)
	for !strings.Contains(s.stderr.String(), "the renewed certificate cannot be used") {
		if got := presented(t, host); !got.Equal(before) {
			t.Fatal("a certificate without its key is presented")
		}
	}
	replace(t, key, newKey)
	for presented(t, host).Equal(before) {
	}
}

// TestARenewedCertificateIsUsedOnceItsKeyMayBeRead first replaces the key by one that the server may not read, as a program that renews
// it may do for a moment.
func TestARenewedCertificateIsUsedOnceItsKeyMayBeRead(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	certificate, key := selfSigned(t)
	binary(t)
	var s *server
	boundByModes(t, func() {
		s = startProcess(t, env, "serve", "--addr", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key)
	})
	host := strings.TrimPrefix(s.url(t), "https://")
	before := presented(t, host)

	newCertificate, newKey := selfSigned(t)
	testkit.Must(t, os.Chmod(newKey, 0))
	replace(t, key, newKey)
	replace(t, certificate, newCertificate)
	refused := regexp.MustCompile(`the renewed certificate cannot be used.*permission denied`)
	testkit.Eventually(t, waitTimeout, "the log has why it is not used", func() bool {
		if got := presented(t, host); !got.Equal(before) {
			t.Fatal("a certificate whose key cannot be read is presented")
		}
		return refused.MatchString(s.stderr.String())
	})
	testkit.Must(t, os.Chmod(key, 0o600))
	testkit.Eventually(t, waitTimeout, "the renewed certificate is presented", func() bool { return !presented(t, host).Equal(before) })
}

func replace(t *testing.T, path, by string) {
	t.Helper()
	if err := os.Rename(by, path); err != nil {
		t.Fatal(err)
	}
}

// TestCommandsWorkThroughAPoolerOfSessions starts PgBouncer in session mode, with the settings of docs/operations/database.md.
func TestCommandsWorkThroughAPoolerOfSessions(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "operations", "database.md"))
	testkit.Must(t, err)
	settings := regexp.MustCompile("`(pool_mode = session)` and\\s+`(ignore_startup_parameters = [^`]+)`").FindStringSubmatch(string(page))
	if settings == nil {
		t.Fatal("the page has no settings for a pooler of sessions")
	}
	server, err := cluster.Shared()
	testkit.Must(t, err)
	pooler, err := server.StartPooler(settings[1:]...)
	testkit.Must(t, err)
	t.Cleanup(func() { testkit.Must(t, pooler.Close()) })
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"], err = pooler.Through(emptyPostgres(t))
	testkit.Must(t, err)

	must(t, env, "migrate", "up")
	withStore(t, env, "acme")
	must(t, env, "serve", "--check", "--addr", "127.0.0.1:0")
	must(t, env, "verify")
}
