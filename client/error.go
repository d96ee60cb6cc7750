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

// Code is the error code of a response. Codes are stable: branch on them, not on texts or statuses.
// Version 1 may get more codes.
type Code string

// The codes of version 1.
const (
	CodeInvalidInput         Code = "invalid_input"     // 400; see Errors
	CodeUnknownField         Code = "unknown_field"     // 400; this client is newer than Kiosk
	CodeUnknownParameter     Code = "unknown_parameter" // 400; this client is newer than Kiosk
	CodeMalformedBody        Code = "malformed_body"
	CodeUnauthenticated      Code = "unauthenticated"        // 401
	CodeInsufficientScope    Code = "insufficient_scope"     // 403
	CodeHTTPSRequired        Code = "https_required"         // 403; credentials are sent over HTTPS only
	CodeIdempotencyKeyReused Code = "idempotency_key_reused" // 409; another call succeeded with the key, see Outcome
	CodeCursorExpired        Code = "cursor_expired"         // 410, for a cursor or an After; Oldest is the cursor to continue with
	CodeBodyTooLarge         Code = "body_too_large"
	CodeUnsupportedMediaType Code = "unsupported_media_type"
	CodeMethodNotAllowed     Code = "method_not_allowed"
	CodeRouteNotFound        Code = "route_not_found" // 404; this Kiosk is older than the client
	CodeInternal             Code = "internal"
	CodeBusy                 Code = "busy"

	CodeRateLimited       Code = "rate_limited"        // 429; RetryAfter says how long to wait
	CodeTooManyConcurrent Code = "too_many_concurrent" // 429; wait for some of the token's calls to end
	CodeTooManyFailures   Code = "too_many_failures"   // 429; too many wrong tokens from this address
	CodeOverloaded        Code = "overloaded"          // 503
	CodeTimeout           Code = "timeout"             // 503; the call may have been carried out: repeat it with the same key
	CodeUnavailable       Code = "unavailable"         // 503; the same as for CodeTimeout
	CodeBodyTimeout       Code = "body_timeout"        // 408; the body arrived too slowly

	CodeProductNotFound   Code = "product_not_found"
	CodeVariationNotFound Code = "variation_not_found"
	CodeCustomerNotFound  Code = "customer_not_found"
	CodeTierNotFound      Code = "tier_not_found"
	CodePhoneTaken        Code = "phone_taken"        // 409; another customer has linked it
	CodeExternalRefTaken  Code = "external_ref_taken" // 409; another customer has it
	CodePhoneNotLinked    Code = "phone_not_linked"   // 404; the customer can link it in the storefront profile
	CodeOrderNotFound     Code = "order_not_found"
	CodeItemNotFound      Code = "item_not_found"
	CodeOrderState        Code = "order_state"   // 409; the order's status does not allow the call
	CodeTotalChanged      Code = "total_changed" // 409; the total is not the expected one
	CodeForbidden         Code = "forbidden"     // 403; above the token's refund limit per order
	CodeEndpointNotFound  Code = "endpoint_not_found"

	CodeCustomerBlocked     Code = "customer_blocked"
	CodeInsufficientBalance Code = "insufficient_balance" // top up the wallet and repeat the call; the same key may be used
	CodeInsufficientStock   Code = "insufficient_stock"
	CodeVariationNotDigital Code = "variation_not_digital"
	CodeDuplicateLicenses   Code = "duplicate_licenses"
	CodeEndpointLimit       Code = "endpoint_limit"
	CodeEndpointSuspended   Code = "endpoint_suspended"
)

// Error is an error response of Kiosk, or of a proxy before it.
type Error struct {
	Operation string // the call, such as "place an order"
	Status    int    // of the HTTP response
	Code      Code   // "" when the response is not from Kiosk
	Detail    string // a text for people
	RequestID string // quote it when you report a problem
	// Errors lists every invalid field of the request.
	Errors []FieldError
	// Balance, Required and Missing are set with CodeInsufficientBalance of an order.
	Balance, Required, Missing Amount
	// Total is set with CodeTotalChanged: the current total of the order.
	Total Amount
	// VariationID and Available are set with CodeInsufficientStock: the variation without enough stock, and its available units.
	VariationID string
	Available   int
	// Oldest is set with CodeCursorExpired: a cursor that leads to the oldest event that Kiosk still has.
	Oldest string
	// RetryAfter is how long to wait before the next attempt, from the header Retry-After; 0 without one.
	RetryAfter time.Duration
	// Attempts is the number of times that the call was sent.
	Attempts int
	// IdempotencyKey is the key of the call, made by the client or set by you; "" if the call has none.
	IdempotencyKey string
}

// FieldError is an error of one member of the body, by its JSON pointer, or of one parameter of the
// path, the query or a header, by its name.
type FieldError struct {
	Pointer   string `json:"pointer"`
	Parameter string `json:"parameter"`
	Code      string `json:"code"`
	Detail    string `json:"detail"`
}

// Error implements error. The text has the invalid fields and the request id.
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

// CodeOf returns the code of the [*Error] that err is or wraps, or "" when there is none.
func CodeOf(err error) Code {
	if refusal, ok := errors.AsType[*Error](err); ok {
		return refusal.Code
	}
	return ""
}

// Settled reports whether the outcome of a call is certain, given the error that the call returned.
// It is certain when the call succeeded (err is nil), when it was never sent, and when Kiosk rejected
// it and nothing was done under its idempotency key.
//
// A mutation that is not settled may have been carried out, by this call or by an earlier one with
// the same key. Repeat it with the same key, and it happens once. With another key it might happen
// twice. Kiosk frees a key after 24 hours, so store the time with the key. After 24 hours, search
// Orders first for an order that may have been placed.
//
// [CodeIdempotencyKeyReused] is not settled either: another call succeeded under the key, and
// [Client.Outcome] returns what that call created.
func Settled(err error) bool {
	if _, ok := errors.AsType[*UnansweredError](err); ok {
		return false
	}
	refusal, ok := errors.AsType[*Error](err)
	return !ok || refusal.decided()
}

// decided reports whether Kiosk rejected the call because of its content. Kiosk looks up the
// idempotency key before that, so it would have replayed an earlier success. Any other error, such as
// one of a rate limit, says nothing about earlier attempts.
func (e *Error) decided() bool {
	switch e.Status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusConflict:
		return e.Code != "" && e.Code != CodeIdempotencyKeyReused
	default:
		return false
	}
}

// UnansweredError means that no valid response came from Kiosk after all attempts. It is unknown
// whether a mutation was made. Repeat the call with the same IdempotencyKey within 24 hours, and it is
// made once; or call [Client.Outcome] with the key. After 24 hours, search Orders first.
type UnansweredError struct {
	Operation string // the call, such as "place an order"
	Attempts  int    // the number of times that it was sent
	// IdempotencyKey is the key of the call, made by the client or set by you; "" if the call has none.
	IdempotencyKey string
	Err            error // of the last attempt
}

// Error implements error.
func (e *UnansweredError) Error() string {
	attempts := "1 attempt"
	if e.Attempts != 1 {
		attempts = fmt.Sprintf("%d attempts", e.Attempts)
	}
	return fmt.Sprintf("kiosk: %s: no response after %s: %v", e.Operation, attempts, e.Err)
}

// Unwrap returns the error of the last attempt, such as context.DeadlineExceeded.
func (e *UnansweredError) Unwrap() error { return e.Err }

// refusalOf returns the error of a response that is not a success. The body is a problem (RFC 9457),
// or any text of a proxy.
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
		Detail:      cmp.Or(problem.Detail, fmt.Sprintf("the response has status %d and no problem details", r.status)),
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
