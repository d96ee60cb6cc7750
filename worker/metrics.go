package worker

import (
	"errors"
	"fmt"

	"github.com/prometheus/client_golang/prometheus"
)

// metrics are the worker's Prometheus metrics. No label has a value that comes from a tenant.
type metrics struct {
	published prometheus.Counter
	attempts  *prometheus.CounterVec
	unsent    prometheus.Counter
	latency   prometheus.Histogram
	rescued   prometheus.Counter
	fenced    prometheus.Counter
	suspended prometheus.Counter
	emails    *prometheus.CounterVec
}

func newMetrics(registry prometheus.Registerer) (*metrics, error) {
	counter := func(name, help string) prometheus.Counter {
		return prometheus.NewCounter(prometheus.CounterOpts{Namespace: "kiosk", Subsystem: "webhook", Name: name, Help: help})
	}
	m := &metrics{
		published: counter("events_published_total", "Events that got their number and their deliveries."),
		attempts: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: "kiosk", Subsystem: "webhook", Name: "attempts_total", Help: "Attempts by outcome.",
		}, []string{"outcome"}),
		latency: prometheus.NewHistogram(prometheus.HistogramOpts{
			Namespace: "kiosk", Subsystem: "webhook", Name: "attempt_seconds", Help: "Duration of attempts to the end of the response headers.",
			Buckets: []float64{.005, .01, .025, .05, .1, .25, .5, 1, 2, 4, 8},
		}),
		unsent:    counter("unsent_total", "Attempts that this machine could not make, for want of sockets, ports, DNS or a network."),
		rescued:   counter("rescued_total", "Deliveries taken over from a worker that did not finish them."),
		fenced:    counter("fenced_total", "Results that came after their lease had ended."),
		suspended: counter("endpoints_suspended_total", "Endpoints suspended for consecutive failures."),
		emails: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: "kiosk", Name: "email_attempts_total",
			Help: "Attempts to send e-mails to staff by outcome: sent, failed (and tried again), given_up, cancelled (of no use any more).",
		}, []string{"outcome"}),
	}
	for _, outcome := range []string{emailSent, emailFailed, emailGivenUp, emailCancelled} {
		m.emails.WithLabelValues(outcome)
	}
	for _, outcome := range []Outcome{Succeeded, Failed, Rejected} {
		m.attempts.WithLabelValues(string(outcome))
	}
	if registry == nil {
		return m, nil
	}
	err := errors.Join(
		registry.Register(m.published), registry.Register(m.attempts), registry.Register(m.unsent), registry.Register(m.latency),
		registry.Register(m.rescued), registry.Register(m.fenced), registry.Register(m.suspended), registry.Register(m.emails),
	)
	if err != nil {
		return nil, fmt.Errorf("worker: metrics: %w", err)
	}
	return m, nil
}

func (m *metrics) observe(result Result) {
	m.attempts.WithLabelValues(string(result.Outcome)).Inc()
	m.latency.Observe(result.Latency.Seconds())
}
