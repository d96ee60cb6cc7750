package worker

import (
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/internal/ssrf"
)

// short is a time-out for receivers that never respond.
const short = 300 * time.Millisecond

func withTimeout(timeout time.Duration) func(*SenderConfig) {
	return func(config *SenderConfig) { config.Timeout = timeout }
}

func TestHangingBeforeTheHeadersFailsAtTheTimeout(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		<-r.Context().Done()
	})
	result := sendConnected(t, authority.sender(withTimeout(short)), receiver.URL)
	expect(t, result, Failed, 0, "timed out after 300ms waiting for response headers")
	if result.Latency < short {
		t.Errorf("latency = %s, want at least the time-out", result.Latency)
	}
}

// cancelledHandler responds 200 when the request is cancelled, as an HTTP/2 server does whose handler then returns.
type cancelledHandler struct{ *http.Transport }

func (cancelledHandler) RoundTrip(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return &http.Response{StatusCode: http.StatusOK, Body: http.NoBody, Request: r}, nil
}

func TestAResponseToTheCancellationAtTheTimeoutIsNoSuccess(t *testing.T) {
	t.Parallel()
	sender := newTestSender(t, withTimeout(short))
	sender.transport = cancelledHandler{new(http.Transport)}
	if result := sendMade(t, sender, "https://127.0.0.1"); result.Outcome != Failed || result.ResponseStatus != 0 {
		t.Errorf("%+v", result)
	}
}

func TestDrippingHeadersDoesNotStretchTheTimeout(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		connection, buffered := takeOver(w)
		defer connection.Close()
		_, _ = buffered.WriteString("HTTP/1.1 200 OK\r\n")
		for range everyTick() {
			_, _ = buffered.WriteString("X-Drip: 1\r\n")
			if buffered.Flush() != nil {
				return
			}
		}
	})
	result := sendConnected(t, authority.sender(withTimeout(short)), receiver.URL)
	expect(t, result, Failed, 0, "timed out after 300ms waiting for response headers")
}

func TestHangingInTheTLSHandshakeFailsAtTheTimeout(t *testing.T) {
	t.Parallel()
	listener := listen(t)
	result := sendMade(t, newTestSender(t, withTimeout(short)), "https://"+listener.Addr().String())
	expect(t, result, Failed, 0, "timed out after 300ms connecting")
}

func TestTheOutcomeIsDecidedByTheHeadersWhateverTheBodyDoes(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	chunk := make([]byte, 32<<10)
	for name, body := range map[string]func(http.ResponseWriter, *http.Request){
		"hanging": func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"dripping": func(w http.ResponseWriter, r *http.Request) {
			for range everyTick() {
				if _, err := w.Write([]byte(".")); err != nil || r.Context().Err() != nil {
					return
				}
				w.(http.Flusher).Flush()
			}
		},
		"endless": func(w http.ResponseWriter, _ *http.Request) {
			for {
				if _, err := w.Write(chunk); err != nil {
					return
				}
			}
		},
		"cut short": func(w http.ResponseWriter, _ *http.Request) { panic(http.ErrAbortHandler) },
	} {
		for _, protocol := range []string{"http/1.1", "h2"} {
			t.Run(name+" "+protocol, func(t *testing.T) {
				t.Parallel()
				receiver := authority.receiverWith(func(w http.ResponseWriter, r *http.Request) {
					_, _ = io.Copy(io.Discard, r.Body)
					w.WriteHeader(http.StatusOK)
					w.(http.Flusher).Flush()
					body(w, r)
				}, &tls.Config{
					Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
					NextProtos:   []string{protocol},
				})
				sender := authority.sender(func(config *SenderConfig) { config.DrainTimeout = 50 * time.Millisecond })
				start := time.Now()
				expect(t, send(t, sender, receiver.URL), Succeeded, 200, "")
				if held := time.Since(start); held > 40*time.Second { // and not until the time-out
					t.Errorf("the body held the attempt for %s", held)
				}
			})
		}
	}
}

func TestALongBodyIsNotReadBeyondItsLimit(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	var written atomic.Int64
	closed := make(chan struct{})
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		defer close(closed)
		chunk := make([]byte, 16<<10)
		for {
			n, err := w.Write(chunk)
			if err != nil {
				return
			}
			written.Add(int64(n))
		}
	})
	expect(t, send(t, authority.sender(nil), receiver.URL), Succeeded, 200, "")
	<-closed
	// The buffers of both sockets hold a few megabytes more than what was read.
	if written.Load() > 32<<20 {
		t.Errorf("the receiver could write %d bytes", written.Load())
	}
}

func TestBrokenResponsesFail(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	for name, c := range map[string]struct {
		handler http.HandlerFunc
		message string
	}{
		"reset": {func(w http.ResponseWriter, _ *http.Request) {
			connection, _ := takeOver(w)
			tcp := connection.(*tls.Conn).NetConn().(*net.TCPConn)
			_ = tcp.SetLinger(0)
			tcp.Close()
		}, "connection reset"},
		"closed":             {func(w http.ResponseWriter, _ *http.Request) { hangUp(w) }, "connection closed before the response headers"},
		"cut in the headers": {answerRaw("HTTP/1.1 200 OK\r\nServer: x\r\n"), "connection closed before the response headers"},
		"not HTTP":           {answerRaw("220 mail ready\r\n"), "malformed HTTP response"},
		"malformed status":   {answerRaw("HTTP/1.1 2x0 OK\r\n\r\n"), "malformed HTTP response"},
		"status 000":         {answerRaw("HTTP/1.1 000 None\r\n\r\n"), "malformed HTTP response"},
		"status 1000":        {answerRaw("HTTP/1.1 1000 Many\r\n\r\n"), "malformed HTTP response"},
		"negative length":    {answerRaw("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"), "malformed HTTP response"},
		"two lengths":        {answerRaw("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"), "malformed HTTP response"},
		"unknown encoding":   {answerRaw("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nab"), "malformed HTTP response"},
		"huge headers": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Huge", strings.Repeat("x", 64<<10))
		}, "response headers are larger than 32 KiB"},
		"endless informational answers": {answerRaw(strings.Repeat("HTTP/1.1 103 Early Hints\r\n\r\n", 4<<10)), "response headers are larger than 32 KiB"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			receiver := authority.receiver(c.handler)
			expect(t, send(t, authority.sender(nil), receiver.URL), Failed, 0, c.message)
		})
	}
}

func TestHugeHeadersFailOverHTTP2(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiverWith(func(w http.ResponseWriter, _ *http.Request) {
		for range 40 {
			w.Header().Add("X-Huge", strings.Repeat("x", 1<<10))
		}
	}, &tls.Config{
		Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
		NextProtos:   []string{"h2"},
	})
	expect(t, send(t, authority.sender(nil), receiver.URL), Failed, 0, "response headers are larger than 32 KiB")
}

func TestCertificatesAreChecked(t *testing.T) {
	t.Parallel()
	authority, stranger := newAuthority(t), newAuthority(t)
	names := startNameServer(t)
	names.answer("elsewhere.example", "127.0.0.1")
	accept := func(http.ResponseWriter, *http.Request) { t.Error("an event was sent over a bad connection") }
	valid := authority.receiver(accept)
	unknown := stranger.receiver(accept)
	expired := authority.receiverWith(accept, &tls.Config{
		Certificates: []tls.Certificate{authority.issue(time.Now().Add(-time.Hour))},
	})
	old := authority.receiverWith(accept, &tls.Config{
		Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
		MinVersion:   tls.VersionTLS10, // so that the client refuses it
		MaxVersion:   tls.VersionTLS11,
	})
	sender := authority.sender(func(config *SenderConfig) { config.Resolver = names.resolver() })
	for url, message := range map[string]string{
		unknown.URL:                        "TLS: certificate signed by unknown authority",
		expired.URL:                        "TLS: certificate has expired or is not yet valid",
		atHost("elsewhere.example", valid): "TLS: certificate is not valid for this host",
		old.URL:                            "TLS: protocol version not supported",
	} {
		expect(t, send(t, sender, url), Failed, 0, message)
	}
}

func TestAReceiverWithoutTLSFails(t *testing.T) {
	t.Parallel()
	listener := listen(t)
	go func() { _ = http.Serve(listener, http.NotFoundHandler()) }()
	result := send(t, newTestSender(t, func(*SenderConfig) {}), "https://"+listener.Addr().String())
	expect(t, result, Failed, 0, "TLS: the server did not answer with TLS")
}

func TestARefusedConnectionFails(t *testing.T) {
	t.Parallel()
	listener := listen(t)
	listener.Close()
	result := send(t, newTestSender(t, func(*SenderConfig) {}), "https://"+listener.Addr().String())
	expect(t, result, Failed, 0, "connection refused")
}

func TestAnUnknownHostFails(t *testing.T) {
	t.Parallel()
	names := startNameServer(t)
	sender := newTestSender(t, func(config *SenderConfig) { config.Resolver = names.resolver() })
	expect(t, send(t, sender, "https://nowhere.example/"), Failed, 0, "DNS: no such host")
}

func TestAForbiddenLiteralAddressIsNotDialled(t *testing.T) {
	t.Parallel()
	sender := newTestSender(t, func(*SenderConfig) {})
	for url, message := range map[string]string{
		"https://10.0.0.1/":         "refused to connect: address 10.0.0.1 is private",
		"https://0x7f.2/":           "refused to connect: address 127.0.0.2 is loopback",
		"https://169.254.169.254/x": "refused to connect: address 169.254.169.254 is cloud metadata",
		"http://example.com/":       "refused to connect: the URL must start with https://",
	} {
		expect(t, send(t, sender, url), Failed, 0, message)
	}
}

// The address is public at registration. The guard must also refuse an address to which the name changes later, already at the next
// attempt.
func TestAHostThatChangesItsAddressAfterRegistrationIsNotReached(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	var delivered atomic.Int32
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		delivered.Add(1)
		w.Header().Set("Connection", "close")
	})
	port := netip.MustParseAddrPort(receiver.Listener.Addr().String()).Port()
	inside, err := net.Listen("tcp", fmt.Sprintf("127.0.0.2:%d", port))
	if err != nil {
		t.Fatal(err)
	}
	defer inside.Close()
	go func() {
		for {
			connection, err := inside.Accept()
			if err != nil {
				return
			}
			t.Error("the forbidden address was dialled")
			connection.Close()
		}
	}()
	names := startNameServer(t)
	sender := authority.sender(func(config *SenderConfig) { config.Resolver = names.resolver() })
	url := atHost("hooks.example", receiver)
	if err := (ssrf.Guard{}).CheckURL(url); err != nil {
		t.Fatalf("registration: %v", err)
	}

	names.answer("hooks.example", "127.0.0.1")
	expect(t, send(t, sender, url), Succeeded, 200, "")
	for address, class := range map[string]string{
		"127.0.0.2":        "loopback",
		"10.0.0.1":         "private",
		"169.254.169.254":  "cloud metadata",
		"::1":              "loopback",
		"fd00:ec2::254":    "cloud metadata",
		"64:ff9b::7f00:2":  "NAT64",
		"::ffff:127.0.0.2": "loopback",
	} {
		names.answer("hooks.example", address)
		expect(t, send(t, sender, url), Failed, 0, "refused to connect: the host resolves to an address that is "+class)
	}
	names.answer("hooks.example", "127.0.0.2", "127.0.0.1")
	expect(t, send(t, sender, url), Succeeded, 200, "")
	if delivered.Load() != 2 {
		t.Errorf("%d deliveries, want 2", delivered.Load())
	}
}

func TestAMissingDNSResponseFailsAtTheTimeout(t *testing.T) {
	t.Parallel()
	names := startNameServer(t)
	names.ignore(everyHost)
	sender := newTestSender(t, func(config *SenderConfig) { config.Timeout, config.Resolver = short, names.resolver() })
	result := sendMade(t, sender, "https://hooks.example/")
	expect(t, result, Failed, 0, "timed out after 300ms connecting")
}

// listen opens a TCP port of 127.0.0.1 and accepts no connection.
func listen(t *testing.T) net.Listener {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	return listener
}

// everyTick yields every 10 ms for as long as it is read.
func everyTick() func(func(time.Time) bool) {
	return func(yield func(time.Time) bool) {
		ticker := time.NewTicker(10 * time.Millisecond)
		defer ticker.Stop()
		for yield(<-ticker.C) {
		}
	}
}
