package telemetry

import (
	"net/http"
	"slices"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// The outcomes of a request.
const (
	Succeeded = "ok"
	Refused   = "refused" // the caller's fault, or the state of the store
	Failed    = "failed"  // an internal error
)

// buckets are the histogram buckets for requests, in seconds: from half a millisecond to the time-out.
var buckets = []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 25}

// Requests counts and times HTTP requests and GraphQL operations. Labels are route patterns and names of the schema, never ids.
// The methods of a nil Requests do nothing.
type Requests struct {
	requests   *prometheus.CounterVec
	seconds    *prometheus.HistogramVec
	inFlight   prometheus.Gauge
	operations *prometheus.CounterVec
	took       *prometheus.HistogramVec
}

// NewRequests returns the metrics of requests, registered in the registry.
func NewRequests(registry prometheus.Registerer) *Requests {
	m := &Requests{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: "kiosk", Subsystem: "http", Name: "requests_total", Help: "Answered requests.",
		}, []string{"method", "route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: "kiosk", Subsystem: "http", Name: "request_seconds", Buckets: buckets,
			Help: "Duration of requests, but of streams, without the time that requests for events wait for some.",
		}, []string{"method", "route"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Namespace: "kiosk", Subsystem: "http", Name: "in_flight", Help: "Requests and streams that are being served.",
		}),
		operations: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: "kiosk", Subsystem: "graphql", Name: "operations_total", Help: "Root fields by outcome; of subscriptions, those that began.",
		}, []string{"kind", "field", "outcome"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: "kiosk", Subsystem: "graphql", Name: "operation_seconds", Buckets: buckets,
			Help: "Duration of the root fields of queries and mutations.",
		}, []string{"kind", "field"}),
	}
	registry.MustRegister(m.requests, m.seconds, m.inFlight, m.operations, m.took)
	return m
}

// Begin counts a request as in flight until the returned function is called.
func (m *Requests) Begin() (end func()) {
	if m == nil {
		return func() {}
	}
	m.inFlight.Inc()
	return m.inFlight.Dec
}

// Observe counts a response. The route is "" for a path that has no handler.
func (m *Requests) Observe(method, route string, status int, took time.Duration, streamed bool) {
	if m == nil {
		return
	}
	method = knownMethod(method)
	if route == "" {
		route = "none"
	}
	m.requests.WithLabelValues(method, route, strconv.Itoa(status)).Inc()
	if !streamed {
		m.seconds.WithLabelValues(method, route).Observe(took.Seconds())
	}
}

// Executed counts a root field of a GraphQL query or mutation, and records its duration.
func (m *Requests) Executed(kind, field, outcome string, took time.Duration) {
	if m == nil {
		return
	}
	m.operations.WithLabelValues(kind, field, outcome).Inc()
	m.took.WithLabelValues(kind, field).Observe(took.Seconds())
}

// Subscribed counts a GraphQL subscription that began.
func (m *Requests) Subscribed(field string) {
	if m != nil {
		m.operations.WithLabelValues("subscription", field, Succeeded).Inc()
	}
}

// knownMethod returns the method, or "OTHER" for an unknown one, because clients could otherwise create any number of label values.
func knownMethod(method string) string {
	known := []string{
		http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions,
	}
	if slices.Contains(known, method) {
		return method
	}
	return "OTHER"
}
