package rest_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/resolver/access"
	"kiosk/rest"
)

// paths returns the path of every route, with ids of records of the store.
func (w *world) paths(t testing.TB) map[rest.Route]string {
	t.Helper()
	sold, waiting := w.buy(t, w.Dora.ID, w.Yearly.ID), w.buy(t, w.Dora.ID, w.Hour.ID)
	endpoint := w.register(t, "https://bot.example.com/hook", "order.created")
	paths := map[rest.Route]string{}
	for _, route := range rest.Routes() {
		path := strings.ReplaceAll(route.Pattern, "{phone}", *w.Ana.Phone)
		path = strings.ReplaceAll(path, "{key}", "k")
		path = strings.ReplaceAll(path, "{ref}", *w.Ana.ExternalRef)
		path = strings.ReplaceAll(path, "{itemId}", sold.Items[0].ID.String())
		switch {
		case strings.HasSuffix(path, "/cancel"):
			path = strings.ReplaceAll(path, "{id}", waiting.ID.String())
		case strings.Contains(path, "/products/"):
			path = strings.ReplaceAll(path, "{id}", w.Antivirus.ID.String())
		case strings.Contains(path, "/orders/"):
			path = strings.ReplaceAll(path, "{id}", sold.ID.String())
		case strings.Contains(path, "/customers/"):
			path = strings.ReplaceAll(path, "{id}", w.Ana.ID.String())
		case strings.Contains(path, "/webhooks/"):
			path = strings.ReplaceAll(path, "{id}", endpoint.ID)
		}
		if strings.Contains(path, "{") {
			t.Fatalf("%s %s: a new kind of path, which needs a line above", route.Method, route.Pattern)
		}
		paths[route] = path
	}
	return paths
}

// withBody returns the methods of the routes that take a body, by path.
func (w *world) withBody(t testing.TB) map[string]string {
	t.Helper()
	methods := map[string]string{}
	for route, path := range w.paths(t) {
		if takesBody(route) && !strings.HasSuffix(path, "/test") {
			methods[path] = route.Method
		}
	}
	return methods
}

func takesBody(route rest.Route) bool {
	return route.Method == http.MethodPost || route.Method == http.MethodPatch
}

// needsBody reports whether the body is required.
func needsBody(path string) bool {
	return !strings.HasSuffix(path, "/phone-link") && !strings.HasSuffix(path, "/cancel") && !strings.HasSuffix(path, "/refund") && !strings.HasSuffix(path, "/replace")
}

func TestEveryRouteNeedsAToken(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		expired := time.Now().Add(time.Hour)
		short, _, err := w.Resolver.CreateToken(w.Context(t), access.NewToken{Name: "short", Scopes: auth.AllScopes, ExpiresAt: &expired})
		if err != nil {
			t.Fatal(err)
		}
		paths := w.paths(t)
		if r := w.as(short).Do(t, http.MethodGet, rest.Prefix+"/products", nil); r.Status != http.StatusOK { // which is in the cache now
			t.Errorf("before its end: %d %s", r.Status, r.Body)
		}
		w.clock.Advance(2 * time.Hour)
		anonymous := w.as("")
		for route, path := range paths {
			r := anonymous.Do(t, route.Method, path, nil)
			refused(t, r, 401, "unauthenticated")
			if got := r.Header.Get("WWW-Authenticate"); got != `Bearer realm="kiosk"` {
				t.Errorf("%s: WWW-Authenticate %s", path, got)
			}
			for _, header := range []string{
				"Bearer", "Bearer ", "Basic " + w.FullToken, w.FullToken, "Bearer x", "Bearer " + w.FullToken + "x",
				"Bearer " + auth.NewToken(true), "Bearer " + short, "Bearer " + w.FullToken + " x", "Bearer \xff",
			} {
				refused(t, anonymous.Do(t, route.Method, path, nil, "Authorization", header), 401, "unauthenticated")
			}
			r = anonymous.Do(t, route.Method, path, nil, "Authorization", "Bearer "+auth.NewToken(true))
			if got := r.Header.Get("WWW-Authenticate"); got != `Bearer realm="kiosk", error="invalid_token"` {
				t.Errorf("%s: WWW-Authenticate %s", path, got)
			}
			refused(t, anonymous.Do(t, route.Method, path, nil, "Authorization", "Bearer "+w.FullToken, "Authorization", "Bearer "+w.FullToken), 401, "unauthenticated")
		}
	})
}

func TestEveryRouteNeedsItsScopeAndNoOther(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for route, path := range w.paths(t) {
			var others []auth.Scope
			for _, scope := range auth.AllScopes {
				if scope != route.Scope {
					others = append(others, scope)
				}
			}
			if route.Scope == "" {
				decoded[any](t, w.scoped(t, auth.ProductsRead).Do(t, route.Method, path, nil), 200)
				continue
			}
			p := refused(t, w.scoped(t, others...).Do(t, route.Method, path, nil), 403, "insufficient_scope")
			if !strings.Contains(p.Detail, string(route.Scope)) {
				t.Errorf("%s does not name %s: %s", path, route.Scope, p.Detail)
			}
			if r := w.scoped(t, route.Scope).Do(t, route.Method, path, nil); r.Status == 401 || r.Status == 403 {
				t.Errorf("%s with %s: %d", path, route.Scope, r.Status)
			}
		}
	})
}

func TestTokenSchemeIsReadInAnyCase(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		if r := w.as("").Do(t, "GET", api+"/products", nil, "Authorization", "bearer "+w.FullToken); r.Status != 200 {
			t.Errorf("%d", r.Status)
		}
	})
}

func TestRevokedTokenIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		token, row, err := w.Resolver.CreateToken(w.Context(t), access.NewToken{Name: "gone", Scopes: auth.AllScopes})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Resolver.RevokeToken(w.Context(t), row.ID); err != nil {
			t.Fatal(err)
		}
		refused(t, w.as(token).Do(t, "GET", api+"/products", nil), 401, "unauthenticated")
	})
}

func TestUnknownPathsAndMethodsAreProblems(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range []string{"/", "/api", "/api/v1/external", api + "/", api + "/nothing", api + "/products/", "/api/v2/external/products", api + "/orders/" + uuid.NewString() + "/items", "/%ff", "//",
			api + "//orders", api + "/customers//wallet", api + "/customers/by-phone//wallet/recharge", api + "/orders/" + uuid.NewString() + "//", "/api//v1/external/orders", api + "/./orders", api + "/../external/orders"} {
			refused(t, w.Do(t, "GET", path, nil), 404, "route_not_found")
			refused(t, w.as("").Do(t, "POST", path, "{}"), 404, "route_not_found")
			refused(t, w.Do(t, "BREW", path, nil), 404, "route_not_found")
		}
		paths := w.paths(t)
		for route, path := range paths {
			for _, method := range []string{"PUT", "PATCH", "OPTIONS", "TRACE", "BREW"} {
				if _, known := paths[rest.Route{Method: method, Pattern: route.Pattern, Scope: auth.CustomersWrite}]; known {
					continue
				}
				r := w.Do(t, method, path, nil)
				refused(t, r, 405, "method_not_allowed")
				if allow := r.Header.Get("Allow"); !strings.Contains(allow, route.Method) || strings.Contains(allow, method) {
					t.Errorf("%s %s: Allow %q", method, path, allow)
				}
			}
		}
		r := w.Do(t, "POST", api+"/products", "{}")
		refused(t, r, 405, "method_not_allowed")
		if allow := r.Header.Get("Allow"); allow != "GET, HEAD" {
			t.Errorf("Allow %q", allow)
		}
	})
}

func TestHeadIsServedAsGetWithoutBody(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for route, path := range w.paths(t) {
			if route.Method != http.MethodGet {
				continue
			}
			get, head := w.Do(t, "GET", path, nil), w.Do(t, "HEAD", path, nil)
			if head.Status != get.Status || len(head.Body) != 0 || head.Header.Get("ETag") != get.Header.Get("ETag") || head.Header.Get("Content-Length") != get.Header.Get("Content-Length") {
				t.Errorf("%s: %d %v", path, head.Status, head.Header)
			}
		}
	})
}

func TestRequestIDIsTheCallersIfItMayBe(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, id := range []string{"a", "trace 42", strings.Repeat("x", 128)} {
			if got := w.Do(t, "GET", api+"/products", nil, "X-Request-Id", id).Header.Get("X-Request-Id"); got != id {
				t.Errorf("%q became %q", id, got)
			}
			refused(t, w.as("").Do(t, "GET", api+"/products", nil, "X-Request-Id", id), 401, "unauthenticated")
		}
		for _, id := range []string{"", strings.Repeat("x", 129), "é", "a\tb"} {
			if got := w.Do(t, "GET", api+"/products", nil, "X-Request-Id", id).Header.Get("X-Request-Id"); got == id || got == "" {
				t.Errorf("%q became %q", id, got)
			}
		}
	})
}
