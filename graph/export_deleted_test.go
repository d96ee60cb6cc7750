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

// before runs something before the first query of those that the interceptors see.
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

// A page is read by several queries: what a row belongs to may be deleted between them, and the row with it.
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
		swept := o.deliver(t, o.register(t, "https://hooks.example.com/b", outbox.CustomerRegistered).Endpoint.ID, "FAILED")
		o.exportWithout(t, "DELIVERIES", kept.String(), swept.String(), func() {
			o.Database.Client.Event.Intercept(before(func() {
				ctx := auth.AllTenants(o.Context(t))
				about := o.Database.Client.Delivery.GetX(ctx, swept).EventID
				o.Database.Client.Delivery.Delete().Where(entdelivery.ID(swept)).ExecX(ctx)
				o.Database.Client.Event.Delete().Where(event.ID(about)).ExecX(ctx)
			}))
		})
	})
}

// exportWithout downloads the file of a kind, whose link it makes before something begins to delete, and wants one text in it and not the other.
func (o *fixture) exportWithout(t *testing.T, kind, kept, deleted string, begin func()) {
	t.Helper()
	url := o.link(t, vars{"kind": kind}).URL
	begin()
	got := o.follow(t, url)
	if file := string(got.Body); got.Status != http.StatusOK || !strings.Contains(file, kept) || strings.Contains(file, deleted) {
		t.Errorf("%s: %d %s", kind, got.Status, file)
	}
}
