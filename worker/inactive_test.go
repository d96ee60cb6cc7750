package worker

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

// operations are those of the shop's store.
func (s *shop) operations() (*resolver.Resolver, context.Context) {
	return resolver.New(resolver.Config{Database: s.db, Vault: s.vault}), auth.With(s.ctx, auth.System(s.store.ID))
}

// waiting publishes n events without sending their deliveries.
func (s *shop) waiting(d *Dispatcher, n int) {
	s.t.Helper()
	s.publish(outbox.StockLow, n)
	if batch, err := d.fanOut(s.ctx, s.store.ID, n, 0); err != nil || batch.events != n {
		s.t.Fatalf("published %d of %d: %v", batch.events, n, err)
	}
}

func (s *shop) expectCancelled(endpoint uuid.UUID, n int) {
	s.t.Helper()
	testkit.Eventually(s.t, waitTimeout, "all deliveries are cancelled", func() bool { return s.statuses(endpoint)["CANCELLED"] == n })
}

// A removal locks the endpoint's row, for which recording of results waits. So its work must not grow with the number of waiting
// deliveries.
func TestTheDispatcherCancelsTheDeliveriesOfARemovedEndpoint(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		const queued = maxCancelsPerBatch + 5
		s := newShop(t, d)
		r := newReceiver(t, accept)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		dispatcher := s.dispatcher(nil)
		onItsWay := s.claimAll(dispatcher, endpoint, 1)[0]
		s.waiting(dispatcher, queued)

		operations, ctx := s.operations()
		if err := operations.DeleteWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		if got := s.statuses(endpoint); got["CANCELLED"] != 1 || got["PENDING"] != queued {
			t.Errorf("the removal left %v", got)
		}
		if outcome := s.record(dispatcher, ended(dispatcher, onItsWay, 'S')); outcome != (recorded{cancelled: 1}) {
			t.Errorf("what was on its way was recorded, or taken for late: %+v", outcome)
		}
		s.run(nil)
		s.expectCancelled(endpoint, queued+1)
		if n := r.requests.Load(); n != 0 {
			t.Errorf("%d were sent to a removed endpoint", n)
		}
	})
}

func TestDeliveriesOfARemovedEndpointThatWaitForARetryAreCancelledBeforeItIsDue(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		r := newReceiver(t, accept)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		long := func(c *Config) { c.Backoff = []time.Duration{time.Hour} }
		s.waiting(s.dispatcher(long), 3)
		s.db.Client.Delivery.Update().SetDueAt(time.Now().Add(time.Hour)).ExecX(s.ctx)
		s.run(long)

		operations, ctx := s.operations()
		if err := operations.DeleteWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		s.expectCancelled(endpoint, 3)
		if n := r.requests.Load(); n != 0 {
			t.Errorf("%d were sent to a removed endpoint", n)
		}
	})
}

func TestWaitingDeliveriesOfAShreddedStoreAreCancelled(t *testing.T) {
	t.Parallel()
	for name, shred := range map[string]func(*shop) error{
		"now": func(s *shop) error {
			operations, ctx := s.operations()
			return operations.ShredStore(ctx)
		},
		"when its endpoints stayed ACTIVE": func(s *shop) error {
			return s.db.Client.Store.UpdateOneID(s.store.ID).ClearKeyset().Exec(s.ctx)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, d *database.DB) {
				s := newShop(t, d)
				other := s.anotherStore()
				r := newReceiver(t, accept)
				endpoint, heard := s.endpoint(r.URL, outbox.StockLow), other.endpoint(r.URL, outbox.StockLow)
				s.waiting(s.dispatcher(nil), 3)
				if err := shred(s); err != nil {
					t.Fatal(err)
				}
				s.run(nil)
				events := other.publish(outbox.StockLow, 3)
				s.expectCancelled(endpoint, 3)
				testkit.Eventually(t, waitTimeout, "the deliveries of the other store succeed", func() bool { return s.statuses(heard)["SUCCEEDED"] == 3 })
				expectOnce(t, r, events)
			})
		})
	}
}

// A removal cancels the deliveries that are being sent, but their attempts stay in flight.
func TestAttemptsAtRemovedEndpointsCountTowardsTheLimitOfTheirStore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		respond := make(chan struct{})
		hanging := newReceiver(t, func(http.ResponseWriter, *http.Request) { <-respond })
		last := newReceiver(t, accept)
		operations, ctx := s.operations()
		const limit, removals = 4, 3
		s.run(func(c *Config) { c.PerStore = limit })
		for i := range removals {
			endpoint := s.endpoint(hanging.URL, outbox.StockLow)
			s.publish(outbox.StockLow, limit)
			if i == 0 {
				testkit.Eventually(t, waitTimeout, "the first attempts hang", func() bool { return hanging.requests.Load() == limit })
			}
			testkit.Eventually(t, waitTimeout, "all are published", func() bool { return s.statuses(endpoint)["PENDING"] == limit })
			if err := operations.DeleteWebhook(ctx, endpoint); err != nil {
				t.Fatal(err)
			}
			s.expectCancelled(endpoint, limit)
		}
		other := s.anotherStore()
		other.endpoint(last.URL, outbox.StockLow)
		other.publish(outbox.StockLow, 1)
		testkit.Eventually(t, waitTimeout, "another store's event arrives", func() bool { return last.distinct() == 1 })
		if n := hanging.requests.Load(); n != limit {
			t.Errorf("%d attempts of the store are in flight, the limit is %d", n, limit)
		}

		s.endpoint(last.URL, outbox.StockLow)
		s.publish(outbox.StockLow, 1)
		close(respond)
		testkit.Eventually(t, waitTimeout, "the store's event arrives when attempts have ended", func() bool { return last.distinct() == 2 })
	})
}
