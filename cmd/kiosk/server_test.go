package main

import (
	"bufio"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

func TestPathThatIsNotCleanIsAProblemAndNoRedirect(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		url := start(t, env, "serve", "--addr", "127.0.0.1:0").url(t)
		for _, path := range []string{
			"//", "/./", "/docs/..", "/api/v1/external//orders", "/api/v1/external/customers//wallet", "//api/v1/external/orders", "/api//v1/external/orders",
			"/api/v1/external/./orders", "/api/v1/external/x/../orders", "/docs/../api/v1/external/orders", "/api/v1/external/orders/",
		} {
			for _, method := range []string{http.MethodGet, http.MethodPost} {
				got := request(t, method, url+path, "", nil)
				if got.status != http.StatusNotFound || got.decode(t)["code"] != "route_not_found" || got.decode(t)["instance"] != path ||
					got.header.Get("X-Request-Id") == "" {
					t.Errorf("%s %s: %d %s", method, path, got.status, got.body)
				}
			}
		}
	})
}

func TestJSONClientsAreRedirectedFromTheRootToTheDocumentation(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		client := testkit.Client{BaseURL: start(t, env, "serve", "--addr", "127.0.0.1:0").url(t)} // follows no redirects
		for path, status := range map[string]int{"/": http.StatusTemporaryRedirect, "/docs/": http.StatusPermanentRedirect} {
			for _, method := range []string{http.MethodGet, http.MethodHead} {
				got := client.Do(t, method, path, nil, "Accept", "application/json, text/html;q=0.5")
				if got.Status != status || got.Header.Get("Location") != "/docs" {
					t.Errorf("%s %s: %d to %q", method, path, got.Status, got.Header.Get("Location"))
				}
			}
			if got := client.Do(t, http.MethodPost, path, nil); got.Status != http.StatusNotFound {
				t.Errorf("POST %s: %d", path, got.Status)
			}
		}
	})
}

func TestRootLinksToEveryPageAndShowsTheState(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		client := testkit.Client{BaseURL: start(t, env, "serve", "--addr", "127.0.0.1:0").url(t)}
		for language, state := range map[string]string{"": "✓ Ready", "pt-BR,pt;q=0.9,en;q=0.8": "✓ Pronto"} {
			got := client.Do(t, http.MethodGet, "/", nil, "Accept", "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language", language)
			page := string(got.Body)
			if got.Status != http.StatusOK || got.Header.Get("Content-Type") != "text/html; charset=utf-8" || !strings.Contains(page, state) {
				t.Errorf("%q: %d %v %s", language, got.Status, got.Header, page)
			}
			if strings.Contains(page, "Demo") {
				t.Error("the page of a real service calls it a demo")
			}
			for _, link := range regexp.MustCompile(`href="(/[^"]*)"`).FindAllStringSubmatch(page, -1) {
				if followed := client.Do(t, http.MethodGet, link[1], nil); followed.Status != http.StatusOK {
					t.Errorf("the link to %s leads to %d", link[1], followed.Status)
				}
			}
			for _, path := range []string{"/console/", "/docs", "/playground", "/readyz"} {
				if !strings.Contains(page, `href="`+path+`"`) {
					t.Errorf("no link to %s", path)
				}
			}
		}
	})
}

func TestRootSaysThatAServiceWithoutItsDatabaseIsNotReady(t *testing.T) {
	t.Parallel()
	url := serveHealth(t, &health{database: openClosed(t), logger: slog.New(slog.DiscardHandler)})
	got := testkit.Client{BaseURL: url}.Do(t, http.MethodGet, "/", nil)
	if got.Status != http.StatusOK || !strings.Contains(string(got.Body), "Not ready") {
		t.Errorf("%d %s", got.Status, got.Body)
	}
}

func TestIdempotencyKeysOfDotsCanBeLookedUp(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "orders:write"))
		keys := start(t, env, "serve", "--addr", "127.0.0.1:0").url(t) + "/api/v1/external/idempotency-keys/"
		for path, key := range map[string]string{".": ".", "..": "..", "%2e": ".", "%2E%2E": "..", "a%2F..%2Fb": "a/../b", "%2F%2F": "//"} {
			got := request(t, http.MethodGet, keys+path, token, nil)
			if got.status != http.StatusOK || got.decode(t)["key"] != key {
				t.Errorf("%s: %d %s", path, got.status, got.body)
			}
		}
	})
}

// wire is a listener for connections inside this process.
type wire chan net.Conn

// Accept implements net.Listener.
func (w wire) Accept() (net.Conn, error) {
	connection, open := <-w
	if !open {
		return nil, net.ErrClosed
	}
	return connection, nil
}

// Close implements net.Listener.
func (wire) Close() error { return nil }

// Addr implements net.Listener.
func (wire) Addr() net.Addr { return &net.IPAddr{} }

// converse sends a head and, later, a body to a server with these limits that works on each request for a time. It returns the status
// of the response, or 0 without one. It runs in a bubble of testing/synctest, where waiting takes no real time.
func converse(t *testing.T, limits httpx.Limits, work time.Duration, head string, later time.Duration, body string) (status int) {
	t.Helper()
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r, end := limits.WithDeadlines(w, r)
		defer end()
		if _, err := io.ReadAll(r.Body); err != nil {
			w.WriteHeader(http.StatusRequestTimeout)
			return
		}
		time.Sleep(work)
		if r.Context().Err() != nil {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	})
	server := newServer(clearReadDeadline(handler), limits, slog.New(slog.DiscardHandler))
	var all sync.WaitGroup
	defer all.Wait()
	here, there := net.Pipe()
	defer here.Close()
	listener := make(wire, 1)
	listener <- there
	defer close(listener)
	all.Go(func() { _ = server.Serve(listener) })
	all.Go(func() {
		_, _ = io.WriteString(here, head)
		time.Sleep(later)
		_, _ = io.WriteString(here, body)
	})
	response, err := http.ReadResponse(bufio.NewReader(here), nil)
	if err != nil {
		return 0
	}
	response.Body.Close()
	return response.StatusCode
}

func TestRequestHasTheTimeThatTheLimitsSay(t *testing.T) {
	t.Parallel()
	const get = "GET / HTTP/1.1\r\nHost: kiosk\r\nConnection: close\r\n\r\n"
	const post = "POST / HTTP/1.1\r\nHost: kiosk\r\nConnection: close\r\nContent-Length: 4\r\n\r\n"
	seconds := func(n int) time.Duration { return time.Duration(n) * time.Second }
	for _, one := range []struct {
		timeout, bodyTimeout int // the limits, in seconds
		work, body           int // the time that the request takes, in seconds
		want                 int
	}{
		{25, 15, 24, 0, http.StatusOK},
		{90, 15, 89, 0, http.StatusOK},
		{90, 15, 75, 14, http.StatusOK},
		{0, 15, 3600, 0, http.StatusOK},
		{0, 15, 3600, 14, http.StatusOK},
		{25, 0, 1, 3600, http.StatusServiceUnavailable},
		{0, 0, 3600, 3600, http.StatusOK},
		{90, 60, 30, 59, http.StatusOK},
		{90, 15, 91, 0, http.StatusServiceUnavailable},
		{25, 15, 0, 60, http.StatusRequestTimeout},
		{0, 15, 0, 60, http.StatusRequestTimeout},
		{25, 15, 120, 0, 0},
	} {
		t.Run(fmt.Sprint(one), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				limits := httpx.Limits{Timeout: seconds(one.timeout), BodyTimeout: seconds(one.bodyTimeout)}
				head, body := get, ""
				if one.body > 0 {
					head, body = post, "body"
				}
				if got := converse(t, limits, seconds(one.work), head, seconds(one.body), body); got != one.want {
					t.Errorf("responded with %d, want %d", got, one.want)
				}
			})
		})
	}
}
