package operation

import (
	"context"

	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/telemetry"
)

// metrics are the Prometheus metrics of operations. No label has a value that comes from a tenant, except the currency.
type metrics struct {
	operations *prometheus.CounterVec
	retries    *prometheus.CounterVec
	replays    *prometheus.CounterVec
	entries    *prometheus.CounterVec
	amounts    *prometheus.CounterVec
}

func newMetrics(registry prometheus.Registerer) *metrics {
	counters := func(name, help string, labels ...string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "kiosk", Name: name, Help: help}, labels)
	}
	m := &metrics{
		operations: counters("operations_total", "Operations that write, by outcome.", "operation", "outcome"),
		retries:    counters("operation_retries_total", "Attempts beyond an operation's first, after lost races.", "operation"),
		replays:    counters("idempotency_replays_total", "Calls that got the outcome of an earlier one with their key.", "operation"),
		entries:    counters("ledger_entries_total", "Rows that were added to the ledgers of wallets.", "kind"),
		amounts: counters("ledger_amount_minor_total", "What the rows of the ledgers moved into wallets or out of them, in minor units.",
			"kind", "direction", "currency"),
	}
	if registry != nil {
		registry.MustRegister(m.operations, m.retries, m.replays, m.entries, m.amounts)
	}
	return m
}

// InitMetrics sets the counters of operations to zero. Without it a counter would first appear with the value 1, and rate() would miss
// the first failure.
func (r *Runner) InitMetrics(operations ...string) {
	for _, operation := range operations {
		for _, outcome := range []string{telemetry.Succeeded, telemetry.Refused, telemetry.Failed} {
			r.metrics.operations.WithLabelValues(operation, outcome)
		}
		r.metrics.retries.WithLabelValues(operation)
		r.metrics.replays.WithLabelValues(operation)
	}
}

// dryRun is the outcome of a dry run that succeeded.
const dryRun = "dry_run"

// otherOperation is the name, in metrics, of all operations that take no idempotency key.
const otherOperation = "other"

// observed collects the metrics and the span of one call of an operation that writes.
type observed struct {
	*metrics
	name     string
	span     trace.Span
	attempts int
	dryRun   bool // the call was rolled back as a dry run
}

// observe starts the span of a call. The name is that of the call of Once, or otherOperation.
func (m *metrics) observe(ctx context.Context, name string) (context.Context, *observed) {
	ctx, span := telemetry.Start(ctx, "operation "+name)
	return ctx, &observed{metrics: m, name: name, span: span}
}

// end counts the call by its outcome and ends the span.
func (o *observed) end(err error) {
	outcome := telemetry.Succeeded
	switch {
	case problem.From(err) != nil:
		outcome = telemetry.Refused
	case err != nil:
		outcome = telemetry.Failed
	case o.dryRun:
		outcome = dryRun
	}
	o.operations.WithLabelValues(o.name, outcome).Inc()
	if o.attempts > 1 {
		o.retries.WithLabelValues(o.name).Add(float64(o.attempts - 1))
	}
	if o.span.IsRecording() {
		o.span.SetAttributes(attribute.String("kiosk.outcome", outcome), attribute.Int("kiosk.attempts", o.attempts))
	}
	if outcome != telemetry.Failed {
		err = nil
	}
	telemetry.End(o.span, err)
}

// posting is a ledger row of the transaction, for the metrics.
type posting struct {
	kind   wallettransaction.Kind
	amount money.Amount
}

// post counts the ledger rows of a committed transaction.
func (m *metrics) post(postings []posting, currency string) {
	for _, p := range postings {
		direction, amount := "in", p.amount
		if amount < 0 {
			direction, amount = "out", -amount
		}
		m.entries.WithLabelValues(string(p.kind)).Inc()
		m.amounts.WithLabelValues(string(p.kind), direction, currency).Add(float64(amount))
	}
}

// Post has a ledger row counted in the metrics when the transaction commits.
func (tx *Tx) Post(kind wallettransaction.Kind, amount money.Amount) {
	tx.posted = append(tx.posted, posting{kind, amount})
}
