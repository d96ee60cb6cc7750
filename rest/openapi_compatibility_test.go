package rest_test

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// released is the description that integrators have. A release copies openapi.yaml to it.
const released = "testdata/openapi-released.yaml"

// v1 changes by additions only: what a client may send stays accepted, and what it may read stays there.
func TestDocumentBreaksNoPromiseOfTheReleasedOne(t *testing.T) {
	t.Parallel()
	before, err := loadDocument(released)
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range breaks(before, published().document) {
		t.Error(change)
	}
}

func TestBreakingChangesAreSeenAndAdditionsAreNot(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		before, after string
		want          string // part of what is found, "" for nothing
	}{
		"a path goes":                         {"  /events:\n", "  /happenings:\n", "/events is gone"},
		"a method goes":                       {"\n    delete:\n", "\n    patch:\n", "DELETE /webhooks/{id} is gone"},
		"a response goes":                     {"        '202':\n", "        '203':\n", "POST /webhooks/{id}/test: the answer 202 is gone"},
		"a parameter goes":                    {"- name: dryRun\n", "- name: dry\n", "POST /orders: the query parameter dryRun is gone"},
		"a parameter becomes required":        {"      name: If-None-Match\n      in: header\n", "      name: If-None-Match\n      in: header\n      required: true\n", "the header parameter If-None-Match is now required"},
		"a parameter's bound falls":           {"maximum: 100, default: 20", "maximum: 50, default: 20", "limit: the bound maximum is now 50"},
		"a request's member goes":             {"        onDuplicate:\n", "        duplicates:\n", "the member onDuplicate is gone"},
		"a request's member becomes required": {"      required: [amount]\n", "      required: [amount, reference]\n", "the member reference is now required"},
		"a request's bound falls":             {"          maxItems: 20\n", "          maxItems: 10\n", "the bound maxItems is now 10"},
		"a request's choice goes":             {"enum: [skip, reject, null]", "enum: [skip, null]", "the value reject is gone"},
		"a request's pattern changes":         {`'^\d+(\.\d{1,2})?$'`, `'^\d+$'`, "the pattern is now"},
		"a code goes":                         {"enum: [invalid_input, malformed_body, endpoint_limit]", "enum: [invalid_input, malformed_body]", "the value endpoint_limit is gone"},
		"an answer's member goes":             {"        balanceAfter:", "        after:", "the member balanceAfter is gone"},
		"an answer's member becomes optional": {"required: [page, limit, total]", "required: [page, limit]", "the member total is now optional"},
		"a type changes":                      {"        livemode:\n          description: False for a test store.\n          type: boolean", "        livemode:\n          description: False for a test store.\n          type: string", "the type is now"},
		"a scope changes":                     {"token: [events:read]", "token: [orders:read]", "GET /events: needs another scope"},
		"a webhook goes":                      {"  stock.low:\n", "  stock.lower:\n", "the webhook stock.low is gone"},

		"nothing":                     {"", "", ""},
		"a description changes":       {"Where to send what.", "Where to.", ""},
		"a member of an answer comes": {"      properties:\n        page:", "      properties:\n        last: { type: boolean }\n        page:", ""},
		"an optional member comes":    {"        onDuplicate:\n", "        dryRun: { type: boolean }\n        onDuplicate:\n", ""},
		"a request's bound rises":     {"          maxItems: 20\n", "          maxItems: 30\n", ""},
		"a request's choice comes":    {"enum: [skip, reject, null]", "enum: [skip, reject, replace, null]", ""},
	} {
		if !strings.Contains(string(source), test.before) {
			t.Errorf("%s: the document has no %q", name, test.before)
			continue
		}
		before, after := parse(t, source), parse(t, []byte(strings.Replace(string(source), test.before, test.after, 1)))
		found := strings.Join(breaks(before, after), "\n")
		if (test.want == "") != (found == "") || !strings.Contains(found, test.want) {
			t.Errorf("%s: found %q, want %q", name, found, test.want)
		}
	}
}

func parse(t *testing.T, source []byte) *openapi3.T {
	t.Helper()
	document, err := openapi3.NewLoader().LoadFromData(source)
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// breaks lists what a client of the document before can no longer rely on after.
func breaks(before, after *openapi3.T) []string {
	c := &comparison{}
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
		c.content("the webhook "+name, webhook.Post.RequestBody.Value.Content, after.Webhooks[name].Post.RequestBody.Value.Content, reply)
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

func (c *comparison) operation(where string, before, after *openapi3.Operation) {
	if !reflect.DeepEqual(before.Security, after.Security) {
		c.report(where, "needs another scope")
	}
	switch {
	case before.RequestBody != nil && after.RequestBody != nil:
		c.content(where+": the request", before.RequestBody.Value.Content, after.RequestBody.Value.Content, request)
	case after.RequestBody != nil && after.RequestBody.Value.Required:
		c.report(where, "a body is now required")
	}
	for status, response := range before.Responses.Map() {
		now := after.Responses.Value(status)
		if now == nil {
			c.report(where, "the answer %s is gone", status)
			continue
		}
		for name := range response.Value.Headers {
			if now.Value.Headers[name] == nil {
				c.report(where, "the header %s of the answer %s is gone", name, status)
			}
		}
		c.content(where+": the answer "+status, response.Value.Content, now.Value.Content, reply)
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
	if !reflect.DeepEqual(was.Type, is.Type) {
		c.report(where, "the type is now %v", is.Type)
	}
	if was.Pattern != is.Pattern {
		c.report(where, "the pattern is now %q", is.Pattern)
	}
	for _, value := range was.Enum {
		if !slices.Contains(is.Enum, value) {
			c.report(where, "the value %v is gone", value)
		}
	}
	if way == request {
		c.bounds(where, was, is)
	}
	c.members(where, was, is, way)
	c.schema(where, was.Items, is.Items, way)
	c.parts(where, was, is, way)
}

// bounds reports limits on what may be sent that became narrower.
func (c *comparison) bounds(where string, was, is *openapi3.Schema) {
	for name, values := range map[string][2]*float64{
		"maxLength": {count(was.MaxLength), count(is.MaxLength)}, "maxItems": {count(was.MaxItems), count(is.MaxItems)}, "maximum": {was.Max, is.Max},
	} {
		if was, is := values[0], values[1]; is != nil && (was == nil || *is < *was) {
			c.report(where, "the bound %s is now %v", name, *is)
		}
	}
	least := func(n uint64) *float64 { return count(&n) }
	for name, values := range map[string][2]*float64{
		"minLength": {least(was.MinLength), least(is.MinLength)}, "minItems": {least(was.MinItems), least(is.MinItems)}, "minimum": {was.Min, is.Min},
	} {
		if was, is := values[0], values[1]; is != nil && (was == nil || *is > *was) {
			c.report(where, "the bound %s is now %v", name, *is)
		}
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
