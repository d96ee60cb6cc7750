package rest_test

import (
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"

	"kiosk/rest"
)

// secretName matches the names of members that hold secrets.
var secretName = regexp.MustCompile(`(?i)secret|credential|password|token`)

// namesSecret reports whether a schema has a member that holds a secret.
func namesSecret(schema *openapi3.SchemaRef) bool {
	if schema == nil || schema.Value == nil {
		return false
	}
	value := schema.Value
	for name, member := range value.Properties {
		if secretName.MatchString(name) || namesSecret(member) {
			return true
		}
	}
	for _, parts := range []openapi3.SchemaRefs{value.AllOf, value.AnyOf, value.OneOf} {
		for _, part := range parts {
			if namesSecret(part) {
				return true
			}
		}
	}
	return namesSecret(value.Items)
}

// holdsSecret reports whether an operation takes a secret, or returns one when it succeeds.
func holdsSecret(operation *openapi3.Operation) bool {
	if body := operation.RequestBody; body != nil {
		for _, media := range body.Value.Content {
			if namesSecret(media.Schema) {
				return true
			}
		}
	}
	for status, response := range operation.Responses.Map() {
		for _, media := range response.Value.Content {
			if strings.HasPrefix(status, "2") && namesSecret(media.Schema) {
				return true
			}
		}
	}
	return false
}

// TestEveryRouteThatHoldsASecretTakesHTTPS finds the routes in the document, so that it includes new routes.
func TestEveryRouteThatHoldsASecretTakesHTTPS(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		delivered := w.buy(t, w.Ana.ID, w.Yearly.ID)
		handler := documented(t, rest.New(rest.Config{Resolver: w.Resolver, Logger: slog.New(slog.DiscardHandler)}))
		bodies := map[string]string{
			"/inventory/licenses": fmt.Sprintf(`{"variationId":%q,"licenses":["KEY-OVER-HTTPS"]}`, w.Lifetime.ID),
			"/webhooks":           `{"url":"https://hooks.example.com/a","events":["order.created"]}`,
		}
		ask := func(method, pattern, host, peer string) *httptest.ResponseRecorder {
			id := uuid.New()
			if pattern == "/orders/{id}" {
				id = delivered.ID
			}
			path := strings.NewReplacer("{id}", id.String(), "{phone}", "%2B5511987654321", "{key}", "a").Replace(pattern)
			r := httptest.NewRequest(method, api+path, strings.NewReader(bodies[pattern]))
			r.Host, r.RemoteAddr = host, peer
			r.Header.Set("Authorization", "Bearer "+w.FullToken)
			r.Header.Set("Content-Type", "application/json")
			recorder := httptest.NewRecorder()
			handler.ServeHTTP(recorder, r)
			return recorder
		}
		var secretive []string
		for pattern, item := range published().document.Paths.Map() {
			pattern = strings.TrimPrefix(pattern, api)
			for method, operation := range item.Operations() {
				holds := holdsSecret(operation)
				if holds {
					secretive = append(secretive, method+" "+pattern)
				}
				for name, from := range map[string][2]string{
					"another machine":      {"127.0.0.1:8080", "192.0.2.1:9"},
					"a silent local proxy": {"shop.example.com", "127.0.0.1:9"},
				} {
					got := ask(method, pattern, from[0], from[1])
					if refused := got.Code == http.StatusForbidden && strings.Contains(got.Body.String(), `"https_required"`); refused != holds {
						t.Errorf("%s %s by %s: %d %s, it holds a secret: %t", method, pattern, name, got.Code, got.Body, holds)
					}
				}
			}
		}
		if len(secretive) != 3 {
			t.Errorf("%q hold secrets, want 3 of them", secretive)
		}
		ctx := w.Context(t)
		if endpoints := w.Database.Client.WebhookEndpoint.Query().CountX(ctx); endpoints != 0 {
			t.Errorf("%d endpoints were registered", endpoints)
		}
		if stock := w.StockOf(t, w.Lifetime.ID); stock != 0 {
			t.Errorf("%d licenses were stored", stock)
		}
		for _, pattern := range []string{"/inventory/licenses", "/webhooks"} {
			if got := ask(http.MethodPost, pattern, "localhost:8080", "127.0.0.1:9"); got.Code != http.StatusCreated {
				t.Errorf("%s on the machine itself: %d %s", pattern, got.Code, got.Body)
			}
		}
	})
}
