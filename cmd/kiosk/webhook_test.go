package main

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/rest/webhooksig"
)

// received is a delivery whose signature was verified.
type received struct {
	attempt string
	at      time.Time
}

// receiver is a webhook endpoint that responds with its statuses in turn, and then always with the last one.
type receiver struct {
	t          *testing.T
	deliveries chan received

	mutex    sync.Mutex
	secret   string
	statuses []int
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if _, err := webhooksig.VerifyRequest(request, r.secret); err != nil {
		r.t.Errorf("a delivery does not verify: %v", err)
	}
	w.WriteHeader(r.statuses[0])
	r.statuses = r.statuses[min(1, len(r.statuses)-1):]
	r.deliveries <- received{request.Header.Get(webhooksig.HeaderDeliveryAttempt), time.Now()}
}

// receive starts a receiver, registers it for the event with the demo's first store, and returns its deliveries.
func receive(t *testing.T, d *demo, event string, statuses ...int) <-chan received {
	t.Helper()
	r := &receiver{t: t, deliveries: make(chan received, 16), statuses: statuses}
	server := httptest.NewServer(r)
	t.Cleanup(server.Close)
	r.mutex.Lock()
	defer r.mutex.Unlock()
	registered := d.call(t, http.MethodPost, "/webhooks", map[string]any{"url": server.URL, "events": []string{event}})
	if registered.status != http.StatusCreated {
		t.Fatalf("%d %s", registered.status, registered.body)
	}
	r.secret = registered.decode(t)["secret"].(string)
	return r.deliveries
}

func await(t *testing.T, deliveries <-chan received) received {
	t.Helper()
	select {
	case delivery := <-deliveries:
		return delivery
	case <-time.After(waitTimeout):
		t.Fatal("no delivery")
		return received{}
	}
}

func TestDemoDeliversWebhooksToThisMachine(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), arguments...)
		deliveries := receive(t, d, "order.completed", http.StatusOK)
		d.call(t, http.MethodPost, "/orders", order(d.store().Customers[0].ID, d.variation(t, "STREAM-30").ID, 1))
		if got := await(t, deliveries); got.attempt != "1" {
			t.Errorf("%+v", got)
		}
	})
}

func TestRetriesFollowTheConfiguredBackoff(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	s := start(t, environment{"KIOSK_WEBHOOK_BACKOFF": "20ms,20ms"}, demoArguments(data, nil)...)
	d := awaitDemo(t, s, data)
	deliveries := receive(t, d, "order.created", http.StatusServiceUnavailable, http.StatusOK)
	d.call(t, http.MethodPost, "/orders", order(d.store().Customers[0].ID, d.variation(t, "STREAM-30").ID, 1))
	first, second := await(t, deliveries), await(t, deliveries)
	if pause := second.at.Sub(first.at); second.attempt != "2" || pause >= 9*time.Second { // the default interval is 10 s, less a tenth at most
		t.Errorf("attempt %s came %s after the first", second.attempt, pause)
	}
}

func TestServeDeliversWebhooksOnSQLiteAlwaysAndOnPostgreSQLWithAFlag(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		dialect string
		flags   []string
		want    string
	}{
		"sqlite":                 {dialect.SQLite, nil, "true"},
		"postgres":               {dialect.Postgres, nil, "false"},
		"postgres --with-worker": {dialect.Postgres, []string{"--with-worker"}, "true"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, newDeployment(t, test.dialect), append([]string{"serve", "--addr", "127.0.0.1:0"}, test.flags...)...)
			s.awaitMatch(t, s.stderr, `"msg":"serving".*"worker":`+test.want)
			if test.want == "false" {
				s.awaitMatch(t, s.stderr, `"level":"INFO","msg":"webhooks and the event feed need a worker`)
			}
		})
	}
}
