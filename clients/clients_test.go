// Package clients_test runs the test programs of the clients in other languages against a real Kiosk.
package clients_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/go-chi/chi/v5"

	"kiosk/internal/testkit/demo"
	"kiosk/rest/webhooksig"
)

func TestMain(m *testing.M) { os.Exit(demo.Main(m)) }

// testClient runs the test program of a client against a real Kiosk. It fails if the program fails, or has not called every
// operation of the OpenAPI document. The environment of the program has the URLs, tokens and ids.
func testClient(t *testing.T, d *demo.Demo, folder, name string, arguments ...string) {
	t.Helper()
	calls := newRecorder(t, d.URL)
	variations, err := json.Marshal(d.Variations)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), name, arguments...)
	command.Dir = folder
	command.Env = append(os.Environ(),
		"PYTHONPATH=src",
		"KIOSK_URL="+calls.url,
		"KIOSK_DIRECT_URL="+d.URL,
		"KIOSK_FLAKY_URL="+flaky(t, d.URL),
		"KIOSK_CONTROL_URL="+control(t, d),
		"KIOSK_TOKEN="+d.Token,
		"KIOSK_CUSTOMER="+demo.Ana,
		"KIOSK_POOR_CUSTOMER="+demo.Grace,
		"KIOSK_VARIATIONS="+string(variations),
	)
	if output, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(arguments, " "), err, output)
	}
	for operation := range calls.uncalled {
		t.Errorf("the test program has not called %s", operation)
	}
}

// recorder is a proxy that records which operations of the document were called.
type recorder struct {
	url      string
	mutex    sync.Mutex
	uncalled map[string]bool
}

// loadDocument parses the document only once, because the parser is slow.
var loadDocument = sync.OnceValues(func() (*openapi3.T, error) {
	return openapi3.NewLoader().LoadFromFile("../rest/openapi.yaml")
})

func newRecorder(t testing.TB, target string) *recorder {
	t.Helper()
	document, err := loadDocument()
	if err != nil {
		t.Fatal(err)
	}
	r := &recorder{uncalled: map[string]bool{}}
	proxy, mux := proxyTo(t, target), chi.NewRouter()
	for path, item := range document.Paths.Map() {
		for method := range item.Operations() {
			operation := method + " " + path
			r.uncalled[operation] = true
			mux.MethodFunc(method, document.Servers[0].URL+path, func(w http.ResponseWriter, request *http.Request) {
				r.mutex.Lock()
				delete(r.uncalled, operation)
				r.mutex.Unlock()
				proxy.ServeHTTP(w, request)
			})
		}
	}
	mux.NotFound(func(w http.ResponseWriter, request *http.Request) {
		t.Errorf("the document has no %s %s", request.Method, request.URL.Path)
		w.WriteHeader(http.StatusNotFound)
	})
	r.url = serve(t, mux)
	return r
}

func proxyTo(t testing.TB, target string) *httputil.ReverseProxy {
	t.Helper()
	address, err := url.Parse(target)
	if err != nil {
		t.Fatal(err)
	}
	return &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(address) }}
}

func serve(t testing.TB, handler http.Handler) (url string) {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server.URL
}

// flaky returns the URL of a proxy that loses responses of Kiosk. For each idempotency key and each path of a DELETE, it closes
// the connection instead of the first response, and forwards only half of the second response as if it were complete. Kiosk gets
// every such request. The first GET gets a 429 with a Retry-After of one second.
func flaky(t testing.TB, target string) (url string) {
	t.Helper()
	proxy, halving := proxyTo(t, target), proxyTo(t, target)
	halving.ModifyResponse = halve
	var seen sync.Map // the number of requests by key or path, an *atomic.Int64
	return serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		what := r.Method + " " + r.Header.Get("Idempotency-Key")
		if r.Method == http.MethodDelete {
			what += r.URL.Path
		}
		counter, _ := seen.LoadOrStore(what, new(atomic.Int64))
		switch n := counter.(*atomic.Int64).Add(1); {
		case n > 2 || what == "POST ":
			proxy.ServeHTTP(w, r)
		case n == 2:
			r.Header.Set("Accept-Encoding", "identity")
			halving.ServeHTTP(w, r)
		case r.Method == http.MethodGet:
			w.Header().Set("Retry-After", "1")
			w.WriteHeader(http.StatusTooManyRequests)
		default:
			proxy.ServeHTTP(httptest.NewRecorder(), r)
			panic(http.ErrAbortHandler) // closes the connection
		}
	}))
}

// halve removes the second half of a successful response's body.
func halve(response *http.Response) error {
	if response.StatusCode >= http.StatusMultipleChoices {
		return nil
	}
	body, err := io.ReadAll(response.Body)
	body = body[:len(body)/2]
	response.Body = io.NopCloser(bytes.NewReader(body))
	response.Header.Set("Content-Length", strconv.Itoa(len(body)))
	return err
}

// control returns the URL of a server for test programs: POST /restart restarts Kiosk, and GET /signatures returns signatures to
// verify.
func control(t testing.TB, d *demo.Demo) (url string) {
	t.Helper()
	mux := http.NewServeMux()
	mux.HandleFunc("POST /restart", func(w http.ResponseWriter, _ *http.Request) {
		if err := d.Restart(); err != nil {
			t.Error(err)
		}
		w.WriteHeader(http.StatusNoContent)
	})
	mux.HandleFunc("GET /signatures", func(w http.ResponseWriter, _ *http.Request) {
		if err := json.NewEncoder(w).Encode(signatures()); err != nil {
			t.Error(err)
		}
	})
	return serve(t, mux)
}

// signature is a delivery with the expected result of its verification: "" for genuine, or the reason for the rejection.
type signature struct {
	Name    string            `json:"name"`
	Secret  string            `json:"secret"`
	Body    string            `json:"body"`
	Headers map[string]string `json:"headers"`
	Refused string            `json:"refused"`
}

// signatures returns deliveries that are signed by the package that signs Kiosk's deliveries.
func signatures() []signature {
	const body = `{"id":"evt_01k31f8phye9x9y02ctdfapzgh","type":"webhook.test","created_at":"2026-01-02T03:04:05Z","livemode":true,"data":{"message":"Olá"}}`
	secret, other := strings.Repeat("0123456789abcdef", 4), strings.Repeat("fedcba9876543210", 4)
	now := time.Now()
	sign := func(secret string, at time.Time) map[string]string {
		return map[string]string{webhooksig.HeaderSignature: webhooksig.Sign(secret, at, []byte(body))}
	}
	header := func(text string) map[string]string { return map[string]string{webhooksig.HeaderSignature: text} }
	genuine := sign(secret, now)[webhooksig.HeaderSignature]
	rotated := sign(other, now)
	rotated[webhooksig.HeaderSignatureNext] = genuine
	forged := sign(other, now)
	forged[webhooksig.HeaderSignatureNext] = webhooksig.Sign(other, now, []byte(body))
	return []signature{
		{"genuine", secret, body, sign(secret, now), ""},
		{"genuine by the next secret", secret, body, rotated, ""},
		{"almost too old", secret, body, sign(secret, now.Add(-webhooksig.DefaultTolerance/2)), ""},
		{"in another order with a scheme to come", secret, body, header("v2=x," + genuine[strings.Index(genuine, "v1="):] + "," + genuine[:strings.Index(genuine, ",")]), ""},
		{"too old", secret, body, sign(secret, now.Add(-2*webhooksig.DefaultTolerance)), "expired"},
		{"from the future", secret, body, sign(secret, now.Add(2*webhooksig.DefaultTolerance)), "expired"},
		{"another secret", secret, body, sign(other, now), "mismatch"},
		{"two other secrets", secret, body, forged, "mismatch"},
		{"another body", secret, body + " ", sign(secret, now), "mismatch"},
		{"no header", secret, body, map[string]string{}, "malformed"},
		{"only the next header", secret, body, map[string]string{webhooksig.HeaderSignatureNext: genuine}, "malformed"},
		{"no time", secret, body, header(genuine[strings.Index(genuine, "v1="):]), "malformed"},
		{"a time of letters", secret, body, header("t=abc," + genuine[strings.Index(genuine, "v1="):]), "malformed"},
		{"two signatures", secret, body, header(genuine + ",v1=" + strings.Repeat("0", 64)), "malformed"},
		{"half a signature", secret, body, header(genuine[:len(genuine)-2]), "malformed"},
		{"words", secret, body, header("genuine, I promise"), "malformed"},
		{"no secret", "", body, sign("", now), "no_secret"},
	}
}

// The expected results must be those of Kiosk's own verification in Go.
func TestSignaturesAreWhatGoMakesOfThem(t *testing.T) {
	t.Parallel()
	reasons := map[string]error{
		"": nil, "expired": webhooksig.ErrExpired, "mismatch": webhooksig.ErrMismatch,
		"malformed": webhooksig.ErrMalformed, "no_secret": webhooksig.ErrNoSecret,
	}
	for _, one := range signatures() {
		r := httptest.NewRequest(http.MethodPost, "/hook", strings.NewReader(one.Body))
		for name, value := range one.Headers {
			r.Header.Set(name, value)
		}
		_, err := webhooksig.VerifyRequest(r, one.Secret)
		if want := reasons[one.Refused]; !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", one.Name, err, want)
		}
	}
}
