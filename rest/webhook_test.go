package rest_test

import (
	"context"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

type webhook struct {
	ID, URL, Description, Status, Secret, CreatedAt string
	Events                                          []string
}

func (w *world) register(t testing.TB, url string, events ...string) webhook {
	t.Helper()
	body := map[string]any{"url": url, "events": events, "description": "ours"}
	return decoded[webhook](t, w.Do(t, http.MethodPost, api+"/webhooks", body), http.StatusCreated)
}

func TestWebhookIsRegisteredActiveAndItsSecretShownOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created", "webhook.test", "order.created")
		if !regexp.MustCompile(`^wep_[0-9a-z]{26}$`).MatchString(created.ID) {
			t.Errorf("id %q", created.ID)
		}
		if !regexp.MustCompile(`^[0-9a-f]{64}$`).MatchString(created.Secret) {
			t.Errorf("the secret is not 64 hexadecimal characters")
		}
		if created.Status != "ACTIVE" || created.Description != "ours" || strings.Join(created.Events, " ") != "order.created webhook.test" {
			t.Errorf("got %+v", created)
		}
		read := w.Do(t, http.MethodGet, api+"/webhooks/"+created.ID, nil)
		if got := decoded[webhook](t, read, http.StatusOK); got.ID != created.ID || got.CreatedAt != created.CreatedAt {
			t.Errorf("read %+v", got)
		}
		list := w.Do(t, http.MethodGet, api+"/webhooks", nil)
		if got := decoded[[]webhook](t, list, http.StatusOK); len(got) != 1 || got[0].ID != created.ID {
			t.Errorf("listed %+v", got)
		}
		for _, response := range []string{string(read.Body), string(list.Body)} {
			if strings.Contains(response, created.Secret) || strings.Contains(response, "secret") {
				t.Errorf("the secret came out again: %s", response)
			}
		}
	})
}

func TestWebhookRegistrationNamesEverythingThatIsWrong(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for name, c := range map[string]struct {
			body  any
			where string
		}{
			"nothing given":             {map[string]any{}, "/url /events"},
			"plain http":                {map[string]any{"url": "http://a.example.com", "events": []string{"stock.low"}}, "/url"},
			"private address":           {map[string]any{"url": "https://10.0.0.1/", "events": []string{"stock.low"}}, "/url"},
			"metadata address":          {map[string]any{"url": "https://169.254.169.254/", "events": []string{"stock.low"}}, "/url"},
			"user info":                 {map[string]any{"url": "https://a:b@a.example.com/", "events": []string{"stock.low"}}, "/url"},
			"too long a URL":            {map[string]any{"url": "https://a.example.com/" + strings.Repeat("x", 2048), "events": []string{"stock.low"}}, "/url"},
			"no events":                 {map[string]any{"url": "https://a.example.com", "events": []string{}}, "/events"},
			"unknown event":             {map[string]any{"url": "https://a.example.com", "events": []string{"stock.low", "order.deleted"}}, "/events/1"},
			"an event that is a number": {map[string]any{"url": "https://a.example.com", "events": []any{1}}, "/events/0"},
			"too long a description":    {map[string]any{"url": "https://a.example.com", "events": []string{"stock.low"}, "description": strings.Repeat("é", 201)}, "/description"},
			"NUL in its texts":          {map[string]any{"url": "https://a.example.com", "events": []string{"stock.low\x00"}, "description": "\x00"}, "/description /events/0"},
			"all at once":               {map[string]any{"url": 1, "events": "x", "description": strings.Repeat("x", 201)}, "/url /events /description"},
		} {
			p := refused(t, w.Do(t, http.MethodPost, api+"/webhooks", c.body), http.StatusBadRequest, "invalid_input")
			if got := strings.Join(p.where(), " "); got != c.where {
				t.Errorf("%s: errors at %q, want %q", name, got, c.where)
			}
		}
		if got := decoded[[]webhook](t, w.Do(t, http.MethodGet, api+"/webhooks", nil), http.StatusOK); len(got) != 0 {
			t.Errorf("a refused registration left %+v", got)
		}
		longest := map[string]any{"url": "https://a.example.com", "events": []string{"stock.low"}, "description": strings.Repeat("é", 200)}
		decoded[webhook](t, w.Do(t, http.MethodPost, api+"/webhooks", longest), http.StatusCreated)
	})
}

func TestStoreHasAtMostTwentyWebhooksAlsoWhenRegisteredAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var all sync.WaitGroup
		statuses := make([]int, webhooks.MaxEndpoints+5)
		for i := range statuses {
			all.Go(func() {
				body := map[string]any{"url": fmt.Sprintf("https://a.example.com/%d", i), "events": []string{"stock.low"}}
				statuses[i] = w.Do(t, http.MethodPost, api+"/webhooks", body).Status
			})
		}
		all.Wait()
		created := 0
		for _, status := range statuses {
			if status == http.StatusCreated {
				created++
			}
		}
		if created != webhooks.MaxEndpoints {
			t.Errorf("%d endpoints were registered", created)
		}
		body := map[string]any{"url": "https://a.example.com", "events": []string{"stock.low"}}
		refused(t, w.Do(t, http.MethodPost, api+"/webhooks", body), http.StatusBadRequest, "endpoint_limit")
	})
}

func TestDeletedWebhookIsGone(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		path := api + "/webhooks/" + created.ID
		if got := w.Do(t, http.MethodDelete, path, nil); got.Status != http.StatusNoContent || len(got.Body) != 0 {
			t.Errorf("delete: %d %s", got.Status, got.Body)
		}
		for _, call := range [][2]string{
			{http.MethodDelete, path}, {http.MethodGet, path}, {http.MethodGet, path + "/deliveries"}, {http.MethodPost, path + "/test"},
		} {
			refused(t, w.Do(t, call[0], call[1], nil), http.StatusNotFound, "endpoint_not_found")
		}
		// The secret is destroyed, not only hidden.
		id, _ := webhooks.ParseEndpointID(created.ID)
		row := w.Database.Client.WebhookEndpoint.GetX(w.Context(t), id)
		if len(row.Secret) != 0 || row.DeletedAt == nil {
			t.Errorf("a deleted endpoint keeps a secret of %d bytes", len(row.Secret))
		}
	})
}

func TestWebhookRoutesNeedTheirScopes(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		path := api + "/webhooks/" + created.ID
		client := w.scoped(t, auth.OrdersRead)
		for _, call := range [][2]string{
			{http.MethodGet, api + "/webhooks"}, {http.MethodPost, api + "/webhooks"}, {http.MethodGet, path},
			{http.MethodDelete, path}, {http.MethodGet, path + "/deliveries"}, {http.MethodPost, path + "/test"},
		} {
			p := refused(t, client.Do(t, call[0], call[1], nil), http.StatusForbidden, "insufficient_scope")
			if !strings.Contains(p.Detail, "webhooks:manage") {
				t.Errorf("%v: the missing scope is not named: %s", call, p.Detail)
			}
		}
		refused(t, client.Do(t, http.MethodGet, api+"/events", nil), http.StatusForbidden, "insufficient_scope")
	})
}

type attemptPage struct {
	Data []struct {
		ID, EventID, EventType, Status, CreatedAt string
		Attempt, LatencyMS                        int
		ResponseStatus                            *int
		ErrorMessage, NextRetryAt                 *string
	}
	Pagination struct {
		Limit      int
		NextCursor *string
	}
}

func TestDeliveriesAreTheLastFiftyAttemptsAndTheCursorLeadsToTheRest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		id, _ := webhooks.ParseEndpointID(created.ID)
		insertAttempts(t, w, id, time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), 120)

		seen := map[string]bool{}
		path := api + "/webhooks/" + created.ID + "/deliveries"
		last := "9"
		for next, pages := "", 0; ; pages++ {
			page := decoded[attemptPage](t, w.Do(t, http.MethodGet, path+next, nil), http.StatusOK)
			if page.Pagination.Limit != 50 || len(page.Data) > 50 {
				t.Errorf("a page of %d with limit %d", len(page.Data), page.Pagination.Limit)
			}
			for _, attempt := range page.Data {
				if seen[attempt.ID] || attempt.CreatedAt > last {
					t.Errorf("attempt %s repeated or out of order", attempt.ID)
				}
				seen[attempt.ID], last = true, attempt.CreatedAt
			}
			if page.Pagination.NextCursor == nil {
				break
			}
			next = "?cursor=" + *page.Pagination.NextCursor
		}
		if len(seen) != 120 {
			t.Errorf("saw %d attempts", len(seen))
		}
	})
}

// insertAttempts inserts n failed attempts, the first at the given time and the others soon after it.
func insertAttempts(t *testing.T, w *world, endpoint uuid.UUID, at time.Time, n int) {
	t.Helper()
	ctx, client := w.Context(t), w.Database.Client
	for i := range n {
		event := client.Event.Create().SetType("order.created").SetData("{}").SaveX(ctx)
		delivery := client.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint).SetDueAt(at).SaveX(ctx)
		client.DeliveryAttempt.Create().
			SetCreatedAt(at.Add(time.Duration(i/3) * time.Second)). // several share a time
			SetDeliveryID(delivery.ID).
			SetEndpointID(endpoint).
			SetEventID(event.ID).
			SetEventType("order.created").
			SetAttempt(1).
			SetStatus(deliveryattempt.StatusFAILED).
			SetLatencyMs(12).
			SetErrorMessage("connection refused").
			SetNextRetryAt(at.Add(time.Minute)).
			SaveX(ctx)
	}
}

func TestARetryIsAnnouncedWhileItsDeliveryWaitsForIt(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		endpoint, _ := webhooks.ParseEndpointID(created.ID)
		at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		insertAttempts(t, w, endpoint, at, 1)
		ctx, client := w.Context(t), w.Database.Client
		announced := func() bool {
			t.Helper()
			page := decoded[attemptPage](t, w.Do(t, http.MethodGet, api+"/webhooks/"+created.ID+"/deliveries", nil), http.StatusOK)
			if len(page.Data) != 1 {
				t.Fatalf("%d attempts", len(page.Data))
			}
			return page.Data[0].NextRetryAt != nil
		}
		for _, c := range []struct {
			rule     string
			status   delivery.Status
			attempts int
			want     bool
		}{
			{"it waits for its second attempt", delivery.StatusPENDING, 1, true},
			{"the second one was made", delivery.StatusPENDING, 2, false},
			{"the second one was made and succeeded", delivery.StatusSUCCEEDED, 2, false},
			{"the endpoint was suspended", delivery.StatusCANCELLED, 1, false},
		} {
			client.Delivery.Update().SetStatus(c.status).SetAttempts(c.attempts).ExecX(ctx)
			if got := announced(); got != c.want {
				t.Errorf("%s: a retry is announced: %v", c.rule, got)
			}
		}
	})
}

func TestCursorThatTheListHasNotGivenOutIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		other := w.register(t, "https://bot.example.com/other", "order.created")
		id, _ := webhooks.ParseEndpointID(created.ID)
		insertAttempts(t, w, id, time.Now(), 60)
		deliveries := api + "/webhooks/" + created.ID + "/deliveries"
		page := decoded[attemptPage](t, w.Do(t, http.MethodGet, deliveries, nil), http.StatusOK)
		genuine := *page.Pagination.NextCursor
		tampered := genuine[:len(genuine)-2] + "AA"
		for _, path := range []string{
			deliveries + "?cursor=" + tampered, deliveries + "?cursor=", deliveries + "?cursor=%00", deliveries + "?cursor=!!",
			api + "/webhooks/" + other.ID + "/deliveries?cursor=" + genuine,
			api + "/events?cursor=" + genuine,
		} {
			p := refused(t, w.Do(t, http.MethodGet, path, nil), http.StatusBadRequest, "invalid_input")
			if got := strings.Join(p.where(), " "); got != "cursor" {
				t.Errorf("%s: errors at %q", path, got)
			}
		}
	})
}

type feed struct {
	Data []struct {
		ID, Type  string
		CreatedAt string `json:"created_at"`
		Livemode  bool
		Data      map[string]any
	}
	Pagination struct {
		Limit      int
		NextCursor *string
	}
}

// publish numbers events, as the fan-out does.
func publish(ctx context.Context, t *testing.T, client *db.Client, from int64, events ...outbox.Event) int64 {
	t.Helper()
	for _, e := range events {
		from++
		client.EventFeed.Update().SetLastSequence(from).ExecX(ctx)
		client.Event.Create().SetType(string(e.Type)).SetData(`{"n":1}`).SetSequence(from).SaveX(ctx)
	}
	return from
}

func TestFeedIsReadInSequenceAndGoesOnWhereItEnded(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		client.Event.Delete().ExecX(ctx) // of the store's opening
		last := publish(ctx, t, client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.StockLow}, outbox.Event{Type: outbox.OrderCreated})

		first := decoded[feed](t, w.Do(t, http.MethodGet, api+"/events?limit=2", nil), http.StatusOK)
		if len(first.Data) != 2 || first.Data[0].Type != "order.created" || first.Data[1].Type != "stock.low" || !first.Data[0].Livemode {
			t.Fatalf("first page: %+v", first)
		}
		second := decoded[feed](t, w.Do(t, http.MethodGet, api+"/events?limit=2&cursor="+*first.Pagination.NextCursor, nil), http.StatusOK)
		if len(second.Data) != 1 {
			t.Fatalf("second page: %+v", second)
		}
		end := api + "/events?cursor=" + *second.Pagination.NextCursor
		if got := decoded[feed](t, w.Do(t, http.MethodGet, end, nil), http.StatusOK); len(got.Data) != 0 || got.Pagination.NextCursor == nil {
			t.Errorf("at the end: %+v", got)
		}
		publish(ctx, t, client, last, outbox.Event{Type: outbox.StockAvailable})
		if got := decoded[feed](t, w.Do(t, http.MethodGet, end, nil), http.StatusOK); len(got.Data) != 1 || got.Data[0].Type != "stock.available" {
			t.Errorf("after the end: %+v", got)
		}
		filtered := decoded[feed](t, w.Do(t, http.MethodGet, api+"/events?type=stock.low&type=stock.available", nil), http.StatusOK)
		if len(filtered.Data) != 2 {
			t.Errorf("filtered: %+v", filtered)
		}
		refused(t, w.Do(t, http.MethodGet, api+"/events?type=nonsense", nil), http.StatusBadRequest, "invalid_input")
	})
}
