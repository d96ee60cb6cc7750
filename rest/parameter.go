package rest

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"kiosk/internal/problem"
)

// checkParameters refuses a request with a query string that cannot be read, or with parameters although the route knows none.
// What a route with parameters does not know, readQuery reports, together with what else is wrong.
// Errors: unknown_parameter, invalid_input.
func (r route) checkParameters(request *http.Request) error {
	if request.URL.RawQuery == "" {
		return nil
	}
	var errs fieldErrors
	values, err := url.ParseQuery(request.URL.RawQuery)
	if err != nil {
		reason := problem.Invalid
		if len(r.parameters) == 0 {
			reason = fieldUnknownParameter // whatever is meant
		}
		errs.parameter("query", reason, "string is malformed: escape special characters with %%XX")
	}
	if err != nil || len(r.parameters) == 0 {
		errs.unknownParameters(values, r.parameters)
	}
	return errs.join(nil)
}

// unknownParameters records the parameters that the route does not know, and that it would have to ignore although its caller
// relies on them.
func (f *fieldErrors) unknownParameters(values url.Values, known []string) {
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if !slices.Contains(known, name) && !f.isFull() {
			f.parameter(name, fieldUnknownParameter, "%s", unknown(name, known))
		}
	}
}

// unknown says that a name is not known, and which one may be meant: the nearest of those that are, if it is alike, or else all
// of them, the nearest first.
func unknown(name string, known []string) string {
	if len(known) == 0 {
		return "is not known: there are none here"
	}
	distances := make(map[string]int, len(known))
	for _, each := range known {
		distances[each] = levenshtein.ComputeDistance(folded(name), folded(each))
	}
	sorted := slices.SortedStableFunc(slices.Values(known), func(a, b string) int { return distances[a] - distances[b] })
	if nearest := sorted[0]; distances[nearest] <= max(1, len(nearest)/3) {
		return "is not known; the nearest that is known is " + nearest
	}
	return "is not known; known here: " + strings.Join(sorted, ", ")
}

// folded is what the spellings of a name have in common. Beyond its beginning a name is not looked at.
func folded(name string) string {
	const enough = 64 // characters, of which no known name has as many
	name = name[:min(len(name), enough)]
	return strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(name))
}
