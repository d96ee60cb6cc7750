package document

import (
	"slices"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
)

// checkSecrets refuses a field that returns a secret, or whose input is one of those with a place for one.
//
// Error: errcode.HTTPSRequired.
func checkSecrets(field *ast.Field, inputs map[string]bool) *gqlerror.Error {
	if field.Definition.Directives.ForName("secret") != nil {
		return errcode.New(errcode.HTTPSRequired, "%s is a secret, which is sent only over HTTPS. %s", field.Name, httpx.IfBehindProxy)
	}
	for _, argument := range field.Definition.Arguments {
		if inputs[argument.Type.Name()] {
			return errcode.New(errcode.HTTPSRequired, "%s takes a secret, which is sent only over HTTPS. %s", field.Name, httpx.IfBehindProxy)
		}
	}
	return nil
}

// inputsWithSecrets are the names of the input types that have a field marked @secret, directly or in a field of theirs.
func inputsWithSecrets(schema *ast.Schema) map[string]bool {
	holding := map[string]bool{}
	for before := -1; before < len(holding); { // until a round finds no more
		before = len(holding)
		for name, definition := range schema.Types {
			if definition.Kind != ast.InputObject || holding[name] {
				continue
			}
			for _, field := range definition.Fields {
				if field.Directives.ForName("secret") != nil || holding[field.Type.Name()] {
					holding[name] = true
				}
			}
		}
	}
	return holding
}

// SelectsSecret reports whether an operation asks for a field marked @secret.
func SelectsSecret(operation *ast.OperationDefinition) bool {
	return selectsSecret(operation.SelectionSet, map[string]bool{})
}

// selectsSecret looks at each fragment once.
func selectsSecret(set ast.SelectionSet, seen map[string]bool) bool {
	return slices.ContainsFunc(set, func(selection ast.Selection) bool {
		switch selection := selection.(type) {
		case *ast.Field:
			return selection.Definition.Directives.ForName("secret") != nil || selectsSecret(selection.SelectionSet, seen)
		case *ast.InlineFragment:
			return selectsSecret(selection.SelectionSet, seen)
		case *ast.FragmentSpread:
			if seen[selection.Name] {
				return false
			}
			seen[selection.Name] = true
			return selectsSecret(selection.Definition.SelectionSet, seen)
		default:
			return true // of what is unknown
		}
	})
}
