package rest_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

func TestWhatIsNewInTheDocumentIsInTheChangelog(t *testing.T) {
	t.Parallel()
	before, err := loadDocument(released)
	if err != nil {
		t.Fatal(err)
	}
	changelog, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	now := published().document
	_, section, found := strings.Cut(string(changelog), "\n### The API "+now.Info.Version+"\n")
	if !found {
		t.Errorf("CHANGELOG.md has no section of the API %s", now.Info.Version)
	}
	section, _, _ = strings.Cut(section, "\n##")
	for _, addition := range unannounced(before, now, section) {
		t.Errorf("CHANGELOG.md does not say under The API %s what is new: %s", now.Info.Version, addition)
	}
}

func TestAdditionsAreDistinguishedByTheirPlace(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	original := parse(t, source)
	for name, test := range map[string]struct{ before, after, want string }{
		"a known word as a member":    {"    Wallet:\n      type: object\n      required: [customerId, balance, currency]\n      properties:\n", "    Wallet:\n      type: object\n      properties:\n        reference: { type: string }\n", "GET /customers/{id}/wallet 200.reference"},
		"a known word as a parameter": {"        - $ref: '#/components/parameters/IfNoneMatch'\n", "        - { name: page, in: query, schema: { type: integer } }\n", "GET /products?page"},
		"a value":                     {"enum: [skip, reject, null]", "enum: [skip, reject, page, null]", "POST /inventory/licenses request.onDuplicate=page"},
		"a member of an inline one":   {"required: [eventId]\n                properties:\n", "required: [eventId]\n                properties:\n                  status: { type: string }\n", "POST /webhooks/{id}/test 202.status"},
		"a member of an event":        {"required: [threshold]\n                  properties:\n", "required: [threshold]\n                  properties:\n                    limit: { type: string }\n", "the webhook stock.low request.data.limit"},
		"a code of a response":        {"enum: [order_not_found]", "enum: [order_not_found, product_not_found]", "GET /orders/{id} 404=product_not_found"},
		"a header of a response":      {"            Location: { $ref: '#/components/headers/Location' }\n", "            Location: { $ref: '#/components/headers/Location' }\n            ETag: { $ref: '#/components/headers/ETag' }\n", "POST /orders 201 ETag"},
	} {
		if !strings.Contains(string(source), test.before) {
			t.Errorf("%s: the document has no %q", name, test.before)
			continue
		}
		changed := parse(t, []byte(strings.Replace(string(source), test.before, test.after, 1)))
		if found := unannounced(original, changed, ""); !slices.Contains(found, test.want) {
			t.Errorf("%s: found %q, want %s", name, found, test.want)
		}
	}
}

// unannounced returns the places that exist only in the document after, and whose word is not in the section of the changelog. It
// leaves out places within a new place.
func unannounced(before, after *openapi3.T, section string) []string {
	known := places(before)
	var found []string
	for at, place := range places(after) {
		_, old := known[at]
		_, within := known[place.in]
		if !old && (within || place.in == "") && !strings.Contains(section, "`"+place.word+"`") {
			found = append(found, at)
		}
	}
	slices.Sort(found)
	return found
}

// place is a named part of a document that clients use, such as an operation or a member.
type place struct {
	in   string // the place that contains it, "" for an operation or a webhook
	word string // its name
}

type atlas map[string]place

// places returns the operations and webhooks of a document with their parameters, statuses, headers, codes, members and values,
// and the members and codes of problems.
func places(document *openapi3.T) atlas {
	all := atlas{}
	for path, item := range document.Paths.Map() {
		for method, operation := range item.Operations() {
			name := method + " " + path
			all[name] = place{word: name}
			all.operation(name, item, operation)
		}
	}
	for name, item := range document.Webhooks {
		all["the webhook "+name] = place{word: name}
		all.operation("the webhook "+name, item, item.Post)
	}
	all["Problem"] = place{word: "Problem"}
	all.schema("Problem", document.Components.Schemas["Problem"], nil)
	return all
}

func (a atlas) operation(name string, item *openapi3.PathItem, operation *openapi3.Operation) {
	for _, parameter := range parameters(item, operation) {
		at := name + "?" + parameter.Name
		a[at] = place{name, parameter.Name}
		a.schema(at, parameter.Schema, nil)
	}
	if operation.RequestBody != nil {
		at := name + " request"
		a[at] = place{name, "request"}
		a.content(at, operation.RequestBody.Value.Content)
	}
	for status, response := range operation.Responses.Map() {
		at := name + " " + status
		a[at] = place{name, status}
		for header := range response.Value.Headers {
			a[at+" "+header] = place{at, header}
		}
		if problem := response.Value.Content["application/problem+json"]; problem != nil {
			for _, code := range codesOf(response.Value) {
				a[at+"="+code] = place{at, code}
			}
			continue
		}
		a.content(at, response.Value.Content)
	}
}

func (a atlas) content(at string, content openapi3.Content) {
	for _, mediaType := range slices.Sorted(maps.Keys(content)) {
		a.schema(at, content[mediaType].Schema, nil)
	}
}

// schema adds the members and values below a place. It stops at a schema that is in above, which would be a recursion.
func (a atlas) schema(at string, schema *openapi3.SchemaRef, above []*openapi3.Schema) {
	if schema == nil || slices.Contains(above, schema.Value) {
		return
	}
	above = append(slices.Clone(above), schema.Value)
	values := schema.Value.Enum
	if schema.Value.Const != nil {
		values = append(slices.Clone(values), schema.Value.Const)
	}
	for _, value := range values {
		a[fmt.Sprintf("%s=%v", at, value)] = place{at, fmt.Sprint(value)}
	}
	for name, member := range schema.Value.Properties {
		a[at+"."+name] = place{at, name}
		a.schema(at+"."+name, member, above)
	}
	a.schema(at, schema.Value.Items, above)
	for _, part := range slices.Concat(schema.Value.AllOf, schema.Value.AnyOf, schema.Value.OneOf) {
		a.schema(at, part, above)
	}
}
