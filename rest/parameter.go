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

// checkParameters rejects a malformed query string, and any parameter of a route that has no parameters. For a route with
// parameters, readQuery reports the unknown ones together with other field errors.
//
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
			reason = fieldUnknownParameter // no parameter would be valid
		}
		errs.parameter("query", reason, "string is malformed: escape special characters with %%XX")
	}
	if err != nil || len(r.parameters) == 0 {
		errs.unknownParameters(values, r.parameters)
	}
	return errs.join(nil)
}

// unknownParameters records an error for every parameter that is not in known. Ignoring one would hide a mistake of the client.
func (f *fieldErrors) unknownParameters(values url.Values, known []string) {
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if !slices.Contains(known, name) && !f.isFull() {
			f.parameter(name, fieldUnknownParameter, "%s", unknown(name, known))
		}
	}
}

// unknown returns the error text for an unknown name. It suggests the most similar known name. If none is similar enough, it
// lists all known names, the most similar first.
func unknown(name string, known []string) string {
	if len(known) == 0 {
		return "is not known: there are none here"
	}
	distances := make(map[string]int, len(known))
	for _, candidate := range known {
		distances[candidate] = levenshtein.ComputeDistance(folded(name), folded(candidate))
	}
	sorted := slices.SortedStableFunc(slices.Values(known), func(a, b string) int { return distances[a] - distances[b] })
	if nearest := sorted[0]; distances[nearest] <= max(1, len(nearest)/3) {
		return "is not known; the nearest that is known is " + nearest
	}
	return "is not known; known here: " + strings.Join(sorted, ", ")
}

// folded returns the beginning of a name in lower case, without underscores and hyphens, so that spellings of the same name are
// equal.
func folded(name string) string {
	const maxLength = 64 // bytes; every known name is shorter
	name = name[:min(len(name), maxLength)]
	return strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(name))
}
