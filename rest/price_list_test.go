package rest_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"
)

func TestThePriceListIsTheQuoteOfEveryProduct(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var products []struct{ ID uuid.UUID }
		w.Do(t, "GET", api+"/products", nil).Decode(t, &products)
		for _, query := range []string{
			"", "?customerId=" + w.Ana.ID.String(), "?customerId=" + w.Dora.ID.String(),
			"?customerPhone=%2B5511987654321", "?customerRef=" + *w.Ana.ExternalRef,
		} {
			var list []json.RawMessage
			r := w.Do(t, "GET", api+"/prices"+query, nil)
			if r.Decode(t, &list); r.Status != http.StatusOK || len(list) != len(products) {
				t.Fatalf("%s: %d %s", query, r.Status, r.Body)
			}
			for i, product := range products {
				quote := w.Do(t, "GET", api+"/products/"+product.ID.String()+"/price"+query, nil)
				if got := string(list[i]) + "\n"; got != string(quote.Body) {
					t.Errorf("%s\nlist  %s\nquote %s", query, got, quote.Body)
				}
			}
		}
		refused(t, w.Do(t, "GET", api+"/prices?customerId="+uuid.NewString(), nil), 404, "customer_not_found")
		refused(t, w.Do(t, "GET", api+"/prices?customerPhone=%2B5511900000000", nil), 404, "phone_not_linked")
		refused(t, w.Do(t, "GET", api+"/prices?customerPhone=1&customerRef=a", nil), 400, "invalid_input")
	})
}

func TestARefusedOrderSaysWhatIsMissing(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		type shortage struct {
			Balance, Required, Missing string
			VariationID                uuid.UUID
			Available                  *int
		}
		short := func(code string, body any) (s shortage) {
			r := w.Do(t, "POST", api+"/orders", body)
			refused(t, r, http.StatusBadRequest, code)
			r.Decode(t, &s)
			return s
		}
		decoded[rechargeResponse](t, w.recharge(t, w.Bruno.ID, `{"amount":"10.00"}`), http.StatusCreated)
		got := short("insufficient_balance", cart(w.Bruno.ID, w.Yearly.ID, w.Piece.ID))
		if got.Balance != "10.00" || got.Required != "64.90" || got.Missing != "54.90" || got.Available != nil {
			t.Errorf("%+v", got)
		}
		got = short("insufficient_stock", cart(w.Dora.ID, repeat(w.Piece.ID, 4)...))
		if got.VariationID != w.Piece.ID || got.Available == nil || *got.Available != 3 || got.Missing != "" {
			t.Errorf("%+v", got)
		}
		got = short("insufficient_stock", cart(w.Dora.ID, w.Lifetime.ID))
		if got.VariationID != w.Lifetime.ID || got.Available == nil || *got.Available != 0 {
			t.Errorf("%+v", got)
		}
	})
}
