package main

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

func get(t *testing.T, url string) (int, string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(body)
}

func TestOpsAddressServesHealthAndMetrics(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	counter := prometheus.NewCounter(prometheus.CounterOpts{Name: "kiosk_test_total"})
	registry.MustRegister(counter)
	counter.Inc()
	running, stop := context.WithCancel(t.Context())
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{})
	served, err := serveOps(running, "127.0.0.1:0", d, testkit.NewVault(t), registry, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(served.Close)
	base := "http://" + served.Address()

	for path, want := range map[string]string{"/livez": "ok", "/readyz": "ok", "/metrics": "kiosk_test_total 1"} {
		if status, body := get(t, base+path); status != http.StatusOK || !strings.Contains(body, want) {
			t.Errorf("%s: %d %s", path, status, body)
		}
	}
	stop()
	if status, body := get(t, base+"/readyz"); status != http.StatusServiceUnavailable || !strings.Contains(body, "stopping") {
		t.Errorf("readyz while stopping: %d %s", status, body)
	}
	if status, _ := get(t, base+"/livez"); status != http.StatusOK {
		t.Errorf("livez while stopping: %d", status)
	}
}

// serveReadyz serves the ops address of a worker with a database and a master key of its own. It returns the URL of /readyz.
func serveReadyz(t *testing.T) (d *database.DB, url string) {
	t.Helper()
	d = testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{})
	served, err := serveOps(t.Context(), "127.0.0.1:0", d, testkit.NewVault(t), prometheus.NewRegistry(), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(served.Close)
	return d, "http://" + served.Address() + "/readyz"
}

func TestReadinessEndsWhenTheDatabaseDoesNotRespond(t *testing.T) {
	t.Parallel()
	d, readyz := serveReadyz(t)
	if err := d.SQL.Close(); err != nil {
		t.Fatal(err)
	}
	if status, body := get(t, readyz); status != http.StatusServiceUnavailable || strings.Contains(body, "sql:") {
		t.Errorf("readyz: %d %s", status, body)
	}
}

func TestReadinessEndsWhenTheMasterKeyDoesNotOpenTheKeysOfStores(t *testing.T) {
	t.Parallel()
	d, readyz := serveReadyz(t)
	testkit.NewStore(t, d) // with a master key of its own
	if status, body := get(t, readyz); status != http.StatusServiceUnavailable || !strings.Contains(body, "the master key file is wrong or outdated") {
		t.Errorf("readyz: %d %s", status, body)
	}
}

func TestTheWorkerRunsWhenItsOpsAddressIsTaken(t *testing.T) {
	t.Parallel()
	key := filepath.Join(t.TempDir(), "master.keyset")
	if err := vault.CreateMasterKey(key); err != nil {
		t.Fatal(err)
	}
	taken, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	environment := map[string]string{
		"KIOSK_DATABASE_URL": testkit.NewURL(t, dialect.Postgres), "KIOSK_MASTER_KEY_FILE": key, "KIOSK_OPS_ADDR": taken.Addr().String(),
	}
	lookup := func(name string) (string, bool) {
		value, ok := environment[name]
		return value, ok
	}
	var report bytes.Buffer
	if code := execute(t.Context(), []string{"--check"}, lookup, &report, io.Discard); code != 0 || !strings.Contains(report.String(), "something listens on "+taken.Addr().String()) {
		t.Errorf("the check: %d %s", code, &report)
	}
	running, stop := context.WithCancel(t.Context())
	log := &stopper{stop: stop}
	if code := execute(running, nil, lookup, io.Discard, log); code != 0 || !strings.Contains(log.String(), "metrics are not served") {
		t.Errorf("%d %s", code, log)
	}
}

func TestTheWorkerRefusesADatabaseThatTakesNoWrites(t *testing.T) {
	t.Parallel()
	key := filepath.Join(t.TempDir(), "master.keyset")
	if err := vault.CreateMasterKey(key); err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(testkit.NewURL(t, dialect.Postgres))
	if err != nil {
		t.Fatal(err)
	}
	query := u.Query()
	query.Set("default_transaction_read_only", "on")
	u.RawQuery = query.Encode()
	environment := map[string]string{"KIOSK_DATABASE_URL": u.String(), "KIOSK_MASTER_KEY_FILE": key, "KIOSK_OPS_ADDR": "off"}
	lookup := func(name string) (string, bool) {
		value, ok := environment[name]
		return value, ok
	}
	var report bytes.Buffer
	if code := execute(t.Context(), []string{"--check"}, lookup, &report, io.Discard); code == 0 || !strings.Contains(report.String(), "refuses writes") {
		t.Errorf("the check: %d %s", code, &report)
	}
	running, stop := context.WithCancel(t.Context())
	log := &stopper{stop: stop}
	if code := execute(running, nil, lookup, io.Discard, log); code == 0 || !strings.Contains(log.String(), "refuses writes") {
		t.Errorf("%d %s", code, log)
	}
}

// stopper is a log writer that stops the worker once it has logged that it runs.
type stopper struct {
	mutex sync.Mutex
	text  bytes.Buffer
	stop  func()
}

func (s *stopper) Write(p []byte) (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if bytes.Contains(p, []byte("worker runs")) {
		s.stop()
	}
	return s.text.Write(p)
}

func (s *stopper) String() string {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.text.String()
}
