package graph_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	entdelivery "kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
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
	redeliverSince   = `mutation($id: ID!, $since: Time!) { redeliverSince(input: {endpointId: $id, since: $since}) { redelivered remaining } }`
)

type shown struct {
	Secret   string
	Endpoint endpoint
}

// named are types of events as the schema names them.
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

// rotate begins a rotation and returns the new secret.
func (o *fixture) rotate(t testing.TB, of uuid.UUID) string {
	t.Helper()
	return get[struct{ RotateWebhookSecret shown }](t, o.staffClient, rotateSecret, id(of)).RotateWebhookSecret.Secret
}

// happen makes n events of the type customer.registered.
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

func TestARotationSignsWithBothSecretsUntilTheNewOneIsActivated(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		registered := o.register(t, bot.URL, outbox.CustomerRegistered)
		old, endpointID := registered.Secret, registered.Endpoint.ID
		next := o.rotate(t, endpointID)
		o.audited(t, "webhook.rotate_secret")
		o.refuses(t, "ROTATION_STATE", rotateSecret, id(endpointID))

		o.happen(t, 1)
		during := bot.waitFor(t, 1)
		if !during.signedBy(during.signature, old) || !during.signedBy(during.next, next) {
			t.Error("a rotation does not sign with both secrets")
		}
		get[any](t, o.staffClient, onEndpoint("cancelWebhookSecretRotation"), id(endpointID))
		o.audited(t, "webhook.cancel_rotation")
		o.happen(t, 1)
		if cancelled := bot.waitFor(t, 2); !cancelled.signedBy(cancelled.signature, old) || cancelled.next != "" {
			t.Error("a cancelled rotation leaves a trace")
		}

		next = o.rotate(t, endpointID)
		if o.endpoint(t, endpointID).RotationStartedAt == nil {
			t.Error("the rotation does not show")
		}
		get[any](t, o.staffClient, onEndpoint("activateWebhookSecret"), id(endpointID))
		o.audited(t, "webhook.activate_secret")
		o.happen(t, 1)
		if after := bot.waitFor(t, 3); !after.signedBy(after.signature, next) || after.next != "" {
			t.Error("the new secret does not sign alone")
		}
		o.auditHolds(t, old, next)
	})
}

// auditHolds fails for secrets that the audit holds.
func (o *fixture) auditHolds(t testing.TB, secrets ...string) {
	t.Helper()
	entries, err := o.Database.Client.AuditEntry.Query().All(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text := string(entry.Before) + string(entry.After)
		for _, secret := range append(secrets, `"secret"`, `"next_secret"`) {
			if strings.Contains(text, secret) {
				t.Errorf("%s holds a secret: %s", entry.Action, text)
			}
		}
	}
}

func TestANewSecretTakesOverAfterADayUnlessItsEndpointIsGone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		due := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated).Endpoint.ID
		gone := o.register(t, "https://hooks.example.com/b", outbox.OrderCreated).Endpoint.ID
		o.rotate(t, due)
		o.rotate(t, gone)
		get[any](t, o.staffClient, deleteEndpoint, id(gone))

		o.clock.Advance(24*time.Hour - time.Minute)
		o.maintain(t)
		if o.endpoint(t, due).RotationStartedAt == nil {
			t.Fatal("the rotation ended before its day was over")
		}
		o.clock.Advance(2 * time.Minute)
		o.maintain(t)
		if o.endpoint(t, due).RotationStartedAt != nil {
			t.Error("the rotation goes on after a day")
		}
	})
}

func (o *fixture) maintain(t testing.TB) {
	t.Helper()
	if err := o.Resolver.Maintain(t.Context()); err != nil {
		t.Fatal(err)
	}
}

type delivery struct {
	ID                       uuid.UUID
	Status                   string
	Attempts, AttemptsBefore int
	Event                    struct{ PublicID, Type string }
	History                  []struct {
		Attempt        int
		Status         string
		ResponseStatus *int
	}
}

// deliveries lists what is sent to an endpoint, the oldest first.
func (o *fixture) deliveries(t testing.TB, to uuid.UUID) []delivery {
	t.Helper()
	type page struct {
		Deliveries struct{ Edges []struct{ Node delivery } }
	}
	const list = `query($to: ID!) { deliveries(first: 100, orderBy: {field: CREATED_AT}, where: {endpointId: $to}) { edges { node {
		id status attempts attemptsBefore event { publicId type } history { attempt status responseStatus } } } } }`
	var all []delivery
	for _, edge := range get[page](t, o.staffClient, list, vars{"to": to}).Deliveries.Edges {
		all = append(all, edge.Node)
	}
	return all
}

// settled waits until nothing is on its way to an endpoint, and returns its deliveries.
func (o *fixture) settled(t testing.TB, to uuid.UUID, n int) []delivery {
	t.Helper()
	var all []delivery
	testkit.Eventually(t, patience, "the end of the deliveries", func() bool {
		all = o.deliveries(t, to)
		return len(all) == n && !slices.ContainsFunc(all, func(d delivery) bool { return d.Status == "PENDING" })
	})
	return all
}

func TestASuspendedEndpointIsReactivatedAndGetsWhatItMissed(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		began := o.clock.Now()
		bot := newReceiver(t)
		bot.responds(http.StatusServiceUnavailable)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 3)
		missed := o.settled(t, to, 3)
		if o.endpoint(t, to).Status != "SUSPENDED" {
			t.Fatalf("after %d attempts the endpoint is not suspended", len(bot.all()))
		}
		o.refuses(t, "ENDPOINT_SUSPENDED", redeliverOne, id(missed[0].ID))

		bot.responds(http.StatusOK)
		back := get[struct{ Changed endpoint }](t, o.staffClient, onEndpoint("reactivateWebhookEndpoint"), id(to)).Changed
		if back.Status != "ACTIVE" || back.ConsecutiveFailures != 0 {
			t.Errorf("%+v", back)
		}
		o.audited(t, "webhook.reactivate")
		again := get[struct{ RedeliverSince webhooks.Redeliveries }](t, o.staffClient, redeliverSince, vars{"id": to, "since": began}).RedeliverSince
		if again.Redelivered != 3 || again.Remaining != 0 {
			t.Errorf("%+v", again)
		}
		o.audited(t, "webhook.redeliver")
		for _, d := range o.settled(t, to, 3) {
			if d.Status != "SUCCEEDED" || len(d.History) != d.Attempts || d.History[d.Attempts-1].Attempt != d.Attempts {
				t.Errorf("%+v", d)
			}
		}
		sameBodies(t, bot.all(), 3)
	})
}

// sameBodies checks that the requests report n events, each always in the same bytes.
func sameBodies(t testing.TB, requests []received, n int) {
	t.Helper()
	bodies := map[string]string{}
	for _, request := range requests {
		if known, again := bodies[request.eventID]; again && known != request.body {
			t.Errorf("%s came as %s and as %s", request.eventID, known, request.body)
		}
		bodies[request.eventID] = request.body
	}
	if len(bodies) != n {
		t.Errorf("%d events arrived, not %d", len(bodies), n)
	}
}

func TestARedeliveryIsRetriedByTheRulesAndNeverStartedTwice(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 1)
		sent := o.settled(t, to, 1)[0]
		if sent.Status != "SUCCEEDED" || sent.Attempts != 1 {
			t.Fatalf("%+v", sent)
		}
		bot.responds(http.StatusServiceUnavailable)
		get[any](t, o.staffClient, redeliverOne, id(sent.ID)) // what succeeded may be sent anew as well
		o.audited(t, "delivery.redeliver")
		failed := o.settled(t, to, 1)[0]
		if failed.Status != "FAILED" || failed.Attempts != 5 || failed.AttemptsBefore != 1 {
			t.Errorf("one attempt and three retries later: %+v", failed)
		}
		sameBodies(t, bot.all(), 1)
	})
}

func TestWhatIsOnItsWayIsNotRedelivered(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		waiting := o.deliver(t, to, "PENDING")
		o.refuses(t, "DELIVERY_PENDING", redeliverOne, id(waiting))
		foreign := open(t, o.Database)
		theirs := foreign.deliver(t, foreign.register(t, "https://hooks.example.com/b", outbox.StockLow).Endpoint.ID, "FAILED")
		o.refuses(t, "NOT_FOUND", redeliverOne, id(theirs))
		done := get[struct{ RedeliverSince webhooks.Redeliveries }](t, o.staffClient, redeliverSince,
			vars{"id": to, "since": time.Now().Add(-time.Hour)}).RedeliverSince
		if done.Redelivered != 0 {
			t.Errorf("%+v", done)
		}
		get[any](t, o.staffClient, deleteEndpoint, id(to))
		o.refuses(t, "ENDPOINT_NOT_FOUND", redeliverOne, id(waiting))
	})
}

// deliver writes an event and its delivery to an endpoint, as a dispatcher leaves them.
func (o *fixture) deliver(t testing.TB, to uuid.UUID, status entdelivery.Status) uuid.UUID {
	t.Helper()
	ctx := o.Context(t)
	happened, err := o.Database.Client.Event.Create().SetType("stock.low").SetData("{}").Save(ctx)
	if err != nil {
		t.Fatal(err)
	}
	made := o.Database.Client.Delivery.Create().SetEventID(happened.ID).SetEndpointID(to).SetDueAt(o.clock.Now()).SetStatus(status)
	if status != entdelivery.StatusPENDING {
		made.SetFinishedAt(o.clock.Now())
	}
	saved, err := made.Save(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return saved.ID
}

func TestEventsAndDeliveriesAreFoundByWhatTheyAreAbout(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 3)
		get[any](t, o.staffClient, testEndpoint, id(to))
		o.settled(t, to, 4)

		type found struct {
			Events struct {
				TotalCount int
				Edges      []struct {
					Node struct {
						ID, SubjectID  uuid.UUID
						PublicID, Type string
						Sequence       int64
						Data           json.RawMessage
						Deliveries     []struct{ Status string }
					}
				}
			}
		}
		const list = `query($where: EventWhereInput) { events(first: 10, where: $where) { totalCount edges { node {
			id publicId type sequence subjectId data deliveries { status } } } } }`
		all := get[found](t, o.staffClient, list, vars{"where": vars{"typeIn": []string{"CUSTOMER_REGISTERED", "WEBHOOK_TEST"}}}).Events
		newest, before := all.Edges[0].Node, all.Edges[1].Node
		if newest.Type != "WEBHOOK_TEST" || newest.Sequence != before.Sequence+1 || !strings.HasPrefix(newest.PublicID, "evt_") {
			t.Errorf("%+v", newest)
		}
		if len(before.Deliveries) != 1 || before.Deliveries[0].Status != "SUCCEEDED" || !json.Valid(before.Data) {
			t.Errorf("%+v", before)
		}
		one := get[found](t, o.staffClient, list, vars{"where": vars{"subjectId": before.SubjectID}}).Events
		if one.TotalCount != 1 || one.Edges[0].Node.ID != before.ID {
			t.Errorf("%+v", one)
		}
		later := get[found](t, o.staffClient, list, vars{"where": vars{"sequenceGT": before.Sequence}}).Events
		if later.TotalCount != 1 || later.Edges[0].Node.ID != newest.ID {
			t.Errorf("%+v", later)
		}
		byPublicID := get[struct{ EventByPublicID struct{ ID uuid.UUID } }](t, o.staffClient,
			`query($id: String!) { eventByPublicId(publicId: $id) { id } }`, vars{"id": newest.PublicID})
		if byPublicID.EventByPublicID.ID != newest.ID {
			t.Errorf("%+v", byPublicID)
		}
		tests := get[struct{ Deliveries struct{ TotalCount int } }](t, o.staffClient,
			`{ deliveries(first: 1, where: {status: SUCCEEDED, hasEventWith: [{type: WEBHOOK_TEST}]}) { totalCount } }`, nil)
		if tests.Deliveries.TotalCount != 1 {
			t.Errorf("%+v", tests)
		}
	})
}

func TestAPageOfWebhooksTakesAsManyStatementsAsOneRow(t *testing.T) {
	t.Parallel()
	const list = `{ webhookEndpoints(first: 20) { totalCount edges { node { publicId health { deliveries { count } } recentFailures { errorMessage }
		deliveries(first: 5) { totalCount edges { node { event { type data deliveries { id } } history { status } } } } } } } }`
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, name)
			o := open(t, d)
			statements := func() int {
				before := counter.Count()
				get[any](t, o.staffClient, list, nil)
				return counter.Count() - before
			}
			grow := func() {
				to := o.register(t, "https://hooks.example.com/a", outbox.StockLow).Endpoint.ID
				o.deliver(t, to, "FAILED")
				o.deliver(t, to, "FAILED")
			}
			grow()
			statements() // signs in, which is cached
			few := statements()
			for range 5 {
				grow()
			}
			if many := statements(); many != few {
				t.Errorf("%d statements for one endpoint and %d for six", few, many)
			}
		})
	}
}
