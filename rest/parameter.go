package rest

import (
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// checkParameters refuses a request with a parameter that the route does not know, and that it would have to ignore
// although its caller relies on it. Error: unknown_parameter.
func (r route) checkParameters(request *http.Request) error {
	if request.URL.RawQuery == "" {
		return nil
	}
	var errs fieldErrors
	for _, name := range slices.Sorted(maps.Keys(request.URL.Query())) {
		if !slices.Contains(r.parameters, name) {
			errs.parameter(name, fieldUnknownParameter, "%s", unknown(name, r.parameters))
		}
	}
	return errs.join(nil)
}

// unknown says that a name is not known, and which is nearest to it of those that are.
func unknown(name string, known []string) string {
	if len(known) == 0 {
		return "is not known: there are none here"
	}
	nearest := slices.MinFunc(known, func(a, b string) int {
		return levenshtein.ComputeDistance(folded(name), folded(a)) - levenshtein.ComputeDistance(folded(name), folded(b))
	})
	return "is not known; the nearest that is known is " + nearest
}

// folded is what the spellings of a name have in common. Beyond its beginning a name is not looked at.
func folded(name string) string {
	const enough = 64 // characters, of which no known name has as many
	name = name[:min(len(name), enough)]
	return strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(name))
}
