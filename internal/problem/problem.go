// Package problem defines the errors that a caller may see: why an operation or a report rejects a request.
package problem

import (
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Code names an error. It is stable: clients branch on it.
type Code string

// The errors that operations return. Each API maps them to its own statuses in one table.
const (
	CodeInvalidInput          Code = "invalid_input" // an input with invalid fields
	CodeUnauthenticated       Code = "unauthenticated"
	CodeNotFound              Code = "not_found"
	CodeProductNotFound       Code = "product_not_found"
	CodeVariationNotFound     Code = "variation_not_found"
	CodeCustomerNotFound      Code = "customer_not_found"
	CodePhoneNotLinked        Code = "phone_not_linked"
	CodeOrderNotFound         Code = "order_not_found"
	CodeItemNotFound          Code = "item_not_found"
	CodeEndpointNotFound      Code = "endpoint_not_found"
	CodeOrderState            Code = "order_state"
	CodeCustomerBlocked       Code = "customer_blocked"
	CodeInsufficientBalance   Code = "insufficient_balance"
	CodeInsufficientStock     Code = "insufficient_stock"
	CodeVariationNotDigital   Code = "variation_not_digital"
	CodeDuplicateLicenses     Code = "duplicate_licenses"
	CodeEndpointLimit         Code = "endpoint_limit"
	CodeAccessTokenLimit      Code = "access_token_limit"
	CodeEndpointSuspended     Code = "endpoint_suspended"
	CodeEndpointActive        Code = "endpoint_active"
	CodeEndpointPaused        Code = "endpoint_paused"
	CodeRotationState         Code = "rotation_state"
	CodeDeliveryPending       Code = "delivery_pending"
	CodeAlreadyExists         Code = "already_exists"
	CodeIdempotencyKeyReused  Code = "idempotency_key_reused"
	CodeIdempotencyKeyInvalid Code = "idempotency_key_invalid"
	CodeCursorExpired         Code = "cursor_expired"
	CodeStale                 Code = "stale"
	CodeProductState          Code = "product_state"
	CodeVariationDigital      Code = "variation_digital"
	CodeRechargeDecided       Code = "recharge_decided"
	CodeLastOwner             Code = "last_owner"
	CodeStaffDisabled         Code = "staff_disabled"
	CodeExpired               Code = "expired"
	CodeForbidden             Code = "forbidden"
	CodeBusy                  Code = "busy"
)

// Error is an error that the caller may see. Every other error is internal.
type Error struct {
	Code   Code
	Detail string
	Fields []Field // the invalid fields, for CodeInvalidInput and similar codes
	Reason Reason  // the exact reason, if several share the code; else empty
	Params map[string]any
	*Shortage
	Oldest string // for CodeCursorExpired: the cursor of the oldest event that is kept
}

// Shortage says how much an order lacks: of the wallet's balance, or of the stock of a variation. The fields of the other are nil.
type Shortage struct {
	Balance  *money.Amount `json:"balance,omitempty"`
	Required *money.Amount `json:"required,omitempty"`
	Missing  *money.Amount `json:"missing,omitempty"`

	VariationID *uuid.UUID `json:"variationId,omitempty"`
	Available   *int       `json:"available,omitempty"`
}

func (e *Error) Error() string { return e.Detail }

// Refuse returns an error with a code and a human-readable detail.
func Refuse(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Detail: fmt.Sprintf(format, args...)}
}

// From returns the *Error that err is or wraps, nil if there is none.
func From(err error) *Error {
	found, _ := errors.AsType[*Error](err)
	return found
}

// HasCode reports whether err is or wraps an *Error with the code.
func HasCode(err error, code Code) bool {
	found := From(err)
	return found != nil && found.Code == code
}

// IsUnauthenticated reports whether the caller has no valid credentials, or its store was shredded.
func IsUnauthenticated(err error) bool { return HasCode(err, CodeUnauthenticated) }

// Field describes one invalid field of the input.
type Field struct {
	Pointer string // a JSON pointer (RFC 6901) into the input: /items/3/variationId
	Code    string
	Detail  string
	Reason  Reason
	Params  map[string]any // of the reason
}

// The codes of a Field, each also a Reason.
const (
	Required  = "required"
	Invalid   = "invalid"
	TooLong   = "too_long"
	TooMany   = "too_many"
	Exclusive = "mutually_exclusive"
	Duplicate = "duplicate"
)

// maxFields bounds how many invalid fields are collected: an import can have millions of invalid cells.
const maxFields = 10_000

// Fields collects the invalid fields of an input, up to maxFields.
type Fields []Field

// Add adds an invalid field; see NewField for the parameters.
func (f *Fields) Add(pointer string, reason Reason, format string, args ...any) {
	if len(*f) >= maxFields {
		return
	}
	*f = append(*f, NewField(pointer, reason, format, args...))
}

// MaxPageLimit is the largest page, in rows: see listOrders and FeedLimit in rest/openapi.yaml.
const MaxPageLimit = 100

// CheckLimit checks that the requested number of rows is 1 to MaxPageLimit.
func (f *Fields) CheckLimit(limit int) {
	if limit < 1 || limit > MaxPageLimit {
		f.Add("/limit", OutOfRange, "must be %d to %d", 1, MaxPageLimit)
	}
}

// Err returns one error for all invalid fields, nil if there is none.
func (f Fields) Err() error {
	switch len(f) {
	case 0:
		return nil
	case 1:
		return &Error{Code: CodeInvalidInput, Detail: strings.TrimPrefix(f[0].Pointer, "/") + " " + f[0].Detail + ".", Fields: f}
	default:
		return &Error{Code: CodeInvalidInput, Detail: fmt.Sprintf("%d fields are invalid; see errors.", len(f)), Fields: f}
	}
}
