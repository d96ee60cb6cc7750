package resolver

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/nyaruka/phonenumbers"

	"kiosk/internal/money"
	"kiosk/internal/problem"
)

// validation collects everything that is wrong with an input.
type validation struct{ fields problem.Fields }

func (v *validation) add(pointer, code, format string, args ...any) {
	v.fields.Add(pointer, code, format, args...)
}

// text checks a text that people wrote: at most limit characters, and nothing a database refuses.
func (v *validation) text(pointer, value string, limit int) {
	switch {
	case !utf8.ValidString(value) || strings.ContainsRune(value, 0):
		v.add(pointer, FieldInvalid, "must be valid text without NUL characters")
	case utf8.RuneCountInString(value) > limit:
		v.add(pointer, FieldTooLong, "must have at most %d characters", limit)
	}
}

// name checks a text that may not be empty.
func (v *validation) name(pointer, value string, limit int) {
	if strings.TrimSpace(value) == "" {
		v.add(pointer, FieldRequired, "is required")
		return
	}
	v.text(pointer, value, limit)
}

// amount checks a sum of money that must be above zero and at most limit.
func (v *validation) amount(pointer string, value, limit money.Amount) {
	switch {
	case value <= 0:
		v.add(pointer, FieldInvalid, "must be above zero")
	case value > limit:
		v.add(pointer, FieldInvalid, "must be at most %s", limit)
	}
}

// err returns all failures as one error, or nil.
func (v *validation) err() error { return v.fields.Err() }

// refusal is err, with the code of the fields when they share one and it is an operation's own, such as CodeNotFound.
func (v *validation) refusal() error {
	if len(v.fields) == 0 {
		return nil
	}
	shared := v.fields[0].Code
	for _, field := range v.fields {
		if field.Code != shared {
			return v.err()
		}
	}
	refused, _ := errors.AsType[*Error](v.err())
	if code := Code(shared); slices.Contains([]Code{CodeAlreadyExists, CodeNotFound, CodeProductState, CodeVariationNotFound}, code) {
		refused.Code = code
	}
	return refused
}

// ParsePhone reads a phone number with its country code and returns it in E.164 format.
// It reports false when no number of that form can exist.
func ParsePhone(text string) (string, bool) {
	if len(text) > 32 || !strings.HasPrefix(text, "+") {
		return "", false
	}
	number, err := phonenumbers.Parse(text, phonenumbers.UNKNOWN_REGION)
	if err != nil || !phonenumbers.IsPossibleNumber(number) || number.GetExtension() != "" {
		return "", false
	}
	return phonenumbers.Format(number, phonenumbers.E164), true
}
