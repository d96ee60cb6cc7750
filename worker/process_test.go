package worker

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/delivery"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/program"
)

// built is the path of cmd/worker, built from the current sources.
var built = sync.OnceValues(func() (string, error) {
	return filepath.Join(buildDirectory, "worker"), program.Build(buildDirectory, "kiosk/cmd/worker")
})

var buildDirectory string

func TestMain(m *testing.M) {
	var err error
	if buildDirectory, err = os.MkdirTemp("", "kiosk-worker-"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(buildDirectory)
	os.Exit(code)
}

// start runs cmd/worker on a database until the test ends, and returns when it is ready.
func (s *shop) start(url string) *program.Process {
	s.t.Helper()
	return s.startLogging(url, s.t.Output())
}

func (s *shop) startLogging(url string, log io.Writer, settings ...string) *program.Process {
	s.t.Helper()
	path, err := built()
	if err != nil {
		s.t.Fatal(err)
	}
	environment := append(os.Environ(),
		"KIOSK_DATABASE_URL="+url,
		"KIOSK_MASTER_KEY_FILE="+s.masterKey,
		"KIOSK_WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		"KIOSK_WEBHOOK_ALLOW_HTTP=true",
		"KIOSK_WEBHOOK_BACKOFF=100ms,200ms,300ms",
		"KIOSK_WEBHOOK_PER_ENDPOINT=500",
		"KIOSK_WEBHOOK_PER_STORE=1000",
		"KIOSK_OPS_ADDR=127.0.0.1:0",
		"KIOSK_LOG_FORMAT=json",
	)
	p, err := program.Start(path, program.Options{Env: append(environment, settings...), Log: log})
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { p.Kill(); p.Wait() })
	if _, _, err := p.Serving(s.ctx); err != nil {
		s.t.Fatal(err)
	}
	return p
}

func TestEverythingArrivesAlthoughWorkersAreKilled(t *testing.T) {
	t.Parallel()
	url := testkit.NewURL(t, dialect.Postgres)
	s := newShop(t, testkit.Open(t, url, database.Options{}))
	slowly := func(_ http.ResponseWriter, request *http.Request) { pause(request.Context(), 30*time.Millisecond) }
	receivers := []*receiver{newReceiver(t, slowly), newReceiver(t, slowly)}
	for _, r := range receivers {
		s.endpoint(r.URL, outbox.StockLow)
	}
	const kills, perKill = 10, 150
	workers := []*program.Process{s.start(url), s.start(url)}
	var events []string
	claimed := 0
	for i := range kills {
		arrived := receivers[0].distinct()
		events = append(events, s.publish(outbox.StockLow, perKill)...)
		testkit.Eventually(t, waitTimeout, "the burst has begun", func() bool { return receivers[0].distinct() > arrived+perKill/10 })
		workers[i%2].Kill()
		workers[i%2].Wait()
		claimed += s.claimed()
		workers[i%2] = s.start(url)
	}
	for _, r := range receivers {
		testkit.Eventually(t, waitTimeout, "all arrive", func() bool { return r.distinct() == len(events) })
	}
	testkit.Eventually(t, waitTimeout, "nothing is stuck", func() bool { return s.count(delivery.StatusSUCCEEDED) == 2*len(events) })
	sent := int(receivers[0].requests.Load() + receivers[1].requests.Load())
	if duplicates := sent - 2*len(events); duplicates > claimed {
		t.Errorf("%d duplicates, although only %d deliveries were claimed when a worker died", duplicates, claimed)
	}
	for _, w := range workers {
		w.Terminate()
		if code := w.Wait(); code != 0 {
			t.Errorf("SIGTERM: ended with %d", code)
		}
	}
}

// net/http prints unsolicited responses of a receiver to the standard library's log.
func TestWhatAReceiverSendsUnaskedIsNoLineOfTheLog(t *testing.T) {
	t.Parallel()
	url := testkit.NewURL(t, dialect.Postgres)
	s := newShop(t, testkit.Open(t, url, database.Options{}))
	forged := `{"level":"ERROR","msg":"forged"}` + "\n"
	receiver := httptest.NewServer(answerRaw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n\n" + strings.Repeat(forged, 100)))
	t.Cleanup(receiver.Close)
	s.endpoint(receiver.URL, outbox.StockLow)
	log := new(testkit.Log)
	w := s.startLogging(url, log, "KIOSK_LOG_LEVEL=debug")
	s.publish(outbox.StockLow, 1)
	testkit.Eventually(t, waitTimeout, "the unasked text is logged", func() bool { return strings.Contains(log.String(), "Unsolicited response") })
	w.Terminate()
	w.Wait()
	for line := range strings.Lines(log.String()) {
		var parsed struct{ Msg, Text string }
		if err := json.Unmarshal([]byte(line), &parsed); err != nil || parsed.Msg == "forged" || len(line) > 1000 {
			t.Errorf("%.200q is no line of ours, or too long (%d bytes): %v", line, len(line), err)
		}
	}
}

// count returns how many deliveries have a status.
func (s *shop) count(status delivery.Status) int {
	s.t.Helper()
	n, err := s.db.Client.Delivery.Query().Where(delivery.StatusEQ(status)).Count(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	return n
}

func (s *shop) claimed() int {
	s.t.Helper()
	n, err := s.db.Client.Delivery.Query().
		Where(delivery.StatusEQ(delivery.StatusPENDING), delivery.ClaimIDNotNil()).Count(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	return n
}

func TestWorkerReleasesOnSIGTERM(t *testing.T) {
	t.Parallel()
	url := testkit.NewURL(t, dialect.Postgres)
	s := newShop(t, testkit.Open(t, url, database.Options{}))
	release := make(chan struct{})
	r := newReceiver(t, func(http.ResponseWriter, *http.Request) { <-release })
	endpoint := s.endpoint(r.URL, outbox.StockLow)
	w := s.start(url)
	s.publish(outbox.StockLow, 20)
	testkit.Eventually(t, waitTimeout, "all are in flight", func() bool { return r.requests.Load() == 20 })
	w.Terminate()
	close(release)
	if code := w.Wait(); code != 0 {
		t.Fatalf("SIGTERM: ended with %d", code)
	}
	if got := s.statuses(endpoint); got["SUCCEEDED"] != 20 {
		t.Errorf("deliveries %v", got)
	}
}

// TestAWorkerThatStoodStillBlamesNoReceiver stops the process for longer than an attempt may take. The responses arrive meanwhile.
func TestAWorkerThatStoodStillBlamesNoReceiver(t *testing.T) {
	t.Parallel()
	url := testkit.NewURL(t, dialect.Postgres)
	s := newShop(t, testkit.Open(t, url, database.Options{}))
	r := newReceiver(t, func(_ http.ResponseWriter, request *http.Request) { pause(request.Context(), 300*time.Millisecond) })
	endpoint := s.endpoint(r.URL, outbox.StockLow)
	w := s.start(url)
	s.publish(outbox.StockLow, 20)
	testkit.Eventually(t, waitTimeout, "all are in flight", func() bool { return r.requests.Load() == 20 })
	for _, signal := range []syscall.Signal{syscall.SIGSTOP, syscall.SIGCONT} {
		if err := syscall.Kill(w.PID(), signal); err != nil {
			t.Fatal(err)
		}
		if signal == syscall.SIGSTOP {
			time.Sleep(12 * time.Second)
		}
	}
	testkit.Eventually(t, waitTimeout, "all have ended", func() bool { return s.statuses(endpoint)["PENDING"] == 0 })
	if got := s.statuses(endpoint); got["SUCCEEDED"] != 20 {
		t.Errorf("deliveries %v", got)
	}
	if status, failures := s.health(endpoint); status != "ACTIVE" || failures != 0 {
		t.Errorf("%s with %d failures", status, failures)
	}
}

func TestWorkerRefusesSQLite(t *testing.T) {
	t.Parallel()
	path, err := built()
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	p, err := program.Start(path, program.Options{Log: &said}, "--database-url", "sqlite:kiosk.db")
	if err != nil {
		t.Fatal(err)
	}
	if code := p.Wait(); code == 0 || !strings.Contains(said.String(), "kiosk serve --with-worker") {
		t.Errorf("%d, said %q", code, said.String())
	}
}
