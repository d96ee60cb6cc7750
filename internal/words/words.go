// Package words reads a text as the search's indexes of words do: what a row is found by, on either database.
package words

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"golang.org/x/text/unicode/norm"

	"kiosk/internal/fold"
	"kiosk/internal/ids"
)

const (
	// MaxLength is how many characters a text may have.
	MaxLength = 200
	// MinLength is the least number of letters and digits that a text has; below it nothing is found.
	MinLength = 2
	maxWords  = 8
)

// Text is what people know of the rows that they look for: an id, or the beginnings of words of a name or an e-mail
// address, or of a phone. Case and accents make no difference, and every word must be found.
type Text struct {
	ID     *uuid.UUID // that the text is, or nil
	Whole  string     // trimmed
	words  []string   // as fold has them
	phones []string   // of a text that may be a phone: what its digits in the index begin with
}

// IsTooLong reports whether a text has more than MaxLength characters.
func IsTooLong(text string) bool { return utf8.RuneCountInString(text) > MaxLength }

// phoneText is a text that may be a phone or the beginning of one.
var phoneText = regexp.MustCompile(`^\+?[0-9 ().\-/]+$`)

var notDigits = regexp.MustCompile(`[^0-9]`)

// Parse reads a text.
func Parse(text string) Text {
	t := Text{Whole: strings.TrimSpace(text)}
	if id, valid := parseID(t.Whole); valid {
		t.ID = &id
	}
	t.words = split(t.Whole)
	if phoneText.MatchString(t.Whole) {
		t.phones = phones(t.Whole)
	}
	return t
}

// phones are the digits of a text and, where they begin as within a country or as dialled from another one, those without the
// zeros: the index has the digits of a phone in E.164 format, with and without the country code. "(0)" is for callers within
// the country.
func phones(text string) []string {
	digits := notDigits.ReplaceAllString(strings.ReplaceAll(text, "(0)", ""), "")
	found := []string{digits}
	prefix := "0"
	if strings.HasPrefix(digits, "00") {
		prefix = "00"
	}
	if rest, prefixed := strings.CutPrefix(digits, prefix); prefixed && len(rest) >= MinLength {
		found = append(found, rest)
	}
	return found
}

// parseID reads an id, also one with a prefix for receivers of webhooks: evt_….
func parseID(text string) (uuid.UUID, bool) {
	if prefix, _, prefixed := strings.Cut(text, "_"); prefixed {
		return ids.ParsePrefixed(prefix, text)
	}
	id, err := uuid.Parse(text)
	return id, err == nil
}

// split returns the words of a text, folded as the indexes of the search are. Beside longer words, single letters are left out: nearly
// every row has a word that begins with one, so that they are slow and exclude little. A word with which another one begins is left
// out too: it excludes nothing.
func split(text string) []string {
	words := fold.Words(text)
	if slices.ContainsFunc(words, isLong) {
		words = slices.DeleteFunc(words, func(word string) bool { return !isLong(word) })
	}
	slices.Sort(words) // a word stands before those that begin with it
	var distinct []string
	for i, word := range words {
		if i == len(words)-1 || !strings.HasPrefix(words[i+1], word) {
			distinct = append(distinct, word)
		}
	}
	return distinct[:min(len(distinct), maxWords)]
}

func isLong(word string) bool { return letters(word) > 1 }

// letters counts the letters and digits of a word as people do: a syllable of Hangul is one.
func letters(word string) (n int) {
	for _, r := range norm.NFC.String(word) {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			n++
		}
	}
	return n
}

// IsTooShort reports whether nearly everything would match.
func (t Text) IsTooShort() bool {
	n := 0
	for _, word := range t.words {
		n += letters(word)
	}
	return n < MinLength
}

// Query finds the rows of one kind in a store: a tsquery for what PostgreSQL's search_words returns, or what SQLite's table
// search matches, whose scope begins with the kind.
func (t Text) Query(database, kind string, store uuid.UUID) string {
	scope := strings.ReplaceAll(store.String(), "-", "")
	if database == dialect.SQLite {
		return fmt.Sprintf("scope : %s%s AND words : (%s)", kind, scope, t.all(`"%s"*`, " AND ", " OR "))
	}
	return fmt.Sprintf("'@%s' & (%s)", scope, t.all("'%s':*", " & ", " | "))
}

// all returns a condition that every word of the text is found, or the digits of one of its phones. It puts each word into term,
// a format with one verb. Words have no quotes or other signs of ASCII.
func (t Text) all(term, and, or string) string {
	terms := make([]string, len(t.words))
	for i, word := range t.words {
		terms[i] = fmt.Sprintf(term, word)
	}
	all := strings.Join(terms, and)
	if len(t.phones) > 0 {
		all = "(" + all + ")"
	}
	for _, digits := range t.phones {
		all += or + fmt.Sprintf(term, digits)
	}
	return all
}
