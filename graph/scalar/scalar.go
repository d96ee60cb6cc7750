// Package scalar encodes and decodes the scalars of the GraphQL schema.
package scalar

import (
	"encoding/json"
	"io"
	"regexp"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/timestamp"
)

// Error says why a value does not fit its scalar.
type Error struct {
	Reason problem.Reason
	detail string
}

// Error implements error.
func (e *Error) Error() string { return e.detail }

var (
	errMoney = &Error{problem.NotAmount, `must be a text of digits with at most two decimals, such as "49.90"`}
	errTime  = &Error{problem.NotTime, "must be a time in RFC 3339 of a year from 0001 to 9999 in UTC, such as 2026-01-02T03:04:05Z"}
	errJSON  = &Error{problem.WrongType, "JSON is a type of results only"}
)

// MarshalMoney writes an amount as the REST API does: "49.90".
func MarshalMoney(amount money.Amount) graphql.Marshaler {
	return graphql.WriterFunc(func(w io.Writer) {
		_, _ = io.WriteString(w, `"`+amount.String()+`"`)
	})
}

// UnmarshalMoney reads an amount from a string, which may begin with a minus sign. It rejects a number: the decoder has made a
// float of it, which does not represent cents exactly.
func UnmarshalMoney(value any) (money.Amount, error) {
	text, ok := value.(string)
	if !ok {
		return 0, errMoney
	}
	amount, err := parseSigned(text)
	if err != nil {
		return 0, errMoney
	}
	return amount, nil
}

func parseSigned(text string) (money.Amount, error) {
	if len(text) > 0 && text[0] == '-' {
		amount, err := money.Parse(text[1:])
		return -amount, err
	}
	return money.Parse(text)
}

// MarshalTime writes a time as the REST API does: 2026-01-02T03:04:05.678Z.
func MarshalTime(t time.Time) graphql.Marshaler {
	return graphql.WriterFunc(func(w io.Writer) {
		_, _ = io.WriteString(w, `"`+timestamp.Of(t).String()+`"`)
	})
}

// rfc3339 is stricter than time.Parse, which also accepts an hour with one digit, a comma, and an offset of a whole day.
var rfc3339 = regexp.MustCompile(`T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`)

// UnmarshalTime reads a time in RFC 3339 and returns it in UTC, truncated to microseconds. As in the REST API, the year in UTC
// must have four digits: 9999-12-31T23:59:59-03:00 is in the year 10000, which neither JSON nor SQLite's texts can represent.
func UnmarshalTime(value any) (time.Time, error) {
	text, ok := value.(string)
	if !ok {
		return time.Time{}, errTime
	}
	t, err := time.Parse(time.RFC3339Nano, text)
	if err != nil || !rfc3339.MatchString(text) {
		return time.Time{}, errTime
	}
	t = t.UTC().Truncate(time.Microsecond)
	if t.Year() < 1 || t.Year() > 9999 {
		return time.Time{}, errTime
	}
	return t, nil
}

// MarshalJSON writes a JSON document unchanged, null for an empty one.
func MarshalJSON(document json.RawMessage) graphql.Marshaler {
	return graphql.WriterFunc(func(w io.Writer) {
		if len(document) == 0 {
			document = json.RawMessage("null")
		}
		_, _ = w.Write(document)
	})
}

// UnmarshalJSON always returns an error: no input of the schema is a JSON document.
func UnmarshalJSON(any) (json.RawMessage, error) { return nil, errJSON }
