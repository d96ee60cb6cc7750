package graph_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/event"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
)

func TestStockIsCorrectedByADeltaOrToAQuantity(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type adjusted struct {
			AdjustStock struct {
				StockQuantity, Reserved int
				Variation               variationShown
			}
		}
		tally := func(kind outbox.Type) int {
			t.Helper()
			n, err := o.Database.Client.Event.Query().Where(event.Type(string(kind)), event.SubjectID(o.Piece.ID)).Count(o.Context(t))
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for _, step := range []struct {
			input          vars
			stock          int
			low, available int // events so far
		}{
			{vars{"delta": 7}, 10, 0, 0},
			{vars{"delta": -4}, 6, 0, 0},
			{vars{"setTo": 5}, 5, 1, 0},
			{vars{"setTo": 5}, 5, 1, 0},
			{vars{"setTo": 0}, 0, 1, 0},
			{vars{"delta": 1}, 1, 1, 1},
		} {
			step.input["variationId"], step.input["reason"] = o.Piece.ID, "stock-taking"
			got := get[adjusted](t, o.staffClient, adjustStock, vars{"input": step.input}).AdjustStock
			o.audited(t, "variation.adjust_stock")
			if got.StockQuantity != step.stock || got.Variation.StockQuantity != step.stock || got.Reserved != 0 || got.Variation.Version != 1 {
				t.Errorf("%v: %+v", step.input, got)
			}
			if tally(outbox.StockLow) != step.low || tally(outbox.StockAvailable) != step.available {
				t.Errorf("%v: %d events stock.low and %d stock.available", step.input, tally(outbox.StockLow), tally(outbox.StockAvailable))
			}
		}
		last, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("variation.adjust_stock")).Order(auditentry.ByID()).All(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		if entry := last[len(last)-1]; !jsonEqual(t, entry.Before, `{"stock_quantity":0}`) || !jsonEqual(t, entry.After, `{"stock_quantity":1,"reason":"stock-taking"}`) {
			t.Errorf("%s → %s", entry.Before, entry.After)
		}

		o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID) // beyond the stock
		get[adjusted](t, o.staffClient, adjustStock, vars{"input": vars{"variationId": o.Hour.ID, "delta": 5, "reason": "rota"}})
		entry := o.Database.Client.AuditEntry.Query().Where(auditentry.SubjectID(o.Hour.ID), auditentry.Action("variation.adjust_stock")).OnlyX(o.Context(t))
		if !jsonEqual(t, entry.Before, `{"stock_quantity":0}`) || !jsonEqual(t, entry.After, `{"stock_quantity":3,"reserved":2,"reason":"rota"}`) {
			t.Errorf("%s → %s", entry.Before, entry.After)
		}

		input := func(more vars) vars {
			in := vars{"variationId": o.Piece.ID, "reason": "r"}
			for name, value := range more {
				in[name] = value
			}
			return vars{"input": in}
		}
		o.refuses(t, "INSUFFICIENT_STOCK", adjustStock, input(vars{"delta": -2}))
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"reason": " "}), "input.delta", "input.reason")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"delta": 1, "setTo": 1}), "input.delta", "input.setTo")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"setTo": -1}), "input.setTo")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"delta": 0}), "input.delta")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"delta": catalogue.MaxStock}), "input.delta") // beside the one that is there
		o.refuses(t, "VARIATION_DIGITAL", adjustStock, input(vars{"delta": 1, "variationId": o.Yearly.ID}))
		o.refuses(t, "VARIATION_NOT_FOUND", adjustStock, input(vars{"delta": 1, "variationId": uuid.New()}))
		o.refuses(t, "IDEMPOTENCY_KEY_INVALID", adjustStock, input(vars{"delta": 1, "idempotencyKey": "é"}))
		for range 2 {
			if got := get[adjusted](t, o.staffClient, adjustStock, input(vars{"delta": 4, "idempotencyKey": "once"})).AdjustStock; got.StockQuantity != 5 {
				t.Errorf("%+v", got)
			}
		}
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", adjustStock, input(vars{"delta": 5, "idempotencyKey": "once"}))
	})
}

func jsonEqual(t testing.TB, got json.RawMessage, want string) bool {
	t.Helper()
	var a, b any
	if json.Unmarshal(got, &a) != nil || json.Unmarshal([]byte(want), &b) != nil {
		t.Fatalf("%s or %s is no JSON", got, want)
	}
	return reflect.DeepEqual(a, b)
}
