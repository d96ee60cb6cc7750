package graph_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
)

func TestCancellingCreditsEverythingAndReturnsTheStock(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Piece.ID, o.Piece.ID, o.Piece.ID, o.Monthly.ID)
		if placed.Status != "PENDING" || o.StockOf(t, o.Piece.ID) != 0 {
			t.Fatalf("%+v", placed)
		}
		input := vars{"id": placed.ID, "reason": "changed their mind", "idempotencyKey": "cancel-1"}
		cancelled := o.does(t, cancelOrder, input)
		cancelled.is(t, "CANCELLED", "CANCELLED CANCELLED CANCELLED CANCELLED", placed.Total)
		if cancelled.StatusReason != "changed their mind" || cancelled.CompletedAt != nil || cancelled.eventTypes() != "ORDER_CANCELLED ORDER_CREATED" {
			t.Errorf("%+v", cancelled)
		}
		o.audited(t, "order.cancel")
		if o.Balance(t, o.Ana.ID) != balance || o.StockOf(t, o.Piece.ID) != 3 {
			t.Errorf("the balance is %s and the stock %d", o.Balance(t, o.Ana.ID), o.StockOf(t, o.Piece.ID))
		}
		waiting := o.Database.Client.Variation.Query().Where(variation.ID(o.Monthly.ID)).OnlyX(o.Context(t)).Backordered
		if waiting != 0 {
			t.Errorf("%d items still wait", waiting)
		}
		row := o.Database.Client.WalletTransaction.Query().
			Where(wallettransaction.OrderID(placed.ID), wallettransaction.KindEQ(wallettransaction.KindREFUND)).
			OnlyX(o.Context(t))
		if row.Amount != placed.Total || row.Reference != placed.Number || row.ActorKind != string(auth.KindStaff) || row.ActorID == nil {
			t.Errorf("the ledger says %+v", row)
		}
		available := o.Database.Client.Event.Query().
			Where(event.Type("stock.available"), event.SubjectID(o.Piece.ID)).CountX(o.Context(t))
		if available != 1 {
			t.Errorf("%d events stock.available", available)
		}
		o.untouched(t, func() {
			if again := o.does(t, cancelOrder, input); again.ID != placed.ID {
				t.Errorf("a retry got %+v", again)
			}
			o.refuses(t, "IDEMPOTENCY_KEY_REUSED", cancelOrder, vars{"input": vars{"id": placed.ID, "idempotencyKey": "cancel-1"}})
			o.refuses(t, "IDEMPOTENCY_KEY_REUSED", failOrder, vars{"input": input}) // the same input of another operation
			for _, operation := range []string{cancelOrder, failOrder, refundOrder} {
				o.refuses(t, "ORDER_STATE", operation, vars{"input": vars{"id": placed.ID}})
				o.refuses(t, "ORDER_NOT_FOUND", operation, vars{"input": vars{"id": uuid.New()}})
				o.refuses(t, "INVALID_INPUT", operation, vars{"input": vars{"id": placed.ID, "reason": strings.Repeat("x", 501)}}, "input.reason")
			}
		})
	})
}

func TestAnOrderOfWhichSomethingWasDeliveredIsNotCancelled(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", cancelOrder, vars{"input": vars{"id": placed.ID}}) })
		done := o.sells(t, o.Ana.ID, o.Yearly.ID)
		if done.Status != "COMPLETED" || done.eventTypes() != "ORDER_COMPLETED ORDER_CREATED" {
			t.Errorf("%+v", done)
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", cancelOrder, vars{"input": vars{"id": done.ID}})
			o.refuses(t, "ORDER_STATE", failOrder, vars{"input": vars{"id": done.ID}})
		})
	})
}

func TestFailingKeepsWhatWasDeliveredAndCreditsTheRest(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
		failed := o.does(t, failOrder, vars{"id": placed.ID, "reason": "no one has time"})
		failed.is(t, "FAILED", "DELIVERED CANCELLED", 3000)
		o.audited(t, "order.fail")
		if o.Balance(t, o.Ana.ID) != balance-3990 {
			t.Errorf("the balance is %s", o.Balance(t, o.Ana.ID))
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}})
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": placed.Items[0].ID}})
		})
	})
}
