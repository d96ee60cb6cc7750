package rest_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/testkit"
)

type wallet struct {
	CustomerID        uuid.UUID
	Balance, Currency string
}

type ledger struct {
	Data []struct {
		ID, Kind, Amount, BalanceAfter, Reference string
		OrderID, RechargeID                       *uuid.UUID
		CreatedAt                                 string
	}
	Pagination struct {
		Limit      int
		NextCursor *string
	}
}

func walletPath(customer uuid.UUID) string {
	return api + "/customers/" + customer.String() + "/wallet"
}

func (w *world) ledger(t testing.TB, customer uuid.UUID, query string) ledger {
	t.Helper()
	return decoded[ledger](t, w.Do(t, http.MethodGet, walletPath(customer)+"/transactions"+query, nil), http.StatusOK)
}

// recharges puts 1.00 into Bruno's wallet n times.
func (w *world) recharges(t testing.TB, n int) {
	t.Helper()
	for range n {
		decoded[rechargeResponse](t, w.recharge(t, w.Bruno.ID, `{"amount":1}`), http.StatusCreated)
	}
}

func TestWalletShowsBalanceAndCurrency(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.recharges(t, 2)
		r := w.Do(t, http.MethodGet, walletPath(w.Bruno.ID), nil)
		if got := decoded[wallet](t, r, http.StatusOK); got != (wallet{w.Bruno.ID, "2.00", "EUR"}) {
			t.Errorf("%s", r.Body)
		}
		if got := r.Header.Get("Cache-Control"); got != "no-store" {
			t.Errorf("Cache-Control %q", got)
		}
		blocked := decoded[wallet](t, w.Do(t, http.MethodGet, walletPath(w.Blocked.ID), nil), http.StatusOK)
		if blocked.CustomerID != w.Blocked.ID {
			t.Errorf("blocked: %+v", blocked)
		}
	})
}

func TestWalletOfAnUnknownCustomerIsNotFound(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		for _, id := range []string{uuid.NewString(), "x", "%00", uuid.Nil.String(), other.Ana.ID.String()} {
			path := api + "/customers/" + id + "/wallet"
			refused(t, w.Do(t, http.MethodGet, path, nil), http.StatusNotFound, "customer_not_found")
			refused(t, w.Do(t, http.MethodGet, path+"/transactions", nil), http.StatusNotFound, "customer_not_found")
		}
	})
}

func TestWalletByPhoneIsTheWalletOfTheCustomerWhoLinkedIt(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for range 3 {
			decoded[rechargeResponse](t, w.recharge(t, w.Ana.ID, `{"amount":1}`), http.StatusCreated)
		}
		byID := walletPath(w.Ana.ID)
		for _, phone := range []string{*w.Ana.Phone, url.PathEscape(*w.Ana.Phone), "+55%2011%2098765-4321"} {
			byPhone := api + "/customers/by-phone/" + phone + "/wallet"
			for _, path := range []string{"", "/transactions", "/transactions?limit=2"} {
				got, want := w.Do(t, http.MethodGet, byPhone+path, nil), w.Do(t, http.MethodGet, byID+path, nil)
				if got.Status != http.StatusOK || string(got.Body) != string(want.Body) || got.Header.Get("Cache-Control") != "no-store" {
					t.Errorf("%s%s: %d %s, by id %s", phone, path, got.Status, got.Body, want.Body)
				}
			}
			next := "/transactions?cursor=" + *w.ledger(t, w.Ana.ID, "?limit=2").Pagination.NextCursor
			if rest := decoded[ledger](t, w.Do(t, http.MethodGet, byPhone+next, nil), http.StatusOK); len(rest.Data) != len(w.ledger(t, w.Ana.ID, "").Data)-2 {
				t.Errorf("the cursor of the list by id leads to %+v", rest)
			}
		}
	})
}

func TestWalletByAnUnlinkedPhoneIsNotFound(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range []string{"/wallet", "/wallet/transactions"} {
			byPhone := api + "/customers/by-phone/"
			refused(t, w.Do(t, http.MethodGet, byPhone+"+5511987654322"+path, nil), http.StatusNotFound, "phone_not_linked")
			for _, phone := range []string{"5511987654321", "x", "%00"} {
				p := refused(t, w.Do(t, http.MethodGet, byPhone+phone+path, nil), http.StatusBadRequest, "invalid_input")
				if got := strings.Join(p.where(), " "); got != "phone" {
					t.Errorf("%q: errors at %q", phone, got)
				}
			}
		}
	})
}

func TestLedgerTellsOfRechargesAndPurchases(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paid := decoded[rechargeResponse](t, w.recharge(t, w.Bruno.ID, `{"amount":500,"reference":"PIX 42"}`), http.StatusCreated)
		sold := w.buy(t, w.Bruno.ID, w.Hour.ID)
		r := w.Do(t, http.MethodGet, walletPath(w.Bruno.ID)+"/transactions", nil)
		rows := decoded[ledger](t, r, http.StatusOK).Data
		if len(rows) != 2 {
			t.Fatalf("%s", r.Body)
		}
		balance := decoded[wallet](t, w.Do(t, http.MethodGet, walletPath(w.Bruno.ID), nil), http.StatusOK).Balance
		bought, recharged := rows[0], rows[1]
		if bought.Kind != "PURCHASE" || bought.Amount != "-"+sold.Total || bought.BalanceAfter != balance ||
			bought.OrderID == nil || *bought.OrderID != sold.ID || bought.RechargeID != nil || !milliseconds.MatchString(bought.CreatedAt) {
			t.Errorf("purchase: %+v", bought)
		}
		if recharged.Kind != "RECHARGE" || recharged.Amount != "500.00" || recharged.BalanceAfter != "500.00" || recharged.Reference != "PIX 42" ||
			recharged.RechargeID == nil || *recharged.RechargeID != paid.ID || recharged.OrderID != nil {
			t.Errorf("recharge: %+v", recharged)
		}
		for _, hidden := range []string{"actor", "store", "sequence"} {
			if strings.Contains(string(r.Body), hidden) {
				t.Errorf("shows %s: %s", hidden, r.Body)
			}
		}
	})
}

func TestEmptyLedgerIsAnEmptyArray(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, http.MethodGet, walletPath(w.Bruno.ID)+"/transactions", nil)
		if got := strings.TrimSpace(string(r.Body)); got != `{"data":[],"pagination":{"limit":50,"nextCursor":null}}` {
			t.Errorf("%s", got)
		}
	})
}

func TestLedgerStaysInPlaceWhileRowsAreAdded(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.recharges(t, 7)
		var balances []string
		for query := "?limit=3"; query != ""; {
			page := w.ledger(t, w.Bruno.ID, query)
			if len(page.Data) > 3 || page.Pagination.Limit != 3 {
				t.Fatalf("%+v", page)
			}
			for _, row := range page.Data {
				balances = append(balances, row.BalanceAfter)
			}
			w.recharges(t, 2)
			query = ""
			if next := page.Pagination.NextCursor; next != nil {
				query = "?limit=3&cursor=" + *next
			}
		}
		if got := strings.Join(balances, " "); got != "7.00 6.00 5.00 4.00 3.00 2.00 1.00" {
			t.Errorf("read %s", got)
		}
	})
}

func TestCursorOfAnotherLedgerIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		w.recharges(t, 3)
		other.recharges(t, 3)
		genuine := *w.ledger(t, w.Bruno.ID, "?limit=2").Pagination.NextCursor
		foreign := *other.ledger(t, other.Bruno.ID, "?limit=2").Pagination.NextCursor
		transactions := walletPath(w.Bruno.ID) + "/transactions"
		for _, path := range []string{
			transactions + "?cursor=" + foreign,
			transactions + "?cursor=" + flipped(genuine),
			transactions + "?cursor=" + genuine + "AA",
			transactions + "?cursor=",
			transactions + "?cursor=" + genuine + "&cursor=" + genuine,
			walletPath(w.Ana.ID) + "/transactions?cursor=" + genuine,
			api + "/events?cursor=" + genuine,
		} {
			p := refused(t, w.Do(t, http.MethodGet, path, nil), http.StatusBadRequest, "invalid_input")
			if got := strings.Join(p.where(), " "); got != "cursor" {
				t.Errorf("%s: errors at %q", path, got)
			}
		}
		for _, limit := range []string{"0", "101", "x", "-1"} {
			refused(t, w.Do(t, http.MethodGet, transactions+"?limit="+limit, nil), http.StatusBadRequest, "invalid_input")
		}
	})
}

// flipped changes the first character of a cursor, which is part of its MAC.
func flipped(cursor string) string {
	if cursor[0] == 'A' {
		return "B" + cursor[1:]
	}
	return "A" + cursor[1:]
}
