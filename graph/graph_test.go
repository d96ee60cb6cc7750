package graph_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"kiosk/ent/db/auditentry"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/worker"
)

// fixture is the GraphQL API of a store behind a real HTTP server, with a client of the store's owner.
type fixture struct {
	*testkit.Store
	staffClient
	server *httptest.Server
	clock  *testkit.Clock

	dispatcher *worker.Dispatcher // nil unless the test runs one
}

// staffClient sends operations as a staff member.
type staffClient struct{ client testkit.Client }

// both runs a test on a fixture for each of the two databases.
func both(t *testing.T, test func(t *testing.T, o *fixture)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, open(t, d)) })
}

func open(t testing.TB, d *database.DB, changes ...func(*graph.Config)) *fixture {
	t.Helper()
	clock := new(testkit.Clock)
	store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now = clock.Now })
	return serve(t, store, clock, changes...)
}

// openCounted is open with a database that counts statements. Actors and stores stay cached: whether a request must read them again
// depends on how fast the machine is.
func openCounted(t testing.TB, dialectName string) (*fixture, *testkit.Counter) {
	t.Helper()
	d, counter := testkit.NewCountedDatabase(t, dialectName)
	clock := new(testkit.Clock)
	store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now, c.CacheTime = clock.Now, time.Hour })
	return serve(t, store, clock), counter
}

// serve opens the GraphQL API of a store.
func serve(t testing.TB, store *testkit.Store, clock *testkit.Clock, changes ...func(*graph.Config)) *fixture {
	t.Helper()
	failures := slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError})
	config := graph.Config{Resolver: store.Resolver, Database: store.Database, Logger: slog.New(failures)}
	for _, change := range changes {
		change(&config)
	}
	server := httptest.NewServer(graph.New(config))
	t.Cleanup(func() {
		server.Close()
		testkit.VerifyAudit(t, store.Database)
	})
	o := &fixture{Store: store, server: server, clock: clock}
	o.staffClient = o.as(t, auth.Owner)
	return o
}

// as creates a staff member with the role, and returns their client.
func (o *fixture) as(t testing.TB, role auth.Role) staffClient {
	t.Helper()
	return staffClient{testkit.Client{BaseURL: o.server.URL, Token: o.NewStaffToken(t, role)}}
}

// result is the response to an operation.
type result struct {
	Data       json.RawMessage
	Errors     []refusal
	Extensions struct{ Subscribed bool }
}

// refusal is one error of a response.
type refusal struct {
	Message    string
	Path       []any
	Locations  []location
	Extensions struct {
		Code       string
		RequestID  string
		RetryAfter int
		Reason     string
		Params     map[string]any
		Fields     []struct {
			Field, Code, Message, Reason string
			Params                       map[string]any
		}
	}
}

// location is the place of an error in an operation's text.
type location struct{ Line, Column int }

type vars map[string]any

// ask sends an operation and returns the response, also with errors.
func (d staffClient) ask(t testing.TB, operation string, variables vars) result {
	t.Helper()
	response := d.client.Do(t, http.MethodPost, graph.Path, map[string]any{"query": operation, "variables": variables})
	return decodeResult(t, response.Body)
}

// askUntilServed repeats an operation while the store is overloaded, which takes long on a busy machine.
func (d staffClient) askUntilServed(t testing.TB, operation string, variables vars) result {
	t.Helper()
	for {
		got := d.ask(t, operation, variables)
		if len(got.Errors) == 0 || got.Errors[0].Extensions.Code != "OVERLOADED" {
			return got
		}
	}
}

func decodeResult(t testing.TB, body []byte) result {
	t.Helper()
	var got result
	if err := json.Unmarshal(body, &got); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	return got
}

// get sends an operation that must succeed and decodes its data.
func get[T any](t testing.TB, d staffClient, operation string, variables vars) T {
	t.Helper()
	got := d.ask(t, operation, variables)
	if len(got.Errors) > 0 {
		t.Fatalf("%s\n%v: %+v", operation, variables, got.Errors)
	}
	var data T
	if err := json.Unmarshal(got.Data, &data); err != nil {
		t.Fatalf("%s: %v", got.Data, err)
	}
	return data
}

// refuses sends an operation that must fail with the code, for exactly these fields of its input.
func (d staffClient) refuses(t testing.TB, code string, operation string, variables vars, fields ...string) {
	t.Helper()
	got := d.ask(t, operation, variables)
	if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != code {
		t.Errorf("%s\n%v: got %s and %+v, want %s", operation, variables, got.Data, got.Errors, code)
		return
	}
	var findings []string
	for _, field := range got.Errors[0].Extensions.Fields {
		findings = append(findings, field.Field)
		explained(t, field.Code, field.Reason, field.Params)
	}
	if slices.Sort(findings); !slices.Equal(findings, slices.Sorted(slices.Values(fields))) {
		t.Errorf("%s\n%v: the wrong fields are %q, want %q", operation, variables, findings, fields)
	}
}

// audited checks that the last audit entry has the action.
func (o *fixture) audited(t testing.TB, action string) {
	t.Helper()
	last, err := o.Database.Client.AuditEntry.Query().
		Order(auditentry.ByCreatedAt(), auditentry.ByID()).
		All(o.Context(t))
	if err != nil || len(last) == 0 {
		t.Fatalf("no audit: %v", err)
	}
	entry := last[len(last)-1]
	if entry.Action != action || entry.ActorKind != string(auth.KindStaff) || entry.ActorID == nil {
		t.Errorf("the last audit entry is %s by %s %v, want %s", entry.Action, entry.ActorKind, entry.ActorID, action)
	}
}

// leavesNoTrace checks that nothing is added to the audit.
func (o *fixture) leavesNoTrace(t testing.TB, edit func()) {
	t.Helper()
	count := func() int { return o.Database.Client.AuditEntry.Query().CountX(o.Context(t)) }
	before := count()
	edit()
	if now := count(); now != before {
		t.Errorf("the audit has %d entries more", now-before)
	}
}

// id is a variable for an operation that takes an input with an id only.
func id(value fmt.Stringer) vars { return vars{"id": value.String()} }
