package graph_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/parser"
	"github.com/vektah/gqlparser/v2/validator"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"kiosk/graph"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// The tests that measure memory or time measure the whole process. So they do not run in parallel with other tests.

// allocated returns how many bytes the process allocates while f runs, also if they are freed. So it is above the peak.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// retained returns how many more bytes are in use after f has run.
func retained(f func()) int64 {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	f()
	runtime.GC()
	runtime.ReadMemStats(&after)
	return int64(after.HeapAlloc) - int64(before.HeapAlloc)
}

// cpu returns the processor time that the process has used.
func cpu(t *testing.T) time.Duration {
	t.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		t.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// single runs a test that measures on one database after the other.
func single(t *testing.T, test func(t *testing.T, o *fixture), changes ...func(*graph.Config)) {
	t.Helper()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) { test(t, open(t, testkit.NewDatabase(t, name), changes...)) })
	}
}

// costly are small operations that once needed seconds, or hundreds of megabytes, until the response or the error.
var costly = map[string]string{
	"aliases of the schema's types": "{__schema{...A}} fragment A on __Schema{" + repeated(60, "a%d:types{...T}") + "} " + describedType,
	"conflicting aliases":           "{viewer{" + strings.Repeat("x:id x:name ", 600) + "}}",
	"conflicts that are within":     "{viewer{" + strings.Repeat("x:id x:name ", 49) + "}}",
	"conflicts of several names":    "{viewer{" + conflicting(33) + "}}",
	"one field very often":          "{viewer{" + strings.Repeat("name ", 3880) + "}}",
	"one field often":               "{viewer{" + strings.Repeat("name ", 1990) + "}}",
	"objects in each other":         "{" + strings.Repeat("viewer{"+strings.Repeat("sessions{"+strings.Repeat("id ", 12)+"}", 12)+"}", 12) + "}",
	"unknown fields":                "{viewer{" + repeated(1900, "unknown%d") + "}}",
	"long unknown fields":           "{viewer{" + repeated(450, "nam"+strings.Repeat("e", 120)+"%d") + "}}",
	"long unknown types":            "{viewer{id}} " + repeated(400, "fragment F%d on Vie"+strings.Repeat("w", 110)+"{id}"),
	"fragments in a row":            row(400),
	"operations":                    strings.Repeat("query{...F}", 300) + "fragment F on Query{viewer{" + strings.Repeat("id ", 1900) + "}}",
	"unused doubling fragments":     "{viewer{id}}" + strings.NewReplacer("query { ...F0 }", "fragment F on Query{__schema{...F0}}", "on Query", "on __Schema", "viewer { id }", "queryType{name}").Replace(doubling()),
}

// conflicting returns three different fields for each of n names.
func conflicting(n int) string { return repeated(n, "x%[1]d:id x%[1]d:name x%[1]d:role ") }

func TestSmallOperationsCostLittleOverEveryTransport(t *testing.T) {
	single(t, func(t *testing.T, o *fixture) {
		send := map[string]func(testing.TB, string) []result{
			"POST":      func(t testing.TB, text string) []result { return []result{o.ask(t, text, nil)} },
			"persisted": func(t testing.TB, text string) []result { return []result{o.askPersisted(t, text)} },
		}
		for name, subscribe := range transports {
			send[name] = func(t testing.TB, text string) (got []result) {
				s := subscribe(o.staffClient, t, text, nil)
				for message, ok := s.next(t); ok; message, ok = s.next(t) {
					got = append(got, message)
				}
				return got
			}
		}
		for _, transport := range slices.Sorted(maps.Keys(send)) {
			for _, name := range slices.Sorted(maps.Keys(costly)) {
				before := cpu(t)
				bytes := allocated(func() { checkRefusals(t, transport+", "+name, send[transport](t, costly[name])) })
				if took := cpu(t) - before; took > 20*50*time.Millisecond { // no more than 50 ms are spent on validation
					t.Errorf("%s, %s: %s of processor time", transport, name, took)
				}
				if bytes > 24<<20 {
					t.Errorf("%s, %s: %d MiB were allocated", transport, name, bytes>>20)
				}
			}
		}
	})
}

// checkRefusals checks that an operation got a response with the maximum number of errors.
func checkRefusals(t testing.TB, name string, got []result) {
	t.Helper()
	errs := 0
	for _, message := range got {
		errs += len(message.Errors)
		for _, refusal := range message.Errors {
			if refusal.Extensions.Code == "" || refusal.Extensions.Code == "INTERNAL" || len(refusal.Message) > 1000 {
				t.Errorf("%s: %+v", name, refusal)
			}
		}
	}
	if len(got) != 1 || errs > 100 {
		t.Errorf("%s: %d results with %d errors", name, len(got), errs)
	}
}

// askPersisted sends an operation with its hash, as a persisted query.
func (d staffClient) askPersisted(t testing.TB, text string) (got result) {
	t.Helper()
	body := map[string]any{"query": text, "extensions": persisted(sha256Of(text))}
	d.client.Do(t, http.MethodPost, graph.Path, body).Decode(t, &got)
	return got
}

func TestValidationNamesNoMoreThanAHundredErrors(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for text, want := range map[string]int{
			"{ viewer { " + repeated(1000, "unknown%d") + "} }":            100,
			"{ viewer { " + repeated(30, "unknown%d") + "} }":              30,
			"{ viewer { " + strings.Repeat("x:id x:name ", 49) + "} }":     49, // each field is compared with the first one
			"{ viewer { id } " + repeated(200, "viewer { unknown%d }"):     0,
			"{ viewer { " + strings.Repeat("id(a: 1, b: 2) ", 300) + "} }": 100,
		} {
			got := o.ask(t, text, nil)
			if want == 0 && (len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "GRAPHQL_PARSE_FAILED") {
				t.Errorf("%.60s: %+v", text, got.Errors)
			}
			if want > 0 && len(got.Errors) != want {
				t.Errorf("%.60s: %d errors, want %d", text, len(got.Errors), want)
			}
		}
	})
}

// cancelled is a body whose sender disconnects as soon as it has been read.
type cancelled struct {
	io.Reader
	leave context.CancelFunc
}

func (c cancelled) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if err != nil {
		c.leave()
	}
	return n, err
}

func TestValidationEndsWithItsRequest(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		body, err := json.Marshal(map[string]any{"query": "{ viewer { " + strings.Repeat("id ", 200) + "unknown } }"})
		if err != nil {
			t.Fatal(err)
		}
		ctx, leave := context.WithCancel(t.Context())
		r := httptest.NewRequestWithContext(ctx, http.MethodPost, graph.Path, cancelled{bytes.NewReader(body), leave})
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+o.client.Token)
		w := httptest.NewRecorder()
		o.server.Config.Handler.ServeHTTP(w, r)
		var got result
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "CLIENT_CLOSED_REQUEST" {
			t.Errorf("%s: %v", w.Body, err)
		}
	})
}

// TestFieldsOfOneNameAreMergedWhereTheLibraryMergesThem compares the rule of this server, which takes linear time, with the rule
// of gqlparser, on many small operations.
func TestFieldsOfOneNameAreMergedWhereTheLibraryMergesThem(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d)
		random := rand.New(rand.NewPCG(13, 2)) // the same operations in each run
		merged, refused := 0, 0
		for range 300 {
			text := overlapping(random)
			document, err := parser.ParseQuery(&ast.Source{Input: text})
			if err != nil {
				t.Fatal(text, err)
			}
			want := len(validator.ValidateWithRules(schema, document, rules.NewRules(rules.OverlappingFieldsCanBeMergedRule))) > 0
			got := o.ask(t, text, nil)
			conflicts := slices.ContainsFunc(got.Errors, func(r refusal) bool { return strings.Contains(r.Message, "conflict because") })
			if conflicts != want || (!want && len(got.Errors) > 0) {
				t.Errorf("%s: conflicts are %t, want %t: %+v", text, conflicts, want, got.Errors)
			}
			if want {
				refused++
			} else {
				merged++
			}
		}
		if merged < 50 || refused < 50 {
			t.Errorf("%d operations were merged and %d refused: the test compares too few", merged, refused)
		}
	})
}

// overlapping generates an operation whose fields share few names, in overlapping fragments and objects.
func overlapping(random *rand.Rand) string {
	one := func(of ...string) string { return of[random.IntN(len(of))] }
	edges := func() string {
		return "edges { " + one("node { id }", "node { id: name }", "node { name }", "...E", "cursor") + " " + one("cursor", "...E", "... { node { id level } }") + " }"
	}
	list := func() string {
		return one("", "", "", "a: ") + "priceTiers(first: " + one("1", "1", "1", "1", "2") + ") { " + edges() + " " + one("totalCount", "", edges()) + " ...C" + " }"
	}
	return "{ " + list() + " " + one("...Q", "... on Query { "+list()+" }", list()) + " viewer { id ...V } ...Q } " +
		"fragment Q on Query { " + list() + " viewer { " + one("id", "name", "id: id", "id", "id") + " } } " +
		"fragment V on Viewer { " + one("id", "name", "id") + " } " +
		"fragment C on PriceTierConnection { ...D totalCount " + one("", edges()) + " } " +
		"fragment D on PriceTierConnection { totalCount ...X } fragment X on PriceTierConnection { edges { ...E } } " +
		"fragment E on PriceTierEdge { " + one("cursor", "node { id }", "node { id: level }", "cursor: cursor") + " }"
}

func TestArgumentsThatDifferInsideAreNotMerged(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const list = "priceTiers(first: 1, where: %s) { totalCount } "
		for _, test := range []struct{ a, b, code string }{
			{"{level: 1, not: {level: 2}}", "{not: {level: 2}, level: 1}", ""},
			{"{idIn: []}", "{idIn: []}", ""},
			{"{level: 1}", "{level: 2}", "GRAPHQL_VALIDATION_FAILED"},
			{"{or: [{level: 1}, {level: 2}]}", "{or: [{level: 2}, {level: 1}]}", "GRAPHQL_VALIDATION_FAILED"},
			{"{or: [{level: 1}]}", "{or: [{level: 1}, {level: 1}]}", "GRAPHQL_VALIDATION_FAILED"},
		} {
			text := "{ " + fmt.Sprintf(list, test.a) + fmt.Sprintf(list, test.b) + "}"
			if test.code == "" {
				get[any](t, o.staffClient, text, nil)
			} else {
				o.refuses(t, test.code, text, nil)
			}
		}
	})
}

// TestTheSchemaHasNoAbstractTypes checks the condition for the linear rule: see document.overlaps.
func TestTheSchemaHasNoAbstractTypes(t *testing.T) {
	t.Parallel()
	for name, definition := range schema.Types {
		if definition.IsAbstractType() {
			t.Errorf("%s is an interface or a union: see overlaps", name)
		}
	}
}

func TestNothingOfARefusedOperationIsKept(t *testing.T) {
	single(t, func(t *testing.T, o *fixture) {
		get[any](t, o.staffClient, "{ viewer { id } }", nil)
		text := func(kind string, i int) string {
			return fmt.Sprintf("query Q%d { %s }", i, map[string]string{
				"too complex":      "orders(first: 100) { edges { node { items { " + strings.Repeat("id sku status ", 600) + "} } } }",
				"too many aliases": "viewer { " + repeated(900, "a%d: id") + "}",
				"not valid":        "viewer { unknown " + strings.Repeat("id ", 1500) + "}",
			}[kind])
		}
		for _, kind := range []string{"too complex", "too many aliases", "not valid"} {
			var refused string
			bytes := retained(func() {
				for i := range 100 {
					refused = text(kind, i)
					if got := o.askPersisted(t, refused); len(got.Errors) == 0 {
						t.Fatalf("%s was accepted", kind)
					}
				}
			})
			if bytes > 12<<20 {
				t.Errorf("%s: %d MiB are kept", kind, bytes>>20)
			}
			isRefused(t, o.client.Do(t, "POST", graph.Path, map[string]any{"extensions": persisted(sha256Of(refused))}), 404, "PERSISTED_QUERY_NOT_FOUND")
		}
	})
}

// maxResponse is the limit of the tests below.
const maxResponse = 4 << 20

func TestALargeResponseEndsAsAnErrorWhileItIsWritten(t *testing.T) {
	single(t, func(t *testing.T, o *fixture) {
		for i := range 40 {
			_, err := o.Database.Client.Product.Create().
				SetStoreID(o.Store.Store.ID).SetName(fmt.Sprintf("Novel %d", i)).SetSlug(fmt.Sprintf("novel-%d", i)).
				SetKind("DIGITAL").SetDescription(strings.Repeat("😀", 20_000)).Save(o.Context(t))
			if err != nil {
				t.Fatal(err)
			}
		}
		const list = "{ products(first: %d, where: {nameContainsFold: \"novel\"}) { edges { node { %s} } } }"
		o.refuses(t, "TOO_COMPLEX", fmt.Sprintf(list, 40, repeated(100, "d%02d: description")), nil)
		// 30 times 40 times 80 kB are 96 MB.
		bytes := allocated(func() {
			r := o.client.Do(t, "POST", graph.Path, map[string]any{"query": fmt.Sprintf(list, 40, repeated(30, "d%02d: description"))})
			var got result
			r.Decode(t, &got)
			if len(r.Body) > 1000 || string(got.Data) != "null" || len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "RESPONSE_TOO_LARGE" {
				t.Errorf("%d %.300s", r.Status, r.Body)
			}
		})
		if bytes > 10*maxResponse {
			t.Errorf("%d MiB were allocated", bytes>>20)
		}
		type page struct {
			Products struct{ Edges []json.RawMessage }
		}
		if got := get[page](t, o.staffClient, fmt.Sprintf(list, 40, "id description "), nil); len(got.Products.Edges) != 40 {
			t.Errorf("%d products", len(got.Products.Edges))
		}
	}, func(c *graph.Config) { c.Limits.ResponseBytes = maxResponse })
}

func TestALargeEventOfASubscriptionIsReplacedByAnError(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, func(c *graph.Config) { c.Limits.ResponseBytes = 4000 })
		for name, subscribe := range transports {
			end, err := o.Resolver.FeedEnd(o.Context(t))
			if err != nil {
				t.Fatal(err)
			}
			s := subscribe(o.staffClient, t, followEvents, vars{"after": end})
			o.publish(t, 1, 8000)
			if message, _ := s.next(t); len(message.Errors) != 1 || message.Errors[0].Extensions.Code != "RESPONSE_TOO_LARGE" || string(message.Data) != "null" {
				t.Errorf("over %s: %.100s %+v", name, message.Data, message.Errors)
			}
			o.publish(t, 1, 1)
			s.sequences(t, 1)
			s.stop()
		}
	})
}
