package transfer

import "strings"

// formulaStarts are the characters with which a cell begins that spreadsheets evaluate as a formula. OWASP, "CSV Injection", also
// lists the full-width forms.
const formulaStarts = "=+-@＝＋－＠"

// partEnds are characters at which some spreadsheets end a cell, although the separator of the file is a comma. They split at the
// separator of their language or settings, also inside quotes if the quotes do not begin what they take for the cell.
const partEnds = ";\t\r\n"

// escapeFormulas adds an apostrophe before each part of a cell that a spreadsheet may evaluate as a formula, wherever the spreadsheet
// splits the cell. A part that has an apostrophe already gets another one, so that unescapeFormulas returns the original value.
func escapeFormulas(value string) string {
	return eachPart(value, func(part string, first bool) string {
		if isFormula(strings.TrimLeft(part, "'"), first) {
			return "'" + part
		}
		return part
	})
}

// unescapeFormulas is the inverse of escapeFormulas.
func unescapeFormulas(cell string) string {
	return eachPart(cell, func(part string, first bool) string {
		if bare := strings.TrimLeft(part, "'"); bare != part && isFormula(bare, first) {
			return part[1:]
		}
		return part
	})
}

// isFormula reports whether a spreadsheet may evaluate a cell that begins with the part. Some spreadsheets skip spaces and quotes, and
// at the beginning of the text (first) also tabs and line ends.
func isFormula(part string, first bool) bool {
	if first && strings.IndexAny(part, "\t\r\n") == 0 {
		return true
	}
	return strings.IndexAny(strings.TrimLeft(part, ` "`), formulaStarts) == 0
}

// eachPart calls replace for each part of a text, with the character that ends it, and returns the results together.
func eachPart(text string, replace func(part string, first bool) string) string {
	if !strings.ContainsAny(text, formulaStarts+"\t\r\n") { // most cells need no replacement
		return text
	}
	var result strings.Builder
	for first := true; text != ""; first = false {
		end := strings.IndexAny(text, partEnds) + 1
		if end == 0 {
			end = len(text)
		}
		result.WriteString(replace(text[:end], first))
		text = text[end:]
	}
	return result.String()
}
