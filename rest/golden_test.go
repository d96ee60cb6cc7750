package rest_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares a response with testdata/golden/<name>.http, after it has replaced the random parts.
func golden(t testing.TB, name string, r testkit.Response) {
	t.Helper()
	var text bytes.Buffer
	fmt.Fprintf(&text, "HTTP %d %s\n", r.Status, http.StatusText(r.Status))
	for _, header := range []string{
		"Content-Type", "Location", "Cache-Control", "Vary", "ETag", "Allow", "WWW-Authenticate", "Idempotency-Replayed", "Retry-After",
	} {
		if value := r.Header.Get(header); value != "" {
			fmt.Fprintf(&text, "%s: %s\n", header, value)
		}
	}
	text.WriteString("\n")
	if len(r.Body) > 0 {
		if err := json.Indent(&text, r.Body, "", "  "); err != nil {
			t.Errorf("%s: %v in %s", name, err, r.Body)
		}
	}
	compare(t, name+".http", steady(text.String()))
}

func compare(t testing.TB, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", "golden", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s has changed (go test ./rest -run Golden -update accepts it)\ngot:\n%s\nwant:\n%s", name, got, want)
	}
}

var random = regexp.MustCompile(strings.Join([]string{
	`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,
	`(?:wep|evt)_[0-9a-z]{26}`,
	`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z`,
	`"number": "[0-9A-Z]{10}"`,
	`"secret": "[0-9a-f]{64}"`,
	`ETag: "[-\w]+"`,
	`KEY-\d{6}`,
}, "|"))

// steady replaces ids, times and other changing values by names. Equal values get the same name.
func steady(text string) string {
	seen := map[string]string{}
	return random.ReplaceAllStringFunc(text, func(value string) string {
		kind, shown := "id", "%s"
		switch {
		case strings.HasPrefix(value, "KEY-"):
			return "KEY-<n>"
		case strings.HasPrefix(value, "ETag"):
			return `ETag: "<hash>"`
		case strings.HasPrefix(value, `"number"`):
			return `"number": "<number>"`
		case strings.HasPrefix(value, `"secret"`):
			return `"secret": "<64 hexadecimal characters>"`
		case value[4] == '-' && strings.HasSuffix(value, "Z"):
			return regexp.MustCompile(`\d`).ReplaceAllString(value, "0")
		case value[3] == '_':
			kind, shown = value[:3], value[:4]+"%s"
		}
		if seen[value] == "" {
			seen[value] = fmt.Sprintf(shown, fmt.Sprintf("<%s %d>", kind, len(seen)+1))
		}
		return seen[value]
	})
}

func TestGoldenResponsesOfTheCatalogue(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		antivirus := api + "/products/" + w.Antivirus.ID.String()
		golden(t, "products", w.Do(t, "GET", api+"/products", nil))
		golden(t, "product", w.Do(t, "GET", antivirus, nil))
		golden(t, "product-without-tiers", w.Do(t, "GET", api+"/products/"+w.Setup.ID.String(), nil))
		golden(t, "product-not-modified", w.Do(t, "GET", antivirus, nil, "If-None-Match", "*"))
		golden(t, "quote-without-customer", w.Do(t, "GET", antivirus+"/price", nil))
		golden(t, "quote-with-tier", w.Do(t, "GET", antivirus+"/price?customerId="+w.Ana.ID.String(), nil))
		golden(t, "quote-without-tier", w.Do(t, "GET", antivirus+"/price?customerId="+w.Dora.ID.String(), nil))
	})
}

func TestGoldenResponsesOfOrders(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		golden(t, "orders-none", w.Do(t, "GET", api+"/orders", nil))
		body := cart(w.Ana.ID, w.Yearly.ID, w.Hour.ID)
		body["notes"] = "for <Ana> & friends"
		golden(t, "order-dry-run", w.Do(t, "POST", api+"/orders?dryRun=true", body))
		placed := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		golden(t, "order-placed", placed)
		golden(t, "order-replayed", w.Do(t, "POST", api+"/orders", body, keyHeader, "k"))
		golden(t, "order-partly-delivered", w.Do(t, "GET", placed.Header.Get("Location"), nil))
		backorder := w.Do(t, "POST", api+"/orders", cart(w.Dora.ID, w.Monthly.ID))
		golden(t, "order-placed-waiting", backorder)
		completed := w.buy(t, w.Carla.ID, w.Yearly.ID)
		golden(t, "order-completed", w.Do(t, "GET", api+"/orders/"+completed.ID.String(), nil))
		golden(t, "orders", w.Do(t, "GET", api+"/orders?limit=2", nil))
	})
}

func TestGoldenResponsesOfWalletsAndInventory(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		golden(t, "recharge-approved", w.recharge(t, w.Bruno.ID, `{"amount":"49.9","reference":"PIX 42"}`))
		w.Database.Client.Store.UpdateOneID(w.ID).SetRechargeReviewLimit(money.Amount(1)).ExecX(w.Context(t))
		fresh := serve(t, w.Reopened(t), w.clock)
		golden(t, "recharge-pending", fresh.recharge(t, w.Bruno.ID, `{"amount":1}`))
		golden(t, "licenses", w.upload(t, licenses(w.Lifetime.ID, "A", "B", "A")))
	})
}

func TestGoldenResponsesOfWebhooks(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		body := map[string]any{"url": "https://bot.example.com/hook", "events": []string{"order.created"}, "description": "ours"}
		created := w.Do(t, "POST", api+"/webhooks", body)
		golden(t, "webhook-registered", created)
		path := api + "/webhooks/" + decoded[webhook](t, created, 201).ID
		golden(t, "webhook", w.Do(t, "GET", path, nil))
		golden(t, "webhooks", w.Do(t, "GET", api+"/webhooks", nil))
		golden(t, "webhook-deliveries-none", w.Do(t, "GET", path+"/deliveries", nil))
		golden(t, "webhook-test", w.Do(t, "POST", path+"/test", nil))
		golden(t, "webhook-deleted", w.Do(t, "DELETE", path, nil))
	})
}

func TestGoldenProblems(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		orders := api + "/orders"
		reused := cart(w.Ana.ID, w.Hour.ID)
		w.Do(t, "POST", orders, reused, keyHeader, "k")
		reject := licenses(w.Yearly.ID, "A", "A")
		reject["onDuplicate"] = "reject"
		for name, r := range map[string]testkit.Response{
			"unauthenticated":        w.as("").Do(t, "GET", orders, nil),
			"unauthenticated-wrong":  w.as("wrong").Do(t, "GET", orders, nil),
			"insufficient_scope":     w.scoped(t, auth.ProductsRead).Do(t, "POST", orders, reused),
			"route_not_found":        w.Do(t, "GET", "/nothing", nil),
			"method_not_allowed":     w.Do(t, "PUT", orders, nil),
			"malformed_body":         w.Do(t, "POST", orders, `{"a":`),
			"body_too_large":         w.Do(t, "POST", orders, strings.Repeat(" ", 1<<20+1)),
			"unsupported_media_type": w.Do(t, "POST", orders, "{}", "Content-Type", "text/plain"),
			"invalid_input":          w.Do(t, "POST", orders, `{"items":[{"variationId":"x"}],"notes":1}`, keyHeader, ""),
			"invalid_input-query":    w.Do(t, "GET", orders+"?page=0&limit=101", nil),
			"product_not_found":      w.Do(t, "GET", api+"/products/"+uuid.NewString(), nil),
			"variation_not_found":    w.Do(t, "POST", orders, cart(w.Ana.ID, uuid.New())),
			"customer_not_found":     w.Do(t, "POST", orders, cart(uuid.New(), w.Hour.ID)),
			"phone_not_linked":       w.rechargeByPhone(t, "+5511987654322", `{"amount":1}`),
			"customer_blocked":       w.Do(t, "POST", orders, cart(w.Blocked.ID, w.Hour.ID)),
			"order_not_found":        w.Do(t, "GET", orders+"/"+uuid.NewString(), nil),
			"endpoint_not_found":     w.Do(t, "DELETE", api+"/webhooks/x", nil),
			"insufficient_balance":   w.Do(t, "POST", orders, cart(w.Bruno.ID, w.Hour.ID)),
			"insufficient_stock":     w.Do(t, "POST", orders, cart(w.Ana.ID, w.Lifetime.ID)),
			"total_changed":          w.Do(t, "POST", orders, atTotal(cart(w.Ana.ID, w.Hour.ID), "0.01")),
			"variation_not_digital":  w.upload(t, licenses(w.Hour.ID, "A")),
			"duplicate_licenses":     w.upload(t, reject),
			"idempotency_key_reused": w.Do(t, "POST", orders, cart(w.Dora.ID, w.Hour.ID), keyHeader, "k"),
		} {
			golden(t, "problem-"+name, r)
		}
	})
}

func TestGoldenTableOfCodes(t *testing.T) {
	t.Parallel()
	text, err := json.MarshalIndent(rest.Codes(), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "codes.json", string(text)+"\n")
}
