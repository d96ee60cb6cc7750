package rest_test

import (
	"crypto/tls"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/testkit"
	"kiosk/rest"
)

func TestCredentialsLeaveOverHTTPSOnly(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		delivered := w.buy(t, w.Ana.ID, w.Yearly.ID)
		waiting := w.buy(t, w.Ana.ID, w.Monthly.ID)
		handler := documented(t, rest.New(rest.Config{
			Resolver:       w.Resolver,
			Logger:         slog.New(slog.DiscardHandler),
			TrustedProxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("127.0.0.2/32")},
		}))
		forwarded := func(proto ...string) http.Header { return http.Header{"X-Forwarded-Proto": proto} }
		const local, public = "127.0.0.1:8080", "shop.example.com"
		for name, test := range map[string]struct {
			peer    string
			host    string
			tls     bool
			headers http.Header
			allowed bool
		}{
			"loopback":                            {"127.0.0.1:9", local, false, nil, true},
			"loopback, IPv6":                      {"[::1]:9", local, false, nil, true},
			"loopback, mapped":                    {"[::ffff:127.0.0.1]:9", local, false, nil, true},
			"another machine":                     {"192.0.2.1:9", public, false, nil, false},
			"another machine, IPv6":               {"[2001:db8::1]:9", local, false, nil, false},
			"another machine that claims HTTPS":   {"192.0.2.1:9", public, false, forwarded("https"), false},
			"HTTPS":                               {"192.0.2.1:9", public, true, nil, true},
			"HTTPS from a trusted proxy, silent":  {"10.1.2.3:9", local, true, nil, true},
			"HTTPS from a trusted proxy, HTTP":    {"10.1.2.3:9", local, true, forwarded("http"), false},
			"HTTPS from a trusted proxy, HTTPS":   {"10.1.2.3:9", local, true, forwarded("https"), true},
			"HTTPS that claims HTTP":              {"192.0.2.1:9", public, true, forwarded("http"), true},
			"trusted proxy, HTTPS":                {"10.1.2.3:9", local, false, forwarded("https"), true},
			"trusted proxy, HTTPS, mapped":        {"[::ffff:10.1.2.3]:9", local, false, forwarded("HTTPS"), true},
			"trusted proxy, HTTP":                 {"10.1.2.3:9", local, false, forwarded("http"), false},
			"trusted proxy, silent":               {"10.1.2.3:9", local, false, nil, false},
			"trusted proxy, half the way":         {"10.1.2.3:9", local, false, forwarded("https, http"), false},
			"trusted proxy, half, in two headers": {"10.1.2.3:9", local, false, forwarded("http", "https"), false},
			"trusted proxy on loopback, HTTP":     {"127.0.0.2:9", local, false, forwarded("http"), false},
			"trusted proxy on loopback, HTTPS":    {"127.0.0.2:9", local, false, forwarded("https"), true},
			"trusted proxy on loopback, no proto": {"127.0.0.2:9", local, false, http.Header{"X-Forwarded-For": {"192.0.2.1"}}, false},
			"unknown proxy on loopback, HTTP":     {"127.0.0.1:9", local, false, forwarded("http"), false},
			"unknown proxy on loopback, HTTPS":    {"127.0.0.1:9", local, false, forwarded("https"), false},
			"unknown proxy on loopback, For":      {"[::1]:9", local, false, http.Header{"X-Forwarded-For": {"192.0.2.1"}}, false},
			"unknown proxy on loopback, Real-IP":  {"127.0.0.1:9", local, false, http.Header{"X-Real-Ip": {"192.0.2.1"}}, false},
			"unknown proxy on loopback, RFC 7239": {"127.0.0.1:9", local, false, http.Header{"Forwarded": {"for=192.0.2.1;proto=https"}}, false},
			"unknown proxy on loopback, Via":      {"127.0.0.1:9", local, false, http.Header{"Via": {"1.1 proxy"}}, false},
			"silent proxy on loopback":            {"127.0.0.1:9", public, false, nil, false},
			"silent proxy on loopback, address":   {"127.0.0.1:9", "192.0.2.7", false, nil, false},
			"silent proxy on loopback, HTTP/1.0":  {"127.0.0.1:9", local + " HTTP/1.0", false, nil, false},
			"loopback, no Host":                   {"127.0.0.1:9", "", false, nil, false},
			"loopback, localhost":                 {"127.0.0.1:9", "localhost:5173", false, nil, true},
			"loopback, LOCALHOST.":                {"127.0.0.1:9", "LOCALHOST.", false, nil, true},
			"loopback, name under localhost":      {"127.0.0.1:9", "shop.localhost:80", false, nil, true},
			"loopback, IPv6 in Host":              {"[::1]:9", "[::1]:8080", false, nil, true},
			"loopback, like localhost":            {"127.0.0.1:9", "notlocalhost", false, nil, false},
			"another machine that names this one": {"192.0.2.1:9", local, false, nil, false},
			"no address":                          {"@", local, false, nil, false},
		} {
			ask := func(id uuid.UUID) *httptest.ResponseRecorder {
				request := httptest.NewRequest("GET", api+"/orders/"+id.String(), nil)
				request.RemoteAddr = test.peer
				request.Host = strings.TrimSuffix(test.host, " HTTP/1.0")
				if request.Host != test.host {
					request.Proto, request.ProtoMinor = "HTTP/1.0", 0
				}
				maps.Copy(request.Header, test.headers)
				request.Header.Set("Authorization", "Bearer "+w.FullToken)
				if test.tls {
					request.TLS = &tls.ConnectionState{}
				}
				recorder := httptest.NewRecorder()
				handler.ServeHTTP(recorder, request)
				return recorder
			}
			got := ask(delivered.ID)
			if test.allowed != (got.Code == 200) {
				t.Errorf("%s: %d %s", name, got.Code, got.Body)
			}
			if !test.allowed {
				if got.Code != 403 || !strings.Contains(got.Body.String(), `"https_required"`) || !strings.Contains(got.Body.String(), "--trusted-proxies") || strings.Contains(got.Body.String(), "KEY-") || strings.Contains(got.Body.String(), delivered.Number) {
					t.Errorf("%s: %d %s", name, got.Code, got.Body)
				}
			}
			if got := ask(waiting.ID); got.Code != 200 {
				t.Errorf("%s, without credentials: %d", name, got.Code)
			}
		}
	})
}

func TestLogNamesTheRequestAndNoSecrets(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var log testkit.Log
		logged := serve(t, w.Store, w.clock, func(c *rest.Config) { c.Logger = slog.New(slog.NewJSONHandler(&log, nil)) })
		logged.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price?customerPhone=%2B5511987654321", nil, "X-Request-Id", "quote-1")
		logged.rechargeByPhone(t, "+5511987654321", `{"amount":1,"notes":"between us"}`)
		logged.upload(t, licenses(w.Lifetime.ID, "KEY-SECRET"))
		logged.read(t, logged.buy(t, w.Ana.ID, w.Lifetime.ID).ID)
		logged.as("wrong").Do(t, "GET", api+"/nothing/5511987654321?token="+w.FullToken, nil)
		logged.server.Close()

		text := log.String()
		for _, want := range []string{
			`"request_id":"quote-1"`, `"route":"` + api + `/products/{id}/price"`, `"route":"` + api + `/customers/by-phone/{phone}/wallet/recharge"`,
			`"status":200`, `"status":201`, `"status":404`, `"duration_ms":`, `"store":"` + w.Store.ID.String() + `"`,
		} {
			if !strings.Contains(text, want) {
				t.Errorf("the log lacks %s", want)
			}
		}
		for _, secret := range []string{"5511987654321", "between us", "KEY-", w.FullToken, "Bearer", "ksk_"} {
			if strings.Contains(text, secret) {
				t.Errorf("the log holds %s", secret)
			}
		}
		if t.Failed() {
			t.Log(text)
		}
	})
}
