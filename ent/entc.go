//go:build ignore

// Generates ent/db from ent/schema, and from the GraphQL schema what the GraphQL API needs of it.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"entgo.io/ent/entc"
	"entgo.io/ent/entc/gen"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

func main() {
	schema, err := loadSchema("../graph/*.graphqls")
	if err != nil {
		log.Fatal(err)
	}
	templates, err := gen.NewTemplate("graphql").Funcs(schema.functions()).ParseDir("./templates")
	if err != nil {
		log.Fatal(err)
	}
	err = entc.Generate("./schema", &gen.Config{
		Target:    "./db",
		Package:   "kiosk/ent/db",
		Templates: []*gen.Template{templates},
		Features: []gen.Feature{
			gen.FeatureIntercept,
			gen.FeatureExecQuery,
			gen.FeatureLock,
			gen.FeatureNamedEdges,
			gen.FeatureVersionedMigration,
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(leaveMigrationsOut("db"), carryStores("db")); err != nil {
		log.Fatal(err)
	}
}

// leaveMigrationsOut takes the client's way to make tables out, because migrations do that: with it every program would
// contain Atlas and HCL.
func leaveMigrationsOut(target string) error {
	path := filepath.Join(target, "client.go")
	client, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	for _, line := range []string{
		"\t\"kiosk/ent/db/migrate\"\n",
		"\t// Schema is the client for creating, migrating and dropping schema.\n\tSchema *migrate.Schema\n",
		"\tc.Schema = migrate.NewSchema(c.driver)\n",
	} {
		if bytes.Count(client, []byte(line)) != 1 {
			return fmt.Errorf("the client of this version of Ent has no line %q", line)
		}
		client = bytes.Replace(client, []byte(line), nil, 1)
	}
	if client, err = format.Source(client); err != nil {
		return err
	}
	return errors.Join(os.WriteFile(path, client, 0o644), os.RemoveAll(filepath.Join(target, "enttest")))
}

// joinOfEdges is how Ent joins a table of edges.
var joinOfEdges = regexp.MustCompile(`s\.Join\(joinT\)\.On\((.*)\)`)

// carryStores lets statements that find one row, or follow an edge, carry the store (see package storekey).
func carryStores(target string) error {
	var paths []string
	for _, pattern := range []string{"*_update.go", "*_query.go", "*/where.go"} {
		found, err := filepath.Glob(filepath.Join(target, pattern))
		if err != nil {
			return err
		}
		paths = append(paths, found...)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if path == filepath.Join(target, "store_update.go") {
			continue
		}
		changed := bytes.ReplaceAll(text, []byte("_spec.Node.ID.Value = id\n"), []byte("_spec.Node.ID.Value = storekey.ID(ctx, id)\n"))
		changed = bytes.ReplaceAll(changed, []byte("sqlgraph.HasNeighbors"), []byte("storekey.HasNeighbors"))
		changed = joinOfEdges.ReplaceAll(changed, []byte("s.Join(joinT).OnP(storekey.On(s, joinT, $1))"))
		if bytes.Equal(changed, text) {
			continue
		}
		changed = bytes.Replace(changed, []byte("\n)\n"), []byte("\n\n\t\"kiosk/ent/storekey\"\n)\n"), 1) // ends the imports
		if changed, err = format.Source(changed); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if err := os.WriteFile(path, changed, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// graphql is the GraphQL schema. An object, field, ordering or filter of it belongs to the entity, column or edge of the
// same name: customerId to customer_id, and the filter totalGTE to a comparison of total.
type graphql struct{ types map[string]*ast.Definition }

func loadSchema(pattern string) (*graphql, error) {
	paths, err := filepath.Glob(pattern)
	if err != nil {
		return nil, err
	}
	var sources []*ast.Source
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		sources = append(sources, &ast.Source{Name: path, Input: string(text)})
	}
	schema, err := gqlparser.LoadSchema(sources...)
	if err != nil {
		return nil, err
	}
	return &graphql{schema.Types}, nil
}

// functions are what the templates ask the schema.
func (g *graphql) functions() template.FuncMap {
	return template.FuncMap{
		"isShown":    func(entity string) bool { return g.types[entity] != nil },
		"shown":      g.having(""),
		"listed":     g.having("Connection"),
		"filtered":   g.having("WhereInput"),
		"columns":    g.columns,
		"edges":      g.edges,
		"hasPages":   g.hasPages,
		"orderings":  g.orderings,
		"conditions": g.conditions,
		"ternary": func(condition bool, yes, no any) any {
			if condition {
				return yes
			}
			return no
		},
	}
}

// having returns the entities that the schema has a type for, named like it with the suffix.
func (g *graphql) having(suffix string) func(*gen.Graph) []*gen.Type {
	return func(graph *gen.Graph) (found []*gen.Type) {
		for _, n := range graph.Nodes {
			if g.types[n.Name] != nil && g.types[n.Name+suffix] != nil {
				found = append(found, n)
			}
		}
		return found
	}
}

// column is a field of an object, or an ordering, that shows a column as it is.
type column struct {
	Name  string
	Field *gen.Field
	Kind  string // what page.Kind an ordering has
}

// columns returns the columns of an entity that are shown.
func (g *graphql) columns(n *gen.Type) (shown []column) {
	for _, field := range g.types[n.Name].Fields {
		if f := columnOf(n, field.Name); f != nil && !f.Sensitive() {
			shown = append(shown, column{Name: field.Name, Field: f})
		}
	}
	return shown
}

// orderings are the values of the enum that a list of the entity is ordered by.
func (g *graphql) orderings(n *gen.Type) (terms []column, err error) {
	enum := g.types[n.Name+"OrderField"]
	if enum == nil {
		return nil, fmt.Errorf("%sConnection has no order", n.Name)
	}
	for _, value := range enum.EnumValues {
		f := columnOf(n, value.Name)
		if f == nil {
			return nil, fmt.Errorf("%s.%s: there is no such column", enum.Name, value.Name)
		}
		term := column{Name: value.Name, Field: f}
		switch {
		case f.IsTime():
			term.Kind = "Time"
		case f.IsString():
			term.Kind = "Text"
		case f.IsInt() || f.IsInt64():
			term.Kind = "Int"
		default:
			return nil, fmt.Errorf("%s.%s: cannot order by %s", enum.Name, value.Name, f.Type)
		}
		terms = append(terms, term)
	}
	return terms, nil
}

// edge is an edge that a field of the object shows.
type edge struct {
	*gen.Edge
	Name       string
	Connection bool
}

func (g *graphql) edges(n *gen.Type) (shown []edge) {
	if g.types[n.Name] == nil {
		return nil
	}
	for _, field := range g.types[n.Name].Fields {
		for _, e := range n.Edges {
			if same(field.Name, e.Name) {
				shown = append(shown, edge{e, field.Name, isPaged(field)})
			}
		}
	}
	return shown
}

// hasPages reports whether an edge of the entity is shown a page at a time.
func (g *graphql) hasPages(entity string) bool {
	object := g.types[entity]
	return object != nil && slices.ContainsFunc(object.Fields, isPaged)
}

func isPaged(field *ast.FieldDefinition) bool {
	return strings.HasSuffix(field.Type.Name(), "Connection")
}

// condition is a field of a filter: an operator on a column, a filter for the rows of an edge, or words that are looked for.
type condition struct {
	GraphQL, Name, Type, Func string
	NotNil                    string // asks that the column is not NULL; "" for a comparison that is never NULL
	Op                        gen.Op
	Edge                      *gen.Edge
	Words                     bool
	Text                      string // the column's constant, for a comparison of texts that package words has
}

// conditions returns what the entity's filter has. One that means nothing here is an error, so that none is ignored.
func (g *graphql) conditions(n *gen.Type) (all []condition, err error) {
	known := map[string]condition{}
	for _, f := range append([]*gen.Field{n.ID}, n.Fields...) {
		for _, op := range f.Ops() {
			c := condition{Name: f.StructField() + op.Name(), Func: f.StructField() + op.Name(), Op: op}
			switch {
			case op == gen.EQ:
				c.Name = f.StructField()
				c.Type = "*" + f.Type.String()
			case op.Niladic():
				c.Type = "*bool"
			case op.Variadic():
				c.Type = "[]" + f.Type.String()
			default:
				c.Type = "*" + f.Type.String()
			}
			if op == gen.ContainsFold || op == gen.EqualFold || op == gen.HasPrefix {
				c.Text, c.Func = f.Constant(), op.Name()
			}
			if f.Optional && !op.Niladic() {
				c.NotNil = f.StructField() + gen.NotNil.Name()
			}
			known[strings.ToLower(c.Name)] = c
		}
	}
	for _, e := range n.Edges {
		name := "Has" + e.StructField() + "With"
		known[strings.ToLower(name)] = condition{Name: name, Func: name, Type: "[]*" + e.Type.Name + "WhereInput", Edge: e}
	}
	known["matches"] = condition{Name: "Matches", Type: "*string", Func: n.Name + "Matches", Words: true}
	for _, field := range g.types[n.Name+"WhereInput"].Fields {
		c, ok := known[strings.ToLower(field.Name)]
		switch {
		case ok:
			c.GraphQL = field.Name
			all = append(all, c)
		case field.Name != "and" && field.Name != "or" && field.Name != "not":
			return nil, fmt.Errorf("%sWhereInput.%s: there is no such condition", n.Name, field.Name)
		}
	}
	return all, nil
}

func columnOf(n *gen.Type, name string) *gen.Field {
	for _, f := range n.Fields {
		if same(name, f.Name) {
			return f
		}
	}
	return nil
}

// same compares names of the two schemas: customerId, CUSTOMER_ID and customer_id are the same.
func same(graphql, entity string) bool {
	return strings.EqualFold(strings.ReplaceAll(graphql, "_", ""), strings.ReplaceAll(entity, "_", ""))
}
