// Package words parses the text of a search and builds its conditions for the search indexes of both databases.
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
	// MaxLength is the longest search text, in characters.
	MaxLength = 200
	// MinLength is how many letters and digits a text needs at least. A shorter text finds nothing.
	MinLength = 2
	maxWords  = 8
)

// Text is a parsed search text: an id, the beginnings of words of a name or an e-mail address, or the beginning of a phone. Case and
// accents make no difference. A row must contain every word.
type Text struct {
	ID     *uuid.UUID // the id that the text is, or nil
	Whole  string     // the text, trimmed
	words  []string   // its words, folded
	phones []string   // prefixes of a phone's digits, if the text may be a phone
}

// IsTooLong reports whether a text has more than MaxLength characters.
func IsTooLong(text string) bool { return utf8.RuneCountInString(text) > MaxLength }

// phoneText matches a text that may be a phone or the beginning of one.
var phoneText = regexp.MustCompile(`^\+?[0-9 ().\-/]+$`)

var notDigits = regexp.MustCompile(`[^0-9]`)

// Parse parses a search text.
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

// phones returns the prefixes to look for in the index of phones: the digits of the text, and if they begin with the zeros of a
// national (0) or an international call (00), the digits without them. The index holds each phone's digits in E.164 format, with and
// without the country code. "(0)" is removed: it is dialled within the country only.
func phones(text string) []string {
	digits := notDigits.ReplaceAllString(strings.ReplaceAll(text, "(0)", ""), "")
	prefixes := []string{digits}
	prefix := "0"
	if strings.HasPrefix(digits, "00") {
		prefix = "00"
	}
	if rest, prefixed := strings.CutPrefix(digits, prefix); prefixed && len(rest) >= MinLength {
		prefixes = append(prefixes, rest)
	}
	return prefixes
}

// parseID parses an id, also one with a prefix such as evt_….
func parseID(text string) (uuid.UUID, bool) {
	if prefix, _, prefixed := strings.Cut(text, "_"); prefixed {
		return ids.ParsePrefixed(prefix, text)
	}
	id, err := uuid.Parse(text)
	return id, err == nil
}

// split returns the words of a text, folded like the search indexes. It leaves out words that exclude few rows: single letters, if
// there are longer words, because nearly every row has a word that begins with the letter, which makes the query slow; and words that
// are the beginning of another word, which exclude no row.
func split(text string) []string {
	words := fold.Words(text)
	if slices.ContainsFunc(words, isLong) {
		words = slices.DeleteFunc(words, func(word string) bool { return !isLong(word) })
	}
	slices.Sort(words) // a word comes directly before the words that begin with it
	var distinct []string
	for i, word := range words {
		if i == len(words)-1 || !strings.HasPrefix(words[i+1], word) {
			distinct = append(distinct, word)
		}
	}
	return distinct[:min(len(distinct), maxWords)]
}

func isLong(word string) bool { return letters(word) > 1 }

// letters counts the letters and digits of a word in its composed form, so that a syllable of Hangul is one.
func letters(word string) (n int) {
	for _, r := range norm.NFC.String(word) {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			n++
		}
	}
	return n
}

// IsTooShort reports whether the words have fewer than MinLength letters and digits: nearly every row would match.
func (t Text) IsTooShort() bool {
	n := 0
	for _, word := range t.words {
		n += letters(word)
	}
	return n < MinLength
}

// Query returns the query for rows of one kind in a store: on PostgreSQL a tsquery to match against search_words, on SQLite a MATCH
// expression for the table search, whose scope column begins with the kind.
func (t Text) Query(database, kind string, store uuid.UUID) string {
	scope := strings.ReplaceAll(store.String(), "-", "")
	if database == dialect.SQLite {
		return fmt.Sprintf("scope : %s%s AND words : (%s)", kind, scope, t.all(`"%s"*`, " AND ", " OR "))
	}
	return fmt.Sprintf("'@%s' & (%s)", scope, t.all("'%s':*", " & ", " | "))
}

// all returns the condition that every word is found, or one of the phones. It formats each word with term, which has one verb. It
// needs no escaping, because words contain no quotes and no other ASCII punctuation.
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
