package client_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/ent/db/order"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

// pauses records the pauses of a client, and does not wait.
type pauses struct{ noted []time.Duration }

func (p *pauses) wait(ctx context.Context, pause time.Duration) error {
	p.noted = append(p.noted, pause)
	return ctx.Err()
}

func (p *pauses) option() client.Option { return client.WithWait(p.wait) }

func (k *kiosk) countOrders(t testing.TB) int {
	t.Helper()
	n, err := k.Database.Client.Order.Query().Where(order.StoreID(k.ID)).Count(k.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestOrderWhoseResponsesAreLostIsPlacedOnce(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		for name, cut := range map[string]int{"before the response": 0, "in the middle of the response": 300} {
			t.Run(name, func(t *testing.T) {
				before := k.countOrders(t)
				line := newLine(t, k.url, 3, cut)
				var paused pauses
				placed, err := k.client(t, line.url, paused.option()).PlaceOrder(t.Context(), client.PlaceOrderInput{
					Customer:     client.ByID(k.Ana.ID.String()),
					VariationIDs: []string{k.Hour.ID.String()},
				})
				if err != nil {
					t.Fatal(err)
				}
				if made := k.countOrders(t) - before; made != 1 {
					t.Errorf("%d orders were placed", made)
				}
				if !placed.Replayed || len(paused.noted) != 3 || line.carried() != 4 {
					t.Errorf("replayed %v, %d pauses, %d requests", placed.Replayed, len(paused.noted), line.carried())
				}
			})
		}
	})
}

func TestOrderWhoseResponseCannotBeReadIsPlacedOnce(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		url := cutShort(t, k.url, 2)
		var paused pauses
		placed, err := k.client(t, url, paused.option()).PlaceOrder(t.Context(), client.PlaceOrderInput{
			Customer:     client.ByID(k.Ana.ID.String()),
			VariationIDs: []string{k.Hour.ID.String()},
		})
		if err != nil {
			t.Fatal(err)
		}
		if made := k.countOrders(t); made != 1 || !placed.Replayed || len(paused.noted) != 2 {
			t.Errorf("%d orders, replayed %v, %d pauses", made, placed.Replayed, len(paused.noted))
		}
		_, err = k.client(t, cutShort(t, k.url, 1)).RegisterWebhook(t.Context(), newWebhook)
		if unanswered, is := errors.AsType[*client.UnansweredError](err); !is || unanswered.Attempts != 1 {
			t.Errorf("a registration is sent once: %v", err)
		}
	})
}

// cutShort returns the URL of a proxy that forwards only half of the first bodies, with a matching Content-Length.
func cutShort(t testing.TB, target string, times int64) (proxied string) {
	t.Helper()
	var responses atomic.Int64
	server := httptest.NewServer(&httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(must(url.Parse(target))(t)) },
		ModifyResponse: func(response *http.Response) error {
			if responses.Add(1) > times {
				return nil
			}
			response.Header.Del("Content-Length")
			body, err := io.ReadAll(response.Body)
			response.Body = io.NopCloser(bytes.NewReader(body[:len(body)/2]))
			return err
		},
	})
	t.Cleanup(server.Close)
	return server.URL
}

func TestDeletionIsRepeatedUntilItsResponseIsOfKiosk(t *testing.T) {
	t.Parallel()
	var requests atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if requests.Add(1) > 1 {
			w.WriteHeader(http.StatusNoContent)
			return
		}
		_, _ = io.WriteString(w, "<html>Welcome to the hotel network</html>")
	}))
	t.Cleanup(server.Close)
	var paused pauses
	err := newClient(t, server.URL, "token", paused.option()).DeleteWebhook(t.Context(), "wep_1")
	if err != nil || requests.Load() != 2 {
		t.Errorf("%d requests, %v", requests.Load(), err)
	}
}

func TestCallThatIsRepeatedWithTheKeyOfItsErrorHappensOnce(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		line := newLine(t, k.url, 1, 0)
		in := client.PlaceOrderInput{Customer: client.ByPhone(*k.Ana.LinkedPhone), VariationIDs: []string{k.Hour.ID.String()}}
		_, err := k.client(t, line.url, client.WithRetries(0)).PlaceOrder(t.Context(), in)
		unanswered, isUnanswered := errors.AsType[*client.UnansweredError](err)
		if !isUnanswered || unanswered.Attempts != 1 || unanswered.IdempotencyKey == "" {
			t.Fatalf("got %v", err)
		}
		outcome := must(c.Outcome(t.Context(), unanswered.IdempotencyKey))(t)
		in.IdempotencyKey = unanswered.IdempotencyKey
		placed := must(c.PlaceOrder(t.Context(), in))(t)
		if !placed.Replayed || outcome.Status != client.OutcomeCompleted || outcome.Made.OrderID != placed.ID || k.countOrders(t) != 1 {
			t.Errorf("outcome %+v, placed %s, %d orders", outcome, placed.ID, k.countOrders(t))
		}
	})
}

func TestRechargeAndUploadWhoseResponsesAreLostHappenOnce(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		var paused pauses
		c := k.client(t, newLine(t, k.url, 1, 0).url, paused.option())
		recharge := must(c.Recharge(t.Context(), client.ByID(k.Bruno.ID.String()), client.RechargeInput{Amount: client.MustAmount("12.50")}))(t)
		if !recharge.Replayed || k.Balance(t, k.Bruno.ID) != 12_50 {
			t.Errorf("replayed %v, balance %s", recharge.Replayed, k.Balance(t, k.Bruno.ID))
		}
		c = k.client(t, newLine(t, k.url, 1, 0).url, paused.option())
		upload := must(c.UploadLicenses(t.Context(), client.UploadLicensesInput{
			VariationID: k.Lifetime.ID.String(),
			Licenses:    []client.License{{Credentials: "ONE"}},
			OnDuplicate: client.DuplicateReject,
		}))(t)
		if !upload.Replayed || upload.Created != 1 || k.StockOf(t, k.Lifetime.ID) != 1 {
			t.Errorf("%+v", upload)
		}
	})
}

func TestDeletionWhoseResponseIsLostSucceeds(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		endpoint := must(c.RegisterWebhook(t.Context(), newWebhook))(t)
		var paused pauses
		line := newLine(t, k.url, 1, 0)
		if err := k.client(t, line.url, paused.option()).DeleteWebhook(t.Context(), endpoint.ID); err != nil {
			t.Error(err)
		}
		refused(t, c.DeleteWebhook(t.Context(), endpoint.ID), http.StatusNotFound, client.CodeEndpointNotFound)
	})
}

func TestDeletionOfWhatIsGoneSucceedsOnlyIfAnEarlierAttemptMayHaveDoneIt(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		first string // the response before the 404
		gone  bool
	}{
		"limited":                {`429 {"code":"rate_limited"}`, false},
		"too slow a body":        {`408 {"code":"body_timeout"}`, false},
		"overloaded":             {`503 {"code":"overloaded"}`, false},
		"busy":                   {`503 {"code":"busy"}`, false},
		"timeout":                {`503 {"code":"timeout"}`, true},
		"unavailable":            {`503 {"code":"unavailable"}`, true},
		"internal":               {`500 {"code":"internal"}`, true},
		"a proxy's bad gateway":  {`502 no`, true},
		"a proxy's out of order": {`503 no`, true},
		"only the 404":           {"", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			responses := make(chan string, 2)
			if test.first != "" {
				responses <- test.first
			}
			responses <- `404 {"code":"endpoint_not_found"}`
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				text, body, _ := strings.Cut(<-responses, " ")
				status, _ := strconv.Atoi(text)
				w.WriteHeader(status)
				_, _ = w.Write([]byte(body))
			}))
			t.Cleanup(server.Close)
			var paused pauses
			err := newClient(t, server.URL, "token", paused.option()).DeleteWebhook(t.Context(), "wep_1")
			if test.gone && err != nil || !test.gone && client.CodeOf(err) != client.CodeEndpointNotFound {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestRegistrationIsSentOnce(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		line := newLine(t, k.url, 1, 0)
		_, err := k.client(t, line.url).RegisterWebhook(t.Context(), newWebhook)
		if unanswered, is := errors.AsType[*client.UnansweredError](err); !is || unanswered.Attempts != 1 || line.carried() != 1 {
			t.Errorf("%d requests, %v", line.carried(), err)
		}
	})
}

// trouble starts a server that responds to the first requests with a status, and to the others with an empty list.
func trouble(t *testing.T, times int64, status int, retryAfter string) (url string, requests *atomic.Int64) {
	t.Helper()
	requests = new(atomic.Int64)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if requests.Add(1) <= times {
			if retryAfter != "" {
				w.Header().Set("Retry-After", retryAfter)
			}
			w.WriteHeader(status)
			return
		}
		_, _ = w.Write([]byte("[]"))
	}))
	t.Cleanup(server.Close)
	return server.URL, requests
}

func TestTransientErrorsAreRetried(t *testing.T) {
	t.Parallel()
	for _, status := range []int{408, 429, 500, 502, 503, 504} {
		url, _ := trouble(t, 2, status, "")
		var paused pauses
		if _, err := newClient(t, url, "token", paused.option()).Products(t.Context()); err != nil || len(paused.noted) != 2 {
			t.Errorf("%d: %d pauses, %v", status, len(paused.noted), err)
		}
	}
}

func TestPermanentErrorsAreNotRetried(t *testing.T) {
	t.Parallel()
	for _, status := range []int{400, 401, 403, 404, 409, 413, 501} {
		url, requests := trouble(t, 1, status, "")
		if _, err := newClient(t, url, "token").Products(t.Context()); err == nil || requests.Load() != 1 {
			t.Errorf("%d: %d requests, %v", status, requests.Load(), err)
		}
	}
}

func TestRetryAfterIsObeyed(t *testing.T) {
	t.Parallel()
	in := func(d time.Duration) func() string {
		return func() string { return time.Now().Add(d).UTC().Format(http.TimeFormat) }
	}
	text := func(header string) func() string { return func() string { return header } }
	for name, test := range map[string]struct {
		header    func() string // as of now
		low, high time.Duration
	}{
		"seconds":        {text("7"), 7*time.Second + 100*time.Millisecond, 7*time.Second + 200*time.Millisecond},
		"date":           {in(40 * time.Second), 20 * time.Second, 40*time.Second + 200*time.Millisecond},
		"date that past": {in(-time.Hour), 0, time.Second},
		"nonsense":       {text("soon"), 0, time.Second},
		"negative":       {text("-5"), 0, time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			url, _ := trouble(t, 1, http.StatusTooManyRequests, test.header())
			var paused pauses
			if _, err := newClient(t, url, "token", paused.option()).Products(t.Context()); err != nil {
				t.Fatal(err)
			}
			if len(paused.noted) != 1 || paused.noted[0] < test.low || paused.noted[0] > test.high {
				t.Errorf("paused %v", paused.noted)
			}
		})
	}
}

func TestCallsBeyondTheRateSucceedAfterThePausesThatKioskAsksFor(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		var clock testkit.Clock
		url := serve(t, k.Store, httpx.Limits{Rate: 0.25, Burst: 1, Now: clock.Now})
		var paused pauses
		passTime := client.WithWait(func(ctx context.Context, pause time.Duration) error {
			clock.Advance(pause)
			return paused.wait(ctx, pause)
		})
		c := k.client(t, url, passTime)
		k.buy(t.Context(), t, c, 4)
		if len(paused.noted) != 3 || slices.Min(paused.noted) < 3*time.Second || slices.Max(paused.noted) > 4*time.Second+200*time.Millisecond {
			t.Errorf("paused %v", paused.noted)
		}
		_, err := k.client(t, url, client.WithRetries(0)).Products(t.Context())
		if limited := refusal(t, err, http.StatusTooManyRequests, client.CodeRateLimited); limited.RetryAfter < 3*time.Second {
			t.Errorf("%+v", limited)
		}
	})
}

func TestCallWithATooLongRetryAfterIsNotRetried(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		retryAfter string
		limit      time.Duration
	}{
		"longer than a minute":    {"3600", time.Hour * 24},
		"longer than a century":   {"99999999999", time.Hour * 24},
		"beyond the deadline":     {"30", 20 * time.Second},
		"beyond a short deadline": {"5", 3 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			url, requests := trouble(t, 1, http.StatusServiceUnavailable, test.retryAfter)
			var paused pauses
			_, err := newClient(t, url, "token", paused.option()).Products(within(t, test.limit))
			refusal, isRefusal := errors.AsType[*client.Error](err)
			if !isRefusal || refusal.RetryAfter < 5*time.Second || requests.Load() != 1 || len(paused.noted) != 0 {
				t.Errorf("%d requests, %d pauses, %v", requests.Load(), len(paused.noted), err)
			}
		})
	}
}

func TestPausesGrowAndDiffer(t *testing.T) {
	t.Parallel()
	for retryAfter, delay := range map[string]time.Duration{"": 0, "1": time.Second} {
		t.Run("Retry-After "+retryAfter, func(t *testing.T) {
			t.Parallel()
			url, requests := trouble(t, 1000, http.StatusServiceUnavailable, retryAfter)
			var paused pauses
			_, err := newClient(t, url, "token", paused.option(), client.WithRetries(8)).Products(t.Context())
			if refusal, is := errors.AsType[*client.Error](err); !is || refusal.Attempts != 9 || requests.Load() != 9 {
				t.Fatalf("%d requests, %v", requests.Load(), err)
			}
			for i, pause := range paused.noted {
				longest := min(200*time.Millisecond<<i, 5*time.Second)
				if pause < delay+longest/2 || pause > delay+longest {
					t.Errorf("pause %d is %s, want %s to %s", i+1, pause, delay+longest/2, delay+longest)
				}
			}
			if distinct := slices.Compact(slices.Sorted(slices.Values(paused.noted))); len(distinct) < 7 {
				t.Errorf("the pauses do not differ: %v", paused.noted)
			}
		})
	}
}

func TestCallEndsWithItsContext(t *testing.T) {
	t.Parallel()
	t.Run("while it pauses", func(t *testing.T) {
		t.Parallel()
		url, _ := trouble(t, 1000, http.StatusServiceUnavailable, "10")
		ctx, cancel := context.WithCancel(t.Context())
		stop := client.WithWait(func(ctx context.Context, _ time.Duration) error { cancel(); return ctx.Err() })
		_, err := newClient(t, url, "token", stop).Products(ctx)
		if refusal, is := errors.AsType[*client.Error](err); !is || refusal.Status != 503 || !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("while it waits for a response", func(t *testing.T) {
		t.Parallel()
		ctx, cancel := context.WithCancel(t.Context())
		var requests atomic.Int64
		server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			requests.Add(1)
			cancel()
			<-r.Context().Done()
		}))
		t.Cleanup(server.Close)
		if _, err := newClient(t, server.URL, "token").Products(ctx); !errors.Is(err, context.Canceled) || requests.Load() != 1 {
			t.Errorf("%d requests, %v", requests.Load(), err)
		}
	})
}

func TestErrorsDoNotContainTheRequest(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(nil)
	server.Close() // so that no server responds
	var paused pauses
	c := newClient(t, server.URL, "ksk_live_hush", paused.option())
	_, err := c.Recharge(t.Context(), client.ByPhone("+5511987654321"), client.RechargeInput{Amount: client.MustAmount("1.00"), Notes: "for his wife"})
	if err == nil || strings.Contains(err.Error(), "hush") || strings.Contains(err.Error(), "5511987654321") || strings.Contains(err.Error(), "wife") {
		t.Errorf("got %v", err)
	}
	if want := "kiosk: recharge a wallet: no response after 5 attempts: "; err != nil && !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v", err)
	}
}
