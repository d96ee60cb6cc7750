package graph_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/graph"
)

func sha256Of(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// nested is an operation that is n fields deep.
func nested(n int) string {
	const pair = "tierPrices { variation { "
	return "{ variationBySku(sku: \"x\") { " + strings.Repeat(pair, (n-2)/2) + "sku" + strings.Repeat(" } }", (n-2)/2) + " } }"
}

func repeated(n int, format string) string {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, format+" ", i)
	}
	return text.String()
}

// doubling are fragments each of which spreads the next one twice: 2^40 fields in a small text.
func doubling() string {
	text := "query { ...F0 } "
	for i := range 40 {
		text += fmt.Sprintf("fragment F%d on Query { ...F%d ...F%d } ", i, i+1, i+1)
	}
	return text + "fragment F40 on Query { viewer { id } }"
}

// row are fragments each of which spreads the next one, which the rules walk from each of them to the end.
func row(n int) string {
	text := "query { ...F0 } "
	for i := range n {
		text += fmt.Sprintf("fragment F%d on Query { ...F%d } ", i, i+1)
	}
	return text + fmt.Sprintf("fragment F%d on Query { viewer { id } }", n)
}

// describedType asks for what introspection queries ask for.
const describedType = `fragment T on __Type { name description fields { name description args { name description type { name } } type { name } } inputFields { name description type { name } } }`

func TestOperationsThatAskForTooMuchAreRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const orders = "orders(first: 100) { edges { node { id items { id sku price basePrice status } } } }"
		for name, test := range map[string]struct {
			operation string
			variables vars
			code      string
		}{
			"no page size":           {"{ priceTiers { totalCount } }", nil, "PAGE_SIZE"},
			"page too small":         {"{ priceTiers(first: 0) { totalCount } }", nil, "PAGE_SIZE"},
			"page below zero":        {"{ priceTiers(last: -1) { totalCount } }", nil, "PAGE_SIZE"},
			"page too large":         {"{ priceTiers(first: 101) { totalCount } }", nil, "PAGE_SIZE"},
			"two sizes":              {"{ priceTiers(first: 1, last: 1) { totalCount } }", nil, "PAGE_SIZE"},
			"size by variable":       {"query($n: Int) { priceTiers(first: $n) { totalCount } }", vars{"n": 101}, "PAGE_SIZE"},
			"size by default":        {"query($n: Int = 1000) { priceTiers(first: $n) { totalCount } }", nil, "PAGE_SIZE"},
			"null size":              {"query($n: Int) { priceTiers(first: $n) { totalCount } }", vars{"n": nil}, "PAGE_SIZE"},
			"in a fragment":          {"{ ...F } fragment F on Query { priceTiers { totalCount } }", nil, "PAGE_SIZE"},
			"in an inline fragment":  {"{ ... on Query { priceTiers(first: 500) { totalCount } } }", nil, "PAGE_SIZE"},
			"an absurd number":       {"{ priceTiers(first: 99999999999999999999) { totalCount } }", nil, "GRAPHQL_VALIDATION_FAILED"},
			"too deep":               {nested(18), nil, "TOO_DEEP"},
			"too deep, in fragments": {"{ variationBySku(sku: \"x\") { ...A } } fragment A on Variation { tierPrices { variation { ...B } } } fragment B on Variation { tierPrices { variation { ...C } } } fragment C on Variation { tierPrices { variation { ...D } } } fragment D on Variation { tierPrices { variation { ...E } } } fragment E on Variation { tierPrices { variation { ...G } } } fragment G on Variation { tierPrices { variation { ...H } } } fragment H on Variation { tierPrices { variation { sku } } }", nil, "TOO_DEEP"},
			"too complex":            {"{ a: " + orders + " b: " + orders + " c: " + orders + " d: " + orders + " e: " + orders + " f: " + orders + " g: " + orders + " h: " + orders + " i: " + orders + " j: " + orders + " }", nil, "TOO_COMPLEX"},
			"dashboards by heart":    {`{ dashboard(from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z") { ` + repeated(30, "a%d: topProducts(top: 1) { name }") + "} }", nil, "TOO_COMPLEX"},
			"introspection again":    {"{ " + repeated(15, "a%d: __schema { types { ...T } }") + "} " + describedType, nil, "TOO_COMPLEX"},
			"types again and again":  {"{ __schema { ...A } } fragment A on __Schema { " + repeated(50, "a%d: types { ...T }") + "} " + describedType, nil, "TOO_COMPLEX"},
			"types without aliases":  {"{ __schema { types { " + strings.Repeat("...T ", 15) + "} } } " + describedType, nil, "TOO_COMPLEX"},
			"one type, all below it": {`{ __type(name: "Query") { ` + repeated(70, "a%d: fields { args { type { inputFields { name description } } } }") + "} }", nil, "TOO_COMPLEX"},
			"aliases of the schema":  {"{ __schema { ...A ...B } } fragment A on __Schema { " + repeated(51, "a%d: queryType { name }") + "} fragment B on __Schema { " + repeated(50, "b%d: queryType { name }") + "}", nil, "TOO_MANY_ALIASES"},
			"doubling fragments":     {doubling(), nil, "TOO_MANY_ROOT_FIELDS"},
			"root fields":            {"{ " + repeated(21, "a%d: viewer { id }") + "}", nil, "TOO_MANY_ROOT_FIELDS"},
			"aliases":                {"{ viewer { " + repeated(101, "a%d: id") + "} }", nil, "TOO_MANY_ALIASES"},
			"aliases in fragments":   {"{ viewer { ...A permissions { ...N } } } fragment A on Viewer { ...B ...B ...B } fragment B on Viewer { " + repeated(40, "a%d: id") + "} fragment N on Viewer { id }", nil, "TOO_MANY_ALIASES"},
			"fields":                 {"{ viewer { " + strings.Repeat("name ", 3880) + "} }", nil, "TOO_MANY_FIELDS"},
			"fields in fragments":    {"{ viewer { " + strings.Repeat("...F ", 30) + "} } fragment F on Viewer { " + strings.Repeat("id ", 70) + "}", nil, "TOO_MANY_FIELDS"},
			"fields of one unused":   {"{ viewer { id } } " + strings.Replace(doubling(), "query {", "fragment F on Query {", 1), nil, "TOO_MANY_FIELDS"},
			"a cycle of fragments":   {"{ ...A } fragment A on Query { viewer { id } ...B } fragment B on Query { ...A }", nil, "GRAPHQL_VALIDATION_FAILED"},
			"operations":             {strings.Repeat("query { ...F } ", 300) + "fragment F on Query { viewer { " + strings.Repeat("id ", 1900) + "} }", nil, "TOO_COMPLEX"},
			"fragments in a row":     {row(400), nil, "TOO_COMPLEX"},
			"a long name":            {"{ viewer { " + strings.Repeat("x", 129) + ": id } }", nil, "QUERY_TOO_LONG"},
			"a long name in a value": {"{ orders(first: 1, where: {" + strings.Repeat("x", 129) + ": 1}) { totalCount } }", nil, "QUERY_TOO_LONG"},
			"lists in lists":         {"{ orders(first: " + strings.Repeat("[", 33) + strings.Repeat("]", 33) + ") { totalCount } }", nil, "TOO_DEEP"},
			"long strings":           {"{ products(first: 100) { edges { node { " + repeated(13, "d%d: description") + "} } } }", nil, "TOO_COMPLEX"},
			"words":                  {"{ viewer { " + strings.Repeat("id ", 4001) + "} }", nil, "QUERY_TOO_LONG"},
			"bytes":                  {"{ viewer { id } } # " + strings.Repeat("x", 70_000), nil, "QUERY_TOO_LONG"},
			"terms":                  {"query($w: PriceTierWhereInput) { priceTiers(first: 1, where: $w) { totalCount } }", vars{"w": vars{"or": many(201)}}, "FILTER_TOO_LARGE"},
			"terms in the text":      {"{ priceTiers(first: 1, where: {or: [" + repeated(201, "{level: %d}") + "]}) { totalCount } }", nil, "FILTER_TOO_LARGE"},
			"empty lists as terms":   {"query($w: PriceTierWhereInput) { priceTiers(first: 1, where: $w) { totalCount } }", vars{"w": vars{"and": slices.Repeat([]any{vars{"idIn": []any{}}}, 201)}}, "FILTER_TOO_LARGE"},
			"empty lists in text":    {"{ priceTiers(first: 1, where: {or: [" + strings.Repeat("{idIn: []} ", 201) + "]}) { totalCount } }", nil, "FILTER_TOO_LARGE"},
			"nested filters":         {"query($w: PriceTierWhereInput) { priceTiers(first: 1, where: $w) { totalCount } }", vars{"w": nots(9)}, "FILTER_TOO_LARGE"},
			"looking in circles":     {"{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }", nil, "GRAPHQL_VALIDATION_FAILED"},
		} {
			start := time.Now()
			got := o.ask(t, test.operation, test.variables)
			if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != test.code || got.Errors[0].Message == "" {
				t.Errorf("%s: %+v, want %s", name, got.Errors, test.code)
			}
			if took := time.Since(start); took > time.Minute { // and not because the machine is busy
				t.Errorf("%s: took %s to refuse", name, took)
			}
		}
	})
}

func many(n int) []any {
	terms := make([]any, n)
	for i := range terms {
		terms[i] = vars{"level": i}
	}
	return terms
}

func nots(n int) vars {
	if n == 0 {
		return vars{"level": 1}
	}
	return vars{"not": nots(n - 1)}
}

func TestWhatStaffNeedIsWithinTheLimits(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		get[any](t, o.staffClient, nested(8), nil)
		get[any](t, o.staffClient, "{ orders(first: 100) { totalCount edges { node { id number status total items { id sku price status } } } } }", nil)
		get[any](t, o.staffClient, "query($w: PriceTierWhereInput) { priceTiers(first: 100, where: $w) { totalCount } }", vars{"w": vars{"or": many(100)}})
		get[any](t, o.staffClient, "{ "+repeated(20, "a%d: viewer { id }")+"}", nil)
		// What GraphiQL, Apollo, urql and code generators ask first.
		for name, query := range introspections {
			r := o.client.Do(t, "POST", graph.Path, map[string]any{"query": query})
			var got result
			if r.Decode(t, &got); r.Status != 200 || len(got.Errors) > 0 || len(r.Body) < 50_000 {
				t.Errorf("%s: %d %+v %.300s", name, r.Status, got.Errors, r.Body)
			}
		}
	})
}

// introspections are what getIntrospectionQuery of graphql-js makes with and without its options.
var introspections = map[string]string{
	"plain": strings.NewReplacer(" description", "", "(includeDeprecated: true)", "").Replace(introspection),
	"usual": introspection,
	"all options": strings.NewReplacer(
		"__schema {", "__schema { description",
		"directives {", "directives { isRepeatable",
		"kind name description\n", "kind name description specifiedByURL isOneOf\n",
		"inputFields(includeDeprecated: true)", "inputFields",
	).Replace(introspection),
}

const introspection = `query IntrospectionQuery { __schema { queryType { name } mutationType { name } subscriptionType { name }
	types { ...FullType } directives { name description locations args(includeDeprecated: true) { ...InputValue } } } }
fragment FullType on __Type { kind name description
	fields(includeDeprecated: true) { name description args(includeDeprecated: true) { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
	inputFields(includeDeprecated: true) { ...InputValue } interfaces { ...TypeRef }
	enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef } }
fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason }
fragment TypeRef on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name
	ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } } } }`
