package rest_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// stillClock is a clock that changes only when a test moves it.
type stillClock struct{ moved atomic.Int64 }

func (c *stillClock) now() time.Time {
	return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC).Add(time.Duration(c.moved.Load()))
}

func (c *stillClock) move(d time.Duration) { c.moved.Add(int64(d)) }

// limited returns a store behind a handler with limits. Limits do not depend on the database, so one database is enough.
func limited(t *testing.T, limits httpx.Limits, changes ...func(*rest.Config)) (*world, *stillClock) {
	t.Helper()
	t.Parallel()
	clock := new(stillClock)
	limits.Now = clock.now
	changes = append(changes, func(c *rest.Config) { c.Limits = limits })
	return open(t, testkit.NewDatabase(t, dialect.SQLite), changes...), clock
}

func (w *world) products(t testing.TB) testkit.Response {
	t.Helper()
	return w.Do(t, http.MethodGet, api+"/products", nil)
}

func TestRateOfATokenIsInEveryResponse(t *testing.T) {
	w, clock := limited(t, httpx.Limits{Rate: 2, Burst: 5})
	for _, want := range []string{`"default";r=4;t=1`, `"default";r=3;t=1`, `"default";r=2;t=2`, `"default";r=1;t=2`, `"default";r=0;t=3`} {
		r := w.products(t)
		if r.Status != http.StatusOK || r.Header.Get("RateLimit") != want {
			t.Errorf("%d %s, want %s", r.Status, r.Header.Get("RateLimit"), want)
		}
		if got := r.Header.Get("RateLimit-Policy"); got != `"default";q=5;w=3` {
			t.Errorf("RateLimit-Policy %s", got)
		}
		if got := r.Header.Get("Retry-After"); got != "" {
			t.Errorf("Retry-After %s", got)
		}
	}
	r := w.products(t)
	refused(t, r, http.StatusTooManyRequests, "rate_limited")
	if r.Header.Get("Retry-After") != "1" || r.Header.Get("RateLimit") != `"default";r=0;t=3` || r.Header.Get("RateLimit-Policy") != `"default";q=5;w=3` {
		t.Errorf("%v", r.Header)
	}
	clock.move(500 * time.Millisecond)
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("after half a second: %d", r.Status)
	}
	refused(t, w.products(t), http.StatusTooManyRequests, "rate_limited")
	clock.move(time.Hour)
	if r := w.products(t); r.Header.Get("RateLimit") != `"default";r=4;t=1` {
		t.Errorf("after an hour: %s", r.Header.Get("RateLimit"))
	}
}

func TestRetryAfterIsHowLongTheNextRequestMustWait(t *testing.T) {
	w, clock := limited(t, httpx.Limits{Rate: 0.1})
	if r := w.products(t); r.Status != http.StatusOK || r.Header.Get("RateLimit-Policy") != `"default";q=1;w=10` {
		t.Errorf("%d %v", r.Status, r.Header)
	}
	for waited, want := range []int{10, 9, 8, 7, 6, 5, 4, 3, 2, 1} {
		if got := w.products(t).Header.Get("Retry-After"); got != strconv.Itoa(want) {
			t.Errorf("after %d s: Retry-After %s", waited, got)
		}
		clock.move(time.Second)
	}
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("after all: %d", r.Status)
	}
}

func TestEveryTokenHasARateOfItsOwn(t *testing.T) {
	w, _ := limited(t, httpx.Limits{Rate: 1, Burst: 2})
	second := w.scoped(t, auth.ProductsRead)
	for _, want := range []int{200, 200, 429, 429} {
		if got := w.products(t).Status; got != want {
			t.Errorf("first token: %d, want %d", got, want)
		}
	}
	for _, want := range []int{200, 200, 429} {
		if got := second.Do(t, "GET", api+"/products", nil).Status; got != want {
			t.Errorf("second token: %d, want %d", got, want)
		}
	}
}

func TestRefusalsCountOnTheRateToo(t *testing.T) {
	w, _ := limited(t, httpx.Limits{Rate: 1, Burst: 2})
	reader := w.scoped(t, auth.ProductsRead)
	refused(t, reader.Do(t, "GET", api+"/orders", nil), 403, "insufficient_scope")
	refused(t, reader.Do(t, "GET", api+"/products/x", nil), 404, "product_not_found")
	refused(t, reader.Do(t, "GET", api+"/products", nil), 429, "rate_limited")
}

func TestWithoutLimitsNothingIsLimitedOrReported(t *testing.T) {
	w, _ := limited(t, httpx.Limits{})
	for range 300 {
		if r := w.products(t); r.Status != http.StatusOK || r.Header.Get("RateLimit") != "" || r.Header.Get("RateLimit-Policy") != "" {
			t.Fatalf("%d %v", r.Status, r.Header)
		}
	}
	for range 300 {
		refused(t, w.as(auth.NewToken(true)).Do(t, "GET", api+"/products", nil), 401, "unauthenticated")
	}
}

func TestAddressThatSendsWrongTokensIsThrottled(t *testing.T) {
	w, clock := limited(t, httpx.Limits{AuthFailures: 3})
	late := w.scoped(t, auth.ProductsRead)
	w.products(t)
	for range 3 {
		refused(t, w.as(auth.NewToken(true)).Do(t, "GET", api+"/products", nil), 401, "unauthenticated")
	}
	r := w.as(auth.NewToken(true)).Do(t, "GET", api+"/products", nil)
	refused(t, r, 429, "too_many_failures")
	if got := r.Header.Get("Retry-After"); got != "20" {
		t.Errorf("Retry-After %s", got)
	}
	refused(t, late.Do(t, "GET", api+"/products", nil), 429, "too_many_failures")
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("a token that was right before: %d", r.Status)
	}
	refused(t, w.as("").Do(t, "GET", api+"/products", nil), 401, "unauthenticated")
	clock.move(20 * time.Second)
	if r := late.Do(t, "GET", api+"/products", nil); r.Status != http.StatusOK {
		t.Errorf("after the wait: %d", r.Status)
	}
}

func TestRightTokensAreNoFailures(t *testing.T) {
	w, _ := limited(t, httpx.Limits{AuthFailures: 1})
	for range 10 {
		if r := w.scoped(t, auth.ProductsRead).Do(t, "GET", api+"/products", nil); r.Status != http.StatusOK {
			t.Errorf("%d", r.Status)
		}
	}
}

func TestFailuresAreCountedByTheClientBehindTrustedProxies(t *testing.T) {
	w, _ := limited(t, httpx.Limits{AuthFailures: 1}, func(c *rest.Config) {
		c.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("10.0.0.0/8")}
	})
	try := func(forwarded ...string) int {
		headers := []string{}
		for _, hops := range forwarded {
			headers = append(headers, "X-Forwarded-For", hops)
		}
		return w.as(auth.NewToken(true)).Do(t, "GET", api+"/products", nil, headers...).Status
	}
	for _, step := range []struct {
		forwarded []string
		want      int
	}{
		{[]string{"203.0.113.1"}, 401},
		{[]string{"203.0.113.1"}, 429},
		{[]string{"203.0.113.2"}, 401},
		{[]string{"198.51.100.7, 203.0.113.2"}, 429}, // what the client claims about itself does not count
		{[]string{"198.51.100.7", "203.0.113.2, 10.1.2.3"}, 429},
		{[]string{"2001:db8::1"}, 401},
		{[]string{"2001:db8::ffff:2"}, 429}, // of one subscriber
		{[]string{"2001:db8:0:1::1"}, 401},
		{[]string{"203.0.113.7:41234"}, 401}, // with its port, as some proxies write it
		{[]string{"203.0.113.7:41235"}, 429},
		{[]string{"[2001:db8:0:2::1]:41234"}, 401},
		{[]string{"2001:db8:0:2::2, 10.1.2.3:41234"}, 429},
		{[]string{"garbage"}, 401}, // as the proxy itself
		{nil, 429},
	} {
		if got := try(step.forwarded...); got != step.want {
			t.Errorf("%q: %d, want %d", step.forwarded, got, step.want)
		}
	}
}

func TestForwardedAddressFromAnUntrustedProxyIsIgnored(t *testing.T) {
	w, _ := limited(t, httpx.Limits{AuthFailures: 1})
	for i, want := range []int{401, 429, 429} {
		r := w.as(auth.NewToken(true)).Do(t, "GET", api+"/products", nil, "X-Forwarded-For", "203.0.113."+strconv.Itoa(i))
		if r.Status != want {
			t.Errorf("%d, want %d", r.Status, want)
		}
	}
}

func TestRequestThatTakesTooLongIsATimeout(t *testing.T) {
	w, _ := limited(t, httpx.Limits{Timeout: time.Nanosecond})
	r := w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Hour.ID))
	refused(t, r, http.StatusServiceUnavailable, "timeout")
	if r.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	if n := w.Database.Client.Order.Query().CountX(w.Context(t)); n != 0 {
		t.Errorf("%d orders", n)
	}
}

func TestRequestsWithoutATokenInALoopDoNotFillTheLog(t *testing.T) {
	t.Parallel()
	operations := resolver.New(resolver.Config{}) // without a database: a malformed token is not looked up
	synctest.Test(t, func(t *testing.T) {
		var log testkit.Log
		handler := rest.New(rest.Config{Resolver: operations, Logger: slog.New(slog.NewTextHandler(&log, nil))})
		for range 100 {
			for request, token := range map[string]string{
				"GET /products":    "",
				"GET /orders":      "kpat_" + strings.Repeat("x", 48),
				"GET /nothing":     "",
				"DELETE /products": "",
			} {
				method, path, _ := strings.Cut(request, " ")
				r := httptest.NewRequest(method, api+path, http.NoBody)
				if token != "" {
					r.Header.Set("Authorization", "Bearer "+token)
				}
				handler.ServeHTTP(httptest.NewRecorder(), r)
			}
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		text := log.String()
		for _, want := range []string{
			"status=401", "status=404", "status=405",
			"code=unauthenticated requests=199", "code=route_not_found requests=99", "code=method_not_allowed requests=99",
		} {
			if strings.Count(text, want) != 1 {
				t.Errorf("%d lines have %s", strings.Count(text, want), want)
			}
		}
	})
}
