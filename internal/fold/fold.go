// Package fold normalises strings for look-ups and search, so that differences of case, accents or line ends do not count. Go and
// both databases fold case and accents in the same way, whatever the locale.
package fold

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Text returns a text in lower case with its accents decomposed, so that texts which differ only in case or in the encoding of
// accents become equal. PostgreSQL's function fold returns the same.
func Text(text string) string {
	folded := strings.Map(func(r rune) rune {
		switch r {
		case 'ς': // σ at the end of a word
			return 'σ'
		case 'ı': // its capital is I in Turkish
			return 'i'
		default:
			return unicode.ToLower(r)
		}
	}, decompose(text))
	return strings.ReplaceAll(folded, "i\u0307", "i") // from İ, the capital of i in Turkish
}

// decompose returns the canonical decomposition (NFD) of a text. If a character has more than 30 marks, the library inserts a U+034F
// after every 30 and sorts only the marks between two of these. Unicode and PostgreSQL do not, so this function removes what the
// library inserted and sorts all marks.
func decompose(text string) string {
	const joiner = "\u034f"
	decomposed := norm.NFD.String(text)
	if !strings.Contains(decomposed, joiner) {
		return decomposed
	}
	parts := strings.Split(text, joiner) // a U+034F of the text itself stays, and marks are not sorted across it
	for i, part := range parts {
		parts[i] = orderMarks(strings.ReplaceAll(norm.NFD.String(part), joiner, ""))
	}
	return strings.Join(parts, joiner)
}

// orderMarks sorts the marks of each character by their combining class.
func orderMarks(text string) string {
	runes := []rune(text)
	for begin, end := 0, 0; begin < len(runes); begin = end + 1 {
		ofClass := map[uint8][]rune{}
		for end = begin; end < len(runes); end++ {
			c := class(runes[end])
			if c == 0 {
				break
			}
			ofClass[c] = append(ofClass[c], runes[end])
		}
		ordered := runes[begin:begin]
		for _, c := range slices.Sorted(maps.Keys(ofClass)) {
			ordered = append(ordered, ofClass[c]...)
		}
	}
	return string(runes)
}

// class returns the canonical combining class of a character, 0 if it is not a mark.
func class(r rune) uint8 {
	if r < '\u0300' {
		return 0
	}
	return norm.NFD.PropertiesString(string(r)).CCC()
}

var (
	// accents matches the marks of Latin, Greek and Cyrillic letters. In other scripts, marks distinguish words.
	accents = regexp.MustCompile(`[\x{300}-\x{36f}]+`)
	// accented replaces letters whose accent has no decomposition.
	accented = strings.NewReplacer("ł", "l", "ø", "o", "đ", "d")
	// separators matches characters that are in no word: punctuation, symbols, emoji.
	separators = regexp.MustCompile(`[\x00-/:-@\[-` + "`" + `{-\x{bf}×÷\x{55a}-\x{55f}\x{589}-\x{58f}\x{5be}\x{5c0}\x{5c3}\x{5c6}\x{5f3}\x{5f4}` +
		`\x{606}-\x{60f}\x{61b}-\x{61f}\x{66a}-\x{66d}\x{6d4}\x{964}\x{965}\x{1680}\x{2000}-\x{206f}\x{20a0}-\x{20ff}\x{2190}-\x{245f}\x{2500}-\x{2bff}` +
		`\x{2e00}-\x{2e7f}\x{2ff0}-\x{3004}\x{3008}-\x{3020}\x{3030}\x{303d}-\x{303f}\x{30a0}\x{30fb}\x{fe00}-\x{fe6f}\x{feff}-\x{ff0f}` +
		`\x{ff1a}-\x{ff20}\x{ff3b}-\x{ff40}\x{ff5b}-\x{ff65}\x{ffe0}-\x{ffff}\x{1f000}-\x{1faff}\x{e0000}-\x{e0fff}]+`)
)

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// Lines returns a text with CRLF and CR replaced by LF, which is how browsers end the lines of a form field.
func Lines(text string) string { return lineEnds.Replace(text) }

// maxWord bounds the characters of a word: PostgreSQL's index accepts words of up to 2,046 bytes.
const maxWord = 500

// Words returns the words of a text without differences of case and accents, each cut to maxWord characters. PostgreSQL's function
// search_words returns the same.
func Words(text string) []string {
	words := strings.Fields(separators.ReplaceAllString(accents.ReplaceAllString(accented.Replace(Text(text)), ""), " "))
	for i, word := range words {
		if runes := []rune(word); len(runes) > maxWord {
			words[i] = string(runes[:maxWord])
		}
	}
	return words
}
