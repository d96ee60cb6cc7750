package rest_test

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/getkin/kin-openapi/openapi3"
	"github.com/oasdiff/yaml"

	"kiosk/internal/auth"
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

func TestDocumentIsServedWithoutATokenAsYAMLAndAsJSON(t *testing.T) {
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

var (
	codeBlock = regexp.MustCompile(`(?s)<pre tabindex="0"><code(?: class="[^"]*")?>(.*?)</code></pre>`)
	languages = []string{"curl", "Go", "TypeScript", "Python"}
)

// codeOn returns the programs of a page, with the URL of the test's server.
func codeOn(t *testing.T, w *world, path string) []string {
	t.Helper()
	address, err := url.Parse(w.server.URL)
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	rest.MountDocumentation(mux)
	request := httptest.NewRequest(http.MethodGet, path, http.NoBody)
	request.Host = address.Host
	recorder := httptest.NewRecorder()
	mux.ServeHTTP(recorder, request)
	return codeOf(recorder.Body.Bytes())
}

// codeOf returns the code blocks of a page: programs and JSON.
func codeOf(page []byte) (blocks []string) {
	for _, found := range codeBlock.FindAllSubmatch(page, -1) {
		blocks = append(blocks, html.UnescapeString(string(found[1])))
	}
	return blocks
}

// runExample runs a program of the documentation with a token, and returns its output.
func runExample(t *testing.T, w *world, language, program string, env ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), map[string]string{"curl": "a.sh", "Go": "main.go", "TypeScript": "a.mjs", "Python": "a.py"}[language])
	if err := os.WriteFile(file, []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	command := map[string][]string{
		"curl": {"bash", "-eu"}, "Go": {"go", "run"}, "TypeScript": {"node"}, "Python": {"python3", "-W", "error"},
	}[language]
	c := exec.CommandContext(t.Context(), command[0], append(command[1:], file)...)
	c.Env = append(append(os.Environ(), "KIOSK_TOKEN="+w.FullToken), env...)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\n%s", language, err, program, out)
	}
	return string(out)
}

func TestExamplesOfTheDocumentationWorkInEveryLanguage(t *testing.T) {
	t.Parallel()
	w := open(t, testkit.NewDatabase(t, dialect.SQLite))
	for path, replace := range map[string]map[string]string{
		"/docs/reference/listProducts": {},
		"/docs/reference/placeOrder":   {"0198c2f4-5a1e-7c3b-9f00-2a6d5e8b7c01": w.Yearly.ID.String(), "+5511987654321": *w.Ana.LinkedPhone},
	} {
		programs := codeOn(t, w, path)
		for i, language := range languages {
			program := programs[len(programs)-len(languages)+i]
			for example, own := range replace {
				program = strings.ReplaceAll(program, example, own)
			}
			if got := runExample(t, w, language, program); !strings.Contains(got, w.Yearly.ID.String()) {
				t.Errorf("%s in %s shows %s", path, language, got)
			}
		}
	}
}

func TestTheQuickStartSellsAKeyAsWritten(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var order struct{ ID string }
		for _, command := range codeOn(t, w, "/docs") {
			if !strings.HasPrefix(command, "curl") {
				continue
			}
			command = strings.ReplaceAll(command, "telegram:12345", "telegram:777") // the store has a customer with the other reference
			got := runExample(t, w, "curl", command, "VARIATION="+w.Yearly.ID.String(), "ORDER="+order.ID)
			if strings.Contains(got, "urn:kiosk:problem") {
				t.Errorf("%s\n%s", command, got)
			}
			if strings.Contains(command, "Idempotency-Key: chat-42") {
				if err := json.Unmarshal([]byte(got), &order); err != nil {
					t.Fatal(err)
				}
			}
			if order.ID != "" && strings.Contains(command, "$ORDER") && !strings.Contains(got, `"credentials":"`) {
				t.Errorf("no credentials in %s", got)
			}
		}
		if order.ID == "" {
			t.Error("nothing was sold")
		}
	})
}

var bodyOfCurl = regexp.MustCompile(`(?s)^curl.* -d '(.*?)'`)

func TestExamplesOfThePagesFitTheSchemasOfTheDocument(t *testing.T) {
	t.Parallel()
	client := documentation(t)
	for path, item := range published().document.Paths.Map() {
		for method, operation := range item.Operations() {
			var sent *openapi3.SchemaRef
			if operation.RequestBody != nil {
				sent = operation.RequestBody.Value.Content["application/json"].Schema
			}
			for _, code := range codeOf(client.Do(t, "GET", "/docs/reference/"+operation.OperationID, nil).Body) {
				schema := received(operation)
				if body := bodyOfCurl.FindStringSubmatch(code); body != nil {
					schema, code = sent, body[1]
				}
				var example any
				if json.Unmarshal([]byte(code), &example) != nil {
					continue // a program
				}
				if err := schema.Value.VisitJSON(example, openapi3.MultiErrors()); err != nil {
					t.Errorf("%s %s: %v", method, path, err)
				}
			}
		}
	}
}

// received returns the schema of a successful response.
func received(operation *openapi3.Operation) *openapi3.SchemaRef {
	for status, response := range operation.Responses.Map() {
		if content := response.Value.Content["application/json"]; content != nil && status < "300" {
			return content.Schema
		}
	}
	return nil
}

// fateOf returns the status of an order and of its items, without the members that differ from order to order.
func fateOf(o order) string {
	text := fmt.Sprint(o.Status, o.RefundedAmount == "0.00", o.RefundedAmount == o.Total, o.CompletedAt != nil)
	for _, item := range o.Items {
		text += fmt.Sprint(" ", item.Status, item.DeliveredAt != nil, item.Price == o.Total)
	}
	return text
}

func TestExamplesOfOrdersAreAsTheirOperationsReturnThem(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		client := w.scoped(t, auth.OrdersWrite, auth.OrdersRefund)
		yearly := client.Do(t, "POST", api+"/orders", map[string]any{"customerId": w.Ana.ID, "items": []any{map[string]any{"variationId": w.Yearly.ID}}})
		sold := decoded[order](t, yearly, http.StatusCreated)
		for operation, returned := range map[string]testkit.Response{
			"placeOrder":  yearly,
			"cancelOrder": client.Do(t, "POST", actionPath(w.buy(t, w.Ana.ID, w.Hour.ID), "/cancel"), nil),
			"replaceItem": client.Do(t, "POST", actionPath(sold, "/items/"+sold.Items[0].ID.String()+"/replace"), nil),
			"refundOrder": client.Do(t, "POST", actionPath(w.buy(t, w.Ana.ID, w.Yearly.ID), "/refund"), nil),
		} {
			var got, shown order
			returned.Decode(t, &got)
			if err := json.Unmarshal([]byte(codeOn(t, w, "/docs/reference/"+operation)[0]), &shown); err != nil {
				t.Fatal(err)
			}
			if fateOf(shown) != fateOf(got) {
				t.Errorf("the page of %s shows %s, and it returned %s", operation, fateOf(shown), fateOf(got))
			}
		}
	})
}
