package rest_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// Generators make one type per component, and ignore the section that contains it.
func TestNoTwoComponentsOfTheDocumentShareAName(t *testing.T) {
	t.Parallel()
	components := published().document.Components
	found := map[string]string{}
	for section, names := range map[string][]string{
		"schemas":       slices.Collect(maps.Keys(components.Schemas)),
		"parameters":    slices.Collect(maps.Keys(components.Parameters)),
		"requestBodies": slices.Collect(maps.Keys(components.RequestBodies)),
		"responses":     slices.Collect(maps.Keys(components.Responses)),
	} {
		for _, name := range names {
			if other := found[name]; other != "" {
				t.Errorf("%s is in %s and in %s", name, other, section)
			}
			found[name] = section
		}
	}
	if len(found) < 50 {
		t.Errorf("looked at only %d components", len(found))
	}
}

// TestSchemasAreOnesThatGeneratorsReadWell checks all schemas for what make test-clients tests with two generators only.
func TestSchemasAreOnesThatGeneratorsReadWell(t *testing.T) {
	t.Parallel()
	seen := map[*openapi3.Schema]bool{}
	var look func(where string, ref *openapi3.SchemaRef)
	look = func(where string, ref *openapi3.SchemaRef) {
		if ref == nil || seen[ref.Value] {
			return
		}
		schema := ref.Value
		seen[schema] = true
		if len(schema.Enum) > 0 && schema.Type == nil {
			t.Errorf("%s: values without a type", where)
		}
		if len(schema.Properties) > 0 && (schema.Type == nil || len(schema.OneOf)+len(schema.AnyOf) > 0) {
			t.Errorf("%s: members without the type object, or beside a choice", where)
		}
		for name, member := range schema.Properties {
			if member.Value.Default != nil {
				t.Errorf("%s/%s: a default, which makes generators require the member", where, name)
			}
			look(where+"/"+name, member)
		}
		look(where+"/*", schema.Items)
		members := map[string]int{}
		for _, parts := range []openapi3.SchemaRefs{schema.AllOf, schema.OneOf, schema.AnyOf} {
			for _, part := range parts {
				look(where, part)
			}
		}
		for _, part := range schema.AllOf {
			for name, member := range part.Value.Properties {
				if members[name]++; members[name] > 1 && member.Value.Type.Is("array") {
					t.Errorf("%s/%s: a list in two parts of allOf", where, name)
				}
			}
		}
	}
	for name, schema := range published().document.Components.Schemas {
		look(name, schema)
	}
	for path, item := range published().document.Paths.Map() {
		for method, operation := range item.Operations() {
			for status, response := range operation.Responses.Map() {
				for _, content := range response.Value.Content {
					look(method+" "+path+" "+status, content.Schema)
				}
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("looked at only %d schemas", len(seen))
	}
}
