// Package worker publishes events, sends them to the webhook endpoints that
// subscribed, and records how that went.
//
// An event passes through short transactions with no lock held in between: fan-out (fanout.go) numbers it
// and makes its deliveries, claim (claim.go) leases due deliveries to one worker, the attempt is sent with
// no transaction open (sender.go), record (record.go) writes the results in batches. Any number of workers
// do this side by side on PostgreSQL; on SQLite the dispatcher runs in the one process that writes.
package worker

import (
	"cmp"
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/telemetry"
)

// Dispatcher delivers events. Run it once.
type Dispatcher struct {
	config  Config
	queue   queue
	targets *targets
	metrics *metrics

	published signal // events may be waiting for publication
	due       signal // deliveries may be due, or places free
	inFlight  atomic.Int64
	sends     sync.WaitGroup
	results   chan attemptResult
}

// New returns a dispatcher. It fails when the configuration makes no sense.
func New(config Config) (*Dispatcher, error) {
	config, err := config.withDefaults()
	if err != nil {
		return nil, err
	}
	metrics, err := newMetrics(config.Registry)
	if err != nil {
		return nil, err
	}
	return &Dispatcher{
		config:    config,
		queue:     queue{config.Database},
		targets:   newTargets(config),
		metrics:   metrics,
		published: newSignal(),
		due:       newSignal(),
		results:   make(chan attemptResult, config.Concurrency),
	}, nil
}

// Wake tells the dispatcher that events were committed. It never blocks.
func (d *Dispatcher) Wake() { d.published.set() }

// Run delivers until ctx ends. It then starts nothing new, lets what is in flight finish within the drain
// time-out, gives the rest back to the queue at once, and returns nil. What goes wrong in between is logged
// and tried again.
func (d *Dispatcher) Run(ctx context.Context) error {
	ctx = auth.AllTenants(ctx)
	sending, abandon := context.WithCancel(context.WithoutCancel(ctx))
	defer abandon()

	var loops, recorder sync.WaitGroup
	recorder.Go(func() { d.recordResults(context.WithoutCancel(ctx)) })
	loops.Go(func() { d.publishEvents(ctx) })
	loops.Go(func() { d.sendDue(ctx, sending) })
	loops.Go(func() { d.rescueExpired(ctx) })
	loops.Go(func() { d.keepHouse(ctx) })
	loops.Go(func() { d.runPeriodicTasks(ctx) })
	loops.Go(func() { d.listen(ctx) })
	if d.config.Email != nil {
		loops.Go(func() { d.sendEmails(ctx) })
	}

	loops.Wait()
	giveUp := time.AfterFunc(d.config.DrainTimeout, abandon)
	defer giveUp.Stop()
	d.sends.Wait()
	close(d.results)
	recorder.Wait()
	return nil
}

// free returns how many more attempts this dispatcher may start.
func (d *Dispatcher) free() int { return d.config.Concurrency - int(d.inFlight.Load()) }

// fanOutWindows is how many windows there are between two fan-outs that keep up: each takes some 13 round trips, however few
// events it publishes, and while stores sell all the time that would be as much work as their orders.
const fanOutWindows = 4

// publishEvents fans out events as they come.
func (d *Dispatcher) publishEvents(ctx context.Context) {
	for ctx.Err() == nil {
		batch, err := d.queue.fanOut(ctx, d.config.Now(), d.config.BatchSize)
		switch {
		case err != nil:
			d.logRetry(ctx, "events could not be published", err)
		case batch.events == 0:
			d.published.wait(ctx, d.config.Poll)
		default:
			d.metrics.published.Add(float64(batch.events))
			d.config.Published(batch.stores...)
			if batch.deliveries > 0 {
				d.due.set()
			}
			if batch.events < d.config.BatchSize {
				pause(ctx, fanOutWindows*d.config.Window)
			}
		}
	}
}

// sendDue claims deliveries as they become due, and starts their attempts.
func (d *Dispatcher) sendDue(ctx, sending context.Context) {
	for ctx.Err() == nil {
		found, err := d.claim(ctx, d.free())
		if err != nil {
			d.logRetry(ctx, "deliveries could not be claimed", err)
			continue
		}
		for _, delivery := range found.deliveries {
			d.start(sending, delivery)
		}
		pause(ctx, d.config.Window)
		if !found.more || len(found.deliveries) == 0 {
			d.due.wait(ctx, d.untilNext(found))
		}
	}
}

// untilNext is how long the queue may be left alone unless a signal arrives.
func (d *Dispatcher) untilNext(found claimBatch) time.Duration {
	if found.next.IsZero() {
		return d.config.Poll
	}
	return min(d.config.Poll, max(0, found.next.Sub(d.config.Now())))
}

// start sends a claimed delivery without waiting for it.
func (d *Dispatcher) start(ctx context.Context, delivery claimed) {
	d.inFlight.Add(1)
	d.sends.Go(func() {
		d.results <- d.attempt(ctx, delivery)
		d.inFlight.Add(-1)
	})
}

// unsentPause keeps a delivery that this machine could not send from coming back at once.
const unsentPause = time.Second

// attempt makes one attempt, unless so much of the lease is gone that another worker might begin before
// its end. Without an attempt the delivery is due again: at once when we are stopping, else soon.
func (d *Dispatcher) attempt(ctx context.Context, delivery claimed) attemptResult {
	now := d.config.Now()
	if now.Add(d.config.Sender.timeout).After(delivery.leaseUntil) {
		return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: now}
	}
	result, err := d.send(ctx, Attempt{
		URL:        delivery.target.url,
		EventID:    outbox.PublicID(delivery.event.ID),
		Number:     delivery.attempts + 1,
		Body:       outbox.Envelope(delivery.event, delivery.target.livemode),
		Secret:     delivery.target.secret,
		NextSecret: delivery.target.nextSecret,
	}, delivery)
	now = d.config.Now()
	if err == nil {
		d.metrics.observe(result)
		return attemptResult{claimed: delivery, Result: result, at: now}
	}
	if ctx.Err() != nil {
		return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: now}
	}
	d.config.Logger.Warn("an attempt could not be made", "delivery", delivery.id, "endpoint", delivery.endpoint, "error", err)
	return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: now.Add(unsentPause)}
}

// send makes the attempt, as a part of the trace in which the event happened.
func (d *Dispatcher) send(ctx context.Context, attempt Attempt, delivery claimed) (Result, error) {
	if delivery.event.TraceParent == nil {
		return d.config.Sender.Send(ctx, attempt)
	}
	ctx, span := telemetry.Start(telemetry.WithTraceParent(ctx, delivery.event.TraceParent), "deliver "+delivery.event.Type,
		trace.WithSpanKind(trace.SpanKindProducer),
		trace.WithAttributes(
			attribute.String("kiosk.event", attempt.EventID),
			attribute.String("kiosk.endpoint", delivery.endpoint.String()),
			attribute.Int("kiosk.attempt", attempt.Number),
		))
	result, err := d.config.Sender.Send(ctx, attempt)
	span.SetAttributes(attribute.String("kiosk.outcome", string(result.Outcome)), attribute.Int("http.response.status_code", result.ResponseStatus))
	failure := err
	if result.Outcome != Succeeded {
		failure = cmp.Or(err, errors.New(string(result.Outcome)))
	}
	telemetry.End(span, failure)
	return result, err
}

// rescueExpired frees the deliveries of workers that died.
func (d *Dispatcher) rescueExpired(ctx context.Context) {
	for ctx.Err() == nil {
		now := d.config.Now()
		freed, err := d.queue.rescue(ctx, now, now.Add(d.horizon()))
		if err != nil {
			d.logRetry(ctx, "expired leases could not be freed", err)
			continue
		}
		if freed > 0 {
			d.metrics.rescued.Add(float64(freed))
			d.config.Logger.Warn("deliveries were taken over from a worker that did not finish them", "count", freed)
			d.due.set()
		}
		pause(ctx, d.config.Poll)
	}
}

// logRetry logs a failure and leaves the database a moment.
func (d *Dispatcher) logRetry(ctx context.Context, what string, err error) {
	if ctx.Err() != nil {
		return
	}
	d.config.Logger.Error(what+"; trying again", "error", err)
	pause(ctx, d.config.Poll)
}
