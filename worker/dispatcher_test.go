package worker

import (
	"context"
	"net/http"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func TestEveryEventReachesEverySubscriberOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		both, one := newReceiver(t, accept), newReceiver(t, accept)
		bothID := s.endpoint(both.URL, outbox.OrderCreated, outbox.StockLow)
		oneID := s.endpoint(one.URL, outbox.StockLow)
		s.run(nil)

		created := s.publish(outbox.OrderCreated, 120)
		low := s.publish(outbox.StockLow, 80)
		s.publish(outbox.RechargeApproved, 5)
		testkit.Eventually(t, waitTimeout, "all are recorded", func() bool {
			return s.statuses(bothID)["SUCCEEDED"] == 200 && s.statuses(oneID)["SUCCEEDED"] == 80
		})
		expectOnce(t, both, append(created, low...))
		expectOnce(t, one, low)
	})
}

func TestWorkersSideBySideSendEachDeliveryOnceAndKeepTheCap(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	var now, most atomic.Int64
	r := newReceiver(t, func(_ http.ResponseWriter, request *http.Request) {
		n := now.Add(1)
		defer now.Add(-1)
		for seen := most.Load(); n > seen && !most.CompareAndSwap(seen, n); seen = most.Load() {
		}
		pause(request.Context(), 2*time.Millisecond)
	})
	endpoint := s.endpoint(r.URL, outbox.OrderCreated)
	for range 3 {
		s.run(func(c *Config) { c.PerEndpoint, c.Window = 4, time.Millisecond })
	}
	events := s.publish(outbox.OrderCreated, 200)
	testkit.Eventually(t, waitTimeout, "all are recorded", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == 200 })
	expectOnce(t, r, events)
	if most.Load() > 4 {
		t.Errorf("%d attempts at once, the cap is 4", most.Load())
	}
}

// Fan-out and claims run at the same time, and take slots before they know what the database has for them.
func TestADispatcherKeepsItsConcurrencyLimit(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		var now, most atomic.Int64
		answer := func(_ http.ResponseWriter, request *http.Request) {
			n := now.Add(1)
			defer now.Add(-1)
			for seen := most.Load(); n > seen && !most.CompareAndSwap(seen, n); seen = most.Load() {
			}
			pause(request.Context(), time.Millisecond)
		}
		var endpoints []uuid.UUID
		for range 6 {
			endpoints = append(endpoints, s.endpoint(newReceiver(t, answer).URL, outbox.StockLow))
		}
		s.run(func(c *Config) { c.Concurrency, c.Window = 5, time.Millisecond })
		for range 10 {
			s.publish(outbox.StockLow, 3)
		}
		testkit.Eventually(t, waitTimeout, "all are recorded", func() bool {
			return !slices.ContainsFunc(endpoints, func(id uuid.UUID) bool { return s.statuses(id)["SUCCEEDED"] != 30 })
		})
		if most.Load() > 5 {
			t.Errorf("%d attempts at once, the limit is 5", most.Load())
		}
	})
}

// Deliveries that fan-out leases are sent at once. They must not overtake waiting deliveries of the same endpoint, and must not be sent
// to an endpoint that is paused or failing.
func TestNewDeliveriesAreClaimedAtOnceUnlessTheirEndpointIsBusyPausedOrFailing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		d := s.dispatcher(func(c *Config) { c.PerEndpoint, c.Backoff = 4, []time.Duration{time.Hour} })
		operations, ctx := s.operations()
		idle, paused, failing := s.endpoint(silent, outbox.StockLow), s.endpoint(silent, outbox.StockLow), s.endpoint(silent, outbox.OrderCreated)
		if _, err := operations.PauseWebhook(ctx, paused); err != nil {
			t.Fatal(err)
		}
		fanOut := func(kind outbox.Type, slots, claimed, waiting int) fanOutBatch {
			t.Helper()
			s.publish(kind, 2)
			batch, err := d.fanOut(s.ctx, s.store.ID, 10, slots)
			if err != nil || batch.events != 2 || len(batch.claimed) != claimed || batch.waiting != waiting {
				t.Fatalf("%d of %d events claimed, %d waiting, want %d and %d: %v", len(batch.claimed), batch.events, batch.waiting, claimed, waiting, err)
			}
			return batch
		}

		first := fanOut(outbox.StockLow, 10, 2, 2) // the paused endpoint's wait
		for _, delivery := range first.claimed {
			if delivery.endpoint != idle || delivery.target.secret != testSecret || len(delivery.event.Data) == 0 {
				t.Errorf("claimed %+v", delivery)
			}
		}
		fanOut(outbox.StockLow, 1, 1, 3)  // one slot
		fanOut(outbox.StockLow, 10, 0, 4) // one waits
		waited, err := d.claim(s.ctx, s.store.ID, 10)
		if err != nil || len(waited.deliveries) != 1 {
			t.Fatalf("claimed %d of those that waited, want 1, which the cap leaves: %v", len(waited.deliveries), err)
		}
		for _, delivery := range append(first.claimed, waited.deliveries...) {
			if outcome := s.record(d, ended(d, delivery, 'S')); outcome.attempts != 1 {
				t.Errorf("recorded %+v", outcome)
			}
		}

		failed := fanOut(outbox.OrderCreated, 10, 2, 0)
		s.record(d, ended(d, failed.claimed[0], 'F'))
		fanOut(outbox.OrderCreated, 10, 0, 2) // its endpoint is probed by one at a time
		s.record(d, ended(d, failed.claimed[1], 'S'))
		if found, err := d.claim(s.ctx, s.store.ID, 10); err != nil || len(found.deliveries) != 4 {
			t.Errorf("claimed %d, want two that were published while the endpoint failed, and two of the other: %v", len(found.deliveries), err)
		}
		fanOut(outbox.OrderCreated, 10, 2, 0) // the retry in an hour holds nothing up
		if n := s.statuses(failing)["PENDING"]; n != 5 {
			t.Errorf("%d are pending, want the retry and four claimed", n)
		}
	})
}

func TestHangingReceiversDoNotHoldUpTheOthers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		answer := make(chan struct{})
		slow := newReceiver(t, func(http.ResponseWriter, *http.Request) { <-answer })
		healthy := newReceiver(t, accept)
		slowID := s.endpoint(slow.URL, outbox.StockLow)
		healthyID := s.endpoint(healthy.URL, outbox.OrderCreated)
		s.publish(outbox.StockLow, 500)
		s.run(func(c *Config) { c.Concurrency, c.PerEndpoint, c.DrainTimeout = 64, 32, time.Millisecond })
		testkit.Eventually(t, waitTimeout, "slow attempts hang", func() bool { return slow.requests.Load() >= 12 })

		s.publish(outbox.OrderCreated, 500)
		testkit.Eventually(t, waitTimeout, "the healthy receiver has everything", func() bool { return s.statuses(healthyID)["SUCCEEDED"] == 500 })
		if got := s.statuses(slowID); got["PENDING"] != 500 {
			t.Errorf("slow deliveries %v, all should still wait", got)
		}
		close(answer)
	})
}

func TestTestEventGoesOnlyToItsEndpoint(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		tried, other := newReceiver(t, accept), newReceiver(t, accept)
		triedID, otherID := s.endpoint(tried.URL, outbox.StockLow), s.endpoint(other.URL, outbox.StockLow)
		tx, err := d.Begin(s.ctx)
		if err != nil {
			t.Fatal(err)
		}
		event := outbox.Event{Type: outbox.Test, Data: map[string]any{}, EndpointID: &triedID}
		ctx := auth.With(s.ctx, auth.System(s.store.ID))
		if err := outbox.Append(ctx, testkit.Statements(ctx, t, d, tx), time.Now(), event); err != nil {
			t.Fatal(err)
		}
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
		s.run(nil)
		testkit.Eventually(t, waitTimeout, "the test event is recorded", func() bool { return s.statuses(triedID)["SUCCEEDED"] == 1 })
		if n := len(s.statuses(otherID)); n != 0 {
			t.Errorf("the other endpoint has deliveries")
		}
	})
}

func TestAnEndpointGetsNoEventsOfOtherStoresOrPublishedBeforeItsRegistration(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		r := newReceiver(t, accept)
		mine := s.endpoint(r.URL, outbox.StockLow)
		foreign := s.anotherStore().endpoint(r.URL, outbox.StockLow)
		s.run(nil)
		s.publish(outbox.StockLow, 3)
		testkit.Eventually(t, waitTimeout, "the events are recorded", func() bool { return s.statuses(mine)["SUCCEEDED"] == 3 })
		later := s.endpoint(r.URL, outbox.StockLow)
		s.publish(outbox.StockLow, 1)
		testkit.Eventually(t, waitTimeout, "both get what came last", func() bool {
			return s.statuses(mine)["SUCCEEDED"] == 4 && s.statuses(later)["SUCCEEDED"] == 1
		})
		if len(s.statuses(foreign)) != 0 {
			t.Errorf("foreign %v", s.statuses(foreign))
		}
	})
}

// Times do not tell which of two transactions committed first. An order that waited for a lock, or whose machine's clock is behind, has
// a time before that of a registration that was committed before it.
func TestAnEndpointGetsEveryEventPublishedAfterItsRegistrationWhateverTheEventsTime(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		events := s.publish(outbox.StockLow, 3)
		r := newReceiver(t, accept)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		s.run(nil)
		testkit.Eventually(t, waitTimeout, "the events are recorded", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == 3 })
		expectOnce(t, r, events)
	})
}

func TestWakeAndNotificationBringEventsWithoutPolling(t *testing.T) {
	t.Parallel()
	t.Run("Wake on SQLite", func(t *testing.T) {
		t.Parallel()
		s := newShop(t, testkit.NewDatabase(t, dialect.SQLite))
		var wake func()
		s.runWaking(&wake, "")
		s.expectNewsWithoutPolling(func() { outbox.NewNotifier(s.db, wake, s.logger()).EventsCommitted() })
	})
	t.Run("NOTIFY on PostgreSQL", func(t *testing.T) {
		t.Parallel()
		url := testkit.NewURL(t, dialect.Postgres)
		s := newShop(t, testkit.Open(t, url, database.Options{}))
		var wake func()
		s.runWaking(&wake, url)
		notifier := outbox.NewNotifier(s.db, nil, s.logger())
		testkit.Run(t, notifier.Run)
		s.expectNewsWithoutPolling(notifier.EventsCommitted)
		var name string
		err := s.db.SQL.QueryRowContext(t.Context(), "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'").Scan(&name)
		if err != nil || name != "kiosk" {
			t.Errorf("an operator sees the connection that listens as %q (%v)", name, err)
		}
	})
}

// runWaking runs a dispatcher that polls once an hour, until the test ends.
func (s *shop) runWaking(wake *func(), listenURL string) {
	d := s.dispatcher(func(c *Config) { c.Poll, c.ListenURL = time.Hour, listenURL })
	*wake = d.Wake
	testkit.Run(s.t, d.Run)
}

// expectNewsWithoutPolling repeats the notification until an event arrives, because the first notifications may come before the listener is ready.
func (s *shop) expectNewsWithoutPolling(published func()) {
	s.t.Helper()
	r := newReceiver(s.t, accept)
	s.endpoint(r.URL, outbox.StockLow)
	events := s.publish(outbox.StockLow, 1)
	testkit.Eventually(s.t, waitTimeout, "the first event arrives", func() bool {
		published()
		return r.distinct() == 1
	})
	events = append(events, s.publish(outbox.StockLow, 1)...)
	published()
	testkit.Eventually(s.t, waitTimeout, "the second event arrives", func() bool { return r.distinct() == 2 })
	expectOnce(s.t, r, events)
}

func TestEventsAreNumberedInOrderWithoutGapsWhileWritersCommitAndRollBack(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		const writers, rounds = 8, 40
		first := s.dispatcher(nil)
		publishers := []*Dispatcher{first}
		if d.Dialect == dialect.Postgres {
			publishers = append(publishers, s.dispatcher(nil))
		}
		ctx, cancel := context.WithCancel(s.ctx)
		defer cancel()
		var publishing, writing errgroup.Group
		for _, p := range publishers {
			publishing.Go(func() error { p.publishEvents(ctx, ctx); return nil })
		}
		for w := range writers {
			writing.Go(func() error { return s.commitAndRollBack(w, rounds) })
		}
		feed := make(chan error, 1)
		go func() { feed <- s.readFeed(writers * rounds / 2 * 3) }()
		if err := writing.Wait(); err != nil {
			t.Fatal(err)
		}
		if err := <-feed; err != nil {
			t.Error(err)
		}
		cancel()
		_ = publishing.Wait()
	})
}
