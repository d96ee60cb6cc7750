package graph_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"kiosk/internal/problem"
)

// explained checks that a code has the reason, and that the reason has exactly the parameters.
func explained(t testing.TB, code, reason string, params map[string]any) {
	t.Helper()
	rule, known := problem.Rules[problem.Reason(strings.ToLower(reason))]
	names := slices.Sorted(maps.Keys(params))
	if want := slices.Sorted(slices.Values(rule.Params)); !known || rule.Code != code || !slices.Equal(names, want) {
		t.Errorf("%s for the reason %q with %v, want the code %q and the parameters %q", code, reason, params, rule.Code, want)
	}
}

func TestARefusedFieldHasAReasonWithItsParameters(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, refused := range []struct {
			operation string
			input     vars
			want      string
		}{
			{createCategory, vars{"name": strings.Repeat("n", 201), "slug": "a"}, "[input.name TOO_LONG map[max:200]]"},
			{createCategory, vars{"name": " ", "slug": "A b"}, "[input.name REQUIRED map[] input.slug NOT_SLUG map[max:100]]"},
			{
				`mutation($input: AdjustWalletInput!) { adjustWallet(input: $input) { id } }`,
				vars{"customerId": o.Ana.ID, "amount": "2000000.00", "reason": "gift", "idempotencyKey": "k"},
				"[input.amount OUT_OF_RANGE map[max:1000000.00 min:-1000000.00]]",
			},
			{
				`mutation($input: AdjustWalletInput!) { adjustWallet(input: $input) { id } }`,
				vars{"customerId": o.Ana.ID, "amount": "4,90", "reason": "gift", "idempotencyKey": "k"},
				"[input.amount NOT_AMOUNT map[]]",
			},
		} {
			var got []any
			for _, problem := range o.staffClient.ask(t, refused.operation, vars{"input": refused.input}).Errors {
				for _, field := range problem.Extensions.Fields {
					got = append(got, field.Field, field.Reason, field.Params)
				}
			}
			if fmt.Sprint(got) != refused.want {
				t.Errorf("%v: %v, want %s", refused.input, got, refused.want)
			}
		}
	})
}

func TestTheErrorOfALongSearchOfAListHasTheLimit(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for operation, field := range map[string]string{
			`query($text: String!) { customers(first: 1, where: {matches: $text}) { totalCount } }`:                        "where.matches",
			`query($text: String!) { orders(first: 1, where: {or: [{matches: $text}]}) { totalCount } }`:                   "where.or.0.matches",
			`query($text: String!) { licenses(first: 1, where: {matches: $text}) { totalCount } }`:                         "where.matches",
			`query($text: String!) { recharges(first: 1, where: {matches: $text}) { totalCount } }`:                        "where.matches",
			`mutation($text: String!) { createExport(input: {kind: CUSTOMERS, customerWhere: {matches: $text}}) { url } }`: "input.customerWhere.matches",
		} {
			errs := o.staffClient.ask(t, operation, vars{"text": strings.Repeat("é", 201)}).Errors
			if len(errs) != 1 || len(errs[0].Extensions.Fields) != 1 {
				t.Errorf("%s: %+v", operation, errs)
				continue
			}
			got := errs[0].Extensions.Fields[0]
			explained(t, got.Code, got.Reason, got.Params)
			if got.Field != field || got.Reason != "TOO_LONG" || fmt.Sprint(got.Params) != "map[max:200]" {
				t.Errorf("%s: %+v", operation, got)
			}
		}
	})
}

func TestAnImportSaysWhyALineIsWrong(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type lineError struct {
			Line                          int
			Column, Code, Reason, Message string
			Params                        map[string]any
		}
		result := get[struct{ ImportPrices struct{ Errors []lineError } }](t, o.staffClient,
			`mutation($input: ImportInput!) { importPrices(input: $input) { errors { line column code message reason params } } }`,
			vars{"input": vars{"csv": "sku,tier,price\nnone,none,1.999\n", "dryRun": true}})
		if len(result.ImportPrices.Errors) == 0 {
			t.Error("nothing is wrong")
		}
		for _, lineErr := range result.ImportPrices.Errors {
			explained(t, lineErr.Code, lineErr.Reason, lineErr.Params)
		}
	})
}
