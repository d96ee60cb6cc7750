package rest_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/ids"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// names are the ids and other identifiers of the records of one store.
type names struct {
	product, variation, order, item, customer, phone, ref, tier, endpoint, key string
}

// all returns the names that a response to another store must not contain.
func (n names) all() []string {
	return []string{n.product, n.variation, n.order, n.item, n.customer, n.phone, n.ref, n.tier, n.endpoint, n.key}
}

// call is a request whose response must not depend on whether the record that it names exists in another store.
type call struct {
	path string
	body any
}

// calls returns the requests of a route. Each names one record by the given names, and all other records by names of its own
// store. A route with a body, or with another name than the {id} of its path, needs an entry below; the test fails without it.
func calls(t testing.TB, route rest.Route, own, given names) []call {
	t.Helper()
	order := func(customer any, phone any, ref any, variation string) map[string]any {
		return map[string]any{"customerId": customer, "customerPhone": phone, "customerRef": ref, "items": []map[string]any{{"variationId": variation}}}
	}
	recharge := map[string]any{"amount": "1.00"}
	path := strings.TrimPrefix(route.Pattern, api)
	switch route.Method + " " + path {
	case "GET /products", "GET /webhooks", "GET /events":
		return []call{{api + path, nil}}
	case "GET /products/{id}/price":
		return []call{
			{api + "/products/" + given.product + "/price", nil},
			{api + "/products/" + own.product + "/price?customerId=" + given.customer, nil},
			{api + "/products/" + own.product + "/price?customerPhone=" + given.phone, nil},
			{api + "/products/" + own.product + "/price?customerRef=" + given.ref, nil},
		}
	case "GET /prices":
		return []call{
			{api + "/prices?customerId=" + given.customer, nil},
			{api + "/prices?customerPhone=" + given.phone, nil},
			{api + "/prices?customerRef=" + given.ref, nil},
		}
	case "GET /orders":
		return []call{
			{api + "/orders?userId=" + given.customer, nil},
			{api + "/orders?productId=" + given.product, nil},
			{api + "/orders?variationId=" + given.variation, nil},
		}
	case "POST /orders":
		return []call{
			{api + "/orders", order(given.customer, nil, nil, own.variation)},
			{api + "/orders", order(nil, strings.Replace(given.phone, "%2B", "+", 1), nil, own.variation)},
			{api + "/orders", order(nil, nil, given.ref, own.variation)},
			{api + "/orders", order(own.customer, nil, nil, given.variation)},
			{api + "/orders?dryRun=true", order(own.customer, nil, nil, given.variation)},
		}
	case "GET /requests": // names no record
		return []call{{api + "/requests", nil}}
	case "GET /idempotency-keys/{key}":
		return []call{{api + "/idempotency-keys/" + given.key, nil}}
	case "POST /orders/{id}/cancel":
		return []call{{api + "/orders/" + given.order + "/cancel", nil}}
	case "POST /orders/{id}/refund":
		return []call{
			{api + "/orders/" + given.order + "/refund", nil},
			{api + "/orders/" + own.order + "/refund", map[string]any{"items": []string{given.item}}},
		}
	case "POST /orders/{id}/items/{itemId}/replace":
		return []call{
			{api + "/orders/" + given.order + "/items/" + given.item + "/replace", nil},
			{api + "/orders/" + own.order + "/items/" + given.item + "/replace", nil},
		}
	case "GET /customers":
		return []call{
			{api + "/customers?phone=" + given.phone, nil},
			{api + "/customers?externalRef=" + given.ref, nil},
			{api + "/customers?q=" + given.ref, nil},
		}
	case "POST /customers":
		return []call{{api + "/customers", map[string]any{"name": "", "tierId": given.tier}}}
	case "PATCH /customers/{id}":
		return []call{
			{api + "/customers/" + given.customer, map[string]any{"name": "Other"}},
			{api + "/customers/" + own.customer, map[string]any{"tierId": given.tier}},
		}
	case "POST /customers/{id}/phone-link":
		return []call{{api + "/customers/" + given.customer + "/phone-link", map[string]any{}}}
	case "GET /customers/by-phone/{phone}", "GET /customers/by-phone/{phone}/wallet", "GET /customers/by-phone/{phone}/wallet/transactions":
		return []call{{api + strings.Replace(path, "{phone}", given.phone, 1), nil}}
	case "POST /customers/by-phone/{phone}/wallet/recharge":
		return []call{{api + "/customers/by-phone/" + given.phone + "/wallet/recharge", recharge}}
	case "GET /customers/by-ref/{ref}", "GET /customers/by-ref/{ref}/wallet", "GET /customers/by-ref/{ref}/wallet/transactions":
		return []call{{api + strings.Replace(path, "{ref}", given.ref, 1), nil}}
	case "POST /customers/by-ref/{ref}/wallet/recharge":
		return []call{{api + "/customers/by-ref/" + given.ref + "/wallet/recharge", recharge}}
	case "POST /customers/{id}/wallet/recharge":
		return []call{{api + "/customers/" + given.customer + "/wallet/recharge", recharge}}
	case "POST /inventory/licenses":
		return []call{{api + "/inventory/licenses", map[string]any{"variationId": given.variation, "licenses": []string{"A"}}}}
	case "POST /webhooks":
		return []call{{api + "/webhooks", map[string]any{}}}
	}
	if (route.Method == http.MethodPost || route.Method == http.MethodPatch) && !strings.HasPrefix(path, "/webhooks/") {
		t.Fatalf("%s %s: a new route that may name things in its body needs a case above", route.Method, path)
	}
	kind, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	id, known := map[string]string{
		"products": given.product, "orders": given.order, "customers": given.customer, "webhooks": given.endpoint,
	}[kind]
	filled := strings.Replace(path, "{id}", id, 1)
	if !known || filled == path || strings.Contains(filled, "{") {
		t.Fatalf("%s %s: a new route that names things in a new way needs a case above", route.Method, path)
	}
	return []call{{api + filled, nil}}
}

// namesOf creates one record of each kind in a store and returns their names.
func namesOf(t testing.TB, w *world, phone string) names {
	t.Helper()
	customer := w.NewCustomer(t, customers.NewCustomer{Name: "Eva", Phone: &phone, PhoneLinked: true, ExternalRef: new("bot:" + phone[1:])}, 100_00)
	key := "recharge-" + customer.ID.String()
	decoded[rechargeResponse](t, w.recharge(t, customer.ID, `{"amount":1}`, keyHeader, key), http.StatusCreated)
	sold := w.buy(t, customer.ID, w.Monthly.ID)
	return names{
		product:   w.Streaming.ID.String(),
		variation: w.Monthly.ID.String(),
		order:     sold.ID.String(),
		item:      sold.Items[0].ID.String(),
		customer:  customer.ID.String(),
		ref:       *customer.ExternalRef,
		tier:      w.Gold.ID.String(),
		phone:     "%2B" + strings.TrimPrefix(phone, "+"),
		endpoint:  w.register(t, "https://bot.example.com/hook", "order.created").ID,
		key:       key,
	}
}

func TestEveryRouteTreatsAnotherStoresThingsAsIfTheyDidNotExist(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		own, foreign := namesOf(t, w, "+5511911111111"), namesOf(t, other, "+5511922222222")
		unknown := names{
			product: uuid.NewString(), variation: uuid.NewString(), order: uuid.NewString(), item: uuid.NewString(), customer: uuid.NewString(),
			phone: "%2B5511933333333", ref: "bot:5511933333333", tier: uuid.NewString(), endpoint: ids.Prefixed("wep", uuid.New()), key: "recharge-" + uuid.NewString(),
		}
		before := footprint(t, other)
		for _, route := range rest.Routes() {
			forForeign, forUnknown := calls(t, route, own, foreign), calls(t, route, own, unknown)
			for i, foreignCall := range forForeign {
				got := w.Do(t, route.Method, foreignCall.path, foreignCall.body)
				want := w.Do(t, route.Method, forUnknown[i].path, forUnknown[i].body)
				received, expected := withoutNames(got, foreign), withoutNames(want, unknown)
				if got.Status != want.Status || received != expected {
					t.Errorf("%s %s\nforeign: %d %s\nunknown: %d %s", route.Method, foreignCall.path, got.Status, received, want.Status, expected)
				}
				names := asJSON(t, foreignCall) != asJSON(t, forUnknown[i]) || foreignCall.path != forUnknown[i].path
				if route.Method != http.MethodGet && names && got.Status/100 != 4 {
					t.Errorf("%s %s: %d", route.Method, foreignCall.path, got.Status)
				}
				for _, name := range foreign.all() {
					if strings.Contains(received, strings.TrimPrefix(name, "%2B")) {
						t.Errorf("%s %s names %s: %s", route.Method, foreignCall.path, name, received)
					}
				}
			}
		}
		if after := footprint(t, other); after != before {
			t.Errorf("the other store was %v and is %v", before, after)
		}
	})
}

// withoutNames returns the response without the names that it repeats from the request, and without its request id.
func withoutNames(r testkit.Response, given names) string {
	text := strings.ReplaceAll(string(r.Body), r.Header.Get("X-Request-Id"), "REQUEST")
	text = strings.ReplaceAll(text, given.key, "NAME")
	if r.Status < 400 {
		return text
	}
	for _, name := range given.all() {
		text = strings.ReplaceAll(text, name, "NAME")
		text = strings.ReplaceAll(text, strings.Replace(name, "%2B", "+", 1), "NAME")
	}
	return text
}

// footprint returns sums and numbers of rows that requests could have changed in a store.
func footprint(t testing.TB, w *world) [7]int {
	t.Helper()
	ctx, client := w.Context(t), w.Database.Client
	balances := 0
	for _, c := range client.Customer.Query().AllX(ctx) {
		balances += int(c.WalletBalance)
	}
	return [7]int{
		balances,
		w.StockOf(t, w.Monthly.ID),
		client.Order.Query().CountX(ctx),
		client.Recharge.Query().CountX(ctx),
		client.License.Query().CountX(ctx),
		len(decoded[[]webhook](t, w.Do(t, http.MethodGet, api+"/webhooks", nil), http.StatusOK)),
		client.Event.Query().CountX(ctx),
	}
}
