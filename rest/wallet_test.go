package rest_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/testkit"
)

type rechargeResponse struct {
	ID, CustomerID                               uuid.UUID
	Amount, Currency, Status, Balance, Reference string
	CreatedAt                                    string
	DecidedAt                                    *string
}

func (w *world) recharge(t testing.TB, id uuid.UUID, body any, headers ...string) testkit.Response {
	t.Helper()
	return w.Do(t, "POST", api+"/customers/"+id.String()+"/wallet/recharge", body, headers...)
}

func (w *world) rechargeByPhone(t testing.TB, phone string, body any) testkit.Response {
	t.Helper()
	return w.Do(t, "POST", api+"/customers/by-phone/"+phone+"/wallet/recharge", body)
}

func TestRechargeCreditsTheWalletAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.recharge(t, w.Bruno.ID, `{"amount":"49.90","reference":"PIX 42","notes":"thanks"}`)
		got := decoded[rechargeResponse](t, r, 201)
		if got.CustomerID != w.Bruno.ID || got.Amount != "49.90" || got.Balance != "49.90" || got.Currency != "EUR" ||
			got.Status != "APPROVED" || got.Reference != "PIX 42" || got.DecidedAt == nil || !milliseconds.MatchString(got.CreatedAt) {
			t.Errorf("%s", r.Body)
		}
		if r.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("Cache-Control %q", r.Header.Get("Cache-Control"))
		}
		if strings.Contains(string(r.Body), "thanks") {
			t.Errorf("shows the notes: %s", r.Body)
		}
		if w.Balance(t, w.Bruno.ID) != 4990 {
			t.Errorf("balance %s", w.Balance(t, w.Bruno.ID))
		}
	})
}

func TestRechargeByLinkedPhone(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, phone := range []string{"+5511987654321", "%2B5511987654321", "+55%2011%2098765-4321", "+55%200%2011%2098765-4321"} {
			if got := decoded[rechargeResponse](t, w.rechargeByPhone(t, phone, `{"amount":1}`), 201); got.CustomerID != w.Ana.ID {
				t.Errorf("%s: %+v", phone, got)
			}
		}
		refused(t, w.rechargeByPhone(t, "+5511987654322", `{"amount":1}`), 404, "phone_not_linked")
		for _, phone := range []string{
			"5511987654321", "x", "%00", url.PathEscape("+55 11 / 9"), "+551198765432I1", "+55*11*987654321", "++5511987654321", "+55119876FLOWERS",
			url.PathEscape("+5511987654321/x5"), url.PathEscape("+5511987654321;isub=1"),
		} {
			p := refused(t, w.rechargeByPhone(t, phone, `{"amount":1}`), 400, "invalid_input")
			if !slices.Equal(p.where(), []string{"phone"}) {
				t.Errorf("%q: blames %v", phone, p.where())
			}
		}
		refused(t, w.rechargeByPhone(t, "", `{"amount":1}`), 404, "route_not_found")
		p := refused(t, w.rechargeByPhone(t, "x", `{"amount":0}`), 400, "invalid_input")
		if !slices.Equal(p.where(), []string{"phone", "/amount"}) {
			t.Errorf("blames %v", p.where())
		}
	})
}

func TestRechargeTakesAmountsWithAtMostTwoDecimals(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for text, want := range map[string]string{
			`"49.90"`: "49.90", `"49.9"`: "49.90", `"49"`: "49.00", `49.9`: "49.90", `49`: "49.00", `0.07`: "0.07",
			`1000000`: "1000000.00", `"007"`: "7.00", `1.10`: "1.10", `"4.35"`: "4.35", `4.35`: "4.35",
		} {
			if got := decoded[rechargeResponse](t, w.recharge(t, w.Dora.ID, `{"amount":`+text+`}`), 201); got.Amount != want {
				t.Errorf("%s: %s, want %s", text, got.Amount, want)
			}
		}
		before := w.Balance(t, w.Dora.ID)
		for _, text := range []string{
			`"0"`, `0`, `"0.00"`, `"-1"`, `-1`, `"+1"`, `"1.234"`, `1.234`, `1e2`, `"1e2"`, `"1,000"`, `"1 "`, `" 1"`, `""`, `"."`, `".5"`, `"5."`,
			`"١"`, `"1000000.01"`, `1000000.01`, `99999999999999999999999999`, `"NaN"`, `null`, `true`, `[]`, `{}`, `"1\u0000"`, `0.001`, `1E400`,
		} {
			p := refused(t, w.recharge(t, w.Dora.ID, `{"amount":`+text+`}`), 400, "invalid_input")
			if !slices.Equal(p.where(), []string{"/amount"}) {
				t.Errorf("%s: blames %v", text, p.where())
			}
		}
		if got := w.Balance(t, w.Dora.ID); got != before {
			t.Errorf("balance %s, want %s", got, before)
		}
	})
}

func TestRechargeWithoutACustomerAScopeOrValidTextsIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, id := range []string{uuid.NewString(), uuid.Nil.String(), "42", "%00"} {
			r := w.Do(t, "POST", api+"/customers/"+id+"/wallet/recharge", `{"amount":1}`)
			refused(t, r, 404, "customer_not_found")
		}
		long := `{"amount":1,"reference":"` + strings.Repeat("é", 101) + `","notes":"` + strings.Repeat("x", 501) + `"}`
		if p := refused(t, w.recharge(t, w.Ana.ID, long), 400, "invalid_input"); !slices.Equal(p.where(), []string{"/reference", "/notes"}) {
			t.Errorf("blames %v", p.where())
		}
		if p := refused(t, w.recharge(t, w.Ana.ID, `{"reference":1,"notes":[]}`), 400, "invalid_input"); !slices.Equal(p.where(), []string{"/amount", "/reference", "/notes"}) {
			t.Errorf("blames %v", p.where())
		}
		decoded[rechargeResponse](t, w.recharge(t, w.Ana.ID, `{"amount":1,"reference":"`+strings.Repeat("é", 100)+`","notes":"`+strings.Repeat("x", 500)+`"}`), 201)
		p := refused(t, w.scoped(t, auth.OrdersWrite, auth.WalletRead).Do(t, "POST", api+"/customers/"+w.Ana.ID.String()+"/wallet/recharge", `{"amount":1}`), 403, "insufficient_scope")
		if !strings.Contains(p.Detail, "wallet:write") {
			t.Errorf("does not name the scope: %s", p.Detail)
		}
	})
}

func TestRechargeAboveTheReviewLimitWaits(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.Database.Client.Store.UpdateOneID(w.ID).SetRechargeReviewLimit(money.Amount(100_00)).ExecX(w.Context(t))
		fresh := serve(t, w.Store.Reopened(t), w.clock)
		if got := decoded[rechargeResponse](t, fresh.recharge(t, w.Bruno.ID, `{"amount":100}`), 201); got.Status != "APPROVED" {
			t.Errorf("at the limit: %+v", got)
		}
		r := fresh.recharge(t, w.Bruno.ID, `{"amount":"100.01"}`)
		if got := decoded[rechargeResponse](t, r, 201); got.Status != "PENDING" || got.DecidedAt != nil || got.Balance != "100.00" {
			t.Errorf("above it: %s", r.Body)
		}
		if w.Balance(t, w.Bruno.ID) != 100_00 {
			t.Errorf("balance %s", w.Balance(t, w.Bruno.ID))
		}
	})
}
