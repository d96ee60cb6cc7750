package rest

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
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

// query is a request's query string, whose parameters are taken out by name and type. An absent
// parameter yields the zero value; a malformed or repeated one as well, and a field error.
type query struct {
	values url.Values
	errs   *fieldErrors
}

// knownParameters is the key of the parameters that the route of a request knows, in its context.
type knownParameters struct{}

// readQuery reads a query string, which checkParameters has found to be well formed, and reports the parameters in it that the
// route does not know.
func readQuery(r *http.Request, errs *fieldErrors) query {
	values := r.URL.Query()
	if known, isRouted := r.Context().Value(knownParameters{}).([]string); isRouted {
		errs.unknownParameters(values, known)
	}
	return query{values: values, errs: errs}
}

// one returns the value of a parameter that may be given once.
func (q query) one(name string) (value string, given bool) {
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
	text, given := q.one(name)
	if !given {
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

// phone returns a phone parameter in E.164 format. A leading space is the plus sign that the
// caller did not escape.
func (q query) phone(name string) string {
	text, given := q.one(name)
	if !given {
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

// externalRef returns a parameter that holds an external reference of a customer.
func (q query) externalRef(name string) string {
	text, given := q.one(name)
	if given && !customers.ValidExternalRef(text) {
		q.errs.parameter(name, problem.Invalid, customers.ExternalRefRule, customers.MaxExternalRef)
	}
	return text
}

// text returns a parameter that is not empty when it is given.
func (q query) text(name string) string {
	text, given := q.one(name)
	if given && text == "" {
		q.errs.parameter(name, problem.Invalid, "must not be empty")
	}
	return text
}

// number returns an integer parameter between low and high, or otherwise when it is absent. The
// rule says in words what it must be.
func (q query) number(name string, low, high, otherwise int, rule string) int {
	text, given := q.one(name)
	if !given {
		return otherwise
	}
	number, err := strconv.ParseInt(text, 10, 64)
	if err != nil || strings.HasPrefix(text, "+") || number < int64(low) || number > int64(high) {
		q.errs.parameter(name, problem.Invalid, "%s", rule)
		return otherwise
	}
	return int(number)
}

// flag returns a parameter that is true or false, and false when it is absent.
func (q query) flag(name string) bool {
	text, given := q.one(name)
	if given && text != "true" && text != "false" {
		q.errs.parameter(name, problem.Invalid, "must be true or false")
	}
	return text == "true"
}

// time returns a parameter that holds an ISO 8601 date or date-time, or nil when it is absent.
// A space in it is the plus sign of an offset that the caller did not escape.
func (q query) time(name string) *time.Time {
	text, given := q.one(name)
	if !given {
		return nil
	}
	at, valid := parseTime(strings.ReplaceAll(text, " ", "+"))
	if !valid {
		q.errs.parameter(name, problem.Invalid, timeRule)
		return nil
	}
	return &at
}

const timeRule = "must be an ISO 8601 date or date-time, such as 2026-01-02 or 2026-01-02T03:04:05Z"

var timeLayouts = []string{
	time.DateOnly,
	"2006-01-02T15:04:05", "2006-01-02T15:04:05Z07:00", "2006-01-02T15:04:05Z0700", "2006-01-02T15:04:05Z07",
	"2006-01-02T15:04", "2006-01-02T15:04Z07:00", "2006-01-02T15:04Z0700", "2006-01-02T15:04Z07",
}

// timeShape is what the layouts mean: time.Parse also takes an hour of one digit and an offset of a whole day.
var timeShape = regexp.MustCompile(`^[0-9-]{10}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$`)

// parseTime reads an ISO 8601 date, which is its midnight in UTC, or a date-time with or without
// fractions of a second, with an offset or in UTC. It is cut to microseconds, which is what both
// databases keep, and its year is one of four digits.
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

// pathID returns the id of the path. A malformed one becomes unknownID, so that it is not found.
func pathID(r *http.Request) uuid.UUID {
	id, valid := ids.Parse(pathText(r, "id"))
	if !valid {
		return unknownID
	}
	return orUnknownID(id)
}

// pathCustomer returns the customer that the path names: by id, by linked phone or by external reference.
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

// pathRef returns the customer with the external reference of the path. A malformed one is a field error and becomes unknownID.
func pathRef(r *http.Request, errs *fieldErrors) customers.CustomerRef {
	ref := pathText(r, "ref")
	if !customers.ValidExternalRef(ref) {
		errs.parameter("ref", problem.Invalid, customers.ExternalRefRule, customers.MaxExternalRef)
		return customers.CustomerRef{ID: unknownID}
	}
	return customers.CustomerRef{ExternalRef: ref}
}

// pathPhone returns the customer who has linked the phone of the path. A malformed one is a field error and becomes unknownID.
func pathPhone(r *http.Request, errs *fieldErrors) customers.CustomerRef {
	phone, valid := customers.ParsePhone(pathText(r, "phone"))
	if !valid {
		errs.parameter("phone", problem.Invalid, phoneRule)
		return customers.CustomerRef{ID: unknownID}
	}
	return customers.CustomerRef{Phone: phone}
}

// pathText returns a parameter of the path, unescaped.
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

// idempotencyKey returns the key of the request, "" when it has none.
func idempotencyKey(r *http.Request, errs *fieldErrors) string {
	given := r.Header.Values(headerIdempotencyKey)
	switch len(given) {
	case 0:
		return ""
	case 1:
	default:
		errs.parameter(headerIdempotencyKey, fieldRepeated, "must be given once")
		return ""
	}
	if operation.CheckIdempotencyKey(given[0]) != nil {
		errs.parameter(headerIdempotencyKey, problem.Invalid, keyRule, operation.MaxIdempotencyKey)
	}
	return given[0]
}
