package graph_test

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"net/http/httptest"
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/graph"
	"kiosk/internal/auth"
)

func TestEveryFieldThatHoldsASecretIsMarked(t *testing.T) {
	t.Parallel()
	marked := map[ast.DefinitionKind]int{}
	for _, definition := range ownTypes() {
		for _, field := range definition.Fields {
			isSecret := field.Type.Name() == "String" && (field.Name == "token" || secretive.MatchString(field.Name))
			if has := field.Directives.ForName("secret") != nil; has {
				marked[definition.Kind]++
			} else if isSecret {
				t.Errorf("%s.%s lacks @secret", definition.Name, field.Name)
			}
		}
	}
	if marked[ast.Object] < 4 || marked[ast.InputObject] < 5 {
		t.Errorf("only %v fields are marked", marked)
	}
}

// holdsSecret reports whether a type has a field marked @secret, directly or in the type of one of its fields.
func holdsSecret(typeName string, seen map[string]bool) bool {
	if seen[typeName] {
		return false
	}
	seen[typeName] = true
	for _, field := range schema.Types[typeName].Fields {
		if field.Directives.ForName("secret") != nil || holdsSecret(field.Type.Name(), seen) {
			return true
		}
	}
	return false
}

// TestEveryOperationThatHoldsASecretTakesHTTPS reads the operations from the schema, so that it includes new ones.
func TestEveryOperationThatHoldsASecretTakesHTTPS(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		ids := o.everyID(t)
		handler := graph.New(graph.Config{Resolver: o.Resolver, Database: o.Database, Logger: slog.New(slog.DiscardHandler)})
		token := o.NewStaffToken(t, auth.Owner)
		ask := func(text string, variables vars, host, peer string) result {
			body, err := json.Marshal(map[string]any{"query": text, "variables": variables})
			if err != nil {
				t.Fatal(err)
			}
			r := httptest.NewRequest("POST", graph.Path, bytes.NewReader(body))
			r.Host, r.RemoteAddr = host, peer
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("Authorization", "Bearer "+token)
			recorded := httptest.NewRecorder()
			handler.ServeHTTP(recorded, r)
			return decodeResult(t, recorded.Body.Bytes())
		}
		ask(`{ viewer { id } }`, nil, "localhost", "127.0.0.1:9") // the token's first use is noted
		var secretive []string
		for _, called := range operations() {
			holds := holdsSecret(called.field.Type.Name(), map[string]bool{})
			if holds && called.kind != "mutation" {
				t.Errorf("%s returns a secret, without an entry in the audit", called.field.Name)
			}
			for _, argument := range called.field.Arguments {
				holds = holds || holdsSecret(argument.Type.Name(), map[string]bool{})
			}
			if !holds {
				continue
			}
			secretive = append(secretive, called.field.Name)
			for _, everything := range []bool{false, true} {
				text, variables := arrange(called, func(path []string) uuid.UUID { return ids[tableOf(called, path)] }, everything)
				before := o.everyRow(t)
				for name, from := range map[string][2]string{
					"another machine":      {"127.0.0.1:8080", "192.0.2.1:9"},
					"a silent local proxy": {"shop.example.com", "127.0.0.1:9"},
				} {
					got := ask(text, variables, from[0], from[1])
					if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "HTTPS_REQUIRED" {
						t.Errorf("%s by %s: %s %+v", text, name, got.Data, got.Errors)
					}
				}
				if o.everyRow(t) != before {
					t.Errorf("%s was refused, and wrote something", text)
				}
				local := ask(text, variables, "localhost:5173", "127.0.0.1:9")
				if len(local.Errors) > 0 && local.Errors[0].Extensions.Code == "HTTPS_REQUIRED" {
					t.Errorf("%s on the machine itself: %+v", text, local.Errors)
				}
			}
		}
		if slices.Sort(secretive); !slices.Equal(secretive, []string{
			"changePassword", "createAPIToken", "createAccessToken", "createExport", "createStaff", "createStaffLink", "findLicenses", "inviteStaff", "registerWebhookEndpoint", "revealLicense",
			"rotateWebhookSecret", "setStaffPassword", "uploadLicenses", "uploadPreview",
		}) {
			t.Errorf("%q hold secrets: add a new one to this list", secretive)
		}
	})
}
