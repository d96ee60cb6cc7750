package rest_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/gorillamux"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// published returns openapi.yaml. Every request and response of this package's tests is checked against it.
var published = sync.OnceValue(func() *description {
	document, err := loadDocument("openapi.yaml")
	if err != nil {
		panic(err)
	}
	router, err := gorillamux.NewRouter(document)
	if err != nil {
		panic(err)
	}
	return &description{
		document: document, router: router, outcomes: outcomesOf(document), reached: map[outcome]bool{},
		compiled: map[*openapi3.Schema]*jsonschema.Schema{},
	}
})

func loadDocument(path string) (*openapi3.T, error) {
	loader := openapi3.NewLoader()
	document, err := loader.LoadFromFile(path)
	if err != nil {
		return nil, err
	}
	return document, document.Validate(context.Background())
}

type description struct {
	document *openapi3.T
	router   routers.Router
	outcomes map[outcome]bool // of the document; true when a test has reached it

	mu       sync.Mutex
	reached  map[outcome]bool
	compiled map[*openapi3.Schema]*jsonschema.Schema
}

// fits returns an error if the value does not match the schema.
func (d *description) fits(schema *openapi3.Schema, value any) error {
	compiled, err := d.compile(schema)
	if err != nil {
		return err
	}
	return compiled.Validate(value)
}

// compile returns the compiled schema, and caches it. The OpenAPI library would compile it again for every header and body.
func (d *description) compile(schema *openapi3.Schema) (*jsonschema.Schema, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if known := d.compiled[schema]; known != nil {
		return known, nil
	}
	text, err := json.Marshal(map[string]any{ // with the components that it refers to
		"schema":     schema,
		"components": map[string]any{"schemas": d.document.Components.Schemas},
	})
	if err != nil {
		return nil, err
	}
	resource, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource("openapi.json", resource); err != nil {
		return nil, err
	}
	compiled, err := compiler.Compile("openapi.json#/schema")
	if err == nil {
		d.compiled[schema] = compiled
	}
	return compiled, err
}

func (d *description) reach(happened outcome) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.reached[happened] = true
}

// missed lists the outcomes of the document that no test has reached.
func (d *description) missed() []string {
	var missed []string
	for promise := range d.outcomes {
		if !d.reached[promise] {
			missed = append(missed, promise.String())
		}
	}
	slices.Sort(missed)
	return missed
}

// outcome is a possible result of an operation: a status and a code.
type outcome struct {
	operation string // GET /products; "" for unknown paths and methods
	status    int
	code      string // of a problem
}

func (o outcome) String() string {
	return strings.TrimSpace(fmt.Sprintf("%s: %d %s", o.operation, o.status, o.code))
}

// outcomesOf returns every outcome of a document.
func outcomesOf(document *openapi3.T) map[outcome]bool {
	listed := map[outcome]bool{}
	list := func(name string, operation *openapi3.Operation) {
		for text, response := range operation.Responses.Map() {
			status, _ := strconv.Atoi(text)
			codes := []string{""}
			if status >= http.StatusBadRequest {
				codes = codesOf(response.Value)
			}
			for _, code := range codes {
				listed[outcome{name, status, code}] = true
			}
		}
	}
	list("", nowhere(document))
	for path, item := range document.Paths.Map() {
		for method, operation := range item.Operations() {
			list(method+" "+path, operation)
		}
	}
	return listed
}

// nowhere returns the responses to unknown paths and methods.
func nowhere(document *openapi3.T) *openapi3.Operation {
	described := document.Components.Responses
	return &openapi3.Operation{Responses: openapi3.NewResponses(
		openapi3.WithStatus(http.StatusNotFound, described["RouteNotFound"]),
		openapi3.WithStatus(http.StatusMethodNotAllowed, described["MethodNotAllowed"]),
	)}
}

// codesOf returns the codes that the document allows for a response with a problem.
func codesOf(response *openapi3.Response) []string {
	var codes []string
	for _, part := range response.Content["application/problem+json"].Schema.Value.AllOf {
		if code := part.Value.Properties["code"]; part.Ref == "" && code != nil {
			for _, value := range code.Value.Enum {
				codes = append(codes, value.(string))
			}
		}
	}
	return codes
}

// documented wraps a handler, and fails the test when a request or a response is not as in the document.
func documented(t testing.TB, next http.Handler) http.Handler {
	t.Helper()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		happened := conversation{request: r.Clone(r.Context()), recorded: &recordedResponse{ResponseWriter: w, status: http.StatusOK}}
		if r.Body != nil && r.Body != http.NoBody {
			r.Body = struct {
				io.Reader
				io.Closer
			}{io.TeeReader(r.Body, &happened.sent), r.Body}
		}
		next.ServeHTTP(happened.recorded, r)
		if err := published().check(&happened); err != nil {
			t.Errorf("%s %s was answered %d, which is not as in openapi.yaml: %v\nrequest: %.2000s\nanswer: %.2000s",
				r.Method, r.URL, happened.recorded.status, err, happened.sent.Bytes(), happened.recorded.body.Bytes())
		}
	})
}

// conversation is a request, with the part of its body that the handler has read, and its response.
type conversation struct {
	request  *http.Request
	sent     bytes.Buffer
	recorded *recordedResponse
}

// recordedResponse forwards a response to the client and records it.
type recordedResponse struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

func (a *recordedResponse) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

func (a *recordedResponse) Write(p []byte) (int, error) {
	a.body.Write(p)
	return a.ResponseWriter.Write(p)
}

// content returns the body without compression.
func (a *recordedResponse) content() ([]byte, error) {
	if a.Header().Get("Content-Encoding") != "gzip" {
		return a.body.Bytes(), nil
	}
	zip, err := gzip.NewReader(bytes.NewReader(a.body.Bytes()))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(zip)
}

// Unwrap lets http.ResponseController set the deadlines of the connection.
func (a *recordedResponse) Unwrap() http.ResponseWriter { return a.ResponseWriter }

const statusClientClosedRequest = 499

// check compares a conversation with the document and records its outcome. The document describes a HEAD as a GET.
func (d *description) check(e *conversation) error {
	e.request = e.request.WithContext(context.Background())
	if e.request.Method == http.MethodHead {
		e.request.Method = http.MethodGet
	}
	e.request.Body = io.NopCloser(bytes.NewReader(e.sent.Bytes()))
	if e.recorded.status == statusClientClosedRequest {
		return nil // the client did not wait for the response
	}
	happened, err := e.outcome()
	if err != nil {
		return err
	}
	route, parameters, notFound := d.router.FindRoute(e.request)
	if notFound == nil {
		happened.operation = route.Method + " " + route.Path
	} else {
		route = &routers.Route{Spec: d.document, Operation: nowhere(d.document)}
	}
	if !d.outcomes[happened] {
		return fmt.Errorf("%v is not listed", happened)
	}
	d.reach(happened)
	return e.validate(route, parameters)
}

func (e *conversation) outcome() (outcome, error) {
	happened := outcome{status: e.recorded.status}
	if happened.status < http.StatusBadRequest {
		return happened, nil
	}
	var problem struct{ Code string }
	err := json.Unmarshal(e.recorded.body.Bytes(), &problem)
	happened.code = problem.Code
	return happened, err
}

// TestMain fails a run of the whole package that did not reach every outcome of the document.
func TestMain(m *testing.M) {
	flag.Parse()
	status := m.Run()
	if status == 0 && isWholeRun() {
		if missed := published().missed(); len(missed) > 0 {
			fmt.Printf("openapi.yaml lists what no test has reached:\n%s\n", strings.Join(missed, "\n"))
			status = 1
		}
	}
	os.Exit(status)
}

func isWholeRun() bool {
	for _, filter := range []string{"run", "skip", "list", "bench", "fuzz", "fuzzworker"} {
		if value := flag.Lookup("test." + filter).Value.String(); value != "" && value != "false" {
			return false
		}
	}
	return !testing.Short()
}
