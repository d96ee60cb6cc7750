package graph_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

const (
	deliverOrders = `mutation($input: ManyOrdersInput!) { done: deliverOrders(input: $input) { orderId refusal { code message } } }`
	cancelOrders  = `mutation($input: ManyOrdersInput!) { done: cancelOrders(input: $input) { orderId refusal { code message } } }`
	refundOrders  = `mutation($input: ManyOrdersInput!) { done: refundOrders(input: $input) { orderId refusal { code message } } }`
)

// refusals changes several orders. It returns the code of each result, "" for a success, and the ids of the orders.
func (d staffClient) refusals(t testing.TB, operation string, input vars) (codes []string, ids []uuid.UUID) {
	t.Helper()
	results := do[[]struct {
		OrderID uuid.UUID
		Refusal *struct{ Code, Message string }
	}](t, d, operation, input)
	for _, result := range results {
		code := ""
		if result.Refusal != nil {
			code = result.Refusal.Code
		}
		codes, ids = append(codes, code), append(ids, result.OrderID)
	}
	return codes, ids
}

func TestSeveralOrdersAreChangedEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		theirs := foreign.sells(t, foreign.Ana.ID, foreign.Hour.ID).ID
		balance := o.Balance(t, o.Ana.ID)
		first, second := o.sells(t, o.Ana.ID, o.Hour.ID), o.sells(t, o.Ana.ID, o.Hour.ID)
		third := o.sells(t, o.Ana.ID, o.Hour.ID)

		delivered := vars{"ids": []uuid.UUID{first.ID, theirs}}
		if codes, ids := o.refusals(t, deliverOrders, delivered); !slices.Equal(codes, []string{"", "ORDER_NOT_FOUND"}) || ids[1] != theirs {
			t.Errorf("delivered %q %v", codes, ids)
		}
		o.audited(t, "order.deliver")

		ids := []uuid.UUID{third.ID, first.ID, second.ID, third.ID}
		cancel := vars{"ids": ids, "reason": "out of stock", "idempotencyKey": "bulk"}
		codes, results := o.refusals(t, cancelOrders, cancel)
		if !slices.Equal(codes, []string{"", "ORDER_STATE", ""}) || !slices.Equal(results, ids[:3]) {
			t.Errorf("cancelled %q of %v", codes, results)
		}
		support := o.as(t, auth.Support)
		o.untouched(t, func() {
			if again, _ := o.refusals(t, cancelOrders, cancel); !slices.Equal(again, codes) {
				t.Errorf("a retry got %q", again)
			}
			reused := vars{"ids": ids[:1], "idempotencyKey": "bulk"}
			if codes, _ := o.refusals(t, cancelOrders, reused); !slices.Equal(codes, []string{"IDEMPOTENCY_KEY_REUSED"}) {
				t.Errorf("another call with the key got %q", codes)
			}
			if codes, _ := support.refusals(t, refundOrders, vars{"ids": ids[1:2]}); !slices.Equal(codes, []string{"FORBIDDEN"}) {
				t.Errorf("support without a limit got %q", codes)
			}
		})
		if codes, _ := o.refusals(t, refundOrders, vars{"ids": ids[:2], "reason": "sorry"}); !slices.Equal(codes, []string{"ORDER_STATE", ""}) {
			t.Errorf("refunded %q", codes)
		}
		if after := o.Balance(t, o.Ana.ID); after != balance {
			t.Errorf("the balance is %s, and was %s", after, balance)
		}
	})
}

func TestEachOfSeveralOrdersIsCreditedWithTheExpectedAmountOrNotAtAll(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for operation, status := range map[string]string{cancelOrders: "CANCELLED", refundOrders: "REFUNDED"} {
			first, second := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID), o.sells(t, o.Ana.ID, o.Hour.ID)
			third := o.sells(t, o.Ana.ID, o.Hour.ID)
			o.does(t, refundOrder, vars{"id": first.ID, "items": []uuid.UUID{first.Items[0].ID}})
			expected := func(amount string) vars {
				return vars{"ids": []uuid.UUID{first.ID, second.ID, third.ID}, "idempotencyKey": status, "expectedAmounts": []vars{
					{"orderId": first.ID, "amount": amount}, {"orderId": second.ID, "amount": "30.00"},
				}}
			}
			if codes, _ := o.refusals(t, operation, expected("60.00")); !slices.Equal(codes, []string{"STALE", "", ""}) {
				t.Errorf("%s with another amount: %q", status, codes)
			}
			if codes, _ := o.refusals(t, operation, expected("30.00")); !slices.Equal(codes, []string{"", "", ""}) {
				t.Errorf("%s with the amount: %q", status, codes)
			}
			o.untouched(t, func() {
				o.refuses(t, "INVALID_INPUT", operation, vars{"input": vars{"ids": []uuid.UUID{first.ID}, "expectedAmounts": []vars{
					{"orderId": first.ID, "amount": "1.00"}, {"orderId": second.ID, "amount": "1.00"}, {"orderId": first.ID, "amount": "1.00"},
				}}}, "input.expectedAmounts.1.orderId", "input.expectedAmounts.2.orderId")
			})
		}
		o.refuses(t, "INVALID_INPUT", deliverOrders, vars{"input": vars{
			"ids": []uuid.UUID{o.Ana.ID}, "expectedAmounts": []vars{{"orderId": o.Ana.ID, "amount": "1.00"}},
		}}, "input.expectedAmounts")
	})
}

func TestSeveralOrdersNeedIdsAShortKeyAndAReasonOnlyWhereItIsKept(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		viewer := o.as(t, auth.Viewer)
		o.untouched(t, func() {
			o.refuses(t, "INVALID_INPUT", cancelOrders, vars{"input": vars{
				"ids": []uuid.UUID{}, "reason": strings.Repeat("x", 501), "idempotencyKey": strings.Repeat("k", 44),
			}}, "input.ids", "input.idempotencyKey", "input.reason")
			o.refuses(t, "INVALID_INPUT", refundOrders, vars{"input": vars{"ids": make([]uuid.UUID, 101)}}, "input.ids")
			o.refuses(t, "INVALID_INPUT", deliverOrders, vars{"input": vars{"ids": []uuid.UUID{uuid.New()}, "reason": "x"}}, "input.reason")
			for _, operation := range []string{deliverOrders, cancelOrders, refundOrders} {
				viewer.refuses(t, "FORBIDDEN", operation, vars{"input": vars{"ids": []uuid.UUID{uuid.New()}}})
			}
		})
	})
}
