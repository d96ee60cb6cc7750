package rest_test

import (
	"bytes"
	"net/http"
	"slices"
	"strings"
	"testing"

	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func varies(r testkit.Response) bool {
	return slices.Contains(strings.Split(strings.Join(r.Header.Values("Vary"), ", "), ", "), "Accept-Encoding")
}

// busy fills every list of the REST API with more than one packet of data, and returns the paths of the lists.
func (w *world) busy(t *testing.T) []string {
	t.Helper()
	w.AddLicenses(t, w.Yearly.ID, 10)
	for range 10 {
		decoded[any](t, w.Do(t, "POST", api+"/webhooks", map[string]any{
			"url": "https://bot.example.com/hook", "events": []string{"order.created"}, "description": strings.Repeat("x", 150),
		}), http.StatusCreated)
	}
	for range 10 {
		decoded[any](t, w.Do(t, "POST", api+"/orders", map[string]any{
			"customerId": w.Ana.ID, "items": []any{map[string]any{"variationId": w.Yearly.ID}},
		}), http.StatusCreated)
	}
	happened := make([]outbox.Event, 10)
	for i := range happened {
		happened[i] = outbox.Event{Type: outbox.StockLow}
	}
	w.Database.Client.Event.Delete().ExecX(w.Context(t)) // of the store's opening
	publish(w.Context(t), t, w.Database.Client, 0, happened...)
	wallet := api + "/customers/" + w.Ana.ID.String() + "/wallet/transactions"
	return []string{api + "/products", api + "/orders", api + "/webhooks", api + "/events", wallet}
}

func TestListsAreCompressedForClientsThatAcceptIt(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range w.busy(t) {
			plain := w.Do(t, "GET", path, nil, "Accept-Encoding", "gzip;q=0")
			zipped := w.Do(t, "GET", path, nil, "Accept-Encoding", "br, gzip;q=0.5")
			body, compressed := zipped.Unzipped(t)
			if _, is := plain.Unzipped(t); is || !compressed || !bytes.Equal(body, plain.Body) {
				t.Errorf("%s: %v and %v", path, plain.Header, zipped.Header)
			}
			if !varies(plain) || !varies(zipped) || len(zipped.Body) >= len(plain.Body)/2 {
				t.Errorf("%s: %d of %d bytes, %v", path, len(zipped.Body), len(plain.Body), zipped.Header)
			}
			short := w.Do(t, "GET", path+"?limit=1", nil, "Accept-Encoding", "gzip")
			if _, is := short.Unzipped(t); is && len(body) < 1024 {
				t.Errorf("%s: a short list is compressed", path)
			}
		}
	})
}

func TestAnETagHoldsForTheCompressedAndThePlainList(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range []string{api + "/products", api + "/products/" + w.Antivirus.ID.String()} {
			plain := w.Do(t, "GET", path, nil)
			tag := plain.Header.Get("ETag")
			if strings.HasPrefix(tag, "W/") {
				t.Errorf("%s: a weak tag of the body as it is: %s", path, tag)
			}
			zipped := w.Do(t, "GET", path, nil, "Accept-Encoding", "gzip")
			want := map[string]string{"identity": tag, "gzip": tag}
			if _, compressed := zipped.Unzipped(t); compressed {
				want["gzip"] = "W/" + tag
			} else if len(plain.Body) >= 1024 {
				t.Errorf("%s: not compressed", path)
			}
			if got := zipped.Header.Get("ETag"); got != want["gzip"] {
				t.Errorf("%s: the tag of the compressed form is %s, want %s", path, got, want["gzip"])
			}
			for encoding, returned := range want {
				for _, given := range []string{tag, "W/" + tag} {
					same := w.Do(t, "GET", path, nil, "If-None-Match", given, "Accept-Encoding", encoding)
					if same.Status != http.StatusNotModified || same.Header.Get("ETag") != returned || !varies(same) || len(same.Body) > 0 {
						t.Errorf("%s, %s as %s: %d %v", path, given, encoding, same.Status, same.Header)
					}
				}
			}
		}
	})
}

// TestResponsesWithASecretAreNeverCompressed makes the fields that the client can choose long. An attacker who can choose them
// could guess the secret from the length of a compressed response.
func TestResponsesWithASecretAreNeverCompressed(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		order := decoded[struct{ ID string }](t, w.Do(t, "POST", api+"/orders", map[string]any{
			"customerId": w.Ana.ID, "notes": strings.Repeat("x", 400),
			"items": slices.Repeat([]any{map[string]any{"variationId": w.Yearly.ID}}, 10),
		}), http.StatusCreated)
		read := w.Do(t, "GET", api+"/orders/"+order.ID, nil, "Accept-Encoding", "gzip")
		if _, compressed := read.Unzipped(t); compressed || len(read.Body) < 1024 || !strings.Contains(string(read.Body), "KEY-") {
			t.Errorf("an order with its credentials: %v %s", read.Header, read.Body)
		}
		registered := w.Do(t, "POST", api+"/webhooks", map[string]any{
			"url": "https://bot.example.com/" + strings.Repeat("x", 1500), "events": []string{"order.created"},
		}, "Accept-Encoding", "gzip")
		if _, compressed := registered.Unzipped(t); compressed || len(registered.Body) < 1024 || !strings.Contains(string(registered.Body), `"secret"`) {
			t.Errorf("a webhook's secret: %v %s", registered.Header, registered.Body)
		}
	})
}

// TestEveryResponseToATokenSaysWhichCachesMayKeepIt calls every operation of the document twice: with a valid token, and with
// one without its scope.
func TestEveryResponseToATokenSaysWhichCachesMayKeepIt(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.busy(t)
		paths = append(paths, api+"/products/"+w.Antivirus.ID.String()+"/price", api+"/customers/"+w.Ana.ID.String()+"/wallet",
			api+"/idempotency-keys/x", api+"/orders?limit=0", api+"/orders/x", api+"/webhooks/x", api+"/products/x")
		for _, path := range paths {
			for name, client := range map[string]testkit.Client{"with": w.Client, "without": w.scoped(t, auth.ProductsRead), "no token": w.as("")} {
				got := client.Do(t, "GET", path, nil)
				policy, want := got.Header.Get("Cache-Control"), "private, no-store"
				switch {
				case got.Status != http.StatusOK, strings.Contains(path, "/wallet"), strings.Contains(path, "/idempotency-keys/"):
					want = "no-store"
				case strings.HasSuffix(path, "/products"):
					want = "private, no-cache"
				}
				if policy != want {
					t.Errorf("%s %s the scope: %d with Cache-Control %q, want %q", path, name, got.Status, policy, want)
				}
				if got.Header.Get("X-Request-Id") == "" {
					t.Errorf("%s %s the scope: no X-Request-Id", path, name)
				}
			}
		}
	})
}
