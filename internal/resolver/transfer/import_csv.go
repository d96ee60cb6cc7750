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
	// maxImportBytes is the maximum size of a CSV.
	maxImportBytes = 5 << 20
	// MaxImportLines is the maximum number of lines of a CSV, without the header.
	MaxImportLines = 10_000
	// maxImportColumns is the maximum number of cells of a line. Spreadsheets write empty columns after those that are used.
	maxImportColumns = 256
)

// sheet is a CSV with a header. Fields has its errors. Their pointers, such as /csv/12/price, contain the line of the file (the first
// one is 1) and the column.
type sheet struct {
	problem.Fields
	columns      map[string]int // name → index, for the columns of the header
	rows         []sheetRow
	decimalComma bool
}

// sheetRow is one line of a sheet.
type sheetRow struct {
	line  int
	cells []string
}

// readSheet parses a CSV. Errors in lines are in the sheet's Fields. Error: CodeInvalidInput, when the text as a whole is invalid.
//
// The header must contain the required columns, and may contain the other known ones, in any order and case. The text may begin with
// a byte order mark. Lines may end with LF, CRLF or CR. Cells may be separated by commas, semicolons or tabs: spreadsheets write
// semicolons in languages with a decimal comma. readSheet skips lines with only empty cells, and a first line that tells Excel the
// separator. It removes the apostrophes that exports add (escapeFormulas).
func readSheet(text string, known []string, required ...string) (*sheet, error) {
	text = separatorLine.ReplaceAllString(replaceCR(strings.TrimPrefix(text, "\ufeff")), "\n")
	s := &sheet{columns: map[string]int{}}
	switch {
	case len(text) > maxImportBytes:
		s.Add("/csv", problem.TooManyBytes, "must have at most %d bytes", maxImportBytes)
	case strings.TrimSpace(text) == "":
		s.Add("/csv", problem.Required, "is required")
	case !utf8.ValidString(text) || strings.ContainsRune(text, 0):
		s.Add("/csv", problem.NotUTF8, "must be text in UTF-8")
	}
	if err := s.Err(); err != nil {
		return nil, err
	}
	comma := separator(text)
	if isTooWide(text, comma) {
		s.Add("/csv", problem.TooMany, "must have at most %d columns", maxImportColumns)
		return nil, s.Err()
	}
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma = comma
	reader.FieldsPerRecord = -1
	s.decimalComma = reader.Comma == ';'
	if header := s.next(reader); header != nil {
		s.readHeader(*header, known, required)
		if len(s.Fields) == 0 {
			s.readRows(reader, header.cells)
		}
	}
	if len(s.rows) > MaxImportLines {
		return nil, tooManyLines()
	}
	return s, nil
}

// separatorLine matches a first line that tells Excel the separator.
var separatorLine = regexp.MustCompile(`^sep=.\r?\n`)

// replaceCR replaces CR with LF in a text whose first line ends with CR alone, as some spreadsheets write it. encoding/csv treats such
// a CR as a part of a cell.
func replaceCR(text string) string {
	end := strings.IndexAny(text, "\r\n")
	if end < 0 || text[end] == '\n' || strings.HasPrefix(text[end:], "\r\n") {
		return text
	}
	return strings.ReplaceAll(text, "\r", "\n")
}

func tooManyLines() error {
	var v problem.Fields
	v.Add("/csv", problem.TooMany, "must have at most %d lines: cut it into several, each with the header, and import one after the other", MaxImportLines)
	return v.Err()
}

// separator returns the comma, semicolon or tab, whichever is most frequent in the first line.
func separator(text string) rune {
	header, _, _ := strings.Cut(strings.TrimLeft(text, "\r\n"), "\n") // after empty lines
	best := ','
	for _, candidate := range []rune{';', '\t'} {
		if strings.Count(header, string(candidate)) > strings.Count(header, string(best)) {
			best = candidate
		}
	}
	return best
}

// isTooWide reports whether a line has more than maxImportColumns cells. encoding/csv takes fifty times the memory of a line that
// consists of separators.
func isTooWide(text string, comma rune) bool {
	cells, isQuoted := 1, false
	for _, c := range text {
		switch {
		case c == '"':
			isQuoted = !isQuoted
		case isQuoted:
		case c == '\n':
			cells = 1
		case c == comma:
			if cells++; cells > maxImportColumns {
				return true
			}
		}
	}
	return false
}

// next returns the next line. It returns nil at the end, and after a misplaced quote, because nothing after it can be parsed.
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
		cells[i] = unescapeFormulas(cell)
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
		if cell == "" { // spreadsheets write empty columns at the end
			continue
		}
		at := slices.IndexFunc(known, func(name string) bool { return strings.EqualFold(name, cell) })
		if at < 0 {
			s.Add(pointerTo(header.line, cell), problem.UnknownColumn, "is no column; those are %s", strings.Join(known, ", "))
			continue
		}
		name := known[at]
		if _, exists := s.columns[name]; exists {
			s.Add(pointerTo(header.line, name), problem.Duplicate, "is there twice")
		}
		s.columns[name] = index
	}
	for _, name := range required {
		if _, exists := s.columns[name]; !exists {
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

// checkUnnamed reports values in columns without a name in the header. The pointer contains the number of the column, from 1 on.
func (s *sheet) checkUnnamed(row sheetRow, header []string) {
	for i, cell := range row.cells {
		if strings.TrimSpace(header[i]) == "" && strings.TrimSpace(cell) != "" {
			s.Add(pointerTo(row.line, strconv.Itoa(i+1)), problem.ColumnUnnamed, "has a value, and the header no name for this column")
		}
	}
}

// untrimmed returns a cell with its surrounding white space, or nil when it is empty or the column does not exist.
func (s *sheet) untrimmed(row sheetRow, column string) *string {
	index, exists := s.columns[column]
	if !exists || strings.TrimSpace(row.cells[index]) == "" {
		return nil
	}
	return &row.cells[index]
}

// text returns a cell without surrounding white space, or nil when it is empty or the column does not exist.
func (s *sheet) text(row sheetRow, column string) *string {
	cell := s.untrimmed(row, column)
	if cell == nil {
		return nil
	}
	return new(strings.TrimSpace(*cell))
}

// required is text for a cell that must not be empty.
func (s *sheet) required(row sheetRow, column string) string {
	cell := s.text(row, column)
	if cell == nil {
		s.Add(pointerTo(row.line, column), problem.Required, "is required")
		return ""
	}
	return *cell
}

// amount parses a price of any size. With semicolons as separators, it accepts a decimal comma.
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

// count parses a number. For invalid text it returns -1, which no column accepts.
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

// flag parses true or false.
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

// lineErrors returns the errors in the order of their lines.
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
