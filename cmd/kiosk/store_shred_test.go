package main

import (
	"net/http"
	"strings"
	"testing"
)

func TestAShreddedStoreServesNobodyAndItsBooksStay(t *testing.T) {
	t.Parallel()
	onBothHouses(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		tokens := map[string]string{}
		for _, slug := range []string{"acme", "other"} {
			tokens[slug] = strings.TrimSpace(must(t, env, "token", "create", "--store", slug, "--name", "bot", "--all-scopes"))
		}
		if got := run(t, env, "store", "shred", "acme"); got.code != exitFailure || !strings.Contains(got.stderr, "--yes-really") {
			t.Errorf("%+v", got)
		}
		must(t, env, "store", "shred", "acme", "--yes-really")
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		products := s.url(t) + "/api/v1/external/products"
		if got := request(t, http.MethodGet, products, tokens["acme"], nil); got.status != http.StatusUnauthorized || !strings.Contains(string(got.body), "shredded") {
			t.Errorf("%d %s", got.status, got.body)
		}
		if got := request(t, http.MethodGet, products, tokens["other"], nil); got.status != http.StatusOK {
			t.Errorf("the other store: %d %s", got.status, got.body)
		}
		if got := run(t, env, "token", "create", "--store", "acme", "--name", "bot", "--all-scopes"); got.code != exitFailure || !strings.Contains(got.stderr, "shredded") {
			t.Errorf("%+v", got)
		}
		must(t, env, "verify")
		must(t, env, "key", "rotate-master")
	})
}
