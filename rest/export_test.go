package rest

import "kiosk/internal/auth"

// Route is one line of the route table, for tests that walk it.
type Route struct {
	Method  string
	Pattern string
	Scope   auth.Scope
}

// Routes lists the whole external API.
func Routes() []Route {
	var routes []Route
	for _, route := range (&handler{}).routes() {
		routes = append(routes, Route{Method: route.method, Pattern: Prefix + route.pattern, Scope: route.scope})
	}
	return routes
}
