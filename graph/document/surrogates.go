package document

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

var (
	// literals matches comments, block strings and strings, of which only strings have escapes. It also matches quotes that begin
	// none of them, which are syntax errors.
	literals = regexp.MustCompile(`#[^\r\n]*` +
		`|"""(?:\\"""|[^\x00-\x08\x0b\x0c\x0e-\x1f])*?"""+|"""` +
		`|"(?:[^"\\\x00-\x08\x0a-\x1f]|\\["\\/bfnrt]|\\u[[:xdigit:]]{4})*"|"`)
	// escapes matches, in a string, a surrogate pair, half of one, or the beginning of any other escape.
	escapes = regexp.MustCompile(`(?i)\\ud[89ab][[:xdigit:]]{2}\\ud[c-f][[:xdigit:]]{2}|\\ud[89a-f][[:xdigit:]]{2}|\\.`)

	lineEnds = regexp.MustCompile(`\r\n?|\n`)
)

const (
	halfWidth = len(`\ud83d`)
	pairWidth = 2 * halfWidth
)

// joinSurrogates replaces escaped surrogate pairs in an operation's strings with their characters, because gqlparser decodes each
// pair as two U+FFFD. It adds spaces after a string that has become shorter, so that errors have the positions of the original
// text. It returns an error for half of a pair.
// https://spec.graphql.org/September2025/#sec-String-Value.Semantics
func joinSurrogates(text string) (string, error) {
	if !strings.Contains(text, `\ud`) && !strings.Contains(text, `\uD`) {
		return text, nil
	}
	var joined strings.Builder
	done := 0
	for _, literal := range literals.FindAllStringIndex(text, -1) {
		start, content := literal[0], text[literal[0]:literal[1]]
		if content == `"` || content == `"""` {
			break // the parser refuses the text here
		}
		if content[0] == '#' || strings.HasPrefix(content, `"""`) {
			continue
		}
		removed := 0 // bytes
		for _, escape := range escapes.FindAllStringIndex(content, -1) {
			from, to := start+escape[0], start+escape[1]
			switch to - from {
			case halfWidth:
				line, column := position(text, from)
				return "", gqlerror.ErrorLocf("", line, column, "Invalid character escape sequence: %s is half of a surrogate pair.", text[from:to])
			case pairWidth:
				joined.WriteString(text[done:from])
				joined.WriteRune(utf16.DecodeRune(unit(text[from:from+halfWidth]), unit(text[from+halfWidth:to])))
				done = to
				removed += pairWidth - 1
			}
		}
		joined.WriteString(text[done:literal[1]] + strings.Repeat(" ", removed))
		done = literal[1]
	}
	return joined.String() + text[done:], nil
}

// unit decodes an escape \uXXXX as a UTF-16 code unit.
func unit(escape string) rune {
	value, _ := strconv.ParseUint(escape[len(`\u`):], 16, 16) // it has four hexadecimal digits
	return rune(value)
}

// position returns the line and the column of a byte of a text. Both count from 1, and the column counts characters.
func position(text string, offset int) (line, column int) {
	lines := lineEnds.Split(text[:offset], -1)
	return len(lines), utf8.RuneCountInString(lines[len(lines)-1]) + 1
}
