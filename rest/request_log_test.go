package rest_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

type requestPage struct {
	Data []struct {
		RequestID, Method, Path, ActorName, CreatedAt string
		Status                                        int
		Code                                          *string
		DurationMs                                    float64
	}
	Pagination struct {
		Limit      int
		NextCursor string
	}
}

// lines returns the requests without the members that differ each time.
func (p requestPage) lines() []string {
	lines := make([]string, len(p.Data))
	for i, r := range p.Data {
		lines[i] = fmt.Sprintf("%s %s %d", r.Method, r.Path, r.Status)
		if r.Code != nil {
			lines[i] += " " + *r.Code
		}
	}
	return lines
}

// openLogging opens a world whose requests are logged.
func openLogging(t testing.TB, d *database.DB, changes ...func(*rest.Config)) *world {
	t.Helper()
	clock := new(testkit.Clock)
	return serve(t, testkit.NewStore(t, d, func(c *resolver.Config) { c.Now, c.LogRequests = clock.Now, true }), clock, changes...)
}

// requests flushes the log and reads it.
func (w *world) requests(t testing.TB, client testkit.Client, query string) requestPage {
	t.Helper()
	if err := w.Resolver.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	return decoded[requestPage](t, client.Do(t, http.MethodGet, api+"/requests"+query, nil), http.StatusOK)
}

func TestATokensRequestsAreLoggedWithoutWhatIsPersonal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		w, other := openLogging(t, d), openLogging(t, d)
		phone, ref := *w.Ana.Phone, *w.Ana.ExternalRef
		sold := w.buy(t, w.Ana.ID, w.Yearly.ID)
		reader := w.as(w.ReadOnlyToken)
		w.as("").Do(t, http.MethodGet, api+"/products", nil)
		w.as(auth.NewToken(true)).Do(t, http.MethodGet, api+"/products", nil)
		other.Do(t, http.MethodGet, api+"/products", nil)
		for _, call := range []struct{ method, path string }{
			{http.MethodGet, "/orders/" + sold.ID.String()},
			{http.MethodHead, "/products"},
			{http.MethodGet, "/customers/by-phone/" + phone + "/wallet"},
			{http.MethodGet, "/customers/by-ref/" + ref},
			{http.MethodGet, "/customers/" + phone},
			{http.MethodPost, "/orders/" + sold.ID.String() + "/items/ana@example.com/replace"},
			{http.MethodGet, "/idempotency-keys/ana@example.com"},
			{http.MethodGet, "/orders?customerPhone=" + strings.Replace(phone, "+", "%2B", 1)},
			{http.MethodGet, "/customers?q=ana@example.com"},
			{http.MethodGet, "/products?" + phone + "=1"},
		} {
			w.Do(t, call.method, api+call.path, nil, "X-Request-Id", "mine")
		}
		reader.Do(t, http.MethodGet, api+"/orders", nil)
		id := sold.ID.String()
		want := []string{
			"POST /orders 201",
			"GET /orders/" + id + " 200",
			"HEAD /products 200",
			"GET /customers/by-phone/:phone/wallet 200",
			"GET /customers/by-ref/:ref 200",
			"GET /customers/:id 404 customer_not_found",
			"POST /orders/" + id + "/items/:itemId/replace 404 item_not_found",
			"GET /idempotency-keys/:key 200",
			"GET /orders 400 unknown_parameter",
			"GET /customers 200",
			"GET /products 400 unknown_parameter",
		}
		page := w.requests(t, w.Client, "")
		if got := page.lines(); !slices.Equal(got, want) {
			t.Errorf("logged\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		for i, r := range page.Data {
			if r.ActorName != "test" || r.DurationMs <= 0 || (i > 0 && r.RequestID != "mine") {
				t.Errorf("%+v", r)
			}
		}
		if got := w.requests(t, reader, "").lines(); !slices.Equal(got, []string{"GET /orders 403 insufficient_scope"}) {
			t.Errorf("another token's requests are %q", got)
		}
		if got := other.requests(t, other.Client, "").lines(); !slices.Equal(got, []string{"GET /products 200"}) {
			t.Errorf("another store's requests are %q", got)
		}
		rows := d.Client.RequestLog.Query().AllX(auth.AllTenants(t.Context()))
		if len(rows) != len(want)+2 {
			t.Errorf("%d requests are stored, want %d", len(rows), len(want)+2)
		}
		for _, row := range rows {
			for _, personal := range []string{phone, phone[1:], ref, "ana@example.com", "ksk_"} {
				if strings.Contains(fmt.Sprintf("%+v", row), personal) {
					t.Errorf("%s is stored: %+v", personal, row)
				}
			}
		}
	})
}

func TestTheRequestLogIsReadByCursorAndStatus(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		w := openLogging(t, d)
		if p := w.requests(t, w.Client, ""); len(p.Data) != 0 || p.Pagination.NextCursor == "" {
			t.Errorf("an empty log: %+v", p)
		}
		for _, path := range []string{"/products", "/orders/x", "/orders", "/prices?x=1", "/webhooks"} {
			w.Do(t, http.MethodGet, api+path, nil)
		}
		all := []string{
			"GET /products 200", "GET /orders/:id 404 order_not_found", "GET /orders 200", "GET /prices 400 unknown_parameter", "GET /webhooks 200",
		}
		end := w.requests(t, w.Client, "?after=end").Pagination.NextCursor
		for query, want := range map[string][]string{
			"":                                all,
			"?limit=2":                        all[3:],
			"?after=start&limit=2":            all[:2],
			"?after=end":                      nil,
			"?cursor=" + end:                  nil,
			"?status=4xx":                     {all[1], all[3]},
			"?status=404":                     all[1:2],
			"?status=5xx":                     nil,
			"?status=4xx&limit=1":             all[3:4],
			"?status=200&limit=1&after=start": all[:1],
		} {
			if got := w.requests(t, w.Client, query).lines(); !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", query, got, want)
			}
		}
		var read []string
		for next := w.requests(t, w.Client, "?after=start&limit=2"); len(next.Data) > 0; {
			read = append(read, next.lines()...)
			next = w.requests(t, w.Client, "?limit=2&cursor="+next.Pagination.NextCursor)
		}
		if !slices.Equal(read, all) {
			t.Errorf("page by page: %q", read)
		}
		p := refused(t, w.Do(t, http.MethodGet, api+"/requests?after=x&status=600&wait=1m&limit=0", nil), http.StatusBadRequest, "invalid_input")
		if found := p.where(); len(found) != 4 {
			t.Errorf("of four wrong parameters %v are named", found)
		}
		for _, wrong := range []string{"cursor=x", "cursor=" + end + "&after=end", "status=40", "status=4x4", "status=", "status=99x"} {
			refused(t, w.Do(t, http.MethodGet, api+"/requests?"+wrong, nil), http.StatusBadRequest, "invalid_input")
		}
	})
}

func TestARequestForTheLogWaitsForTheNextRequestAndEndsAtAShutdown(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		stopping, stop := context.WithCancel(t.Context())
		w := openLogging(t, d, func(c *rest.Config) { c.Stopping = stopping })
		wait := func() <-chan testkit.Response {
			path := api + "/requests?wait=25s&status=4xx&cursor=" + w.requests(t, w.Client, "?after=end").Pagination.NextCursor
			response := make(chan testkit.Response, 1)
			go func() { response <- w.Do(t, http.MethodGet, path, nil) }()
			return response
		}
		response := wait()
		w.Do(t, http.MethodGet, api+"/products", nil)
		w.Do(t, http.MethodGet, api+"/orders/x", nil)
		got := decoded[requestPage](t, <-response, http.StatusOK)
		if want := []string{"GET /orders/:id 404 order_not_found"}; !slices.Equal(got.lines(), want) {
			t.Errorf("waited for %q", got.lines())
		}
		started := time.Now()
		response = wait()
		stop()
		if got := decoded[requestPage](t, <-response, http.StatusOK); len(got.Data) != 0 || got.Pagination.NextCursor == "" {
			t.Errorf("at a shutdown: %+v", got)
		}
		if took := time.Since(started); took > 20*time.Second {
			t.Errorf("the wait ended with its time, after %s", took)
		}
	})
}
