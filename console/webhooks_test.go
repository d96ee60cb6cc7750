package console_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/testkit"
	"kiosk/rest/webhooksig"
)

// bot is a local receiver of webhooks. Tests set its response and secret.
type bot struct {
	*httptest.Server
	mutex    sync.Mutex
	status   int
	text     string
	secret   string         // if set, every request must be signed with it
	received map[string]int // the number of requests for each event, by its id
}

func newBot(t testing.TB, status int, text string) *bot {
	t.Helper()
	b := &bot{status: status, text: text, received: map[string]int{}}
	b.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		b.received[r.Header.Get("X-Service-Event-Id")]++
		if b.secret != "" {
			if _, err := webhooksig.VerifyRequest(r, b.secret); err != nil {
				t.Errorf("a request is not signed with the secret that was shown: %v", err)
			}
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Set-Cookie", "session=Zmarker")
		w.Header().Set("X-Request-Id", "bot-42")
		w.WriteHeader(b.status)
		_, _ = io.WriteString(w, b.text)
	}))
	t.Cleanup(b.Close)
	return b
}

// setResponse sets the response to later requests, and the secret with which they must be signed.
func (b *bot) setResponse(status int, text, secret string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.status, b.text, b.secret = status, text, secret
}

// requestsOf returns the number of requests for an event.
func (b *bot) requestsOf(event string) int {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.received[event]
}

// sentTest is a test event that was sent to an endpoint.
type sentTest struct{ endpoint, delivery, event string }

// rejectedTest registers an endpoint with few events, and sends it a test event, which it refuses.
func (m *member) rejectedTest(t testing.TB) sentTest {
	t.Helper()
	return m.rejectedTestAt(t, "/kiosk/events")
}

// rejectedTestAt is like rejectedTest, for an endpoint with this path in its URL.
func (m *member) rejectedTestAt(t testing.TB, path string) sentTest {
	t.Helper()
	b := newBot(t, http.StatusUnprocessableEntity, `{"error": "unknown event type", "hint": "update the bot to version 2.1 or later"}`)
	var made struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	m.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {
		url: $url, description: "Telegram bot", events: [ORDER_COMPLETED, RECHARGE_REJECTED] }) { endpoint { id } } }`,
		vars{"url": b.URL + path}, &made)
	sent := sentTest{endpoint: made.RegisterWebhookEndpoint.Endpoint.ID}
	m.sendTest(t, sent.endpoint)
	testkit.Eventually(t, waitTimeout, "the test is refused", func() bool {
		var found struct {
			WebhookEndpoint struct {
				Deliveries struct {
					Edges []struct {
						Node struct {
							ID, Status string
							Event      struct{ ID string }
						}
					}
				}
			}
		}
		m.must(t, `query($id: ID!) { webhookEndpoint(id: $id) { deliveries(first: 5, where: {hasEventWith: [{type: WEBHOOK_TEST}]}) {
			edges { node { id status event { id } } } } } }`, vars{"id": sent.endpoint}, &found)
		for _, edge := range found.WebhookEndpoint.Deliveries.Edges {
			sent.delivery, sent.event = edge.Node.ID, edge.Node.Event.ID
			return edge.Node.Status == "REJECTED"
		}
		return false
	})
	return sent
}

func (m *member) sendTest(t testing.TB, endpoint string) (event string) {
	t.Helper()
	var sent struct {
		TestWebhookEndpoint struct{ EventPublicID string }
	}
	m.must(t, `mutation($id: ID!) { testWebhookEndpoint(input: {endpointId: $id}) { eventPublicId } }`, vars{"id": endpoint}, &sent)
	return sent.TestWebhookEndpoint.EventPublicID
}

// shownSecret returns the secret that the page shows.
func (p *page) shownSecret() string {
	p.Helper()
	p.sees("button", "Copy secret")
	secret, err := chromedp.Run(p.tab, chromedp.Evaluate[string](
		`[...document.querySelectorAll("code")].map((c) => c.textContent).find((t) => /^[0-9a-f]{64}$/.test(t)) ?? ""`))
	if err != nil || secret == "" {
		p.Fatalf("no secret is shown: %v", err)
	}
	return secret
}

func TestEndpointIsRegisteredTestedRotatedPausedAndRemoved(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	b := newBot(t, http.StatusOK, `{"pong": true}`)
	p := open(t, manager, "/webhooks")
	p.click("button", "Register endpoint")
	p.fill("textbox", "URL", "hooks.example.com/kiosk")
	p.click("button", "Register")
	p.holdsText("The URL must start with https://.")
	p.fill("textbox", "URL", "https://10.0.0.1/bot")
	p.click("button", "Register")
	p.invalid("textbox", "URL")
	p.fill("textbox", "URL", b.URL)
	p.click("button", "Register")
	first := p.shownSecret()
	if copied := p.copies("Copy secret"); copied != first {
		t.Errorf("%q is copied", copied)
	}
	b.setResponse(http.StatusOK, `{"pong": true}`, first)
	p.click("button", "Python")
	p.sees("region", "Python")
	p.click("button", "To the endpoint")
	p.sees("heading", "Signing secret")
	p.at("/webhooks/")
	p.lacks("button", "Copy secret")
	p.forgot(first)
	endpoint, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`location.pathname.split("/").pop()`))
	if err != nil {
		t.Fatal(err)
	}

	p.click("button", "Send a test")
	p.click("link", "Test")
	p.sees("heading", "Response to attempt 1")
	p.holdsText(`{"pong": true}`, "bot-42", "X-Service-Event-Id")
	p.lacksText("Zmarker", first)

	b.setResponse(http.StatusUnprocessableEntity, "no such bot", first)
	p.click("button", "Redeliver")
	p.sees("heading", "Response to attempt 2")
	p.holdsText("no such bot", "422 Unprocessable Entity")
	p.click("link", "Attempt 1")
	p.at("attempt=1")
	p.sees("heading", "Response to attempt 1")
	b.setResponse(http.StatusOK, "", first)
	p.click("button", "Redeliver")
	p.sees("link", "Attempt 3")

	p.open("/webhooks/" + endpoint)
	p.click("button", "Rotate secret")
	p.click("button", "Make a new secret")
	second := p.shownSecret()
	p.click("button", "I have copied it")
	p.lacks("button", "Copy secret")
	p.forgot(second)
	p.click("button", "Activate new secret")
	p.click("button", "Rotate secret")
	p.click("button", "Make a new secret")
	third := p.shownSecret()
	p.click("button", "I have copied it")
	p.click("button", "Keep the old secret")
	p.sees("button", "Rotate secret")
	p.forgot(third)
	b.setResponse(http.StatusOK, "", second)

	p.click("button", "Pause")
	p.click("button", "Pause endpoint")
	p.sees("button", "Resume")
	waiting := manager.sendTest(t, endpoint)
	p.click("button", "Resume")
	p.sees("button", "Send a test")
	testkit.Eventually(t, waitTimeout, "what waited is sent", func() bool { return b.requestsOf(waiting) == 1 })

	b.setResponse(http.StatusInternalServerError, "", second)
	manager.must(t, `mutation($id: ID!) { pauseWebhookEndpoint(input: {endpointId: $id}) { id } }`, vars{"id": endpoint}, new(any))
	for range 5 { // all tests are sent in parallel
		manager.sendTest(t, endpoint)
	}
	manager.must(t, `mutation($id: ID!) { resumeWebhookEndpoint(input: {endpointId: $id}) { id } }`, vars{"id": endpoint}, new(any))
	testkit.Eventually(t, waitTimeout, "the endpoint is suspended", func() bool {
		var found struct{ WebhookEndpoint struct{ Status string } }
		manager.must(t, `query($id: ID!) { webhookEndpoint(id: $id) { status } }`, vars{"id": endpoint}, &found)
		return found.WebhookEndpoint.Status == "SUSPENDED"
	})
	var ended struct {
		WebhookEndpoint struct {
			Deliveries struct {
				Edges []struct{ Node struct{ ID string } }
			}
		}
	}
	manager.must(t, `query($id: ID!) { webhookEndpoint(id: $id) { deliveries(first: 1, where: {statusIn: [FAILED, CANCELLED]}) { edges { node { id } } } } }`,
		vars{"id": endpoint}, &ended)
	p.open("/deliveries/" + ended.WebhookEndpoint.Deliveries.Edges[0].Node.ID)
	p.holdsText("an error on its side.", "Reactivate the endpoint to redeliver it.")
	p.lacksText("It is sent again.")
	p.open("/webhooks/" + endpoint)
	p.holdsText("five attempts in a row failed.")
	p.lacks("button", "Send a test")
	p.click("button", "Reactivate")
	p.sees("button", "Send a test")
	p.losesText("five attempts in a row failed.")

	p.click("button", "Remove")
	p.click("button", "Remove endpoint")
	p.sees("button", "Register endpoint")
	p.quiet()
}

func TestEditOfAnEndpointKeepsWhatAColleagueSavedMeanwhile(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "edited-endpoint")
	var made struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	owner.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {
		url: $url, description: "Old bot", events: [ORDER_COMPLETED] }) { endpoint { id } } }`,
		vars{"url": newBot(t, http.StatusOK, "").URL}, &made)
	id := made.RegisterWebhookEndpoint.Endpoint.ID
	p := open(t, owner, "/webhooks/"+id+"?dialog=edit")
	p.sees("dialog", "Edit endpoint")
	owner.must(t, `mutation($id: ID!) { updateWebhookEndpoint(input: {id: $id, events: [ORDER_REFUNDED]}) { id } }`, vars{"id": id}, new(any))
	p.fill("textbox", "Description*", "New bot")
	p.click("button", "Save")
	p.lacks("dialog", "*")
	var saved struct {
		WebhookEndpoint struct {
			Description string
			Events      []string
		}
	}
	owner.must(t, `query($id: ID!) { webhookEndpoint(id: $id) { description events } }`, vars{"id": id}, &saved)
	if got := saved.WebhookEndpoint; got.Description != "New bot" || !slices.Equal(got.Events, []string{"ORDER_REFUNDED"}) {
		t.Errorf("the endpoint is %+v", got)
	}
	p.quiet()
}

func TestSeveralDeliveriesAreRedeliveredFromTheList(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "redelivered") // a store in which no order is completed, so that the endpoint gets no other event
	sent := owner.rejectedTest(t)
	p := open(t, owner, "/webhooks/"+sent.endpoint+"?status=REJECTED")
	p.click("checkbox", "Select Test")
	p.click("button", "Redeliver")
	p.sees("dialog", "Redeliver")
	p.rests()
	p.accessible()
	p.click("button", "Redeliver 1 event")
	p.lacks("dialog", "*")
	p.lacks("button", "Redeliver")
	p.open("/deliveries/" + sent.delivery)
	p.sees("heading", "Response to attempt 2")
	p.open("/webhooks/" + sent.endpoint)
	p.click("button", "Redeliver since…")
	p.sees("dialog", "Redeliver since")
	p.focus("Date", "From the start of this day")
	p.press("010220201") // the year has a digit too many
	p.click("button", "Redeliver")
	p.holdsText("Write a date and time.")
	p.focus("Date", "From the start of this day")
	p.press("01022020")
	p.click("button", "Redeliver")
	p.holdsText("1 delivery is on the way again.")
	p.lacks("dialog", "*")
	p.open("/deliveries/" + sent.delivery)
	p.sees("heading", "Response to attempt 3")
	p.quiet()
}

func TestRedeliverSinceProposesADayFromWhichAllThatWasMissedIsSent(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "missed")
	sent := owner.rejectedTest(t)
	p := open(t, owner, "/webhooks/"+sent.endpoint)
	p.sees("button", "Redeliver since…")
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`(() => {
		const sooner = Date;
		window.Date = class extends sooner {
			constructor(...given) { super(...(given.length ? given : [sooner.now() + 3 * 86_400_000])); }
		};
	})()`)); err != nil { // the page's clock is three days ahead
		t.Fatal(err)
	}
	p.click("button", "Redeliver since…")
	p.sees("dialog", "Redeliver since")
	p.holdsText("The oldest delivery that was missed is of the day proposed.")
	p.click("button", "Redeliver")
	p.holdsText("1 delivery is on the way again.")
	p.open("/deliveries/" + sent.delivery)
	p.sees("heading", "Response to attempt 2")
	p.quiet()
}

func TestDeliveryIsCopiedAsCurlWithoutItsSignature(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	sent := d.as(t, "lab", "OWNER").rejectedTest(t)
	p := open(t, d.as(t, "lab", "MANAGER"), "/deliveries/"+sent.delivery)
	p.sees("heading", "Response to attempt 1")
	p.clipboard(`Promise.reject(new Error("not allowed"))`)
	p.click("button", "Copy as curl")
	p.holdsText("The browser did not allow it.")
	copied := p.copies("Copy as curl")
	p.holdsText("Copied. The commands sign")
	for _, part := range []string{"curl -i 'http", "-H 'X-Service-Event-Id: evt_", `--data-binary "$body"`, "$KIOSK_WEBHOOK_SECRET"} {
		if !strings.Contains(copied, part) {
			t.Errorf("%q is not in %s", part, copied)
		}
	}
	if signatures := strings.Count(copied, "X-Service-Signature"); signatures != 1 {
		t.Errorf("%d signatures in %s", signatures, copied)
	}
	p.quiet()
}

func TestViewerSeesDeliveriesAndNeitherSecretsNorButtons(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	sent := d.as(t, "lab", "OWNER").rejectedTest(t)
	viewer := d.as(t, "lab", "VIEWER")
	p := open(t, viewer, "/webhooks")
	p.sees("columnheader", "Last 24 hours")
	p.lacks("button", "Register endpoint")
	p.open("/webhooks/" + sent.endpoint + "?dialog=rotate")
	p.sees("heading", "Deliveries")
	for _, name := range []string{"Send a test", "Pause", "Edit", "Remove", "Rotate secret", "Make a new secret", "Redeliver since…"} {
		p.lacks("button", name)
	}
	p.open("/deliveries/" + sent.delivery)
	p.sees("heading", "Response to attempt 1")
	p.lacks("button", "Redeliver")
	p.quiet()
}

func TestEventShowsItsPayloadAndLeadsToWhatItIsAbout(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Evan Event", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "VIEWER"), "/events?type=ORDER_CREATED")
	p.sees("button", "Remove the filter Type")
	p.click("link", "Order placed")
	p.sees("heading", "Payload")
	p.holdsText(`"currency": "EUR"`)
	p.sees("link", "To the order")
	p.open("/orders/" + number)
	p.sees("heading", number)
	p.quiet()
}

// holdsText waits until the page shows all the texts.
func (p *page) holdsText(texts ...string) {
	p.Helper()
	p.try(fmt.Sprintf("see the texts %q", texts), func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[string](`document.body.innerText`)(ctx, tab)
		if err == nil && slices.ContainsFunc(texts, func(text string) bool { return !strings.Contains(shown, text) }) {
			err = errors.New("they are not all there")
		}
		return err
	})
}

func TestSecretThatNobodyHasSeenIsSaidAndItsRotationTakenBack(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "unseen-secret")
	var made struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	owner.must(t, `mutation($input: RegisterWebhookEndpointInput!) { registerWebhookEndpoint(input: $input) { endpoint { id } } }`,
		vars{"input": vars{"url": newBot(t, http.StatusOK, "").URL, "events": []string{"ORDER_COMPLETED"}}}, &made)
	p := openThrough(t, between.origin, owner, "/webhooks/"+made.RegisterWebhookEndpoint.Endpoint.ID)
	p.click("button", "Rotate secret")
	release := between.hold("mutation RotateWebhookSecret")
	defer release()
	p.click("button", "Make a new secret")
	between.waitFor(p, 0)
	p.back()
	p.lacks("dialog", "*")
	release()
	p.holdsText("A secret was made after its dialog was closed, so it was never shown.")
	p.click("button", "Dismiss*")
	p.click("button", "Keep the old secret")
	p.click("button", "Rotate secret")
	p.losesResponse("RotateWebhookSecret")
	p.click("button", "Make a new secret")
	p.holdsText("A new secret has been made already, and cannot be shown again.")
	p.rests()
	p.accessible()
	p.click("button", "Keep the old secret")
	p.click("button", "Make a new secret")
	p.sees("button", "I have copied it")
}
