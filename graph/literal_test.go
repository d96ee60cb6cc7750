package graph_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"
)

func TestAnEscapedSurrogatePairInAnOperationIsOneCharacter(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for literal, want := range map[string]string{
			`"Ana \ud83d\ude00"`:                 "Ana 😀",
			`"\uD83D\uDE00\ud83d\ude01 \u00e9"`:  "😀😁 é",
			`"\u0041\ud83d\ude00\\ud83d"`:        `A😀\ud83d`,
			`"\\\ud83d\ude00"`:                   `\😀`,
			`"\"\ud83d\ude00\""`:                 `"😀"`,
			`"""\ud83d \""" \ud83d"""`:           `\ud83d """ \ud83d`, // a block string has no escapes
			"# \\ud83d \"\r\n\"\\ud83d\\ude00\"": "😀",
		} {
			got := get[struct{ CreateCustomer struct{ Name string } }](t, o.staffClient,
				`mutation { createCustomer(input: {name: `+literal+`}) { name } }`, nil).CreateCustomer.Name
			if got != want {
				t.Errorf("%s is %q, not %q", literal, got, want)
			}
		}
	})
}

func TestErrorsBehindAnEscapedSurrogatePairHaveTheirPosition(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for text, column := range map[string]int{
			`{ customer(id: "\ud83d\ude00\ud83d\ude00") { nothing } }`: 46,
			`{ customer(id: "\ud83d\ude00\ud83d\ude00") { id ]`:        49,
			`{ customer(id: "\ud83d\ude00\q\ud83d") { id } }`:          30,
		} {
			got := o.ask(t, text, nil)
			if len(got.Errors) != 1 || !reflect.DeepEqual(got.Errors[0].Locations, []location{{1, column}}) {
				t.Errorf("%s: %+v, want column %d", text, got.Errors, column)
			}
		}
	})
}

func TestHalfOfASurrogatePairInAnOperationIsRefusedWhereItStands(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, half := range []string{`\ud83d`, `\ude00`, `\uDE00\uD83D`, `\ud83d\u0041`, `\ud83d\n\ude00`, `\ud83d\ud83d\ude00`} {
			text := "query A { # \"\r\n  customers(first: 1, where: {externalRef: \"😀 " + half + "\"}) { totalCount } }"
			byGET := o.client.Do(t, http.MethodGet, getting(map[string]string{"query": text}), nil)
			responses := map[string]result{"POST": o.ask(t, text, nil), "persisted": o.askPersisted(t, text), "GET": decodeResult(t, byGET.Body)}
			for name, subscribe := range transports {
				responses[name], _ = subscribe(o.staffClient, t, text, nil).next(t)
			}
			for way, got := range responses {
				if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "GRAPHQL_PARSE_FAILED" || !strings.Contains(got.Errors[0].Message, half[:6]) ||
					!reflect.DeepEqual(got.Errors[0].Locations, []location{{2, 47}}) {
					t.Errorf("%s by %s: %+v", half, way, got.Errors)
				}
			}
		}
	})
}

func TestAVariableThatIsNoIntIsRefusedWhereItStands(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const (
			orders  = `query($n: Int) { orders(first: $n) { totalCount } }`
			newTier = `mutation($n: CreatePriceTierInput!) { createPriceTier(input: $n) { level } }`
		)
		for given, want := range map[string]string{"1.5": "1.5", "1e2": "1e2", `"1"`: "a string", "9223372036854775808": "9223372036854775808"} {
			for text, test := range map[string]struct{ variable, path string }{
				orders:  {given, "[variable n]"},
				newTier: {`{"name": "None", "level": ` + given + `}`, "[variable n level]"},
			} {
				got := o.ask(t, text, vars{"n": json.RawMessage(test.variable)})
				if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "GRAPHQL_VALIDATION_FAILED" ||
					got.Errors[0].Message != "must be an Int, not "+want || fmt.Sprint(got.Errors[0].Path) != test.path {
					t.Errorf("%s in %s: %+v", given, text, got.Errors)
				}
			}
		}
	})
}
