package rest_test

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
)

// breaks lists what a client of the document before can no longer rely on after.
func breaks(before, after *openapi3.T) []string {
	c := &comparison{}
	for _, server := range before.Servers {
		if !slices.ContainsFunc(after.Servers, func(s *openapi3.Server) bool { return s.URL == server.URL }) {
			c.report("the server "+server.URL, "is gone")
		}
	}
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

// direction says who writes what a schema describes, and so which changes of it break clients.
type direction int

const (
	request direction = iota
	reply
)

type comparison struct {
	found []string
	path  []*openapi3.Schema // what is being compared, against endless recursion
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
		c.schema(where+": the "+name, parameter.Schema, after[name].Schema, request)
	}
	for name, parameter := range after {
		if parameter.Required && (before[name] == nil || !before[name].Required) {
			c.report(where, "the %s is now required", name)
		}
	}
}

// webhook compares what is sent to clients, and which of their answers are understood.
func (c *comparison) webhook(where string, before, after *openapi3.Operation) {
	sent := parameters(&openapi3.PathItem{}, after)
	for name, parameter := range parameters(&openapi3.PathItem{}, before) {
		switch now := sent[name]; {
		case now == nil:
			c.report(where, "the %s is gone", name)
		case parameter.Required && !now.Required:
			c.report(where, "the %s is now optional", name)
		default:
			c.schema(where+": the "+name, parameter.Schema, now.Schema, reply)
		}
	}
	c.content(where, before.RequestBody.Value.Content, after.RequestBody.Value.Content, reply)
	for status := range before.Responses.Map() {
		if after.Responses.Value(status) == nil {
			c.report(where, "the answer %s is gone", status)
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
			c.report(where, "the answer %s is gone", status)
			continue
		}
		c.headers(where+": the answer "+status, response.Value.Headers, now.Value.Headers)
		c.content(where+": the answer "+status, response.Value.Content, now.Value.Content, reply)
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
	if before == nil || after == nil || slices.Contains(c.path, before.Value) {
		return
	}
	c.path = append(c.path, before.Value)
	defer func() { c.path = c.path[:len(c.path)-1] }()
	was, is := before.Value, after.Value
	c.types(where, was.Type, is.Type, way)
	if was.Pattern != is.Pattern {
		c.report(where, "the pattern is now %q", is.Pattern)
	}
	c.values(where, was, is, way)
	if way == request {
		c.bounds(where, was, is)
	}
	c.members(where, was, is, way)
	c.schema(where, was.Items, is.Items, way)
	c.parts(where, was, is, way)
}

// types reports those that are no longer accepted in a request, or are new in an answer. No types mean any.
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

// values reports changes of the values that may be sent, or that an answer promises to have.
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

// bounds reports limits on what may be sent that became narrower.
func (c *comparison) bounds(where string, was, is *openapi3.Schema) {
	for name, values := range map[string][2]*float64{
		"maxLength": {count(was.MaxLength), count(is.MaxLength)}, "maxItems": {count(was.MaxItems), count(is.MaxItems)}, "maximum": {was.Max, is.Max},
		"exclusiveMaximum": {was.ExclusiveMax.Value, is.ExclusiveMax.Value},
	} {
		if was, is := values[0], values[1]; is != nil && (was == nil || *is < *was) {
			c.report(where, "the bound %s is now %v", name, *is)
		}
	}
	least := func(n uint64) *float64 { return count(&n) }
	for name, values := range map[string][2]*float64{
		"minLength": {least(was.MinLength), least(is.MinLength)}, "minItems": {least(was.MinItems), least(is.MinItems)}, "minimum": {was.Min, is.Min},
		"exclusiveMinimum": {was.ExclusiveMin.Value, is.ExclusiveMin.Value},
	} {
		if was, is := values[0], values[1]; is != nil && (was == nil || *is > *was) {
			c.report(where, "the bound %s is now %v", name, *is)
		}
	}
	if factor := is.MultipleOf; factor != nil && (was.MultipleOf == nil || *was.MultipleOf != *factor) {
		c.report(where, "the bound multipleOf is now %v", *factor)
	}
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

// parts compares what a schema is put together of, in its order.
func (c *comparison) parts(where string, was, is *openapi3.Schema, way direction) {
	for name, both := range map[string][2]openapi3.SchemaRefs{
		"allOf": {was.AllOf, is.AllOf}, "oneOf": {was.OneOf, is.OneOf}, "anyOf": {was.AnyOf, is.AnyOf},
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
