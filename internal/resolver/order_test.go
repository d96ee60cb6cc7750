package resolver_test

import (
	"testing"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

func TestOrderIsReturnedAsCreatedAndReadAsDelivered(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 4990, true, 0)
		s.upload(t, variation.ID, "AAAA-BBBB")
		buyer := s.NewCustomer(t, 10_000)

		placed, err := s.Buy(buyer.ID, variation.ID)
		if err != nil {
			t.Fatal(err)
		}
		if placed.Status != order.StatusPROCESSING || placed.Edges.Items[0].Status != orderitem.StatusPENDING {
			t.Errorf("placed as %s with an item %s", placed.Status, placed.Edges.Items[0].Status)
		}
		read, err := s.Order(s.Ctx, placed.ID)
		if err != nil {
			t.Fatal(err)
		}
		if read.Status != order.StatusCOMPLETED || read.CompletedAt == nil {
			t.Errorf("read as %s, completed at %v", read.Status, read.CompletedAt)
		}
		if got := read.Credentials[read.Edges.Items[0].ID]; got != "AAAA-BBBB" {
			t.Errorf("credentials %q", got)
		}
		checkConsistency(t, s)
	})
}

func TestBackorderIsFilledFirstInFirstOut(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		buyer := s.NewCustomer(t, 10_000)
		first, err := s.Buy(buyer.ID, variation.ID, variation.ID)
		if err != nil {
			t.Fatal(err)
		}
		second, err := s.Buy(buyer.ID, variation.ID)
		if err != nil {
			t.Fatal(err)
		}
		if first.Status != order.StatusPENDING {
			t.Errorf("an order that waits for stock was created %s", first.Status)
		}

		result := s.upload(t, variation.ID, "ONE", "TWO", "ONE")
		if result.Created != 2 || len(result.Duplicates) != 1 || result.Duplicates[0] != 2 ||
			result.BackfilledItems != 2 || result.OrdersFulfilled != 1 || result.StockQuantity != 0 {
			t.Errorf("upload: %+v", result)
		}
		for id, want := range map[*orders.OrderWithCredentials]order.Status{
			read(t, s, first.ID): order.StatusCOMPLETED, read(t, s, second.ID): order.StatusPENDING,
		} {
			if id.Status != want {
				t.Errorf("order %s is %s, want %s", id.Number, id.Status, want)
			}
		}
		checkConsistency(t, s)
	})
}

func TestDryRunRespondsLikeTheOrderAndWritesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, "ONE")
		buyer := s.NewCustomer(t, 10_000)
		before := s.tally(t)
		in := orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: buyer.ID}, Items: uuids(variation.ID), Source: order.SourceAPI, DryRun: true,
			IdempotencyKey: "k",
		}
		planned, replayed, err := s.PlaceOrder(s.Ctx, in)
		if err != nil || replayed || planned.Total != 100 {
			t.Fatalf("got %+v, %v, %v", planned, replayed, err)
		}
		if after := s.tally(t); after != before {
			t.Errorf("wrote: %+v became %+v", before, after)
		}
		in.Items = uuids(variation.ID, variation.ID)
		_, _, err = s.PlaceOrder(s.Ctx, in)
		testkit.WantCode(t, err, problem.CodeInsufficientStock)
	})
}
