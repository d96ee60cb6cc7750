package graph_test

import (
	"testing"

	"github.com/google/uuid"
)

func TestStaffDeliverByHandAndTheLastItemCompletesTheOrder(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Piece.ID, o.Yearly.ID, o.Monthly.ID)
		deliver := func(items ...uuid.UUID) vars { return vars{"input": vars{"orderId": placed.ID, "items": items}} }
		hour, piece, yearly, monthly := placed.Items[0].ID, placed.Items[1].ID, placed.Items[2].ID, placed.Items[3].ID
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", deliverItems, deliver(hour, yearly, monthly), "input.items.1", "input.items.2")
			o.refuses(t, "ITEM_NOT_FOUND", deliverItems, deliver(uuid.New()), "input.items.0")
			o.refuses(t, "INVALID_INPUT", deliverItems, deliver([]uuid.UUID{}...), "input.items")
			o.refuses(t, "ORDER_NOT_FOUND", deliverItems, vars{"input": vars{"orderId": uuid.New()}})
		})
		o.does(t, deliverItems, vars{"orderId": placed.ID, "items": []uuid.UUID{piece}}).
			is(t, "PENDING", "PENDING DELIVERED DELIVERED PENDING", 0)
		o.audited(t, "order.deliver")
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", deliverItems, deliver(piece), "input.items.0") })

		o.AddLicenses(t, o.Monthly.ID, 1)
		done := o.does(t, deliverItems, vars{"orderId": placed.ID})
		done.is(t, "COMPLETED", "DELIVERED DELIVERED DELIVERED DELIVERED", 0)
		if done.CompletedAt == nil || done.eventTypes() != "ORDER_COMPLETED ORDER_ITEMS_FULFILLED ORDER_CREATED" {
			t.Errorf("%+v", done)
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", deliverItems, vars{"input": vars{"orderId": placed.ID}}) })
	})
}

func TestAnItemSoldBeyondTheStockTakesAUnitWhenItIsDelivered(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID)
		// A unit that the items missed, because it was returned while they were ordered.
		o.Database.Client.Variation.UpdateOneID(o.Hour.ID).SetStockQuantity(1).ExecX(o.Context(t))
		for i, taken := range []bool{true, false} {
			done := o.does(t, deliverItems, vars{"orderId": placed.ID, "items": []uuid.UUID{placed.Items[i].ID}})
			if item := done.Items[i]; item.Status != "DELIVERED" || item.StockTaken != taken || o.StockOf(t, o.Hour.ID) != 0 {
				t.Errorf("item %d: %+v with %d left in stock", i, item, o.StockOf(t, o.Hour.ID))
			}
		}
	})
}
