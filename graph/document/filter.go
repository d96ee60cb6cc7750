package document

import (
	"slices"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

// IsFiltered reports whether any list of an operation has a filter.
func IsFiltered(operation *graphql.OperationContext) bool {
	return hasFilter(operation.Operation.SelectionSet) ||
		slices.ContainsFunc(operation.Doc.Fragments, func(f *ast.FragmentDefinition) bool { return hasFilter(f.SelectionSet) })
}

func hasFilter(selected ast.SelectionSet) bool {
	return slices.ContainsFunc(selected, func(selection ast.Selection) bool {
		switch selection := selection.(type) {
		case *ast.Field:
			return selection.Arguments.ForName("where") != nil || hasFilter(selection.SelectionSet)
		case *ast.InlineFragment:
			return hasFilter(selection.SelectionSet)
		default: // the spread of a fragment, which IsFiltered checks itself
			return false
		}
	})
}
