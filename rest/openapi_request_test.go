package rest_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
)

// The validator has no format for UUIDs by default.
func init() {
	openapi3.DefineStringFormatValidator("uuid", openapi3.NewRegexpFormatValidator(`(?i)^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`))
}

// validateRequest returns an error when the server accepted a request that the document rejects, or the other way round.
func (e *conversation) validateRequest(input *openapi3filter.RequestValidationInput) error {
	findings := e.wrongByItself()
	if e.recorded.status >= http.StatusBadRequest && len(findings) == 0 {
		return nil
	}
	all := *input.Options
	all.MultiError = true
	every := *input
	every.Options = &all
	err := openapi3filter.ValidateRequest(context.Background(), &every)
	if e.recorded.status < http.StatusBadRequest {
		if err != nil {
			return fmt.Errorf("the request should have been refused: %w", err)
		}
		return nil
	}
	refused := refusedFields(err)
	for _, field := range findings {
		if !slices.ContainsFunc(refused, func(at string) bool { return at == "" || at == field || strings.HasPrefix(field, at+"/") }) {
			return fmt.Errorf("the document takes %q, which was refused, and refuses %q", field, refused)
		}
	}
	return nil
}

// refusedFields returns the parameters and members that a validation rejects, "" for the whole body.
func refusedFields(err error) (fields []string) {
	switch err := err.(type) { //nolint:errorlint // every layer is looked at
	case nil:
		return nil
	case openapi3.MultiError:
		for _, part := range err {
			fields = append(fields, refusedFields(part)...)
		}
		return fields
	case *openapi3filter.RequestError:
		if err.Parameter != nil {
			return []string{err.Parameter.Name}
		}
		return refusedFields(err.Err)
	case *openapi3.SchemaError:
		for _, name := range err.JSONPointer() {
			fields = append(fields, "/"+name)
		}
		return []string{strings.Join(fields, "")}
	}
	return []string{""}
}

// wrongByItself returns the parameters and members for which the server rejected the request, without those that a document
// cannot describe, such as a body that is not JSON.
func (e *conversation) wrongByItself() (fields []string) {
	var problem struct {
		Code   string
		Errors []struct{ Pointer, Parameter, Detail string }
	}
	if err := json.Unmarshal(e.recorded.body.Bytes(), &problem); err != nil {
		return nil // the validation of the response reports it
	}
	if !slices.Contains([]string{"invalid_input", "unknown_field", "unknown_parameter"}, problem.Code) {
		return nil
	}
	request := e.request.URL.RequestURI() + "\n" + e.sent.String()
	for _, fieldError := range problem.Errors {
		if field := cmp.Or(fieldError.Parameter, fieldError.Pointer); !isUnsaid(field, fieldError.Detail, request) {
			fields = append(fields, field)
		}
	}
	return fields
}

// unsaid lists the rules that a schema of the document cannot state, or that the released document does not state.
var unsaid = []struct {
	fields []string // empty for all fields
	detail string   // the beginning of the rule's error text
	in     string   // a pattern of the requests to which the rule applies
}{
	// The document lists the known parameters, but not that others and repetitions are rejected.
	{detail: "is not known", in: `^[^\n]*\?`},
	{detail: "must be given once"},
	// A quantity counts as several items.
	{fields: []string{"/items"}, detail: "must have at most", in: `"quantity"`},
	{fields: []string{"query"}, detail: "string is malformed"},
	// A JSON string may contain NUL characters.
	{detail: "must not contain NUL characters"},
	{detail: "must not have NUL characters in the names"},
	// Rules that depend on another member, on the time, or on earlier responses.
	{fields: []string{"/customerId"}, detail: "or customerPhone or customerRef is required"},
	{fields: []string{"/items/*"}, detail: "is named twice"},
	{fields: []string{"/phone"}, detail: "is required: no phone of the customer is known"},
	{fields: []string{"/phoneLinked"}, detail: "needs a phone"},
	{fields: []string{"customerId", "customerPhone", "customerRef", "/customerId", "/customerPhone", "/customerRef", "cursor", "after"}, detail: "cannot be given together with"},
	{fields: []string{"dateFrom"}, detail: "must not be after dateTo"},
	{fields: []string{"/licenses/*/expiresAt"}, detail: "must be in the future"},
	{fields: []string{"cursor"}, detail: "is not one that this list has given out"},
	{fields: []string{"after"}, detail: "is neither the id of an event of this feed nor end", in: `[?&]after=evt_[0-9a-z]{26}(&|\n)`},
	// Strings with several formats, which the document describes in words.
	{fields: []string{"dateFrom", "dateTo", "/licenses/*/expiresAt"}, detail: "must be an ISO 8601 date or date-time"},
	{fields: []string{"phone", "customerPhone", "/customerPhone", "/phone"}, detail: "must be a phone number"},
	{fields: []string{"/email"}, detail: "must be an e-mail address"},
	{fields: []string{"/url"}, detail: "is refused: the URL must "},
	{fields: []string{"/url"}, detail: "is refused: address "},
	// The digits of an amount that is a JSON number.
	{fields: []string{"/amount"}, detail: "must have at most two decimals", in: `"amount": *\d`},
	{fields: []string{"/amount"}, detail: "must be an amount such as", in: `"amount": *\d+e`},
	// Lengths in bytes, although a schema counts characters; and characters that the path of the released document allows.
	{fields: []string{"/licenses/*", "/licenses/*/credentials"}, detail: "must have credentials of at most 4096 bytes", in: `[^\x00-\x7f]`},
	{fields: []string{"key"}, detail: "must have 1 to 80 printable", in: `^[^%\n]*%`},
	// A percent-encoded path. The validation does not decode it.
	{fields: []string{"ref"}, detail: "must have 1 to 100 printable", in: `^[^%\n]*%`},
	// Numbers that are valid in JSON Schema, but too large for an int64 or with a plus sign.
	{fields: []string{"page"}, detail: "must be an integer of at least 1", in: `[?&]page=(%2B|\d{16})`},
}

var placeInList = regexp.MustCompile(`/\d+`)

func isUnsaid(field, detail, request string) bool {
	field = placeInList.ReplaceAllString(field, "/*")
	for _, rule := range unsaid {
		if (len(rule.fields) == 0 || slices.Contains(rule.fields, field)) && strings.HasPrefix(detail, rule.detail) &&
			regexp.MustCompile(rule.in).MatchString(request) {
			return true
		}
	}
	return false
}
