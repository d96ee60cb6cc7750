package client_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"kiosk/client"
)

func TestCallWithAnEmptyIDIsNotSent(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("%s %s was sent", r.Method, r.URL.Path)
	}))
	t.Cleanup(server.Close)
	c, ctx := newClient(t, server.URL, "token"), t.Context()
	for name, call := range map[string]func() error{
		"read a product":             func() error { _, err := c.Product(ctx, ""); return err },
		"quote a price":              func() error { _, err := c.Quote(ctx, "", client.CustomerRef{}); return err },
		"read an order":              func() error { _, err := c.Order(ctx, ""); return err },
		"read a wallet":              func() error { _, err := c.Wallet(ctx, ""); return err },
		"list wallet transactions":   func() error { _, err := c.WalletTransactionPage(ctx, "", "", 0); return err },
		"recharge a wallet":          func() error { _, err := c.Recharge(ctx, client.CustomerRef{}, client.RechargeInput{}); return err },
		"read a webhook":             func() error { _, err := c.Webhook(ctx, ""); return err },
		"delete a webhook":           func() error { return c.DeleteWebhook(ctx, "") },
		"test a webhook":             func() error { _, err := c.TestWebhook(ctx, ""); return err },
		"list deliveries":            func() error { _, err := c.DeliveryPage(ctx, "", "", 0); return err },
		"look up an idempotency key": func() error { _, err := c.Outcome(ctx, ""); return err },
	} {
		err := call()
		if err == nil || !strings.HasPrefix(err.Error(), "kiosk: "+name) || !strings.HasSuffix(err.Error(), "is empty") || !client.Settled(err) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// HTTP removes spaces at the ends of a header, so that "key " would become "key". A header cannot contain line breaks.
func TestKeyThatAHeaderCannotCarryIsNotSent(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("%q was sent", r.Header.Get("Idempotency-Key"))
	}))
	t.Cleanup(server.Close)
	c := newClient(t, server.URL, "token")
	for _, key := range []string{" ", "key ", " key", "key\n", "ke\ty", "ke\x00y", "ke\x7fy"} {
		_, err := c.PlaceOrder(t.Context(), client.PlaceOrderInput{IdempotencyKey: key})
		if err == nil || !strings.Contains(err.Error(), "place an order: the idempotency key") || !client.Settled(err) {
			t.Errorf("%q: %v", key, err)
		}
	}
}

func TestAnyKeyCanBeLookedUp(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		for _, key := range []string{".", "..", "a/b", "../products", "100%", "%2E", "a b?c#d", "~;=&+"} {
			placed := must(c.PlaceOrder(t.Context(), client.PlaceOrderInput{
				Customer:       client.ByID(k.Ana.ID.String()),
				VariationIDs:   []string{k.Hour.ID.String()},
				IdempotencyKey: key,
			}))(t)
			outcome := must(c.Outcome(t.Context(), key))(t)
			if outcome.Key != key || outcome.Made.OrderID != placed.ID {
				t.Errorf("%q: %+v", key, outcome)
			}
		}
	})
}

// Proxies and routers remove "." and ".." from a path if they are not escaped.
func TestKeysOfDotsAreSentEscaped(t *testing.T) {
	t.Parallel()
	requests := make(chan string, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests <- r.RequestURI
		_, _ = w.Write([]byte("{}"))
	}))
	t.Cleanup(server.Close)
	for key, want := range map[string]string{".": "%2E", "..": "%2E%2E", "...": "...", "a.b": "a.b"} {
		_ = must(newClient(t, server.URL, "token").Outcome(t.Context(), key))(t)
		if uri := <-requests; uri != "/api/v1/external/idempotency-keys/"+want {
			t.Errorf("%q: asked for %s", key, uri)
		}
	}
}
