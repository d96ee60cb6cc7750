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

// metrics are what an operator watches. No label has a value of a tenant's.
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

// InitMetrics makes the metrics of operations show zero until they are called. A counter that begins with its first failure would
// show no rate of it.
func (r *Runner) InitMetrics(operations ...string) {
	for _, operation := range operations {
		for _, outcome := range []string{telemetry.Succeeded, telemetry.Refused, telemetry.Failed} {
			r.metrics.operations.WithLabelValues(operation, outcome)
		}
		r.metrics.retries.WithLabelValues(operation)
		r.metrics.replays.WithLabelValues(operation)
	}
}

// dryRun is the outcome of a call that would have succeeded and was to write nothing.
const dryRun = "dry_run"

// otherOperation is the name of those that take no idempotency key.
const otherOperation = "other"

// observed is one call of an operation that writes, as metrics and traces show it.
type observed struct {
	*metrics
	name     string
	span     trace.Span
	attempts int
	dryRun   bool // nothing was written
}

// observe begins a call. Its name is otherOperation outside of Once.
func (m *metrics) observe(ctx context.Context) (context.Context, *observed) {
	name, ok := ctx.Value(operationKey{}).(string)
	if !ok {
		name = otherOperation
	}
	ctx, span := telemetry.Start(ctx, "operation "+name)
	return ctx, &observed{metrics: m, name: name, span: span}
}

// end notes how the call ended.
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

type operationKey struct{}

// named gives the operations of a context their name.
func named(ctx context.Context, operation string) context.Context {
	return context.WithValue(ctx, operationKey{}, operation)
}

// posting is a row that a transaction adds to a ledger.
type posting struct {
	kind   wallettransaction.Kind
	amount money.Amount
}

// post notes what a transaction that was committed added to the ledgers.
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

// Post adds a row of a ledger to the metrics of the transaction, once that is committed.
func (tx *Tx) Post(kind wallettransaction.Kind, amount money.Amount) {
	tx.posted = append(tx.posted, posting{kind, amount})
}
