package problem

import (
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"kiosk/internal/money"
)

// Text checks a text that people wrote: at most limit characters, and nothing a database refuses.
func (f *Fields) Text(pointer, value string, limit int) {
	switch {
	case !utf8.ValidString(value) || strings.ContainsRune(value, 0):
		f.Add(pointer, NotText, "must be valid text without NUL characters")
	case utf8.RuneCountInString(value) > limit:
		f.Add(pointer, TooLong, "must have at most %d characters", limit)
	}
}

// Name checks a text that may not be empty.
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

// ErrWithSharedCode is Err, with the code of the fields when they share one and it is an operation's own, such as CodeNotFound.
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
	refused := From(f.Err())
	if code := Code(shared); slices.Contains([]Code{CodeAlreadyExists, CodeNotFound, CodeProductState, CodeVariationNotFound}, code) {
		refused.Code = code
	}
	return refused
}

// Clears checks that a field is not set and cleared at once.
func (f *Fields) Clears(pointer string, clears, sets bool) {
	if clears && sets {
		f.Add(pointer, Exclusive, "cannot be given together with a new value")
	}
}

// Between checks a number, if there is one.
func (f *Fields) Between(pointer string, value *int, least, most int) {
	if value != nil && (*value < least || *value > most) {
		f.Add(pointer, OutOfRange, "must be %d to %d", least, most)
	}
}

// MaxEmail is how long an e-mail address may be, in bytes: a path of SMTP without its angle brackets. RFC 5321, section 4.5.3.1.3.
const MaxEmail = 254

// Email checks an e-mail address of at most MaxEmail bytes, all of which can be seen: spaces and invisible characters come
// along from where an address was copied, and people cannot type them again.
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

// IsPrintableASCII reports whether text has 1 to limit printable ASCII characters and no others.
func IsPrintableASCII(text string, limit int) bool {
	valid := len(text) > 0 && len(text) <= limit
	for _, character := range []byte(text) {
		valid = valid && character >= ' ' && character <= '~'
	}
	return valid
}
