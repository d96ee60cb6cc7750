package client

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// Code says why Kiosk refused a call. Codes are stable: branch on them, not on texts or statuses.
// Version 1 may gain codes.
type Code string

// The codes of version 1.
const (
	CodeInvalidInput         Code = "invalid_input"     // 400; Errors says what is wrong
	CodeUnknownField         Code = "unknown_field"     // 400; this client is newer than Kiosk
	CodeUnknownParameter     Code = "unknown_parameter" // 400; the same
	CodeMalformedBody        Code = "malformed_body"
	CodeUnauthenticated      Code = "unauthenticated"        // 401
	CodeInsufficientScope    Code = "insufficient_scope"     // 403
	CodeHTTPSRequired        Code = "https_required"         // 403; credentials leave over HTTPS only
	CodeIdempotencyKeyReused Code = "idempotency_key_reused" // 409; another call succeeded with the key, see Outcome
	CodeCursorExpired        Code = "cursor_expired"         // 410, of a cursor or an After; Oldest says where the feed goes on
	CodeBodyTooLarge         Code = "body_too_large"
	CodeUnsupportedMediaType Code = "unsupported_media_type"
	CodeMethodNotAllowed     Code = "method_not_allowed"
	CodeRouteNotFound        Code = "route_not_found" // 404; this Kiosk is older than the client
	CodeInternal             Code = "internal"
	CodeBusy                 Code = "busy"

	CodeRateLimited       Code = "rate_limited"        // 429; RetryAfter says when to come back
	CodeTooManyConcurrent Code = "too_many_concurrent" // 429; wait for some of the token's calls to end
	CodeTooManyFailures   Code = "too_many_failures"   // 429; too many wrong tokens from this address
	CodeOverloaded        Code = "overloaded"          // 503
	CodeTimeout           Code = "timeout"             // 503; it may have happened: repeat with the same key
	CodeUnavailable       Code = "unavailable"         // 503; the same
	CodeBodyTimeout       Code = "body_timeout"        // 408; the body arrived too slowly

	CodeProductNotFound   Code = "product_not_found"
	CodeVariationNotFound Code = "variation_not_found"
	CodeCustomerNotFound  Code = "customer_not_found"
	CodeTierNotFound      Code = "tier_not_found"
	CodePhoneTaken        Code = "phone_taken"        // 409; another customer has linked it
	CodeExternalRefTaken  Code = "external_ref_taken" // 409; another customer has it
	CodePhoneNotLinked    Code = "phone_not_linked"   // 404; the customer links it in the storefront profile
	CodeOrderNotFound     Code = "order_not_found"
	CodeItemNotFound      Code = "item_not_found"
	CodeOrderState        Code = "order_state"   // 409; it does not allow this
	CodeTotalChanged      Code = "total_changed" // 409; the order does not cost what was expected
	CodeForbidden         Code = "forbidden"     // 403; more than the token may refund of an order
	CodeEndpointNotFound  Code = "endpoint_not_found"

	CodeCustomerBlocked     Code = "customer_blocked"
	CodeInsufficientBalance Code = "insufficient_balance" // top the wallet up and repeat, with the same key if you like
	CodeInsufficientStock   Code = "insufficient_stock"
	CodeVariationNotDigital Code = "variation_not_digital"
	CodeDuplicateLicenses   Code = "duplicate_licenses"
	CodeEndpointLimit       Code = "endpoint_limit"
	CodeEndpointSuspended   Code = "endpoint_suspended"
)

// Error is a refusal by Kiosk, or by something on the way to it.
type Error struct {
	Operation string // what was refused, such as "place an order"
	Status    int    // of the HTTP response
	Code      Code   // "" when the response was not Kiosk's
	Detail    string // for people
	RequestID string // quote it when you report a problem
	// Errors are all the things that are wrong with the request.
	Errors []FieldError
	// Balance, Required and Missing are those of CodeInsufficientBalance of an order.
	Balance, Required, Missing Amount
	// Total is that of CodeTotalChanged: what the order costs.
	Total Amount
	// VariationID and Available belong to CodeInsufficientStock: the variation that is short, and how many units are left.
	VariationID string
	Available   int
	// Oldest is that of CodeCursorExpired: the cursor that leads to the oldest event which is kept.
	Oldest string
	// RetryAfter is how long to wait before the next attempt, from the header Retry-After; 0 without one.
	RetryAfter time.Duration
	// Attempts is how often the call was sent.
	Attempts int
	// IdempotencyKey is that of the call, made by the client or by you; "" if it takes none.
	IdempotencyKey string
}

// FieldError is one thing that is wrong with a request: either a member of the body, by its JSON
// pointer, or a parameter of the path, the query or the header, by its name.
type FieldError struct {
	Pointer   string `json:"pointer"`
	Parameter string `json:"parameter"`
	Code      string `json:"code"`
	Detail    string `json:"detail"`
}

// Error implements error. It lists the fields, and quotes the request id.
func (e *Error) Error() string {
	text := fmt.Sprintf("kiosk: %s: %s (%s", e.Operation, e.Detail, cmp.Or(string(e.Code), http.StatusText(e.Status)))
	if e.RequestID != "" {
		text += ", request " + e.RequestID
	}
	text += ")"
	for _, field := range e.Errors {
		text += "; " + strings.TrimPrefix(cmp.Or(field.Parameter, field.Pointer), "/") + " " + field.Detail
	}
	return text
}

// CodeOf returns the code of the refusal that err is or wraps, and "" when it is none.
func CodeOf(err error) Code {
	var refusal *Error
	if errors.As(err, &refusal) {
		return refusal.Code
	}
	return ""
}

// Settled reports whether it is certain what became of a call, by the error that it returned: it
// succeeded, it was never sent, or Kiosk decided against it and did nothing under its idempotency key.
//
// A mutation that is not settled may have been carried out, now or when its key was used before.
// Repeat it with the same key, and it happens once; with another key it might happen twice. That
// holds for 24 hours, after which Kiosk frees the key: store the time with the key, and after that
// look through Orders first for what may have been placed.
//
// [CodeIdempotencyKeyReused] is not settled either: another call succeeded under the key, and
// [Client.Outcome] returns what it made.
func Settled(err error) bool {
	var unanswered *UnansweredError
	if errors.As(err, &unanswered) {
		return false
	}
	var refusal *Error
	return !errors.As(err, &refusal) || refusal.decided()
}

// decided reports whether Kiosk refused the call for what it asks. It looks for the idempotency key
// first, and would have replayed a success. Any other refusal, such as by a limit, says nothing of
// what earlier attempts did.
func (e *Error) decided() bool {
	switch e.Status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusConflict:
		return e.Code != "" && e.Code != CodeIdempotencyKeyReused
	default:
		return false
	}
}

// UnansweredError means that no response of Kiosk's came, after all attempts. Whether a mutation was
// made is unknown; repeat the call with the same IdempotencyKey within 24 hours and it is made once,
// or ask [Client.Outcome] what became of it. After that, look through Orders first.
type UnansweredError struct {
	Operation string // the call, such as "place an order"
	Attempts  int    // how often it was sent
	// IdempotencyKey is that of the call, made by the client or by you; "" if it takes none.
	IdempotencyKey string
	Err            error // of the last attempt
}

// Error implements error.
func (e *UnansweredError) Error() string {
	attempts := "1 attempt"
	if e.Attempts != 1 {
		attempts = fmt.Sprintf("%d attempts", e.Attempts)
	}
	return fmt.Sprintf("kiosk: %s: no answer after %s: %v", e.Operation, attempts, e.Err)
}

// Unwrap returns the error of the last attempt, such as context.DeadlineExceeded.
func (e *UnansweredError) Unwrap() error { return e.Err }

// refusalOf reads a response that is no success: a problem (RFC 9457), or whatever a proxy says.
func refusalOf(r *fullResponse) *Error {
	var problem struct {
		Code      Code         `json:"code"`
		Detail    string       `json:"detail"`
		RequestID string       `json:"requestId"`
		Errors    []FieldError `json:"errors"`

		Balance     Amount `json:"balance"`
		Required    Amount `json:"required"`
		Missing     Amount `json:"missing"`
		Total       Amount `json:"total"`
		VariationID string `json:"variationId"`
		Available   int    `json:"available"`
		Oldest      string `json:"oldest"`
	}
	if json.Unmarshal(r.body, &problem) != nil {
		problem.Detail = ""
	}
	return &Error{
		Status:      r.status,
		Code:        problem.Code,
		Detail:      cmp.Or(problem.Detail, fmt.Sprintf("answered with status %d and no problem", r.status)),
		RequestID:   cmp.Or(problem.RequestID, r.header.Get("X-Request-Id")),
		Errors:      problem.Errors,
		Balance:     problem.Balance,
		Required:    problem.Required,
		Missing:     problem.Missing,
		Total:       problem.Total,
		VariationID: problem.VariationID,
		Available:   problem.Available,
		Oldest:      problem.Oldest,
		RetryAfter:  retryAfter(r.header),
	}
}
