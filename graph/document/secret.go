package document

import (
	"slices"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
)

// checkSecrets rejects a field that returns a secret, or whose argument has one of the input types inputs, which hold secrets.
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

// inputsWithSecrets returns the names of the input types with a field marked @secret, directly or in a nested input.
func inputsWithSecrets(schema *ast.Schema) map[string]bool {
	inputs := map[string]bool{}
	for before := -1; before < len(inputs); { // until an iteration adds none
		before = len(inputs)
		for name, definition := range schema.Types {
			if definition.Kind != ast.InputObject || inputs[name] {
				continue
			}
			for _, field := range definition.Fields {
				if field.Directives.ForName("secret") != nil || inputs[field.Type.Name()] {
					inputs[name] = true
				}
			}
		}
	}
	return inputs
}

// SelectsSecret reports whether an operation selects a field marked @secret.
func SelectsSecret(operation *ast.OperationDefinition) bool {
	return selectsSecret(operation.SelectionSet, map[string]bool{})
}

// selectsSecret checks each fragment once. It adds the checked ones to seen.
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
			return true // safe for an unknown kind of selection
		}
	})
}
