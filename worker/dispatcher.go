// Package worker publishes events, sends them to the webhook endpoints that
// subscribed, and records how that went.
//
// An event goes through these steps. Each is a short transaction in one store (stores.go), or none, and no lock is held
// between them:
//
//   - Fan-out (fanout.go) numbers the event and makes its deliveries. Those that this worker can send at once are leased to it.
//   - Claim (claim.go) leases deliveries that waited.
//   - The attempt is sent with no transaction open (sender.go).
//   - Record (record.go) writes the results of many attempts.
//
// On PostgreSQL any number of workers do this at the same time. On SQLite the one process that writes does.
package worker

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"
	"golang.org/x/time/rate"

	"kiosk/internal/auth"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/telemetry"
)

// Dispatcher delivers events. Run it once.
type Dispatcher struct {
	config   Config
	queue    queue
	targets  *targets
	stalls   *stalls
	metrics  *metrics
	warnings warnings

	committed signal    // events were committed and may wait for publication
	schedule  *schedule // in which stores deliveries are due, or slots free
	due       signal    // the schedule was changed
	swept     swept
	taken     atomic.Int64 // slots for attempts: of those in flight, and of what is being claimed
	sends     sync.WaitGroup
	results   chan attemptResult
}

// warnEvery is the least time between two warnings of a kind that a passing state of the machine or the database repeats.
const warnEvery = 10 * time.Second

// warnings bounds the warnings that would come for each store, attempt or batch of results.
type warnings struct{ locked, unsent, unrecorded rate.Sometimes }

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
		config:  config,
		queue:   queue{config.Database, database.UsingIndexes},
		targets: newTargets(config),
		stalls:  newStalls(),
		metrics: metrics,
		warnings: warnings{
			locked: rate.Sometimes{Interval: warnEvery}, unsent: rate.Sometimes{Interval: warnEvery}, unrecorded: rate.Sometimes{Interval: warnEvery},
		},
		committed: newSignal(),
		schedule:  newSchedule(),
		due:       newSignal(),
		results:   make(chan attemptResult, config.Concurrency),
	}, nil
}

// Wake tells the dispatcher that events were committed. It never blocks.
func (d *Dispatcher) Wake() { d.committed.set() }

// Run delivers until ctx ends. It then starts nothing new, lets what is in flight finish within the drain
// time-out, gives the rest back to the queue at once, and returns nil. What goes wrong in between is logged
// and tried again.
func (d *Dispatcher) Run(ctx context.Context) error {
	ctx = auth.AllTenants(ctx)
	sending, abandon := context.WithCancel(context.WithoutCancel(ctx))
	defer abandon()

	var loops, recorder sync.WaitGroup
	recorder.Go(func() { d.recordResults(context.WithoutCancel(ctx)) })
	loops.Go(func() { d.publishEvents(ctx, sending) })
	loops.Go(func() { d.sendDue(ctx, sending) })
	loops.Go(func() { d.rescueExpired(ctx) })
	loops.Go(func() { d.sweepOften(ctx) })
	loops.Go(func() { d.runMaintenance(ctx) })
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
func (d *Dispatcher) free() int { return d.config.Concurrency - int(d.taken.Load()) }

// take takes up to most slots for attempts, as many as are free, and returns how many. Each attempt releases its own.
func (d *Dispatcher) take(most int) int {
	for {
		taken := d.taken.Load()
		slots := min(int64(most), int64(d.config.Concurrency)-taken)
		if slots <= 0 {
			return 0
		}
		if d.taken.CompareAndSwap(taken, taken+slots) {
			return int(slots)
		}
	}
}

// release releases slots that no attempt needs.
func (d *Dispatcher) release(slots int) { d.taken.Add(-int64(slots)) }

// fanOutWindows is how many windows there are between two fan-outs that keep up: each takes some 10 round trips in every store
// with events, however few, and while stores sell all the time that would be as much work as their orders.
const fanOutWindows = 4

// publishEvents fans out events as they come.
func (d *Dispatcher) publishEvents(ctx, sending context.Context) {
	for ctx.Err() == nil {
		batch, err := d.publishAll(ctx, sending)
		d.logFailure(ctx, "events could not be published", err)
		switch {
		case err != nil && batch.events == 0:
			pause(ctx, d.config.Poll)
		case batch.events == 0:
			d.committed.wait(ctx, d.config.Poll)
		case !batch.more:
			pause(ctx, fanOutWindows*d.config.Window)
		}
	}
}

// publishedBatch is what a round over the stores published.
type publishedBatch struct {
	events int
	more   bool // some store may have more
}

// publishAll publishes a batch of events in each store that has any, and starts the attempts of what it could claim.
func (d *Dispatcher) publishAll(ctx, sending context.Context) (all publishedBatch, err error) {
	stores, err := d.queue.stores(ctx, unpublished)
	if err != nil {
		return all, err
	}
	var mutex sync.Mutex
	err = inStores(ctx, idsOf(stores), func(ctx context.Context, store uuid.UUID) error {
		slots := d.take(d.free() / 2) // the others are for what waits
		batch, err := d.fanOut(ctx, store, d.config.BatchSize, slots)
		d.release(slots - len(batch.claimed))
		for _, delivery := range batch.claimed {
			d.start(sending, delivery)
		}
		if database.IsLockTimeout(err) {
			d.warnings.locked.Do(func() {
				d.config.Logger.Warn("a store's events are locked by another transaction; trying again", "store", store, "error", err)
			})
			return nil // the next round tries again
		}
		if err != nil || batch.events == 0 {
			return err
		}
		d.metrics.published.Add(float64(batch.events))
		d.config.Published(store)
		if batch.waiting > 0 {
			d.lookAgain(d.config.Now(), store)
		}
		mutex.Lock()
		defer mutex.Unlock()
		all.events += batch.events
		all.more = all.more || batch.events == d.config.BatchSize
		return nil
	})
	return all, err
}

// lookAgain schedules the stores for a time at which deliveries may be due, and wakes the loop that sends them.
func (d *Dispatcher) lookAgain(at time.Time, stores ...uuid.UUID) {
	d.schedule.add(at, stores...)
	d.due.set()
}

// sendDue claims deliveries as they become due, and starts their attempts.
func (d *Dispatcher) sendDue(ctx, sending context.Context) {
	var found time.Time // when the stores with deliveries were last looked for
	for ctx.Err() == nil {
		if time.Since(found) >= d.config.Poll {
			if err := d.findDue(ctx); err != nil {
				d.logRetry(ctx, "stores with deliveries could not be found", err)
				continue
			}
			found = time.Now()
		}
		rest := d.config.Poll - time.Since(found)
		if d.free() <= 0 {
			d.due.wait(ctx, rest)
			continue
		}
		now := d.config.Now()
		stores, next := d.schedule.take(now)
		if len(stores) > 0 {
			d.claimIn(ctx, sending, stores)
			pause(ctx, d.config.Window)
			continue
		}
		if !next.IsZero() {
			rest = min(rest, next.Sub(now))
		}
		d.due.wait(ctx, rest)
	}
}

// findDue puts every store with waiting deliveries on the schedule: other workers and operations made them, too.
func (d *Dispatcher) findDue(ctx context.Context) error {
	waiting, err := d.queue.stores(ctx, backlog.Deliveries)
	now := d.config.Now()
	for _, store := range waiting {
		if store.From.After(now.Add(d.horizon())) {
			store.From = now // the clock was set back meanwhile
		}
		d.schedule.add(store.From, store.ID)
	}
	return err
}

// claimIn claims due deliveries in each of the stores, which share the free slots, and starts their attempts.
func (d *Dispatcher) claimIn(ctx, sending context.Context, stores []uuid.UUID) {
	share := max(1, d.free()/len(stores))
	rand.Shuffle(len(stores), func(i, j int) { stores[i], stores[j] = stores[j], stores[i] }) //nolint:gosec // fairness needs no secrecy
	err := inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		d.schedule.setFull(store, true) // until it is known: attempts may end meanwhile
		slots := d.take(share)
		found, err := d.claim(ctx, store, slots)
		d.release(slots - len(found.deliveries))
		d.schedule.setFull(store, found.full)
		for _, delivery := range found.deliveries {
			d.start(sending, delivery)
		}
		switch now := d.config.Now(); {
		case err != nil:
			d.schedule.add(now.Add(d.config.Poll), store)
		case found.more:
			d.schedule.add(now, store)
		case !found.next.IsZero():
			d.schedule.add(found.next, store)
		}
		return err
	})
	d.logFailure(ctx, "deliveries could not be claimed", err)
}

// start sends a claimed delivery, for which a slot was taken, without waiting for it.
func (d *Dispatcher) start(ctx context.Context, delivery claimed) {
	d.sends.Go(func() {
		d.results <- d.attempt(ctx, delivery)
		d.release(1)
	})
}

// attempt makes one attempt, unless so much of the lease is gone that another worker might begin before
// its end. Without an attempt the delivery is due again: at once when we are stopping, else after a pause of its endpoint.
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
		d.stalls.end(delivery.endpoint)
		d.metrics.observe(result)
		return attemptResult{claimed: delivery, Result: result, at: now}
	}
	if ctx.Err() != nil {
		return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: now}
	}
	d.metrics.unsent.Inc()
	d.warnings.unsent.Do(func() {
		d.config.Logger.Warn("an attempt could not be made", "delivery", delivery.id, "endpoint", delivery.endpoint, "error", err)
	})
	return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: d.stalls.extend(delivery.endpoint, now)}
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
		d.logFailure(ctx, "expired leases could not be freed", d.rescueAll(ctx))
		pause(ctx, d.config.Poll)
	}
}

func (d *Dispatcher) rescueAll(ctx context.Context) error {
	now := d.config.Now()
	horizon := now.Add(d.horizon())
	stores, err := d.queue.stores(ctx, expired, now, horizon)
	if err != nil {
		return err
	}
	return inStores(ctx, idsOf(stores), func(ctx context.Context, store uuid.UUID) error {
		freed, err := d.queue.of(store).rescue(ctx, now, horizon)
		if err != nil || freed == 0 {
			return err
		}
		d.metrics.rescued.Add(float64(freed))
		d.config.Logger.Warn("deliveries were taken over from a worker that did not finish them", "store", store, "count", freed)
		d.lookAgain(now, store)
		return nil
	})
}

// logRetry logs a failure and leaves the database a moment.
func (d *Dispatcher) logRetry(ctx context.Context, what string, err error) {
	d.logFailure(ctx, what, err)
	pause(ctx, d.config.Poll)
}

// logFailure logs an error, unless it is nil or the dispatcher is being stopped.
func (d *Dispatcher) logFailure(ctx context.Context, what string, err error) {
	if err != nil && ctx.Err() == nil {
		d.config.Logger.Error(what+"; trying again", "error", err)
	}
}
