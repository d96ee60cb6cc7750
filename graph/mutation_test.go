package graph_test

import (
	"net/http"
	"strings"
	"testing"

	"kiosk/graph"
)

func TestAMutationOfSeveralRootFieldsIsRefusedBeforeAnyRuns(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const a = `createCategory(input: {name: "A", slug: "a"}) { id }`
		const b = `createCategory(input: {name: "B", slug: "b"}) { id }`
		for name, operation := range map[string]string{
			"aliases":             "mutation { a: " + a + " b: " + b + " }",
			"two fields":          `mutation { ` + a + ` createPriceTier(input: {name: "Zinc", level: 7}) { id } }`,
			"a named fragment":    "mutation { ...F b: " + b + " } fragment F on Mutation { a: " + a + " }",
			"two named fragments": "mutation { ...F ...G } fragment F on Mutation { a: " + a + " } fragment G on Mutation { ...H } fragment H on Mutation { b: " + b + " }",
			"an inline fragment":  "mutation { a: " + a + " ... on Mutation { b: " + b + " } }",
			"one that is skipped": "mutation { a: " + strings.Replace(a, ") {", ") @skip(if: true) {", 1) + " b: " + strings.Replace(b, ") {", ") @include(if: true) {", 1) + " }",
			"one of operations":   "query Q { viewer { id } } mutation M { a: " + a + " b: " + b + " }",
		} {
			response := o.client.Do(t, http.MethodPost, graph.Path, vars{"query": operation, "operationName": nil})
			got := decodeResult(t, response.Body)
			if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "GRAPHQL_VALIDATION_FAILED" || !strings.Contains(got.Errors[0].Message, "one root field") ||
				got.Data != nil || response.Status != http.StatusBadRequest {
				t.Errorf("%s: %d %s", name, response.Status, response.Body)
			}
		}
		left := get[struct {
			Categories, PriceTiers struct{ TotalCount int }
		}](t, o.staffClient, `{ categories(first: 1, where: {slugIn: ["a", "b"]}) { totalCount } priceTiers(first: 1, where: {name: "Zinc"}) { totalCount } }`, nil)
		if left.Categories.TotalCount != 0 || left.PriceTiers.TotalCount != 0 {
			t.Errorf("%+v were made", left)
		}

		for name, operation := range map[string]string{
			"one under an alias":    `mutation { a: createCategory(input: {name: "C", slug: "c"}) { id } }`,
			"with its own typename": `mutation { __typename createCategory(input: {name: "D", slug: "d"}) { id } }`,
			"the same one twice":    `mutation { ...F createCategory(input: {name: "E", slug: "e"}) { id } } fragment F on Mutation { createCategory(input: {name: "E", slug: "e"}) { name } }`,
		} {
			if got := o.ask(t, operation, nil); len(got.Errors) > 0 {
				t.Errorf("%s: %+v", name, got.Errors)
			}
		}
	})
}
