package rest_test

import (
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

func TestParameterInAnotherSpellingIsRefusedByName(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		before := w.rows(t)
		for route, path := range paths {
			for _, known := range rest.Parameters()[route.Method+" "+strings.TrimPrefix(route.Pattern, api)] {
				for _, spelling := range otherSpellings(known) {
					p := w.refusedParameter(t, route, path, spelling)
					if !strings.Contains(p.Detail, known) {
						t.Errorf("%s %s?%s: %q does not say %s", route.Method, path, spelling, p.Detail, known)
					}
				}
			}
		}
		w.wroteNothingSince(t, before)
	})
}

func TestDryRunIsRefusedWhereThereIsNone(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		before := w.rows(t)
		for route, path := range paths {
			if route.Method == http.MethodGet || route.Pattern == api+"/orders" {
				continue
			}
			for _, spelling := range append(otherSpellings("dryRun"), "dryRun") {
				w.refusedParameter(t, route, path, spelling)
			}
		}
		w.wroteNothingSince(t, before)
	})
}

func TestOrdersAreNotListedForACustomerWhoIsNamedInAWayThatTheListDoesNotKnow(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, name := range []string{"customerId", "customerPhone"} {
			for _, spelling := range append(otherSpellings(name), name) {
				r := w.Do(t, http.MethodGet, api+"/orders?"+spelling+"="+w.Ana.ID.String(), nil)
				p := refused(t, r, http.StatusBadRequest, "invalid_input")
				if !slices.Equal(p.where(), []string{spelling}) || !strings.Contains(p.Detail, "userId") {
					t.Errorf("%s: %s", spelling, r.Body)
				}
			}
		}
		several := refused(t, w.Do(t, http.MethodGet, api+"/orders?user_id=1&Limit=2", nil), http.StatusBadRequest, "invalid_input")
		if got := several.where(); !slices.Equal(got, []string{"Limit", "user_id"}) {
			t.Errorf("two misspelt parameters are reported at %q", got)
		}
	})
}

func TestParameterThatARouteDoesNotKnowIsIgnored(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		paths := w.paths(t)
		for _, route := range slices.SortedFunc(maps.Keys(paths), func(a, b rest.Route) int { return strings.Compare(b.Method, a.Method) }) {
			r := w.Do(t, route.Method, paths[route]+"?utm_source=chat&dry=true&customer=x", w.change(route))
			if r.Status >= http.StatusMultipleChoices {
				t.Errorf("%s %s: %d %s", route.Method, paths[route], r.Status, r.Body)
			}
			if route.Method == http.MethodGet {
				answered[any](t, w.Do(t, route.Method, paths[route]+"?dryrun=true", nil), http.StatusOK)
			}
		}
	})
}

// otherSpellings writes a name in camel case as others do.
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

// refusedParameter makes a request that would succeed without the parameter, and is refused because of it.
func (w *world) refusedParameter(t testing.TB, route rest.Route, path, parameter string) problem {
	t.Helper()
	r := w.Do(t, route.Method, path+"?"+url.QueryEscape(parameter)+"=true", w.change(route))
	p := refused(t, r, http.StatusBadRequest, "invalid_input")
	if !slices.Equal(p.where(), []string{parameter}) {
		t.Errorf("%s %s?%s: errors at %q", route.Method, path, parameter, p.where())
	}
	return p
}

// wroteNothingSince checks that what the store holds is what it held.
func (w *world) wroteNothingSince(t testing.TB, before map[string][]string) {
	t.Helper()
	for _, table := range []string{"orders", "recharges", "wallet_transactions", "licenses", "webhook_endpoints", "events"} {
		if got := w.rowsOf(t, table); !slices.Equal(got, before[table]) {
			t.Errorf("%s held\n%v\nand holds\n%v", table, before[table], got)
		}
	}
}
