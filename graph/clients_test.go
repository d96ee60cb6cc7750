package graph_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

const (
	modern = "application/graphql-response+json; charset=utf-8"
	legacy = "application/json; charset=utf-8"
)

// clientDefaults are the default Accept headers of clients, and the form of the response to them.
var clientDefaults = map[string]struct {
	accept, media string
	subscribes    bool
}{
	"none, as Go's":                   {"", modern, false},
	"curl, fetch and Apollo Client 3": {"*/*", legacy, false},
	"Apollo Client 4":                 {"application/graphql-response+json,application/json;q=0.9", modern, false},
	"urql": {
		"application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed", modern, true,
	},
	"graphql-request":          {"application/graphql-response+json; charset=utf-8, application/json; charset=utf-8", modern, false},
	"Relay's fetch":            {"application/graphql-response+json; charset=utf-8, application/json; charset=utf-8; q=0.9", modern, false},
	"a legacy client":          {"application/json", legacy, false},
	"one that prefers JSON":    {"application/json, application/graphql-response+json;q=0.5", legacy, false},
	"one that refuses streams": {"application/json, text/event-stream;q=0", legacy, false},
	"EventSource":              {"text/event-stream", "", true},
}

// request sends an operation with an Accept header, without one for "".
func (d staffClient) request(t testing.TB, accept string, body vars) testkit.Response {
	t.Helper()
	if accept == "" {
		return d.client.Do(t, http.MethodPost, graph.Path, body)
	}
	return d.client.Do(t, http.MethodPost, graph.Path, body, "Accept", accept)
}

// isRequestError checks that a response has errors with the code and no entry for data.
func isRequestError(t testing.TB, name string, r testkit.Response, status int, code string) {
	t.Helper()
	var members map[string]json.RawMessage
	r.Decode(t, &members)
	if _, has := members["data"]; has || r.Status != status || !strings.Contains(string(members["errors"]), `"`+code+`"`) {
		t.Errorf("%s: %d %s, want %d %s and no data", name, r.Status, r.Body, status, code)
	}
}

func TestClientsGetTheFormThatTheyAcceptAsInstalled(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for name, client := range clientDefaults {
			valid := o.request(t, client.accept, vars{"query": "{ viewer { id } }"})
			refused := o.request(t, client.accept, vars{"query": "{ viewer { nothing } }"})
			unread := o.request(t, client.accept, vars{"query": "{ viewer {"})
			failed := o.as(t, auth.Viewer).request(t, client.accept, vars{"query": `mutation { createExport(input: {kind: CUSTOMERS}) { url } }`})
			status := http.StatusBadRequest
			if client.media == legacy {
				status = http.StatusOK
			}
			isRequestError(t, name, refused, status, "GRAPHQL_VALIDATION_FAILED")
			isRequestError(t, name, unread, status, "GRAPHQL_PARSE_FAILED")
			isRequestError(t, name, o.request(t, client.accept, vars{}), http.StatusBadRequest, "MALFORMED_BODY")
			if client.media == "" {
				isRequestError(t, name, valid, http.StatusBadRequest, "SUBSCRIPTIONS_ONLY")
				continue
			}
			if valid.Status != http.StatusOK || valid.Header.Get("Content-Type") != client.media || refused.Header.Get("Content-Type") != client.media ||
				!strings.HasPrefix(string(valid.Body), `{"data":{"viewer"`) {
				t.Errorf("%s: %d %v %s", name, valid.Status, valid.Header, valid.Body)
			}
			if failed.Status != http.StatusOK || !strings.Contains(string(failed.Body), `"FORBIDDEN"`) || !strings.Contains(string(failed.Body), `"data":null`) {
				t.Errorf("%s: an operation that was executed: %d %s", name, failed.Status, failed.Body)
			}
		}
	})
}

func TestSubscriptionsAreStreamedToClientsThatNameEventStreams(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.publish(t, 1, 1)
		for name, client := range clientDefaults {
			if !client.subscribes {
				status := http.StatusBadRequest
				if client.media == legacy {
					status = http.StatusOK
				}
				isRequestError(t, name, o.request(t, client.accept, vars{"query": followEvents}), status, "STREAM_REQUIRED")
				continue
			}
			s := o.staffClient.overEventsAs(t, client.accept, followEvents, vars{"after": 0})
			s.sequences(t, 1)
			s.stop()
		}
	})
}

func TestWhatTheServerCannotSpeakIsNotAcceptable(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, accept := range []string{"text/html", "application/json;q=0, application/graphql-response+json;q=0", "multipart/mixed"} {
			isRequestError(t, accept, o.request(t, accept, vars{"query": "{ viewer { id } }"}), http.StatusNotAcceptable, "NOT_ACCEPTABLE")
		}
	})
}

// getting returns the path with which GET sends an operation.
func getting(parameters map[string]string) string {
	values := url.Values{}
	for name, value := range parameters {
		values.Set(name, value)
	}
	return graph.Path + "?" + values.Encode()
}

func TestQueriesCanBeAskedByGET(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		got := o.client.Do(t, http.MethodGet, getting(map[string]string{
			"query":         "query A { viewer { id } } query B($id: ID!) { product(id: $id) { name } }",
			"operationName": "B", "variables": `{"id":"` + o.Antivirus.ID.String() + `"}`,
		}), nil)
		if want := `{"data":{"product":{"name":"` + o.Antivirus.Name + `"}}}` + "\n"; got.Status != http.StatusOK || string(got.Body) != want {
			t.Errorf("%d %s", got.Status, got.Body)
		}
		for name, parameters := range map[string]map[string]string{
			"nothing":             {},
			"variables no JSON":   {"query": "{ viewer { id } }", "variables": "{"},
			"variables no object": {"query": "{ viewer { id } }", "variables": "[]"},
			"extensions a string": {"query": "{ viewer { id } }", "extensions": `"x"`},
			"no UTF-8":            {"query": "{ customers(first: 1, where: {externalRef: \"ab\xff\"}) { totalCount } }"},
			"no UTF-8 in a name":  {"query": "query A { viewer { id } }", "operationName": "\xc0\xaf"},
		} {
			isRequestError(t, name, o.client.Do(t, http.MethodGet, getting(parameters), nil), http.StatusBadRequest, "MALFORMED_BODY")
		}
	})
}

func TestAPersistedQueryCanBeAskedByGET(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const query = "{ viewer { name } }"
		sum := sha256.Sum256([]byte(query))
		extensions := `{"persistedQuery":{"version":1,"sha256Hash":"` + hex.EncodeToString(sum[:]) + `"}}`
		byHash := getting(map[string]string{"extensions": extensions})
		isRequestError(t, "unknown", o.client.Do(t, http.MethodGet, byHash, nil), http.StatusNotFound, "PERSISTED_QUERY_NOT_FOUND")
		isRequestError(t, "unknown to a legacy client", o.client.Do(t, http.MethodGet, byHash, nil, "Accept", "application/json"),
			http.StatusOK, "PERSISTED_QUERY_NOT_FOUND")
		full := o.client.Do(t, http.MethodGet, getting(map[string]string{"query": query, "extensions": extensions}), nil)
		again := o.client.Do(t, http.MethodGet, byHash, nil)
		if full.Status != http.StatusOK || again.Status != http.StatusOK || string(full.Body) != string(again.Body) {
			t.Errorf("%d %s, then %d %s", full.Status, full.Body, again.Status, again.Body)
		}
	})
}

func TestAMutationIsNeverExecutedByGET(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const rename = `mutation { createPriceTier(input: {name: "By GET", level: 77}) { id } }`
		before, err := o.Database.Client.PriceTier.Query().Count(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		for _, accept := range []string{modern, legacy, "*/*"} {
			got := o.client.Do(t, http.MethodGet, getting(map[string]string{"query": rename}), nil, "Accept", accept)
			isRequestError(t, accept, got, http.StatusMethodNotAllowed, "METHOD_NOT_ALLOWED")
			if got.Header.Get("Allow") != "POST" {
				t.Errorf("Allow: %q", got.Header.Get("Allow"))
			}
		}
		if after, err := o.Database.Client.PriceTier.Query().Count(o.Context(t)); err != nil || after != before {
			t.Errorf("%v, %d tiers became %d", err, before, after)
		}
		get[any](t, o.staffClient, rename, nil) // which is right by POST
	})
}

func TestACookieIsGoodForQueriesByGETOfPagesOfThisServerOnly(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		cookie := o.signIn(t)
		path := getting(map[string]string{"query": "{ viewer { id } }"})
		anonymous := testkit.Client{BaseURL: o.server.URL}
		for _, site := range []string{"cross-site", "same-site"} {
			isRefused(t, anonymous.Do(t, http.MethodGet, path, nil, "Cookie", cookie, "Sec-Fetch-Site", site), http.StatusForbidden, "CROSS_ORIGIN")
		}
		isRefused(t, anonymous.Do(t, http.MethodGet, path, nil, "Cookie", cookie, "Origin", "https://elsewhere.example"), http.StatusForbidden, "CROSS_ORIGIN")
		for _, headers := range [][]string{{"Sec-Fetch-Site", "same-origin"}, {"Sec-Fetch-Site", "none"}, {"Origin", o.server.URL}} {
			if got := anonymous.Do(t, http.MethodGet, path, nil, append(headers, "Cookie", cookie)...); got.Status != http.StatusOK {
				t.Errorf("%v: %d %s", headers, got.Status, got.Body)
			}
		}
	})
}

func TestDeferIsNotOfferedAndRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		known := get[struct {
			Schema struct{ Directives []struct{ Name string } } `json:"__schema"`
		}](t, o.staffClient, "{ __schema { directives { name } } }", nil)
		for _, directive := range known.Schema.Directives {
			if directive.Name == "defer" {
				t.Error("introspection offers @defer")
			}
		}
		o.refuses(t, "GRAPHQL_VALIDATION_FAILED", "{ viewer { id ... @defer { name } } }", nil)
	})
}
