package rest_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/oasdiff/yaml"

	"kiosk/internal/testkit"
	"kiosk/rest"
)

func documentation(t testing.TB) testkit.Client {
	t.Helper()
	mux := http.NewServeMux()
	rest.MountDocumentation(mux)
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return testkit.Client{BaseURL: server.URL}
}

func TestDocumentIsServedToEverybodyAsYAMLAndAsJSON(t *testing.T) {
	t.Parallel()
	client := documentation(t)
	source, err := os.ReadFile("openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := client.Do(t, "GET", "/openapi.yaml", nil)
	if text.Status != 200 || text.Header.Get("Content-Type") != "application/yaml" || string(text.Body) != string(source) {
		t.Errorf("%d %v", text.Status, text.Header)
	}
	asJSON := client.Do(t, "GET", "/openapi.json", nil)
	if asJSON.Status != 200 || asJSON.Header.Get("Content-Type") != "application/json" {
		t.Errorf("%d %v", asJSON.Status, asJSON.Header)
	}
	var got, want any
	asJSON.Decode(t, &got)
	converted, err := yaml.YAMLToJSON(source)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(converted, &want); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("the two differ: %v", err)
	}
	if r := client.Do(t, "GET", "/openapi.yaml", nil, "If-None-Match", text.Header.Get("ETag")); r.Status != 304 {
		t.Errorf("unchanged, and yet %d", r.Status)
	}
}

var reference = regexp.MustCompile(`(?:src|href)="([^"]*)"`)

func TestDocumentationPageLoadsNothingFromAnotherHost(t *testing.T) {
	t.Parallel()
	client := documentation(t)
	page := client.Do(t, "GET", "/docs", nil)
	policy := page.Header.Get("Content-Security-Policy")
	if page.Status != 200 || !strings.HasPrefix(page.Header.Get("Content-Type"), "text/html") || !strings.HasPrefix(policy, "default-src 'none';") {
		t.Fatalf("%d %v", page.Status, page.Header)
	}
	for _, weak := range []string{"unsafe", "http:", "https:", "*", "blob:"} {
		if strings.Contains(policy, weak) {
			t.Errorf("the policy allows %s: %s", weak, policy)
		}
	}
	for _, found := range reference.FindAllStringSubmatch(string(page.Body), -1) {
		address := found[1]
		if strings.HasPrefix(address, "data:") {
			continue
		}
		if !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") {
			t.Errorf("the page refers to %s", address)
			continue
		}
		if r := client.Do(t, "GET", address, nil); r.Status != 200 || len(r.Body) == 0 {
			t.Errorf("%s: %d", address, r.Status)
		}
	}
}
