package worker

import (
	"context"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

func TestSweepKeepsTheLastFiftyAttemptsAndWhatIsYoungerThanThirtyDays(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		active, removed := s.endpoint(silent, outbox.StockLow), s.endpoint(silent, outbox.StockLow)
		now := time.Now().UTC().Truncate(time.Microsecond)
		long, recent := now.Add(-40*24*time.Hour), now.Add(-10*24*time.Hour)
		s.history(active, long, 60)
		s.history(active, recent, 20)
		s.history(removed, long, 8)
		s.remove(removed, long.Add(time.Hour))

		dispatcher := s.dispatcher(nil)
		for range 2 { // the second time there is nothing left to do
			if err := dispatcher.Sweep(s.ctx); err != nil {
				t.Fatal(err)
			}
			s.expectHistory(active, 50)
			s.expectHistory(removed, 0)
		}
		if n, err := d.Client.WebhookEndpoint.Query().Count(s.ctx); n != 1 || err != nil {
			t.Errorf("%d endpoints are left, %v", n, err)
		}
	})
}

// history inserts finished deliveries with one attempt each.
func (s *shop) history(endpoint uuid.UUID, from time.Time, n int) {
	s.t.Helper()
	c := s.db.Client
	for i := range n {
		at := from.Add(time.Duration(i) * time.Second)
		event, delivery := idOf(at), idOf(at)
		must := func(err error) {
			if err != nil {
				s.t.Fatal(err)
			}
		}
		must(c.Event.Create().SetID(event).SetStoreID(s.store.ID).SetCreatedAt(at).
			SetType("stock.low").SetData("{}").Exec(s.ctx))
		must(c.Delivery.Create().SetID(delivery).SetStoreID(s.store.ID).SetCreatedAt(at).SetEventID(event).
			SetEndpointID(endpoint).SetStatus("SUCCEEDED").SetDueAt(at).SetFinishedAt(at).Exec(s.ctx))
		must(c.DeliveryAttempt.Create().SetID(idOf(at)).SetStoreID(s.store.ID).SetCreatedAt(at).
			SetDeliveryID(delivery).SetEndpointID(endpoint).SetEventID(event).SetEventType("stock.low").
			SetAttempt(1).SetStatus("SUCCEEDED").SetLatencyMs(3).Exec(s.ctx))
	}
}

// idOf returns a UUIDv7 of a time.
func idOf(at time.Time) uuid.UUID {
	id, first := ids.New(), firstID(at)
	copy(id[:6], first[:6])
	return id
}

func (s *shop) remove(endpoint uuid.UUID, at time.Time) {
	s.t.Helper()
	if err := s.db.Client.WebhookEndpoint.UpdateOneID(endpoint).SetDeletedAt(at).Exec(s.ctx); err != nil {
		s.t.Fatal(err)
	}
}

func (s *shop) expectHistory(endpoint uuid.UUID, want int) {
	s.t.Helper()
	attempts := 0
	all, err := s.db.Client.DeliveryAttempt.Query().All(s.ctx)
	for _, attempt := range all {
		if attempt.EndpointID == endpoint {
			attempts++
		}
	}
	if deliveries := s.statuses(endpoint)["SUCCEEDED"]; attempts != want || deliveries != want || err != nil {
		s.t.Errorf("%d attempts and %d deliveries, want %d, %v", attempts, deliveries, want, err)
	}
}

func TestADeliveryAndItsRemovedEndpointAreKeptThirtyDaysFromTheDeliverysEnd(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		endpoint := s.endpoint(silent, outbox.StockLow)
		now := time.Now().UTC().Truncate(time.Microsecond)
		s.history(endpoint, now.Add(-40*day), 1)
		d.Client.DeliveryAttempt.Delete().ExecX(s.ctx)
		d.Client.Delivery.Update().SetStatus("CANCELLED").SetFinishedAt(now.Add(-10 * day)).ExecX(s.ctx) // it waited for a paused endpoint
		s.remove(endpoint, now.Add(-35*day))
		for _, look := range []struct {
			later time.Duration
			left  int
		}{{0, 1}, {19 * day, 1}, {21 * day, 0}} {
			s.sweepAt(Retention{}, look.later)
			deliveries, endpoints := d.Client.Delivery.Query().CountX(s.ctx), d.Client.WebhookEndpoint.Query().CountX(s.ctx)
			if deliveries != look.left || endpoints != look.left {
				t.Errorf("after %s: %d deliveries and %d endpoints, want %d", look.later, deliveries, endpoints, look.left)
			}
		}
	})
}

func TestSweepsGoOnUntilTheyHaveLookedAtEveryStoreAndThenBeginAgain(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		s.idleStores(storesPerSweep) // whose ids come before that of the shop
		expired := time.Now().UTC().Add(-day - time.Minute).Truncate(time.Microsecond)
		dispatcher := s.dispatcher(nil)
		for _, store := range []uuid.UUID{s.store.ID, uuid.MustParse("00000000-0000-7000-8000-000000000001")} {
			d.Client.IdempotencyKey.Create().SetID(firstID(expired)).SetStoreID(store).SetKey("k").
				SetOperation("order").SetFingerprint([]byte{1}).SetExpiresAt(expired.Add(day)).ExecX(s.ctx)
			for range 2 {
				if err := dispatcher.Sweep(s.ctx); err != nil {
					t.Fatal(err)
				}
			}
			if d.Client.IdempotencyKey.Query().ExistX(s.ctx) {
				t.Errorf("two sweeps have not reached the store %s", store)
			}
		}
	})
}

// SQLite has one writer at a time: a sweep there runs either before or after the redelivery.
func TestSweepSkipsDeliveriesThatAreBeingSentAgain(t *testing.T) {
	t.Parallel()
	d := testkit.NewDatabase(t, dialect.Postgres)
	s := newShop(t, d)
	endpoint := s.endpoint(silent, outbox.StockLow)
	long := time.Now().UTC().Add(-40 * day).Truncate(time.Microsecond)
	s.history(endpoint, long, 1)
	d.Client.DeliveryAttempt.Delete().ExecX(s.ctx)
	d.Client.Delivery.Update().SetStatus("CANCELLED").ExecX(s.ctx)
	ctx := auth.With(s.ctx, auth.System(s.store.ID))
	tx, err := d.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	again, err := webhooks.Queries{Statements: testkit.Statements(ctx, t, d, tx)}.Redeliver(ctx, webhooks.Redelivery{EndpointID: endpoint, Since: long, EndedBefore: time.Now().UTC(), Now: time.Now().UTC(), Limit: 1})
	if err != nil || again != 1 {
		t.Fatalf("%d are sent again, %v", again, err)
	}
	if err := s.dispatcher(nil).Sweep(s.ctx); err != nil {
		t.Errorf("the sweep waited: %v", err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	if left := s.statuses(endpoint); left["PENDING"] != 1 {
		t.Errorf("what was sent again is gone: %v", left)
	}
}

func TestSweepDeletesExpiredIdempotencyKeysOnly(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		now := time.Now().UTC().Truncate(time.Microsecond)
		created := now.Add(-day - time.Minute)
		var rows []*db.IdempotencyKeyCreate
		for i := range sweepBatch + 30 {
			expiry := created.Add(day)
			if i < 10 { // as one that was claimed anew after its time
				expiry = now.Add(time.Hour)
			}
			id := firstID(created.Add(-time.Duration(i) * time.Millisecond))
			rows = append(rows, d.Client.IdempotencyKey.Create().SetID(id).SetStoreID(s.store.ID).SetKey(uuid.NewString()).
				SetOperation("order").SetFingerprint([]byte{1}).SetExpiresAt(expiry))
		}
		if err := d.Client.IdempotencyKey.CreateBulk(rows...).Exec(s.ctx); err != nil {
			t.Fatal(err)
		}
		if err := s.dispatcher(nil).Sweep(s.ctx); err != nil {
			t.Fatal(err)
		}
		if n, err := d.Client.IdempotencyKey.Query().Count(s.ctx); n != 10 || err != nil {
			t.Errorf("%d keys are left, %v", n, err)
		}
	})
}

func TestMaintenanceDoesNotWaitForALongSweep(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		created := time.Now().UTC().Truncate(time.Microsecond).Add(-day - time.Minute)
		rows := make([]*db.IdempotencyKeyCreate, 2*sweepBatch)
		for batch := range 5 {
			for i := range rows {
				id := firstID(created.Add(-time.Duration(batch*len(rows)+i) * time.Millisecond))
				rows[i] = d.Client.IdempotencyKey.Create().SetID(id).SetStoreID(s.store.ID).SetKey(uuid.NewString()).
					SetOperation("order").SetFingerprint([]byte{1}).SetExpiresAt(created.Add(day))
			}
			d.Client.IdempotencyKey.CreateBulk(rows...).ExecX(s.ctx)
		}
		left := make(chan int, 1)
		s.run(func(c *Config) {
			c.Maintenance = []func(context.Context) error{func(ctx context.Context) error {
				if _, ends := ctx.Deadline(); !ends {
					t.Error("maintenance whose database falls silent would run for ever")
				}
				n, err := d.Client.IdempotencyKey.Query().Count(ctx)
				select {
				case left <- n:
				default:
				}
				return err
			}}
		})
		if n := <-left; n == 0 {
			t.Error("the maintenance ran only when everything old was deleted")
		}
		testkit.Eventually(t, waitTimeout, "everything old is deleted", func() bool { return !d.Client.IdempotencyKey.Query().ExistX(s.ctx) })
	})
}
