package graph_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	entdelivery "kiosk/ent/db/delivery"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

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

// deliveries returns the deliveries to an endpoint, the oldest first.
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

// settled waits until an endpoint has no pending deliveries, and returns its deliveries.
func (o *fixture) settled(t testing.TB, to uuid.UUID, n int) []delivery {
	t.Helper()
	var all []delivery
	testkit.Eventually(t, waitTimeout, "the end of the deliveries", func() bool {
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

func TestWhatHappensWhileAnEndpointIsSuspendedIsAmongWhatItMissed(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		began := o.clock.Now()
		bot := newReceiver(t)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 1)
		o.settled(t, to, 1)
		bot.responds(http.StatusServiceUnavailable)
		o.happen(t, 3)
		o.settled(t, to, 4)
		if o.endpoint(t, to).Status != "SUSPENDED" {
			t.Fatalf("after %d attempts the endpoint is not suspended", len(bot.all()))
		}
		o.register(t, bot.URL, outbox.StockLow) // is sent nothing
		o.happen(t, 5)
		o.settled(t, to, 9)
		bot.responds(http.StatusOK)
		get[any](t, o.staffClient, onEndpoint("reactivateWebhookEndpoint"), id(to))
		before := len(bot.all())
		again := get[struct{ RedeliverSince webhooks.Redeliveries }](t, o.staffClient, redeliverSince, vars{"id": to, "since": began}).RedeliverSince
		if again.Redelivered != 8 || again.Remaining != 0 {
			t.Errorf("%+v, but eight were missed", again)
		}
		o.settled(t, to, 9)
		sameBodies(t, bot.all(), 9)
		if sent := len(bot.all()) - before; sent != 8 {
			t.Errorf("%d were sent anew, not the eight that were missed", sent)
		}
	})
}

func TestRedeliveringTheRestComesToAnEndThoughAllIsRejectedAgain(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		began := o.clock.Now()
		bot := newReceiver(t)
		bot.responds(http.StatusNotFound)
		to := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		o.happen(t, 1)
		o.settled(t, to, 1)
		o.rejectedBefore(t, to, webhooks.MaxRedeliveries)
		call := func(endedBefore *time.Time) webhooks.Redeliveries {
			before := len(bot.all())
			done := get[struct{ RedeliverSince webhooks.Redeliveries }](t, o.staffClient, redeliverSince,
				vars{"id": to, "since": began, "endedBefore": endedBefore}).RedeliverSince
			testkit.Eventually(t, waitTimeout, "all are rejected again", func() bool {
				pending, err := o.Database.Client.Delivery.Query().Where(entdelivery.StatusEQ(entdelivery.StatusPENDING)).Exist(o.Context(t))
				return err == nil && !pending && len(bot.all()) == before+done.Redelivered
			})
			return done
		}
		first := call(nil)
		if first.Redelivered != webhooks.MaxRedeliveries || first.Remaining != 1 {
			t.Errorf("%+v", first)
		}
		if rest := call(&first.EndedBefore); rest != (webhooks.Redeliveries{Redelivered: 1, EndedBefore: first.EndedBefore}) {
			t.Errorf("%+v, want the one that remained", rest)
		}
		if rest := call(&first.EndedBefore); rest != (webhooks.Redeliveries{EndedBefore: first.EndedBefore}) {
			t.Errorf("%+v, want none", rest)
		}
		if again := call(nil); again.Redelivered != webhooks.MaxRedeliveries || again.Remaining != 1 {
			t.Errorf("%+v, want all that were rejected until now", again)
		}
	})
}

func TestAnEndpointSaysSinceWhenItHasMissedSomethingUntilThatIsSentAnew(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		oldest := func() *time.Time {
			return get[struct {
				WebhookEndpoint struct{ OldestMissedAt *time.Time }
			}](t, o.as(t, auth.Viewer), `query($id: ID!) { webhookEndpoint(id: $id) { oldestMissedAt } }`, id(to)).WebhookEndpoint.OldestMissedAt
		}
		next := o.clock.Now().Truncate(time.Second)
		published := func(status entdelivery.Status, ago time.Duration) time.Time {
			at := next.Add(-ago)
			o.deliverAt(t, to, status, at)
			return at
		}
		published(entdelivery.StatusSUCCEEDED, 9*24*time.Hour)
		published(entdelivery.StatusPENDING, 8*24*time.Hour)
		if at := oldest(); at != nil {
			t.Errorf("missed since %s, but nothing was", at)
		}
		for i, status := range []entdelivery.Status{entdelivery.StatusCANCELLED, entdelivery.StatusREJECTED, entdelivery.StatusFAILED} {
			want := published(status, time.Duration(i+1)*24*time.Hour)
			published(status, time.Minute)
			if at := oldest(); at == nil || !at.Equal(want) {
				t.Errorf("missed since %v, the oldest that is %s is of %s", at, status, want)
			}
		}
		again := get[struct{ RedeliverSince webhooks.Redeliveries }](t, o.staffClient, redeliverSince, vars{"id": to, "since": oldest()}).RedeliverSince
		if again.Redelivered != 6 || oldest() != nil {
			t.Errorf("%+v, missed since %v", again, oldest())
		}
	})
}

// rejectedBefore adds n rejected deliveries of the only event to an endpoint.
func (o *fixture) rejectedBefore(t testing.TB, to uuid.UUID, n int) {
	t.Helper()
	client, ctx := o.Database.Client, o.Context(t)
	first, err := client.Delivery.Query().Only(ctx)
	if err != nil {
		t.Fatal(err)
	}
	more := make([]*db.DeliveryCreate, n)
	for i := range more {
		more[i] = client.Delivery.Create().SetEventID(first.EventID).SetEndpointID(to).SetDueAt(first.DueAt).
			SetStatus(entdelivery.StatusREJECTED).SetFinishedAt(*first.FinishedAt)
	}
	for chunk := range slices.Chunk(more, 100) {
		if err := client.Delivery.CreateBulk(chunk...).Exec(ctx); err != nil {
			t.Fatal(err)
		}
	}
}

// sameBodies checks that the requests have n events, and that all requests of an event have the same body.
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
		bot.responds(http.StatusOK)
		get[any](t, o.staffClient, redeliverSince, vars{"id": to, "since": time.Now().Add(-time.Hour)})
		if again := o.settled(t, to, 1)[0]; again.Status != "SUCCEEDED" || again.Attempts != 6 || again.AttemptsBefore != 5 {
			t.Errorf("sent again among those that were missed: %+v", again)
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

// deliver creates an event and its delivery to an endpoint, like a dispatcher.
func (o *fixture) deliver(t testing.TB, to uuid.UUID, status entdelivery.Status) uuid.UUID {
	t.Helper()
	return o.deliverAt(t, to, status, o.clock.Now())
}

// deliverAt is deliver at a given time.
func (o *fixture) deliverAt(t testing.TB, to uuid.UUID, status entdelivery.Status, at time.Time) uuid.UUID {
	t.Helper()
	ctx := o.Context(t)
	happened, err := o.Database.Client.Event.Create().SetType("stock.low").SetData("{}").Save(ctx)
	if err != nil {
		t.Fatal(err)
	}
	made := o.Database.Client.Delivery.Create().SetEventID(happened.ID).SetEndpointID(to).SetCreatedAt(at).SetDueAt(at).SetStatus(status)
	if status != entdelivery.StatusPENDING {
		made.SetFinishedAt(at)
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
	const list = `{ webhookEndpoints(first: 20) { totalCount edges { node { publicId health { deliveries { count } } recentFailures { errorMessage } oldestMissedAt
		deliveries(first: 5) { totalCount edges { node { event { type data deliveries { id } } history { status } } } } } } } }`
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
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
