package graph_test

import (
	"bytes"
	"net/http"
	"slices"
	"strings"
	"testing"

	"kiosk/graph"
	"kiosk/internal/testkit"
)

// encodings are headers Accept-Encoding, and whether the response to them has gzip.
var encodings = map[string]bool{
	"gzip":                     true,
	"gzip, deflate, br, zstd":  true,
	"br;q=1, gzip;q=0.5":       true,
	"GZIP; q=0.001":            true,
	"*":                        true,
	"identity;q=0.5, *;q=0.7":  true,
	"gzip;q=0":                 false,
	"gzip;q=0, *":              false,
	"gzip;q=0.2, identity":     false,
	"gzip;q=often":             false,
	"br, deflate":              false,
	"identity":                 false,
	"x, , ;;, gzip;level=9;q=": false,
}

// isCompressed checks the headers of a response, and that it is compressed or not.
func isCompressed(t testing.TB, name string, r testkit.Response, want bool) []byte {
	t.Helper()
	body, compressed := r.Unzipped(t)
	if compressed != want {
		t.Errorf("%s: compressed %v, want %v: %d %v", name, compressed, want, r.Status, r.Header)
	}
	return body
}

func varies(r testkit.Response) bool {
	return slices.Contains(strings.Split(strings.Join(r.Header.Values("Vary"), ", "), ", "), "Accept-Encoding")
}

const longQuery = `{ __schema { types { name description fields { name description } } } }`

func TestLongResponsesAreCompressedForClientsThatAcceptIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		plain := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": longQuery})
		for encoding, want := range encodings {
			got := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": longQuery}, "Accept-Encoding", encoding)
			if body := isCompressed(t, encoding, got, want); !bytes.Equal(body, plain.Body) || !varies(got) {
				t.Errorf("%s: another response: %v", encoding, got.Header)
			}
			if want && len(got.Body) > len(plain.Body)/3 {
				t.Errorf("%s: %d of %d bytes", encoding, len(got.Body), len(plain.Body))
			}
		}
		byGET := o.client.Do(t, http.MethodGet, getting(map[string]string{"query": longQuery}), nil, "Accept-Encoding", "gzip")
		isCompressed(t, "GET", byGET, true)
		isCompressed(t, "the SDL", o.client.Do(t, http.MethodGet, graph.Path+"/schema.graphql", nil, "Accept-Encoding", "gzip"), true)
		short := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": "{ viewer { id } }"}, "Accept-Encoding", "gzip")
		isCompressed(t, "short", short, false)
		if !varies(short) {
			t.Errorf("a short response would be longer for another: %v", short.Header)
		}
	})
}

// TestResponsesWithASecretAreNeverCompressed selects secrets beside long fields, directly and in fragments: an attacker who chooses
// a part of a compressed response learns the rest from its length.
func TestResponsesWithASecretAreNeverCompressed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		long := repeated(16, "a%02d"+strings.Repeat("x", 120)+": __typename")
		license := o.Database.Client.License.Query().FirstX(o.Context(t)).ID
		for name, selection := range map[string]string{
			"access token":    `createAccessToken(input: {name: "x"}) { token }`,
			"in a fragment":   `createAccessToken(input: {name: "x"}) { ...a }`,
			"export link":     `createExport(input: {kind: CUSTOMERS}) { url }`,
			"webhook secret":  `registerWebhookEndpoint(input: {url: "https://bot.example.com/x", events: [ORDER_CREATED]}) { secret }`,
			"credentials":     `revealLicense(input: {id: "` + license.String() + `"}) { credentials }`,
			"under any alias": `createExport(input: {kind: CUSTOMERS}) { name: url }`,
		} {
			operation := "mutation { " + long + selection + " } "
			if strings.Contains(selection, "...a") {
				operation += "fragment a on CreatedAccessToken { ...b } fragment b on CreatedAccessToken { ... { token } }"
			}
			got := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": operation}, "Accept-Encoding", "gzip")
			if body := isCompressed(t, name, got, false); len(body) < len(long) || strings.Contains(string(body), `"errors"`) {
				t.Errorf("%s: %d %s", name, got.Status, body)
			}
		}
		without := "mutation { " + long + "createExport(input: {kind: CUSTOMERS}) { expiresAt } }"
		isCompressed(t, "no secret", o.client.Do(t, http.MethodPost, graph.Path, vars{"query": without}, "Accept-Encoding", "gzip"), true)
	})
}

func TestEventStreamsAreNotCompressed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.publish(t, 1, 10_000)
		got := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": `subscription { nothing }`}, "Accept", "text/event-stream", "Accept-Encoding", "gzip")
		isCompressed(t, "a refusal", got, false)
		s := o.staffClient.overEvents(t, followEvents, vars{"after": 0}) // whose client accepts gzip and would not notice
		s.sequences(t, 1)
		s.stop()
		if s.encoding != "" {
			t.Errorf("Content-Encoding: %s", s.encoding)
		}
	})
}

func TestSessionsAreNotCompressed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		got := o.client.Do(t, http.MethodGet, "/session", nil, "Accept-Encoding", "gzip", "X-Request-Id", strings.Repeat("x", 100))
		if isCompressed(t, "session", got, false); got.Status != http.StatusOK || varies(got) {
			t.Errorf("%d %v", got.Status, got.Header)
		}
	})
}

func TestThePlaygroundIsCompressedAndRevalidated(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, path := range []string{"/playground/graphiql.js", "/playground/react-dom.js", "/playground/graphiql.css"} {
			plain := o.client.Do(t, http.MethodGet, path, nil)
			zipped := o.client.Do(t, http.MethodGet, path, nil, "Accept-Encoding", "gzip")
			if body := isCompressed(t, path, zipped, true); !bytes.Equal(body, plain.Body) || len(plain.Body) == 0 || !varies(plain) || !varies(zipped) {
				t.Errorf("%s: %v and %v", path, plain.Header, zipped.Header)
			}
			tag := plain.Header.Get("ETag")
			if weak := zipped.Header.Get("ETag"); weak != "W/"+tag {
				t.Errorf("%s: the tags are %s and %s", path, tag, weak)
			}
			for encoding, returned := range map[string]string{"gzip": "W/" + tag, "identity": tag} {
				same := o.client.Do(t, http.MethodGet, path, nil, "If-None-Match", tag, "Accept-Encoding", encoding)
				if same.Status != http.StatusNotModified || len(same.Body) > 0 || same.Header.Get("ETag") != returned {
					t.Errorf("%s: %d %v", path, same.Status, same.Header)
				}
			}
		}
	})
}
