package rest_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

func TestBodiesThatAreNotOneJSONObjectAreRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for path, method := range w.withBody(t) {
			for name, body := range map[string]string{
				"empty": "", "space": " \n", "half": `{"a":`, "two values": `{}{}`, "trailing": `{} x`, "trailing bracket": `{}]`,
				"array": `[]`, "string": `"x"`, "number": `1`, "null": `null`, "single quotes": `{'a':1}`, "comment": `{}//`,
				"invalid UTF-8": "{\"notes\":\"\xff\"}", "invalid UTF-8 in a name": "{\"\xc3\x28\":1}", "byte order mark": "\ufeff{}",
				"high surrogate": `{"notes":"\ud800"}`, "low surrogate": `{"notes":"\udc00"}`, "two highs": `{"notes":"\ud800\ud800"}`,
				"bad escape": `{"notes":"\x"}`, "bad hex": `{"notes":"\u12g4"}`, "raw NUL": "{\"notes\":\"\x00\"}", "NUL outside": "{}\x00",
				"deep array": `{"a":` + strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000) + "}", "deep object": strings.Repeat(`{"a":`, 40) + "1" + strings.Repeat("}", 40),
				"many values": `{"a":[` + strings.Repeat("1,", 60_000) + `1]}`, "unclosed": `{"a":"`, "unclosed escape": `{"a":"\`, "NaN": `{"a":NaN}`,
				"member twice": `{"amount":"1.00","amount":"2.00"}`, "member twice inside": `{"a":[1,{"b":{"c":1,"\u0063":2}}]}`, "leading zero": `{"amount":01}`,
			} {
				if body == "" && !needsBody(path) {
					continue
				}
				if p := refused(t, w.Do(t, method, path, body), 400, "malformed_body"); p.Detail == "" {
					t.Errorf("%s: no reason", name)
				}
			}
		}
	})
}

func TestAByteOrderMarkIsNamed(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		if p := refused(t, w.recharge(t, w.Ana.ID, "\ufeff"+`{"amount":1}`), 400, "malformed_body"); !strings.Contains(p.Detail, "byte order mark") {
			t.Errorf("refused with %q", p.Detail)
		}
	})
}

func TestSurrogatePairsAreText(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.recharge(t, w.Ana.ID, `{"amount":1,"reference":"\ud83d\ude00 \\ud800 \" é"}`)
		if got := decoded[rechargeResponse](t, r, 201); got.Reference != "😀 \\ud800 \" é" {
			t.Errorf("%q", got.Reference)
		}
	})
}

func TestBodyOverTheLimitIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for path, method := range w.withBody(t) {
			limit := 1 << 20
			if strings.HasSuffix(path, "/inventory/licenses") {
				limit = 8 << 20
			}
			padded := func(size int) string { return `{"x":"` + strings.Repeat("x", size-len(`{"x":""}`)) + `"}` }
			refused(t, w.Do(t, method, path, padded(limit+1)), 413, "body_too_large")
			refused(t, w.Do(t, method, path, padded(limit)), 400, "unknown_field")
		}
	})
}

func TestBodyLimitIsConfigurable(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		small := serve(t, w.Store, w.clock, func(c *rest.Config) { c.BodyLimit, c.UploadLimit = 20, 30 })
		refused(t, small.recharge(t, w.Ana.ID, `{"amount":1,"notes":"x"}`), 413, "body_too_large")
		refused(t, small.upload(t, licenses(w.Yearly.ID, "A")), 413, "body_too_large")
		decoded[rechargeResponse](t, small.recharge(t, w.Ana.ID, `{"amount":1}`), 201)
	})
}

func TestBodyOfAnotherTypeIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		path := api + "/customers/" + w.Ana.ID.String() + "/wallet/recharge"
		for _, contentType := range []string{
			"application/x-www-form-urlencoded", "text/plain", "text/json", "application/json; charset=latin1", "multipart/form-data; boundary=x",
			"application/xml", "json", "", "application/json;;", "application/jsonp",
		} {
			refused(t, w.Do(t, "POST", path, `{"amount":1}`, "Content-Type", contentType), 415, "unsupported_media_type")
		}
		refused(t, w.Do(t, "POST", path, `{"amount":1}`, "Content-Encoding", "gzip"), 415, "unsupported_media_type")
		for _, contentType := range []string{"application/json", "application/json; charset=utf-8", "Application/JSON;charset=\"UTF-8\"", "application/json; profile=x"} {
			if r := w.Do(t, "POST", path, `{"amount":1}`, "Content-Type", contentType); r.Status != 201 {
				t.Errorf("%s: %d %s", contentType, r.Status, r.Body)
			}
		}
		refused(t, w.Do(t, "POST", path, nil), 400, "malformed_body")
	})
}

func TestNoRouteTakesABodyOfAnotherType(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for path, method := range w.withBody(t) {
			refused(t, w.Do(t, method, path, "a=b", "Content-Type", "application/x-www-form-urlencoded"), 415, "unsupported_media_type")
		}
	})
}

func TestEveryFaultOfARequestIsNamedAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "POST", api+"/orders?dryRun=maybe", `{"customerPhone":"1","items":[{"variationId":"x"},{}],"notes":{}}`, keyHeader, strings.Repeat("k", 81))
		p := refused(t, r, 400, "invalid_input")
		want := []string{"dryRun", keyHeader, "/customerPhone", "/items/0/variationId", "/items/1/variationId", "/notes"}
		if !slices.Equal(p.where(), want) {
			t.Errorf("blames %v, want %v", p.where(), want)
		}
		for _, e := range p.Errors {
			if e.Code == "" || e.Detail == "" {
				t.Errorf("%+v", e)
			}
		}
	})
}

func TestEveryPostTakesItsBodyWholeAndInTime(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		strict := serve(t, w.Store, w.clock, func(c *rest.Config) {
			c.BodyLimit, c.UploadLimit = 20, 20
			c.Limits = httpx.Limits{BodyTimeout: 50 * time.Millisecond}
		})
		for route, path := range w.paths(t) {
			if !takesBody(route) {
				continue
			}
			refused(t, strict.Do(t, route.Method, path, strings.Repeat(" ", 21)), http.StatusRequestEntityTooLarge, "body_too_large")
			refused(t, strict.begin(t, route.Method, path), http.StatusRequestTimeout, "body_timeout")
			refused(t, w.begin(t, route.Method, path, (*net.TCPConn).CloseWrite), http.StatusBadRequest, "malformed_body")
		}
	})
}

// begin sends the first of two bytes of a body, calls the functions with the connection, and returns the response.
func (w *world) begin(t testing.TB, method, path string, then ...func(*net.TCPConn) error) testkit.Response {
	t.Helper()
	dialled, err := new(net.Dialer).DialContext(t.Context(), "tcp", strings.TrimPrefix(w.BaseURL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer dialled.Close()
	fmt.Fprintf(dialled, "%s %s HTTP/1.1\r\nHost: kiosk\r\nAuthorization: Bearer %s\r\n"+
		"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{", method, path, w.Token)
	for _, do := range then {
		if err := do(dialled.(*net.TCPConn)); err != nil {
			t.Fatal(err)
		}
	}
	response, err := http.ReadResponse(bufio.NewReader(dialled), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return testkit.Response{Status: response.StatusCode, Header: response.Header, Body: content}
}
