package worker

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/rest/webhooksig"
)

func TestTheResponseDecidesTheOutcome(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	var reached atomic.Int32
	elsewhere := authority.receiver(func(http.ResponseWriter, *http.Request) { reached.Add(1) })
	receiver := authority.receiver(func(w http.ResponseWriter, r *http.Request) {
		status, err := strconv.Atoi(strings.TrimPrefix(r.URL.Path, "/"))
		if err != nil {
			t.Errorf("asked for %s", r.URL.Path)
		}
		w.Header().Set("Location", elsewhere.URL)
		w.WriteHeader(status)
	})
	sender := authority.sender(nil)
	for _, c := range []struct {
		status  int
		outcome Outcome
		message string
	}{
		{200, Succeeded, ""},
		{201, Succeeded, ""},
		{204, Succeeded, ""},
		{299, Succeeded, ""},
		{301, Rejected, "answered 301 Moved Permanently; redirects are not followed"},
		{302, Rejected, "answered 302 Found; redirects are not followed"},
		{307, Rejected, "answered 307 Temporary Redirect; redirects are not followed"},
		{308, Rejected, "answered 308 Permanent Redirect; redirects are not followed"},
		{400, Rejected, "answered 400 Bad Request"},
		{404, Rejected, "answered 404 Not Found"},
		{410, Rejected, "answered 410 Gone"},
		{429, Rejected, "answered 429 Too Many Requests"},
		{500, Failed, "answered 500 Internal Server Error"},
		{503, Failed, "answered 503 Service Unavailable"},
		{599, Failed, "answered 599"},
		{600, Failed, "answered 600"},
		{999, Failed, "answered 999"},
	} {
		result := send(t, sender, fmt.Sprintf("%s/%d", receiver.URL, c.status))
		expect(t, result, c.outcome, c.status, c.message)
	}
	if reached.Load() != 0 {
		t.Error("a redirect was followed")
	}
}

func TestAnyURLThatMayBeRegisteredIsSentEncoded(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	for _, protocol := range []string{"http/1.1", "h2"} {
		requested := make(chan string, 1)
		receiver := authority.receiverWith(func(_ http.ResponseWriter, r *http.Request) { requested <- r.RequestURI }, &tls.Config{
			Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
			NextProtos:   []string{protocol},
		})
		sender := authority.sender(nil)
		for path, want := range map[string]string{
			"/kiosk?shop=Loja A&q":               "/kiosk?shop=Loja%20A&q",
			"/ação?q=São&t=a%2Bb+c%zz":           "/a%C3%A7%C3%A3o?q=S%C3%A3o&t=a%2Bb+c%zz",
			`/a b?q="<>` + "\u00a0" + `|{}[]'?/`: `/a%20b?q=%22%3C%3E%C2%A0|{}[]'?/`,
			"/?":                                 "/?",
		} {
			result := send(t, sender, receiver.URL+path)
			if expect(t, result, Succeeded, 200, ""); result.Outcome != Succeeded {
				continue
			}
			if got := <-requested; got != want {
				t.Errorf("%s: %s is sent as %s, want %s", protocol, path, got, want)
			}
		}
	}
}

func TestInformationalResponsesAreNotTheResponse(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusEarlyHints)
		w.WriteHeader(http.StatusAccepted)
	})
	expect(t, send(t, authority.sender(nil), receiver.URL), Succeeded, 202, "")
}

func TestSwitchingProtocolsIsRejected(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(answerRaw("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"))
	expect(t, send(t, authority.sender(nil), receiver.URL), Rejected, 101, "answered 101 Switching Protocols")
}

func TestARequestCarriesTheSignedBodyAndItsHeaders(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	requests := make(chan *http.Request, 1)
	bodies := make(chan []byte, 1)
	receiver := authority.receiver(func(_ http.ResponseWriter, r *http.Request) {
		body, err := webhooksig.VerifyRequest(r, testSecret)
		if err != nil {
			t.Error(err)
		}
		requests <- r
		bodies <- body
	})
	attempt := attemptTo(receiver.URL + "/hooks?store=1")
	attempt.Number = 3
	if _, err := authority.sender(nil).Send(context.Background(), attempt); err != nil {
		t.Fatal(err)
	}

	request := <-requests
	want := http.Header{
		"Content-Type":               {"application/json"},
		"Content-Length":             {fmt.Sprint(len(attempt.Body))},
		"User-Agent":                 {"Kiosk-Webhooks/1"},
		"X-Service-Event-Id":         {attempt.EventID},
		"X-Service-Delivery-Attempt": {"3"},
		"X-Service-Signature":        {request.Header.Get("X-Service-Signature")},
	}
	if fmt.Sprint(request.Header) != fmt.Sprint(want) {
		t.Errorf("headers = %v\nwant %v", request.Header, want)
	}
	if got := request.Method + " " + request.RequestURI; got != "POST /hooks?store=1" {
		t.Errorf("request = %s", got)
	}
	if body := <-bodies; !bytes.Equal(body, attempt.Body) {
		t.Errorf("body = %s", body)
	}
}

func TestARotationSignsWithBothSecrets(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	next := strings.Repeat("0", 64)
	verified := make(chan error, 2)
	receiver := authority.receiver(func(_ http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		now := time.Now()
		verified <- webhooksig.Verify(testSecret, r.Header.Get("X-Service-Signature"), body, 0, now)
		verified <- webhooksig.Verify(next, r.Header.Get("X-Service-Signature-Next"), body, 0, now)
	})
	attempt := attemptTo(receiver.URL)
	attempt.NextSecret = next
	if _, err := authority.sender(nil).Send(context.Background(), attempt); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := <-verified; err != nil {
			t.Error(err)
		}
	}
}

func TestConnectionsAreKeptBetweenAttempts(t *testing.T) {
	t.Parallel()
	for name, protocols := range map[string][]string{"HTTP/1.1": {"http/1.1"}, "HTTP/2.0": {"h2"}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			authority := newAuthority(t)
			peers := make(chan string, 3)
			receiver := authority.receiverWith(func(w http.ResponseWriter, r *http.Request) {
				if r.Proto != name {
					t.Errorf("protocol = %s", r.Proto)
				}
				peers <- r.RemoteAddr
				fmt.Fprint(w, strings.Repeat("thanks ", 1000))
			}, &tls.Config{
				Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
				NextProtos:   protocols,
			})
			sender := authority.sender(func(config *SenderConfig) { config.DrainTimeout = time.Minute })
			first := ""
			for i := range 3 {
				expect(t, send(t, sender, receiver.URL), Succeeded, 200, "")
				peer := <-peers
				if i > 0 && peer != first {
					t.Errorf("attempt %d came from %s, the first from %s", i+1, peer, first)
				}
				first = peer
			}
		})
	}
}

func TestAnIdleConnectionClosedByTheReceiverIsNotAFailure(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	var requests atomic.Int32
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		if requests.Add(1) == 2 {
			hangUp(w)
		}
	})
	sender := authority.sender(nil)
	expect(t, send(t, sender, receiver.URL), Succeeded, 200, "")
	expect(t, send(t, sender, receiver.URL), Succeeded, 200, "")
	if requests.Load() != 3 {
		t.Errorf("%d requests, want the second repeated on a fresh connection", requests.Load())
	}
}

func TestACancelledAttemptHasNoResult(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	ctx, cancel := context.WithCancel(context.Background())
	receiver := authority.receiver(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		cancel()
		<-r.Context().Done()
	})
	result, err := authority.sender(nil).Send(ctx, attemptTo(receiver.URL))
	if !errors.Is(err, context.Canceled) || !reflect.DeepEqual(result, Result{}) {
		t.Errorf("Send = %+v, %v", result, err)
	}
}

func TestACAFileWithoutCertificatesIsRefused(t *testing.T) {
	t.Parallel()
	empty := filepath.Join(t.TempDir(), "empty.pem")
	if err := os.WriteFile(empty, []byte("nothing"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{empty, empty + ".missing"} {
		if _, err := NewSender(SenderConfig{CAFile: file}); err == nil {
			t.Errorf("%s was accepted", filepath.Base(file))
		}
	}
}

func TestProxiesOfTheEnvironmentAreNotUsed(t *testing.T) {
	proxy := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		t.Error("the proxy was asked")
	}))
	defer proxy.Close()
	for _, name := range []string{"HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "ALL_PROXY"} {
		t.Setenv(name, proxy.URL)
	}
	authority := newAuthority(t)
	receiver := authority.receiver(func(http.ResponseWriter, *http.Request) {})
	names := startNameServer(t)
	names.answer("hooks.example", "127.0.0.1")
	sender := authority.sender(func(config *SenderConfig) { config.Resolver = names.resolver() })
	expect(t, send(t, sender, atHost("hooks.example", receiver)), Succeeded, 200, "")
}

// answerRaw hijacks the connection after the request and writes the text unchanged.
func answerRaw(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		connection, buffered := takeOver(w)
		defer connection.Close()
		_, _ = buffered.WriteString(text)
		_ = buffered.Flush()
	}
}

// hangUp closes the connection without a response.
func hangUp(w http.ResponseWriter) {
	connection, _ := takeOver(w)
	connection.Close()
}

func takeOver(w http.ResponseWriter) (net.Conn, *bufio.ReadWriter) {
	connection, buffered, err := w.(http.Hijacker).Hijack()
	if err != nil {
		panic(err)
	}
	return connection, buffered
}

// atHost returns the receiver's URL with another host.
func atHost(host string, receiver *httptest.Server) string {
	return strings.Replace(receiver.URL, "127.0.0.1", host, 1)
}
