package rest_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/rest"
)

func TestWhatIsGoingAwayIsDeprecatedInTheDocument(t *testing.T) {
	t.Parallel()
	announced := slices.Sorted(slices.Values(rest.Deprecations()))
	if marked := deprecated(published().document); !slices.Equal(marked, announced) {
		t.Errorf("openapi.yaml deprecates %q, and responses announce %q", marked, announced)
	}
}

func TestDeprecationIsSeenWhereverTheDocumentSaysIt(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ before, after, want string }{
		{"operationId: readWallet\n", "operationId: readWallet\n      deprecated: true\n", "GET /customers/{id}/wallet"},
		{"- name: dryRun\n", "- name: dryRun\n          deprecated: true\n", "POST /orders?dryRun"},
		{"        onDuplicate:\n", "        onDuplicate:\n          deprecated: true\n", "POST /inventory/licenses /onDuplicate"},
		{"        livemode:\n", "        livemode:\n          deprecated: true\n", "GET /events /data/livemode"},
		{"    PriceTier:\n", "    PriceTier:\n      deprecated: true\n", "GET /products/{id} /priceTiers"},
	} {
		marked := deprecated(parse(t, []byte(strings.Replace(string(source), test.before, test.after, 1))))
		if !slices.Contains(marked, test.want) {
			t.Errorf("found %q, want %s", marked, test.want)
		}
	}
}

// deprecated lists what a document marks as deprecated in its operations, in the format of rest.Deprecations.
func deprecated(document *openapi3.T) []string {
	var found []string
	for path, item := range document.Paths.Map() {
		for method, operation := range item.Operations() {
			name := method + " " + path
			if operation.Deprecated {
				found = append(found, name)
			}
			for _, parameter := range slices.Concat(item.Parameters, operation.Parameters) {
				if parameter.Value.Deprecated {
					found = append(found, name+"?"+parameter.Value.Name)
				}
			}
			for _, content := range contents(operation) {
				for _, described := range content {
					found = append(found, deprecatedMembers(name+" ", described.Schema, nil)...)
				}
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// contents returns the bodies of an operation's request and responses.
func contents(operation *openapi3.Operation) []openapi3.Content {
	var all []openapi3.Content
	if operation.RequestBody != nil {
		all = append(all, operation.RequestBody.Value.Content)
	}
	for _, response := range operation.Responses.Map() {
		all = append(all, response.Value.Content)
	}
	return all
}

// deprecatedMembers lists the deprecated members below a place. It stops at a schema that is in above, which would be a recursion.
func deprecatedMembers(at string, schema *openapi3.SchemaRef, above []*openapi3.Schema) (found []string) {
	if schema == nil || slices.Contains(above, schema.Value) {
		return nil
	}
	above = append(slices.Clone(above), schema.Value)
	if schema.Value.Deprecated {
		found = append(found, at)
	}
	for name, member := range schema.Value.Properties {
		found = append(found, deprecatedMembers(at+"/"+name, member, above)...)
	}
	found = append(found, deprecatedMembers(at, schema.Value.Items, above)...)
	for _, part := range slices.Concat(schema.Value.AllOf, schema.Value.AnyOf, schema.Value.OneOf) {
		found = append(found, deprecatedMembers(at, part, above)...)
	}
	return found
}
