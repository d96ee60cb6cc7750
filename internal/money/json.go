package money

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// ParseJSON parses an amount from a decoded JSON value: a string, or a json.Number with its literal digits (decode with UseNumber).
// Anything else is ErrSyntax, also a float64, which has already lost the digits, and a number with an exponent.
//
// Errors: as Parse.
func ParseJSON(value any) (Amount, error) {
	switch value := value.(type) {
	case string:
		return Parse(value)
	case json.Number:
		return Parse(value.String())
	default:
		return 0, ErrSyntax
	}
}

// MarshalJSON encodes the amount as a string with two decimals: "49.90".
func (a Amount) MarshalJSON() ([]byte, error) {
	return []byte(`"` + a.String() + `"`), nil
}

// UnmarshalJSON decodes exactly what MarshalJSON encodes, negative amounts included. It is for stored snapshots; amounts from callers
// go through ParseJSON.
//
// Errors: ErrSyntax.
func (a *Amount) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return fmt.Errorf("%w: %s", ErrSyntax, data)
	}
	minor, err := strconv.ParseInt(strings.Replace(text, ".", "", 1), 10, 64)
	if err != nil || Amount(minor).String() != text {
		return fmt.Errorf("%w: %q", ErrSyntax, text)
	}
	*a = Amount(minor)
	return nil
}
