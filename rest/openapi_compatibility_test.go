package rest_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// released is the path of the released document, which integrators use. A release copies openapi.yaml to it.
const released = "testdata/openapi-released.yaml"

// releases holds the SHA-256 of each released document by version, because a released document must never change.
var releases = map[string]string{
	"1.0.0": "d9ce48489ef6a6a73e796a1df795271e2d364e504e2149b0a4c30789387820e1",
}

func TestReleasedDocumentIsAsItWasReleased(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	version := parse(t, source).Info.Version
	if got := fmt.Sprintf("%x", sha256.Sum256(source)); got != releases[version] {
		t.Errorf("version %s was released as %q, and is %q: a release adds its own version to the list", version, releases[version], got)
	}
}

func TestDocumentThatIsNotTheReleasedOneHasAHigherVersion(t *testing.T) {
	t.Parallel()
	then, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	now, err := os.ReadFile("openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	before, after := parse(t, then).Info.Version, parse(t, now).Info.Version
	if !bytes.Equal(then, now) && slices.Compare(numbers(t, after), numbers(t, before)) <= 0 {
		t.Errorf("version %s was released, and a document that differs from it is %s", before, after)
	}
}

// numbers returns the numbers of a version, the major one first.
func numbers(t *testing.T, version string) []int {
	t.Helper()
	numbers := make([]int, 3)
	if _, err := fmt.Sscanf(version, "%d.%d.%d", &numbers[0], &numbers[1], &numbers[2]); err != nil {
		t.Fatalf("%s: %v", version, err)
	}
	return numbers
}

// accepted lists the endings of findings that are accepted, with the reason of each. For the first group, the service behaves as
// it did in the release, and only the document says it in another way.
var accepted = map[string]string{
	`the request/amount: the pattern is now "^0*([1-9]\\d{0,5}(\\.\\d{1,2})?|1000000(\\.00?)?|0\\.(0[1-9]|[1-9]\\d?))$"`: "the bounds were in the description alone",
	"the request/onDuplicate: the default is now <nil>":                                                                  "as a keyword it makes generators require the member; the description says it",
	"POST /orders: the request: oneOf has now 0 parts instead of 2":                                                      "generators lose the members beside it; the description says it",

	// Unknown members are rejected since 1.0.0, because a misspelt member could cost its sender money.
	"the request: other members are now allowed: false":          "unknown_field",
	"the request/items: other members are now allowed: false":    "unknown_field",
	"the request/licenses: other members are now allowed: false": "unknown_field",
}

// Version 1 changes by additions only: every valid request stays valid, and responses lose no members.
func TestDocumentBreaksNoPromiseOfTheReleasedOne(t *testing.T) {
	t.Parallel()
	before, err := loadDocument(released)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, change := range breaks(before, published().document) {
		isAccepted := false
		for ending := range accepted {
			if strings.HasSuffix(change, ending) {
				isAccepted, found[ending] = true, true
			}
		}
		if !isAccepted {
			t.Error(change)
		}
	}
	for ending := range accepted {
		if !found[ending] {
			t.Errorf("is not found any more: %s", ending)
		}
	}
}

func TestBreakingChangesAreSeenAndAdditionsAreNot(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	original := parse(t, source)
	for name, test := range map[string]struct {
		before, after string
		want          string // part of what is found, "" for nothing
	}{
		"a path goes":                          {"  /events:\n", "  /happenings:\n", "/events is gone"},
		"a method goes":                        {"\n    delete:\n", "\n    patch:\n", "DELETE /webhooks/{id} is gone"},
		"a response goes":                      {"        '202':\n", "        '203':\n", "POST /webhooks/{id}/test: the response 202 is gone"},
		"a parameter goes":                     {"- name: dryRun\n", "- name: dry\n", "POST /orders: the query parameter dryRun is gone"},
		"a parameter becomes required":         {"      name: If-None-Match\n      in: header\n", "      name: If-None-Match\n      in: header\n      required: true\n", "the header parameter If-None-Match is now required"},
		"a parameter's bound falls":            {"maximum: 100, default: 20", "maximum: 50, default: 20", "limit: the bound maximum is now 50"},
		"a request's member goes":              {"        onDuplicate:\n", "        duplicates:\n", "the member onDuplicate is gone"},
		"a request's member becomes required":  {"      required: [amount]\n", "      required: [amount, reference]\n", "the member reference is now required"},
		"a request's bound falls":              {"          maxItems: 20\n", "          maxItems: 10\n", "the bound maxItems is now 10"},
		"a request's choice goes":              {"enum: [skip, reject, null]", "enum: [skip, null]", "the value reject is gone"},
		"a request's pattern changes":          {`'^\d+(\.\d{1,2})?$'`, `'^\d+$'`, "the pattern is now"},
		"a code goes":                          {"enum: [invalid_input, malformed_body, endpoint_limit]", "enum: [invalid_input, malformed_body]", "the value endpoint_limit is gone"},
		"a response's member goes":             {"        balanceAfter:", "        after:", "the member balanceAfter is gone"},
		"a response's member becomes optional": {"required: [page, limit, total]", "required: [page, limit]", "the member total is now optional"},
		"a type changes":                       {"        livemode:\n          description: False for a test store.\n          type: boolean", "        livemode:\n          description: False for a test store.\n          type: string", "the type is now"},
		"a scope changes":                      {"token: [events:read]", "token: [orders:read]", "GET /events: needs another scope"},
		"a webhook goes":                       {"  stock.low:\n", "  stock.lower:\n", "the webhook stock.low is gone"},

		"a server moves":                    {"- url: /api/v1/external\n", "- url: /api/v1/outer\n", "the server /api/v1/external is gone"},
		"a request's body goes":             {"      requestBody: { $ref: '#/components/requestBodies/NewRecharge' }\n", "", "wallet/recharge: the body is gone"},
		"a request's choices are limited":   {"A label of your own.\n", "A label of your own.\n          enum: [a, b]\n", "only the values [a b] are now allowed"},
		"a request's format comes":          {"          schema: { type: string }\n          example: '2026-01-01'", "          schema: { type: string, format: date }", "dateFrom: the format is now date"},
		"a request's const comes":           {"          schema: { type: string }\n          example: '2026-01-01'", "          schema: { type: string, const: today }", "dateFrom: the const is now today"},
		"a request's default changes":       {"maximum: 100, default: 20", "maximum: 100, default: 50", "limit: the default is now 50"},
		"a request's exclusive bound":       {"minimum: 1, default: 1 }", "minimum: 1, default: 1, exclusiveMaximum: 100 }", "page: the bound exclusiveMaximum is now 100"},
		"a request's lower bound":           {"minimum: 1, default: 1 }", "minimum: 1, default: 1, exclusiveMinimum: 1 }", "page: the bound exclusiveMinimum is now 1"},
		"a request's step":                  {"minimum: 1, default: 1 }", "minimum: 1, default: 1, multipleOf: 5 }", "page: the bound multipleOf is now 5"},
		"a request's null goes":             {"A label of your own.\n          type: [string, 'null']", "A label of your own.\n          type: string", "description: the type is now [string]"},
		"a response's format changes":       {"format: date-time\n      pattern", "format: date\n      pattern", "the format is now date"},
		"a response's null comes":           {"        balance: { $ref: '#/components/schemas/Amount' }", "        balance: { type: [string, 'null'], pattern: '^\\d+\\.\\d{2}$' }", "/balance: the type is now [string null]"},
		"a response's header goes":          {"            ETag: { $ref: '#/components/headers/ETag' }\n", "", "the header ETag is gone"},
		"a response's header gets optional": {"else a new id.\n      required: true\n", "else a new id.\n", "the header X-Request-Id is now optional"},
		"a webhook's const changes":         {"const: order.created", "const: order.made", "/type: the const is now order.made"},
		"a webhook's header goes":           {"        - $ref: '#/components/parameters/Signature'\n", "", "the webhook order.created: the header parameter X-Service-Signature is gone"},
		"a webhook's header gets optional":  {"name: X-Service-Event-Id\n      in: header\n      required: true\n", "name: X-Service-Event-Id\n      in: header\n", "the header parameter X-Service-Event-Id is now optional"},
		"a webhook's response goes":         {"        2XX: {", "        200: {", "the webhook order.created: the response 2XX is gone"},

		"tokens come elsewhere":            {"      type: http\n      scheme: bearer\n", "      type: apiKey\n      in: header\n      name: X-Token\n", "the security scheme token: is now of the type apiKey"},
		"a request's list is joined":       {"        - name: type\n          in: query\n", "        - name: type\n          in: query\n          explode: false\n", "GET /events: the query parameter type: the style is now"},
		"a request is closed":              {"    NewOrder:\n      type: object\n", "    NewOrder:\n      type: object\n      additionalProperties: false\n", "POST /orders: the request: other members are now allowed: false"},
		"a request's others are limited":   {"    NewOrder:\n      type: object\n", "    NewOrder:\n      type: object\n      additionalProperties: { type: string }\n", "POST /orders: the request/*: has now a schema: true"},
		"a request's items are unique":     {"          maxItems: 20\n", "          maxItems: 20\n          uniqueItems: true\n", "/items: the bound uniqueItems is now true"},
		"a request needs more members":     {"    NewRecharge:\n      type: object\n", "    NewRecharge:\n      type: object\n      minProperties: 3\n", "the bound minProperties is now 3"},
		"a request has room for fewer":     {"    NewRecharge:\n      type: object\n", "    NewRecharge:\n      type: object\n      maxProperties: 1\n", "the bound maxProperties is now 1"},
		"a response's bound goes":          {"what staff have set.\n          type: integer\n          minimum: 0\n", "what staff have set.\n          type: integer\n", "/stockQuantity: the bound minimum is gone"},
		"a response's bound rises":         {"          maxItems: 100\n          items: { $ref: '#/components/schemas/FieldError' }", "          maxItems: 200\n          items: { $ref: '#/components/schemas/FieldError' }", "/errors: the bound maxItems is now 200"},
		"a keyword that is not compared":   {"    NewRecharge:\n      type: object\n", "    NewRecharge:\n      type: object\n      not: { required: [notes] }\n", "the keyword not is not compared"},
		"a response's items are not known": {"                items: { $ref: '#/components/schemas/Product' }\n", "", "GET /products: the response 200: has now a schema: false"},

		"nothing":                      {},
		"a response's choice comes":    {"enum: [DIGITAL, SERVICE, PHYSICAL]", "enum: [DIGITAL, SERVICE, PHYSICAL, RENTED]", ""},
		"a response's bound falls":     {"          maxItems: 100\n          items: { $ref: '#/components/schemas/FieldError' }", "          maxItems: 50\n          items: { $ref: '#/components/schemas/FieldError' }", ""},
		"a request's null comes":       {"          schema: { type: string }\n          example: '2026-01-01'", "          schema: { type: [string, 'null'] }", ""},
		"a request's format goes":      {"type: string, format: uuid }", "type: string }", ""},
		"a response's null goes":       {"null at the end.\n          type: [string, 'null']", "never null.\n          type: string", ""},
		"a webhook's header comes":     {"        - $ref: '#/components/parameters/Signature'\n", "        - $ref: '#/components/parameters/Signature'\n        - { name: X-More, in: header, required: true, schema: { type: string } }\n", ""},
		"a description changes":        {"Where to send what.", "Where to.", ""},
		"a member of a response comes": {"      properties:\n        page:", "      properties:\n        last: { type: boolean }\n        page:", ""},
		"an optional member comes":     {"        onDuplicate:\n", "        dryRun: { type: boolean }\n        onDuplicate:\n", ""},
		"a request's bound rises":      {"          maxItems: 20\n", "          maxItems: 30\n", ""},
		"a request's choice comes":     {"enum: [skip, reject, null]", "enum: [skip, reject, replace, null]", ""},
	} {
		if !strings.Contains(string(source), test.before) {
			t.Errorf("%s: the document has no %q", name, test.before)
			continue
		}
		changed := parse(t, []byte(strings.Replace(string(source), test.before, test.after, 1)))
		found := strings.Join(breaks(original, changed), "\n")
		if (test.want == "") != (found == "") || !strings.Contains(found, test.want) {
			t.Errorf("%s: found %q, want %q", name, found, test.want)
		}
	}
}

// The released description has no body that may be left out.
func TestBodyThatMustComeFromNowOnIsABreakingChange(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(released)
	if err != nil {
		t.Fatal(err)
	}
	const required = "    NewRecharge:\n      required: true\n"
	optional := strings.Replace(string(source), required, strings.Replace(required, "true", "false", 1), 1)
	found := strings.Join(breaks(parse(t, []byte(optional)), parse(t, source)), "\n")
	if !strings.Contains(found, "/customers/{id}/wallet/recharge: a body is now required") {
		t.Errorf("found %q", found)
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
