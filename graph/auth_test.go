package graph_test

import (
	"database/sql"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

func TestAStrangerLearnsNothing(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		anonymous := testkit.Client{BaseURL: o.server.URL}
		for _, body := range []any{
			`{"query":"{ __schema { types { name } } }"}`, `{"query":"{ viewr { id } }"}`, `{"query":"{"}`, `[]`, `x`, ``, nil,
			`{"query":"` + strings.Repeat("a ", 100_000) + `"}`,
		} {
			r := anonymous.Do(t, "POST", graph.Path, body)
			isRefused(t, r, 401, "UNAUTHENTICATED")
			if strings.Contains(string(r.Body), "viewer") || strings.Contains(string(r.Body), `"data"`) || r.Header.Get("WWW-Authenticate") != `Bearer realm="kiosk"` {
				t.Errorf("%s %v", r.Body, r.Header)
			}
		}
		for _, path := range []string{graph.Path, graph.Path + "/schema.graphql"} {
			isRefused(t, anonymous.Do(t, "GET", path, nil), 401, "UNAUTHENTICATED")
		}
		for _, header := range []string{"Bearer", "Bearer x", "Basic abc", "Bearer " + o.client.Token + "x", o.client.Token} {
			isRefused(t, anonymous.Do(t, "POST", graph.Path, nil, "Authorization", header), 401, "UNAUTHENTICATED")
		}
		isRefused(t, anonymous.Do(t, "GET", "/nothing", nil), 404, "NOT_FOUND")
	})
}

func TestEveryRefusalHasItsStatusItsCodeAndTheRequestsID(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, test := range []struct {
			name, body string
			status     int
			code       string
			headers    []string
		}{
			{"empty", ``, 400, "MALFORMED_BODY", nil},
			{"no JSON", `{"query":`, 400, "MALFORMED_BODY", nil},
			{"query of another type", `{"query": 1}`, 400, "MALFORMED_BODY", nil},
			{"variables of another type", `{"query": "{ viewer { id } }", "variables": []}`, 400, "MALFORMED_BODY", nil},
			{"batch", ` [{"query":"{ viewer { id } }"}]`, 400, "BATCH_UNSUPPORTED", nil},
			{"form", `query=x`, 415, "UNSUPPORTED_MEDIA_TYPE", []string{"Content-Type", "application/x-www-form-urlencoded"}},
			{"multipart", `x`, 415, "UNSUPPORTED_MEDIA_TYPE", []string{"Content-Type", "multipart/form-data; boundary=x"}},
			{"too large", `{"query":"` + strings.Repeat("x", 9<<20) + `"}`, 413, "BODY_TOO_LARGE", nil},
			{"no query", `{}`, 400, "MALFORMED_BODY", nil},
			{"no GraphQL", `{"query":"{ viewer { "}`, 400, "GRAPHQL_PARSE_FAILED", nil},
			{"unknown field", `{"query":"{ viewer { passwordHash } }"}`, 400, "GRAPHQL_VALIDATION_FAILED", nil},
			{"unknown operation", `{"query":"query A { viewer { id } } query B { viewer { id } }"}`, 400, "GRAPHQL_VALIDATION_FAILED", nil},
			{"missing variable", `{"query":"query($id: ID!) { priceTier(id: $id) { id } }"}`, 400, "GRAPHQL_VALIDATION_FAILED", nil},
			{"wrong enum", `{"query":"query($f: PriceTierOrderField!) { priceTiers(first: 1, orderBy: {field: $f}) { totalCount } }","variables":{"f":"NAME"}}`, 400, "GRAPHQL_VALIDATION_FAILED", nil},
			{"unknown hash", `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`, 404, "PERSISTED_QUERY_NOT_FOUND", nil},
			{"wrong hash", `{"query":"{ viewer { id } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`, 400, "GRAPHQL_VALIDATION_FAILED", nil},
		} {
			t.Run(test.name, func(t *testing.T) {
				isRefused(t, o.client.Do(t, "POST", graph.Path, test.body, test.headers...), test.status, test.code)
			})
		}
		r := o.client.Do(t, "PUT", graph.Path+"?query={viewer{id}}", nil)
		isRefused(t, r, 405, "METHOD_NOT_ALLOWED")
		if r.Header.Get("Allow") != "GET, POST" {
			t.Errorf("%v", r.Header)
		}
	})
}

func TestValuesThatDoNotFitAreNamed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const create = `mutation($input: CreatePriceTierInput!) { createPriceTier(input: $input) { id } }`
		o.refuses(t, "INVALID_INPUT", `query($id: ID!) { priceTier(id: $id) { id } }`, vars{"id": "x"}, "id")
		o.refuses(t, "INVALID_INPUT", `query { priceTier(id: "") { id } }`, nil, "id")
		o.refuses(t, "INVALID_INPUT", `query($w: PriceTierWhereInput) { priceTiers(first: 1, where: $w) { totalCount } }`,
			vars{"w": vars{"or": []any{vars{"name": "a"}, vars{"idIn": []any{"x"}}}}}, "where.or.1.idIn.0")
		o.refuses(t, "INVALID_INPUT", `query($o: OrderWhereInput) { orders(first: 1, where: $o) { totalCount } }`, vars{"o": vars{"totalGTE": 1}}, "where.totalGTE")
		o.refuses(t, "INVALID_INPUT", `query($o: OrderWhereInput) { orders(first: 1, where: $o) { totalCount } }`, vars{"o": vars{"createdAtLT": "yesterday"}}, "where.createdAtLT")
		o.refuses(t, "INVALID_INPUT", `query { orders(first: 1, after: "%%%") { totalCount } }`, nil, "after")
		o.refuses(t, "INVALID_INPUT", create, vars{"input": vars{"name": "x\x00", "level": 1}}, "input.name")
		o.refuses(t, "INVALID_INPUT", `mutation { createPriceTier(input: {name: "x\u0000", level: 1}) { id } }`, nil, "input.name")
		for _, level := range []string{"99999999999999999999", "1e400", "1.5", `"x"`, "true", "null", "[1]"} {
			got := o.ask(t, `mutation { createPriceTier(input: {name: "x", level: `+level+`}) { id } }`, nil)
			if len(got.Errors) == 0 || (got.Errors[0].Extensions.Code != "INVALID_INPUT" && got.Errors[0].Extensions.Code != "GRAPHQL_VALIDATION_FAILED") {
				t.Errorf("%s: %+v", level, got)
			}
			body := `{"query":` + strconv.Quote(create) + `,"variables":{"input":{"name":"x","level":` + level + `}}}`
			r := o.client.Do(t, "POST", graph.Path, body)
			var answered result
			r.Decode(t, &answered)
			if len(answered.Errors) == 0 || (answered.Errors[0].Extensions.Code != "INVALID_INPUT" && answered.Errors[0].Extensions.Code != "GRAPHQL_VALIDATION_FAILED") {
				t.Errorf("%s: %s", level, r.Body)
			}
		}
	})
}

func TestOwnFailuresAreLoggedAndNotShown(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		var log testkit.Log
		broken := serve(t, o.Store, o.clock, func(c *graph.Config) { c.Logger = slog.New(slog.NewJSONHandler(&log, nil)) })
		get[any](t, broken.staffClient, "{ viewer { id } }", nil)
		if _, err := o.Database.SQL.ExecContext(t.Context(), "ALTER TABLE price_tiers RENAME TO gone"); err != nil {
			t.Fatal(err)
		}
		r := broken.client.Do(t, "POST", graph.Path, `{"query":"{ viewer { id } priceTiers(first: 1) { totalCount } }"}`, "X-Request-Id", "lost")
		broken.server.Close()
		var got result
		r.Decode(t, &got)
		if r.Status != 200 || len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "INTERNAL" || got.Errors[0].Extensions.RequestID != "lost" {
			t.Errorf("%d %s", r.Status, r.Body)
		}
		if strings.Contains(string(r.Body), "price_tiers") || strings.Contains(strings.ToUpper(string(r.Body)), "SQL") {
			t.Errorf("tells its inside: %s", r.Body)
		}
		for _, want := range []string{`"request_id":"lost"`, "price_tiers", `"route":"/graphql"`, o.Store.ID.String()} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("the log lacks %s:\n%s", want, log.String())
			}
		}
		if strings.Contains(log.String(), "kpat_") {
			t.Error("the log holds a token")
		}
	})
}

// A zero id is null in GraphQL.
func TestAValueThatMustNotBeMissingIsAnInternalErrorThatNamesItsRow(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		var log testkit.Log
		broken := serve(t, o.Store, o.clock, func(c *graph.Config) { c.Logger = slog.New(slog.NewJSONHandler(&log, nil)) })
		get[any](t, broken.staffClient, `mutation { createPriceTier(input: {name: "x", level: 1}) { id } }`, nil)
		if _, err := o.Database.SQL.ExecContext(t.Context(),
			"UPDATE audit_entries SET subject_id = '"+uuid.Nil.String()+"' WHERE action = 'price_tier.create'"); err != nil {
			t.Fatal(err)
		}
		got := broken.ask(t, `{ first: auditEntries(first: 1) { edges { node { action subject: subjectId } } } viewer { name } }`, nil)
		broken.server.Close()
		path := []any{"first", "edges", 0.0, "node", "subject"}
		if string(got.Data) != "null" || len(got.Errors) != 1 || !reflect.DeepEqual(got.Errors[0].Path, path) ||
			got.Errors[0].Extensions.Code != "INTERNAL" || strings.Contains(got.Errors[0].Message, "null") {
			t.Fatalf("%s %+v", got.Data, got.Errors)
		}
		for _, want := range []string{`"path":"first.edges[0].node.subject"`, got.Errors[0].Extensions.RequestID, "null which the schema does not allow"} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("the log lacks %s:\n%s", want, log.String())
			}
		}
	})
}

func TestOperationThatTakesTooLongIsATimeout(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		hasty := serve(t, o.Store, o.clock, func(c *graph.Config) { c.Limits.Timeout = time.Nanosecond })
		got := hasty.ask(t, `{ priceTiers(first: 1) { totalCount } }`, nil)
		if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "TIMEOUT" {
			t.Errorf("%+v", got)
		}
	})
}

func TestStaffMayMakeSoManyRequests(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) {
		c.Limits = httpx.Limits{Rate: 0.001, Burst: 2}
	})
	for range 2 {
		get[any](t, o.staffClient, "{ viewer { id } }", nil)
	}
	r := o.client.Do(t, "POST", graph.Path, `{"query":"{ viewer { id } }"}`)
	isRefused(t, r, 429, "RATE_LIMITED")
	if r.Header.Get("Retry-After") == "" || r.Header.Get("RateLimit-Policy") != `"default";q=2;w=2000` {
		t.Errorf("%v", r.Header)
	}
}

// TestALongResponseCountsAsSeveralRequests reads a response of 640 kB, which counts as 10 requests.
func TestALongResponseCountsAsSeveralRequests(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 2, 12, 0, 0, 0, time.UTC)
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) {
		c.Limits = httpx.Limits{Rate: 1, Burst: 5, Now: func() time.Time { return now }}
	})
	o.Database.Client.Product.Update().SetDescription(strings.Repeat("long ", 3_200)).ExecX(o.Context(t))
	id := o.Antivirus.ID.String()
	get[any](t, o.staffClient, `{ product(id: "`+id+`") { `+repeated(40, "d%d: description ")+`} }`, nil)
	ask := func() testkit.Response { return o.client.Do(t, "POST", graph.Path, `{"query":"{ viewer { id } }"}`) }
	r := ask() // 1 for the request and 9 for the response leave 5 less than none
	isRefused(t, r, 429, "RATE_LIMITED")
	if r.Header.Get("Retry-After") != "6" || r.Header.Get("RateLimit") != `"default";r=0;t=10` {
		t.Errorf("%v", r.Header)
	}
	now = now.Add(6 * time.Second)
	if r := ask(); r.Status != 200 {
		t.Errorf("after 6 s: %d", r.Status)
	}
}

func TestWrongTokensAreThrottled(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 3} })
	get[any](t, o.staffClient, "{ viewer { id } }", nil)
	stranger := testkit.Client{BaseURL: o.server.URL, Token: strings.Repeat("x", 48)}
	for range 3 {
		isRefused(t, stranger.Do(t, "POST", graph.Path, nil), 401, "UNAUTHENTICATED")
	}
	isRefused(t, stranger.Do(t, "POST", graph.Path, nil), 429, "TOO_MANY_FAILURES")
	get[any](t, o.staffClient, "{ viewer { id } }", nil) // which was right before
}

func TestWrongTokensOfAnAddressKeepNoOneOutWhoSignsInThere(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 1} })
		stranger := testkit.Client{BaseURL: o.server.URL, Token: strings.Repeat("x", 48)}
		isRefused(t, stranger.Do(t, "POST", graph.Path, nil), 401, "UNAUTHENTICATED")
		b, _ := o.signedIn(t, auth.Viewer)
		if got := b.viewer(t); got != "Hired" {
			t.Errorf("%s", got)
		}
		isRefused(t, stranger.Do(t, "POST", graph.Path, nil), 429, "TOO_MANY_FAILURES")
	})
}

func TestStrangersWhoAskInALoopFillNoLog(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var log testkit.Log
		handler := graph.New(graph.Config{Logger: slog.New(slog.NewTextHandler(&log, nil)), Database: &database.DB{SQL: new(sql.DB)}})
		for range 100 {
			for _, path := range []string{graph.Path, "/nothing"} {
				handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodPost, path, http.NoBody))
			}
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		text := log.String()
		for _, want := range []string{"status=401", "status=404", "code=unauthenticated requests=99", "code=not_found requests=99"} {
			if strings.Count(text, want) != 1 {
				t.Errorf("%d lines have %s", strings.Count(text, want), want)
			}
		}
	})
}

func TestPersistedOperationsAreRememberedByTheirHash(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const hash = "2f3a3a9e0f4d2a1e"
		const text = "{ viewer { name } }"
		sum := sha256Of(text)
		r := o.client.Do(t, "POST", graph.Path, map[string]any{"query": text, "extensions": persisted(sum)})
		again := o.client.Do(t, "POST", graph.Path, map[string]any{"extensions": persisted(sum)})
		if r.Status != 200 || string(again.Body) != string(r.Body) {
			t.Errorf("%s, then %s", r.Body, again.Body)
		}
		isRefused(t, o.client.Do(t, "POST", graph.Path, map[string]any{"extensions": persisted(hash)}), 404, "PERSISTED_QUERY_NOT_FOUND")
	})
}

func persisted(hash string) any {
	return map[string]any{"persistedQuery": map[string]any{"version": 1, "sha256Hash": hash}}
}

func TestResponsesAreKeptOutOfCaches(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		r := o.client.Do(t, "POST", graph.Path, `{"query":"{ viewer { id } }"}`, "Accept", "application/graphql-response+json")
		for name, want := range map[string]string{
			"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Content-Type": "application/graphql-response+json; charset=utf-8",
		} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%s: %s, want %s", name, got, want)
			}
		}
		if !json.Valid(r.Body) {
			t.Errorf("%s", r.Body)
		}
	})
}

func TestCursorOfAnotherOrderIsNoFailureOfOurs(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const list = `query($field: ProductOrderField!, $after: Cursor) {
			products(first: 1, orderBy: {field: $field}, after: $after) { pageInfo { endCursor } } }`
		type page struct {
			Products struct{ PageInfo struct{ EndCursor string } }
		}
		fields := []string{"CREATED_AT", "UPDATED_AT", "NAME"}
		for _, field := range fields {
			cursor := get[page](t, o.staffClient, list, vars{"field": field}).Products.PageInfo.EndCursor
			for _, other := range fields {
				for _, refusal := range o.ask(t, list, vars{"field": other, "after": cursor}).Errors {
					if refusal.Extensions.Code != "INVALID_INPUT" {
						t.Errorf("%s after %s: %+v", other, field, refusal)
					}
				}
			}
		}
	})
}
