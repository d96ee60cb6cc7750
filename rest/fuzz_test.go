package rest

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"kiosk/internal/httpx"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
)

func FuzzBody(f *testing.F) {
	for _, seed := range []string{
		`{"customerId":"0192d3a4-5b6c-7d8e-9f00-112233445566","items":[{"variationId":"0192d3a4-5b6c-7d8e-9f00-112233445566"}],"notes":"\ud83d\ude00"}`,
		`{"amount":49.90,"reference":"PIX","notes":null}`, `{"variationId":"x","licenses":["A",{"credentials":"B","expiresAt":"2027-01-01"}],"onDuplicate":"reject"}`,
		`{"a":"\ud800"}`, `{"a":"\\\ud800\udc00"}`, `{"a":[[[[]]]]}`, `{"\u0000":"\u0000"}`, `{}{}`, "\xff", `{"a":"`, `{"a":1e999}`, `[]`, ``,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		members, err := httpx.ParseObject(content)
		if err != nil {
			if p := asProblem(err); p.code != codeMalformedBody || p.detail == "" {
				t.Fatalf("refused as %v", err)
			}
			return
		}
		if !json.Valid(content) || !utf8.Valid(content) {
			t.Fatalf("accepted %q", content)
		}
		encoded, err := json.Marshal(members)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := httpx.ParseObject(encoded); err != nil || !reflect.DeepEqual(again, members) {
			t.Fatalf("%v became %v, %v", members, again, err)
		}
		takeEverything(t, members)
	})
}

// takeEverything decodes a body as each operation does, and checks that accepted strings can be stored by both databases.
func takeEverything(t *testing.T, members map[string]any) {
	t.Helper()
	var errs fieldErrors
	body := object{members: members, errs: &errs}
	order := orders.PlaceOrderInput{Customer: body.customer(), Items: variationsOf(body.orderedItems("items")), Notes: body.text("notes")}
	recharge := wallets.RechargeInput{Customer: customers.CustomerRef{ID: unknownID}, Amount: body.amount("amount"), Reference: body.text("reference")}
	upload := orders.UploadInput{VariationID: body.requiredID("variationId"), Licenses: body.licenses("licenses"), OnDuplicate: body.onDuplicate("onDuplicate")}
	for _, invalid := range []error{order.Validate(), recharge.Validate(), upload.Validate()} {
		err := errs.join(invalid)
		if err == nil {
			continue
		}
		p := asProblem(err)
		if p.code != problem.CodeInvalidInput || p.detail == "" || len(p.fieldErrors) == 0 || len(p.fieldErrors) > maxFieldErrors {
			t.Fatalf("refused as %+v", p)
		}
	}
	texts := order.Notes + recharge.Reference
	for _, license := range upload.Licenses {
		texts += license.Credentials + license.ExternalRef
	}
	if len(errs.found) == 0 && strings.ContainsRune(texts, 0) {
		t.Fatal("a NUL passed")
	}
}

func FuzzQuery(f *testing.F) {
	for _, seed := range []string{
		"", "page=2&limit=100&status=PENDING", "dateFrom=2026-01-02&dateTo=2026-01-02T03:04:05.678%2B02:00", "userId=0192d3a4-5b6c-7d8e-9f00-112233445566",
		"page=0", "limit=-1", "page=1&page=2", "customerPhone=+5511987654321", "a;b", "%zz", "dateFrom=9999-12-31T23:59:59-23:59", "dryRun=true",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		var errs fieldErrors
		q := readQuery(&http.Request{URL: &url.URL{RawQuery: raw}}, &errs)
		filter := orderFilter(q)
		customer := quotedCustomer(q)
		q.flag("dryRun")
		if errs.join(nil) != nil {
			return
		}
		if err := filter.Validate(); err != nil {
			t.Fatalf("%q: the operation refuses %+v: %v", raw, filter, err)
		}
		if filter.Page > 0 && filter.Page*filter.Limit <= 0 {
			t.Fatalf("%q: page %d overflows", raw, filter.Page)
		}
		if customer.Phone != "" && !e164.MatchString(customer.Phone) {
			t.Fatalf("%q: phone %q", raw, customer.Phone)
		}
		if filter.From != nil && (filter.From.Year() < 1 || filter.From.Year() > 9999) {
			t.Fatalf("%q: %v", raw, filter.From)
		}
	})
}

var e164 = regexp.MustCompile(`^\+[1-9]\d{1,14}$`)

func FuzzPhone(f *testing.F) {
	for _, seed := range []string{"+5511987654321", "+55 (11) 98765-4321", "+1 415 555 2671 ext. 5", "+", "+0", "5511987654321", "+٥٥١١٩٨٧٦٥٤٣٢١", "+1\x00", "+999999999999999999999",
		"+49151O1234567", "+1*415*5552671", "+1415555267/x5", "+14155552671;isub=1", "+1800FLOWERS", "+44 (0)20 7946 0958", "+52 1 55 1234 5678"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		phone, valid := customers.ParsePhone(text)
		if !valid {
			return
		}
		if !e164.MatchString(phone) {
			t.Fatalf("%q became %q", text, phone)
		}
		if again, valid := customers.ParsePhone(phone); !valid || again != phone {
			t.Fatalf("%q became %q and then %q", text, phone, again)
		}
		// A prefix of the country may be left out between its code, which has one to three digits, and the number.
		if given := digitsOf(text); phone != given && !leavesOutAPrefix(given, phone) {
			t.Fatalf("%q is %s and became %s", text, given, phone)
		}
	})
}

// leavesOutAPrefix reports whether phone is the given phone without some digits after the country code.
func leavesOutAPrefix(given, phone string) bool {
	for code := 2; code <= 4 && code < len(phone); code++ {
		if len(given) > len(phone) && strings.HasPrefix(given, phone[:code]) && strings.HasSuffix(given, phone[code:]) {
			return true
		}
	}
	return false
}

// digitsOf returns a phone without separators, with digits of all scripts converted to ASCII.
func digitsOf(text string) string {
	return strings.Map(func(r rune) rune {
		for _, zero := range "٠۰０" {
			if zero <= r && r <= zero+9 {
				return '0' + r - zero
			}
		}
		if strings.ContainsRune(" ().-", r) {
			return -1
		}
		return r
	}, text)
}

func FuzzMoney(f *testing.F) {
	for _, seed := range []string{`"49.90"`, `49.9`, `0.07`, `1e2`, `-0`, `"1,5"`, `1000000.00`, `99999999999999999999`, `"0x1"`, `null`} {
		f.Add(seed)
	}
	plain := regexp.MustCompile(`^"?\d+(\.\d{1,2})?"?$`)
	f.Fuzz(func(t *testing.T, literal string) {
		members, err := httpx.ParseObject([]byte(`{"amount":` + literal + `}`))
		if err != nil || len(members) != 1 {
			return
		}
		var errs fieldErrors
		amount := object{members: members, errs: &errs}.amount("amount")
		if len(errs.found) > 0 {
			return
		}
		text, isText := members["amount"].(string)
		if !isText {
			text = string(members["amount"].(json.Number))
		}
		if !plain.MatchString(text) || amount < 0 || amount > money.Max {
			t.Fatalf("%s became %s", literal, amount)
		}
		if again, err := money.Parse(amount.String()); err != nil || again != amount {
			t.Fatalf("%s became %s and then %s", literal, amount, again)
		}
	})
}

func FuzzIdempotencyKey(f *testing.F) {
	for _, seed := range []string{"k", "", " ", strings.Repeat("k", 80), strings.Repeat("k", 81), "é", "a\x00b", "\x7f"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, key string) {
		r := httptest.NewRequest(http.MethodPost, "/", nil)
		r.Header[headerIdempotencyKey] = []string{key}
		var errs fieldErrors
		got := idempotencyKey(r, &errs)
		fits := len(key) >= 1 && len(key) <= 80 && strings.IndexFunc(key, func(c rune) bool { return c < ' ' || c > '~' }) < 0
		if accepted := len(errs.found) == 0; accepted != fits || (accepted && got != key) {
			t.Fatalf("%q: accepted %v as %q", key, accepted, got)
		}
	})
}
