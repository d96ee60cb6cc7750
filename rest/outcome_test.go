package rest_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

type keyResponse struct {
	Key, Status, Operation string
	CreatedAt, ExpiresAt   string
	Outcome                *struct{ OrderID, RechargeID, BatchID uuid.UUID }
}

// lifetime returns when the key was claimed, and how long it counts.
func (k keyResponse) lifetime() (created time.Time, counts time.Duration) {
	created, _ = time.Parse(time.RFC3339, k.CreatedAt)
	expires, _ := time.Parse(time.RFC3339, k.ExpiresAt)
	return created, expires.Sub(created)
}

func (w *world) outcome(t testing.TB, key string) keyResponse {
	t.Helper()
	return decoded[keyResponse](t, w.Do(t, http.MethodGet, api+"/idempotency-keys/"+url.PathEscape(key), nil), http.StatusOK)
}

func TestKeyOfACompletedRequestRefersToWhatItMade(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		order := decoded[order](t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Yearly.ID), keyHeader, "order"), 201)
		paid := decoded[rechargeResponse](t, w.recharge(t, w.Bruno.ID, `{"amount":1,"reference":"hush"}`, keyHeader, "recharge"), 201)
		upload := licenses(w.Lifetime.ID, "TOP-SECRET")
		batch := decoded[struct{ BatchID uuid.UUID }](t, w.Do(t, "POST", api+"/inventory/licenses", upload, keyHeader, "upload"), 201)
		for key, want := range map[string]struct {
			operation           string
			order, paid, loaded uuid.UUID
		}{
			"order":    {operation: "orders.create", order: order.ID},
			"recharge": {operation: "wallet.recharge", paid: paid.ID},
			"upload":   {operation: "licenses.upload", loaded: batch.BatchID},
		} {
			got := w.outcome(t, key)
			if got.Key != key || got.Status != "completed" || got.Operation != want.operation || got.Outcome == nil ||
				got.Outcome.OrderID != want.order || got.Outcome.RechargeID != want.paid || got.Outcome.BatchID != want.loaded {
				t.Errorf("%s: %+v %+v", key, got, got.Outcome)
			}
			if created, counts := got.lifetime(); created.IsZero() || counts != 24*time.Hour {
				t.Errorf("%s: from %s to %s", key, got.CreatedAt, got.ExpiresAt)
			}
		}
	})
}

func TestKeyOfWhatStaffDidRefersToWhatItChanged(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, delta := w.Context(t), 1
		sold, waiting := w.buy(t, w.Ana.ID, w.Hour.ID).ID, w.buy(t, w.Ana.ID, w.Hour.ID).ID
		batch := decoded[struct{ BatchID uuid.UUID }](t, w.upload(t, licenses(w.Lifetime.ID, "KEY")), 201).BatchID
		failed := func(_ any, _ bool, err error) error { return err }
		for operation, of := range map[string]struct {
			do          func(key string) error
			order, made uuid.UUID
		}{
			"orders.fail": {order: sold, do: func(key string) error {
				return failed(w.Resolver.FailOrder(ctx, orders.FailOrderInput{ID: sold, IdempotencyKey: key}))
			}},
			"orders.deliver": {order: waiting, do: func(key string) error {
				return failed(w.Resolver.DeliverItems(ctx, orders.DeliverItemsInput{OrderID: waiting, IdempotencyKey: key}))
			}},
			"orders.comment": {do: func(key string) error {
				return failed(w.Resolver.CommentOnOrder(ctx, customers.CommentOnOrderInput{OrderID: sold, Text: "x", IdempotencyKey: key}))
			}},
			"customers.comment": {do: func(key string) error {
				return failed(w.Resolver.CommentOnCustomer(ctx, customers.CommentOnCustomerInput{CustomerID: w.Ana.ID, Text: "x", IdempotencyKey: key}))
			}},
			"wallet.adjust": {do: func(key string) error {
				return failed(w.Resolver.AdjustWallet(ctx, wallets.AdjustWalletInput{CustomerID: w.Ana.ID, Amount: 1, Reason: "x", IdempotencyKey: key}))
			}},
			"stock.adjust": {do: func(key string) error {
				return failed(w.Resolver.AdjustStock(ctx, orders.AdjustStockInput{VariationID: w.Piece.ID, Delta: &delta, Reason: "x", IdempotencyKey: key}))
			}},
			"licenses.revoke_batch": {made: batch, do: func(key string) error {
				return failed(w.Resolver.RevokeBatch(ctx, orders.RevokeBatchInput{BatchID: batch, IdempotencyKey: key}))
			}},
			"prices.import": {do: func(key string) error {
				_, err := w.Resolver.ImportPrices(ctx, transfer.ImportInput{CSV: "sku,tier,price\n", IdempotencyKey: key})
				return err
			}},
		} {
			if err := of.do(operation); err != nil {
				t.Errorf("%s: %v", operation, err)
				continue
			}
			got := w.outcome(t, operation)
			if got.Operation != operation || (got.Outcome == nil) != (of.order == uuid.Nil && of.made == uuid.Nil) {
				t.Errorf("%s: %+v", operation, got)
			}
			if got.Outcome != nil && (got.Outcome.OrderID != of.order || got.Outcome.BatchID != of.made) {
				t.Errorf("%s: %+v", operation, got.Outcome)
			}
		}
	})
}

func TestKeyLookUpShowsOnlyReferences(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.Do(t, "POST", api+"/inventory/licenses", licenses(w.Lifetime.ID, "TOP-SECRET"), keyHeader, "k")
		r := w.Do(t, http.MethodGet, api+"/idempotency-keys/k", nil)
		var members map[string]json.RawMessage
		r.Decode(t, &members)
		if len(members) != 6 || strings.Contains(string(r.Body), "SECRET") || strings.Count(string(members["outcome"]), ":") != 1 {
			t.Errorf("%s", r.Body)
		}
		if got := r.Header.Get("Cache-Control"); got != "no-store" {
			t.Errorf("Cache-Control %q", got)
		}
	})
}

func TestKeyThatNothingSucceededUnderIsUnknown(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		other.buyWithKey(t, "foreign")
		w.Do(t, "POST", api+"/orders", cart(w.Bruno.ID, w.Hour.ID), keyHeader, "refused") // no money
		w.Do(t, "POST", api+"/orders?dryRun=true", cart(w.Ana.ID, w.Hour.ID), keyHeader, "dry")
		for _, key := range []string{"never", "foreign", "refused", "dry"} {
			r := w.Do(t, http.MethodGet, api+"/idempotency-keys/"+key, nil)
			if got := strings.TrimSpace(string(r.Body)); r.Status != 200 || got != `{"key":"`+key+`","status":"unknown"}` {
				t.Errorf("%d %s", r.Status, got)
			}
		}
	})
}

func TestKeyIsUnknownAndFreeWhenItsTimeIsOver(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.clock.Advance(-25 * time.Hour) // so that the key also expires by the database's clock
		w.buyWithKey(t, "k")
		if got := w.outcome(t, "k"); got.Status != "completed" {
			t.Errorf("%+v", got)
		}
		w.clock.Advance(24*time.Hour + time.Second)
		if got := w.outcome(t, "k"); got.Status != "unknown" {
			t.Errorf("%+v", got)
		}
		next := w.recharge(t, w.Bruno.ID, `{"amount":1}`, keyHeader, "k")
		paid := decoded[rechargeResponse](t, next, 201)
		same(t, next, w.recharge(t, w.Bruno.ID, `{"amount":1}`, keyHeader, "k"))
		got := w.outcome(t, "k")
		if got.Operation != "wallet.recharge" || got.Outcome == nil || got.Outcome.RechargeID != paid.ID || got.Outcome.OrderID != uuid.Nil {
			t.Errorf("of its next use: %+v %+v", got, got.Outcome)
		}
		if created, counts := got.lifetime(); w.clock.Now().Sub(created) > time.Hour || counts != 24*time.Hour {
			t.Errorf("of its next use: from %s to %s", got.CreatedAt, got.ExpiresAt)
		}
	})
}

func TestKeyInThePathIsPercentDecoded(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, key := range []string{"a b", "a/b", "100%", "?#&+", "%41", "..x", strings.Repeat("~", 80)} {
			w.buyWithKey(t, key)
			if got := w.outcome(t, key); got.Key != key || got.Status != "completed" {
				t.Errorf("%q: %+v", key, got)
			}
		}
	})
}

func TestKeyInThePathMustBeOne(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, key := range []string{strings.Repeat("k", 81), "%00", "%C3%A9", "%7F", "a%0Ab"} {
			p := refused(t, w.Do(t, http.MethodGet, api+"/idempotency-keys/"+key, nil), 400, "invalid_input")
			if got := strings.Join(p.where(), " "); got != "key" {
				t.Errorf("%s: errors at %q", key, got)
			}
		}
		refused(t, w.Do(t, http.MethodGet, api+"/idempotency-keys/", nil), 404, "route_not_found")
	})
}

func (w *world) buyWithKey(t testing.TB, key string) {
	t.Helper()
	decoded[order](t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Hour.ID), keyHeader, key), http.StatusCreated)
}
