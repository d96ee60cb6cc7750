// Package fold makes texts equal that differ in their case, accents or line ends, for what is looked up and searched. Go and both
// databases do it alike with case and accents, whatever the locale.
package fold

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Text returns a text whatever its case and how its accents are encoded. The function fold of the PostgreSQL database is the same.
func Text(text string) string {
	folded := strings.Map(func(r rune) rune {
		switch r {
		case 'ς': // σ at the end of a word
			return 'σ'
		case 'ı': // of which I is the capital in Turkish
			return 'i'
		default:
			return unicode.ToLower(r)
		}
	}, decompose(text))
	return strings.ReplaceAll(folded, "i\u0307", "i") // İ is the capital of i in Turkish
}

// decompose returns the canonical decomposition of a text. The library puts a U+034F between the marks of a character that has
// more than 30, which Unicode and PostgreSQL do not, and orders only those between two of them.
func decompose(text string) string {
	const joiner = "\u034f"
	decomposed := norm.NFD.String(text)
	if !strings.Contains(decomposed, joiner) {
		return decomposed
	}
	parts := strings.Split(text, joiner) // no mark passes one that is in the text
	for i, part := range parts {
		parts[i] = orderMarks(strings.ReplaceAll(norm.NFD.String(part), joiner, ""))
	}
	return strings.Join(parts, joiner)
}

// orderMarks puts the marks of each character in the order of their classes.
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

// class is the canonical combining class of a character: 0 of one that is no mark.
func class(r rune) uint8 {
	if r < '\u0300' {
		return 0
	}
	return norm.NFD.PropertiesString(string(r)).CCC()
}

var (
	// accents matches the marks of Latin, Greek and Cyrillic letters. The marks of other scripts tell words apart.
	accents = regexp.MustCompile(`[\x{300}-\x{36f}]+`)
	// accented are letters whose accent is a part of them.
	accented = strings.NewReplacer("ł", "l", "ø", "o", "đ", "d")
	// separators are what no word has: punctuation, symbols, emoji.
	separators = regexp.MustCompile(`[\x00-/:-@\[-` + "`" + `{-\x{bf}×÷\x{55a}-\x{55f}\x{589}-\x{58f}\x{5be}\x{5c0}\x{5c3}\x{5c6}\x{5f3}\x{5f4}` +
		`\x{606}-\x{60f}\x{61b}-\x{61f}\x{66a}-\x{66d}\x{6d4}\x{964}\x{965}\x{1680}\x{2000}-\x{206f}\x{20a0}-\x{20ff}\x{2190}-\x{245f}\x{2500}-\x{2bff}` +
		`\x{2e00}-\x{2e7f}\x{2ff0}-\x{3004}\x{3008}-\x{3020}\x{3030}\x{303d}-\x{303f}\x{30a0}\x{30fb}\x{fe00}-\x{fe6f}\x{feff}-\x{ff0f}` +
		`\x{ff1a}-\x{ff20}\x{ff3b}-\x{ff40}\x{ff5b}-\x{ff65}\x{ffe0}-\x{ffff}\x{1f000}-\x{1faff}\x{e0000}-\x{e0fff}]+`)
)

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// Lines returns a text whose lines all end with LF, as browsers end them in what is typed or pasted, whatever program wrote it.
func Lines(text string) string { return lineEnds.Replace(text) }

// maxWord is how many characters a word has at most: the index of PostgreSQL takes words of up to 2,046 bytes.
const maxWord = 500

// Words returns the words of a text, whatever their case and accents, and of longer ones the beginning. The function search_words
// of the PostgreSQL database finds the same.
func Words(text string) []string {
	words := strings.Fields(separators.ReplaceAllString(accents.ReplaceAllString(accented.Replace(Text(text)), ""), " "))
	for i, word := range words {
		if runes := []rune(word); len(runes) > maxWord {
			words[i] = string(runes[:maxWord])
		}
	}
	return words
}
