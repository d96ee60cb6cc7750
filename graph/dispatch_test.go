package graph_test

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"sync"
	"testing"
	"time"

	"kiosk/ent/db/event"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/rest/webhooksig"
	"kiosk/worker"
)

// waitTimeout is how long a test waits for an expected result.
const waitTimeout = 3 * time.Minute

// localhost lets webhooks reach receivers on this machine over plain HTTP.
var localhost = ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, AllowHTTP: true}

// dispatching is both, with a dispatcher that publishes and delivers the events of the fixture.
func dispatching(t *testing.T, test func(t *testing.T, o *fixture)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, openDispatching(t, d)) })
}

func openDispatching(t testing.TB, d *database.DB, changes ...func(*worker.Config)) *fixture {
	t.Helper()
	clock := new(testkit.Clock)
	var keys *vault.Vault
	store := testkit.NewStore(t, d, func(c *resolver.Config) {
		c.Now, c.WebhookGuard = clock.Now, localhost
		keys = c.Vault
	})
	o := serve(t, store, clock)
	o.dispatch(t, keys, changes...)
	testkit.Eventually(t, waitTimeout, "the furnishing of the store is published: a new endpoint would still hear of it", func() bool {
		unpublished, err := d.Client.Event.Query().Where(event.SequenceIsNil()).Exist(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		return !unpublished
	})
	return o
}

// dispatch runs a dispatcher with short intervals until the test ends.
func (o *fixture) dispatch(t testing.TB, keys *vault.Vault, changes ...func(*worker.Config)) {
	t.Helper()
	sender, err := worker.NewSender(worker.SenderConfig{Guard: localhost, Timeout: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(sender.Close)
	const soon = 20 * time.Millisecond
	config := worker.Config{
		Database: o.Database,
		Vault:    keys,
		Sender:   sender,
		Backoff:  []time.Duration{soon, soon, soon},
		Poll:     soon,
		Now:      o.clock.Now,
		Logger:   slog.New(slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError})),
	}
	for _, change := range changes {
		change(&config)
	}
	dispatcher, err := worker.New(config)
	if err != nil {
		t.Fatal(err)
	}
	o.dispatcher = dispatcher
	testkit.Run(t, dispatcher.Run)
}

// received is one request that a receiver got.
type received struct {
	eventID, signature, next, body string
}

// signedBy reports whether a signature header was made with the secret.
func (r received) signedBy(signature, secret string) bool {
	return webhooksig.Verify(secret, signature, []byte(r.body), webhooksig.DefaultTolerance, time.Now()) == nil
}

// receiver is a webhook receiver whose response can be changed.
type receiver struct {
	*httptest.Server
	mutex    sync.Mutex
	status   int
	text     string // the body of the responses
	requests []received
}

func newReceiver(t testing.TB) *receiver {
	t.Helper()
	r := &receiver{status: http.StatusOK}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, request *http.Request) {
		body, _ := io.ReadAll(request.Body)
		r.mutex.Lock()
		defer r.mutex.Unlock()
		r.requests = append(r.requests, received{
			request.Header.Get(webhooksig.HeaderEventID), request.Header.Get(webhooksig.HeaderSignature),
			request.Header.Get(webhooksig.HeaderSignatureNext), string(body),
		})
		w.WriteHeader(r.status)
		_, _ = io.WriteString(w, r.text)
	}))
	t.Cleanup(r.Close)
	return r
}

// responds sets the status of the next responses.
func (r *receiver) responds(status int) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.status = status
}

// says sets the status and the body of the next responses.
func (r *receiver) says(status int, text string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.status, r.text = status, text
}

// all returns the requests so far.
func (r *receiver) all() []received {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]received(nil), r.requests...)
}

// waitFor waits for the request with the number n, from 1, and returns it.
func (r *receiver) waitFor(t testing.TB, n int) received {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "a request", func() bool { return len(r.all()) >= n })
	return r.all()[n-1]
}
