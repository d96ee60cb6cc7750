package graph

import (
	"sync"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/graph/generated"
	"kiosk/internal/httpx"
)

// checkSecrets refuses a field that returns a secret, or whose input has a place for one.
//
// Error: errcode.HTTPSRequired.
func checkSecrets(field *ast.Field) *gqlerror.Error {
	if field.Definition.Directives.ForName("secret") != nil {
		return errcode.New(errcode.HTTPSRequired, "%s is a secret, which is sent only over HTTPS. %s", field.Name, httpx.IfBehindProxy)
	}
	for _, argument := range field.Definition.Arguments {
		if inputsWithSecrets()[argument.Type.Name()] {
			return errcode.New(errcode.HTTPSRequired, "%s takes a secret, which is sent only over HTTPS. %s", field.Name, httpx.IfBehindProxy)
		}
	}
	return nil
}

// inputsWithSecrets are the names of the input types that have a field marked @secret, directly or in a field of theirs.
var inputsWithSecrets = sync.OnceValue(func() map[string]bool {
	schema := generated.NewExecutableSchema(generated.Config{}).Schema()
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
})
