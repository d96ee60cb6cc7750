package main

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"testing"

	"kiosk/client"
)

// fault is the way in which an outage replaces the response to an order.
type fault int

const (
	lateResponse    fault = iota // Kiosk places the order, but the client gets 503 timeout
	brokenResponse               // Kiosk places the order, but the client gets a proxy's 502
	limitedResponse              // Kiosk does not get the order, and the client gets 429
)

// outage is a proxy to a Kiosk. It applies the faults of the plan to the first orders, one to each.
type outage struct {
	http.Handler // of the Kiosk behind it

	mutex sync.Mutex
	plan  []fault
}

// behind returns the demo behind a proxy with these faults.
func behind(t *testing.T, d *demo, plan ...fault) *demo {
	t.Helper()
	target, err := url.Parse(d.url)
	if err != nil {
		t.Fatal(err)
	}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target) }} // without X-Forwarded headers, so that the demo sees the proxy as the client
	server := httptest.NewServer(&outage{Handler: proxy, plan: plan})
	t.Cleanup(server.Close)
	proxied := *d
	proxied.url = server.URL
	return &proxied
}

func (o *outage) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	planned, ok := o.next(r)
	if !ok {
		o.Handler.ServeHTTP(w, r)
		return
	}
	w.Header().Set("Retry-After", "3600") // too long for the client to retry
	switch planned {
	case lateResponse:
		o.Handler.ServeHTTP(httptest.NewRecorder(), r)
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte(`{"code":"timeout","detail":"The request took too long."}`))
	case brokenResponse:
		o.Handler.ServeHTTP(httptest.NewRecorder(), r)
		w.WriteHeader(http.StatusBadGateway)
	case limitedResponse:
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = w.Write([]byte(`{"code":"rate_limited","detail":"The token makes more requests than it may."}`))
	}
}

// next takes the next fault off the plan. ok is false when the request is not an order or the plan is empty.
func (o *outage) next(r *http.Request) (planned fault, ok bool) {
	if r.Method != http.MethodPost || r.URL.Path != "/api/v1/external/orders" {
		return 0, false
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if len(o.plan) == 0 {
		return 0, false
	}
	planned, o.plan = o.plan[0], o.plan[1:]
	return planned, true
}

// sold counts the orders of a variation.
func (d *demo) sold(t *testing.T, sku string) (orders int) {
	t.Helper()
	for _, err := range d.shop.Orders(t.Context(), client.OrderFilter{VariationID: d.variations[sku]}) {
		if err != nil {
			t.Fatal(err)
		}
		orders++
	}
	return orders
}

func TestBotChargesOnceHoweverOftenItSendsTheOrder(t *testing.T) {
	onBothDatabases(t, func(t *testing.T, d *demo) {
		before := d.sold(t, "STREAM-30")
		v := enter(t, behind(t, d, lateResponse, limitedResponse, brokenResponse), "-poll", "10ms", "-listen", "", "-phone", ana)
		v.expect(prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("Buy it?")
		v.answer("yes")
		for range 3 {
			v.expect("You pay only once.")
			v.answer("yes")
		}
		v.expect("Your key for Streamly Premium: STREAM-", prompt)
		if sold := d.sold(t, "STREAM-30") - before; sold != 1 {
			t.Errorf("the customer paid %d times", sold)
		}
		v.answer(v.numberOf("STREAM-30"))
		v.answer("yes")
		v.expect("Your key for Streamly Premium: STREAM-", prompt)
		if sold := d.sold(t, "STREAM-30") - before; sold != 2 {
			t.Errorf("after another purchase the customer had paid %d times", sold)
		}
	})
}

func TestBotSendsTheUnsettledOrderAgainWhenItsCustomerBuysTheSameLater(t *testing.T) {
	onBothDatabases(t, func(t *testing.T, d *demo) {
		before := d.sold(t, "STREAM-30")
		v := enter(t, behind(t, d, lateResponse), "-poll", "10ms", "-listen", "", "-phone", ana)
		v.expect(prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("Buy it?")
		v.answer("yes")
		v.expect("You pay only once.")
		v.answer("no")
		v.expect(prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("Buy it?")
		v.answer("yes")
		v.expect("Your key for Streamly Premium: STREAM-", prompt)
		if sold := d.sold(t, "STREAM-30") - before; sold != 1 {
			t.Errorf("the customer paid %d times", sold)
		}
	})
}

func TestBotThatEndedBeforeItShowedAnOrderShowsItAfterItsRestart(t *testing.T) {
	onBothDatabases(t, func(t *testing.T, d *demo) {
		before := d.sold(t, "STREAM-30")
		v := enter(t, behind(t, d, lateResponse), "-poll", "10ms", "-listen", "", "-phone", ana)
		v.expect(prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("Buy it?")
		v.answer("yes")
		v.expect("You pay only once.")
		_ = v.input.Close()
		if err := v.leave(); err != nil {
			t.Fatal(err)
		}
		restarted := enter(t, d, "-poll", "10ms", "-listen", "", "-phone", ana)
		restarted.expect("Your orders of the last 24 hours: 1.", prompt)
		restarted.answer("keys")
		restarted.expect("Your key for Streamly Premium: STREAM-", prompt)
		if sold := d.sold(t, "STREAM-30") - before; sold != 1 {
			t.Errorf("the customer paid %d times", sold)
		}
	})
}
