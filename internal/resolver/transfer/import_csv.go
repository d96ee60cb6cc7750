package transfer

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"kiosk/internal/money"
	"kiosk/internal/problem"
)

const (
	// MaxImportBytes is the size of the largest CSV that is imported.
	MaxImportBytes = 5 << 20
	// MaxImportLines is the most lines of one import, without the header.
	MaxImportLines = 10_000
)

// sheet is a CSV with a header. Wherever a cell is wrong, its fields say so with a pointer such as /csv/12/price:
// the line of the file, from 1 on, and the column.
type sheet struct {
	problem.Fields
	columns      map[string]int // the index of each column that the header names
	rows         []sheetRow
	decimalComma bool
}

// sheetRow is one line of a sheet.
type sheetRow struct {
	line  int
	cells []string
}

// readSheet reads a CSV whose header names some of the known columns, whatever the case, in any order, and the required
// ones for certain. It may begin with a byte order mark, its lines may end with LF, CRLF or CR, and its cells be separated by
// commas, semicolons or tabs: spreadsheets write semicolons where the decimals have a comma. The apostrophes that exports put before what looks like a
// formula are taken off. Lines whose cells are all empty are passed by, and a first line that tells Excel the separator.
// Error: CodeInvalidInput, when the text as a whole is not one that can be read; what is wrong with lines is in the
// sheet's fields.
func readSheet(text string, known []string, required ...string) (*sheet, error) {
	text = separatorLine.ReplaceAllString(replaceCR(strings.TrimPrefix(text, "\ufeff")), "\n")
	s := &sheet{columns: map[string]int{}}
	switch {
	case len(text) > MaxImportBytes:
		s.Add("/csv", problem.TooManyBytes, "must have at most %d bytes", MaxImportBytes)
	case strings.TrimSpace(text) == "":
		s.Add("/csv", problem.Required, "is required")
	case !utf8.ValidString(text) || strings.ContainsRune(text, 0):
		s.Add("/csv", problem.NotUTF8, "must be text in UTF-8")
	}
	if err := s.Err(); err != nil {
		return nil, err
	}
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma = separator(text)
	reader.FieldsPerRecord = -1
	s.decimalComma = reader.Comma == ';'
	if header := s.next(reader); header != nil {
		s.readHeader(*header, known, required)
		if len(s.Fields) == 0 {
			s.readRows(reader, header.cells)
		}
	}
	if len(s.rows) > MaxImportLines {
		return nil, refuseLines()
	}
	return s, nil
}

// separatorLine is a first line that tells Excel what separates cells.
var separatorLine = regexp.MustCompile(`^sep=.\r?\n`)

// replaceCR replaces CR with LF in a text whose first line ends with CR alone, as some spreadsheets write it: the reader of CSV
// takes CR for a part of a cell.
func replaceCR(text string) string {
	end := strings.IndexAny(text, "\r\n")
	if end < 0 || text[end] == '\n' || strings.HasPrefix(text[end:], "\r\n") {
		return text
	}
	return strings.ReplaceAll(text, "\r", "\n")
}

func refuseLines() error {
	var v problem.Fields
	v.Add("/csv", problem.TooMany, "must have at most %d lines: cut it into several, each with the header, and import one after the other", MaxImportLines)
	return v.Err()
}

// separator guesses what separates cells by what the first line has most of.
func separator(text string) rune {
	header, _, _ := strings.Cut(strings.TrimLeft(text, "\r\n"), "\n") // empty lines before it are passed by
	best := ','
	for _, candidate := range []rune{';', '\t'} {
		if strings.Count(header, string(candidate)) > strings.Count(header, string(best)) {
			best = candidate
		}
	}
	return best
}

// next returns the next line, or nil at the end, and where a quote is out of place: nothing after it can be parsed.
func (s *sheet) next(reader *csv.Reader) *sheetRow {
	cells, err := reader.Read()
	if parseErr, ok := errors.AsType[*csv.ParseError](err); ok {
		s.Add(pointerTo(parseErr.StartLine, ""), problem.QuoteMisplaced, "has a quote out of place; the lines after it were not read")
		return nil
	}
	if errors.Is(err, io.EOF) {
		return nil
	}
	line, _ := reader.FieldPos(0)
	for i, cell := range cells {
		cells[i] = restored(cell)
	}
	return &sheetRow{line, cells}
}

func pointerTo(line int, column string) string {
	if column == "" {
		return fmt.Sprintf("/csv/%d", line)
	}
	return fmt.Sprintf("/csv/%d/%s", line, column)
}

func (s *sheet) readHeader(header sheetRow, known, required []string) {
	for index, cell := range header.cells {
		cell = strings.TrimSpace(cell)
		if cell == "" { // as spreadsheets leave them at the end
			continue
		}
		at := slices.IndexFunc(known, func(name string) bool { return strings.EqualFold(name, cell) })
		if at < 0 {
			s.Add(pointerTo(header.line, cell), problem.UnknownColumn, "is no column; those are %s", strings.Join(known, ", "))
			continue
		}
		name := known[at]
		if _, twice := s.columns[name]; twice {
			s.Add(pointerTo(header.line, name), problem.Duplicate, "is there twice")
		}
		s.columns[name] = index
	}
	for _, name := range required {
		if _, given := s.columns[name]; !given {
			s.Add(pointerTo(header.line, name), problem.ColumnMissing, "is a column that must be there")
		}
	}
}

func (s *sheet) readRows(reader *csv.Reader, header []string) {
	for row := s.next(reader); row != nil && len(s.rows) <= MaxImportLines; row = s.next(reader) {
		switch {
		case !slices.ContainsFunc(row.cells, func(cell string) bool { return strings.TrimSpace(cell) != "" }):
		case len(row.cells) != len(header):
			s.Add(pointerTo(row.line, ""), problem.CellCount, "has %d cells, and the header %d", len(row.cells), len(header))
		default:
			s.checkUnnamed(*row, header)
			s.rows = append(s.rows, *row)
		}
	}
}

// checkUnnamed reports the values of a row below empty cells of the header, by the number of the column, from 1 on.
func (s *sheet) checkUnnamed(row sheetRow, header []string) {
	for i, cell := range row.cells {
		if strings.TrimSpace(header[i]) == "" && strings.TrimSpace(cell) != "" {
			s.Add(pointerTo(row.line, strconv.Itoa(i+1)), problem.ColumnUnnamed, "has a value, and the header no name for this column")
		}
	}
}

// whole returns a cell with the spaces and lines around its text, or nil when it has no text or there is no such column.
func (s *sheet) whole(row sheetRow, column string) *string {
	index, given := s.columns[column]
	if !given || strings.TrimSpace(row.cells[index]) == "" {
		return nil
	}
	return &row.cells[index]
}

// text returns the text of a cell, or nil when it has none or there is no such column.
func (s *sheet) text(row sheetRow, column string) *string {
	cell := s.whole(row, column)
	if cell == nil {
		return nil
	}
	return new(strings.TrimSpace(*cell))
}

// required returns a cell that must not be empty.
func (s *sheet) required(row sheetRow, column string) string {
	cell := s.text(row, column)
	if cell == nil {
		s.Add(pointerTo(row.line, column), problem.Required, "is required")
		return ""
	}
	return *cell
}

// amount reads a price of any size, with a decimal comma in a sheet that has semicolons.
func (s *sheet) amount(row sheetRow, column string) *money.Amount {
	cell := s.text(row, column)
	if cell == nil {
		return nil
	}
	text := *cell
	if s.decimalComma && !strings.Contains(text, ".") {
		text = strings.Replace(text, ",", ".", 1)
	}
	amount, err := money.Parse(text)
	if err != nil {
		s.Add(pointerTo(row.line, column), problem.NotAmount, "must be a price of digits with at most two decimals, such as 49.90")
		return nil
	}
	return &amount
}

// count reads a number. What is none is -1, which no column may be.
func (s *sheet) count(row sheetRow, column string) *int {
	cell := s.text(row, column)
	if cell == nil {
		return nil
	}
	n, err := strconv.Atoi(*cell)
	if err != nil {
		n = -1
	}
	return &n
}

// flag reads true or false.
func (s *sheet) flag(row sheetRow, column string) *bool {
	cell := s.text(row, column)
	if cell == nil {
		return nil
	}
	switch strings.ToLower(*cell) {
	case "true", "yes", "1":
		return new(true)
	case "false", "no", "0":
		return new(false)
	default:
		s.Add(pointerTo(row.line, column), problem.NotBoolean, "must be true or false")
		return nil
	}
}

// lineErrors returns what is wrong, by line.
func lineErrors(v *problem.Fields) []LineError {
	list := make([]LineError, len(*v))
	for i, field := range *v {
		parts := strings.SplitN(field.Pointer, "/", 4) // "", "csv", the line, the column
		list[i] = LineError{Code: field.Code, Message: field.Detail, Reason: field.Reason, Params: field.Params}
		list[i].Line, _ = strconv.Atoi(parts[2])
		if len(parts) > 3 {
			list[i].Column = parts[3]
		}
	}
	slices.SortStableFunc(list, func(a, b LineError) int { return a.Line - b.Line })
	return list
}
