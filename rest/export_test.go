package rest

import (
	"strconv"

	"kiosk/internal/auth"
)

// Route is one line of the route table, for tests that walk it.
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

// Parameters lists those of the query that each route knows, by its method and its pattern behind Prefix.
func Parameters() map[string][]string {
	known := map[string][]string{}
	for _, route := range (&handler{}).routes() {
		known[route.method+" "+route.pattern] = route.parameters
	}
	return known
}

// Codes lists every code that a problem may carry, with its status and title.
func Codes() map[string]string {
	codes := map[string]string{}
	for code, kind := range kinds {
		codes[string(code)] = strconv.Itoa(kind.status) + " " + kind.title
	}
	return codes
}

// Deprecations lists what announces that it is going away, such as "GET /orders?userId" or "GET /orders /data/notes".
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
