package rest

import (
	"net/http"
	"strconv"
	"time"
)

// deprecation announces that a route, one of its query parameters, or one of its JSON members will be removed. The OpenAPI
// document marks the same one as deprecated. The server cannot see which clients use a member, so every response of the
// route announces it.
type deprecation struct {
	method, pattern string
	parameter       string    // the query parameter, if only that is removed
	member          string    // the member of the request or response body, if only that is removed: /items/price, of any item
	since           time.Time // when it was, or will be, deprecated
	sunset          time.Time // when it is removed; at least 12 months later
	link            string    // a page that says what to use instead
}

// deprecations lists what will be removed: nothing so far. openapi.yaml, "Limits", says how a removal is announced.
var deprecations []deprecation

// concerns reports whether the request uses what will be removed.
func (d deprecation) concerns(route route, r *http.Request) bool {
	if d.method != route.method || d.pattern != route.pattern {
		return false
	}
	return d.parameter == "" || r.URL.Query().Has(d.parameter)
}

// announce sets the headers Deprecation (RFC 9745) and Sunset (RFC 8594) when the request uses something deprecated. If there
// are several, they announce the one that is removed first.
func (h *handler) announce(w http.ResponseWriter, r *http.Request, route route) {
	var first *deprecation
	for i := range h.deprecations {
		candidate := &h.deprecations[i]
		if candidate.concerns(route, r) && (first == nil || candidate.sunset.Before(first.sunset)) {
			first = candidate
		}
	}
	if first == nil {
		return
	}
	header := w.Header()
	header.Set("Deprecation", "@"+strconv.FormatInt(first.since.Unix(), 10))
	header.Set("Sunset", first.sunset.UTC().Format(http.TimeFormat))
	header.Add("Link", "<"+first.link+`>; rel="deprecation"; type="text/html"`)
}
