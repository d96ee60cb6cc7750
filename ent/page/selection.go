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

// Selected is the selection of an operation on the rows of one type, which it may select in several places. The zero value
// selects all columns.
type Selected struct {
	operation *graphql.OperationContext
	sets      []ast.SelectionSet
}

// Selection is a selected field of the rows, and the selections below it, under all its aliases.
type Selection struct {
	Name, Alias string
	Arguments   map[string]any
	Key         string // the name and the arguments
	Inside      Selected
}

// Here returns the selection of the field that is being resolved.
func Here(ctx context.Context) Selected {
	field := graphql.GetFieldContext(ctx)
	if field == nil {
		return Selected{}
	}
	return Selected{graphql.GetOperationContext(ctx), []ast.SelectionSet{field.Field.Selections}}
}

// IsEverything reports whether all columns are selected, because the rows are not read for an operation.
func (s Selected) IsEverything() bool { return s.operation == nil }

// Fields returns the selected fields. Fields with the same name and arguments are one of them. Each selection set is
// collected on its own, because the same alias may have different arguments in two sets.
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

// KeyHere returns the Selection.Key of the field that is being resolved.
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
	// JSON quotes strings and sorts the keys of a map. All values that a client sends, and all defaults, can be encoded.
	encoded, err := json.Marshal(arguments)
	if err != nil {
		panic(fmt.Errorf("page: arguments of %s: %w", field.Name, err))
	}
	return arguments, field.Name + string(encoded)
}

// Parts are the selected parts of a page.
type Parts struct {
	Rows       bool // the edges, or pageInfo, which is made from them
	Total      bool
	CountLimit int // where counting stops; 0: count all rows
	Node       Selected
}

// maxCountLimit is the greatest CountLimit.
const maxCountLimit = 10_000

// addTotal adds a field totalCount. Without its argument atMost, all rows are counted. Otherwise the greatest atMost of all
// such fields is the limit.
func (p *Parts) addTotal(field Selection) {
	atMost, err := graphql.UnmarshalInt(field.Arguments["atMost"])
	switch limit := min(max(atMost, 1), maxCountLimit); {
	case err != nil || field.Arguments["atMost"] == nil:
		p.CountLimit = 0
	case !p.Total:
		p.CountLimit = limit
	case p.CountLimit > 0:
		p.CountLimit = max(p.CountLimit, limit)
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
			parts.addTotal(field)
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

// Columns are the columns that a query has to read.
type Columns struct {
	names []string
	all   bool
}

// Add adds columns.
func (c *Columns) Add(names ...string) { c.names = append(c.names, names...) }

// AddAll adds all columns. A resolver that is written by hand may need any of them.
func (c *Columns) AddAll() { c.all = true }

// Names returns the columns, each once; nil stands for all columns.
func (c *Columns) Names() []string {
	if c.all {
		return nil
	}
	slices.Sort(c.names)
	return slices.Compact(c.names)
}

// Count is the number of rows of one parent.
type Count struct {
	Parent uuid.UUID `sql:"parent"`
	Rows   int       `sql:"rows"`
}
