package rest_test

import (
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// The checks before an operation reject the requests of every route in the same way.
func TestEveryRouteIsHeldToTheLimits(t *testing.T) {
	for code, test := range map[string]struct {
		status int
		limits httpx.Limits
		use    func(t *testing.T, w *world) testkit.Client // up to the limit
	}{
		"rate_limited": {429, httpx.Limits{Rate: 1, Burst: 1}, func(t *testing.T, w *world) testkit.Client {
			w.products(t)
			return w.Client
		}},
		"too_many_failures": {429, httpx.Limits{AuthFailures: 1}, func(t *testing.T, w *world) testkit.Client {
			stranger := w.as(auth.NewToken(true))
			stranger.Do(t, http.MethodGet, api+"/products", nil)
			return stranger
		}},
		"too_many_concurrent": {429, httpx.Limits{Concurrent: 1}, func(t *testing.T, w *world) testkit.Client {
			hold(t, w.Client)
			return w.Client
		}},
		"overloaded": {503, httpx.Limits{InFlight: 2}, func(t *testing.T, w *world) testkit.Client {
			hold(t, w.Client)
			return w.Client
		}},
		"timeout": {503, httpx.Limits{Timeout: time.Nanosecond}, func(_ *testing.T, w *world) testkit.Client {
			return w.Client
		}},
	} {
		t.Run(code, func(t *testing.T) {
			w, clock := limited(t, httpx.Limits{})
			test.limits.Now = clock.now
			strict := serve(t, w.Store, w.clock, func(c *rest.Config) { c.Limits = test.limits })
			client := test.use(t, strict)
			for route, path := range w.paths(t) {
				refused(t, client.Do(t, route.Method, path, w.change(route)), test.status, code)
			}
		})
	}
}

func TestEveryRouteFailsInTheSameWay(t *testing.T) {
	t.Parallel()
	w := open(t, testkit.NewDatabase(t, dialect.Postgres))
	paths := w.paths(t)
	broken := serve(t, &testkit.Store{Store: w.Store.Store, FullToken: w.FullToken}, w.clock, func(c *rest.Config) { c.Logger = slog.New(slog.DiscardHandler) })
	for route, path := range paths {
		refused(t, broken.Do(t, route.Method, path, nil), http.StatusInternalServerError, "internal")
	}
	fresh := w.scoped(t, auth.AllScopes...)
	w.execute(t,
		`CREATE FUNCTION no_memory() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE out_of_memory; END $$`,
		`ALTER TABLE api_tokens RENAME TO gone`,
		`CREATE VIEW api_tokens AS SELECT gone.* FROM gone, no_memory()`)
	for route, path := range paths {
		p := refused(t, fresh.Do(t, route.Method, path, nil), http.StatusServiceUnavailable, "unavailable")
		if advised := strings.Contains(p.Detail, "with the same Idempotency-Key"); advised != (route.Method != http.MethodGet) {
			t.Errorf("%s %s: %q", route.Method, path, p.Detail)
		}
	}
}

// A trigger makes every attempt of a change fail with a serialization failure, until RetryFor has passed.
func TestEveryChangeThatKeepsLosingRacesMayBeTriedAgain(t *testing.T) {
	t.Parallel()
	w := open(t, testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{RetryFor: time.Second}))
	paths := w.paths(t)
	w.execute(t, `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE serialization_failure; END $$`)
	for _, table := range []string{"orders", "recharges", "licenses", "webhook_endpoints", "events", "customers"} {
		w.execute(t, `CREATE TRIGGER lose BEFORE INSERT OR UPDATE OR DELETE ON `+table+` FOR EACH ROW EXECUTE FUNCTION lose()`)
	}
	var all sync.WaitGroup
	for route, path := range paths {
		if route.Method == http.MethodGet {
			continue
		}
		all.Go(func() {
			r := w.Do(t, route.Method, path, w.change(route))
			refused(t, r, http.StatusServiceUnavailable, "busy")
			if r.Header.Get("Retry-After") == "" {
				t.Errorf("%s %s does not say when", route.Method, path)
			}
		})
	}
	all.Wait()
}

// change returns a valid body for a route that changes data, nil when the route has no body.
func (w *world) change(route rest.Route) any {
	if route.Method != http.MethodPost && route.Method != http.MethodPatch {
		return nil
	}
	switch strings.TrimPrefix(route.Pattern, api) {
	case "/orders":
		return cart(w.Ana.ID, w.Yearly.ID)
	case "/orders/{id}/cancel", "/orders/{id}/refund", "/orders/{id}/items/{itemId}/replace":
		return map[string]any{"reason": "asked for"}
	case "/customers", "/customers/{id}":
		return map[string]any{"name": "Eva"}
	case "/customers/{id}/phone-link":
		return map[string]any{"phone": "+5511944444444"}
	case "/inventory/licenses":
		return licenses(w.Lifetime.ID, "A")
	case "/webhooks":
		return map[string]any{"url": "https://bot.example.com/hook", "events": []string{"stock.low"}}
	default:
		return map[string]any{"amount": "1.00"}
	}
}

func (w *world) execute(t testing.TB, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if _, err := w.Database.SQL.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
}
