package main

import (
	"bytes"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/alecthomas/kong"
	"golang.org/x/net/http2"
	"golang.org/x/net/http2/hpack"

	"kiosk/internal/testkit"
)

func TestServeLimitsTheRateOfATokenAsConfigured(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "products:read"))
	for _, test := range []struct {
		rate, burst, policy string
		last                int // status of the third request
	}{
		{"", "", `"default";q=200;w=2`, http.StatusOK},
		{"1", "2", `"default";q=2;w=2`, http.StatusTooManyRequests},
		{"0", "2", "", http.StatusOK},
	} {
		arguments := []string{"serve", "--addr", "127.0.0.1:0"}
		if test.rate != "" {
			arguments = append(arguments, "--rate-limit", test.rate, "--rate-burst", test.burst)
		}
		s := start(t, env, arguments...)
		products := s.url(t) + "/api/v1/external/products"
		var got response
		for range 3 {
			got = request(t, http.MethodGet, products, token, nil)
		}
		if policy := got.header.Get("RateLimit-Policy"); got.status != test.last || policy != test.policy {
			t.Errorf("--rate-limit %s --rate-burst %s: %d, policy %s", test.rate, test.burst, got.status, policy)
		}
		s.terminate()
		s.wait(t)
	}
}

func TestDemoHasNoRateLimit(t *testing.T) {
	t.Parallel()
	d := startDemo(t, filepath.Join(t.TempDir(), "demo"))
	if got := d.call(t, http.MethodGet, "/products", nil); got.status != http.StatusOK || got.header.Get("RateLimit") != "" {
		t.Errorf("%d %v", got.status, got.header)
	}
}

func TestTheLimitsInTheAPIDocumentAreTheDefaults(t *testing.T) {
	t.Parallel()
	document, err := os.ReadFile("../../rest/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var f limitFlags
	parser, err := kong.New(&f, kong.Vars{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.Parse(nil); err != nil {
		t.Fatal(err)
	}
	for _, row := range []string{
		fmt.Sprintf("| requests of a token | %d a second, %d at once after a pause |", f.RateLimit, f.RateBurst),
		fmt.Sprintf("| requests of a token under way at the same time | %d |", f.MaxConcurrent),
		fmt.Sprintf("| wrong tokens from one address (IPv6: one /64 network) | %d a minute |", f.AuthFailures),
		fmt.Sprintf("| requests of all stores under way at the same time | %d, of which one store alone gets half |", f.MaxInFlight),
		fmt.Sprintf("| time for a request, its body included | %.0f seconds |", f.RequestTimeout.Seconds()),
		fmt.Sprintf("| time for a request that changes nothing | %.0f seconds |", f.ReadTimeout.Seconds()),
		fmt.Sprintf("| time for the body to arrive | %.0f seconds |", f.BodyTimeout.Seconds()),
		fmt.Sprintf("| size of the request line and headers | %d KiB |", maxHeaderBytes>>10),
	} {
		if !strings.Contains(string(document), row) {
			t.Errorf("rest/openapi.yaml does not say %q", row)
		}
	}
}

// dialHTTP2 opens a connection over HTTP/2 to a new service, and sends what begins one.
func dialHTTP2(t *testing.T, settings ...http2.Setting) (net.Conn, *http2.Framer) {
	t.Helper()
	env := newDeployment(t, dialect.SQLite)
	chain, key := selfSigned(t)
	address := strings.TrimPrefix(start(t, env, "serve", "--addr", "127.0.0.1:0", "--tls-cert", chain, "--tls-key", key).url(t), "https://")
	dialer := tls.Dialer{Config: &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h2"}}}
	connection, err := dialer.DialContext(t.Context(), "tcp", address)
	testkit.Must(t, err)
	t.Cleanup(func() { connection.Close() })
	_, err = io.WriteString(connection, http2.ClientPreface)
	testkit.Must(t, err)
	framer := http2.NewFramer(connection, connection)
	testkit.Must(t, framer.WriteSettings(settings...))
	return connection, framer
}

func TestAConnectionOverHTTP2HasSoManyRequestsAtATime(t *testing.T) {
	t.Parallel()
	_, framer := dialHTTP2(t)
	frame, err := framer.ReadFrame()
	testkit.Must(t, err)
	settings, ok := frame.(*http2.SettingsFrame)
	if !ok {
		t.Fatalf("the first frame is %v", frame)
	}
	if most, ok := settings.Value(http2.SettingMaxConcurrentStreams); !ok || most != 100 {
		t.Errorf("%d requests at a time, %t", most, ok)
	}
}

// The client allows any amount, reads nothing, and shows that it is alive.
func TestAConnectionOverHTTP2WhoseClientReadsNothingIsClosed(t *testing.T) {
	t.Parallel()
	const window = 1<<31 - 1
	connection, framer := dialHTTP2(t, http2.Setting{ID: http2.SettingInitialWindowSize, Val: window})
	testkit.Must(t, framer.WriteWindowUpdate(0, window-1<<16))
	var headers bytes.Buffer
	encoder := hpack.NewEncoder(&headers)
	for _, field := range [][2]string{{":method", "GET"}, {":scheme", "https"}, {":authority", "localhost"}, {":path", "/openapi.json"}} {
		testkit.Must(t, encoder.WriteField(hpack.HeaderField{Name: field[0], Value: field[1]}))
	}
	for stream := range uint32(100) { // together more than the buffers of both sockets hold
		testkit.Must(t, framer.WriteHeaders(http2.HeadersFrameParam{StreamID: 2*stream + 1, BlockFragment: headers.Bytes(), EndStream: true, EndHeaders: true}))
	}
	testkit.Must(t, connection.SetDeadline(time.Now().Add(5*time.Minute)))
	ticker := time.NewTicker(100 * time.Millisecond)
	defer ticker.Stop()
	for range ticker.C {
		if err := framer.WritePing(true, [8]byte{}); err != nil {
			if errors.Is(err, os.ErrDeadlineExceeded) {
				t.Error("the connection is still open")
			}
			return
		}
	}
}
