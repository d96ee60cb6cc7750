package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/logging"
	"kiosk/rest/webhooksig"
)

func TestServeStartsOnlyWithTheRightMasterKey(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		other := filepath.Join(t.TempDir(), "other.keyset")
		must(t, env, "key", "create", "--master-key-file", other)
		exposed := filepath.Join(t.TempDir(), "exposed.keyset")
		must(t, env, "key", "create", "--master-key-file", exposed)
		if err := os.Chmod(exposed, 0o644); err != nil {
			t.Fatal(err)
		}
		for file, want := range map[string]string{
			other:                    "made with another master key than " + other,
			exposed:                  "chmod 600",
			"/nowhere/master.keyset": "no master key file: /nowhere/master.keyset; make one with kiosk key create",
		} {
			got := run(t, env, "serve", "--addr", "127.0.0.1:0", "--master-key-file", file)
			if got.code != exitFailure || !strings.Contains(got.stderr, want) {
				t.Errorf("%s: %d %s", file, got.code, got.stderr)
			}
		}
	})
}

func TestServeMigratesWithItsFlag(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	env["KIOSK_DATABASE_URL"] = "sqlite://" + filepath.Join(t.TempDir(), "new.db")
	if got := run(t, env, "serve", "--addr", "127.0.0.1:0"); got.code != exitFailure || !strings.Contains(got.stderr, "serve does it itself with --migrate") {
		t.Errorf("%+v", got)
	}
	env["KIOSK_MIGRATE"] = "true"
	s := start(t, env, "serve", "--addr", "127.0.0.1:0")
	if got := request(t, http.MethodGet, s.url(t)+"/readyz", "", nil); got.status != http.StatusOK {
		t.Errorf("%d %s", got.status, got.body)
	}
}

func TestAnAddressInUseIsExplained(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for _, command := range []string{"serve", "demo"} {
		got := run(t, newDeployment(t, dialect.SQLite), command, "--addr", taken.Addr().String())
		want := "another program listens on " + taken.Addr().String() + " already: choose another address with --addr"
		if got.code != exitFailure || !strings.Contains(got.stderr, want) {
			t.Errorf("%s: %+v", command, got)
		}
	}
}

// TestAServerOutOfFileDescriptorsSaysWhyItAcceptsNoConnections starts a process with few file descriptors and opens more connections.
func TestAServerOutOfFileDescriptorsSaysWhyItAcceptsNoConnections(t *testing.T) {
	t.Parallel()
	s := startProgram(t, newDeployment(t, dialect.SQLite), "sh", "-c", `ulimit -n 40 && exec "$0" serve --addr 127.0.0.1:0`, binary(t))
	address := strings.TrimPrefix(s.url(t), "http://")
	for range 60 {
		c, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
	}
	s.awaitMatch(t, s.stderr, `"level":"WARN","msg":"connections could not be accepted; trying again","error":"[^"]*too many open files"`)
	if warnings := strings.Count(s.stderr.String(), "could not be accepted"); warnings != 1 {
		t.Errorf("%d warnings at once\n%s", warnings, s.stderr)
	}
}

func TestDeliveriesLeaveOpenFilesToTheAPIsAndTheDatabase(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		s := startProgram(t, nil, "sh", append([]string{"-c", `ulimit -n 64 && exec "$0" "$@"`, binary(t)}, demoArguments(data, arguments)...)...)
		d := awaitDemo(t, s, data)
		release, delivered := make(chan struct{}), make(chan string, 1000)
		slow := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			<-release
			delivered <- r.Header.Get(webhooksig.HeaderEventID)
		}))
		t.Cleanup(slow.Close)
		d.call(t, http.MethodPost, "/webhooks", map[string]any{"url": slow.URL, "events": []string{"customer.registered"}})
		const n = 80
		for i := range n {
			if got := d.call(t, http.MethodPost, "/customers", map[string]any{"name": fmt.Sprint("Customer ", i)}); got.status != http.StatusCreated {
				t.Fatalf("%d %s", got.status, got.body)
			}
		}
		close(release)
		for events := map[string]bool{}; len(events) < n; {
			select {
			case id := <-delivered:
				events[id] = true
			case <-time.After(waitTimeout):
				t.Fatalf("%d of %d events were delivered\n%s", len(events), n, s.stderr)
			}
		}
		if strings.Contains(s.stderr.String(), "too many open files") {
			t.Errorf("the process was out of open files\n%s", s.stderr)
		}
	})
}

func TestReadyzNamesTheCheckThatFailsAndNoInternals(t *testing.T) {
	t.Parallel()
	h := &health{database: openClosed(t), logger: logging.Flags{}.Logger(io.Discard)}
	server := serveHealth(t, h)
	got := request(t, http.MethodGet, server+"/readyz", "", nil)
	want := `{"status":"unavailable","checks":{"database":"unreachable","migrations":"unknown","shutdown":"ok"}}`
	if got.status != http.StatusServiceUnavailable || strings.TrimSpace(string(got.body)) != want {
		t.Errorf("%d %s", got.status, got.body)
	}
	if got := request(t, http.MethodGet, server+"/livez", "", nil); got.status != http.StatusOK {
		t.Errorf("livez: %d %s", got.status, got.body)
	}
}

func TestReadyzSaysThatMigrationsArePending(t *testing.T) {
	t.Parallel()
	d, err := databaseFlags{DatabaseURL: "sqlite://" + filepath.Join(t.TempDir(), "new.db")}.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	got := request(t, http.MethodGet, serveHealth(t, &health{database: d, logger: logging.Flags{}.Logger(io.Discard)})+"/readyz", "", nil)
	if checks := got.decode(t)["checks"].(map[string]any); got.status != http.StatusServiceUnavailable || checks["migrations"] != "pending" {
		t.Errorf("%d %s", got.status, got.body)
	}
}

// TestSigtermCutsNoAcceptedRequest sends half of an order to a separate process, stops it, waits until it refuses new connections, and
// sends the other half.
func TestSigtermCutsNoAcceptedRequest(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		d := awaitDemo(t, startProcess(t, nil, demoArguments(data, arguments)...), data)
		body, err := json.Marshal(order(d.store().Customers[0].ID, d.variation(t, "STREAM-30").ID, 1))
		if err != nil {
			t.Fatal(err)
		}
		slow := beginOrder(t, d, len(body))
		write(t, slow, body[:10])

		d.terminate()
		d.awaitMatch(t, d.stderr, "shutting down")
		refused := func() bool {
			c, err := net.Dial("tcp", strings.TrimPrefix(d.info.BaseURL, "http://"))
			if err == nil {
				c.Close()
			}
			return err != nil
		}
		for !refused() {
		}
		select {
		case <-d.ended:
			t.Fatal("it ended with a request under way")
		default:
		}

		write(t, slow, body[10:])
		response, err := http.ReadResponse(bufio.NewReader(slow), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		if content, err := io.ReadAll(response.Body); response.StatusCode != http.StatusCreated || err != nil {
			t.Errorf("the slow order got %d %s, %v", response.StatusCode, content, err)
		}
		if code := d.wait(t); code != 0 {
			t.Errorf("ended with %d\n%s", code, d.stderr)
		}
	})
}

// beginOrder sends the headers of an order and returns when the server requests the body (100 Continue), which it does only once its
// handler reads it.
func beginOrder(t *testing.T, d *demo, length int) net.Conn {
	t.Helper()
	host := strings.TrimPrefix(d.info.BaseURL, "http://")
	connection, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { connection.Close() })
	write(t, connection, fmt.Appendf(nil,
		"POST /api/v1/external/orders HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n"+
			"Content-Type: application/json\r\nContent-Length: %d\r\nExpect: 100-continue\r\n\r\n",
		host, d.store().Tokens.Full, length))
	buffer := make([]byte, len("HTTP/1.1 100 Continue\r\n\r\n"))
	if _, err := io.ReadFull(connection, buffer); err != nil || !strings.Contains(string(buffer), "100 Continue") {
		t.Fatalf("%q, %v", buffer, err)
	}
	return connection
}

func write(t *testing.T, w io.Writer, content []byte) {
	t.Helper()
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
}

func TestAShutdownThatTakesTooLongEndsWithAnError(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	d := awaitDemo(t, startProcess(t, nil, demoArguments(data, []string{"--shutdown-timeout", "50ms"})...), data)
	beginOrder(t, d, 100)
	d.terminate()
	if code := d.wait(t); code != exitFailure || !strings.Contains(d.stderr.String(), "some requests took longer than 50ms") {
		t.Errorf("ended with %d\n%s", code, d.stderr)
	}
}

func TestReadyzTurnsAwayWhileTheShutdownIsDelayed(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	d := awaitDemo(t, startProcess(t, nil, demoArguments(data, []string{"--shutdown-delay", "5s"})...), data)
	d.terminate()
	d.awaitMatch(t, d.stderr, "shutting down")
	got := request(t, http.MethodGet, d.info.BaseURL+"/readyz", "", nil)
	if checks := got.decode(t)["checks"].(map[string]any); got.status != http.StatusServiceUnavailable || checks["shutdown"] != "in progress" {
		t.Errorf("%d %s", got.status, got.body)
	}
	if got := d.call(t, http.MethodGet, "/products", nil); got.status != http.StatusOK {
		t.Errorf("a request during the delay gets %d", got.status)
	}
}

func TestServeSpeaksTLSWithACertificate(t *testing.T) {
	t.Parallel()
	certificate, key := selfSigned(t)
	d := startDemo(t, t.TempDir(), "--tls-cert", certificate, "--tls-key", key)
	out, err := exec.Command("curl", "-sSi", "--cacert", certificate, d.info.BaseURL+"/livez").CombinedOutput()
	if err != nil || !strings.HasPrefix(d.info.BaseURL, "https://127.0.0.1:") || !strings.Contains(string(out), `"status":"ok"`) ||
		!strings.Contains(strings.ToLower(string(out)), "strict-transport-security: max-age=31536000") {
		t.Errorf("%s: %s, %v", d.info.BaseURL, out, err)
	}
}
