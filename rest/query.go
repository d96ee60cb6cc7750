package rest

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/google/uuid"

	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

const (
	headerIdempotencyKey = "Idempotency-Key"
	keyRule              = "must have 1 to %d printable ASCII characters"
)

// query is a request's query string. Its methods return parameters by name and type. They return the zero value for an
// absent parameter. For a malformed or repeated one they also record a field error.
type query struct {
	values url.Values
	errs   *fieldErrors
}

// knownParameters is the context key of the names of the route's query parameters.
type knownParameters struct{}

// readQuery returns the query string and records an error for each parameter that the route does not have. checkParameters has
// already rejected a malformed query string.
func readQuery(r *http.Request, errs *fieldErrors) query {
	values := r.URL.Query()
	if known, isRouted := r.Context().Value(knownParameters{}).([]string); isRouted {
		errs.unknownParameters(values, known)
	}
	return query{values: values, errs: errs}
}

// one returns the value of a parameter that must not be repeated, and whether it is present.
func (q query) one(name string) (value string, present bool) {
	values := q.values[name]
	switch len(values) {
	case 0:
		return "", false
	case 1:
		return values[0], true
	default:
		q.errs.parameter(name, fieldRepeated, "must be given once")
		return "", false
	}
}

// id returns a UUID parameter, or nil when it is absent.
func (q query) id(name string) *uuid.UUID {
	text, present := q.one(name)
	if !present {
		return nil
	}
	id, valid := ids.Parse(text)
	if !valid {
		q.errs.parameter(name, problem.Invalid, "must be a UUID")
		return nil
	}
	id = orUnknownID(id)
	return &id
}

// phone returns a phone parameter in E.164 format. A leading space is read as an unescaped plus sign.
func (q query) phone(name string) string {
	text, present := q.one(name)
	if !present {
		return ""
	}
	if rest, unescaped := strings.CutPrefix(text, " "); unescaped {
		text = "+" + rest
	}
	phone, valid := customers.ParsePhone(text)
	if !valid {
		q.errs.parameter(name, problem.Invalid, phoneRule)
	}
	return phone
}

// externalRef returns a parameter that holds a customer's external reference.
func (q query) externalRef(name string) string {
	text, present := q.one(name)
	if present && !customers.ValidExternalRef(text) {
		q.errs.parameter(name, problem.Invalid, customers.ExternalRefRule, customers.MaxExternalRef)
	}
	return text
}

// text returns a parameter. An empty value is a field error.
func (q query) text(name string) string {
	text, present := q.one(name)
	if present && text == "" {
		q.errs.parameter(name, problem.Invalid, "must not be empty")
	}
	return text
}

// flag returns a boolean parameter, false when it is absent.
func (q query) flag(name string) bool {
	text, present := q.one(name)
	if present && text != "true" && text != "false" {
		q.errs.parameter(name, problem.Invalid, "must be true or false")
	}
	return text == "true"
}

// time returns a parameter that holds an ISO 8601 date or date-time, or nil when it is absent.
// A space is read as the unescaped plus sign of an offset.
func (q query) time(name string) *time.Time {
	text, present := q.one(name)
	if !present {
		return nil
	}
	at, valid := parseTime(strings.ReplaceAll(text, " ", "+"))
	if !valid {
		q.errs.parameter(name, problem.Invalid, timeRule)
		return nil
	}
	return &at
}

const timeRule = "must be an ISO 8601 date or date-time of a year from 0001 to 9999 in UTC, such as 2026-01-02 or 2026-01-02T03:04:05Z"

var timeLayouts = []string{
	time.DateOnly,
	"2006-01-02T15:04:05", "2006-01-02T15:04:05Z07:00", "2006-01-02T15:04:05Z0700", "2006-01-02T15:04:05Z07",
	"2006-01-02T15:04", "2006-01-02T15:04Z07:00", "2006-01-02T15:04Z0700", "2006-01-02T15:04Z07",
}

// timeShape is stricter than time.Parse, which also accepts an hour of one digit and an offset of 24 hours.
var timeShape = regexp.MustCompile(`^[0-9-]{10}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$`)

// parseTime parses an ISO 8601 date or date-time. A date means midnight in UTC. A date-time may have fractions of a second and
// an offset; without an offset it is in UTC. The result is truncated to microseconds, the precision of both databases. It is
// valid only with a year from 1 to 9999.
func parseTime(text string) (at time.Time, valid bool) {
	if !timeShape.MatchString(text) {
		return time.Time{}, false
	}
	for _, layout := range timeLayouts {
		parsed, err := time.Parse(layout, text)
		if err != nil {
			continue
		}
		parsed = parsed.UTC().Truncate(time.Microsecond)
		return parsed, parsed.Year() >= 1 && parsed.Year() <= 9999
	}
	return time.Time{}, false
}

// pathID returns the id in the path. It returns unknownID for a malformed one, so that the response is 404.
func pathID(r *http.Request) uuid.UUID {
	id, valid := ids.Parse(pathText(r, "id"))
	if !valid {
		return unknownID
	}
	return orUnknownID(id)
}

// pathCustomer returns the customer in the path: an id, a linked phone or an external reference.
func pathCustomer(r *http.Request, errs *fieldErrors) customers.CustomerRef {
	params := chi.RouteContext(r.Context()).URLParams.Keys
	switch {
	case slices.Contains(params, "phone"):
		return pathPhone(r, errs)
	case slices.Contains(params, "ref"):
		return pathRef(r, errs)
	default:
		return customers.CustomerRef{ID: pathID(r)}
	}
}

// pathRef returns the customer with the external reference in the path. For a malformed one it records a field error and returns
// unknownID.
func pathRef(r *http.Request, errs *fieldErrors) customers.CustomerRef {
	ref := pathText(r, "ref")
	if !customers.ValidExternalRef(ref) {
		errs.parameter("ref", problem.Invalid, customers.ExternalRefRule, customers.MaxExternalRef)
		return customers.CustomerRef{ID: unknownID}
	}
	return customers.CustomerRef{ExternalRef: ref}
}

// pathPhone returns the customer with the linked phone in the path. For a malformed one it records a field error and returns
// unknownID.
func pathPhone(r *http.Request, errs *fieldErrors) customers.CustomerRef {
	phone, valid := customers.ParsePhone(pathText(r, "phone"))
	if !valid {
		errs.parameter("phone", problem.Invalid, phoneRule)
		return customers.CustomerRef{ID: unknownID}
	}
	return customers.CustomerRef{Phone: phone}
}

// pathText returns a path parameter, unescaped.
func pathText(r *http.Request, name string) string {
	raw := chi.URLParam(r, name)
	if r.URL.RawPath == "" {
		return raw
	}
	text, err := url.PathUnescape(raw)
	if err != nil {
		return raw
	}
	return text
}

// idempotencyKey returns the idempotency key of the request, "" when it has none.
func idempotencyKey(r *http.Request, errs *fieldErrors) string {
	keys := r.Header.Values(headerIdempotencyKey)
	switch len(keys) {
	case 0:
		return ""
	case 1:
	default:
		errs.parameter(headerIdempotencyKey, fieldRepeated, "must be given once")
		return ""
	}
	if operation.CheckIdempotencyKey(keys[0]) != nil {
		errs.parameter(headerIdempotencyKey, problem.Invalid, keyRule, operation.MaxIdempotencyKey)
	}
	return keys[0]
}
