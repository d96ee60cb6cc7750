package console_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"kiosk/console"
)

func get(t *testing.T, path string, header http.Header) *http.Response {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)
	for name, values := range header {
		r.Header[name] = values
	}
	w := httptest.NewRecorder()
	console.Handler().ServeHTTP(w, r)
	return w.Result()
}

func read(t *testing.T, r *http.Response) string {
	t.Helper()
	content, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestEveryPathOfAPageGetsTheSameDocument(t *testing.T) {
	t.Parallel()
	document := read(t, get(t, "/console/", nil))
	if !strings.Contains(document, `<div id="root">`) {
		t.Fatal(document)
	}
	for _, path := range []string{"/console", "/console/orders", "/console/orders/K7GHSSBK3B?dialog=refund", "/console/a/b.c"} {
		r := get(t, path, nil)
		if r.StatusCode != 200 || r.Header.Get("Cache-Control") != "no-cache" || read(t, r) != document {
			t.Errorf("%s: %d %v", path, r.StatusCode, r.Header)
		}
	}
}

var reference = regexp.MustCompile(`(?:src|href)="([^"]+)"`)

func TestAssetsAreImmutableAndAMissingOneIsNotFound(t *testing.T) {
	t.Parallel()
	found := reference.FindAllStringSubmatch(read(t, get(t, "/console/", nil)), -1)
	if len(found) < 3 {
		t.Fatalf("the document refers to %v", found)
	}
	for _, match := range found {
		r := get(t, match[1], nil)
		want := "no-cache"
		if strings.HasPrefix(match[1], "/console/assets/") {
			want = "public, max-age=31536000, immutable"
		}
		if r.StatusCode != 200 || strings.HasPrefix(r.Header.Get("Content-Type"), "text/html") || r.Header.Get("Cache-Control") != want {
			t.Errorf("%s: %d %v", match[1], r.StatusCode, r.Header)
		}
	}
	if r := get(t, "/console/assets/index-00000000.js", nil); r.StatusCode != 404 || strings.Contains(r.Header.Get("Cache-Control"), "immutable") {
		t.Errorf("a missing asset: %d %v", r.StatusCode, r.Header)
	}
}

func TestDocumentNamesTheScriptsOfItsPage(t *testing.T) {
	t.Parallel()
	script := regexp.MustCompile(`</console/(assets/[^>]+\.js)>; rel=modulepreload; crossorigin`)
	for path, component := range map[string]string{
		"/console/": "Dashboard", "/console/orders?status=PENDING": "OrderList", "/console/orders/new": "NewOrder",
		"/console/orders/K7GHSSBK3B": "OrderPage", "/console/settings/staff": "StaffList",
	} {
		links := get(t, path, nil).Header.Get("Link")
		if first := strings.Index(links, "/index-"); first < 0 || first > strings.Index(links, "/"+component+"-") {
			t.Errorf("%s has the scripts %q", path, links)
		}
		for _, match := range script.FindAllStringSubmatch(links, -1) {
			if r := get(t, "/console/"+match[1], nil); r.StatusCode != 200 {
				t.Errorf("%s names %s, which gets %d", path, match[1], r.StatusCode)
			}
		}
	}
	for _, path := range []string{"/console/nowhere", "/console/orders/a/b", "/console/icon.svg"} {
		if links := get(t, path, nil).Header.Get("Link"); links != "" {
			t.Errorf("%s has the scripts %q", path, links)
		}
	}
	if r := get(t, "/console/pages.json", nil); !strings.HasPrefix(r.Header.Get("Content-Type"), "text/html") {
		t.Errorf("the list of scripts is served: %v", r.Header)
	}
}

func TestPolicyAllowsNothingFromElsewhereAndNoInlineCode(t *testing.T) {
	t.Parallel()
	r := get(t, "/console/orders", nil)
	policy := r.Header.Get("Content-Security-Policy")
	for _, weak := range []string{"unsafe", "http:", "https:", "*", "blob:"} {
		if strings.Contains(policy, weak) {
			t.Errorf("the policy allows %s: %s", weak, policy)
		}
	}
	for _, needed := range []string{"default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"} {
		if !strings.Contains(policy, needed) {
			t.Errorf("the policy lacks %s: %s", needed, policy)
		}
	}
	if document := read(t, r); strings.Contains(document, "<style") || regexp.MustCompile(`<script(?: [^>]*)?>[^<]`).MatchString(document) {
		t.Error(document)
	}
}

func TestGzipIsSentToThoseWhoAcceptIt(t *testing.T) {
	t.Parallel()
	plain := get(t, "/console/", nil)
	want := read(t, plain)
	zipped := get(t, "/console/", http.Header{"Accept-Encoding": {"br, gzip;q=0.5"}})
	if zipped.Header.Get("Content-Encoding") != "gzip" || zipped.Header.Get("Etag") == plain.Header.Get("Etag") {
		t.Fatalf("%v", zipped.Header)
	}
	reader, err := gzip.NewReader(zipped.Body)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(reader); err != nil || string(got) != want {
		t.Errorf("%v: %s", err, got)
	}
	for _, refused := range []string{"", "br", "gzip;q=0", "gzip; q=0.0"} {
		if r := get(t, "/console/", http.Header{"Accept-Encoding": {refused}}); r.Header.Get("Content-Encoding") != "" {
			t.Errorf("%q got %v", refused, r.Header)
		}
	}
	same := get(t, "/console/", http.Header{"If-None-Match": {plain.Header.Get("Etag")}})
	if same.StatusCode != http.StatusNotModified {
		t.Errorf("an unchanged document: %d", same.StatusCode)
	}
}

func TestScriptsComeAsBrotliToThoseWhoPreferIt(t *testing.T) {
	t.Parallel()
	script := regexp.MustCompile(`/console/assets/index-[^"]+\.js`).FindString(read(t, get(t, "/console/", nil)))
	plain := get(t, script, nil)
	want := read(t, plain)
	for _, accepted := range []string{"gzip, deflate, br, zstd", "br"} {
		r := get(t, script, http.Header{"Accept-Encoding": {accepted}})
		if r.Header.Get("Content-Encoding") != "br" || r.Header.Get("Etag") == plain.Header.Get("Etag") || r.Header.Get("Vary") != "Accept-Encoding" {
			t.Fatalf("%s: %v", accepted, r.Header)
		}
		if got, err := io.ReadAll(brotli.NewReader(r.Body)); err != nil || string(got) != want {
			t.Errorf("%s: %d bytes, %v", accepted, len(got), err)
		}
	}
	for accepted, encoding := range map[string]string{"": "", "br;q=0": "", "br;q=0.5, gzip": "gzip", "gzip": "gzip"} {
		if r := get(t, script, http.Header{"Accept-Encoding": {accepted}}); r.Header.Get("Content-Encoding") != encoding {
			t.Errorf("%q got %v", accepted, r.Header)
		}
	}
	if r := get(t, script+".br", nil); r.StatusCode != 404 {
		t.Errorf("the brotli form has an address of its own: %d", r.StatusCode)
	}
}

func TestConsoleIsReadOnly(t *testing.T) {
	t.Parallel()
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/console/orders", strings.NewReader("x"))
	w := httptest.NewRecorder()
	console.Handler().ServeHTTP(w, r)
	if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "GET, HEAD" {
		t.Errorf("%d %v", w.Code, w.Header())
	}
}
