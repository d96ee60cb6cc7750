package rest

import (
	"maps"
	"net/http"
	"slices"
	"strings"

	"kiosk/internal/resolver"
)

// checkParameters refuses a request whose query would be ignored although its caller relies on it; every other
// parameter that the route does not know is ignored, as unknown members of a body are. Error: invalid_input.
func (r route) checkParameters(request *http.Request) error {
	if request.URL.RawQuery == "" {
		return nil
	}
	var wrong faults
	for _, name := range slices.Sorted(maps.Keys(request.URL.Query())) {
		if rule := r.mistaken(name); rule != "" {
			wrong.parameter(name, resolver.FieldInvalid, "%s", rule)
		}
	}
	return wrong.join(nil)
}

// mistaken says what is to be done about a parameter that would be ignored at its caller's cost, "" about all others: one
// that the route knows in another spelling; a dry run where there is none, which would be carried out; and a customer in
// the list of orders, which would show everybody's.
func (r route) mistaken(name string) (rule string) {
	if slices.Contains(r.parameters, name) {
		return ""
	}
	spelling := folded(name)
	for _, known := range r.parameters {
		if folded(known) == spelling {
			return "must be spelt " + known
		}
	}
	switch listsOrders := r.method == http.MethodGet && r.pattern == "/orders"; {
	case spelling == "dryrun" && r.method != http.MethodGet:
		return "cannot be asked for here: only POST /orders knows dryRun"
	case spelling == "customerid" && listsOrders:
		return "must be spelt userId"
	case spelling == "customerphone" && listsOrders:
		return "cannot be looked for: give the customer's id as userId"
	default:
		return ""
	}
}

// folded is what the spellings of a name have in common.
func folded(name string) string {
	return strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(name))
}
