package rest_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"

	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/rest"
)

func TestDocumentDescribesEveryRouteWithItsScope(t *testing.T) {
	t.Parallel()
	described := map[rest.Route]bool{}
	for path, item := range published().document.Paths.Map() {
		for method, operation := range item.Operations() {
			scope, end := "", "\n\nScope: none.\n"
			if scopes := (*operation.Security)[0]["token"]; len(scopes) > 0 {
				scope, end = scopes[0], "\n\nScope: `"+scopes[0]+"`.\n"
			}
			described[rest.Route{Method: method, Pattern: api + path, Scope: auth.Scope(scope)}] = true
			if operation.OperationID == "" || operation.Summary == "" || !strings.HasSuffix(operation.Description, end) {
				t.Errorf("%s %s lacks a name, a summary, or a description that ends with its scope", method, path)
			}
		}
	}
	served := map[rest.Route]bool{}
	for _, route := range rest.Routes() {
		served[route] = true
	}
	if !maps.Equal(described, served) {
		t.Errorf("described and served differ:\n%v\n%v", described, served)
	}
}

func TestDocumentExplainsEveryScopeAndEveryCode(t *testing.T) {
	t.Parallel()
	document := published().document
	for _, scope := range auth.AllScopes {
		if !strings.Contains(document.Components.SecuritySchemes["token"].Value.Description, "| `"+string(scope)+"` |") {
			t.Errorf("the scope %s is not explained", scope)
		}
	}
	answered := map[string]bool{}
	for promise := range published().outcomes {
		if promise.code == "" {
			continue
		}
		answered[promise.code] = true
		if status := strconv.Itoa(promise.status); !strings.HasPrefix(rest.Codes()[promise.code], status) {
			t.Errorf("%v is not the code's status", promise)
		}
	}
	listed := map[string]bool{}
	for _, code := range document.Components.Schemas["ErrorCode"].Value.Enum {
		listed[code.(string)] = true
		if !strings.Contains(document.Info.Description, "| `"+code.(string)+"` | "+rest.Codes()[code.(string)][:3]+" |") {
			t.Errorf("the code %s is not explained with its status", code)
		}
	}
	if !maps.Equal(listed, answered) {
		t.Errorf("listed and answered codes differ:\n%v\n%v", slices.Sorted(maps.Keys(listed)), slices.Sorted(maps.Keys(answered)))
	}
	const onlyLogged = "client_closed_request"
	for code := range rest.Codes() {
		if listed[code] == (code == onlyLogged) {
			t.Errorf("the code %s has a status and is not listed, or is listed and never returned", code)
		}
	}
	if known := len(rest.Codes()) - 1; len(listed) != known {
		t.Errorf("%d codes are listed, and %d have a status", len(listed), known)
	}
}

func TestDocumentIsSoundAndItsExamplesFit(t *testing.T) {
	t.Parallel()
	if err := published().document.Validate(t.Context(), openapi3.EnableExamplesValidation()); err != nil {
		t.Error(err)
	}
	for name, schema := range published().document.Components.Schemas {
		for _, example := range schema.Value.Examples {
			if err := schema.Value.VisitJSON(example, openapi3.EnableJSONSchema2020()); err != nil {
				t.Errorf("the example of %s: %v", name, err)
			}
		}
	}
}

// Every event that the store writes fits the webhook of its type, which knows all of its members.
func TestEventsAreAsTheDocumentsWebhooks(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.Database.Client.Store.UpdateOneID(w.ID).SetRechargeReviewLimit(money.Amount(100_00)).SetLowStockDefault(9).ExecX(w.Context(t))
		w = serve(t, w.Reopened(t), w.clock)
		w.buy(t, w.Ana.ID, w.Yearly.ID)
		w.buy(t, w.Dora.ID, w.Monthly.ID)
		w.upload(t, licenses(w.Monthly.ID, "A", "B"))
		w.recharge(t, w.Bruno.ID, `{"amount":"49.90"}`)
		w.endOrders(t)
		w.rejectRecharge(t, w.Bruno.ID)
		endpoint := w.register(t, "https://bot.example.com/hook", "order.created")
		w.Do(t, "POST", api+"/webhooks/"+endpoint.ID+"/test", nil)
		seen := map[string]bool{}
		for _, event := range w.Database.Client.Event.Query().AllX(w.Context(t)) {
			seen[event.Type] = true
			var envelope any
			if err := json.Unmarshal(outbox.Envelope(event, true), &envelope); err != nil {
				t.Fatal(err)
			}
			if err := fits(envelope, event.Type); err != nil {
				t.Errorf("%s: %v in %s", event.Type, err, event.Data)
			}
		}
		for _, want := range slices.Sorted(maps.Keys(published().document.Webhooks)) {
			if !seen[want] {
				t.Errorf("no %s happened", want)
			}
		}
	})
}

// endOrders brings orders to every final status except COMPLETED.
func (w *world) endOrders(t *testing.T) {
	t.Helper()
	delivered := w.buy(t, w.Dora.ID, w.Yearly.ID)
	decoded[order](t, w.Do(t, "POST", actionPath(delivered, "/items/"+delivered.Items[0].ID.String()+"/replace"), nil), http.StatusOK)
	decoded[order](t, w.Do(t, "POST", actionPath(delivered, "/refund"), nil), http.StatusOK)
	decoded[order](t, w.Do(t, "POST", actionPath(w.buy(t, w.Dora.ID, w.Hour.ID), "/cancel"), nil), http.StatusOK)
	failed := w.buy(t, w.Dora.ID, w.Hour.ID)
	if _, _, err := w.Resolver.FailOrder(w.Context(t), orders.FailOrderInput{ID: failed.ID, Reason: "no one is there"}); err != nil {
		t.Fatal(err)
	}
}

// rejectRecharge makes a recharge above the review limit, which staff reject.
func (w *world) rejectRecharge(t *testing.T, customer uuid.UUID) {
	t.Helper()
	requested := decoded[rechargeResponse](t, w.recharge(t, customer, `{"amount":"100.01"}`), http.StatusCreated)
	_, err := w.Resolver.RejectRecharge(w.Context(t), wallets.RejectRechargeInput{ID: requested.ID, Reason: "unpaid"})
	if err != nil {
		t.Fatal(err)
	}
}

func fits(envelope any, eventType string) error {
	webhook := published().document.Webhooks[eventType]
	schema := webhook.Post.RequestBody.Value.Content["application/json"].Schema.Value
	if err := schema.VisitJSON(envelope, openapi3.EnableJSONSchema2020()); err != nil {
		return err
	}
	return undescribed("", envelope, []*openapi3.Schema{schema})
}

func TestDocumentHasAWebhookForEveryEventType(t *testing.T) {
	t.Parallel()
	var want []string
	for _, eventType := range outbox.Types {
		want = append(want, string(eventType))
	}
	if got := slices.Sorted(maps.Keys(published().document.Webhooks)); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
		t.Errorf("%v", got)
	}
}

// The checks that all other tests rely on must fail for requests and responses that are not as in the document.
func TestDocumentIsCheckedAgainstWhatPasses(t *testing.T) {
	t.Parallel()
	const wallet = `{"customerId":"0198c2f4-5a1e-7c3b-9f00-2a6d5e8b7c10","balance":"1.00","currency":"EUR"}`
	path := api + "/customers/0198c2f4-5a1e-7c3b-9f00-2a6d5e8b7c10/wallet"
	const notFound = `{"type":"urn:kiosk:problem:route_not_found","title":"x","status":404,"detail":"x","instance":"/x","code":"route_not_found","message":"x","requestId":"1"}`
	notAllowed := strings.NewReplacer("route_not_found", "method_not_allowed", "404", "405").Replace(notFound)
	wrongLimit := strings.NewReplacer("route_not_found", "invalid_input", "404", "400", `"requestId"`, `"errors":[{"parameter":"limit","code":"invalid","detail":"x"}],"requestId"`).Replace(notFound)
	for name, test := range map[string]struct {
		call, response string
		status         int
		headers        string // additional headers; one with a minus sign before it is missing
		fails          bool
	}{
		"as published":                  {path, wallet, 200, "", false},
		"a wrong type":                  {path, strings.Replace(wallet, `"1.00"`, `1.00`, 1), 200, "", true},
		"a missing member":              {path, strings.Replace(wallet, `,"currency":"EUR"`, ``, 1), 200, "", true},
		"an unknown member":             {path, strings.Replace(wallet, `{`, `{"limit":1,`, 1), 200, "", true},
		"an unknown header":             {path, wallet, 200, "Location", true},
		"an unannounced deprecation":    {path, wallet, 200, "Deprecation", true},
		"a missing header":              {path, wallet, 200, "-Cache-Control", true},
		"an unknown status":             {path, wallet, 202, "", true},
		"a code of another path":        {path, `{"code":"order_not_found"}`, 404, "", true},
		"an incomplete problem":         {path, `{"code":"customer_not_found"}`, 404, "", true},
		"an unknown path":               {api + "/wallets", wallet, 200, "", true},
		"nothing there":                 {api + "/wallets", notFound, 404, "-Cache-Control", false},
		"nothing there, incomplete":     {api + "/wallets", `{"code":"route_not_found"}`, 404, "-Cache-Control", true},
		"no such method":                {api + "/wallets", notAllowed, 405, "Allow -Cache-Control", false},
		"no such method, but which are": {api + "/wallets", notAllowed, 405, "-Cache-Control", true},
		"a wrong request":               {path + "/transactions?limit=x", `{"data":[],"pagination":{"limit":1,"nextCursor":null}}`, 200, "", true},
		"a right request, refused":      {path + "/transactions?limit=100", wrongLimit, 400, "", true},
		"a wrong request, refused":      {path + "/transactions?limit=101", wrongLimit, 400, "", false},
		"not modified":                  {api + "/products", "", 304, "ETag", false},
		"not modified, but what":        {api + "/products", "", 304, "", true},
		"not modified, with a body":     {api + "/products", "[]", 304, "ETag", true},
	} {
		if err := isolated().check(passed(test.call, test.status, test.response, test.headers)); (err != nil) != test.fails {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// passed returns the conversation of a GET with this response. The headers change the default headers of a response.
func passed(path string, status int, body, headers string) *conversation {
	recorded := httptest.NewRecorder()
	set := recorded.Header()
	set.Set("Content-Type", "application/json")
	if status >= http.StatusBadRequest {
		set.Set("Content-Type", "application/problem+json")
	}
	set.Set("X-Request-Id", "1")
	set.Set("Cache-Control", "no-store")
	if status == http.StatusNotModified {
		set.Set("Cache-Control", "private, no-cache")
		set.Set("Vary", "Authorization, Accept-Encoding")
	}
	for header := range strings.FieldsSeq(headers) {
		if missing, less := strings.CutPrefix(header, "-"); less {
			set.Del(missing)
		} else {
			set.Set(header, "x")
		}
	}
	happened := &conversation{request: httptest.NewRequest("GET", path, nil), recorded: &recordedResponse{ResponseWriter: recorded}}
	happened.recorded.WriteHeader(status)
	_, _ = happened.recorded.Write([]byte(body))
	return happened
}

// isolated returns the published document, and does not record the outcomes that it is checked with.
func isolated() *description {
	d := published()
	return &description{document: d.document, router: d.router, outcomes: d.outcomes, reached: map[outcome]bool{}}
}

func TestSuspendedEndpointIsSentNoTest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		endpoint := w.register(t, "https://bot.example.com/hook", "order.created")
		id, _ := webhooks.ParseEndpointID(endpoint.ID)
		w.Database.Client.WebhookEndpoint.UpdateOneID(id).SetStatus(webhookendpoint.StatusSUSPENDED).ExecX(w.Context(t))
		refused(t, w.Do(t, "POST", api+"/webhooks/"+endpoint.ID+"/test", nil), 400, "endpoint_suspended")
	})
}
