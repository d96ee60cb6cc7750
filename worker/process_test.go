package worker

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"os"
	"os/exec"
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
)

// program builds cmd/worker once.
var program = sync.OnceValues(func() (string, error) {
	directory, err := os.MkdirTemp("", "kiosk-worker-")
	if err != nil {
		return "", err
	}
	path := filepath.Join(directory, "worker")
	output, err := exec.Command("go", "build", "-o", path, "kiosk/cmd/worker").CombinedOutput()
	os.Stderr.Write(output)
	return path, err
})

func TestMain(m *testing.M) {
	code := m.Run()
	if path, err := program(); err == nil {
		_ = os.RemoveAll(filepath.Dir(path))
	}
	os.Exit(code)
}

// process is a running worker.
type process struct {
	*exec.Cmd
	exited chan error
}

// start runs cmd/worker on a database and waits for its first log line.
func (s *shop) start(url string) *process {
	s.t.Helper()
	path, err := program()
	if err != nil {
		s.t.Fatal(err)
	}
	command := exec.Command(path)
	command.Env = append(os.Environ(),
		"KIOSK_DATABASE_URL="+url,
		"KIOSK_MASTER_KEY_FILE="+s.masterKey,
		"KIOSK_WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		"KIOSK_WEBHOOK_ALLOW_HTTP=true",
		"KIOSK_WEBHOOK_BACKOFF=100ms,200ms,300ms",
		"KIOSK_WEBHOOK_PER_ENDPOINT=500",
		"KIOSK_WEBHOOK_PER_STORE=1000",
		"KIOSK_OPS_ADDR=127.0.0.1:0",
	)
	logs, err := command.StderrPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		s.t.Fatal(err)
	}
	p := &process{command, make(chan error, 1)}
	s.t.Cleanup(func() { _ = command.Process.Kill() })
	first := make([]byte, 1)
	if _, err := logs.Read(first); err != nil {
		s.t.Fatalf("the worker did not start: %v", err)
	}
	go func() {
		_, _ = io.Copy(s.t.Output(), logs)
		p.exited <- command.Wait()
	}()
	return p
}

// end sends a signal and waits for the end.
func (p *process) end(with os.Signal) error {
	if err := p.Process.Signal(with); err != nil {
		return err
	}
	return <-p.exited
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
	workers := []*process{s.start(url), s.start(url)}
	var events []string
	claimed := 0
	for i := range kills {
		arrived := receivers[0].distinct()
		events = append(events, s.publish(outbox.StockLow, perKill)...)
		eventually(t, "the burst has begun", func() bool { return receivers[0].distinct() > arrived+perKill/10 })
		_ = workers[i%2].end(syscall.SIGKILL)
		claimed += s.claimed()
		workers[i%2] = s.start(url)
	}
	for _, r := range receivers {
		eventually(t, "all arrive", func() bool { return r.distinct() == len(events) })
	}
	eventually(t, "nothing is stuck", func() bool { return s.count(delivery.StatusSUCCEEDED) == 2*len(events) })
	sent := int(receivers[0].requests.Load() + receivers[1].requests.Load())
	if duplicates := sent - 2*len(events); duplicates > claimed {
		t.Errorf("%d duplicates, although only %d deliveries were claimed when a worker died", duplicates, claimed)
	}
	for _, w := range workers {
		if err := w.end(syscall.SIGTERM); err != nil {
			t.Errorf("SIGTERM: %v", err)
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
	eventually(t, "all are in flight", func() bool { return r.requests.Load() == 20 })
	ended := make(chan error)
	go func() { ended <- w.end(syscall.SIGTERM) }()
	close(release)
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	if got := s.statuses(endpoint); got["SUCCEEDED"] != 20 {
		t.Errorf("deliveries %v", got)
	}
}

func TestWorkerRefusesSQLite(t *testing.T) {
	t.Parallel()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(context.Background(), path, "--database-url", "sqlite:kiosk.db")
	var said bytes.Buffer
	command.Stderr = &said
	if err := command.Run(); err == nil || !strings.Contains(said.String(), "kiosk serve --with-worker") {
		t.Errorf("%v, said %q", err, said.String())
	}
}
