package document

import (
	"encoding/json"
	"strconv"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
)

// checkInts rejects variables of the type Int with other values. The library would accept a string, and report 1.5 as the value 0.
func checkInts(schema *ast.Schema, operation *ast.OperationDefinition, variables map[string]any) *gqlerror.Error {
	for _, v := range operation.VariableDefinitions {
		path := ast.Path{ast.PathName("variable"), ast.PathName(v.Variable)}
		if err := checkIntsIn(schema, path, v.Type, variables[v.Variable]); err != nil {
			return err
		}
	}
	return nil
}

// checkIntsIn checks a value that was decoded from JSON. If the value is an object or a list where the type has none, or the
// reverse, the library reports it.
func checkIntsIn(schema *ast.Schema, path ast.Path, typ *ast.Type, value any) *gqlerror.Error {
	switch value := value.(type) {
	case []any:
		for i := 0; typ.Elem != nil && i < len(value); i++ {
			if err := checkIntsIn(schema, append(path, ast.PathIndex(i)), typ.Elem, value[i]); err != nil {
				return err
			}
		}
	case map[string]any:
		for _, field := range schema.Types[typ.Name()].Fields {
			if err := checkIntsIn(schema, append(path, ast.PathName(field.Name)), field.Type, value[field.Name]); err != nil {
				return err
			}
		}
	case json.Number:
		if _, err := strconv.ParseInt(value.String(), 10, 64); typ.Name() == "Int" && err != nil {
			return wrongInt(path, shortened(value.String()))
		}
	case string:
		if typ.Name() == "Int" {
			return wrongInt(path, "a string")
		}
	}
	return nil
}

func wrongInt(path ast.Path, value string) *gqlerror.Error {
	err := errcode.New(errcode.ValidationFailed, "must be an Int, not %s", value)
	err.Path = append(ast.Path{}, path...)
	return err
}
