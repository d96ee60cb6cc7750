package client_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/graph/live"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// kiosk is a store behind a real HTTP server.
type kiosk struct {
	*testkit.Store
	url string
}

// both runs a test on a store in each kind of database, with a client of the store's full token.
func both(t *testing.T, test func(t *testing.T, k *kiosk, c *client.Client)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		k := open(t, d)
		test(t, k, k.client(t, k.url))
	})
}

func open(t testing.TB, d *database.DB) *kiosk {
	t.Helper()
	store := testkit.NewStore(t, d)
	return &kiosk{store, serve(t, store, httpx.Limits{})}
}

func serve(t testing.TB, store *testkit.Store, limits httpx.Limits) (url string) {
	t.Helper()
	hub := live.New(live.Config{Resolver: store.Resolver, Poll: 20 * time.Millisecond})
	t.Cleanup(hub.Close)
	server := httptest.NewServer(rest.New(rest.Config{
		Resolver: store.Resolver,
		Events:   hub.Await,
		Logger:   slog.New(slog.DiscardHandler),
		Limits:   limits,
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// client returns a client with the full token of the Kiosk behind a URL.
func (k *kiosk) client(t testing.TB, url string, options ...client.Option) *client.Client {
	t.Helper()
	return newClient(t, url, k.FullToken, options...)
}

func newClient(t testing.TB, url, token string, options ...client.Option) *client.Client {
	t.Helper()
	c, err := client.New(url, token, options...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// must returns the value of a call, and fails the test if the call returned an error: must(c.Products(ctx))(t).
func must[T any](value T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

// refused checks that a call failed with the status and code.
func refused(t testing.TB, err error, status int, code client.Code) {
	t.Helper()
	_ = refusal(t, err, status, code)
}

// refusal checks the same as refused, and returns the error.
func refusal(t testing.TB, err error, status int, code client.Code) *client.Error {
	t.Helper()
	refusal, isRefusal := errors.AsType[*client.Error](err)
	if !isRefusal {
		t.Fatalf("got %v, want %s", err, code)
	}
	if refusal.Status != status || refusal.Code != code || client.CodeOf(err) != code {
		t.Errorf("got %d %s, want %d %s", refusal.Status, refusal.Code, status, code)
	}
	if refusal.RequestID == "" || refusal.Detail == "" || refusal.Operation == "" {
		t.Errorf("incomplete: %+v", refusal)
	}
	return refusal
}

func TestNewRefusesWhatIsNoBaseURL(t *testing.T) {
	t.Parallel()
	for _, url := range []string{"", "kiosk.example.com", "ftp://kiosk.example.com", "https://", "https://h?a=b", "https://h#f", "https://h?", "https://h#", "https://me:hush@h", "http://%zz", "https://h/api/v1/external", "https://h/shop/api/v1/external/ "} {
		_, err := client.New(url, "token")
		if err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%q: %v", url, err)
		}
	}
}

func TestNewSaysHowABaseURLBeginsWhenItHasNoScheme(t *testing.T) {
	t.Parallel()
	for _, url := range []string{"127.0.0.1:8080", "localhost:8080", "kiosk.example.com"} {
		if _, err := client.New(url, "token"); err == nil || !strings.Contains(err.Error(), "must begin with https:// or http://") {
			t.Errorf("%q: %v", url, err)
		}
	}
}

func TestNewRefusesWhatIsNoToken(t *testing.T) {
	t.Parallel()
	for _, token := range []string{"", "hush\n", " hush", "hush hush", "hüsh", "\x00"} {
		_, err := client.New("https://kiosk.example.com", token)
		if err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%q: %v", token, err)
		}
	}
}

func TestBaseURLMayEndWithASlashAndHaveAPath(t *testing.T) {
	t.Parallel()
	paths := make(chan string, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		paths <- r.URL.Path
		_, _ = io.WriteString(w, "[]")
	}))
	t.Cleanup(server.Close)
	for base, want := range map[string]string{
		server.URL + "/":       "/api/v1/external/products",
		server.URL + " ":       "/api/v1/external/products",
		server.URL + "/\n":     "/api/v1/external/products",
		server.URL + "/kiosk/": "/kiosk/api/v1/external/products",
	} {
		if _, err := newClient(t, base, "token").Products(t.Context()); err != nil {
			t.Error(err)
		}
		if path := <-paths; path != want {
			t.Errorf("asked for %s, want %s", path, want)
		}
	}
}

func TestRequestsTellWhoSendsThem(t *testing.T) {
	t.Parallel()
	headers := make(chan http.Header, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		headers <- r.Header
		_, _ = io.WriteString(w, "[]")
	}))
	t.Cleanup(server.Close)
	for want, options := range map[string][]client.Option{
		"kiosk-client/1": nil,
		"acme-bot/2.1":   {client.WithUserAgent("acme-bot/2.1")},
	} {
		if _, err := newClient(t, server.URL, "token", options...).Products(t.Context()); err != nil {
			t.Error(err)
		}
		sent := <-headers
		if sent.Get("User-Agent") != want || sent.Get("Authorization") != "Bearer token" || sent.Get("Idempotency-Key") != "" {
			t.Errorf("sent %v", sent)
		}
	}
}

func TestHTTPClientCanBeReplaced(t *testing.T) {
	t.Parallel()
	requested := false
	transport := roundTrip(func(r *http.Request) (*http.Response, error) {
		requested = true
		return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader("[]")), Request: r}, nil
	})
	c := newClient(t, "https://kiosk.example.com", "token", client.WithHTTPClient(&http.Client{Transport: transport}))
	if _, err := c.Products(t.Context()); err != nil || !requested {
		t.Errorf("asked %v, %v", requested, err)
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestTokenFollowsNoRedirect(t *testing.T) {
	t.Parallel()
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("the redirect was followed") }))
	t.Cleanup(elsewhere.Close)
	server := httptest.NewServer(http.RedirectHandler(elsewhere.URL, http.StatusTemporaryRedirect))
	t.Cleanup(server.Close)
	_, err := newClient(t, server.URL, "token").Products(t.Context())
	if refusal, isRefusal := errors.AsType[*client.Error](err); !isRefusal || refusal.Status != 307 || refusal.Code != "" {
		t.Errorf("got %v", err)
	}
}

// A redirected POST of an order must not become a GET of the list of orders, whose response decodes to an empty order.
func TestReplacedHTTPClientFollowsNoRedirectUnlessItSaysSo(t *testing.T) {
	t.Parallel()
	mux := http.NewServeMux()
	mux.Handle("POST /api/v1/external/orders", http.RedirectHandler("/moved", http.StatusMovedPermanently))
	mux.HandleFunc("GET /moved", func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"data":[]}`) })
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)

	silent := &http.Client{Timeout: time.Minute}
	_, err := newClient(t, server.URL, "token", client.WithHTTPClient(silent)).PlaceOrder(t.Context(), client.PlaceOrderInput{})
	if refusal, isRefusal := errors.AsType[*client.Error](err); !isRefusal || refusal.Status != http.StatusMovedPermanently {
		t.Errorf("got %v", err)
	}
	if silent.CheckRedirect != nil {
		t.Error("the caller's client was changed")
	}
	requested := false
	outspoken := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { requested = true; return http.ErrUseLastResponse }}
	if _, err := newClient(t, server.URL, "token", client.WithHTTPClient(outspoken)).PlaceOrder(t.Context(), client.PlaceOrderInput{}); err == nil || !requested {
		t.Errorf("asked the caller's client: %v, %v", requested, err)
	}
}

// A program that imports the client must not import Kiosk's database code or download other modules.
func TestClientNeedsOnlyTheStandardLibrary(t *testing.T) {
	t.Parallel()
	list, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	imported := strings.Fields(string(list))
	slices.Sort(imported)
	if want := []string{"kiosk/client", "kiosk/rest/webhooksig"}; !slices.Equal(imported, want) {
		t.Errorf("imports %v, want %v", imported, want)
	}
}

func TestResponsesThatAreNotVersion1AreRefused(t *testing.T) {
	t.Parallel()
	for _, body := range []string{"<html>Welcome to the hotel network</html>", "", "[]", " null\n"} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, body)
		}))
		t.Cleanup(server.Close)
		_, err := newClient(t, server.URL, "token", client.WithRetries(1)).PlaceOrder(t.Context(), client.PlaceOrderInput{IdempotencyKey: "key"})
		unanswered, is := errors.AsType[*client.UnansweredError](err)
		if !is || unanswered.IdempotencyKey != "key" || unanswered.Attempts != 2 || !strings.Contains(err.Error(), "place an order") {
			t.Errorf("%q: got %v", body, err)
		}
	}
}

func within(t testing.TB, limit time.Duration) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	t.Cleanup(cancel)
	return ctx
}
