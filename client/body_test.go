package client_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"kiosk/client"
)

// encoding/json would replace the invalid bytes, so that a wrong key would be stored and sold.
func TestTextThatIsNotUTF8IsRefusedBeforeItIsSent(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("it was sent") }))
	t.Cleanup(server.Close)
	c := newClient(t, server.URL, "token")
	const latin1 = "hush\xe9"
	for pointer, send := range map[string]func(context.Context) error{
		"/licenses/1/credentials": func(ctx context.Context) error {
			_, err := c.UploadLicenses(ctx, client.UploadLicensesInput{Licenses: []client.License{{Credentials: "good"}, {Credentials: latin1}}})
			return err
		},
		"/licenses/0/externalRef": func(ctx context.Context) error {
			_, err := c.UploadLicenses(ctx, client.UploadLicensesInput{Licenses: []client.License{{ExternalRef: latin1}}})
			return err
		},
		"/notes": func(ctx context.Context) error {
			_, err := c.PlaceOrder(ctx, client.PlaceOrderInput{Notes: latin1})
			return err
		},
		"/items/0/variationId": func(ctx context.Context) error {
			_, err := c.CheckOrder(ctx, client.PlaceOrderInput{VariationIDs: []string{latin1}})
			return err
		},
		"/reference": func(ctx context.Context) error {
			_, err := c.Recharge(ctx, client.ByID("1"), client.RechargeInput{Reference: latin1})
			return err
		},
		"/events/0": func(ctx context.Context) error {
			_, err := c.RegisterWebhook(ctx, client.NewWebhook{Events: []client.EventType{latin1}})
			return err
		},
		"/name": func(ctx context.Context) error {
			_, err := c.ChangeCustomer(ctx, "1", client.CustomerChange{Name: new(latin1), Email: new("")})
			return err
		},
	} {
		err := send(t.Context())
		if err == nil || !strings.Contains(err.Error(), pointer+" is not UTF-8") || strings.Contains(err.Error(), "hush") || !client.Settled(err) {
			t.Errorf("%s: %v", pointer, err)
		}
	}
}

func TestTextInUTF8IsSentAsItIs(t *testing.T) {
	t.Parallel()
	const credentials = "é 日本 \ufffd \x00 </script>"
	sent := make(chan string, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body struct{ Licenses []client.License }
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Error(err)
		}
		sent <- body.Licenses[0].Credentials
		_, _ = io.WriteString(w, "{}")
	}))
	t.Cleanup(server.Close)
	_, err := newClient(t, server.URL, "token").UploadLicenses(t.Context(), client.UploadLicensesInput{Licenses: []client.License{{Credentials: credentials}}})
	if got := <-sent; err != nil || got != credentials {
		t.Errorf("sent %q, %v", got, err)
	}
}

func TestResponsesBeyondTheirBoundAreRefused(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		status  int
		body    string
		bytes   int
		settled bool
	}{
		"the largest success": {http.StatusOK, `{"id":"1"}`, client.LargestAnswer, true},
		"too large a success": {http.StatusOK, `{"id":"1"}`, client.LargestAnswer + 1, false},
		"the largest refusal": {http.StatusConflict, `{"code":"insufficient_stock"}`, client.LargestRefusal, true},
		"too large a refusal": {http.StatusConflict, `{"code":"insufficient_stock"}`, client.LargestRefusal + 1, false},
	} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.WriteHeader(test.status)
				_, _ = io.WriteString(w, strings.Repeat(" ", test.bytes-len(test.body))+test.body)
			}))
			t.Cleanup(server.Close)
			// A separate HTTP client: on a busy machine, the largest response takes longer than the default time-out of an attempt.
			unhurried := client.WithHTTPClient(&http.Client{})
			_, err := newClient(t, server.URL, "token", client.WithRetries(0), unhurried).PlaceOrder(t.Context(), client.PlaceOrderInput{})
			if client.Settled(err) != test.settled {
				t.Errorf("got %v", err)
			}
		})
	}
}
