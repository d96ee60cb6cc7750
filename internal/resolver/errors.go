package resolver

import (
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// Code is problem.Code: what operations return to their callers.
type Code = problem.Code

// Error is problem.Error.
type Error = problem.Error

// FieldError is problem.Field.
type FieldError = problem.Field

// The errors that operations return. Each API maps them to its own statuses in one table.
const (
	CodeInvalidInput          Code = "invalid_input" // as problem.InvalidInput
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

// The codes of a FieldError.
const (
	FieldRequired  = problem.Required
	FieldInvalid   = problem.Invalid
	FieldTooLong   = problem.TooLong
	FieldTooMany   = problem.TooMany
	FieldExclusive = problem.Exclusive
	FieldDuplicate = problem.Duplicate
)

func refuse(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Detail: fmt.Sprintf(format, args...)}
}

// missing turns "no such row" into a refusal.
func missing(err error, what string) error {
	if db.IsNotFound(err) {
		return refuse(CodeNotFound, "There is no such %s.", what)
	}
	return fmt.Errorf("resolver: read %s: %w", what, err)
}

// stale refuses a change that is based on a version which is no longer the last.
func stale(what string) *Error {
	return refuse(CodeStale, "The %s was changed in the meantime. Read it again and repeat the change.", what)
}

// creation turns the constraints that an insert can break into errors the caller understands.
func creation(err error, what, field, value string) error {
	switch {
	case err == nil:
		return nil
	case database.IsUniqueViolation(err):
		return refuse(CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	case db.IsConstraintError(err):
		return refuse(CodeNotFound, "There is no %s with the %s %q.", what, field, value)
	default:
		return fmt.Errorf("resolver: create %s: %w", what, err)
	}
}
