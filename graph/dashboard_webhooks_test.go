package graph_test

import (
	"maps"
	"net/http"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	entdelivery "kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/worker"
)

// health is the part of a dashboard about webhooks, without zeros.
type health struct {
	active, suspended, failing int
	deliveries                 map[entdelivery.Status]int
	pendingSince, failingSince *time.Time
}

func (o *fixture) health(t testing.TB) health {
	t.Helper()
	now := o.clock.Now()
	dashboard, err := o.Resolver.Reports().Dashboard(o.Context(t), reports.DashboardInput{From: now.Add(-time.Hour), To: now, GroupBy: reports.IntervalDay})
	if err != nil {
		t.Fatal(err)
	}
	seen, err := dashboard.Webhooks(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	shown := health{seen.Active, seen.Suspended, seen.Failing, map[entdelivery.Status]int{}, seen.OldestPending, seen.FailingSince}
	for _, d := range seen.Deliveries {
		if d.Count > 0 {
			shown.deliveries[d.Status] = d.Count
		}
	}
	return shown
}

// becomes waits until a dashboard shows the wanted numbers of endpoints and deliveries, and returns what it shows.
func (o *fixture) becomes(t testing.TB, want health) health {
	t.Helper()
	var got health
	defer func() {
		if t.Failed() {
			t.Logf("got %+v, want %+v", got, want)
		}
	}()
	testkit.Eventually(t, waitTimeout, "the webhooks' health", func() bool {
		got = o.health(t)
		return got.active == want.active && got.suspended == want.suspended && got.failing == want.failing &&
			maps.Equal(got.deliveries, want.deliveries)
	})
	return got
}

// hears registers an endpoint for the events of new orders, whose receiver responds with a status.
func (o *fixture) hears(t testing.TB, status int) uuid.UUID {
	t.Helper()
	r := newReceiver(t)
	r.responds(status)
	endpoint, _, err := o.Resolver.RegisterWebhook(o.Context(t), webhooks.NewWebhook{URL: r.URL, Events: []outbox.Type{outbox.OrderCreated}})
	if err != nil {
		t.Fatal(err)
	}
	return endpoint.ID
}

func TestADashboardTellsWhatBecameOfTheDeliveries(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		const soon, late = 20 * time.Millisecond, time.Hour
		o := openDispatching(t, d, func(c *worker.Config) { c.Backoff = []time.Duration{soon, soon, late} })
		o.hears(t, http.StatusOK)
		broken := o.hears(t, http.StatusInternalServerError)
		refusing := o.hears(t, http.StatusNotFound)
		if well := o.becomes(t, health{active: 3}); well.failingSince != nil {
			t.Errorf("an endpoint fails since %s, before anything was sent", well.failingSince)
		}

		o.sells(t, o.Ana.ID, o.Yearly.ID)
		waiting := o.becomes(t, health{active: 3, failing: 1, deliveries: map[entdelivery.Status]int{"SUCCEEDED": 1, "REJECTED": 1, "PENDING": 1}})
		var row *db.Delivery
		testkit.Eventually(t, waitTimeout, "the attempts before the long interval", func() bool {
			row = o.Database.Client.Delivery.Query().Where(entdelivery.EndpointID(broken)).OnlyX(o.Context(t))
			return row.Attempts == 3
		})
		if waiting.pendingSince == nil || !waiting.pendingSince.Equal(row.CreatedAt) {
			t.Errorf("the delivery of %s waits since %v", row.CreatedAt, waiting.pendingSince)
		}

		first := o.Database.Client.DeliveryAttempt.Query().Where(deliveryattempt.EndpointID(broken)).
			Order(deliveryattempt.ByCreatedAt(), deliveryattempt.ByID()).FirstX(o.Context(t))
		if failing := o.health(t).failingSince; failing == nil || !failing.Equal(first.CreatedAt) {
			t.Errorf("the endpoint that failed first at %s fails since %v", first.CreatedAt, failing)
		}

		o.clock.Advance(late + late/5) // intervals vary by a tenth
		failed := o.becomes(t, health{active: 3, failing: 1, deliveries: map[entdelivery.Status]int{"SUCCEEDED": 1, "REJECTED": 1, "FAILED": 1}})
		if failed.pendingSince != nil {
			t.Errorf("a delivery waits since %s", failed.pendingSince)
		}

		o.sells(t, o.Ana.ID, o.Yearly.ID) // the fifth failure in a row
		suspended := o.becomes(t, health{active: 2, suspended: 1, deliveries: map[entdelivery.Status]int{"SUCCEEDED": 2, "REJECTED": 2, "FAILED": 1, "CANCELLED": 1}})
		if suspended.failingSince == nil || !suspended.failingSince.Equal(first.CreatedAt) {
			t.Errorf("the endpoint that was suspended, and failed first at %s, fails since %v", first.CreatedAt, suspended.failingSince)
		}

		if err := o.Resolver.DeleteWebhook(o.Context(t), refusing); err != nil {
			t.Fatal(err)
		}
		o.becomes(t, health{active: 1, suspended: 1, deliveries: map[entdelivery.Status]int{"SUCCEEDED": 2, "FAILED": 1, "CANCELLED": 1}})

		o.clock.Advance(24 * time.Hour)
		o.becomes(t, health{active: 1, suspended: 1})
	})
}
