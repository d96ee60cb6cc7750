package worker

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"kiosk/ent/db/deliveryattempt"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func TestAResponseIsKeptAsTextAndWithoutCredentials(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	body := "line\n\x00\x1b[31m\xff\u202ered " + strings.Repeat("é", 4096)
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		header := w.Header()
		header["Date"] = nil
		header.Set("Content-Type", "text/plain")
		header.Set("X-Request-Id", "r-1")
		header.Set("Location", "https://bot.example.com/login?token=Zmarker")
		for _, name := range []string{"Set-Cookie", "X-Auth-Token", "X-Api-Key", "X-Session", "WWW-Authenticate", "X-CSRF"} {
			header.Set(name, "Zmarker")
		}
		w.WriteHeader(http.StatusBadGateway)
		_, _ = w.Write([]byte(body))
	})
	stored := send(t, authority.sender(nil), receiver.URL)
	want := []string{"Content-Type: text/plain", "Location: https://bot.example.com/login", "X-Request-Id: r-1"}
	if !slices.Equal(stored.ResponseHeaders, want) {
		t.Errorf("the headers are %q", stored.ResponseHeaders)
	}
	start := "line\n\ufffd\ufffd[31m\ufffd\ufffdred éé"
	if !strings.HasPrefix(stored.ResponseBody, start) || len(stored.ResponseBody) > 4096 || len(stored.ResponseBody) < 4080 || !utf8.ValidString(stored.ResponseBody) {
		t.Errorf("%d bytes of the body are %q", len(stored.ResponseBody), stored.ResponseBody)
	}
	if strings.HasSuffix(stored.ResponseBody, "\ufffd") {
		t.Error("the last character was cut in two")
	}
}

func TestHeadersAreKeptUpToALimit(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) {
		for i := range 20 {
			w.Header().Add("X-Long", strings.Repeat("x", 1000)+string(rune('a'+i)))
		}
	})
	kept := send(t, authority.sender(nil), receiver.URL).ResponseHeaders
	if size := len(strings.Join(kept, "")); size > keptHeaderBytes || size < keptHeaderBytes/2 {
		t.Errorf("%d bytes of headers are kept", size)
	}
	for _, line := range kept {
		if len(line) > keptHeaderValueBytes+len("X-Long: ") {
			t.Errorf("a header has %d bytes", len(line))
		}
	}
}

func TestAnAttemptIsRecordedWithItsResponse(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		loud := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Request-Id", `"quoted", {braced}`)
			_, _ = w.Write([]byte(`{"ok": "yes\\"}`))
		})
		silent := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
		endpoints := []string{s.endpoint(loud.URL, outbox.StockLow).String(), s.endpoint(silent.URL, outbox.StockLow).String()}
		s.run(nil)
		s.publish(outbox.StockLow, 1)
		testkit.Eventually(t, waitTimeout, "both attempts are recorded", func() bool {
			return d.Client.DeliveryAttempt.Query().CountX(s.ctx) == 2
		})
		for _, attempt := range d.Client.DeliveryAttempt.Query().AllX(s.ctx) {
			if attempt.EndpointID.String() == endpoints[1] {
				if attempt.ResponseBody != nil {
					t.Errorf("the silent receiver said %q", *attempt.ResponseBody)
				}
				continue
			}
			if attempt.ResponseBody == nil || *attempt.ResponseBody != `{"ok": "yes\\"}` ||
				!slices.Contains(attempt.ResponseHeaders, `X-Request-Id: "quoted", {braced}`) {
				t.Errorf("%v %q", attempt.ResponseBody, attempt.ResponseHeaders)
			}
		}
	})
}

func TestResponsesThatRepeatAnErasedCustomersNameAreErased(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		operations, ctx := s.operations()
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("thanks for Zmarker")) })
		s.endpoint(r.URL, outbox.CustomerRegistered, outbox.StockLow)
		s.run(nil)
		customer := s.registers("Zmarker")
		s.publish(outbox.StockLow, 1)
		kept := func() int {
			return d.Client.DeliveryAttempt.Query().Where(deliveryattempt.ResponseBodyNotNil()).CountX(s.ctx)
		}
		testkit.Eventually(t, waitTimeout, "both responses are kept", func() bool { return kept() == 2 })
		if _, err := operations.EraseCustomer(ctx, customer); err != nil {
			t.Fatal(err)
		}
		if left := kept(); left != 1 {
			t.Errorf("%d responses are left; that to another event is not about the customer", left)
		}
	})
}

func TestAPausedEndpointGetsItsWaitingDeliveriesWhenItIsResumed(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		operations, ctx := s.operations()
		paused, other := newReceiver(t, accept), newReceiver(t, accept)
		endpoint, busy := s.endpoint(paused.URL, outbox.StockLow), s.endpoint(other.URL, outbox.StockLow)
		if _, err := operations.PauseWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		stop := s.run(nil)
		events := s.publish(outbox.StockLow, 3)
		testkit.Eventually(t, waitTimeout, "the other endpoint gets the events", func() bool { return s.statuses(busy)["SUCCEEDED"] == 3 })
		if n := paused.requests.Load(); n != 0 || s.statuses(endpoint)["PENDING"] != 3 {
			t.Errorf("%d were sent to the paused endpoint, its deliveries are %v", n, s.statuses(endpoint))
		}
		if _, err := operations.ResumeWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, waitTimeout, "the resumed endpoint gets the events", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == 3 })
		stop()
		expectOnce(t, paused, events)
	})
}

// Attempts in flight end after the pause has begun. They fail when the receiver is being shut down, which is why staff paused it.
func TestAPausedEndpointIsNotSuspendedAndLosesNothingWhenAttemptsInFlightFail(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		operations, ctx := s.operations()
		r := newReceiver(t, accept)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		d := s.dispatcher(nil)
		onTheirWay := s.claimAll(d, endpoint, suspendAfter+2)
		s.waiting(d, 3)
		if _, err := operations.PauseWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		for _, delivery := range onTheirWay {
			s.record(d, ended(d, delivery, 'F'))
		}
		s.expectHealth(endpoint, suspendAfter-1, false)
		if _, err := operations.ResumeWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		s.run(nil)
		testkit.Eventually(t, waitTimeout, "it gets all of them", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == suspendAfter+5 })
	})
}

// The waiting deliveries of a paused endpoint are cancelled when the endpoint is removed or suspended. Otherwise they would wait for ever.
func TestWaitingDeliveriesOfAPausedEndpointAreCancelledWithIt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		operations, ctx := s.operations()
		r := newReceiver(t, accept)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		s.waiting(s.dispatcher(nil), 2)
		if _, err := operations.PauseWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		if err := operations.DeleteWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		s.run(nil)
		s.expectCancelled(endpoint, 2)
	})
}
