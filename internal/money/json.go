package money

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// ParseJSON reads an amount from a decoded JSON value: a string, or a json.Number, whose literal
// digits count (decode with UseNumber). Anything else is ErrSyntax, a float64 above all: its
// digits are already lost. So is a literal with an exponent.
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

// MarshalJSON writes the amount as text with two decimals: "49.90".
func (a Amount) MarshalJSON() ([]byte, error) {
	return []byte(`"` + a.String() + `"`), nil
}

// UnmarshalJSON reads back what MarshalJSON wrote, negative amounts included, and nothing else:
// it is for our own snapshots. What callers send goes through ParseJSON.
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
