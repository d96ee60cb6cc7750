package document

import (
	"github.com/99designs/gqlgen/graphql/introspection"
	"github.com/vektah/gqlparser/v2/ast"
)

// isIntrospection reports whether a field is one of the two root fields that describe the schema.
func isIntrospection(field *ast.Field) bool {
	return field.Name == "__schema" || field.Name == "__type"
}

// introspector counts the fields that introspection would return. It walks the schema in the same way, without building the
// response, and stops at the first field above the budget.
type introspector struct {
	walked *ast.Schema
	budget int
}

// root counts the fields of a root field of introspection, with itself.
func (i *introspector) root(root *ast.Field, variables map[string]any) (fields int) {
	before := i.budget
	if root.Name == "__schema" {
		i.schema(introspection.WrapSchema(i.walked), root.SelectionSet)
	} else if name, ok := root.ArgumentMap(variables)["name"].(string); ok && i.walked.Types[name] != nil {
		i.typ(introspection.WrapTypeFromDef(i.walked, i.walked.Types[name]), root.SelectionSet)
	}
	return 1 + before - i.budget
}

// each calls visit for every field of a selection set and of its fragments, until the budget is used up.
func (i *introspector) each(set ast.SelectionSet, visit func(*ast.Field)) {
	for _, selection := range set {
		if i.budget < 0 {
			return
		}
		switch selection := selection.(type) {
		case *ast.Field:
			i.budget--
			visit(selection)
		case *ast.InlineFragment:
			i.each(selection.SelectionSet, visit)
		case *ast.FragmentSpread:
			i.each(selection.Definition.SelectionSet, visit)
		}
	}
}

func (i *introspector) schema(schema *introspection.Schema, set ast.SelectionSet) {
	i.each(set, func(field *ast.Field) {
		switch field.Name {
		case "types":
			i.types(schema.Types(), field.SelectionSet)
		case "queryType":
			i.typ(schema.QueryType(), field.SelectionSet)
		case "mutationType":
			i.typ(schema.MutationType(), field.SelectionSet)
		case "subscriptionType":
			i.typ(schema.SubscriptionType(), field.SelectionSet)
		case "directives":
			for _, directive := range schema.Directives() {
				i.withArgs(directive.Args, nil, field.SelectionSet)
			}
		}
	})
}

func (i *introspector) types(types []introspection.Type, set ast.SelectionSet) {
	for n := range types {
		i.typ(&types[n], set)
	}
}

// typ counts the fields of a type; nil is null in the response. It counts deprecated fields and values, too, even if the
// operation does not select them.
func (i *introspector) typ(t *introspection.Type, set ast.SelectionSet) {
	if t == nil {
		return
	}
	i.each(set, func(field *ast.Field) {
		switch field.Name {
		case "fields":
			for _, f := range t.Fields(true) {
				i.withArgs(f.Args, f.Type, field.SelectionSet)
			}
		case "inputFields":
			i.inputs(t.InputFields(), field.SelectionSet)
		case "enumValues":
			for range t.EnumValues(true) {
				i.each(field.SelectionSet, func(*ast.Field) {})
			}
		case "interfaces":
			i.types(t.Interfaces(), field.SelectionSet)
		case "possibleTypes":
			i.types(t.PossibleTypes(), field.SelectionSet)
		case "ofType":
			i.typ(t.OfType(), field.SelectionSet)
		}
	})
}

// withArgs counts the fields of a field or a directive.
func (i *introspector) withArgs(args []introspection.InputValue, typ *introspection.Type, set ast.SelectionSet) {
	i.each(set, func(field *ast.Field) {
		switch field.Name {
		case "args":
			i.inputs(args, field.SelectionSet)
		case "type":
			i.typ(typ, field.SelectionSet)
		}
	})
}

func (i *introspector) inputs(values []introspection.InputValue, set ast.SelectionSet) {
	for _, value := range values {
		i.each(set, func(field *ast.Field) {
			if field.Name == "type" {
				i.typ(value.Type, field.SelectionSet)
			}
		})
	}
}
