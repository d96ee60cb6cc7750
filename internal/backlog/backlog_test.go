package backlog_test

import (
	"context"
	"database/sql/driver"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
	"kiosk/internal/vault"
)

// shop is a store with endpoints and deliveries.
type shop struct{ *testkit.Shop }

func openShop(t *testing.T, d *database.DB, v *vault.Vault) shop {
	t.Helper()
	return shop{testkit.OpenShop(t, d, v, time.Now)}
}

// endpoint adds a webhook endpoint.
func (s shop) endpoint(paused bool) uuid.UUID {
	create := s.Database.Client.WebhookEndpoint.Create().SetURL("https://bot.example.com").SetEvents([]string{}).SetSecret([]byte{1})
	if paused {
		create.SetPausedAt(time.Now())
	}
	return create.SaveX(s.Ctx).ID
}

// deliver adds a pending delivery of an event that happened 20 days ago.
func (s shop) deliver(endpoint uuid.UUID, due time.Time, claimed bool) {
	event := s.Database.Client.Event.Create().SetType("stock.low").SetData("{}").SetCreatedAt(due.AddDate(0, 0, -20)).SaveX(s.Ctx)
	create := s.Database.Client.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint).SetCreatedAt(event.CreatedAt).SetDueAt(due)
	if claimed {
		create.SetClaimID(uuid.New()).SetLeaseUntil(due.Add(time.Minute))
	}
	create.ExecX(s.Ctx)
}

func TestADeliveryIsLateFromWhenItIsDueUnlessItsEndpointIsPaused(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v := testkit.NewVault(t)
		s, other := openShop(t, d, v), openShop(t, d, v)
		now := time.Now().UTC().Truncate(time.Microsecond)
		expect := func(want time.Time) {
			t.Helper()
			if got, err := backlog.Count(context.Background(), d); err != nil || !got.OldestUndelivered.Equal(want) {
				t.Errorf("the oldest undelivered one is of %v, %v, want %v", got.OldestUndelivered, err, want)
			}
		}
		expect(time.Time{})
		for _, shop := range []shop{s, other} {
			paused := shop.endpoint(true)
			for range 600 { // more deliveries than Count examines to find the store
				shop.deliver(paused, now.AddDate(0, 0, -10), false)
			}
		}
		expect(time.Time{})
		endpoint := s.endpoint(false)
		s.deliver(endpoint, now.Add(-time.Minute), false)
		expect(now.Add(-time.Minute))
		other.deliver(other.endpoint(false), now.Add(-time.Hour), false)
		s.deliver(endpoint, now.Add(-2*time.Minute), false)
		expect(now.Add(-time.Hour))
		s.deliver(endpoint, now.Add(-2*time.Hour), true)
		expect(now.Add(-2 * time.Hour))
	})
}

// deliveryPages counts the pages that PostgreSQL reads for statements about deliveries, except those that count deliveries.
type deliveryPages struct{ recorder.Pages }

func (p *deliveryPages) See(ctx context.Context, conn driver.QueryerContext, query *recorder.Statement) {
	if strings.Contains(query.Text, "deliveries") && !strings.Contains(query.Text, "count(*)") {
		p.Pages.See(ctx, conn, query)
	}
}

func TestWhatWaitsForAPausedEndpointIsNotReadToFindTheFirstDelivery(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{Instrument: recorder.Watching})
	s := openShop(t, d, testkit.NewVault(t))
	paused := s.endpoint(true)
	s.deliver(s.endpoint(false), time.Now(), false)
	for _, fill := range []string{
		`INSERT INTO deliveries (id, created_at, store_id, due_at, event_id, endpoint_id, status)
			SELECT gen_random_uuid(), now(), e.store_id, now() - interval '1 day', e.id, '` + paused.String() + `', 'PENDING'
			FROM (SELECT * FROM events LIMIT 1) AS e, generate_series(1, 20000)`,
		`VACUUM ANALYSE`, // as autovacuum does
	} {
		if _, err := d.SQL.ExecContext(t.Context(), fill); err != nil {
			t.Fatalf("%s: %v", fill, err)
		}
	}
	t.Run("few pages are looked at", func(t *testing.T) { // not on Citus, whose plans do not count pages
		p := &deliveryPages{recorder.Pages{T: t}}
		if _, err := backlog.Count(recorder.Watched(t.Context(), p), d); err != nil {
			t.Fatal(err)
		}
		if p.Looked == 0 || p.Looked > 60 {
			t.Errorf("%d pages were read, want 1 to 60:%s", p.Looked, p.Report.String())
		}
	})
}
