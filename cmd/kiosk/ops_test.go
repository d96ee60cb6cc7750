package main

import (
	"encoding/hex"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

func TestMetricsAndProfilesAreOnTheOpsAddressAndNeverOnThePublicOne(t *testing.T) {
	t.Parallel()
	s := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0", "--ops-addr", "127.0.0.1:0")
	public := s.url(t)
	ops := "http://" + s.awaitMatch(t, s.stderr, `"ops":"([^"]+)"`)[1]
	request(t, http.MethodGet, public+"/api/v1/external/products/1", "", nil)
	for path, want := range map[string]string{
		"/livez":                         "ok",
		"/readyz":                        `"status":"ok"`,
		"/debug/pprof/":                  "goroutine",
		"/debug/pprof/cmdline":           "",
		"/debug/pprof/heap?gc=1":         "",
		"/debug/pprof/profile?seconds=1": "",
		"/metrics":                       `kiosk_http_requests_total{method="GET",route="/api/v1/external/products/{id}",status="401"} 1`,
	} {
		if got := request(t, http.MethodGet, ops+path, "", nil); got.status != http.StatusOK || !strings.Contains(string(got.body), want) {
			t.Errorf("%s on the ops address: %d %s", path, got.status, got.body)
		}
		if strings.HasSuffix(path, "z") {
			continue // health is on both addresses
		}
		if got := request(t, http.MethodGet, public+path, "", nil); got.status != http.StatusNotFound {
			t.Errorf("%s on the public address: %d", path, got.status)
		}
	}
}

func TestNoOpsAddressWhenItIsOff(t *testing.T) {
	t.Parallel()
	s := start(t, newDeployment(t, dialect.SQLite), "serve", "--addr", "127.0.0.1:0")
	s.awaitMatch(t, s.stderr, `"msg":"serving".*"ops":""`)
}

// spans starts a collector that receives traces by OTLP over HTTP.
func spans(t *testing.T) (endpoint string, received <-chan *tracepb.Span) {
	t.Helper()
	all := make(chan *tracepb.Span, 10_000)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var batch collector.ExportTraceServiceRequest
		if err == nil {
			err = proto.Unmarshal(body, &batch)
		}
		if err != nil || r.URL.Path != "/v1/traces" {
			t.Errorf("%s: %v", r.URL.Path, err)
		}
		for _, resource := range batch.ResourceSpans {
			for _, scope := range resource.ScopeSpans {
				for _, span := range scope.Spans {
					all <- span
				}
			}
		}
	}))
	t.Cleanup(server.Close)
	return server.URL, all
}

// TestOneTraceLeadsFromAnOrderToItsDelivery runs kiosk in its own process, because tracing is configured per process.
func TestOneTraceLeadsFromAnOrderToItsDelivery(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		endpoint, received := spans(t)
		data := t.TempDir()
		traced := environment{"OTEL_EXPORTER_OTLP_ENDPOINT": endpoint, "OTEL_BSP_SCHEDULE_DELAY": "50"}
		d := awaitDemo(t, startProcess(t, traced, demoArguments(data, arguments)...), data)
		deliveries := receive(t, d, "order.completed", http.StatusOK)
		d.call(t, http.MethodPost, "/orders", order(d.store().Customers[0].ID, d.variation(t, "STREAM-30").ID, 1))
		await(t, deliveries)

		traces := map[string]map[string]*tracepb.Span{} // by trace and name
		deadline := time.After(waitTimeout)
		for {
			select {
			case span := <-received:
				id := hex.EncodeToString(span.TraceId)
				if traces[id] == nil {
					traces[id] = map[string]*tracepb.Span{}
				}
				traces[id][span.Name] = span
				if isComplete(t, traces[id]) {
					return
				}
			case <-deadline:
				t.Fatalf("no trace from the order to its delivery among %d", len(traces))
			}
		}
	})
}

// isComplete reports whether a trace has an order's request, operation, statements and delivery. It checks that each is a child of
// the right span, and that no span has an argument of a statement.
func isComplete(t *testing.T, trace map[string]*tracepb.Span) bool {
	t.Helper()
	request, operation := trace["POST /api/v1/external/orders"], trace["operation orders.create"]
	statement, delivery := trace["sql.conn.query"], trace["deliver order.completed"]
	if request == nil || operation == nil || statement == nil || delivery == nil {
		return false
	}
	for child, parent := range map[*tracepb.Span]*tracepb.Span{operation: request, delivery: operation} {
		if string(child.ParentSpanId) != string(parent.SpanId) {
			t.Errorf("%s is not a part of %s", child.Name, parent.Name)
		}
	}
	for _, span := range trace {
		if text := span.String(); strings.Contains(text, "ksk_") || strings.Contains(text, "STREAM-") {
			t.Errorf("a secret in %s", text)
		}
	}
	return true
}
