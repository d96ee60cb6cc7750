package resolver

import (
	"errors"
	"net/mail"
	"regexp"
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

// clears checks that a field is not set and cleared at once.
func (v *validation) clears(pointer string, clears, sets bool) {
	if clears && sets {
		v.add(pointer, FieldExclusive, "cannot be given together with a new value")
	}
}

func (v *validation) between(pointer string, value *int, least, most int) {
	if value != nil && (*value < least || *value > most) {
		v.add(pointer, FieldInvalid, "must be %d to %d", least, most)
	}
}

func (v *validation) email(pointer, value string) {
	address, err := mail.ParseAddress(value)
	if err != nil || address.Address != value || len(value) > 254 {
		v.add(pointer, FieldInvalid, "must be an e-mail address")
	}
}

var slugForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func (v *validation) slug(pointer, value string, limit int) {
	if len(value) > limit || !slugForm.MatchString(value) {
		v.add(pointer, FieldInvalid, "must be at most %d lower-case letters, digits and single hyphens", limit)
	}
}

// isPrintableASCII reports whether text has 1 to limit printable ASCII characters and no others.
func isPrintableASCII(text string, limit int) bool {
	valid := len(text) > 0 && len(text) <= limit
	for _, character := range []byte(text) {
		valid = valid && character >= ' ' && character <= '~'
	}
	return valid
}
