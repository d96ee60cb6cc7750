package docs_test

import (
	"bytes"
	"encoding/json"
	"html"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/oasdiff/yaml"

	"kiosk/rest/docs"
)

func mounted(t *testing.T) (mux *http.ServeMux, document []byte) {
	t.Helper()
	document, err := os.ReadFile("../openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	mux = http.NewServeMux()
	docs.Mount(mux, document)
	return mux, document
}

func get(mux *http.ServeMux, host, path string) *httptest.ResponseRecorder {
	request := httptest.NewRequest(http.MethodGet, path, http.NoBody)
	request.Host = host
	recorder := httptest.NewRecorder()
	mux.ServeHTTP(recorder, request)
	return recorder
}

var link = regexp.MustCompile(`(?:href|src)="([^"]*)"`)

func TestEveryOperationHasAPageAndEveryLinkLeadsToOne(t *testing.T) {
	t.Parallel()
	mux, document := mounted(t)
	seen := map[string]bool{"/openapi.yaml": true, "/openapi.json": true} // which others serve
	for paths := []string{"/docs"}; len(paths) > 0; {
		path := paths[0]
		paths = paths[1:]
		if seen[path] {
			continue
		}
		seen[path] = true
		page := get(mux, "kiosk.test", path)
		if page.Code != http.StatusOK {
			t.Errorf("%s: %d", path, page.Code)
		}
		if !strings.HasPrefix(page.Header().Get("Content-Security-Policy"), "default-src 'none'; script-src 'self';") {
			t.Errorf("%s: %v", path, page.Header())
		}
		for _, found := range link.FindAllStringSubmatch(page.Body.String(), -1) {
			address, _, _ := strings.Cut(found[1], "#")
			switch {
			case address == "" || strings.HasPrefix(address, "data:"):
			case !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//"):
				t.Errorf("%s leads to %s", path, address)
			default:
				paths = append(paths, address)
			}
		}
	}
	var described struct {
		Paths map[string]map[string]any
	}
	if _, err := yaml.Unmarshal(document, &described, yaml.DecodeOpts{}); err != nil {
		t.Fatal(err)
	}
	for path, methods := range described.Paths {
		for method, found := range methods {
			operation, ok := found.(map[string]any)
			if ok && !seen["/docs/reference/"+operation["operationId"].(string)] {
				t.Errorf("no page for %s %s", method, path)
			}
		}
	}
}

var exampleKey = regexp.MustCompile(`Idempotency-Key\W+(chat-[\w-]+)`)

func TestExamplesOfNoTwoPagesHaveTheSameIdempotencyKey(t *testing.T) {
	t.Parallel()
	mux, _ := mounted(t)
	pages := map[string]string{} // by key
	for _, path := range []string{"/docs", "/docs/reference/placeOrder", "/docs/reference/createCustomer", "/docs/reference/rechargeWallet"} {
		found := exampleKey.FindAllStringSubmatch(html.UnescapeString(get(mux, "kiosk.test", path).Body.String()), -1)
		if len(found) == 0 {
			t.Errorf("no key on %s", path)
		}
		for _, match := range found {
			if other, used := pages[match[1]]; used && other != path {
				t.Errorf("%s is on %s and %s", match[1], other, path)
			}
			pages[match[1]] = path
		}
	}
}

var shellVariable = regexp.MustCompile(`\$([A-Z_]+)`)

func TestTheQuickStartSaysWhereWhatItsCommandsUseComesFrom(t *testing.T) {
	t.Parallel()
	mux, _ := mounted(t)
	page := html.UnescapeString(get(mux, "kiosk.test", "/docs").Body.String())
	used := shellVariable.FindAllStringSubmatch(page, -1)
	if len(used) < 3 {
		t.Errorf("the commands use %q", used)
	}
	for _, variable := range used {
		if !strings.Contains(page, variable[1]+"=") {
			t.Errorf("no line of the page sets %s", variable[1])
		}
	}
}

var curlBody = regexp.MustCompile(`(?s)-d '(.*?)'`)

// What a page sends in full would clear what its reader did not want to change.
func TestThePageOfAnOperationShowsTheExampleThatTheDocumentGivesOfItsBody(t *testing.T) {
	t.Parallel()
	mux, _ := mounted(t)
	for operation, want := range map[string]string{
		"changeCustomer": `{"email":"ana@example.com","tierId":null}`,
		"createCustomer": `{"name":"Ana","externalRef":"telegram:12345","phone":"+5511987654321","phoneLinked":true}`,
		"linkPhone":      `{"phone":"+5511987654321"}`,
	} {
		page := html.UnescapeString(get(mux, "kiosk.test", "/docs/reference/"+operation).Body.String())
		var shown bytes.Buffer
		if body := curlBody.FindStringSubmatch(page); body == nil || json.Compact(&shown, []byte(body[1])) != nil || shown.String() != want {
			t.Errorf("%s: %q, want %s", operation, body, want)
		}
	}
}

func TestPagesShowTheAddressOfTheServerTheyCameFrom(t *testing.T) {
	t.Parallel()
	mux, _ := mounted(t)
	for host, want := range map[string]string{
		"127.0.0.1:8080":             "http://127.0.0.1:8080/api/v1/external/orders",
		"shop.example":               "http://shop.example/api/v1/external/orders",
		`x"><script>alert(1)`:        "https://kiosk.example.com/api/v1/external/orders",
		"x'; rm -rf ~; echo ' :8080": "https://kiosk.example.com/api/v1/external/orders",
	} {
		text := get(mux, host, "/docs/reference/placeOrder").Body.String()
		if !strings.Contains(text, want) || strings.Contains(text, "rm -rf") || strings.Contains(text, "alert(") {
			t.Errorf("%s: %t", host, strings.Contains(text, want))
		}
	}
	if page := get(mux, "kiosk.test", "/docs/reference/nothing"); page.Code != http.StatusNotFound {
		t.Errorf("an unknown page: %d", page.Code)
	}
}
