package money

import (
	"errors"
	"math"

	"github.com/shopspring/decimal"
)

// ErrRate says that a rate is of no use for money: beyond 38 digits or 38 decimal places.
var ErrRate = errors.New("money: rate out of range")

// maxRateDigits keeps the work of an exact product small, whatever exponent a rate carries.
const maxRateDigits = 38

// Plus returns a + b. Errors: ErrTooLarge.
//
// It is not called Add: Ent's generated code calls an Add wherever a field's type has one, and
// expects no error of it.
func (a Amount) Plus(b Amount) (Amount, error) {
	sum := a + b
	if (b > 0) != (sum > a) {
		return 0, ErrTooLarge
	}
	return sum, nil
}

// Minus returns a - b. Errors: ErrTooLarge.
func (a Amount) Minus(b Amount) (Amount, error) {
	difference := a - b
	if (difference < a) != (b > 0) {
		return 0, ErrTooLarge
	}
	return difference, nil
}

// Times returns the amount taken n times. Errors: ErrTooLarge.
func (a Amount) Times(n int) (Amount, error) {
	if a == 0 || n == 0 {
		return 0, nil
	}
	product := a * Amount(n)
	if product/Amount(n) != a || (a == math.MinInt64 && n == -1) {
		return 0, ErrTooLarge
	}
	return product, nil
}

// A Rounding takes an exact number of minor units to a whole one.
type Rounding func(exact decimal.Decimal) decimal.Decimal

// HalfEven rounds to the nearest minor unit and a tie to the even one, so that errors cancel out
// over many amounts (banker's rounding).
func HalfEven(exact decimal.Decimal) decimal.Decimal { return exact.RoundBank(0) }

// HalfAwayFromZero rounds to the nearest minor unit and a tie away from zero, as on a bill.
func HalfAwayFromZero(exact decimal.Decimal) decimal.Decimal { return exact.Round(0) }

// TimesRate returns the amount multiplied by a decimal rate (0.175 is 17.5 %), rounded as named.
// The product is exact before it is rounded.
//
// Errors: ErrRate, ErrTooLarge.
func (a Amount) TimesRate(rate decimal.Decimal, round Rounding) (Amount, error) {
	if rate.NumDigits() > maxRateDigits || rate.Exponent() > maxRateDigits || rate.Exponent() < -maxRateDigits {
		return 0, ErrRate
	}
	minor := round(decimal.NewFromInt(int64(a)).Mul(rate)).BigInt()
	if !minor.IsInt64() {
		return 0, ErrTooLarge
	}
	return Amount(minor.Int64()), nil
}
