package main

import (
	"net/http"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
)

// paths has one path of each handler.
var paths = []string{
	"/", "/livez", "/readyz", "/docs", "/docs/docs.js", "/openapi.json", "/playground", "/console/", "/console/orders", "/graphql", "/api/v1/external/products", "/nowhere",
}

func TestEveryResponseCarriesTheSecurityHeaders(t *testing.T) {
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

// TestErrorsAreKeptOutOfCaches requests what is missing or refused. A shared cache may keep a 404 without Cache-Control: while the
// processes are being replaced, it would keep the 404 of an old process to a file of the new console.
func TestErrorsAreKeptOutOfCaches(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range append(paths, "/console/assets/of-another-version.js", "/docs/nowhere", "/session", "/exports/x/y") {
		for _, method := range []string{http.MethodGet, http.MethodPost} {
			got := request(t, method, url+path, "", nil)
			if policy := got.header.Get("Cache-Control"); got.status >= 400 && !strings.Contains(policy, "no-store") || policy == "" {
				t.Errorf("%s %s: %d with Cache-Control %q", method, path, got.status, policy)
			}
		}
	}
}

func TestEveryResponseCarriesTheRequestsID(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range append(paths, "/docs/", "/session", "/graphql/schema.graphql", "/exports/x/y", "/api/v1/external/orders", "//") {
		for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
			if got := request(t, method, url+path, "", nil, "X-Request-Id", "mine 7").header.Get("X-Request-Id"); got != "mine 7" {
				t.Errorf("%s %s: X-Request-Id %q", method, path, got)
			}
			if got := request(t, method, url+path, "", nil).header.Get("X-Request-Id"); len(got) != 36 {
				t.Errorf("%s %s: X-Request-Id %q, want a new one", method, path, got)
			}
		}
	}
}

func TestTheDocumentationIsCompressedAndRevalidated(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range []string{"/openapi.json", "/openapi.yaml", "/docs", "/docs/docs.js", "/docs/docs.css", "/playground/graphiql.js"} {
		plain := request(t, http.MethodGet, url+path, "", nil, "Accept-Encoding", "identity")
		zipped := request(t, http.MethodGet, url+path, "", nil, "Accept-Encoding", "gzip;q=0.3")
		tag := plain.header.Get("ETag")
		if len(plain.body) > 1024 && (zipped.header.Get("Content-Encoding") != "gzip" || len(zipped.body) >= len(plain.body)/2 || plain.header.Get("Content-Encoding") != "") {
			t.Errorf("%s: %d of %d bytes, %v", path, len(zipped.body), len(plain.body), zipped.header)
		}
		if len(plain.body) == 0 || plain.header.Get("Vary") != "Accept-Encoding" || zipped.header.Get("Vary") != "Accept-Encoding" || strings.TrimPrefix(zipped.header.Get("ETag"), "W/") != tag {
			t.Errorf("%s: %v and %v", path, plain.header, zipped.header)
		}
		if same := request(t, http.MethodGet, url+path, "", nil, "Accept-Encoding", "gzip", "If-None-Match", tag); same.status != http.StatusNotModified || len(same.body) > 0 {
			t.Errorf("%s: %d %v", path, same.status, same.header)
		}
	}
}

func TestOtherOriginsGetNoAccess(t *testing.T) {
	t.Parallel()
	url := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0").url(t)
	for _, path := range paths {
		for _, method := range []string{http.MethodOptions, http.MethodGet, http.MethodPost} {
			got := request(t, method, url+path, "", nil, "Origin", "https://elsewhere.example", "Access-Control-Request-Method", "POST")
			for name := range got.header {
				if strings.HasPrefix(name, "Access-Control-") {
					t.Errorf("%s %s responds with %s", method, path, name)
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
