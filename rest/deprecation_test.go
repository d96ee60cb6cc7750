package rest

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"kiosk/internal/httpx"
)

func TestWhatIsGoingAwayAnnouncesItself(t *testing.T) {
	t.Parallel()
	since := time.Date(2026, 6, 30, 23, 59, 59, 0, time.UTC)
	route := deprecation{
		method: http.MethodGet, pattern: "/orders/{id}", link: "https://kiosk.example/docs/orders",
		since: since, sunset: since.AddDate(1, 0, 0),
	}
	parameter := deprecation{
		method: http.MethodGet, pattern: "/orders", parameter: "userId", link: "https://kiosk.example/docs/filters",
		since: since, sunset: since.AddDate(2, 0, 0),
	}
	member := deprecation{
		method: http.MethodGet, pattern: "/events", member: "/data/type", link: "https://kiosk.example/docs/events",
		since: since, sunset: since.AddDate(1, 0, 0),
	}
	later := parameter
	later.sunset = since.AddDate(3, 0, 0)
	h := &handler{logger: slog.New(slog.DiscardHandler), capacity: httpx.NewCapacity(httpx.Limits{})}
	h.deprecations = []deprecation{later, parameter, route, member}
	handler := h.router()
	for _, test := range []struct{ method, path, sunset, link string }{
		{"GET", "/orders/1", "Wed, 30 Jun 2027 23:59:59 GMT", `<https://kiosk.example/docs/orders>; rel="deprecation"; type="text/html"`},
		{"HEAD", "/orders/1", "Wed, 30 Jun 2027 23:59:59 GMT", `<https://kiosk.example/docs/orders>; rel="deprecation"; type="text/html"`},
		{"GET", "/orders?userId=", "Fri, 30 Jun 2028 23:59:59 GMT", `<https://kiosk.example/docs/filters>; rel="deprecation"; type="text/html"`},
		{"GET", "/events", "Wed, 30 Jun 2027 23:59:59 GMT", `<https://kiosk.example/docs/events>; rel="deprecation"; type="text/html"`},
		{"GET", "/orders?page=1", "", ""},
		{"POST", "/orders?userId=", "", ""},
		{"GET", "/products", "", ""},
	} {
		response := httptest.NewRecorder()
		handler.ServeHTTP(response, httptest.NewRequest(test.method, Prefix+test.path, nil))
		deprecated := ""
		if test.sunset != "" {
			deprecated = "@1782863999"
		}
		got := response.Header()
		if got.Get("Deprecation") != deprecated || got.Get("Sunset") != test.sunset || got.Get("Link") != test.link {
			t.Errorf("%s %s: %v", test.method, test.path, got)
		}
	}
}

func TestWhatIsGoingAwayIsAnnouncedTwelveMonthsAhead(t *testing.T) {
	t.Parallel()
	known := map[string]bool{}
	for _, route := range new(handler).routes() {
		known[route.method+" "+route.pattern] = true
	}
	for _, d := range deprecations {
		if d.sunset.Before(d.since.AddDate(1, 0, 0)) || d.link == "" || !known[d.method+" "+d.pattern] {
			t.Errorf("%+v", d)
		}
	}
}
