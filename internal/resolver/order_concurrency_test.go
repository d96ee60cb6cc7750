package resolver_test

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// newOrder places an order of the variations with a new customer and returns its id.
func (s *shop) newOrder(t testkit.Failer, variations ...uuid.UUID) uuid.UUID {
	t.Helper()
	placed, err := s.Buy(s.NewCustomer(t, 100_000).ID, variations...)
	if err != nil {
		t.Fatalf("buy: %v", err)
	}
	return placed.ID
}

// checkOneSucceeds runs calls concurrently and checks that exactly one succeeds and the others get CodeOrderState.
func checkOneSucceeds(t *testing.T, callers int, call func(i int) error) {
	t.Helper()
	var succeeded atomic.Int64
	testkit.AtOnce(callers, func(i int) {
		err := call(i)
		switch {
		case err == nil:
			succeeded.Add(1)
		case testkit.CodeOf(err) != problem.CodeOrderState:
			t.Errorf("a caller got %v", err)
		}
	})
	if succeeded.Load() != 1 {
		t.Errorf("%d calls succeeded", succeeded.Load())
	}
}

func TestRefundsAtOnceCreditTheBuyerOnce(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, newKeys(3)...)
		id := s.newOrder(t, variation.ID, variation.ID, variation.ID)
		first := read(t, s, id).Edges.Items[0].ID
		testkit.AtOnce(16, func(i int) {
			in := orders.RefundOrderInput{ID: id}
			if i%2 == 0 {
				in.Items = uuids(first)
			}
			_, _, err := s.RefundOrder(s.Ctx, in)
			if err != nil && testkit.CodeOf(err) != problem.CodeOrderState {
				t.Errorf("a caller got %v", err)
			}
		})
		if got := read(t, s, id); got.Status != order.StatusREFUNDED || got.RefundedAmount != got.Total {
			t.Errorf("the order is %s with %s credited", got.Status, got.RefundedAmount)
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentCancellationAndBackfillDoOneOfBoth(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		placedOrders := make([]uuid.UUID, 16)
		for i := range placedOrders {
			placedOrders[i] = s.newOrder(t, variation.ID, variation.ID)
		}
		var cancelled atomic.Int64
		testkit.AtOnce(len(placedOrders)+4, func(i int) {
			if i >= len(placedOrders) {
				s.upload(t, variation.ID, newKeys(5)...)
				return
			}
			_, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: placedOrders[i]})
			switch {
			case err == nil:
				cancelled.Add(1)
			case testkit.CodeOf(err) != problem.CodeOrderState:
				t.Errorf("a caller got %v", err)
			}
		})
		count := d.Client.Order.Query().Where(order.StatusEQ(order.StatusCANCELLED)).CountX(s.Ctx)
		if int64(count) != cancelled.Load() {
			t.Errorf("%d orders are cancelled, %d calls did it", count, cancelled.Load())
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentReplacementsAndUploadsLeaveNoItemWaitingBesideStock(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		s.upload(t, variation.ID, newKeys(16)...)
		broken := make([]uuid.UUID, 16)
		for i := range broken {
			broken[i] = read(t, s, s.newOrder(t, variation.ID)).Edges.Items[0].ID
		}
		testkit.AtOnce(2*len(broken), func(i int) {
			var err error
			if i%2 == 0 {
				_, _, err = s.UploadLicenses(s.Ctx, uploadOf(variation.ID, newKeys(1)...))
			} else {
				_, _, err = s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: broken[i/2]})
			}
			if err != nil {
				t.Errorf("call %d got %v", i, err)
			}
		})
		if waiting := d.Client.OrderItem.Query().Where(orderitem.StatusEQ(orderitem.StatusPENDING)).CountX(s.Ctx); waiting != 0 {
			t.Errorf("%d items wait although there was a license for each", waiting)
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentReplacementsOfAnItemGiveOneReplacement(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, newKeys(20)...)
		id := s.newOrder(t, variation.ID)
		item := read(t, s, id).Edges.Items[0].ID
		checkOneSucceeds(t, 8, func(int) error {
			_, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: item})
			return err
		})
		if items := read(t, s, id).Edges.Items; len(items) != 2 {
			t.Errorf("%d items", len(items))
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentDeliveryAndCancellationDoOneOfBoth(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindPHYSICAL, 100, true, 2)
		id := s.newOrder(t, variation.ID, variation.ID)
		checkOneSucceeds(t, 8, func(i int) (err error) {
			if i%2 == 0 {
				_, _, err = s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: id})
			} else {
				_, _, err = s.DeliverItems(s.Ctx, orders.DeliverItemsInput{OrderID: id})
			}
			return err
		})
		stock := map[order.Status]int{order.StatusCANCELLED: 2, order.StatusCOMPLETED: 0}
		status := read(t, s, id).Status
		if got := d.Client.Variation.GetX(s.Ctx, variation.ID).StockQuantity; got != stock[status] {
			t.Errorf("%d in stock after the order was %s", got, status)
		}
		checkConsistency(t, s)
	})
}

func TestTwinsWithOneKeyRefundOnce(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindSERVICE, 100, false, 0)
		id := s.newOrder(t, variation.ID)
		var originals atomic.Int64
		testkit.AtOnce(16, func(int) {
			refunded, replayed, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: id, IdempotencyKey: "twice"})
			switch {
			case err != nil || refunded.RefundedAmount != 100:
				t.Errorf("a twin got %+v, %v", refunded, err)
			case !replayed:
				originals.Add(1)
			}
		})
		if originals.Load() != 1 {
			t.Errorf("%d originals", originals.Load())
		}
		checkConsistency(t, s)
	})
}

func TestStaffAndMaintenanceOnTheSameOrdersShowNoDeadlockToCallers(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		d.Client.Store.UpdateOneID(s.Row.ID).SetBackorderDeadlineHours(1).ExecX(s.Ctx)
		variations := uuids(
			s.Offer(t, product.KindDIGITAL, 100, false, 0).ID,
			s.Offer(t, product.KindDIGITAL, 250, false, 0).ID,
			s.Offer(t, product.KindPHYSICAL, 300, false, 3).ID,
		)
		s.upload(t, variations[0], newKeys(12)...)
		s.upload(t, variations[1], newKeys(12)...)
		buyer := s.NewCustomer(t, 1_000_000).ID
		orders := make([]uuid.UUID, 12)
		for i := range orders {
			placed, err := s.Buy(buyer, variations[0], variations[1], variations[2], variations[i%3], variations[(i+1)%3])
			if err != nil {
				t.Fatal(err)
			}
			orders[i] = placed.ID
		}
		moving.at = moving.at.Add(time.Hour)
		testkit.AtOnce(96, func(i int) {
			random := rand.New(rand.NewPCG(uint64(i), 11)) // the same operations in every run
			err := s.randomOperation(orders[random.IntN(len(orders))], buyer, variations, i, random)
			switch testkit.CodeOf(err) {
			case problem.CodeOrderState, problem.CodeInsufficientStock:
			default:
				if err != nil {
					t.Errorf("call %d got %v", i, err)
				}
			}
		})
		checkConsistency(t, s)
	})
}

// randomOperation runs the i-th of the concurrent operations, on a random item or variation.
func (s *shop) randomOperation(id, buyer uuid.UUID, variations []uuid.UUID, i int, random *rand.Rand) (err error) {
	items := s.Database.Client.OrderItem.Query().Where(orderitem.OrderID(id)).IDsX(s.Ctx)
	item := items[random.IntN(len(items))]
	switch i % 8 {
	case 0:
		_, _, err = s.UploadLicenses(s.Ctx, uploadOf(variations[random.IntN(2)], newKeys(3)...))
	case 1:
		_, err = s.Buy(buyer, variations[random.IntN(3)], variations[random.IntN(3)])
	case 2:
		_, _, err = s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: id})
	case 3:
		_, _, err = s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: id, Items: uuids(item)})
	case 4:
		_, _, err = s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: item})
	case 5:
		_, _, err = s.DeliverItems(s.Ctx, orders.DeliverItemsInput{OrderID: id})
	case 6:
		_, _, err = s.FailOrder(s.Ctx, orders.FailOrderInput{ID: id})
	default:
		_, err = s.FailOverdueBackorders(auth.AllTenants(s.Ctx), 100)
	}
	return err
}
