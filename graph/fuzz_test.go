package graph_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/graph"
	"kiosk/internal/testkit"
)

// FuzzQuery sends operations that it generates from the schema and the fuzzer's bytes: fields, arguments of the right and the
// wrong type, cursors of all lists, fragments, aliases. Every response must be JSON, with documented codes and never INTERNAL.
func FuzzQuery(f *testing.F) {
	o := open(f, testkit.NewDatabase(f, dialect.SQLite))
	o.fill(f)
	o.fillPages(f)
	cursors := o.someCursors(f)
	for _, seed := range []string{"", "a", "products", "\x00\x01\x02\x03\x04\x05\x06\x07", strings.Repeat("\xff\x10", 64), strings.Repeat("\x03", 200)} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, choices []byte) {
		g := &grower{choices: choices, cursors: cursors}
		checkFuzzed(t, o, g.operation())
	})
}

// TestGeneratedOperationsAreNeverOurOwnFailure sends hundreds of such operations to each database.
func TestGeneratedOperationsAreNeverOurOwnFailure(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		random := rand.NewChaCha8([32]byte{1})
		cursors := o.someCursors(t)
		const tries = 500
		answered := 0
		for range tries {
			choices := make([]byte, 400)
			_, _ = random.Read(choices) // never fails
			g := &grower{choices: choices, cursors: cursors}
			if checkFuzzed(t, o, g.operation()) {
				answered++
			}
		}
		if answered < tries/10 {
			t.Errorf("only %d of %d operations were executed: they are too wrong to find anything", answered, tries)
		}
	})
}

// someCursors returns a cursor of each list in each of its orders, and malformed ones.
func (o *fixture) someCursors(t testing.TB) []string {
	t.Helper()
	cursors := []string{"", "AAAA"}
	for _, l := range lists(t) {
		if l.parent != schema.Query || l.orderBy["direction"] == "DESC" {
			continue
		}
		page, _ := l.read(t, o, "", "", l.whole(), vars{"first": 1})
		cursors = append(cursors, page.Edges[0].Cursor)
	}
	return cursors
}

// FuzzText sends the fuzzer's text as an operation.
func FuzzText(f *testing.F) {
	o := open(f, testkit.NewDatabase(f, dialect.SQLite))
	for _, seed := range []string{
		"{ viewer { id } }", "query($a: Int) { priceTiers(first: $a) { totalCount } }", "{", "subscription { x }",
		"fragment F on Query { ...F } { ...F }", "{ __schema { types { name } } }", `{ a: viewer { __typename } }`,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) { checkFuzzed(t, o, text) })
}

// checkFuzzed reports whether the operation was executed without an error.
func checkFuzzed(t *testing.T, o *fixture, text string) bool {
	t.Helper()
	response := o.staffClient.client.Do(t, http.MethodPost, graph.Path, map[string]any{"query": text})
	var got result
	if err := json.Unmarshal(response.Body, &got); err != nil {
		t.Fatalf("%s: %d %s: %v", text, response.Status, response.Body, err)
	}
	if response.Status >= http.StatusInternalServerError {
		t.Errorf("%s: %d", text, response.Status)
	}
	for _, refusal := range got.Errors {
		if code := refusal.Extensions.Code; code == "" || code == "INTERNAL" {
			t.Errorf("%s: %+v", text, refusal)
		}
	}
	return len(got.Errors) == 0
}

// grower generates an operation from bytes. Each decision uses one byte, or zero when no bytes are left.
type grower struct {
	choices []byte
	cursors []string
}

func (g *grower) pick(n int) int {
	if n == 0 || len(g.choices) == 0 {
		return 0
	}
	choice := int(g.choices[0]) % n
	g.choices = g.choices[1:]
	return choice
}

func (g *grower) operation() string {
	return "{ " + g.fields(schema.Query, 4) + " }"
}

// fields generates one to three fields of a type. Each may have an alias, or be in a fragment.
func (g *grower) fields(definition *ast.Definition, depth int) string {
	var grown []string
	for range 1 + g.pick(3) {
		field := definition.Fields[g.pick(len(definition.Fields))]
		text := g.field(field, depth)
		switch g.pick(8) {
		case 1:
			text = fmt.Sprintf("a%d: %s", len(grown), text)
		case 2:
			text = "... on " + definition.Name + " { " + text + " }"
		}
		grown = append(grown, text)
	}
	return strings.Join(grown, " ")
}

func (g *grower) field(field *ast.FieldDefinition, depth int) string {
	target := schema.Types[field.Type.Name()]
	if depth == 0 && target.Kind == ast.Object {
		return "__typename"
	}
	text := field.Name
	var arguments []string
	for _, argument := range field.Arguments {
		if argument.Type.NonNull || argument.Name == "first" || argument.Name != "last" && g.pick(4) == 1 {
			arguments = append(arguments, argument.Name+": "+g.value(argument.Type, 3))
		}
	}
	if len(arguments) > 0 {
		text += "(" + strings.Join(arguments, ", ") + ")"
	}
	if target.Kind == ast.Object {
		text += " { " + g.fields(target, depth-1) + " }"
	}
	return text
}

// wrong are values that fit few types.
var findings = []string{`null`, `-1`, `1e99`, `""`, `"\u0000"`, `true`, `[[]]`, `{x: 1}`, `NOWHERE`, `"9999999999999999999.99"`}

func (g *grower) value(t *ast.Type, depth int) string {
	if g.pick(24) == 1 {
		return findings[g.pick(len(findings))]
	}
	if t.Elem != nil && g.pick(8) == 1 {
		return "[]"
	}
	if t.Elem != nil {
		return "[" + g.value(t.Elem, depth) + "]"
	}
	definition := schema.Types[t.NamedType]
	if definition.Kind == ast.Enum {
		return definition.EnumValues[g.pick(len(definition.EnumValues))].Name
	}
	if definition.Kind == ast.InputObject {
		return g.object(definition, depth)
	}
	return g.scalar(t.NamedType)
}

// right are values of the scalars.
var right = map[string][]string{
	"ID":      {`"0190a5b0-0000-7000-8000-000000000000"`, `"00000000-0000-0000-0000-000000000000"`},
	"Int":     {`1`, `2`, `5`, `0`, `-3`, `2147483647`},
	"Int64":   {`1`, `0`, `9223372036854775807`},
	"Boolean": {`true`, `false`},
	"Money":   {`"1.00"`, `"0.00"`, `"-5.00"`},
	"Time":    {`"2026-01-02T03:04:05Z"`, `"0001-01-01T00:00:00Z"`, `"9999-12-31T23:59:59.999999Z"`},
	"String":  {`"x"`, `""`, `"%_\\\\"`},
}

func (g *grower) scalar(name string) string {
	if name == "Cursor" {
		return strconv.Quote(g.cursors[g.pick(len(g.cursors))])
	}
	values := right[name]
	if len(values) == 0 {
		return `"x"`
	}
	return values[g.pick(len(values))]
}

func (g *grower) object(definition *ast.Definition, depth int) string {
	var members []string
	for _, field := range definition.Fields {
		if field.Type.NonNull || (depth > 0 && g.pick(5) == 1) {
			members = append(members, field.Name+": "+g.value(field.Type, depth-1))
		}
	}
	return "{" + strings.Join(members, ", ") + "}"
}
