package rest_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

func TestOrderIsReturnedAsCreatedAndReadAsDelivered(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "POST", api+"/orders", map[string]any{
			"customerPhone": "+5511987654321", "items": items(w.Yearly.ID, w.Yearly.ID), "notes": "for the office",
		})
		placed := decoded[order](t, r, http.StatusCreated)
		if got, want := r.Header.Get("Location"), api+"/orders/"+placed.ID.String(); got != want {
			t.Errorf("Location %q, want %q", got, want)
		}
		if r.Header.Get("Idempotency-Replayed") != "" {
			t.Error("says that it is a replay")
		}
		if placed.Status != "PROCESSING" || placed.Total != "79.80" || placed.RefundedAmount != "0.00" || placed.Currency != "EUR" ||
			placed.Source != "API" || placed.Notes != "for the office" || placed.CompletedAt != nil || placed.Customer.ID != w.Ana.ID {
			t.Errorf("placed %+v", placed)
		}
		if len(placed.Number) != 10 || len(placed.Items) != 2 {
			t.Errorf("placed %+v", placed)
		}
		for _, item := range placed.Items {
			if item.Status != "PENDING" || item.Credentials != nil || item.DeliveredAt != nil || item.Price != "39.90" || item.AppliedTier.Name != "Gold" {
				t.Errorf("placed item %+v", item)
			}
		}

		delivered := w.read(t, placed.ID)
		if delivered.Status != "COMPLETED" || delivered.CompletedAt == nil || *delivered.PostSaleInstructions != "Enter the key." {
			t.Errorf("read %+v", delivered)
		}
		seen := map[string]bool{}
		for i, item := range delivered.Items {
			if item.ID != placed.Items[i].ID {
				t.Error("the items changed their order")
			}
			if item.Status != "DELIVERED" || item.Credentials == nil || seen[*item.Credentials] || item.DeliveredAt == nil || item.ExpiresAt == nil {
				t.Fatalf("read item %+v", item)
			}
			seen[*item.Credentials] = true
			from, _ := time.Parse(time.RFC3339, *item.DeliveredAt)
			to, _ := time.Parse(time.RFC3339, *item.ExpiresAt)
			if to.Sub(from) != 365*24*time.Hour {
				t.Errorf("lasts %v, want 365 days", to.Sub(from))
			}
		}
		if got := w.Balance(t, w.Ana.ID).String(); got != "920.20" {
			t.Errorf("balance %s", got)
		}
	})
}

func TestAnItemLastsItsFullDurationFromItsOwnDelivery(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		care := w.NewProduct(t, "Care", product.KindSERVICE, catalogue.VariationInput{
			SKU: new("CARE-7D"), Price: new(money.Amount(500)), DependsOnStock: new(false), DurationDays: new(7),
		})
		sold := w.buy(t, w.Ana.ID, w.Monthly.ID, care.Edges.Variations[0].ID)
		for _, step := range []func(){
			func() { w.upload(t, licenses(w.Monthly.ID, "BROKEN", "WORKS")) },
			func() {
				if _, _, err := w.Resolver.DeliverItems(w.Context(t), orders.DeliverItemsInput{OrderID: sold.ID}); err != nil {
					t.Error(err)
				}
			},
			func() { w.Do(t, "POST", actionPath(sold, "/items/"+sold.Items[0].ID.String()+"/replace"), nil) },
		} {
			w.clock.Advance(24 * time.Hour)
			step()
		}
		got := w.read(t, sold.ID)
		for i, want := range []struct{ delivered, lasts int }{{1, 30}, {3, 30}, {2, 7}} { // the replacement follows what it replaces
			item := got.Items[i]
			if item.DeliveredAt == nil || item.ExpiresAt == nil {
				t.Fatalf("%+v", item)
			}
			if delivered, lasts := days(sold.CreatedAt, *item.DeliveredAt), days(*item.DeliveredAt, *item.ExpiresAt); delivered != want.delivered || lasts != want.lasts {
				t.Errorf("%s %s was delivered after %d days and lasts %d, want %+v", item.Status, item.SKU, delivered, lasts, want)
			}
		}
	})
}

// days returns the number of whole days between two timestamps.
func days(from, to string) int {
	a, _ := time.Parse(time.RFC3339, from)
	b, _ := time.Parse(time.RFC3339, to)
	return int(b.Sub(a) / (24 * time.Hour))
}

func TestEveryChangeOfAnOrderMovesTheTimeOfItsUpdate(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		sold, cancelled := w.buy(t, w.Ana.ID, w.Monthly.ID, w.Hour.ID), w.buy(t, w.Ana.ID, w.Hour.ID)
		for i, step := range []struct {
			changed order
			change  func()
		}{
			{sold, func() { w.upload(t, licenses(w.Monthly.ID, "A", "B")) }},
			{sold, func() { w.Do(t, "POST", actionPath(sold, "/items/"+sold.Items[0].ID.String()+"/replace"), nil) }},
			{sold, func() { w.Do(t, "POST", actionPath(sold, "/refund"), nil) }},
			{cancelled, func() { w.Do(t, "POST", actionPath(cancelled, "/cancel"), nil) }},
		} {
			w.clock.Advance(24 * time.Hour)
			step.change()
			if now := w.read(t, step.changed.ID); days(now.CreatedAt, now.UpdatedAt) != i+1 {
				t.Errorf("change %d: an order of %s was updated at %s", i, now.CreatedAt, now.UpdatedAt)
			}
		}
	})
}

func TestAnOrderHasTheInstructionsOfEachProductOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.AddLicenses(t, w.Lifetime.ID, 1)
		got := w.read(t, w.buy(t, w.Ana.ID, w.Yearly.ID, w.Lifetime.ID, w.Monthly.ID).ID)
		if want := "Enter the key.\n\nHow to use Streaming."; *got.PostSaleInstructions != want {
			t.Errorf("got %q, want %q", *got.PostSaleInstructions, want)
		}
	})
}

func TestOrderListHasNoCredentialsOrInstructions(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.buy(t, w.Ana.ID, w.Yearly.ID)
		r := w.Do(t, "GET", api+"/orders", nil)
		list := decoded[page](t, r, http.StatusOK)
		if len(list.Data) != 1 || list.Data[0].Status != "COMPLETED" || list.Data[0].Items[0].Status != "DELIVERED" {
			t.Errorf("%+v", list)
		}
		if body := string(r.Body); strings.Contains(body, "credentials") || strings.Contains(body, "KEY-") || strings.Contains(body, "postSaleInstructions") {
			t.Errorf("%s", body)
		}
	})
}

func TestOrderWaitsForStockOnlyWhereItMay(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		waiting := w.buy(t, w.Ana.ID, w.Monthly.ID)
		if waiting.Status != "PENDING" {
			t.Errorf("a backorder is %s, want PENDING", waiting.Status)
		}
		if service := w.buy(t, w.Ana.ID, w.Hour.ID); service.Status != "PROCESSING" {
			t.Errorf("a service is %s, want PROCESSING", service.Status)
		}
		before := w.Balance(t, w.Ana.ID)
		for _, cartOf := range [][]uuid.UUID{{w.Lifetime.ID}, repeat(w.Yearly.ID, 11), repeat(w.Piece.ID, 4), {w.Yearly.ID, w.Lifetime.ID}} {
			refused(t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, cartOf...)), 400, "insufficient_stock")
		}
		if got := w.Balance(t, w.Ana.ID); got != before || w.StockOf(t, w.Yearly.ID) != 10 || w.StockOf(t, w.Piece.ID) != 3 {
			t.Errorf("something was written: balance %s, want %s", got, before)
		}
	})
}

func TestOrderRefusalsWriteNothing(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		yearly := items(w.Yearly.ID)
		for name, test := range map[string]struct {
			body   any
			status int
			code   string
			where  []string
		}{
			"neither customer":   {map[string]any{"items": yearly}, 400, "invalid_input", []string{"/customerId"}},
			"both customers":     {map[string]any{"customerId": w.Ana.ID, "customerPhone": "+5511987654321", "items": yearly}, 400, "invalid_input", []string{"/customerId", "/customerPhone"}},
			"unknown customer":   {cart(uuid.New(), w.Yearly.ID), 404, "customer_not_found", nil},
			"nil customer":       {cart(uuid.Nil, w.Yearly.ID), 404, "customer_not_found", nil},
			"unlinked phone":     {map[string]any{"customerPhone": "+5511987654322", "items": yearly}, 404, "phone_not_linked", nil},
			"malformed phone":    {map[string]any{"customerPhone": "98765", "items": yearly}, 400, "invalid_input", []string{"/customerPhone"}},
			"empty phone":        {map[string]any{"customerPhone": "", "items": yearly}, 400, "invalid_input", []string{"/customerPhone"}},
			"blocked customer":   {cart(w.Blocked.ID, w.Yearly.ID), 400, "customer_blocked", nil},
			"empty wallet":       {cart(w.Bruno.ID, w.Yearly.ID), 400, "insufficient_balance", nil},
			"no items":           {cart(w.Ana.ID), 400, "invalid_input", []string{"/items"}},
			"absent items":       {map[string]any{"customerId": w.Ana.ID}, 400, "invalid_input", []string{"/items"}},
			"21 items":           {cart(w.Ana.ID, repeat(w.Monthly.ID, 21)...), 400, "invalid_input", []string{"/items"}},
			"unknown variation":  {cart(w.Ana.ID, w.Yearly.ID, uuid.New()), 404, "variation_not_found", []string{"/items/1/variationId"}},
			"nil variation":      {cart(w.Ana.ID, uuid.Nil), 404, "variation_not_found", []string{"/items/0/variationId"}},
			"malformed ids":      {`{"customerId":"x","items":[{"variationId":"y"},{"variationId":7},{},"z"]}`, 400, "invalid_input", []string{"/customerId", "/items/0/variationId", "/items/1/variationId", "/items/2/variationId", "/items/3"}},
			"everything wrong":   {`{"customerId":1,"customerPhone":2,"items":3,"notes":4}`, 400, "invalid_input", []string{"/customerId", "/customerPhone", "/items", "/notes"}},
			"notes too long":     {map[string]any{"customerId": w.Ana.ID, "items": yearly, "notes": strings.Repeat("x", 2001)}, 400, "invalid_input", []string{"/notes"}},
			"NUL in notes":       {`{"customerId":"` + w.Ana.ID.String() + `","items":` + asJSON(t, yearly) + `,"notes":"a\u0000b"}`, 400, "invalid_input", []string{"/notes"}},
			"NUL in variationId": {`{"customerId":"` + w.Ana.ID.String() + `","items":[{"variationId":"\u0000"}]}`, 400, "invalid_input", []string{"/items/0/variationId"}},
		} {
			p := refused(t, w.Do(t, "POST", api+"/orders", test.body), test.status, test.code)
			if !slices.Equal(p.where(), test.where) {
				t.Errorf("%s: blames %v, want %v", name, p.where(), test.where)
			}
		}
		ctx := w.Context(t)
		if n := w.Database.Client.Order.Query().CountX(ctx); n != 0 {
			t.Errorf("%d orders were written", n)
		}
		if w.Balance(t, w.Ana.ID) != 1000_00 || w.StockOf(t, w.Yearly.ID) != 10 {
			t.Error("money or stock moved")
		}
	})
}

func TestOrderOfTwentyItemsIsTheLargest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		if o := w.buy(t, w.Ana.ID, repeat(w.Monthly.ID, 20)...); len(o.Items) != 20 || o.Total != "400.00" {
			t.Errorf("%d items, %s", len(o.Items), o.Total)
		}
	})
}

func TestOrderTakesNoPricesAndNoUnknownMembers(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		before := w.rows(t)
		r := w.Do(t, "POST", api+"/orders", `{"customerId":"`+strings.ToUpper(w.Ana.ID.String())+`","total":"0.01","new":{"deep":[1,"\u0000"]},"n\u0000":"\u0000",
			"`+strings.Repeat("x", 5000)+`":1,"items":[{"variationId":"`+w.Yearly.ID.String()+`","price":"0.01"}]}`, "Content-Type", "application/json; charset=UTF-8")
		p := refused(t, r, http.StatusBadRequest, "unknown_field")
		if want := []string{"/n\x00", "/new", "/total", "", "/items/0/price"}; !slices.Equal(p.where(), want) || len(r.Body) > 4000 {
			t.Errorf("%q, want %q, in %d bytes", p.where(), want, len(r.Body))
		}
		w.wroteNothingSince(t, before)
	})
}

func TestOrderReadOfUnknownOrMalformedIDIsNotFound(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		unknown := w.Do(t, "GET", api+"/orders/"+uuid.NewString(), nil)
		want := refused(t, unknown, 404, "order_not_found")
		for _, id := range []string{"42", "x", uuid.Nil.String(), "%00", "%ff", "..%2f", "{" + uuid.NewString() + "}"} {
			p := refused(t, w.Do(t, "GET", api+"/orders/"+id, nil), 404, "order_not_found")
			if p.Detail != want.Detail || p.Title != want.Title {
				t.Errorf("%s tells more: %s", id, p.Detail)
			}
		}
	})
}

func TestDryRunRespondsLikeTheOrderAndWritesNothing(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "POST", api+"/orders?dryRun=true", cart(w.Ana.ID, w.Yearly.ID), "Idempotency-Key", "k")
		o := decoded[order](t, r, http.StatusOK)
		if o.Total != "39.90" || o.Status != "PROCESSING" || r.Header.Get("Location") != "" {
			t.Errorf("%+v", o)
		}
		refused(t, w.Do(t, "GET", api+"/orders/"+o.ID.String(), nil), 404, "order_not_found")
		refused(t, w.Do(t, "POST", api+"/orders?dryRun=true", cart(w.Bruno.ID, w.Yearly.ID)), 400, "insufficient_balance")
		refused(t, w.Do(t, "POST", api+"/orders?dryRun=maybe", cart(w.Ana.ID, w.Yearly.ID)), 400, "invalid_input")
		if w.Balance(t, w.Ana.ID) != 1000_00 || w.StockOf(t, w.Yearly.ID) != 10 || w.Database.Client.IdempotencyKey.Query().CountX(w.Context(t)) != 0 {
			t.Error("a dry run wrote something")
		}
		real := decoded[order](t, w.Do(t, "POST", api+"/orders?dryRun=false", cart(w.Ana.ID, w.Yearly.ID), "Idempotency-Key", "k"), http.StatusCreated)
		if real.ID == o.ID {
			t.Error("the dry run took the key")
		}
	})
}

func (w *world) list(t testing.TB, query string) page {
	t.Helper()
	return decoded[page](t, w.Do(t, "GET", api+"/orders?"+query, nil), http.StatusOK)
}

func TestOrderListHoldsTheOrdersThatItsFilterNames(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		completed := w.buy(t, w.Ana.ID, w.Yearly.ID)
		waiting := w.buy(t, w.Ana.ID, w.Monthly.ID, w.Monthly.ID)
		service := w.buy(t, w.Dora.ID, w.Hour.ID)
		created := func(o order, shift time.Duration) string {
			at := w.Database.Client.Order.GetX(w.Context(t), o.ID).CreatedAt.Add(shift)
			return url.QueryEscape(at.Format(time.RFC3339Nano))
		}
		for query, want := range map[string][]order{
			"":                 {service, waiting, completed},
			"status=COMPLETED": {completed}, "status=PENDING": {waiting}, "status=PROCESSING": {service},
			"status=FAILED": {}, "status=REFUNDED": {}, "status=CANCELLED": {},
			"userId=" + w.Ana.ID.String():                                        {waiting, completed},
			"userId=" + uuid.NewString():                                         {},
			"productId=" + w.Streaming.ID.String():                               {waiting},
			"variationId=" + w.Yearly.ID.String():                                {completed},
			"userId=" + w.Ana.ID.String() + "&status=PENDING":                    {waiting},
			"dateFrom=" + created(waiting, 0):                                    {service, waiting},
			"dateTo=" + created(waiting, 0):                                      {completed},
			"dateFrom=" + created(waiting, 0) + "&dateTo=" + created(service, 0): {waiting},
			"dateFrom=" + created(waiting, time.Microsecond):                     {service},
			"dateFrom=2020-01-01&dateTo=2020-01-01":                              {},
			"dateTo=2020-01-01":                                                  {},
			"dateFrom=2020-01-01T00:00:00":                                       {service, waiting, completed},
			"dateFrom=2020-01-01T00:00:00.5%2B02:00":                             {service, waiting, completed},
			"dateFrom=2020-01-01T00:00-0300":                                     {service, waiting, completed},
			"dateFrom=2020-01-01T00:00:00+02:00":                                 {service, waiting, completed},
			"limit=1":                                                            {service},
			"limit=1&page=3":                                                     {completed},
			"limit=100&page=2":                                                   {},
			"page=92233720368547758":                                             {},
			"page=92233720368547759":                                             {},
			"page=00000000000000000000000000001":                                 {service, waiting, completed},
		} {
			got := w.list(t, query)
			var ids, wanted []uuid.UUID
			for _, o := range got.Data {
				ids = append(ids, o.ID)
			}
			for _, o := range want {
				wanted = append(wanted, o.ID)
			}
			if !slices.Equal(ids, wanted) || got.Data == nil {
				t.Errorf("%s: got %v, want %v", query, ids, wanted)
			}
			if strings.HasPrefix(query, "page=") && got.Pagination.Total != 3 {
				t.Errorf("%s: %d orders in all, want 3", query, got.Pagination.Total)
			}
		}
	})
}

func TestEveryFieldOfAnOrderFilterIsReadFromTheQuery(t *testing.T) {
	t.Parallel()
	query := "?status=PENDING&userId=" + uuid.NewString() + "&productId=" + uuid.NewString() + "&variationId=" + uuid.NewString() +
		"&dateFrom=2026-01-01&dateTo=2026-01-02&page=1&limit=1"
	filter := reflect.ValueOf(rest.OrderFilter(httptest.NewRequest(http.MethodGet, "/orders"+query, nil)))
	for i := range filter.NumField() {
		if filter.Field(i).IsZero() {
			t.Errorf("orderFilter does not read the field %s", filter.Type().Field(i).Name)
		}
	}
}

func TestNoPageIsTooFarToAskFor(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.buy(t, w.Ana.ID, w.Hour.ID)
		// The checks against openapi.yaml know no integer that is so large.
		unchecked := rest.New(rest.Config{Resolver: w.Resolver, Logger: slog.New(slog.DiscardHandler)})
		for _, page := range []string{"9223372036854775808", "18446744073709551616", strings.Repeat("9", 1000)} {
			request := httptest.NewRequest(http.MethodGet, api+"/orders?limit=1&page="+page, http.NoBody)
			request.Header.Set("Authorization", "Bearer "+w.FullToken)
			recorder := httptest.NewRecorder()
			unchecked.ServeHTTP(recorder, request)
			if got := recorder.Body.String(); recorder.Code != 200 || !strings.Contains(got, `"data":[]`) || !strings.Contains(got, `"total":1`) {
				t.Errorf("%s: %d %s", page, recorder.Code, got)
			}
		}
	})
}

func TestPagesOfTheOrderListHoldEveryOrderOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for range 23 {
			w.buy(t, w.Dora.ID, w.Hour.ID)
			if w.Balance(t, w.Dora.ID) < 30_00 {
				decoded[map[string]any](t, w.recharge(t, w.Dora.ID, `{"amount":1000}`), 201)
			}
		}
		first := w.list(t, "")
		if p := first.Pagination; p.Page != 1 || p.Limit != 20 || p.Total != 23 || len(first.Data) != 20 {
			t.Errorf("%+v, %d orders", p, len(first.Data))
		}
		seen := map[uuid.UUID]bool{}
		var last string
		for number := 1; ; number++ {
			got := w.list(t, "limit=5&page="+strconv.Itoa(number))
			for _, o := range got.Data {
				if seen[o.ID] || (last != "" && o.CreatedAt > last) {
					t.Errorf("order %s is repeated or out of turn", o.ID)
				}
				seen[o.ID], last = true, o.CreatedAt
			}
			if number*got.Pagination.Limit >= got.Pagination.Total {
				break
			}
		}
		if len(seen) != 23 {
			t.Errorf("read %d orders, want 23", len(seen))
		}
	})
}

func TestOrderListRefusesMalformedParameters(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for query, where := range map[string][]string{
			"page=0": {"page"}, "page=-1": {"page"}, "page=": {"page"}, "page=1.5": {"page"}, "page=x": {"page"}, "page=%2B1": {"page"},
			"page=1&page=2": {"page"}, "page=-99999999999999999999": {"page"}, "page=99999999999999999999x": {"page"}, "page=000": {"page"},
			"limit=0": {"limit"}, "limit=101": {"limit"}, "limit=-1": {"limit"}, "limit=%00": {"limit"},
			"status=pending": {"status"}, "status=": {"status"}, "status=PENDING&status=FAILED": {"status"},
			"userId=1": {"userId"}, "productId=x": {"productId"}, "variationId=": {"variationId"},
			"dateFrom=2026-13-01": {"dateFrom"}, "dateTo=2026-02-30": {"dateTo"}, "dateFrom=yesterday": {"dateFrom"}, "dateFrom=": {"dateFrom"},
			"dateFrom=1700000000": {"dateFrom"}, "dateTo=2026-01-02T25:00:00Z": {"dateTo"}, "dateFrom=0000-01-01": {"dateFrom"}, "dateFrom=9999-12-31T23:59:59-10:00": {"dateFrom"},
			"dateFrom=2026-01-02T1:00:00Z": {"dateFrom"}, "dateFrom=2026-01-02T1:00": {"dateFrom"}, "dateFrom=2026-01-02T03:04:05%2B24:00": {"dateFrom"},
			"dateFrom=2026-01-02T03:04:05-23:60": {"dateFrom"}, "dateFrom=2026-01-02T03:04:05-24": {"dateFrom"},
			"dateFrom=2026-01-02&dateTo=2026-01-01":                                          {"dateFrom"},
			"dateFrom=2026-01-02&dateTo=2026-01-01&page=0":                                   {"page", "dateFrom"},
			"status=x&userId=x&productId=x&variationId=x&dateFrom=x&dateTo=x&page=0&limit=0": {"status", "userId", "productId", "variationId", "dateFrom", "dateTo", "page", "limit"},
			"a=%zz": {"query"}, "a;b=1": {"query"},
		} {
			p := refused(t, w.Do(t, "GET", api+"/orders?"+query, nil), 400, "invalid_input")
			if !slices.Equal(p.where(), where) {
				t.Errorf("%s: blames %v, want %v", query, p.where(), where)
			}
		}
	})
}

func TestReadingAndPlacingOrdersEachTakeTheirScope(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		o := w.buy(t, w.Ana.ID, w.Hour.ID)
		reader, writer := w.scoped(t, auth.OrdersRead), w.scoped(t, auth.OrdersWrite)
		for _, path := range []string{"/orders", "/orders/" + o.ID.String()} {
			if r := reader.Do(t, "GET", api+path, nil); r.Status != 200 {
				t.Errorf("%s: %d", path, r.Status)
			}
			refused(t, writer.Do(t, "GET", api+path, nil), 403, "insufficient_scope")
		}
		p := refused(t, reader.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Hour.ID)), 403, "insufficient_scope")
		if !strings.Contains(p.Detail, "orders:write") {
			t.Errorf("does not name the scope: %s", p.Detail)
		}
		if r := writer.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Hour.ID)); r.Status != 201 {
			t.Errorf("writer: %d", r.Status)
		}
	})
}

func TestOrderWithCredentialsIsKeptOutOfCaches(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		o := w.buy(t, w.Ana.ID, w.Yearly.ID)
		if r := w.Do(t, "GET", api+"/orders/"+o.ID.String(), nil); r.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("Cache-Control %q", r.Header.Get("Cache-Control"))
		}
	})
}

// quantities returns the body of an order for Ana, with one item per quantity.
func (w *world) quantities(variation uuid.UUID, quantities ...any) map[string]any {
	items := make([]any, len(quantities))
	for i, quantity := range quantities {
		items[i] = map[string]any{"variationId": variation, "quantity": quantity}
	}
	return map[string]any{"customerId": w.Ana.ID, "items": items}
}

func TestAnOrderIsPlacedAtTheExpectedTotalOrNotAtAll(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		order := func(total any) testkit.Response {
			return w.Do(t, "POST", api+"/orders", atTotal(cart(w.Ana.ID, w.Hour.ID, w.Hour.ID), total), keyHeader, "chat-1")
		}
		balance := w.Balance(t, w.Ana.ID)
		price := w.Database.Client.Variation.GetX(w.Context(t), w.Hour.ID).Price
		told := price + price
		w.Database.Client.Variation.UpdateOneID(w.Hour.ID).SetPrice(price + 5).ExecX(w.Context(t))
		p := refused(t, order(told.String()), http.StatusConflict, "total_changed")
		costs := told + 10
		if p.Total != costs.String() || w.Balance(t, w.Ana.ID) != balance {
			t.Errorf("%+v, the wallet has %s and had %s", p, w.Balance(t, w.Ana.ID), balance)
		}
		for _, wrong := range []any{"1.005", "x", true} {
			refused(t, order(wrong), http.StatusBadRequest, "invalid_input")
		}
		if placed := order(costs.String()); placed.Status != http.StatusCreated { // what was refused has not used up the key
			t.Errorf("%d %s", placed.Status, placed.Body)
		}
		w.Database.Client.Variation.UpdateOneID(w.Hour.ID).SetPrice(price).ExecX(w.Context(t))
		if again := order(costs.String()); again.Header.Get("Idempotency-Replayed") != "true" {
			t.Errorf("the same order again: %d %s", again.Status, again.Body)
		}
		refused(t, order(nil), http.StatusConflict, "idempotency_key_reused")
		if charged := balance - w.Balance(t, w.Ana.ID); charged != costs {
			t.Errorf("the wallet paid %s of %s", charged, costs)
		}
	})
}

func TestAQuantityStandsForAsManyOfTheSameItem(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		balance := w.Balance(t, w.Ana.ID)
		placed := decoded[order](t, w.Do(t, "POST", api+"/orders", w.quantities(w.Hour.ID, 3, nil, 1), "Idempotency-Key", "q"), http.StatusCreated)
		if len(placed.Items) != 5 || placed.Total != "150.00" {
			t.Errorf("3, 1 and 1 of an item are %d for %s", len(placed.Items), placed.Total)
		}
		if left := w.Balance(t, w.Ana.ID); balance-left != 15000 {
			t.Errorf("%s became %s", balance, left)
		}
		repeated := w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, slices.Repeat([]uuid.UUID{w.Hour.ID}, 5)...), "Idempotency-Key", "q")
		if repeated.Status != http.StatusCreated || repeated.Header.Get("Idempotency-Replayed") != "true" {
			t.Errorf("the same order, written item by item, is another: %d %s", repeated.Status, repeated.Body)
		}
		refused(t, w.Do(t, "POST", api+"/orders", w.quantities(w.Hour.ID, 4), "Idempotency-Key", "q"), http.StatusConflict, "idempotency_key_reused")
		// Programs whose numbers are all floats write whole ones so, and JSON Schema takes them as integers.
		floats := w.Do(t, "POST", api+"/orders", w.quantities(w.Hour.ID, json.Number("3.0"), json.Number("2e0")), "Idempotency-Key", "q")
		if floats.Status != http.StatusCreated || floats.Header.Get("Idempotency-Replayed") != "true" {
			t.Errorf("3.0 and 2e0 are not 3 and 2: %d %s", floats.Status, floats.Body)
		}
	})
}

func TestQuantitiesAreWholeNumbersAndAtMostTwentyInAll(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		before := w.rows(t)
		for name, test := range map[string]struct {
			quantities []any
			where      []string
		}{
			"zero":       {[]any{1, 0}, []string{"/items/1/quantity"}},
			"negative":   {[]any{-1}, []string{"/items/0/quantity"}},
			"too many":   {[]any{21}, []string{"/items/0/quantity"}},
			"a fraction": {[]any{1.5}, []string{"/items/0/quantity"}},
			"huge":       {[]any{json.Number("1" + strings.Repeat("0", 40))}, []string{"/items/0/quantity"}},
			"text":       {[]any{"2"}, []string{"/items/0/quantity"}},
			"both":       {[]any{0, 99}, []string{"/items/0/quantity", "/items/1/quantity"}},
			"21 in all":  {[]any{20, 1}, []string{"/items"}},
			"400 in all": {slices.Repeat([]any{20}, 20), []string{"/items"}},
		} {
			p := refused(t, w.Do(t, "POST", api+"/orders", w.quantities(w.Hour.ID, test.quantities...)), http.StatusBadRequest, "invalid_input")
			if !slices.Equal(p.where(), test.where) {
				t.Errorf("%s: %q, want %q", name, p.where(), test.where)
			}
		}
		w.wroteNothingSince(t, before)
		unknown := w.quantities(w.Hour.ID, 3, 2)
		unknown["items"].([]any)[1].(map[string]any)["variationId"] = uuid.New()
		p := refused(t, w.Do(t, "POST", api+"/orders", unknown), http.StatusNotFound, "variation_not_found")
		if !slices.Equal(p.where(), []string{"/items/1/variationId"}) {
			t.Errorf("the item is named %q", p.where())
		}
		decoded[order](t, w.Do(t, "POST", api+"/orders", w.quantities(w.Hour.ID, 19, 1)), http.StatusCreated)
	})
}
