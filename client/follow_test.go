package client_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/client"
)

// gate is a proxy to a Kiosk that can be closed.
type gate struct {
	url    string
	shut   atomic.Bool
	second chan struct{} // closed when the second request arrives
}

func (k *kiosk) gate(t testing.TB) *gate {
	t.Helper()
	g := &gate{second: make(chan struct{})}
	proxy := httputil.NewSingleHostReverseProxy(must(url.Parse(k.url))(t))
	var requests atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if requests.Add(1) == 2 {
			close(g.second)
		}
		if g.shut.Load() {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	g.url = server.URL
	return g
}

func TestFollowWaitsForEventsAndContinuesAfterAnOutageWithoutLosingAny(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.buy(t.Context(), t, c, 1)
		k.publish(t)
		g := k.gate(t)
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		register := func() {
			_, err := c.CreateCustomer(ctx, client.CreateCustomerInput{Name: "Ada"})
			if err != nil {
				t.Error(err)
			}
			k.publish(t)
		}
		var registered sync.WaitGroup
		defer registered.Wait()
		registered.Go(func() { // after the first request has returned a cursor, and while the second one waits
			select {
			case <-g.second:
				register()
			case <-ctx.Done():
			}
		})
		var seen []client.EventType
		outages := 0
		filter := client.EventFilter{After: client.AfterEnd, Types: []client.EventType{client.EventCustomerRegistered, client.EventOrderCreated}}
		for event, err := range k.client(t, g.url, client.WithRetries(0)).Follow(ctx, filter) {
			if err != nil {
				if outages++; outages == 1 {
					register()
					g.shut.Store(false)
				}
				continue
			}
			if seen = append(seen, event.Type); len(seen) == 2 {
				break
			}
			g.shut.Store(true)
		}
		if want := client.EventCustomerRegistered; !slices.Equal(seen, []client.EventType{want, want}) || outages == 0 {
			t.Errorf("saw %v with %d outages", seen, outages)
		}
	})
}

func TestFollowEndsWithItsContextAndAfterAPermanentError(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		var last error
		for _, err := range c.Follow(ctx, client.EventFilter{After: client.AfterEnd}) {
			last = err
		}
		if !errors.Is(last, context.DeadlineExceeded) {
			t.Errorf("at the end of its context: %v", last)
		}
		failures := 0
		for _, err := range c.Follow(t.Context(), client.EventFilter{Types: []client.EventType{"order.paid"}}) {
			failures++
			last = err
		}
		if failures != 1 || client.CodeOf(last) != client.CodeInvalidInput {
			t.Errorf("%d failures: %v", failures, last)
		}
	})
}

func TestFollowPausesLongerEachTimeWhenTheServerDoesNotWait(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(`{"data":[],"pagination":{"limit":50,"nextCursor":"c"}}`))
	}))
	t.Cleanup(server.Close)
	enough := errors.New("enough")
	var pauses []time.Duration
	c := must(client.New(server.URL, "token", client.WithWait(func(_ context.Context, pause time.Duration) error {
		if pauses = append(pauses, pause); len(pauses) == 3 {
			return enough
		}
		return nil
	})))(t)
	for _, err := range c.Follow(t.Context(), client.EventFilter{}) {
		if !errors.Is(err, enough) {
			t.Error(err)
		}
	}
	for i, pause := range pauses {
		if longest := 200 * time.Millisecond << i; pause < longest/2 || pause > longest {
			t.Errorf("pause %d: %s", i+1, pause)
		}
	}
}

func TestFollowPausesForADayAtMostForAnyRetryAfter(t *testing.T) {
	t.Parallel()
	var retryAfter atomic.Value
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", retryAfter.Load().(string))
		w.WriteHeader(http.StatusServiceUnavailable)
	}))
	t.Cleanup(server.Close)
	enough := errors.New("enough")
	for text, want := range map[string]time.Duration{
		"3600":                          time.Hour,
		"99999999999":                   24 * time.Hour,
		"Fri, 31 Dec 9999 23:59:59 GMT": 24 * time.Hour,
	} {
		retryAfter.Store(text)
		var paused time.Duration
		c := must(client.New(server.URL, "token", client.WithWait(func(_ context.Context, pause time.Duration) error {
			paused = pause
			return enough
		})))(t)
		for _, err := range c.Follow(t.Context(), client.EventFilter{}) {
			if err == nil {
				t.Error("an event came")
			}
		}
		if paused != want {
			t.Errorf("Retry-After: %s: pauses for %s, want %s", text, paused, want)
		}
	}
}
