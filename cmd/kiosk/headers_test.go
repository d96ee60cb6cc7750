package main

import (
	"net/http"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

// paths is one path of each handler.
var paths = []string{
	"/", "/livez", "/readyz", "/docs", "/docs/docs.js", "/openapi.json", "/playground", "/graphql", "/api/v1/external/products", "/nowhere",
}

func TestEveryAnswerCarriesTheSecurityHeaders(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range paths {
		got := request(t, http.MethodGet, url+path, "", nil)
		for name, want := range map[string]string{
			"X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
		} {
			if value := got.header.Get(name); value != want {
				t.Errorf("%s: %s is %q", path, name, value)
			}
		}
		policy := got.header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "frame-ancestors 'none'") || got.header.Get("Referrer-Policy") == "" {
			t.Errorf("%s: %v", path, got.header)
		}
		if got.header.Get("Strict-Transport-Security") != "" {
			t.Errorf("%s: over plain HTTP, a promise of HTTPS", path)
		}
	}
}

func TestOtherOriginsAreNotLetIn(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range paths {
		for _, method := range []string{http.MethodOptions, http.MethodGet, http.MethodPost} {
			got := request(t, method, url+path, "", nil, "Origin", "https://elsewhere.example", "Access-Control-Request-Method", "POST")
			for name := range got.header {
				if strings.HasPrefix(name, "Access-Control-") {
					t.Errorf("%s %s answers %s", method, path, name)
				}
			}
		}
	}
}

func TestOversizedHeadersAreRefused(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	got := request(t, http.MethodGet, url+"/livez", "", nil, "X-Filler", strings.Repeat("x", 2*maxHeaderBytes))
	if got.status != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("%d %s", got.status, got.body)
	}
}
