package main

import (
	"net/http"
	"strings"
	"testing"
)

func TestPathThatIsNotCleanIsAProblemAndNoRedirect(t *testing.T) {
	t.Parallel()
	onBothHouses(t, func(t *testing.T, env environment) {
		url := start(t, env, "serve", "--addr", "127.0.0.1:0").url(t)
		for _, path := range []string{
			"//", "/api/v1/external//orders", "/api/v1/external/customers//wallet", "//api/v1/external/orders", "/api//v1/external/orders",
			"/api/v1/external/./orders", "/api/v1/external/x/../orders", "/docs/../api/v1/external/orders", "/api/v1/external/orders/",
		} {
			for _, method := range []string{http.MethodGet, http.MethodPost} {
				got := request(t, method, url+path, "", nil)
				if got.status != http.StatusNotFound || got.decode(t)["code"] != "route_not_found" || got.decode(t)["instance"] != path ||
					got.header.Get("X-Request-Id") == "" {
					t.Errorf("%s %s: %d %s", method, path, got.status, got.body)
				}
			}
		}
	})
}

func TestIdempotencyKeysOfDotsCanBeLookedUp(t *testing.T) {
	t.Parallel()
	onBothHouses(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "orders:write"))
		keys := start(t, env, "serve", "--addr", "127.0.0.1:0").url(t) + "/api/v1/external/idempotency-keys/"
		for path, key := range map[string]string{".": ".", "..": "..", "%2e": ".", "%2E%2E": "..", "a%2F..%2Fb": "a/../b", "%2F%2F": "//"} {
			got := request(t, http.MethodGet, keys+path, token, nil)
			if got.status != http.StatusOK || got.decode(t)["key"] != key {
				t.Errorf("%s: %d %s", path, got.status, got.body)
			}
		}
	})
}
