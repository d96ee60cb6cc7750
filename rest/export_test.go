package rest

import (
	"net/http"
	"strconv"

	"kiosk/internal/auth"
	"kiosk/internal/reports"
)

// Route is one line of the route table, for tests of every route.
type Route struct {
	Method  string
	Pattern string
	Scope   auth.Scope
}

// Routes lists the whole REST API.
func Routes() []Route {
	var routes []Route
	for _, route := range (&handler{}).routes() {
		routes = append(routes, Route{Method: route.method, Pattern: Prefix + route.pattern, Scope: route.scope})
	}
	return routes
}

// Parameters returns the query parameters of each route, by its method and its pattern after Prefix.
func Parameters() map[string][]string {
	known := map[string][]string{}
	for _, route := range (&handler{}).routes() {
		known[route.method+" "+route.pattern] = route.parameters
	}
	return known
}

// OrderFilter returns the filter of a request for GET /orders.
func OrderFilter(r *http.Request) reports.OrderFilter {
	return orderFilter(readQuery(r, &fieldErrors{}))
}

// Codes returns the status and title of every code of a problem.
func Codes() map[string]string {
	codes := map[string]string{}
	for code, kind := range kinds {
		codes[string(code)] = strconv.Itoa(kind.status) + " " + kind.title
	}
	return codes
}

// Deprecations lists what will be removed, such as "GET /orders?userId" or "GET /orders /data/notes".
func Deprecations() []string {
	var names []string
	for _, d := range deprecations {
		name := d.method + " " + d.pattern
		if d.parameter != "" {
			name += "?" + d.parameter
		}
		if d.member != "" {
			name += " " + d.member
		}
		names = append(names, name)
	}
	return names
}
