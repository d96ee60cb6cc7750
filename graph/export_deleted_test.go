package graph_test

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"kiosk/ent/db"
	entdelivery "kiosk/ent/db/delivery"
	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
)

// before returns an interceptor that runs a function before the first query.
func before(do func()) db.Interceptor {
	var done atomic.Bool
	return db.InterceptFunc(func(next db.Querier) db.Querier {
		return db.QuerierFunc(func(ctx context.Context, query db.Query) (db.Value, error) {
			if done.CompareAndSwap(false, true) {
				do()
			}
			return next.Query(ctx, query)
		})
	})
}

// A page is read by several queries. Between them, a row and the row that it belongs to may be deleted.
func TestWhatIsDeletedWhileAPageIsReadIsNotExported(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.exportWithout(t, "PRICES", "Gold", "Silver", func() {
			o.Database.Client.PriceTier.Intercept(before(func() {
				if _, err := o.Resolver.DeletePriceTier(o.Context(t), catalogue.DeletePriceTierInput{ID: o.Silver.ID, Version: o.Silver.Version, ClearCustomers: true}); err != nil {
					t.Error(err)
				}
			}))
		})
		kept := o.deliver(t, o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID, "FAILED")
		deleted := o.deliver(t, o.register(t, "https://hooks.example.com/b", outbox.CustomerRegistered).Endpoint.ID, "FAILED")
		o.exportWithout(t, "DELIVERIES", kept.String(), deleted.String(), func() {
			o.Database.Client.Event.Intercept(before(func() {
				ctx := auth.AllTenants(o.Context(t))
				eventID := o.Database.Client.Delivery.GetX(ctx, deleted).EventID
				o.Database.Client.Delivery.Delete().Where(entdelivery.ID(deleted)).ExecX(ctx)
				o.Database.Client.Event.Delete().Where(event.ID(eventID)).ExecX(ctx)
			}))
		})
	})
}

// exportWithout creates the link of an export, calls begin, which makes rows be deleted during the download, and downloads the
// file. The file must have the text kept, and not the text deleted.
func (o *fixture) exportWithout(t *testing.T, kind, kept, deleted string, begin func()) {
	t.Helper()
	url := o.link(t, vars{"kind": kind}).URL
	begin()
	got := o.follow(t, url)
	if file := string(got.Body); got.Status != http.StatusOK || !strings.Contains(file, kept) || strings.Contains(file, deleted) {
		t.Errorf("%s: %d %s", kind, got.Status, file)
	}
}
