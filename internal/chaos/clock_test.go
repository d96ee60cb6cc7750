package chaos

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/event"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
	"kiosk/worker"
)

// TestASteppedClockBreaksNothing moves the clock of the resolver and the dispatcher back by an hour and forward by a day.
func TestASteppedClockBreaksNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openStepping(t, d)
		s.trade(t)
		for _, step := range []time.Duration{-time.Hour, 24 * time.Hour, -24 * time.Hour, time.Hour} {
			s.hold(func() { // so that deliveries are under way when the clock changes
				s.trade(t)
				s.awaitPublished(t)
				s.clock.Advance(step)
			})
			stepped := time.Now()
			s.trade(t)
			s.awaitEvents(t, step)
			t.Logf("after a step of %s, every event arrived within %s", step, time.Since(stepped).Round(time.Millisecond))
		}
		s.checkExpiry(t)
		s.checkSequence(t)
		testkit.VerifyConsistency(t, d)
	})
}

// stepping is a store and its dispatcher with the same clock, and the events that they have delivered.
type stepping struct {
	*testkit.Store
	clock  *testkit.Clock
	keys   int
	paused sync.Mutex // while it is locked, the receiver does not respond
	mutex  sync.Mutex
	known  map[string]bool // events by their ids
}

func openStepping(t *testing.T, d *database.DB) *stepping {
	t.Helper()
	keys := testkit.NewVault(t)
	loopback := []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
	s := &stepping{clock: new(testkit.Clock), known: map[string]bool{}}
	s.Store = testkit.NewStore(t, d, func(c *resolver.Config) {
		c.Now, c.Vault, c.WebhookGuard = s.clock.Now, keys, ssrf.Guard{AllowNetworks: loopback, AllowHTTP: true}
	})
	for _, e := range d.Client.Event.Query().AllX(s.Context(t)) {
		s.known[outbox.PublicID(e.ID)] = true // earlier events need not be delivered
	}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	_, _, err := s.Resolver.RegisterWebhook(s.Context(t), webhooks.NewWebhook{URL: server.URL, Events: outbox.Types})
	must(t, err)
	options := worker.Options{AllowNetworks: loopback, AllowHTTP: true, PerEndpoint: 8, PerStore: 8, Concurrency: 16}
	dispatcher, err := options.New(worker.Config{
		Database: d, Vault: keys, Poll: 10 * time.Millisecond, Now: s.clock.Now,
		Maintenance:   []func(context.Context) error{s.Resolver.Maintain},
		PeriodicTasks: []func(context.Context) error{s.Resolver.KeepRollups},
	})
	must(t, err)
	testkit.Run(t, dispatcher.Run)
	return s
}

// ServeHTTP receives the deliveries.
func (s *stepping) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.paused.Lock()
	defer s.paused.Unlock()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.known[r.Header.Get("X-Service-Event-Id")] = true
}

// hold blocks the receiver during do.
func (s *stepping) hold(do func()) {
	s.paused.Lock()
	defer s.paused.Unlock()
	do()
}

// trade places an order, a recharge and an upload, and repeats each with its key.
func (s *stepping) trade(t *testing.T) {
	t.Helper()
	ctx := s.Context(t)
	for range 3 {
		s.keys++
		key := fmt.Sprint("key ", s.keys)
		upload := orders.UploadInput{VariationID: s.Monthly.ID, OnDuplicate: orders.DuplicateSkip, IdempotencyKey: key + " upload"}
		upload.Licenses = []orders.NewLicense{{Credentials: key}}
		_, _, err := s.Resolver.UploadLicenses(ctx, upload)
		must(t, err)
		in := orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: s.Ana.ID}, Items: []uuid.UUID{s.Monthly.ID, s.Hour.ID}, IdempotencyKey: key, Source: order.SourceAPI,
		}
		placed, _, err := s.Resolver.PlaceOrder(ctx, in)
		must(t, err)
		again, replayed, err := s.Resolver.PlaceOrder(ctx, in)
		must(t, err)
		if !replayed || again.ID != placed.ID {
			t.Errorf("%s: the first response has the order %s, the second one %s, replayed %v", key, placed.ID, again.ID, replayed)
		}
		_, _, err = s.Resolver.RechargeWallet(ctx, wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: s.Ana.ID}, Amount: 100_00, IdempotencyKey: key + " recharge",
		})
		must(t, err)
	}
}

// awaitPublished waits until every event has its number.
func (s *stepping) awaitPublished(t *testing.T) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "every event is published", func() bool {
		return !s.Database.Client.Event.Query().Where(event.SequenceIsNil()).ExistX(s.Context(t))
	})
}

// awaitEvents waits until the receiver has received every event.
func (s *stepping) awaitEvents(t *testing.T, step time.Duration) {
	t.Helper()
	events := s.Database.Client.Event.Query().AllX(s.Context(t))
	deadline := time.Now().Add(20 * time.Second)
	for {
		missing := s.missing(events)
		if missing == nil {
			return
		}
		if time.Now().After(deadline) {
			deliveries := s.Database.Client.Delivery.Query().Where(delivery.EventID(missing.ID)).AllX(s.Context(t))
			t.Fatalf("at %s, after a step of %s: the event %s did not arrive; its deliveries: %s", s.clock.Now(), step, missing, deliveries)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

func (s *stepping) missing(events []*db.Event) *db.Event {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, e := range events {
		if !s.known[outbox.PublicID(e.ID)] {
			return e
		}
	}
	return nil
}

// checkExpiry checks that every delivered item with a duration expires that long after its delivery.
func (s *stepping) checkExpiry(t *testing.T) {
	t.Helper()
	items := s.Database.Client.OrderItem.Query().Where(orderitem.DeliveredAtNotNil(), orderitem.DurationDaysGT(0)).AllX(s.Context(t))
	if len(items) == 0 {
		t.Error("no item that expires was delivered")
	}
	for _, item := range items {
		if item.ExpiresAt == nil || item.ExpiresAt.Sub(*item.DeliveredAt) != time.Duration(item.DurationDays)*24*time.Hour {
			t.Errorf("an item with a duration of %d days, delivered at %s, expires at %s", item.DurationDays, item.DeliveredAt, item.ExpiresAt)
		}
	}
}

// checkSequence reads the whole feed and checks that its numbers have no gap.
func (s *stepping) checkSequence(t *testing.T) {
	t.Helper()
	total := s.Database.Client.Event.Query().CountX(auth.With(t.Context(), auth.System(s.ID)))
	var last int64
	for {
		page, err := s.Resolver.Feed(s.Context(t), webhooks.FeedRange{After: last, Limit: 100})
		must(t, err)
		if len(page) == 0 {
			break
		}
		for _, e := range page {
			if *e.Sequence != last+1 {
				t.Errorf("the event with the number %d follows number %d", *e.Sequence, last)
			}
			last = *e.Sequence
		}
	}
	if last != int64(total) {
		t.Errorf("the feed ends with the number %d, want %d", last, total)
	}
}
