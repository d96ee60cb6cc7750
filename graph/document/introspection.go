package document

import (
	"github.com/99designs/gqlgen/graphql/introspection"
	"github.com/vektah/gqlparser/v2/ast"
)

// isIntrospection reports whether a field is one of the two root fields that describe the schema.
func isIntrospection(field *ast.Field) bool {
	return field.Name == "__schema" || field.Name == "__type"
}

// introspector counts the fields that introspection returns, by walking the schema as the response would, without making
// it. It ends when no budget is left, which is when one more was counted than are allowed.
type introspector struct {
	described *ast.Schema
	budget    int
}

// root counts a root field of introspection.
func (i *introspector) root(root *ast.Field, variables map[string]any) (fields int) {
	before := i.budget
	if root.Name == "__schema" {
		i.schema(introspection.WrapSchema(i.described), root.SelectionSet)
	} else if name, ok := root.ArgumentMap(variables)["name"].(string); ok && i.described.Types[name] != nil {
		i.typ(introspection.WrapTypeFromDef(i.described, i.described.Types[name]), root.SelectionSet)
	}
	return 1 + before - i.budget
}

// each calls visit for every field of a selection set, fragments expanded, until there is no budget.
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

// typ counts a type: one that is not there is null. Deprecated fields and values count whether they are asked for or not.
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

// withArgs counts a field or a directive.
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
