package httpx_test

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/httpx"
	"kiosk/internal/telemetry"
)

func TestAResponseThatIsBrokenOffIsAccountedForAndBrokenOff(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	registry := prometheus.NewRegistry()
	handler := httpx.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		httpx.RequestInfoFrom(r.Context()).Route = "/file"
		_, _ = w.Write([]byte("half of it"))
		panic(http.ErrAbortHandler)
	}), slog.New(slog.NewJSONHandler(&log, nil)), telemetry.NewRequests(registry), nil)

	func() {
		defer func() {
			if cause := recover(); cause != http.ErrAbortHandler { //nolint:errorlint // net/http panics with this very value
				t.Errorf("net/http gets %v", cause)
			}
		}()
		handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody))
	}()

	if line := log.String(); !strings.Contains(line, `"route":"/file"`) || !strings.Contains(line, `"status":200`) || strings.Contains(line, "panic") {
		t.Errorf("the log: %s", line)
	}
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]float64{}
	for _, family := range families {
		for _, metric := range family.GetMetric() {
			seen[family.GetName()] += metric.GetGauge().GetValue() + metric.GetCounter().GetValue()
		}
	}
	if seen["kiosk_http_in_flight"] != 0 || seen["kiosk_http_requests_total"] != 1 {
		t.Errorf("%v", seen)
	}
}

func TestAPanicInTheMiddleOfAResponseBreaksItOff(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	server := httptest.NewServer(httpx.Serve(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("half of it"))
		panic("boom")
	}), slog.New(slog.NewJSONHandler(&log, nil)), telemetry.NewRequests(prometheus.NewRegistry()), nil))
	response, err := http.Get(server.URL)
	if err == nil {
		var body []byte
		if body, err = io.ReadAll(response.Body); err == nil {
			t.Errorf("%q came as if it were whole", body)
		}
		response.Body.Close()
	}
	server.Close() // waits until the log is written
	if line := log.String(); !strings.Contains(line, `"cause":"boom"`) {
		t.Errorf("the log: %s", line)
	}
}
