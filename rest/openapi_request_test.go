package rest_test

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
)

// The validator knows no UUIDs of its own.
func init() {
	openapi3.DefineStringFormatValidator("uuid", openapi3.NewRegexpFormatValidator(`(?i)^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`))
}

// validateRequest returns an error when the request was accepted and the document refuses it, or the other way round.
func (e *conversation) validateRequest(asked *openapi3filter.RequestValidationInput) error {
	accepted := e.answer.status < http.StatusBadRequest
	if !accepted && !e.isWrongByItself(asked) {
		return nil
	}
	err := openapi3filter.ValidateRequest(context.Background(), asked)
	switch {
	case accepted && err != nil:
		return fmt.Errorf("the request should have been refused: %w", err)
	case !accepted && err == nil:
		return errors.New("the document takes the request that was refused")
	}
	return nil
}

// isWrongByItself tells whether the request was refused for what it says, as far as a document can know.
func (e *conversation) isWrongByItself(asked *openapi3filter.RequestValidationInput) bool {
	var problem struct {
		Code   string
		Errors []struct{ Pointer, Parameter, Detail string }
	}
	if err := json.Unmarshal(e.answer.body.Bytes(), &problem); err != nil {
		return false // which the validation of the answer reports
	}
	switch problem.Code {
	case "malformed_body":
		return asked.Route.Operation.RequestBody != nil
	case "invalid_input":
		request := e.request.URL.RequestURI() + "\n" + e.sent.String()
		for _, fault := range problem.Errors {
			if !isUnsaid(cmp.Or(fault.Parameter, fault.Pointer), fault.Detail, request) {
				return true
			}
		}
		return len(problem.Errors) == 0
	}
	return false
}

// unsaid are the rules that no schema of the document can state, or none that clients have states.
var unsaid = []struct {
	fields []string // none for any
	detail string   // how the rule begins
	in     string   // a pattern of the requests that are meant
}{
	// The document lists the parameters that there are, once each, and not how they are misspelt.
	{detail: "must be spelt "},
	{detail: "cannot be asked for here"},
	{detail: "cannot be looked for"},
	{detail: "must be given once"},
	{fields: []string{"query"}, detail: "string is malformed"},
	// Any text may hold a NUL in JSON.
	{detail: "must not contain NUL characters"},
	{detail: "must not have NUL characters in the names"},
	// What depends on another member, on the time, or on earlier answers.
	{fields: []string{"customerId", "customerPhone", "cursor", "after"}, detail: "cannot be given together with"},
	{fields: []string{"cursor", "after"}, detail: "cannot be given together with"},
	{fields: []string{"dateFrom"}, detail: "must not be after dateTo"},
	{fields: []string{"/licenses/*/expiresAt"}, detail: "must be in the future"},
	{fields: []string{"cursor"}, detail: "is not one that this list has given out"},
	{fields: []string{"after"}, detail: "is not the id of an event of this feed", in: `[?&]after=evt_[0-9a-z]{26}(&|\n)`},
	{fields: []string{"after"}, detail: "is not the id of an event of this feed"},
	// Texts of many forms, which the document tells of in words.
	{fields: []string{"dateFrom", "dateTo", "/licenses/*/expiresAt"}, detail: "must be an ISO 8601 date or date-time"},
	{fields: []string{"phone", "customerPhone", "/customerPhone"}, detail: "must be a phone number"},
	{fields: []string{"/url"}, detail: "is refused: "},
	// The size of an amount that is text, and how one is written that is a number.
	{fields: []string{"/amount"}, detail: "must be above zero", in: `"amount": *"`},
	{fields: []string{"/amount"}, detail: "must be at most ", in: `"amount": *"`},
	{fields: []string{"/amount"}, detail: "must have at most two decimals", in: `"amount": *\d`},
	{fields: []string{"/amount"}, detail: "must be an amount such as", in: `"amount": *\d+e`},
	// Lengths in bytes, where a schema counts characters, and characters that the released path does not restrict.
	{fields: []string{"/licenses/*", "/licenses/*/credentials"}, detail: "must have credentials of at most 4096 bytes", in: `[^\x00-\x7f]`},
	{fields: []string{"key"}, detail: "must have 1 to 80 printable", in: `^[^%\n]*%`},
	// Numbers that JSON Schema takes and a computer does not, and the sign that a query needs not.
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
