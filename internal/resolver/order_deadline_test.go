package resolver_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// overdueShop is a shop with a backorder deadline of one day and three variations: with licenses in stock, without, and
// delivered by staff.
type overdueShop struct {
	*shop
	moving                   *clock
	inStock, awaited, byHand uuid.UUID
}

func openOverdueShop(t *testing.T, d *database.DB) *overdueShop {
	t.Helper()
	moving := newClock()
	s := openShop(t, d, testkit.NewVault(t), moving.now)
	if err := d.Client.Store.UpdateOneID(s.Row.ID).SetBackorderDeadlineHours(24).Exec(s.Ctx); err != nil {
		t.Fatal(err)
	}
	shop := &overdueShop{
		shop: s, moving: moving,
		inStock: s.Offer(t, product.KindDIGITAL, 100, false, 0).ID,
		awaited: s.Offer(t, product.KindDIGITAL, 30, false, 0).ID,
		byHand:  s.Offer(t, product.KindSERVICE, 7, false, 0).ID,
	}
	s.upload(t, shop.inStock, newKeys(10)...)
	return shop
}

// failOverdueBackorders runs the maintenance task and checks the number of changed orders.
func (s *overdueShop) failOverdueBackorders(t *testing.T, want int) {
	t.Helper()
	changed, err := s.FailOverdueBackorders(auth.AllTenants(s.Ctx), 100)
	if err != nil || changed != want {
		t.Errorf("%d orders were changed (%v), want %d", changed, err, want)
	}
	checkConsistency(t, s.shop)
}

func (s *overdueShop) wantOrder(t *testing.T, id uuid.UUID, status order.Status, items string, credited money.Amount) {
	t.Helper()
	got := read(t, s.shop, id)
	states := make([]string, len(got.Edges.Items))
	for i, item := range got.Edges.Items {
		states[i] = string(item.Status)
	}
	if got.Status != status || strings.Join(states, " ") != items || got.RefundedAmount != credited {
		t.Errorf("the order is %s (%v) with %s credited, want %s (%s) with %s", got.Status, states, got.RefundedAmount, status, items, credited)
	}
}

func TestOverdueItemsAreCancelledAtTheDeadlineOfTheStore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openOverdueShop(t, d)
		undelivered := s.newOrder(t, s.awaited, s.byHand)
		partly := s.newOrder(t, s.inStock, s.awaited, s.awaited)
		handy := s.newOrder(t, s.inStock, s.awaited, s.byHand)
		onlyByHand := s.newOrder(t, s.byHand)

		s.moving.at = s.moving.at.Add(24*time.Hour - time.Microsecond)
		s.failOverdueBackorders(t, 0)
		late := s.newOrder(t, s.awaited)
		s.moving.at = s.moving.at.Add(time.Microsecond)
		s.failOverdueBackorders(t, 3)
		s.failOverdueBackorders(t, 0)

		s.wantOrder(t, undelivered, order.StatusFAILED, "CANCELLED CANCELLED", 37)
		s.wantOrder(t, partly, order.StatusCOMPLETED, "DELIVERED CANCELLED CANCELLED", 60)
		s.wantOrder(t, handy, order.StatusPROCESSING, "DELIVERED CANCELLED PENDING", 30)
		s.wantOrder(t, onlyByHand, order.StatusPROCESSING, "PENDING", 0)
		s.wantOrder(t, late, order.StatusPENDING, "PENDING", 0)
		if reason := read(t, s.shop, undelivered).StatusReason; reason != "Not delivered within 24 hours." {
			t.Errorf("the reason is %q", reason)
		}
		entries := d.Client.AuditEntry.Query().Where(auditentry.Action("order.deadline"), auditentry.ActorKind(string(auth.KindSystem))).CountX(s.Ctx)
		if entries != 3 {
			t.Errorf("%d audit entries", entries)
		}
	})
}

func TestAnOverdueReplacementIsCreditedAlone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openOverdueShop(t, d)
		s.upload(t, s.awaited, newKeys(2)...)
		both := s.newOrder(t, s.awaited, s.inStock)
		alone := s.newOrder(t, s.awaited)
		s.moving.at = s.moving.at.Add(12 * time.Hour) // a replacement waits from when it replaces
		for _, id := range uuids(both, alone) {
			in := orders.ReplaceItemInput{ItemID: read(t, s.shop, id).Edges.Items[0].ID}
			if _, _, err := s.ReplaceItem(s.Ctx, in); err != nil {
				t.Fatal(err)
			}
		}
		s.moving.at = s.moving.at.Add(24*time.Hour - time.Microsecond)
		s.failOverdueBackorders(t, 0)
		s.moving.at = s.moving.at.Add(time.Microsecond)
		s.failOverdueBackorders(t, 2)
		s.wantOrder(t, both, order.StatusCOMPLETED, "REPLACED CANCELLED DELIVERED", 30)
		s.wantOrder(t, alone, order.StatusREFUNDED, "REPLACED CANCELLED", 30)
	})
}

func TestWithoutADeadlineNothingIsOverdue(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openOverdueShop(t, d)
		if err := d.Client.Store.UpdateOneID(s.Row.ID).ClearBackorderDeadlineHours().Exec(s.Ctx); err != nil {
			t.Fatal(err)
		}
		id := s.newOrder(t, s.awaited)
		s.moving.at = s.moving.at.Add(8_760 * time.Hour)
		s.failOverdueBackorders(t, 0)
		s.wantOrder(t, id, order.StatusPENDING, "PENDING", 0)
	})
}

func TestADeadlineChangedDuringMaintenanceAppliesAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		for name, change := range map[string]func(*db.StoreUpdateOne){
			"cleared": func(u *db.StoreUpdateOne) { u.ClearBackorderDeadlineHours() },
			"raised":  func(u *db.StoreUpdateOne) { u.SetBackorderDeadlineHours(25) },
		} {
			moving, s, ending := newClock(), (*shop)(nil), false
			s = openShop(t, d, testkit.NewVault(t), func() time.Time {
				if ending { // FailOverdueBackorders has read the deadlines of the stores and reads the clock next
					ending = false
					update := d.Client.Store.UpdateOneID(s.Row.ID)
					change(update)
					update.ExecX(s.Ctx)
				}
				return moving.at
			})
			d.Client.Store.UpdateOneID(s.Row.ID).SetBackorderDeadlineHours(24).ExecX(s.Ctx)
			placed, err := s.Buy(s.NewCustomer(t, 100).ID, s.Offer(t, product.KindDIGITAL, 30, false, 0).ID)
			if err != nil {
				t.Fatal(err)
			}
			moving.at, ending = moving.at.Add(24*time.Hour), true
			ended, err := s.FailOverdueBackorders(auth.AllTenants(s.Ctx), 100)
			if got := read(t, s, placed.ID).Status; err != nil || ended != 0 || got != order.StatusPENDING {
				t.Errorf("%s: %d orders were changed (%v), and this one is %s", name, ended, err, got)
			}
			checkConsistency(t, s)
		}
	})
}

func TestAnOrderStaysPendingWhileOnlyAReplacementWaits(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openOverdueShop(t, d)
		s.upload(t, s.awaited, newKeys(1)...)
		id := s.newOrder(t, s.awaited, s.awaited)
		if _, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: read(t, s.shop, id).Edges.Items[0].ID}); err != nil {
			t.Fatal(err)
		}
		s.upload(t, s.awaited, newKeys(1)...)
		s.wantOrder(t, id, order.StatusPENDING, "REPLACED PENDING DELIVERED", 0)
		s.upload(t, s.awaited, newKeys(1)...)
		s.wantOrder(t, id, order.StatusCOMPLETED, "REPLACED DELIVERED DELIVERED", 0)
		checkConsistency(t, s.shop)
	})
}

func TestAnOrderNeverGoesBackWhileAReplacementWaits(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openOverdueShop(t, d)
		s.upload(t, s.awaited, newKeys(2)...)
		id := s.newOrder(t, s.awaited, s.awaited, s.byHand)
		for _, item := range read(t, s.shop, id).Edges.Items[:2] {
			if _, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: item.ID}); err != nil {
				t.Fatal(err)
			}
		}
		s.wantOrder(t, id, order.StatusPROCESSING, "REPLACED PENDING REPLACED PENDING PENDING", 0)
		s.upload(t, s.awaited, newKeys(1)...)
		s.wantOrder(t, id, order.StatusPROCESSING, "REPLACED DELIVERED REPLACED PENDING PENDING", 0)
		if _, _, err := s.DeliverItems(s.Ctx, orders.DeliverItemsInput{OrderID: id}); err != nil {
			t.Fatal(err)
		}
		s.wantOrder(t, id, order.StatusPROCESSING, "REPLACED DELIVERED REPLACED PENDING DELIVERED", 0)
		s.upload(t, s.awaited, newKeys(1)...)
		s.wantOrder(t, id, order.StatusCOMPLETED, "REPLACED DELIVERED REPLACED DELIVERED DELIVERED", 0)
		checkConsistency(t, s.shop)
	})
}
