package graph_test

import (
	"net/http"
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func TestAnEndpointIsPausedAndResumed(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		const pausedAt = `query($id: ID!) { webhookEndpoint(id: $id) { status pausedAt } }`
		type state struct {
			WebhookEndpoint struct {
				Status   string
				PausedAt *string
			}
		}
		o.refuses(t, "ENDPOINT_ACTIVE", onEndpoint("resumeWebhookEndpoint"), id(to))
		get[any](t, o.staffClient, onEndpoint("pauseWebhookEndpoint"), id(to))
		o.audited(t, "webhook.pause")
		o.refuses(t, "ENDPOINT_PAUSED", onEndpoint("pauseWebhookEndpoint"), id(to))
		if got := get[state](t, o.staffClient, pausedAt, id(to)).WebhookEndpoint; got.Status != "ACTIVE" || got.PausedAt == nil {
			t.Errorf("%+v", got)
		}
		o.happen(t, 2)
		testkit.Eventually(t, waitTimeout, "the deliveries wait", func() bool { return len(o.deliveries(t, to)) == 2 })
		if len(bot.all()) != 0 {
			t.Error("a paused endpoint was sent something")
		}
		get[any](t, o.staffClient, onEndpoint("resumeWebhookEndpoint"), id(to))
		o.audited(t, "webhook.resume")
		for _, d := range o.settled(t, to, 2) {
			if d.Status != "SUCCEEDED" {
				t.Errorf("%+v", d)
			}
		}
		o.suspend(t, to)
		o.refuses(t, "ENDPOINT_SUSPENDED", onEndpoint("pauseWebhookEndpoint"), id(to))
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", onEndpoint("resumeWebhookEndpoint"), id(to))
		foreign := open(t, o.Database).register(t, "https://hooks.example.com/theirs", outbox.OrderCreated).Endpoint.ID
		for _, operation := range []string{"pauseWebhookEndpoint", "resumeWebhookEndpoint"} {
			o.refuses(t, "ENDPOINT_NOT_FOUND", onEndpoint(operation), id(foreign))
		}
	})
}

func TestReactivationEndsAPause(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		get[any](t, o.staffClient, onEndpoint("pauseWebhookEndpoint"), id(to))
		o.suspend(t, to)
		get[any](t, o.staffClient, onEndpoint("reactivateWebhookEndpoint"), id(to))
		o.refuses(t, "ENDPOINT_ACTIVE", onEndpoint("resumeWebhookEndpoint"), id(to))
	})
}

const redeliverMany = `mutation($ids: [ID!]!) { redeliverMany(input: {deliveryIds: $ids}) { deliveryId refusal { code message } } }`

type redelivery struct {
	DeliveryID uuid.UUID
	Refusal    *struct{ Code, Message string }
}

func TestSeveralDeliveriesAreSentAnewEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		suspended := o.register(t, "https://hooks.example.com/b", outbox.CustomerRegistered).Endpoint.ID
		removed := o.register(t, "https://hooks.example.com/c", outbox.CustomerRegistered).Endpoint.ID
		failed, waiting := o.deliver(t, to, "FAILED"), o.deliver(t, to, "PENDING")
		held, gone := o.deliver(t, suspended, "FAILED"), o.deliver(t, removed, "FAILED")
		o.suspend(t, suspended)
		get[any](t, o.staffClient, deleteEndpoint, id(removed))
		foreign := open(t, o.Database)
		theirs := foreign.deliver(t, foreign.register(t, "https://hooks.example.com/d", outbox.StockLow).Endpoint.ID, "FAILED")

		ids := []uuid.UUID{theirs, failed, waiting, held, gone, failed}
		results := get[struct{ RedeliverMany []redelivery }](t, o.staffClient, redeliverMany, vars{"ids": ids}).RedeliverMany
		want := []string{"NOT_FOUND", "", "DELIVERY_PENDING", "ENDPOINT_SUSPENDED", "ENDPOINT_NOT_FOUND"}
		var got []string
		for i, result := range results {
			code := ""
			if result.Refusal != nil {
				code = result.Refusal.Code
			}
			got = append(got, code)
			if result.DeliveryID != ids[i] {
				t.Errorf("result %d is of %s", i, result.DeliveryID)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("the refusals are %q, want %q", got, want)
		}
		if again := o.deliveries(t, to)[0]; again.ID != failed || again.Status != "PENDING" {
			t.Errorf("%+v", again)
		}
		o.audited(t, "delivery.redeliver")
		o.refuses(t, "INVALID_INPUT", redeliverMany, vars{"ids": []uuid.UUID{}}, "input.deliveryIds")
		o.refuses(t, "INVALID_INPUT", redeliverMany, vars{"ids": make([]uuid.UUID, 101)}, "input.deliveryIds")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", redeliverMany, vars{"ids": ids})
	})
}

type header struct{ Name, Value string }

func TestADeliveryShowsWhatWasSentAndWhatCameBack(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		bot.says(http.StatusNotFound, "no such bot")
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 1)
		sent := o.settled(t, to, 1)[0]
		type shown struct {
			Delivery struct {
				Event   struct{ Body string }
				History []struct {
					RequestHeaders, ResponseHeaders []header
					ResponseBody                    *string
				}
			}
			WebhookEndpoint struct {
				Health struct {
					Deliveries []struct {
						Status string
						Count  int
					}
				}
				RecentFailures []struct {
					ErrorMessage string
					Attempt      int
				}
			}
		}
		found := get[shown](t, o.as(t, auth.Viewer), `query($id: ID!, $to: ID!) {
			delivery(id: $id) { event { body } history { requestHeaders { name value } responseHeaders { name value } responseBody } }
			webhookEndpoint(id: $to) { health { deliveries { status count } } recentFailures(first: 3) { errorMessage attempt } } }`,
			vars{"id": sent.ID, "to": to})
		request := bot.all()[0]
		attempt := found.Delivery.History[0]
		if found.Delivery.Event.Body != request.body {
			t.Errorf("the body is shown as %s and was %s", found.Delivery.Event.Body, request.body)
		}
		for _, want := range []header{
			{"Content-Type", "application/json"}, {"X-Service-Event-Id", request.eventID}, {"X-Service-Delivery-Attempt", "1"},
		} {
			if !slices.Contains(attempt.RequestHeaders, want) {
				t.Errorf("the request has no %v: %v", want, attempt.RequestHeaders)
			}
		}
		if attempt.ResponseBody == nil || *attempt.ResponseBody != "no such bot" ||
			!slices.Contains(attempt.ResponseHeaders, header{"Content-Length", "11"}) {
			t.Errorf("the response was %+v", attempt)
		}
		endpoint := found.WebhookEndpoint
		if len(endpoint.RecentFailures) != 1 || endpoint.RecentFailures[0].ErrorMessage != "answered 404 Not Found" {
			t.Errorf("%+v", endpoint.RecentFailures)
		}
		for _, deliveries := range endpoint.Health.Deliveries {
			if want := map[string]int{"REJECTED": 1}[deliveries.Status]; deliveries.Count != want {
				t.Errorf("%d deliveries are %s, not %d", deliveries.Count, deliveries.Status, want)
			}
		}
		o.refuses(t, "INVALID_INPUT", `query($to: ID!) { webhookEndpoint(id: $to) { recentFailures(first: 11) { id } } }`, vars{"to": to}, "first")
	})
}
