package rest_test

import (
	"bytes"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

// sameChange checks that the replay of a change has the same response as the change.
func sameChange(t testing.TB, first, replay testkit.Response) {
	t.Helper()
	if first.Status != http.StatusOK || replay.Status != http.StatusOK || !bytes.Equal(first.Body, replay.Body) {
		t.Errorf("first %d %s\nreplay %d %s", first.Status, first.Body, replay.Status, replay.Body)
	}
	if first.Header.Get("Idempotency-Replayed") != "" || replay.Header.Get("Idempotency-Replayed") != "true" {
		t.Errorf("Idempotency-Replayed: first %q, replay %q", first.Header.Get("Idempotency-Replayed"), replay.Header.Get("Idempotency-Replayed"))
	}
}

// actionPath returns the path of an action on an order.
func actionPath(o order, action string) string { return api + "/orders/" + o.ID.String() + action }

func (w *world) eventsOf(t testing.TB, subject uuid.UUID) []string {
	t.Helper()
	var types []string
	for _, event := range w.Database.Client.Event.Query().AllX(w.Context(t)) {
		if event.SubjectID != nil && *event.SubjectID == subject {
			types = append(types, event.Type)
		}
	}
	slices.Sort(types)
	return types
}

func TestACancelledOrderIsCreditedOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		sold := w.buy(t, w.Ana.ID, w.Hour.ID)
		before := w.Balance(t, w.Ana.ID)
		client := w.scoped(t, auth.OrdersWrite)
		first := client.Do(t, "POST", actionPath(sold, "/cancel"), map[string]any{"reason": "changed their mind"}, keyHeader, "c")
		sameChange(t, first, client.Do(t, "POST", actionPath(sold, "/cancel"), map[string]any{"reason": "changed their mind"}, keyHeader, "c"))
		got := decoded[order](t, first, http.StatusOK)
		if got.Status != "CANCELLED" || got.RefundedAmount != sold.Total || got.Customer.Name != "Ana" || got.Items[0].Status != "CANCELLED" {
			t.Errorf("cancelled %s", first.Body)
		}
		if gained := w.Balance(t, w.Ana.ID) - before; gained.String() != sold.Total {
			t.Errorf("credited %s", gained)
		}
		refused(t, client.Do(t, "POST", actionPath(sold, "/cancel"), nil), 409, "order_state")
		refused(t, client.Do(t, "POST", actionPath(sold, "/cancel"), map[string]any{"reason": strings.Repeat("x", 501)}), 400, "invalid_input")
		refused(t, client.Do(t, "POST", actionPath(sold, "/cancel"), map[string]any{"reason": "other"}, keyHeader, "c"), 409, "idempotency_key_reused")
		refused(t, client.Do(t, "POST", actionPath(w.buy(t, w.Ana.ID, w.Hour.ID), "/cancel"), map[string]any{"reason": "changed their mind"}, keyHeader, "c"), 409, "idempotency_key_reused")
		refused(t, client.Do(t, "POST", actionPath(w.buy(t, w.Ana.ID, w.Yearly.ID), "/cancel"), nil), 409, "order_state") // delivered
		if got := w.eventsOf(t, sold.ID); !slices.Equal(got, []string{"order.cancelled", "order.created"}) {
			t.Errorf("events %v", got)
		}
		stored := decoded[struct{ Outcome struct{ OrderID uuid.UUID } }](t, client.Do(t, "GET", api+"/idempotency-keys/c", nil), 200)
		if stored.Outcome.OrderID != sold.ID {
			t.Errorf("the key refers to %v", stored)
		}
	})
}

func TestARefundCreditsTheItemsOnceAndRevokesTheirLicenses(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		sold := w.buy(t, w.Ana.ID, w.Yearly.ID, w.Yearly.ID)
		before := w.Balance(t, w.Ana.ID)
		client := w.scoped(t, auth.OrdersRefund)
		part := map[string]any{"items": []uuid.UUID{sold.Items[1].ID}, "reason": "broken"}
		first := client.Do(t, "POST", actionPath(sold, "/refund"), part, keyHeader, "r")
		sameChange(t, first, client.Do(t, "POST", actionPath(sold, "/refund"), part, keyHeader, "r"))
		got := decoded[order](t, first, 200)
		if got.Status != "COMPLETED" || got.RefundedAmount != "39.90" || got.Items[0].Status != "DELIVERED" || got.Items[1].Status != "REFUNDED" {
			t.Errorf("refunded %s", first.Body)
		}
		if strings.Contains(string(first.Body), "credentials") {
			t.Errorf("credentials: %s", first.Body)
		}
		p := refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), part), 409, "order_state")
		if !slices.Equal(p.where(), []string{"/items/0"}) {
			t.Errorf("blames %v", p.where())
		}
		refused(t, client.Do(t, "POST", actionPath(sold, "/items/"+sold.Items[1].ID.String()+"/replace"), nil), 409, "order_state")
		rest := decoded[order](t, client.Do(t, "POST", actionPath(sold, "/refund"), nil), 200)
		if rest.Status != "REFUNDED" || rest.RefundedAmount != "79.80" {
			t.Errorf("the rest: %v", rest)
		}
		if gained := w.Balance(t, w.Ana.ID) - before; gained.String() != "79.80" {
			t.Errorf("credited %s", gained)
		}
		refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), nil), 409, "order_state")
		if got := w.eventsOf(t, sold.ID); !slices.Equal(got, []string{"order.completed", "order.created", "order.refunded", "order.refunded"}) {
			t.Errorf("events %v", got)
		}
		if free := w.StockOf(t, w.Yearly.ID); free != 8 {
			t.Errorf("a revoked license is free again: %d", free)
		}
		waiting := w.buy(t, w.Ana.ID, w.Monthly.ID)
		refused(t, client.Do(t, "POST", actionPath(waiting, "/refund"), nil), 409, "order_state") // is cancelled instead
		refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), nil, keyHeader, "r"), 409, "idempotency_key_reused")
		for _, invalid := range []any{`{"items":[]}`, map[string]any{"items": repeat(sold.Items[0].ID, 2)}, `{"items":["x"]}`, `{"items":[1]}`, `{"items":1}`, map[string]any{"reason": strings.Repeat("x", 501)}} {
			refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), invalid), 400, "invalid_input")
		}
		refused(t, client.Do(t, "POST", actionPath(waiting, "/refund"), map[string]any{"items": []uuid.UUID{sold.Items[0].ID}}), 404, "item_not_found")
	})
}

func TestATokenRefundsOfAnOrderWhatItsLimitAllows(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		limit := money.Amount(39_90)
		token, _, err := w.Resolver.CreateToken(w.Context(t), access.NewToken{Name: "limited", Scopes: auth.Scopes{auth.OrdersRefund}, RefundLimit: &limit})
		if err != nil {
			t.Fatal(err)
		}
		client := w.as(token)
		for range 2 { // the limit is for each order
			sold := w.buy(t, w.Ana.ID, w.Yearly.ID, w.Yearly.ID)
			refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), nil, keyHeader, sold.ID.String()), 403, "forbidden")
			one := map[string]any{"items": []uuid.UUID{sold.Items[0].ID}}
			if got := decoded[order](t, client.Do(t, "POST", actionPath(sold, "/refund"), one, keyHeader, sold.ID.String()), 200); got.RefundedAmount != "39.90" {
				t.Errorf("refunded %v", got)
			}
			refused(t, client.Do(t, "POST", actionPath(sold, "/refund"), nil), 403, "forbidden")
		}
		invalid := access.NewToken{Name: "x", Scopes: auth.Scopes{auth.OrdersRefund}, RefundLimit: new(money.Amount(0))}
		if _, _, err := w.Resolver.CreateToken(w.Context(t), invalid); !problem.HasCode(err, problem.CodeInvalidInput) {
			t.Errorf("%+v is taken", invalid)
		}
	})
}

func TestAReplacementDeliversAnotherLicenseOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		sold := w.read(t, w.buy(t, w.Ana.ID, w.Yearly.ID).ID)
		before := w.Balance(t, w.Ana.ID)
		client := w.scoped(t, auth.OrdersRefund)
		path := actionPath(sold, "/items/"+sold.Items[0].ID.String()+"/replace")
		first := client.Do(t, "POST", path, nil, keyHeader, "r")
		sameChange(t, first, client.Do(t, "POST", path, nil, keyHeader, "r"))
		if got := decoded[order](t, first, 200); got.Items[0].Status != "REPLACED" || got.Items[1].Status != "DELIVERED" || got.Items[1].Credentials != nil {
			t.Errorf("replaced %s", first.Body)
		}
		now := w.read(t, sold.ID)
		if now.Items[0].Credentials != nil || now.Items[1].Credentials == nil || *now.Items[1].Credentials == *sold.Items[0].Credentials {
			t.Errorf("reads %v", now)
		}
		if w.Balance(t, w.Ana.ID) != before {
			t.Error("money moved")
		}
		w.upload(t, licenses(w.Lifetime.ID, "ONLY"))
		last := w.buy(t, w.Ana.ID, w.Lifetime.ID)
		refused(t, client.Do(t, "POST", actionPath(last, "/items/"+last.Items[0].ID.String()+"/replace"), nil), 400, "insufficient_stock")
		refused(t, client.Do(t, "POST", path, nil), 409, "order_state")
		other := w.buy(t, w.Ana.ID, w.Yearly.ID)
		refused(t, client.Do(t, "POST", path, map[string]any{"reason": "x"}, keyHeader, "r"), 409, "idempotency_key_reused")
		for _, path := range []string{
			actionPath(sold, "/items/"+other.Items[0].ID.String()+"/replace"),
			actionPath(sold, "/items/"+uuid.NewString()+"/replace"), actionPath(sold, "/items/x/replace"),
		} {
			refused(t, client.Do(t, "POST", path, nil), 404, "item_not_found")
		}
		refused(t, client.Do(t, "POST", api+"/orders/"+uuid.NewString()+"/items/"+other.Items[0].ID.String()+"/replace", nil), 404, "order_not_found")
		refused(t, client.Do(t, "POST", path, map[string]any{"reason": 1}), 400, "invalid_input")
		if got := w.eventsOf(t, sold.ID); !slices.Equal(got, []string{"order.completed", "order.created", "order.item_replaced"}) {
			t.Errorf("events %v", got)
		}
	})
}

func TestAReplacementIsTheLastItemOfTheResponseAndReadBehindTheItemThatItReplaces(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		sold := w.buy(t, w.Ana.ID, w.Yearly.ID, w.Hour.ID)
		ids := func(o order) (ids []uuid.UUID) {
			for _, item := range o.Items {
				ids = append(ids, item.ID)
			}
			return ids
		}
		broken, hour := sold.Items[0].ID, sold.Items[1].ID
		replaced := ids(decoded[order](t, w.Do(t, "POST", actionPath(sold, "/items/"+broken.String()+"/replace"), nil), 200))
		replacement := replaced[len(replaced)-1]
		if want := []uuid.UUID{broken, hour, replacement}; !slices.Equal(replaced, want) || replacement == hour {
			t.Errorf("the response has %v, want %v", replaced, want)
		}
		if got, want := ids(w.read(t, sold.ID)), []uuid.UUID{broken, replacement, hour}; !slices.Equal(got, want) {
			t.Errorf("reads %v, want %v", got, want)
		}
	})
}

func TestTheReplayOfAChangeNamesTheBuyerAsTheChangeDid(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		cancelled, refunded := w.buy(t, w.Ana.ID, w.Hour.ID), w.buy(t, w.Ana.ID, w.Yearly.ID)
		replaced := w.buy(t, w.Ana.ID, w.Yearly.ID)
		paths := []string{actionPath(cancelled, "/cancel"), actionPath(refunded, "/refund"), actionPath(replaced, "/items/"+replaced.Items[0].ID.String()+"/replace")}
		var first []testkit.Response
		for _, path := range paths {
			first = append(first, w.Do(t, "POST", path, nil, keyHeader, path[len(path)-30:]))
		}
		w.Do(t, "DELETE", api+"/customers/"+w.Ana.ID.String()+"/phone-link", nil)
		renamed := w.Do(t, "PATCH", api+"/customers/"+w.Ana.ID.String(), map[string]any{"name": "Eva", "phone": "+5511955555555"})
		if got := decoded[customer](t, renamed, 200); got.Name != "Eva" || *got.Phone != "+5511955555555" {
			t.Fatalf("renamed to %s", renamed.Body)
		}
		for i, path := range paths {
			sameChange(t, first[i], w.Do(t, "POST", path, nil, keyHeader, path[len(path)-30:]))
			if got := decoded[order](t, first[i], 200).Customer; got.Name != "Ana" || got.Phone == nil || *got.Phone != *w.Ana.Phone {
				t.Errorf("%s names %+v", path, got)
			}
		}
	})
}

func TestARechargeThatWaitsIsAnnounced(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.Database.Client.Store.UpdateOneID(w.ID).SetRechargeReviewLimit(money.Amount(100_00)).ExecX(w.Context(t))
		w = serve(t, w.Reopened(t), w.clock)
		requested := decoded[rechargeResponse](t, w.recharge(t, w.Ana.ID, `{"amount":"100.01"}`, keyHeader, "k"), 201)
		w.recharge(t, w.Ana.ID, `{"amount":"100.01"}`, keyHeader, "k")
		if got := w.eventsOf(t, requested.ID); !slices.Equal(got, []string{"recharge.requested"}) || requested.Status != "PENDING" {
			t.Errorf("%s: events %v", requested.Status, got)
		}
	})
}

func TestTwinsRefundAnOrderOnce(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		sold := w.buy(t, w.Ana.ID, w.Yearly.ID)
		before := w.Balance(t, w.Ana.ID)
		const twins = 16
		statuses := make([]int, twins)
		testkit.AtOnce(twins, func(i int) { statuses[i] = w.Do(t, "POST", actionPath(sold, "/refund"), nil).Status })
		slices.Sort(statuses)
		if statuses[0] != 200 || statuses[1] != 409 || statuses[twins-1] != 409 {
			t.Errorf("%v", statuses)
		}
		if gained := w.Balance(t, w.Ana.ID) - before; gained.String() != sold.Total {
			t.Errorf("credited %s", gained)
		}
	})
}
