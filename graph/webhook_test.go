package graph_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/webhooks"
)

type endpoint struct {
	ID                           uuid.UUID
	PublicID, URL, Description   string
	Events                       []string
	Status                       string
	ConsecutiveFailures          int
	RotationStartedAt, DeletedAt *string
}

const endpointFields = `{ id publicId url description events status consecutiveFailures rotationStartedAt deletedAt }`

// onEndpoint is a mutation that takes an endpoint's id and returns the endpoint.
func onEndpoint(name string) string {
	return `mutation($id: ID!) { changed: ` + name + `(input: {endpointId: $id}) ` + endpointFields + ` }`
}

const (
	registerEndpoint = `mutation($input: RegisterWebhookEndpointInput!) { registerWebhookEndpoint(input: $input) { secret endpoint ` + endpointFields + ` } }`
	updateEndpoint   = `mutation($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) ` + endpointFields + ` }`
	deleteEndpoint   = `mutation($id: ID!) { deleteWebhookEndpoint(input: {endpointId: $id}) { id } }`
	testEndpoint     = `mutation($id: ID!) { testWebhookEndpoint(input: {endpointId: $id}) { eventPublicId } }`
	rotateSecret     = `mutation($id: ID!) { rotateWebhookSecret(input: {endpointId: $id}) { secret endpoint ` + endpointFields + ` } }`
	readEndpoint     = `query($id: ID!) { webhookEndpoint(id: $id) ` + endpointFields + ` }`
	redeliverOne     = `mutation($id: ID!) { redeliver(input: {deliveryId: $id}) { id status attempts attemptsBefore } }`
	redeliverSince   = `mutation($id: ID!, $since: Time!, $endedBefore: Time) {
		redeliverSince(input: {endpointId: $id, since: $since, endedBefore: $endedBefore}) { redelivered remaining endedBefore } }`
)

type shown struct {
	Secret   string
	Endpoint endpoint
}

// named returns the names of event types in the schema.
func named(types []outbox.Type) []string {
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = strings.ToUpper(strings.ReplaceAll(string(t), ".", "_"))
	}
	return names
}

func (o *fixture) register(t testing.TB, url string, events ...outbox.Type) shown {
	t.Helper()
	type registered struct{ RegisterWebhookEndpoint shown }
	return get[registered](t, o.staffClient, registerEndpoint, vars{"input": vars{"url": url, "events": named(events)}}).RegisterWebhookEndpoint
}

func (o *fixture) endpoint(t testing.TB, of uuid.UUID) endpoint {
	t.Helper()
	return get[struct{ WebhookEndpoint endpoint }](t, o.staffClient, readEndpoint, id(of)).WebhookEndpoint
}

// happen creates n events of the type customer.registered.
func (o *fixture) happen(t testing.TB, n int) {
	t.Helper()
	for i := range n {
		if _, _, err := o.Resolver.RegisterCustomer(o.Context(t), customers.NewCustomer{Name: fmt.Sprintf("Customer %d", i)}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAWebhookEndpointIsRegisteredReadChangedAndDeleted(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		registered := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated, outbox.StockLow, outbox.OrderCreated)
		o.audited(t, "webhook.register")
		made := registered.Endpoint
		if len(registered.Secret) != 64 || made.Status != "ACTIVE" || !strings.HasPrefix(made.PublicID, "wep_") ||
			!slices.Equal(made.Events, []string{"ORDER_CREATED", "STOCK_LOW"}) {
			t.Errorf("%+v", registered)
		}
		byPublicID := get[struct{ WebhookEndpointByPublicID endpoint }](t, o.staffClient,
			`query($id: String!) { webhookEndpointByPublicId(publicId: $id) `+endpointFields+` }`, vars{"id": made.PublicID})
		if byPublicID.WebhookEndpointByPublicID.ID != made.ID {
			t.Errorf("%+v", byPublicID)
		}
		changed := get[struct{ UpdateWebhookEndpoint endpoint }](t, o.staffClient, updateEndpoint, vars{
			"input": vars{"id": made.ID, "description": "the bot"},
		}).UpdateWebhookEndpoint
		if changed.Description != "the bot" || !slices.Equal(changed.Events, made.Events) {
			t.Errorf("%+v", changed)
		}
		o.audited(t, "webhook.update")
		changed = get[struct{ UpdateWebhookEndpoint endpoint }](t, o.staffClient, updateEndpoint, vars{
			"input": vars{"id": made.ID, "events": []string{"STOCK_AVAILABLE"}},
		}).UpdateWebhookEndpoint
		if changed.Description != "the bot" || !slices.Equal(changed.Events, []string{"STOCK_AVAILABLE"}) {
			t.Errorf("%+v", changed)
		}
		get[any](t, o.staffClient, testEndpoint, id(made.ID))
		o.audited(t, "webhook.test")
		get[any](t, o.staffClient, deleteEndpoint, id(made.ID))
		o.audited(t, "webhook.delete")
		if gone := get[struct{ WebhookEndpoint *endpoint }](t, o.staffClient, readEndpoint, id(made.ID)); gone.WebhookEndpoint != nil {
			t.Errorf("%+v", gone)
		}
		o.refuses(t, "ENDPOINT_NOT_FOUND", deleteEndpoint, id(made.ID))
	})
}

func TestWhatIsWrongWithAWebhookEndpointIsReportedForEachField(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		long := strings.Repeat("é", webhooks.MaxWebhookDescription+1)
		o.refuses(t, "INVALID_INPUT", registerEndpoint, vars{
			"input": vars{"url": "https://10.0.0.1/", "description": long, "events": []string{"ORDER_CREATED", "WEBHOOK_TEST"}},
		}, "input.url", "input.description")
		o.refuses(t, "INVALID_INPUT", registerEndpoint, vars{"input": vars{"url": "", "events": []string{}}}, "input.url", "input.events")

		known := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated).Endpoint.ID
		o.refuses(t, "INVALID_INPUT", updateEndpoint, vars{
			"input": vars{"id": known, "description": long, "events": []string{"WEBHOOK_TEST"}},
		}, "input.description")
		o.refuses(t, "INVALID_INPUT", updateEndpoint, vars{"input": vars{"id": known, "events": []string{}}}, "input.events")

		for range webhooks.MaxEndpoints - 1 {
			o.register(t, "https://hooks.example.com/a", outbox.OrderCreated)
		}
		o.refuses(t, "ENDPOINT_LIMIT", registerEndpoint, vars{"input": vars{"url": "https://hooks.example.com/a", "events": []string{"ORDER_CREATED"}}})
	})
}

func TestAURLThatWebhooksAreNotSentToIsRefusedWithTheReason(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for url, want := range map[string]struct {
			reason string
			params map[string]any
		}{
			"ftp://example.com/":                               {"URL_SCHEME", nil},
			"https://exa mple.com/":                            {"URL_MALFORMED", nil},
			"https://me:secret@example.com/":                   {"URL_USER", nil},
			"https://example.com/#part":                        {"URL_FRAGMENT", nil},
			"https://example.com:0/":                           {"URL_PORT", nil},
			"https://example..com/":                            {"URL_HOST", nil},
			"https://134744072/":                               {"HOST_SPELLING", map[string]any{"host": "8.8.8.8"}},
			"https://10.0.0.1/":                                {"NOT_PUBLIC", map[string]any{"address": "10.0.0.1", "class": "private"}},
			"https://example.com/" + strings.Repeat("a", 2048): {"TOO_LONG", map[string]any{"max": float64(2048)}},
		} {
			got := o.ask(t, registerEndpoint, vars{"input": vars{"url": url, "events": []string{"ORDER_CREATED"}}})
			if len(got.Errors) != 1 || len(got.Errors[0].Extensions.Fields) != 1 {
				t.Errorf("%.40s: %+v", url, got.Errors)
				continue
			}
			field := got.Errors[0].Extensions.Fields[0]
			if field.Field != "input.url" || field.Reason != want.reason || !maps.Equal(field.Params, want.params) {
				t.Errorf("%.40s: %+v", url, field)
			}
		}
	})
}

func TestWebhookOperationsRefuseWhatIsUnknownForeignOrInTheWrongState(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database).register(t, "https://hooks.example.com/theirs", outbox.OrderCreated).Endpoint.ID
		own := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated).Endpoint.ID
		since := time.Now().Add(-time.Hour)
		for _, unknownID := range []uuid.UUID{foreign, uuid.New()} {
			for _, operation := range []string{
				deleteEndpoint, testEndpoint, rotateSecret, onEndpoint("activateWebhookSecret"),
				onEndpoint("cancelWebhookSecretRotation"), onEndpoint("reactivateWebhookEndpoint"),
			} {
				o.refuses(t, "ENDPOINT_NOT_FOUND", operation, id(unknownID))
			}
			o.refuses(t, "ENDPOINT_NOT_FOUND", redeliverSince, vars{"id": unknownID, "since": since})
			o.refuses(t, "ENDPOINT_NOT_FOUND", updateEndpoint, vars{"input": vars{"id": unknownID, "description": ""}})
			o.refuses(t, "NOT_FOUND", redeliverOne, id(unknownID))
		}
		o.refuses(t, "ENDPOINT_ACTIVE", onEndpoint("reactivateWebhookEndpoint"), id(own))
		o.refuses(t, "ROTATION_STATE", onEndpoint("activateWebhookSecret"), id(own))
		o.refuses(t, "ROTATION_STATE", onEndpoint("cancelWebhookSecretRotation"), id(own))
		o.suspend(t, own)
		o.refuses(t, "ENDPOINT_SUSPENDED", testEndpoint, id(own))
		o.refuses(t, "ENDPOINT_SUSPENDED", redeliverSince, vars{"id": own, "since": since})
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", rotateSecret, id(own))
	})
}

func (o *fixture) suspend(t testing.TB, id uuid.UUID) {
	t.Helper()
	err := o.Database.Client.WebhookEndpoint.UpdateOneID(id).SetStatus(webhookendpoint.StatusSUSPENDED).Exec(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
}
