// Package problem holds the errors that a caller may see: what operations and reports refuse, and why.
package problem

import (
	"fmt"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Code names an error. It is stable: clients branch on it.
type Code string

// InvalidInput is the code of an input with invalid fields.
const InvalidInput Code = "invalid_input"

// Error is a refusal that the caller may see. Every other error is internal.
type Error struct {
	Code   Code
	Detail string
	Fields []Field // of InvalidInput and its like
	*Shortage
	Oldest string // of an expired cursor: the one that leads to the oldest event which is kept
}

// Shortage says how much there is of what an order needs more of: of money or of a variation. Members that do not concern
// it are nil.
type Shortage struct {
	Balance  *money.Amount `json:"balance,omitempty"`
	Required *money.Amount `json:"required,omitempty"`
	Missing  *money.Amount `json:"missing,omitempty"`

	VariationID *uuid.UUID `json:"variationId,omitempty"`
	Available   *int       `json:"available,omitempty"`
}

func (e *Error) Error() string { return e.Detail }

// Field is what is wrong with one field of the input.
type Field struct {
	Pointer string // RFC 6901, into the input: /items/3/variationId
	Code    string
	Detail  string
}

// The codes of a Field.
const (
	Required  = "required"
	Invalid   = "invalid"
	TooLong   = "too_long"
	TooMany   = "too_many"
	Exclusive = "mutually_exclusive"
	Duplicate = "duplicate"
)

// Fields collects everything that is wrong with an input.
type Fields []Field

// Add adds one field that is wrong.
func (f *Fields) Add(pointer, code, format string, args ...any) {
	*f = append(*f, Field{pointer, code, fmt.Sprintf(format, args...)})
}

// Err returns all failures as one error, or nil.
func (f Fields) Err() error {
	switch len(f) {
	case 0:
		return nil
	case 1:
		return &Error{Code: InvalidInput, Detail: strings.TrimPrefix(f[0].Pointer, "/") + " " + f[0].Detail + ".", Fields: f}
	default:
		return &Error{Code: InvalidInput, Detail: fmt.Sprintf("%d fields are invalid; see errors.", len(f)), Fields: f}
	}
}
