package main

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

func TestServeLimitsTheRateOfATokenAsItIsTold(t *testing.T) {
	t.Parallel()
	env := house(t, dialect.SQLite)
	withStore(t, env, "acme")
	token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "products:read"))
	for _, told := range []struct {
		rate, burst, policy string
		last                int // status of the third request
	}{
		{"", "", `"default";q=200;w=2`, http.StatusOK},
		{"1", "2", `"default";q=2;w=2`, http.StatusTooManyRequests},
		{"0", "2", "", http.StatusOK},
	} {
		arguments := []string{"serve", "--addr", "127.0.0.1:0"}
		if told.rate != "" {
			arguments = append(arguments, "--rate-limit", told.rate, "--rate-burst", told.burst)
		}
		products := start(t, env, arguments...).url(t) + "/api/v1/external/products"
		var got answer
		for range 3 {
			got = request(t, http.MethodGet, products, token, nil)
		}
		if policy := got.header.Get("RateLimit-Policy"); got.status != told.last || policy != told.policy {
			t.Errorf("--rate-limit %s --rate-burst %s: %d, policy %s", told.rate, told.burst, got.status, policy)
		}
	}
}

func TestDemoHasNoRateLimit(t *testing.T) {
	t.Parallel()
	d := startDemo(t, filepath.Join(t.TempDir(), "demo"))
	if got := d.call(t, http.MethodGet, "/products", nil); got.status != http.StatusOK || got.header.Get("RateLimit") != "" {
		t.Errorf("%d %v", got.status, got.header)
	}
}
