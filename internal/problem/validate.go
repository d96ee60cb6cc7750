package problem

import (
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"kiosk/internal/money"
)

// Text checks a text from a user: at most limit characters, valid UTF-8, and no NUL, which databases reject.
func (f *Fields) Text(pointer, value string, limit int) {
	switch {
	case !utf8.ValidString(value) || strings.ContainsRune(value, 0):
		f.Add(pointer, NotText, "must be valid text without NUL characters")
	case utf8.RuneCountInString(value) > limit:
		f.Add(pointer, TooLong, "must have at most %d characters", limit)
	}
}

// Name checks a text that must not be blank.
func (f *Fields) Name(pointer, value string, limit int) {
	if strings.TrimSpace(value) == "" {
		f.Add(pointer, Required, "is required")
		return
	}
	f.Text(pointer, value, limit)
}

// Amount checks a sum of money that must be above zero and at most limit.
func (f *Fields) Amount(pointer string, value, limit money.Amount) {
	switch {
	case value <= 0:
		f.Add(pointer, NotPositive, "must be above zero")
	case value > limit:
		f.Add(pointer, TooLarge, "must be at most %s", limit)
	}
}

// ErrWithSharedCode is like Err. If all fields have the same code, and it is also a code of operations such as CodeNotFound, the error
// has that code.
func (f *Fields) ErrWithSharedCode() error {
	if len((*f)) == 0 {
		return nil
	}
	shared := (*f)[0].Code
	for _, field := range *f {
		if field.Code != shared {
			return f.Err()
		}
	}
	invalid := From(f.Err())
	if code := Code(shared); slices.Contains([]Code{CodeAlreadyExists, CodeNotFound, CodeProductState, CodeVariationNotFound}, code) {
		invalid.Code = code
	}
	return invalid
}

// Clears checks that a field is not both set and cleared.
func (f *Fields) Clears(pointer string, clears, sets bool) {
	if clears && sets {
		f.Add(pointer, Exclusive, "cannot be given together with a new value")
	}
}

// Between checks that a number, unless it is nil, is at least minimum and at most maximum.
func (f *Fields) Between(pointer string, value *int, minimum, maximum int) {
	if value != nil && (*value < minimum || *value > maximum) {
		f.Add(pointer, OutOfRange, "must be %d to %d", minimum, maximum)
	}
}

// MaxEmail is the longest e-mail address, in bytes: a path of SMTP without its angle brackets. RFC 5321, section 4.5.3.1.3.
const MaxEmail = 254

// Email checks an e-mail address of at most MaxEmail bytes. Spaces and invisible characters are rejected: they come from copying an
// address, and its owner could not type them again.
func (f *Fields) Email(pointer, value string) {
	address, err := mail.ParseAddress(value)
	if err != nil || address.Address != value || len(value) > MaxEmail || strings.ContainsFunc(value, isInvisible) {
		f.Add(pointer, NotEmail, "must be an e-mail address")
	}
}

func isInvisible(r rune) bool { return r == ' ' || !unicode.IsPrint(r) }

var slugForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Slug checks a name in a URL.
func (f *Fields) Slug(pointer, value string, limit int) {
	if len(value) > limit || !slugForm.MatchString(value) {
		f.Add(pointer, NotSlug, "must be at most %d lower-case letters, digits and single hyphens", limit)
	}
}

// Timezone checks an IANA name, and returns its time zone, or nil if there is none. It refuses "Local", which Go accepts but which depends on
// the host.
func (f *Fields) Timezone(pointer, name string) *time.Location {
	location, err := time.LoadLocation(name)
	if err != nil || name == "" || name == "Local" {
		f.Add(pointer, NotTimeZone, "must be an IANA time zone such as Europe/Lisbon")
		return nil
	}
	return location
}

// IsPrintableASCII reports whether text has 1 to limit printable ASCII characters and no others.
func IsPrintableASCII(text string, limit int) bool {
	valid := len(text) > 0 && len(text) <= limit
	for _, character := range []byte(text) {
		valid = valid && character >= ' ' && character <= '~'
	}
	return valid
}
