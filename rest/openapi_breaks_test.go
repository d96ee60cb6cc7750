package rest_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
)

// breaks returns the breaking changes between two documents: what a client of the first cannot rely on in the second.
func breaks(before, after *openapi3.T) []string {
	c := &comparison{read: map[*openapi3.Schema]bool{}}
	for _, server := range before.Servers {
		if !slices.ContainsFunc(after.Servers, func(s *openapi3.Server) bool { return s.URL == server.URL }) {
			c.report("the server "+server.URL, "is gone")
		}
	}
	c.securitySchemes(before.Components.SecuritySchemes, after.Components.SecuritySchemes)
	for path, item := range before.Paths.Map() {
		for method, operation := range item.Operations() {
			where := method + " " + path
			var now *openapi3.Operation
			if kept := after.Paths.Value(path); kept != nil {
				now = kept.GetOperation(method)
			}
			if now == nil {
				c.report(where, "is gone")
				continue
			}
			c.parameters(where, parameters(item, operation), parameters(after.Paths.Value(path), now))
			c.operation(where, operation, now)
		}
	}
	for name, webhook := range before.Webhooks {
		if after.Webhooks[name] == nil {
			c.report("the webhook "+name, "is gone")
			continue
		}
		c.webhook("the webhook "+name, webhook.Post, after.Webhooks[name].Post)
	}
	slices.Sort(c.found)
	return slices.Compact(c.found)
}

// direction says whether a schema describes a request or a response, which decides which changes break clients.
type direction int

const (
	request direction = iota
	reply
)

type comparison struct {
	found []string
	path  []*openapi3.Schema // the schemas that are being compared, to stop an endless recursion
	read  map[*openapi3.Schema]bool
}

func (c *comparison) report(where, format string, args ...any) {
	separator := ": "
	if format == "is gone" {
		separator = " "
	}
	c.found = append(c.found, where+separator+fmt.Sprintf(format, args...))
}

func parameters(item *openapi3.PathItem, operation *openapi3.Operation) map[string]*openapi3.Parameter {
	all := map[string]*openapi3.Parameter{}
	for _, parameter := range slices.Concat(item.Parameters, operation.Parameters) {
		all[parameter.Value.In+" parameter "+parameter.Value.Name] = parameter.Value
	}
	return all
}

func (c *comparison) parameters(where string, before, after map[string]*openapi3.Parameter) {
	for name, parameter := range before {
		if after[name] == nil {
			c.report(where, "the %s is gone", name)
			continue
		}
		c.spelling(where+": the "+name, parameter, after[name])
		c.schema(where+": the "+name, parameter.Schema, after[name].Schema, request)
	}
	for name, parameter := range after {
		if parameter.Required && (before[name] == nil || !before[name].Required) {
			c.report(where, "the %s is now required", name)
		}
	}
}

// serialized is a parameter or a header.
type serialized interface {
	SerializationMethod() (*openapi3.SerializationMethod, error)
}

// spelling compares the serialization of a value in a parameter or a header.
func (c *comparison) spelling(where string, before, after serialized) {
	was, known := before.SerializationMethod()
	is, stillKnown := after.SerializationMethod()
	if known != nil || stillKnown != nil || *was != *is {
		c.report(where, "the style is now %+v", is)
	}
}

func (c *comparison) securitySchemes(before, after openapi3.SecuritySchemes) {
	for name, scheme := range before {
		if after[name] == nil {
			c.report("the security scheme "+name, "is gone")
			continue
		}
		was, is := *scheme.Value, *after[name].Value
		was.Description, is.Description = "", ""
		if !reflect.DeepEqual(was, is) {
			c.report("the security scheme "+name, "is now of the type %s %s", is.Type, is.Scheme)
		}
	}
}

// webhook compares the body that is sent to clients, and the responses that the document accepts from them.
func (c *comparison) webhook(where string, before, after *openapi3.Operation) {
	sent := parameters(&openapi3.PathItem{}, after)
	for name, parameter := range parameters(&openapi3.PathItem{}, before) {
		switch now := sent[name]; {
		case now == nil:
			c.report(where, "the %s is gone", name)
		case parameter.Required && !now.Required:
			c.report(where, "the %s is now optional", name)
		default:
			c.spelling(where+": the "+name, parameter, now)
			c.schema(where+": the "+name, parameter.Schema, now.Schema, reply)
		}
	}
	c.content(where, before.RequestBody.Value.Content, after.RequestBody.Value.Content, reply)
	for status := range before.Responses.Map() {
		if after.Responses.Value(status) == nil {
			c.report(where, "the response %s is gone", status)
		}
	}
}

func (c *comparison) operation(where string, before, after *openapi3.Operation) {
	if !reflect.DeepEqual(before.Security, after.Security) {
		c.report(where, "needs another scope")
	}
	c.requestBody(where, before.RequestBody, after.RequestBody)
	for status, response := range before.Responses.Map() {
		now := after.Responses.Value(status)
		if now == nil {
			c.report(where, "the response %s is gone", status)
			continue
		}
		c.headers(where+": the response "+status, response.Value.Headers, now.Value.Headers)
		c.content(where+": the response "+status, response.Value.Content, now.Value.Content, reply)
	}
}

func (c *comparison) requestBody(where string, before, after *openapi3.RequestBodyRef) {
	if before != nil && after == nil {
		c.report(where, "the body is gone")
		return
	}
	if after != nil && after.Value.Required && (before == nil || !before.Value.Required) {
		c.report(where, "a body is now required")
	}
	if before != nil {
		c.content(where+": the request", before.Value.Content, after.Value.Content, request)
	}
}

func (c *comparison) headers(where string, before, after openapi3.Headers) {
	for name, header := range before {
		switch now := after[name]; {
		case now == nil:
			c.report(where, "the header %s is gone", name)
		case header.Value.Required && !now.Value.Required:
			c.report(where, "the header %s is now optional", name)
		default:
			c.spelling(where+": the header "+name, header.Value, now.Value)
			c.schema(where+": the header "+name, header.Value.Schema, now.Value.Schema, reply)
		}
	}
}

func (c *comparison) content(where string, before, after openapi3.Content, way direction) {
	for mediaType, described := range before {
		if after[mediaType] == nil {
			c.report(where, "%s is gone", mediaType)
			continue
		}
		c.schema(where, described.Schema, after[mediaType].Schema, way)
	}
}

func (c *comparison) schema(where string, before, after *openapi3.SchemaRef, way direction) {
	switch {
	case before == nil && after == nil:
		return
	case before == nil || after == nil:
		if (way == request) == (before == nil) {
			c.report(where, "has now a schema: %t", after != nil)
		}
		return
	case slices.Contains(c.path, before.Value):
		return
	}
	c.path = append(c.path, before.Value)
	defer func() { c.path = c.path[:len(c.path)-1] }()
	was, is := c.merged(where, before.Value), c.merged(where, after.Value)
	c.types(where, was.Type, is.Type, way)
	if was.Pattern != is.Pattern {
		c.report(where, "the pattern is now %q", is.Pattern)
	}
	c.values(where, was, is, way)
	c.bounds(where, was, is, way)
	c.members(where, was, is, way)
	c.additional(where, was.AdditionalProperties, is.AdditionalProperties, way)
	c.schema(where, was.Items, is.Items, way)
	c.parts(where, was, is, way)
}

// compared lists the keywords that a comparison of schemas checks, and those without a meaning for clients.
var compared = []string{
	"$ref", "type", "pattern", "enum", "format", "const", "default", "properties", "required", "additionalProperties", "items",
	"allOf", "oneOf", "anyOf", "maxLength", "minLength", "maxItems", "minItems", "uniqueItems", "maxProperties", "minProperties",
	"maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum", "multipleOf",
	"title", "description", "example", "examples", "deprecated", "externalDocs", "$comment",
}

// keywords reports keywords that a comparison would ignore, once per schema.
func (c *comparison) keywords(where string, schema *openapi3.Schema) {
	if c.read[schema] {
		return
	}
	c.read[schema] = true
	written, err := json.Marshal(schema)
	var used map[string]any
	if err := errors.Join(err, json.Unmarshal(written, &used)); err != nil {
		c.report(where, "cannot be read: %v", err)
	}
	for keyword := range used {
		if !slices.Contains(compared, keyword) {
			c.report(where, "the keyword %s is not compared", keyword)
		}
	}
}

// types reports types that are no longer accepted in a request, or are new in a response. A schema without types allows all.
func (c *comparison) types(where string, was, is *openapi3.Types, way direction) {
	wide, narrow := was.Slice(), is.Slice()
	if way == request {
		wide, narrow = narrow, wide
	}
	if len(wide) == 0 {
		return
	}
	for _, name := range narrow {
		if !slices.Contains(wide, name) {
			c.report(where, "the type is now %v", is.Slice())
			return
		}
	}
	if len(narrow) == 0 {
		c.report(where, "the type is now %v", is.Slice())
	}
}

// values reports breaking changes of the keywords that list or name values: enum, format, const and default.
func (c *comparison) values(where string, was, is *openapi3.Schema, way direction) {
	for _, value := range was.Enum {
		if !slices.Contains(is.Enum, value) {
			c.report(where, "the value %v is gone", value)
		}
	}
	if way == request && len(was.Enum) == 0 && len(is.Enum) > 0 {
		c.report(where, "only the values %v are now allowed", is.Enum)
	}
	for name, both := range map[string][2]any{"format": {was.Format, is.Format}, "const": {was.Const, is.Const}} {
		held, holds := both[0], both[1]
		if way == request {
			held, holds = holds, held
		}
		if held != nil && held != "" && held != holds {
			c.report(where, "the %s is now %v", name, both[1])
		}
	}
	if way == request && !reflect.DeepEqual(was.Default, is.Default) {
		c.report(where, "the default is now %v", is.Default)
	}
}

// bounds reports limits that became narrower in a request or wider in a response.
func (c *comparison) bounds(where string, was, is *openapi3.Schema, way direction) {
	old, now := was, is
	if way == reply {
		old, now = is, was
	}
	for name, values := range map[string][2]*float64{
		"maxLength": {count(old.MaxLength), count(now.MaxLength)}, "maxItems": {count(old.MaxItems), count(now.MaxItems)},
		"maxProperties": {count(old.MaxProps), count(now.MaxProps)}, "maximum": {old.Max, now.Max},
		"exclusiveMaximum": {old.ExclusiveMax.Value, now.ExclusiveMax.Value},
	} {
		if held, holds := values[0], values[1]; holds != nil && (held == nil || *holds < *held) {
			c.bound(where, name, values, way)
		}
	}
	for name, values := range map[string][2]*float64{
		"minLength": {count(&old.MinLength), count(&now.MinLength)}, "minItems": {count(&old.MinItems), count(&now.MinItems)},
		"minProperties": {count(&old.MinProps), count(&now.MinProps)}, "minimum": {old.Min, now.Min},
		"exclusiveMinimum": {old.ExclusiveMin.Value, now.ExclusiveMin.Value},
	} {
		if held, holds := values[0], values[1]; holds != nil && (held == nil || *holds > *held) {
			c.bound(where, name, values, way)
		}
	}
	if factor := now.MultipleOf; factor != nil && (old.MultipleOf == nil || *old.MultipleOf != *factor) {
		c.bound(where, "multipleOf", [2]*float64{old.MultipleOf, factor}, way)
	}
	if now.UniqueItems && !old.UniqueItems {
		c.report(where, "the bound uniqueItems is now %t", is.UniqueItems)
	}
}

func (c *comparison) bound(where, name string, values [2]*float64, way direction) {
	is := values[1]
	if way == reply {
		is = values[0]
	}
	if is == nil {
		c.report(where, "the bound %s is gone", name)
		return
	}
	c.report(where, "the bound %s is now %v", name, *is)
}

func count(n *uint64) *float64 {
	if n == nil {
		return nil
	}
	value := float64(*n)
	return &value
}

func (c *comparison) members(where string, was, is *openapi3.Schema, way direction) {
	for name, member := range was.Properties {
		if is.Properties[name] == nil {
			c.report(where, "the member %s is gone", name)
			continue
		}
		c.schema(where+"/"+name, member, is.Properties[name], way)
	}
	if way == request {
		for _, name := range is.Required {
			if !slices.Contains(was.Required, name) {
				c.report(where, "the member %s is now required", name)
			}
		}
		return
	}
	for _, name := range was.Required {
		if !slices.Contains(is.Required, name) {
			c.report(where, "the member %s is now optional", name)
		}
	}
}

// additional compares additionalProperties. Without the keyword, any member is allowed.
func (c *comparison) additional(where string, was, is openapi3.AdditionalProperties, way direction) {
	c.schema(where+"/*", was.Schema, is.Schema, way)
	closed := func(p openapi3.AdditionalProperties) bool { return p.Has != nil && !*p.Has }
	if closed(was) != closed(is) && closed(is) == (way == request) {
		c.report(where, "other members are now allowed: %t", !closed(is))
	}
}

// parts compares the alternatives of a schema, in their order.
func (c *comparison) parts(where string, was, is *openapi3.Schema, way direction) {
	for name, both := range map[string][2]openapi3.SchemaRefs{
		"oneOf": {was.OneOf, is.OneOf}, "anyOf": {was.AnyOf, is.AnyOf},
	} {
		if len(both[0]) != len(both[1]) {
			c.report(where, "%s has now %d parts instead of %d", name, len(both[1]), len(both[0]))
			continue
		}
		for i, part := range both[0] {
			c.schema(where, part, both[1][i], way)
		}
	}
}
