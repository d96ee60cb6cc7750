package page

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"
)

// Selected is what an operation selects of the rows of one type, maybe in several places. The zero value is everything.
type Selected struct {
	operation *graphql.OperationContext
	sets      []ast.SelectionSet
}

// Selection is a field of the rows, and what is selected below it under all its aliases.
type Selection struct {
	Name, Alias string
	Arguments   map[string]any
	Key         string // of the name and the arguments
	Inside      Selected
}

// Here is what is selected of the field that is being resolved.
func Here(ctx context.Context) Selected {
	field := graphql.GetFieldContext(ctx)
	if field == nil {
		return Selected{}
	}
	return Selected{graphql.GetOperationContext(ctx), []ast.SelectionSet{field.Field.Selections}}
}

// IsEverything reports whether no operation says what it wants.
func (s Selected) IsEverything() bool { return s.operation == nil }

// Fields are the fields that are selected: those of the same name and arguments once. Each set is collected on its own,
// because the same alias may stand for different arguments in two of them.
func (s Selected) Fields() []Selection {
	var fields []Selection
	for _, set := range s.sets {
		for _, collected := range graphql.CollectFields(s.operation, set, nil) {
			arguments, key := argumentsOf(s.operation, collected)
			i := slices.IndexFunc(fields, func(f Selection) bool { return f.Key == key })
			if i < 0 {
				i = len(fields)
				fields = append(fields, Selection{
					Name: collected.Name, Alias: collected.Alias, Arguments: arguments, Key: key,
					Inside: Selected{operation: s.operation},
				})
			}
			if len(collected.Selections) > 0 {
				fields[i].Inside.sets = append(fields[i].Inside.sets, collected.Selections)
			}
		}
	}
	return fields
}

// KeyHere is the Selection.Key of the field that is being resolved.
func KeyHere(ctx context.Context) string {
	field := graphql.GetFieldContext(ctx)
	if field == nil {
		return ""
	}
	_, key := argumentsOf(graphql.GetOperationContext(ctx), field.Field)
	return key
}

func argumentsOf(operation *graphql.OperationContext, field graphql.CollectedField) (arguments map[string]any, key string) {
	if field.Definition == nil || len(field.Definition.Arguments) == 0 {
		return nil, field.Name
	}
	arguments = field.ArgumentMap(operation.Variables)
	// As JSON, texts are quoted, and a map's keys are in order. What a client sends and a schema defaults to can be encoded.
	encoded, err := json.Marshal(arguments)
	if err != nil {
		panic(fmt.Errorf("page: arguments of %s: %w", field.Name, err))
	}
	return arguments, field.Name + string(encoded)
}

// Parts are what is selected of a page.
type Parts struct {
	Rows  bool // the edges, or pageInfo, which they tell
	Total bool
	Most  int // how far to count; 0: to the end
	Node  Selected
}

// MostCounted is how far a total that is not exact is counted at most.
const MostCounted = 10_000

// count notes how far a total is to be counted: to the end, or as far as the one that goes furthest.
func (p *Parts) count(field Selection) {
	most, err := graphql.UnmarshalInt(field.Arguments["atMost"])
	switch bounded := min(max(most, 1), MostCounted); {
	case err != nil || field.Arguments["atMost"] == nil:
		p.Most = 0
	case !p.Total:
		p.Most = bounded
	case p.Most > 0:
		p.Most = max(p.Most, bounded)
	}
	p.Total = true
}

// Parts returns which parts of a page are selected.
func (s Selected) Parts() Parts {
	if s.IsEverything() {
		return Parts{Rows: true, Total: true}
	}
	parts := Parts{Node: Selected{operation: s.operation}}
	for _, field := range s.Fields() {
		switch field.Name {
		case "totalCount":
			parts.count(field)
		case "pageInfo":
			parts.Rows = true
		case "edges":
			parts.Rows = true
			for _, below := range field.Inside.Fields() {
				if below.Name == "node" {
					parts.Node.sets = append(parts.Node.sets, below.Inside.sets...)
				}
			}
		}
	}
	return parts
}

// Columns names what a query has to read.
type Columns struct {
	names []string
	all   bool
}

// Add adds columns.
func (c *Columns) Add(names ...string) { c.names = append(c.names, names...) }

// AddAll says that every column may be needed, as by a resolver of our own.
func (c *Columns) AddAll() { c.all = true }

// Names are the columns, each once; nil is all of them.
func (c *Columns) Names() []string {
	if c.all {
		return nil
	}
	slices.Sort(c.names)
	return slices.Compact(c.names)
}

// Count is how many rows a parent has.
type Count struct {
	Parent uuid.UUID `sql:"parent"`
	Rows   int       `sql:"rows"`
}
