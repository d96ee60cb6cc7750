// Package money holds amounts in minor units: an Amount of 4990 is 49.90 in the store's currency.
//
// Amounts are never converted to a float. Outside the program they are strings with exactly two decimals. Arithmetic that rounds uses
// shopspring/decimal and names its rounding.
package money

import (
	"errors"
	"strconv"
	"strings"
)

// Amount is a sum of money in minor units (hundredths). Ledger amounts may be negative.
//
// The database stores it as an integer: database/sql and Ent convert it like an int64.
type Amount int64

// Max is the largest amount that Parse accepts: 999999999999.99. The sum of twenty, which is the most items of an order, fits an int64
// by far, and JavaScript represents it exactly.
const Max Amount = 99_999_999_999_999

var (
	// ErrSyntax says that the text is not a plain decimal number.
	ErrSyntax = errors.New("money: not a decimal amount such as 49.90")
	// ErrPrecision says that the number has more than two decimals.
	ErrPrecision = errors.New("money: more than two decimals")
	// ErrTooLarge says that the amount is above Max, or that the result of a computation does not fit an Amount.
	ErrTooLarge = errors.New("money: amount too large")
)

const (
	decimals = 2
	// maxWholeDigits bounds the digits before the point, so that leading zeros cannot make the number too long for an int64.
	maxWholeDigits = 16
)

// Parse parses an amount that a person entered: ASCII digits, optionally a point and one or two more digits ("12", "12.5", "12.50"). A
// sign, an exponent, a space or a separator is ErrSyntax. Zero is accepted; the operation decides whether it is allowed.
//
// Errors: ErrSyntax, ErrPrecision, ErrTooLarge.
func Parse(text string) (Amount, error) {
	whole, fraction, hasPoint := strings.Cut(text, ".")
	switch {
	case !isDigits(whole), hasPoint && !isDigits(fraction):
		return 0, ErrSyntax
	case len(fraction) > decimals:
		return 0, ErrPrecision
	case len(whole) > maxWholeDigits:
		return 0, ErrTooLarge
	}
	fraction += strings.Repeat("0", decimals-len(fraction))
	minor, err := strconv.ParseInt(whole+fraction, 10, 64)
	if err != nil {
		return 0, ErrSyntax
	}
	if Amount(minor) > Max {
		return 0, ErrTooLarge
	}
	return Amount(minor), nil
}

func isDigits(text string) bool {
	for _, char := range []byte(text) {
		if char < '0' || char > '9' {
			return false
		}
	}
	return text != ""
}

// String formats the amount with exactly two decimals: "49.90", "-0.05".
func (a Amount) String() string {
	sign, minor := "", uint64(a)
	if a < 0 {
		sign, minor = "-", -minor
	}
	whole, cents := minor/100, minor%100
	text := make([]byte, 0, len("-92233720368547758.08"))
	text = append(text, sign...)
	text = strconv.AppendUint(text, whole, 10)
	text = append(text, '.', byte('0'+cents/10), byte('0'+cents%10))
	return string(text)
}
