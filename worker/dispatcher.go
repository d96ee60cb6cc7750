// Package worker publishes events, sends them to the subscribed webhook endpoints, and records the results.
//
// An event goes through four steps. Steps 1, 2 and 4 each run in a short transaction in one store (stores.go). No lock is held
// between steps.
//
//  1. Fan-out (fanout.go) gives the event its number and inserts its deliveries. It leases to this worker the deliveries that
//     this worker can send at once.
//  2. Claim (claim.go) leases deliveries that waited.
//  3. Send (sender.go) makes the attempt, outside of any transaction.
//  4. Record (record.go) writes the results of many attempts.
//
// On PostgreSQL any number of workers can run at the same time. On SQLite the worker runs in the process that serves the file.
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
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/telemetry"
)

// Dispatcher delivers events. Call Run only once.
type Dispatcher struct {
	config   Config
	queue    queue
	targets  *targets
	stalls   *stalls
	metrics  *metrics
	warnings warnings

	committed signal    // set when events were committed
	schedule  *schedule // when to claim deliveries, for each store
	due       signal    // set when the schedule changed
	sweep     sweepState
	usedSlots atomic.Int64 // slots of the attempts in flight and of claims under way
	inFlight  *inFlight
	sends     sync.WaitGroup
	results   chan attemptResult
}

// warnEvery is the minimum time between two warnings of the same kind.
const warnEvery = 10 * time.Second

// warnings limits the rate of warnings that could otherwise be logged for each store, attempt or batch of results.
type warnings struct{ locked, unsent, unrecorded rate.Sometimes }

// New returns a dispatcher. It fails when the configuration is invalid.
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
		inFlight:  newInFlight(),
		results:   make(chan attemptResult, config.Concurrency),
	}, nil
}

// Wake tells the dispatcher that events were committed. It never blocks.
func (d *Dispatcher) Wake() { d.committed.set() }

// Run delivers events until ctx ends, and returns nil. Errors are logged, and the work that failed is tried again.
//
// When ctx ends, Run starts no new attempts and waits up to the drain time-out for those in flight. Claimed deliveries that were
// not sent become due again at once, for any worker.
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

// freeSlots returns how many more attempts this dispatcher may start.
func (d *Dispatcher) freeSlots() int { return d.config.Concurrency - int(d.usedSlots.Load()) }

// takeSlots takes up to limit slots for attempts, and returns how many it took. Each attempt releases its own slot.
func (d *Dispatcher) takeSlots(limit int) int {
	for {
		used := d.usedSlots.Load()
		slots := min(int64(limit), int64(d.config.Concurrency)-used)
		if slots <= 0 {
			return 0
		}
		if d.usedSlots.CompareAndSwap(used, used+slots) {
			return int(slots)
		}
	}
}

// releaseSlots releases slots that were taken with takeSlots.
func (d *Dispatcher) releaseSlots(slots int) { d.usedSlots.Add(-int64(slots)) }

// fanOutWindows is the pause between two fan-outs, in windows, when the first one published all events. A fan-out takes some 10
// round trips in each store that has events, however few they are. Without a pause, stores that sell all the time would cause as
// much work for fan-outs as for their orders.
const fanOutWindows = 4

// publishEvents publishes events until ctx ends.
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

// publishedBatch sums up what publishAll published in all stores.
type publishedBatch struct {
	events int
	more   bool // a store may have more events
}

// publishAll publishes up to BatchSize events in each store that has new events, and starts the attempts of the deliveries that
// it leased.
func (d *Dispatcher) publishAll(ctx, sending context.Context) (all publishedBatch, err error) {
	stores, err := d.queue.stores(ctx, unpublished)
	if err != nil {
		return all, err
	}
	var mutex sync.Mutex
	err = inStores(ctx, storeIDs(stores), func(ctx context.Context, store uuid.UUID) error {
		slots := d.takeSlots(d.freeSlots() / 2) // the other half is for deliveries that wait
		batch, err := d.fanOut(ctx, store, d.config.BatchSize, slots)
		d.releaseSlots(slots - len(batch.claimed))
		for _, delivery := range batch.claimed {
			d.start(sending, delivery)
		}
		if database.IsLockTimeout(err) {
			d.warnings.locked.Do(func() {
				d.config.Logger.Warn("a store's events are locked by another transaction; trying again", "store", store, "error", err)
			})
			return nil // the next call tries again
		}
		if err != nil || batch.events == 0 {
			return err
		}
		d.metrics.published.Add(float64(batch.events))
		d.config.Published(store)
		if batch.waiting > 0 {
			d.wakeStores(d.config.Now(), store)
		}
		mutex.Lock()
		defer mutex.Unlock()
		all.events += batch.events
		all.more = all.more || batch.events == d.config.BatchSize
		return nil
	})
	return all, err
}

// wakeStores schedules the stores for the time at, when deliveries may be due, and wakes sendDue.
func (d *Dispatcher) wakeStores(at time.Time, stores ...uuid.UUID) {
	d.schedule.add(at, stores...)
	d.due.set()
}

// sendDue claims deliveries when they become due, and starts their attempts, until ctx ends.
func (d *Dispatcher) sendDue(ctx, sending context.Context) {
	var lastSearch time.Time // for the stores with deliveries
	for ctx.Err() == nil {
		if time.Since(lastSearch) >= d.config.Poll {
			if err := d.findDue(ctx); err != nil {
				d.logRetry(ctx, "stores with deliveries could not be found", err)
				continue
			}
			lastSearch = time.Now()
		}
		untilSearch := d.config.Poll - time.Since(lastSearch)
		if d.freeSlots() <= 0 {
			d.due.wait(ctx, untilSearch)
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
			untilSearch = min(untilSearch, next.Sub(now))
		}
		d.due.wait(ctx, untilSearch)
	}
}

// findDue schedules every store with waiting deliveries, also of those that other workers or operations inserted.
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

// claimIn claims due deliveries in each of the stores and starts their attempts. The stores share the free slots.
func (d *Dispatcher) claimIn(ctx, sending context.Context, stores []uuid.UUID) {
	share := max(1, d.freeSlots()/len(stores))
	rand.Shuffle(len(stores), func(i, j int) { stores[i], stores[j] = stores[j], stores[i] }) //nolint:gosec // fairness needs no secrecy
	err := inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		d.schedule.setFull(store, true) // until the claim tells: an attempt may end meanwhile
		slots := d.takeSlots(share)
		found, err := d.claim(ctx, store, slots)
		d.releaseSlots(slots - len(found.deliveries))
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

// start sends a claimed delivery in a goroutine of its own. The caller must have taken a slot for it.
func (d *Dispatcher) start(ctx context.Context, delivery claimed) {
	d.inFlight.start(delivery.store)
	d.sends.Go(func() {
		result := d.attempt(ctx, delivery)
		d.inFlight.end(delivery.store) // before the result is recorded, because a claim then counts again
		d.results <- result
		d.releaseSlots(1)
	})
}

// attempt sends a claimed delivery and returns the result. It sends nothing when the rest of the lease is shorter than the
// sender's time-out, because another worker could send the delivery before this attempt ends.
//
// A delivery that was not sent becomes due again. When this machine could not make the attempt, that is after a pause for the
// endpoint (stalls). Otherwise, such as when the dispatcher stops, it is at once.
func (d *Dispatcher) attempt(ctx context.Context, delivery claimed) attemptResult {
	now := d.config.Now()
	if now.Add(d.config.Sender.timeout).After(delivery.leaseUntil) {
		return attemptResult{claimed: delivery, unsent: true, at: now, retryAt: now}
	}
	secret, nextSecret := delivery.target.secrets(now)
	result, err := d.send(ctx, Attempt{
		URL:        delivery.target.url,
		EventID:    outbox.PublicID(delivery.event.ID),
		Number:     delivery.attempts + 1,
		Body:       outbox.Envelope(delivery.event, delivery.target.livemode),
		Secret:     secret,
		NextSecret: nextSecret,
	}, delivery)
	now = d.config.Now()
	if err == nil {
		d.stalls.end(delivery.endpoint)
		d.metrics.observe(result)
		return attemptResult{claimed: delivery, Result: result, attempt: ids.New(), at: now}
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

// send makes the attempt. Its span belongs to the trace of the request that caused the event.
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

// rescueExpired frees, every Poll, the deliveries whose lease expired because their worker died.
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
	return inStores(ctx, storeIDs(stores), func(ctx context.Context, store uuid.UUID) error {
		freed, err := d.queue.forStore(store).rescue(ctx, now, horizon)
		if err != nil || freed == 0 {
			return err
		}
		d.metrics.rescued.Add(float64(freed))
		d.config.Logger.Warn("deliveries were taken over from a worker that did not finish them", "store", store, "count", freed)
		d.wakeStores(now, store)
		return nil
	})
}

// logRetry logs an error and waits for Poll before the caller tries again.
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
