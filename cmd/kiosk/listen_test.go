package main

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/rest/webhooksig"
)

// lab returns the demo's test store.
func (d *demo) lab(t *testing.T) storeInfo {
	t.Helper()
	for _, s := range d.info.Stores {
		if !s.Livemode {
			return s
		}
	}
	t.Fatal("the demo has no test store")
	return storeInfo{}
}

// forwarded starts a receiver that verifies events with the secret, responds with the status, and sends them to the channel.
func forwarded(t *testing.T, status *atomic.Int64, secret *atomic.Value) (url string, events <-chan client.Event) {
	t.Helper()
	received := make(chan client.Event, 16)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, attempt := r.Header.Get(webhooksig.HeaderEventID), r.Header.Get(webhooksig.HeaderDeliveryAttempt)
		event, err := client.ReceiveEvent(r, secret.Load().(string))
		if err != nil || event.ID != id || attempt != "1" || event.Livemode {
			t.Errorf("%+v with the id %q, attempt %q: %v", event, id, attempt, err)
			return
		}
		w.WriteHeader(int(status.Load()))
		received <- *event
	}))
	t.Cleanup(server.Close)
	return server.URL + "/hook", received
}

// awaitTriggered reads events up to the one of this type that mentions the created object, and returns it. Events of the demo itself
// come before it.
func awaitTriggered(t *testing.T, events <-chan client.Event, kind client.EventType, made string) client.Event {
	t.Helper()
	id := regexp.MustCompile(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`).FindString(made)
	if !strings.HasPrefix(made, string(kind)+": ") || id == "" {
		t.Fatalf("triggered %q", made)
	}
	deadline := time.After(waitTimeout)
	for {
		select {
		case event := <-events:
			if event.Type == kind && strings.Contains(string(event.Data), id) {
				return event
			}
		case <-deadline:
			t.Fatalf("no event %s", made)
		}
	}
}

// TestListenForwardsWhatIsTriggeredAndSurvivesARestore restarts the server after kiosk restored recorded that events were lost.
func TestListenForwardsWhatIsTriggeredAndSurvivesARestore(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		d := startDemo(t, data, arguments...)
		env := environment{"KIOSK_TOKEN": d.lab(t).Tokens.Full, "KIOSK_URL": d.info.BaseURL}
		var status atomic.Int64
		var secret atomic.Value
		status.Store(http.StatusOK)
		url, events := forwarded(t, &status, &secret)
		listen := start(t, env, "listen", "--forward-to", url, "--events", "customer.registered,order.completed,order.item_replaced,stock.low,stock.available,order.cancelled,order.items_fulfilled")
		secret.Store(listen.awaitMatch(t, listen.stdout, `secret ([0-9a-f]{64})\n`)[1])
		listen.awaitMatch(t, listen.stdout, "Forwarding events to "+regexp.QuoteMeta(url))

		first := awaitTriggered(t, events, client.EventCustomerRegistered, must(t, env, "trigger", "customer.registered"))
		listen.awaitMatch(t, listen.stdout, `\d\d:\d\d:\d\d  customer\.registered +`+first.ID+`  200  \d+\.\d ms\n`)

		d.terminate()
		d.wait(t)
		database := "sqlite://" + filepath.Join(data, "demo.db")
		if len(arguments) > 0 {
			database = arguments[1]
		}
		must(t, env, "restored", "--database-url", database, "--master-key-file", filepath.Join(data, "master.keyset"))
		startDemo(t, data, append(arguments, "--addr", strings.TrimPrefix(d.info.BaseURL, "http://"))...)
		status.Store(http.StatusTeapot)
		listen.awaitMatch(t, listen.stderr, "restored from a backup; going on with those that are left")
		for _, kind := range []client.EventType{client.EventOrderCompleted, client.EventOrderItemReplaced} {
			event := awaitTriggered(t, events, kind, must(t, env, "trigger", string(kind)))
			listen.awaitMatch(t, listen.stdout, event.ID+`  418  \d+\.\d ms\n`)
		}
		for _, kind := range []string{"stock.low", "stock.available", "order.cancelled", "order.items_fulfilled"} {
			awaitTriggered(t, events, client.EventType(kind), must(t, env, "trigger", kind))
		}
		listen.terminate()
		if code := listen.wait(t); code != 0 {
			t.Errorf("listen ended with %d\n%s", code, listen.stderr)
		}
		listen.awaitMatch(t, listen.stdout, `Events forwarded: \d+, of which [1-9]\d* were taken and [1-9]\d* were not\.\n`)
		for _, kind := range []string{"recharge.approved", "order.created", "order.refunded"} {
			must(t, env, "trigger", kind)
		}
		if shown := listen.stdout.String() + listen.stderr.String(); strings.Contains(shown, env["KIOSK_TOKEN"]) {
			t.Error("listen shows the token")
		}
		env["KIOSK_TOKEN"] = d.store().Tokens.Full
		live := run(t, env, "trigger", "customer.registered")
		if live.code != exitFailure || !strings.Contains(live.stderr, "lab, whose token") || strings.Contains(live.stderr, env["KIOSK_TOKEN"]) {
			t.Errorf("in a live store: %+v", live)
		}
	})
}

func TestListenAndTriggerRefuseWhatTheyCannotDo(t *testing.T) {
	t.Parallel()
	env := environment{"KIOSK_TOKEN": "ksk_test_x", "KIOSK_URL": "http://127.0.0.1:1"}
	for line, want := range map[string]string{
		"listen --forward-to ftp://localhost/hook":                 "must be a URL that begins with http:// or https://",
		"listen --forward-to localhost:3000":                       "must be a URL that begins with http:// or https://",
		"listen --forward-to http://a:b@localhost/":                "without a user",
		"listen --forward-to http://localhost/ --url localhost:80": "--url and --token",
		"trigger order.burnt":                                      "it must be one of customer.registered, order.cancelled",
		"trigger recharge.rejected":                                "cannot be triggered: staff reject recharges",
	} {
		if got := run(t, env, strings.Fields(line)...); got.code != exitFailure || !strings.Contains(got.stderr, want) {
			t.Errorf("kiosk %s: %+v", line, got)
		}
	}
	help := must(t, nil, "trigger", "--help")
	for kind := range triggers {
		if !strings.Contains(help, "    "+string(kind)) {
			t.Errorf("kiosk trigger --help does not list %s", kind)
		}
	}
}
