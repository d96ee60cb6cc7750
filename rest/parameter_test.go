package rest_test

import (
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"kiosk/rest"
)

func TestRoutesKnowTheParametersThatTheDocumentDescribes(t *testing.T) {
	t.Parallel()
	for path, item := range published().document.Paths.Map() {
		for method, operation := range item.Operations() {
			var described []string
			for _, parameter := range operation.Parameters {
				if parameter.Value.In == "query" {
					described = append(described, parameter.Value.Name)
				}
			}
			known := rest.Parameters()[method+" "+path]
			if slices.Sort(described); !slices.Equal(described, slices.Sorted(slices.Values(known))) {
				t.Errorf("%s %s is described with %v and knows %v", method, path, described, known)
			}
		}
	}
}

// TestUnknownParametersAreRefusedByEveryOperationAndNameTheNearest adds an unknown parameter to a valid request of each operation.
// If the name is similar to no known name, the response lists all known names.
func TestUnknownParametersAreRefusedByEveryOperationAndNameTheNearest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		if operations := len(rest.Parameters()); len(paths) < operations {
			t.Fatalf("%d paths of %d operations", len(paths), operations)
		}
		before := w.rows(t)
		for route, path := range paths {
			known := rest.Parameters()[route.Method+" "+strings.TrimPrefix(route.Pattern, api)]
			for _, name := range []string{"utm_source", "dryrun", "x y", "", strings.Repeat("ä", 5000)} {
				p := w.refusedParameter(t, route, path, name)
				if len(known) > 0 && !slices.ContainsFunc(known, func(name string) bool { return strings.HasSuffix(p.Errors[0].Detail, " "+name) }) {
					t.Errorf("%s %s?%.20s: %q names none of %v", route.Method, path, name, p.Detail, known)
				}
				if name == "utm_source" && len(known) > 0 && !p.listsAll(known) {
					t.Errorf("%s %s?%s: %q does not list %v", route.Method, path, name, p.Detail, known)
				}
			}
			for _, known := range known {
				for _, spelling := range append(otherSpellings(known), known+"s", known[1:]) {
					if p := w.refusedParameter(t, route, path, spelling); !strings.HasSuffix(p.Errors[0].Detail, " "+known) {
						t.Errorf("%s %s?%s: %q does not say %s", route.Method, path, spelling, p.Detail, known)
					}
				}
			}
		}
		w.wroteNothingSince(t, before)
		several := refused(t, w.Do(t, http.MethodGet, api+"/orders?user_id=1&Limit=2", nil), http.StatusBadRequest, "unknown_parameter")
		if got := several.where(); !slices.Equal(got, []string{"Limit", "user_id"}) {
			t.Errorf("two misspelt parameters are reported at %q", got)
		}
		for request, wrong := range map[string][]string{
			"GET /orders?user_id=1&userId=x&status=DONE&limit=0": {"user_id", "userId", "status", "limit"},
			"GET /events?types=a&type=b&wait=1h":                 {"types", "type", "wait"},
			"GET /customers?mail=a&phone=1":                      {"mail", "phone"},
			"POST /orders?dryrun=true&dryRun=yes":                {"dryrun", "dryRun", "/items", "/customerId"},
		} {
			method, path, _ := strings.Cut(request, " ")
			p := refused(t, w.Do(t, method, api+path, map[string]any{}), http.StatusBadRequest, "unknown_parameter")
			if got := p.where(); !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(wrong))) {
				t.Errorf("%s: reported at %q", request, got)
			}
		}
		unlike := refused(t, w.Do(t, http.MethodGet, api+"/prices?ref=telegram:1", nil), http.StatusBadRequest, "unknown_parameter")
		if got := unlike.Errors[0].Detail; !strings.Contains(got, "known here: customerRef, ") {
			t.Errorf("the nearest of names that are not alike is not the first: %q", got)
		}
	})
}

// TestMalformedParametersAreRefusedByEveryOperation adds a malformed parameter to a valid request of each operation.
func TestMalformedParametersAreRefusedByEveryOperation(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		before := w.rows(t)
		for route, path := range paths {
			code := "unknown_parameter"
			if known := rest.Parameters()[route.Method+" "+strings.TrimPrefix(route.Pattern, api)]; len(known) > 0 {
				code = "invalid_input"
			}
			for _, malformed := range []string{"%zz=1", "a;b=1", "=%"} {
				p := refused(t, w.Do(t, route.Method, path+"?"+malformed, w.change(route)), http.StatusBadRequest, code)
				if got := p.where(); !slices.Equal(got, []string{"query"}) {
					t.Errorf("%s %s with %s blames %v", route.Method, path, malformed, got)
				}
			}
		}
		w.wroteNothingSince(t, before)
	})
}

func TestEveryWrongParameterOfAListIsNamedAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for path, want := range map[string][]string{
			"/customers?limit=0&phone=x&q=" + strings.Repeat("a", 201) + "&email=" + strings.Repeat("a", 321): {"limit", "phone", "q", "email"},
			"/events?limit=0&wait=x&type=x&cursor=x&after=end":                                                {"limit", "wait", "type", "cursor", "after"},
			"/events?cursor=x&after=x":                             {"after", "cursor"},
			"/requests?limit=0&wait=x&status=x&cursor=x&after=end": {"limit", "wait", "status", "cursor", "after"},
		} {
			if got := refused(t, w.Do(t, "GET", api+path, nil), http.StatusBadRequest, "invalid_input").where(); !slices.Equal(got, want) {
				t.Errorf("GET %s blames %v, want %v", path, got, want)
			}
		}
	})
}

// TestUnknownFieldsAreRefusedByEveryOperationAndNameTheNearest adds an unknown member to each object of each valid body of the
// document. If the name is similar to no known name, the response lists all known names.
func TestUnknownFieldsAreRefusedByEveryOperationAndNameTheNearest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		before := w.rows(t)
		tried := 0
		for route, path := range paths {
			operation := published().document.Paths.Value(strings.TrimPrefix(route.Pattern, api)).GetOperation(route.Method)
			if operation.RequestBody == nil || operation.RequestBody.Value.Content["application/json"] == nil {
				continue
			}
			known := slices.Sorted(maps.Keys(operation.RequestBody.Value.Content["application/json"].Schema.Value.Properties))
			for add, pointer := range map[string]string{"idempotency-key": "/idempotency-key", "a/b~c": "/a~1b~0c"} {
				if p := w.refusedField(t, route, path, add, pointer); !p.listsAll(known) {
					t.Errorf("%s %s with %s: %q does not list %v", route.Method, path, add, p.Detail, known)
				}
				tried++
			}
			for _, known := range known {
				for _, spelling := range append(otherSpellings(known), known+"s", known[1:]) {
					if p := w.refusedField(t, route, path, spelling, "/"+spelling); !strings.HasSuffix(p.Detail, "nearest that is known is "+known+".") {
						t.Errorf("%s %s with %s: %q does not say %s", route.Method, path, spelling, p.Detail, known)
					}
					tried++
				}
			}
		}
		if tried < 100 {
			t.Errorf("tried only %d bodies", tried)
		}
		for pointer, test := range map[string]struct {
			path string
			body any
		}{
			"/items/0/amount":        {"/orders", map[string]any{"customerId": w.Ana.ID, "items": []any{map[string]any{"variationId": w.Yearly.ID, "amount": 2}}}},
			"/licenses/1/expires_at": {"/inventory/licenses", map[string]any{"variationId": w.Lifetime.ID, "licenses": []any{"A", map[string]any{"credentials": "B", "expires_at": "2040-01-01"}}}},
		} {
			p := refused(t, w.Do(t, http.MethodPost, api+test.path, test.body), http.StatusBadRequest, "unknown_field")
			if !slices.Equal(p.where(), []string{pointer}) {
				t.Errorf("%s: %q", pointer, p.where())
			}
		}
		misspelt := refused(t, w.Do(t, http.MethodPost, api+"/orders", map[string]any{"customerID": w.Ana.ID, "items": []any{map[string]any{"variationId": w.Yearly.ID}}}), http.StatusBadRequest, "unknown_field")
		if got := misspelt.where(); !slices.Contains(got, "/customerID") || !slices.Contains(got, "/customerId") {
			t.Errorf("a misspelt customer is reported at %q", got)
		}
		w.wroteNothingSince(t, before)
	})
}

// copied returns a copy of a body as a JSON object.
func copied(t testing.TB, body any) map[string]any {
	t.Helper()
	var members map[string]any
	encoded, err := json.Marshal(body)
	if err := errors.Join(err, json.Unmarshal(encoded, &members)); err != nil {
		t.Fatal(err)
	}
	return members
}

// otherSpellings returns other spellings of a name in camel case, such as snake case.
func otherSpellings(name string) []string {
	var snake strings.Builder
	for _, letter := range name {
		if 'A' <= letter && letter <= 'Z' {
			snake.WriteByte('_')
		}
		snake.WriteRune(letter)
	}
	underscored := strings.ToLower(snake.String())
	spellings := []string{strings.ToUpper(name), strings.ToUpper(underscored), strings.ToUpper(name[:1]) + name[1:]}
	if underscored != name {
		spellings = append(spellings, underscored, strings.ReplaceAll(underscored, "_", "-"), strings.ToLower(name))
	}
	return spellings
}

// refusedParameter adds the parameter to a valid request, and checks that it is rejected.
func (w *world) refusedParameter(t testing.TB, route rest.Route, path, parameter string) problemDetails {
	t.Helper()
	r := w.Do(t, route.Method, path+"?"+url.QueryEscape(parameter)+"=true", w.change(route))
	p := refused(t, r, http.StatusBadRequest, "unknown_parameter")
	if len(p.Errors) != 1 || p.Errors[0].Parameter != parameter || p.Errors[0].Code != "unknown_parameter" {
		t.Errorf("%s %s?%s: errors at %q", route.Method, path, parameter, p.where())
	}
	return p
}

// refusedField adds the member to the body of a valid request, and checks that it is rejected.
func (w *world) refusedField(t testing.TB, route rest.Route, path, name, pointer string) problemDetails {
	t.Helper()
	body := copied(t, w.change(route))
	body[name] = "x"
	p := refused(t, w.Do(t, route.Method, path, body), http.StatusBadRequest, "unknown_field")
	if !slices.Equal(p.where(), []string{pointer}) || p.Errors[0].Code != "unknown_field" {
		t.Errorf("%s %s with %s: %+v", route.Method, path, name, p)
	}
	return p
}

// listsAll reports whether the first error ends with a list of exactly these names.
func (p problemDetails) listsAll(known []string) bool {
	_, list, _ := strings.Cut(p.Errors[0].Detail, "is not known; known here: ")
	return slices.Equal(slices.Sorted(slices.Values(strings.Split(list, ", "))), slices.Sorted(slices.Values(known)))
}

// wroteNothingSince checks that the rows of all tables are as before.
func (w *world) wroteNothingSince(t testing.TB, before map[string][]string) {
	t.Helper()
	for _, table := range []string{"orders", "recharges", "wallet_transactions", "licenses", "webhook_endpoints", "events"} {
		if got := w.rowsOf(t, table); !slices.Equal(got, before[table]) {
			t.Errorf("%s held\n%v\nand holds\n%v", table, before[table], got)
		}
	}
}
