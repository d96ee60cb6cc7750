package transfer

import "strings"

// Spreadsheets evaluate a cell that begins with one of these. OWASP, "CSV Injection": also the full-width forms.
const formulaStarts = "=+-@＝＋－＠"

// partEnds are where some spreadsheets end a cell although the file has commas: they split at the separator of their
// language or setting, and inside quotes too when those do not begin the cell that they see.
const partEnds = ";\t\r\n"

// neutralised puts an apostrophe before each part of a cell that a spreadsheet would take for a formula, wherever it splits the
// cell. A part that is neutralised already gets one more, so that restored returns exactly what went in.
func neutralised(value string) string {
	return eachPart(value, func(part string, first bool) string {
		if isFormula(strings.TrimLeft(part, "'"), first) {
			return "'" + part
		}
		return part
	})
}

// restored is what neutralised was given.
func restored(cell string) string {
	return eachPart(cell, func(part string, first bool) string {
		if bare := strings.TrimLeft(part, "'"); bare != part && isFormula(bare, first) {
			return part[1:]
		}
		return part
	})
}

// isFormula reports whether spreadsheets may evaluate a cell that begins with the part: some skip spaces and quotes, and at
// the beginning of the text also tabs and ends of lines.
func isFormula(part string, first bool) bool {
	if first && strings.IndexAny(part, "\t\r\n") == 0 {
		return true
	}
	return strings.IndexAny(strings.TrimLeft(part, ` "`), formulaStarts) == 0
}

// eachPart replaces the parts of a text, and leaves what ends them. A part is given with its end.
func eachPart(text string, replace func(part string, first bool) string) string {
	if !strings.ContainsAny(text, formulaStarts+"\t\r\n") { // spares most cells the work
		return text
	}
	var whole strings.Builder
	for first := true; text != ""; first = false {
		end := strings.IndexAny(text, partEnds) + 1
		if end == 0 {
			end = len(text)
		}
		whole.WriteString(replace(text[:end], first))
		text = text[end:]
	}
	return whole.String()
}
