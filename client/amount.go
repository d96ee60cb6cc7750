package client

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Amount is an exact amount of money with two decimals. Its currency is a field of the struct that
// holds it. The zero value is 0.00. Amounts can be compared with ==, and are strings in JSON: "49.90".
type Amount struct{ hundredths int64 }

// Hundredths returns the amount of n hundredths: Hundredths(4990) is 49.90.
func Hundredths(n int64) Amount { return Amount{n} }

// errAmount is the error of ParseAmount.
var errAmount = errors.New("kiosk: an amount is digits with at most two decimals, such as 49.90")

// ParseAmount parses an amount such as "49.90", "50" or "-0.05". It never rounds: more than two
// decimals are an error.
func ParseAmount(text string) (Amount, error) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, fraction, hasPoint := strings.Cut(digits, ".")
	if whole == "" || len(fraction) > 2 || (hasPoint && fraction == "") {
		return Amount{}, errAmount
	}
	digits = whole + (fraction + "00")[:2]
	if strings.Trim(digits, "0123456789") != "" {
		return Amount{}, errAmount
	}
	if negative {
		digits = "-" + digits
	}
	hundredths, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return Amount{}, errAmount
	}
	return Amount{hundredths}, nil
}

// MustAmount is ParseAmount for constants in a program. It panics if the text is not an amount.
func MustAmount(text string) Amount {
	amount, err := ParseAmount(text)
	if err != nil {
		panic(fmt.Sprintf("%v, unlike %q", err, text))
	}
	return amount
}

// Hundredths returns the amount in hundredths: 4990 for 49.90.
func (a Amount) Hundredths() int64 { return a.hundredths }

// Plus returns the sum of two amounts of the same currency.
func (a Amount) Plus(b Amount) Amount { return Amount{a.hundredths + b.hundredths} }

// Times returns n times the amount.
func (a Amount) Times(n int) Amount { return Amount{a.hundredths * int64(n)} }

// Compare returns -1, 0 or +1 as a is less than, equal to or more than b.
func (a Amount) Compare(b Amount) int { return cmp.Compare(a.hundredths, b.hundredths) }

// String returns the amount as text with two decimals, such as "-0.05".
func (a Amount) String() string {
	digits := strconv.FormatInt(a.hundredths, 10)
	digits, negative := strings.CutPrefix(digits, "-")
	if missing := 3 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	text := digits[:len(digits)-2] + "." + digits[len(digits)-2:]
	if negative {
		return "-" + text
	}
	return text
}

// MarshalText implements encoding.TextMarshaler.
func (a Amount) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Amount) UnmarshalText(text []byte) (err error) {
	*a, err = ParseAmount(string(text))
	return err
}
