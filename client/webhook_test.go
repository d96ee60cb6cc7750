package client_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/internal/resolver/webhooks"
	"kiosk/rest/webhooksig"
)

var newWebhook = client.NewWebhook{
	URL:         "https://bot.example.com/hook",
	Description: "the bot",
	Events:      []client.EventType{client.EventOrderCompleted, client.EventStockLow},
}

func TestWebhookIsRegisteredReadAndDeleted(t *testing.T) {
	both(t, func(t *testing.T, _ *kiosk, c *client.Client) {
		endpoint := must(c.RegisterWebhook(t.Context(), newWebhook))(t)
		if len(endpoint.Secret) != 64 || endpoint.Status != client.WebhookActive || endpoint.Description != "the bot" || !slices.Equal(endpoint.Events, newWebhook.Events) {
			t.Errorf("%+v", endpoint)
		}
		again, list := must(c.Webhook(t.Context(), endpoint.ID))(t), must(c.Webhooks(t.Context()))(t)
		if again.URL != newWebhook.URL || again.Secret != "" || len(list) != 1 || list[0].ID != endpoint.ID {
			t.Errorf("%+v, %+v", again, list)
		}
		if eventID := must(c.TestWebhook(t.Context(), endpoint.ID))(t); !strings.HasPrefix(eventID, "evt_") {
			t.Errorf("%q", eventID)
		}
		if err := c.DeleteWebhook(t.Context(), endpoint.ID); err != nil {
			t.Error(err)
		}
		refused(t, c.DeleteWebhook(t.Context(), endpoint.ID), http.StatusNotFound, client.CodeEndpointNotFound)
		_, err := c.RegisterWebhook(t.Context(), client.NewWebhook{URL: "http://127.0.0.1"})
		refused(t, err, http.StatusBadRequest, client.CodeInvalidInput)
	})
}

func TestDeliveriesIteratesByCursor(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		endpoint := must(c.RegisterWebhook(t.Context(), newWebhook))(t)
		k.insertAttempts(t, endpoint.ID, 120)
		seen := map[string]bool{}
		for delivery, err := range c.Deliveries(t.Context(), endpoint.ID) {
			if err != nil {
				t.Fatal(err)
			}
			if delivery.Status != client.DeliveryFailed || delivery.Attempt != 1 || delivery.EventType != client.EventOrderCompleted || *delivery.ErrorMessage != "refused" {
				t.Errorf("%+v", delivery)
			}
			seen[delivery.ID] = true
		}
		if len(seen) != 120 {
			t.Errorf("saw %d", len(seen))
		}
		if page := must(c.DeliveryPage(t.Context(), endpoint.ID, "", 0))(t); len(page.Deliveries) != 50 || page.Pagination.NextCursor == "" {
			t.Errorf("%d, %+v", len(page.Deliveries), page.Pagination)
		}
	})
}

// insertAttempts inserts n failed attempts, as the dispatcher does.
func (k *kiosk) insertAttempts(t testing.TB, endpointID string, n int) {
	t.Helper()
	endpoint, _ := webhooks.ParseEndpointID(endpointID)
	ctx, rows := k.Context(t), k.Database.Client
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	for i := range n {
		happened := rows.Event.Create().SetType("order.completed").SetData("{}").SaveX(ctx)
		delivery := rows.Delivery.Create().SetEventID(happened.ID).SetEndpointID(endpoint).SetDueAt(at).SaveX(ctx)
		rows.DeliveryAttempt.Create().
			SetCreatedAt(at.Add(time.Duration(i) * time.Second)).
			SetDeliveryID(delivery.ID).
			SetEndpointID(endpoint).
			SetEventID(happened.ID).
			SetEventType("order.completed").
			SetAttempt(1).
			SetStatus(deliveryattempt.StatusFAILED).
			SetLatencyMs(3).
			SetErrorMessage("refused").
			SaveX(ctx)
	}
}

// publish numbers the store's events in their order, as the dispatcher does.
func (k *kiosk) publish(t testing.TB) {
	t.Helper()
	ctx, rows := k.Context(t), k.Database.Client
	for i, happened := range rows.Event.Query().Order(event.ByCreatedAt(), event.ByID()).AllX(ctx) {
		rows.Event.Update().Where(event.ID(happened.ID)).SetSequence(int64(i + 1)).ExecX(ctx)
		rows.EventFeed.Update().SetLastSequence(int64(i + 1)).ExecX(ctx)
	}
}

func TestEventsAreReadInOrderWithTheirData(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		ids := k.buy(t.Context(), t, c, 3)
		k.publish(t)
		var seen []string
		filter := client.EventFilter{Types: []client.EventType{client.EventOrderCreated, client.EventOrderCompleted}, Limit: 2}
		for happened, err := range c.Events(t.Context(), filter) {
			if err != nil {
				t.Fatal(err)
			}
			var data client.OrderData
			if err := happened.Decode(&data); err != nil {
				t.Fatal(err)
			}
			if happened.Type != client.EventOrderCreated || !happened.Livemode || happened.CreatedAt.IsZero() || data.Order.Total != client.MustAmount("30.00") {
				t.Errorf("%+v %+v", happened, data)
			}
			seen = append(seen, data.Order.ID)
		}
		slices.Reverse(ids)
		if !slices.Equal(seen, ids) {
			t.Errorf("saw %v, want %v", seen, ids)
		}
	})
}

func TestFeedContinuesAtItsLastCursor(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.publish(t)
		filter := client.EventFilter{Limit: 100}
		first := must(c.EventPage(t.Context(), filter))(t)
		filter.Cursor = first.Pagination.NextCursor
		if rest := must(c.EventPage(t.Context(), filter))(t); len(first.Events) == 0 || len(rest.Events) != 0 || rest.Pagination.NextCursor == "" {
			t.Errorf("%d events, then %d", len(first.Events), len(rest.Events))
		}
		k.buy(t.Context(), t, c, 1)
		k.publish(t)
		if rest := must(c.EventPage(t.Context(), filter))(t); len(rest.Events) != 1 || rest.Events[0].Type != client.EventOrderCreated {
			t.Errorf("%+v", rest.Events)
		}
	})
}

func TestEventsIteratesFromAfterAnEvent(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.buy(t.Context(), t, c, 3)
		k.publish(t)
		all := must(c.EventPage(t.Context(), client.EventFilter{}))(t).Events
		var seen []string
		for happened, err := range c.Events(t.Context(), client.EventFilter{After: all[0].ID, Limit: 1}) {
			if err != nil {
				t.Fatal(err)
			}
			seen = append(seen, happened.ID)
		}
		var want []string
		for _, happened := range all[1:] {
			want = append(want, happened.ID)
		}
		if len(want) < 3 || !slices.Equal(seen, want) {
			t.Errorf("saw %v, want %v", seen, want)
		}
		for _, err := range c.Events(t.Context(), client.EventFilter{After: all[0].ID, Cursor: "c"}) {
			refused(t, err, http.StatusBadRequest, client.CodeInvalidInput)
		}
	})
}

func TestAnAfterWhoseNextEventsWereDeletedIsRejectedWithTheOldestCursor(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.buy(t.Context(), t, c, 3)
		k.publish(t)
		all := must(c.EventPage(t.Context(), client.EventFilter{}))(t).Events
		ctx, rows := k.Context(t), k.Database.Client
		deleted := int64(len(all) - 1)
		rows.Event.Delete().Where(event.SequenceGT(1), event.SequenceLTE(deleted)).ExecX(ctx)
		rows.EventFeed.Update().SetMissingTo(deleted).ExecX(ctx)
		_, err := c.EventPage(t.Context(), client.EventFilter{After: all[0].ID})
		refused(t, err, http.StatusGone, client.CodeCursorExpired)
		var refusal *client.Error
		if !errors.As(err, &refusal) {
			t.Fatal(err)
		}
		left := must(c.EventPage(t.Context(), client.EventFilter{Cursor: refusal.Oldest}))(t).Events
		if len(left) != 1 || left[0].ID != all[deleted].ID {
			t.Errorf("from the oldest: %+v", left)
		}
	})
}

func TestLoopOverACursorEndsWithAnErrorAndCanBeLeft(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		for _, err := range c.Events(t.Context(), client.EventFilter{Cursor: "forged"}) {
			refused(t, err, http.StatusBadRequest, client.CodeInvalidInput)
		}
		k.publish(t)
		seen := 0
		for _, err := range c.Events(t.Context(), client.EventFilter{Limit: 1}) {
			if seen++; seen == 2 || err != nil {
				break
			}
		}
		if seen != 2 {
			t.Errorf("saw %d", seen)
		}
	})
}

func TestOnlyGenuineEventsAreReceived(t *testing.T) {
	t.Parallel()
	const secret = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
	const body = `{"id":"evt_1","type":"stock.low","created_at":"2026-01-02T03:04:05Z","livemode":true,"data":{"sku":"AV-1Y","stockQuantity":5,"threshold":5}}`
	deliver := func(body, signature string) (*client.Event, error) {
		request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
		request.Header.Set(webhooksig.HeaderSignature, signature)
		return client.ReceiveEvent(request, secret)
	}
	received := must(deliver(body, webhooksig.Sign(secret, time.Now(), []byte(body))))(t)
	var stock client.StockData
	if err := received.Decode(&stock); err != nil || received.ID != "evt_1" || stock.SKU != "AV-1Y" || *stock.Threshold != 5 {
		t.Errorf("%+v %+v %v", received, stock, err)
	}
	if _, err := deliver(body+" ", webhooksig.Sign(secret, time.Now(), []byte(body))); !errors.Is(err, webhooksig.ErrMismatch) {
		t.Errorf("a changed body: %v", err)
	}
	if _, err := deliver(body, webhooksig.Sign(secret, time.Now().Add(-time.Hour), []byte(body))); !errors.Is(err, webhooksig.ErrExpired) {
		t.Errorf("an old delivery: %v", err)
	}
	if _, err := deliver("[]", webhooksig.Sign(secret, time.Now(), []byte("[]"))); err == nil || webhooksig.StatusFor(err) != http.StatusServiceUnavailable {
		t.Errorf("a body that is no event: %v", err)
	}
	if err := received.Decode(&struct{ SKU int }{}); err == nil || !strings.Contains(err.Error(), "stock.low evt_1") {
		t.Errorf("data of another shape: %v", err)
	}
}
