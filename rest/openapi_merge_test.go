package rest_test

import (
	"reflect"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
)

// merged returns the schema with the parts of its allOf merged into it, so that two schemas that are only composed in different
// ways are equal. It reports a keyword whose values in two parts cannot be merged.
func (c *comparison) merged(where string, schema *openapi3.Schema) *openapi3.Schema {
	c.keywords(where, schema)
	if len(schema.AllOf) == 0 {
		return schema
	}
	whole := *schema
	whole.AllOf = nil
	whole.Properties = openapi3.Schemas{}
	for _, part := range append(openapi3.SchemaRefs{{Value: &openapi3.Schema{Properties: schema.Properties}}}, schema.AllOf...) {
		c.mergeInto(where, &whole, c.merged(where, part.Value))
	}
	return &whole
}

// mergedApart lists the fields that mergeInto merges one by one, and those without a meaning for clients.
var mergedApart = []string{
	"Properties", "Required", "Enum", "Type", "Items", "Extensions", "Origin", "Title", "Description", "Example", "Examples", "Deprecated", "ExternalDocs",
}

func (c *comparison) mergeInto(where string, whole, part *openapi3.Schema) {
	for name, member := range part.Properties {
		whole.Properties[name] = conjunction(whole.Properties[name], member)
	}
	whole.Items = conjunction(whole.Items, part.Items)
	for _, name := range part.Required {
		if !slices.Contains(whole.Required, name) {
			whole.Required = append(slices.Clone(whole.Required), name)
		}
	}
	if whole.Enum == nil {
		whole.Enum = part.Enum
	} else if part.Enum != nil {
		whole.Enum = slices.DeleteFunc(slices.Clone(whole.Enum), func(value any) bool { return !slices.Contains(part.Enum, value) })
	}
	if whole.Type == nil {
		whole.Type = part.Type
	} else if part.Type != nil {
		common := slices.DeleteFunc(slices.Clone(whole.Type.Slice()), func(name string) bool { return !slices.Contains(part.Type.Slice(), name) })
		whole.Type = (*openapi3.Types)(&common)
	}
	to, from := reflect.ValueOf(whole).Elem(), reflect.ValueOf(part).Elem()
	for i := range to.NumField() {
		name := to.Type().Field(i).Name
		switch {
		case slices.Contains(mergedApart, name), !to.Type().Field(i).IsExported(), from.Field(i).IsZero():
		case to.Field(i).IsZero():
			to.Field(i).Set(from.Field(i))
		case !reflect.DeepEqual(to.Field(i).Interface(), from.Field(i).Interface()):
			c.report(where, "the parts of allOf differ in %s", name)
		}
	}
}

// conjunction returns a schema that requires both schemas. Either may be nil.
func conjunction(one, other *openapi3.SchemaRef) *openapi3.SchemaRef {
	switch {
	case one == nil:
		return other
	case other == nil:
		return one
	default:
		return &openapi3.SchemaRef{Value: &openapi3.Schema{AllOf: openapi3.SchemaRefs{one, other}}}
	}
}
