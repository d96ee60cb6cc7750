package graph_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/graph/generated"
	"kiosk/internal/auth"
)

// schema is the schema of the GraphQL API.
var schema = generated.NewExecutableSchema(generated.Config{}).Schema()

// ownTypes returns the types of the schema, without the types of introspection.
func ownTypes() []*ast.Definition {
	var own []*ast.Definition
	for _, definition := range schema.Types {
		if !definition.BuiltIn && !strings.HasPrefix(definition.Name, "__") {
			own = append(own, definition)
		}
	}
	return own
}

// operations returns the fields of Query, Mutation and Subscription.
func operations() []operation {
	var all []operation
	for kind, root := range map[string]*ast.Definition{
		"query": schema.Query, "mutation": schema.Mutation, "subscription": schema.Subscription,
	} {
		if root == nil {
			continue
		}
		for _, field := range root.Fields {
			if !strings.HasPrefix(field.Name, "__") {
				all = append(all, operation{kind, field})
			}
		}
	}
	return all
}

// operation is one root field.
type operation struct {
	kind  string
	field *ast.FieldDefinition
}

func (o operation) String() string { return o.field.Name }

// permission returns the permission that the operation needs, "" for none.
func (o operation) permission() auth.Permission {
	can := o.field.Directives.ForName("can")
	if can == nil {
		return ""
	}
	return auth.Permission(can.Arguments.ForName("permission").Value.Raw)
}

func TestEveryOperationNamesItsPermission(t *testing.T) {
	t.Parallel()
	for _, o := range operations() {
		if o.permission() == "" {
			t.Errorf("%s %s has no @can", o.kind, o.field.Name)
		}
		if o.kind == "mutation" && o.permission() == auth.PermissionRead {
			t.Errorf("%s changes the store with the permission to read", o.field.Name)
		}
	}
}

func TestTheSchemaAndTheRolesKnowTheSamePermissions(t *testing.T) {
	t.Parallel()
	known := map[auth.Permission]bool{}
	for _, permission := range auth.Owner.Permissions() { // who may do everything
		known[permission] = true
	}
	for _, value := range schema.Types["Permission"].EnumValues {
		if !known[auth.Permission(value.Name)] {
			t.Errorf("no role grants %s", value.Name)
		}
		delete(known, auth.Permission(value.Name))
	}
	for permission := range known {
		t.Errorf("the schema does not know %s", permission)
	}
}

func TestEverythingInTheSchemaIsDescribed(t *testing.T) {
	t.Parallel()
	described := func(where, description string) {
		if strings.TrimSpace(description) == "" {
			t.Errorf("%s has no description", where)
		}
	}
	for _, definition := range ownTypes() {
		described(definition.Name, definition.Description)
		for _, value := range definition.EnumValues {
			described(definition.Name+"."+value.Name, value.Description)
		}
		for _, field := range definition.Fields {
			if strings.HasPrefix(field.Name, "__") {
				continue
			}
			described(definition.Name+"."+field.Name, field.Description)
			for _, argument := range field.Arguments {
				described(definition.Name+"."+field.Name+"("+argument.Name+")", argument.Description)
			}
		}
	}
}

// secretive matches the names of fields that may hold a secret.
var secretive = regexp.MustCompile(`(?i)hash|keyset|fingerprint|cipher|secret|credential|password|plaintext`)

func TestASecretIsReturnedOnlyByOperationsThatShowItOnce(t *testing.T) {
	t.Parallel()
	for _, definition := range ownTypes() {
		if definition.Kind != ast.Object {
			continue
		}
		for _, field := range definition.Fields {
			if !secretive.MatchString(field.Name) || isTime(field.Type) || field.Type.Name() == "Boolean" {
				continue
			}
			for _, shower := range showers(definition.Name) {
				if shower.kind != "mutation" {
					t.Errorf("%s.%s can be read by the %s %s", definition.Name, field.Name, shower.kind, shower.field.Name)
				}
			}
		}
	}
}

func isTime(t *ast.Type) bool { return t.Name() == "Time" }

// showers returns the operations whose response can have the type, at any depth.
func showers(typeName string) []operation {
	var found []operation
	for _, o := range operations() {
		if o.field.Type.Name() == typeName || reaches(o.field.Type.Name(), typeName, map[string]bool{}) {
			found = append(found, o)
		}
	}
	return found
}

func reaches(from, to string, seen map[string]bool) bool {
	if seen[from] {
		return false
	}
	seen[from] = true
	for _, field := range schema.Types[from].Fields {
		if next := field.Type.Name(); next == to || reaches(next, to, seen) {
			return true
		}
	}
	return false
}
