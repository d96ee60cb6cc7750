package graph_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/stores"
)

func TestARefundCreditsItemByItemAndRevokesTheLicenses(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID, o.Yearly.ID)
		other := o.sells(t, o.Ana.ID, o.Yearly.ID)
		first, hour, third := placed.Items[0].ID, placed.Items[1].ID, placed.Items[2].ID
		refund := func(items ...uuid.UUID) vars { return vars{"input": vars{"id": placed.ID, "items": items}} }
		o.untouched(t, func() {
			o.refuses(t, "INVALID_INPUT", refundOrder, refund([]uuid.UUID{}...), "input.items")
			o.refuses(t, "INVALID_INPUT", refundOrder, refund(first, hour, first), "input.items.2")
			o.refuses(t, "ITEM_NOT_FOUND", refundOrder, refund(first, other.Items[0].ID), "input.items.1")
		})

		part := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{first}, "reason": "does not start"})
		part.is(t, "PROCESSING", "REFUNDED PENDING DELIVERED", 3990)
		if part.StatusReason != "does not start" {
			t.Errorf("the reason is %q", part.StatusReason)
		}
		o.audited(t, "order.refund")
		if revoked := o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED); revoked != 1 || o.StockOf(t, o.Yearly.ID) != 7 {
			t.Errorf("%d licenses are revoked, %d in stock", revoked, o.StockOf(t, o.Yearly.ID))
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, refund(third, first), "input.items.1") })

		closed := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{hour}})
		closed.is(t, "COMPLETED", "REFUNDED CANCELLED DELIVERED", 3990+3000)
		if closed.CompletedAt == nil || closed.eventTypes() != "ORDER_COMPLETED ORDER_REFUNDED ORDER_REFUNDED ORDER_CREATED" {
			t.Errorf("%+v", closed)
		}

		whole := o.does(t, refundOrder, vars{"id": placed.ID})
		whole.is(t, "REFUNDED", "REFUNDED CANCELLED REFUNDED", placed.Total)
		if o.Balance(t, o.Ana.ID) != balance-other.Total || o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED) != 2 {
			t.Errorf("the balance is %s", o.Balance(t, o.Ana.ID))
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}}) })
	})
}

func TestAnOrderThatWaitsForAllOfItIsCancelledAndNotRefunded(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Monthly.ID, o.Monthly.ID)
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}}) })
		part := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[0].ID}})
		part.is(t, "PENDING", "CANCELLED PENDING", 2000)
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[1].ID}}})
		})
		o.does(t, cancelOrder, vars{"id": placed.ID}).is(t, "CANCELLED", "CANCELLED CANCELLED", placed.Total)
	})
}

func TestWhatIsCreditedIsTheExpectedAmountOrNothing(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID, o.Hour.ID)
		o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[0].ID}})
		input := vars{"id": placed.ID, "expectedAmount": "90.00", "idempotencyKey": "desk-1"}
		o.untouched(t, func() {
			for _, operation := range []string{refundOrder, cancelOrder} {
				got := o.ask(t, operation, vars{"input": input})
				if len(got.Errors) != 1 {
					t.Fatalf("got %s and %+v", got.Data, got.Errors)
				}
				refused := got.Errors[0].Extensions
				explained(t, strings.ToLower(refused.Code), refused.Reason, refused.Params)
				if refused.Code != "STALE" || refused.Reason != "AMOUNT_CHANGED" || refused.Params["amount"] != "60.00" {
					t.Errorf("%+v", refused)
				}
			}
		})
		input["expectedAmount"] = "60.00"
		o.does(t, refundOrder, input).is(t, "REFUNDED", "CANCELLED CANCELLED CANCELLED", 90_00) // what was refused has not used up the key
		o.untouched(t, func() { o.does(t, refundOrder, input) })                                // a retry is not held against what is left
		input["expectedAmount"] = "0.00"
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", refundOrder, vars{"input": input})

		other := o.sells(t, o.Ana.ID, o.Hour.ID)
		o.does(t, cancelOrder, vars{"id": other.ID, "expectedAmount": "30.00"}).is(t, "CANCELLED", "CANCELLED", 30_00)
	})
}

func TestSupportRefundsUpToTheLimitOfTheStore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID, o.Hour.ID)
		refund := func(n int) vars { return vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[n].ID}} }
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": refund(0)}) })

		limit := money.Amount(60_00)
		_, err := o.Resolver.UpdateSettings(o.Context(t), stores.UpdateSettingsInput{Version: o.Version, SupportRefundLimit: &limit})
		if err != nil {
			t.Fatal(err)
		}
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": vars{"id": placed.ID}}) })
		support.does(t, refundOrder, refund(0)).is(t, "PROCESSING", "CANCELLED PENDING PENDING", 30_00)
		support.does(t, refundOrder, refund(1)).is(t, "PROCESSING", "CANCELLED CANCELLED PENDING", 60_00)
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": refund(2)}) })
		o.as(t, auth.Manager).does(t, refundOrder, refund(2)).is(t, "REFUNDED", "CANCELLED CANCELLED CANCELLED", 90_00)
	})
}
