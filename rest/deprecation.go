package rest

import (
	"net/http"
	"strconv"
	"time"
)

// deprecation announces that a route, or a query parameter or member of it, will be removed. The OpenAPI document marks the same as
// deprecated. Which callers use a member is not known, so every response of its route announces it.
type deprecation struct {
	method, pattern string
	parameter       string    // of the query, when only that goes
	member          string    // of the body or the response, when only that goes: /items/price, whichever item it is of
	since           time.Time // when it was, or will be, deprecated
	sunset          time.Time // when it goes; at least 12 months later
	link            string    // a page that says what to use instead
}

// deprecations lists what is going away: nothing so far. openapi.yaml, "Limits", says how it is announced.
var deprecations []deprecation

// concerns reports whether the request uses what is going away.
func (d deprecation) concerns(route route, r *http.Request) bool {
	if d.method != route.method || d.pattern != route.pattern {
		return false
	}
	return d.parameter == "" || r.URL.Query().Has(d.parameter)
}

// announce sets the headers of what the request uses and should not: Deprecation (RFC 9745) and
// Sunset (RFC 8594), of the one that goes first.
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
