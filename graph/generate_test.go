package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"
)

// idOf chooses the id for a place in an operation's input. path has the names of the argument and of the fields above it.
type idOf func(path []string) uuid.UUID

// arrange returns the text of an operation with one root field, and variables with values that it generates from the schema. It
// sets only required values, unless everything is true.
func arrange(o operation, choose idOf, everything bool) (text string, variables vars) {
	variables = vars{}
	var declared, passed []string
	for _, argument := range o.field.Arguments {
		value, set := argumentValue(argument, choose, everything)
		if !set {
			continue
		}
		variables[argument.Name] = value
		declared = append(declared, "$"+argument.Name+": "+argument.Type.String())
		passed = append(passed, argument.Name+": $"+argument.Name)
	}
	text = o.kind
	if len(declared) > 0 {
		text += "(" + strings.Join(declared, ", ") + ")"
	}
	text += " { " + o.field.Name
	if len(passed) > 0 {
		text += "(" + strings.Join(passed, ", ") + ")"
	}
	return text + selection(o.field.Type) + " }", variables
}

func argumentValue(argument *ast.ArgumentDefinition, choose idOf, everything bool) (any, bool) {
	switch {
	case argument.Name == "first":
		return 10, true
	case argument.Name == "last", argument.Name == "after", argument.Name == "before":
		return nil, false
	case !argument.Type.NonNull && !everything:
		return nil, false
	}
	return valueOf(argument.Type, []string{argument.Name}, choose, everything), true
}

// selection returns a selection set with the scalars of a type, and with the nodes of a list.
func selection(t *ast.Type) string {
	definition := schema.Types[t.Name()]
	if definition.Kind != ast.Object {
		return ""
	}
	if strings.HasSuffix(definition.Name, "Connection") {
		return " { totalCount edges { node" + selection(nodeOf(definition)) + " } }"
	}
	names := []string{"__typename"}
	for _, field := range definition.Fields {
		kind := schema.Types[field.Type.Name()].Kind
		if (kind == ast.Scalar || kind == ast.Enum) && len(field.Arguments) == 0 {
			names = append(names, field.Name)
		}
	}
	return " { " + strings.Join(names, " ") + " }"
}

// valueOf generates a value of an input type.
func valueOf(t *ast.Type, path []string, choose idOf, everything bool) any {
	if t.Elem != nil {
		return []any{valueOf(t.Elem, path, choose, everything)}
	}
	definition := schema.Types[t.NamedType]
	if definition.Kind == ast.Enum {
		return definition.EnumValues[0].Name
	}
	if definition.Kind == ast.InputObject {
		return objectOf(definition, path, choose, everything)
	}
	return scalarOf(t.NamedType, path, choose)
}

func objectOf(definition *ast.Definition, path []string, choose idOf, everything bool) map[string]any {
	object := map[string]any{}
	for _, field := range definition.Fields {
		deep := slices.Contains([]string{"and", "or", "not"}, field.Name) || strings.HasPrefix(field.Name, "clear")
		if field.Type.NonNull || (everything && !deep && len(path) < 4) {
			object[field.Name] = valueOf(field.Type, append(slices.Clone(path), field.Name), choose, everything)
		}
	}
	return object
}

func scalarOf(name string, path []string, choose idOf) any {
	last := path[len(path)-1]
	switch name {
	case "ID":
		return choose(path).String()
	case "Int", "Int64", "Float":
		return 1
	case "Boolean":
		return false
	case "Money":
		return "1.00"
	case "Time":
		if last == "expiresAt" {
			return time.Now().UTC().Add(time.Hour).Format(time.RFC3339)
		}
		return time.Now().UTC().Format(time.RFC3339)
	case "Cursor":
		return ""
	case "String":
		return textOf(strings.ToLower(last))
	default:
		panic(fmt.Sprintf("no value for the scalar %s at %v", name, path))
	}
}

// textOf generates a text that is valid for a field with the name.
func textOf(name string) string {
	unique := strings.ReplaceAll(uuid.NewString(), "-", "")[:12]
	switch {
	case strings.Contains(name, "email"):
		return unique + "@example.com"
	case strings.Contains(name, "phone"):
		return "+5511987654321"
	case strings.Contains(name, "password"):
		return "correct horse " + unique
	case strings.Contains(name, "url"):
		return "https://example.com/" + unique
	case strings.Contains(name, "timezone"):
		return "Europe/Berlin"
	case name == "scopes":
		return "orders:refund" // which a refundLimit beside it needs
	default:
		return "x" + unique
	}
}

// nodeOf returns the type of the rows of a connection.
func nodeOf(connection *ast.Definition) *ast.Type {
	edge := schema.Types[connection.Fields.ForName("edges").Type.Name()]
	return edge.Fields.ForName("node").Type
}
