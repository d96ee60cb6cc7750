package transfer

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kiosk/internal/resolver/catalogue"
)

// cellsOf splits a line of a file as a spreadsheet with this separator does: only a quote at the beginning of a cell counts, and the
// text after the closing quote still belongs to the cell.
func cellsOf(file, separator string) []string {
	var cells []string
	for file != "" {
		var cell strings.Builder
		quoted := strings.HasPrefix(file, `"`)
		if quoted {
			file = file[1:]
		}
		for file != "" && (quoted || !strings.ContainsAny(file[:1], separator+"\r\n")) {
			if quoted && strings.HasPrefix(file, `""`) {
				cell.WriteByte('"')
				file = file[2:]
				continue
			}
			if quoted && file[0] == '"' {
				quoted = false
			} else {
				cell.WriteByte(file[0])
			}
			file = file[1:]
		}
		cells = append(cells, cell.String())
		if file != "" {
			file = file[1:]
		}
	}
	return cells
}

func looksLikeAFormula(cell string) bool {
	return strings.IndexAny(strings.TrimLeft(cell, " "), "=+-@＝＋－＠") == 0
}

// TestNoCellOfAFileIsAFormulaWhereverASpreadsheetSplits also checks that imports read the values that exports have written.
func TestNoCellOfAFileIsAFormulaWhereverASpreadsheetSplits(t *testing.T) {
	t.Parallel()
	signs := rapid.SampledFrom([]rune{'=', '+', '-', '@', '＝', ';', '\t', '\r', '\n', ',', '"', '\'', ' ', 'a', '1', 'é'})
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.StringOfN(signs, 0, 12, -1), 3, 3).Draw(t, "values")
		var file bytes.Buffer
		lines := newCSV(&file, func() error { return nil }, "EUR", []string{catalogue.ColumnSKU, columnTier, catalogue.ColumnPrice})
		for _, value := range values {
			lines.text(value)
		}
		lines.end()
		if err := lines.flush(); err != nil {
			t.Fatal(err)
		}
		for _, separator := range []string{",", ";", "\t", ";\t", ",;\t"} {
			for _, cell := range cellsOf(file.String(), separator) {
				if looksLikeAFormula(cell) {
					t.Fatalf("split at %q, %q has the cell %q", separator, &file, cell)
				}
			}
		}
		// Imports skip empty lines, and replace line ends as encoding/csv does. They trim some columns later.
		var want []string
		for _, value := range values {
			want = append(want, strings.ReplaceAll(value, "\r\n", "\n"))
		}
		read, err := readSheet(file.String(), []string{catalogue.ColumnSKU, columnTier, catalogue.ColumnPrice})
		if err != nil || len(read.Fields) > 0 {
			t.Fatalf("%q is not read: %v, %v", &file, err, read)
		}
		if empty := !slices.ContainsFunc(want, func(cell string) bool { return strings.TrimSpace(cell) != "" }); empty != (len(read.rows) == 0) {
			t.Fatalf("%q has %d lines", &file, len(read.rows))
		}
		for _, row := range read.rows {
			if !slices.Equal(row.cells, want) {
				t.Fatalf("%q is read as %q, want %q", &file, row.cells, want)
			}
		}
	})
}
