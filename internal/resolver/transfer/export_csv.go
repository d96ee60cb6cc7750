package transfer

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/money"
	"kiosk/internal/timestamp"
)

// csvFile writes comma-separated values (RFC 4180) in UTF-8. It collects lines in a buffer until flush writes them.
type csvFile struct {
	to       io.Writer
	flushed  func() error
	buffer   []byte
	first    bool   // the next cell is the first of its line
	currency string // of the store's amounts
}

func newCSV(to io.Writer, flushed func() error, currency string, header []string) *csvFile {
	f := &csvFile{to: to, flushed: flushed, first: true, currency: currency}
	for _, name := range header {
		f.plain(name)
	}
	f.end()
	return f
}

// text adds a cell with a string from users. It escapes the string so that no spreadsheet evaluates it as a formula.
func (f *csvFile) text(value string) {
	value = escapeFormulas(value)
	if !strings.ContainsAny(value, "\",\r\n") {
		f.plain(value)
		return
	}
	f.plain(`"` + strings.ReplaceAll(value, `"`, `""`) + `"`)
}

func (f *csvFile) optional(value *string) {
	if value == nil {
		f.plain("")
		return
	}
	f.text(*value)
}

// wordList adds a cell with words separated by spaces.
func wordList[Word ~string](f *csvFile, words []Word) {
	texts := make([]string, len(words))
	for i, word := range words {
		texts[i] = string(word)
	}
	f.text(strings.Join(texts, " "))
}

// amount adds a cell with a number with two decimals. A negative amount is not escaped, so that it stays a number.
func (f *csvFile) amount(value money.Amount) { f.plain(value.String()) }

func (f *csvFile) number(value int64) { f.plain(strconv.FormatInt(value, 10)) }

func (f *csvFile) boolean(value bool) { f.plain(strconv.FormatBool(value)) }

func (f *csvFile) id(value uuid.UUID) { f.plain(value.String()) }

func (f *csvFile) optionalID(value *uuid.UUID) {
	if value == nil {
		f.plain("")
		return
	}
	f.id(*value)
}

func (f *csvFile) time(value time.Time) { f.plain(timestamp.Of(value).String()) }

func (f *csvFile) optionalTime(value *time.Time) {
	if value == nil {
		f.plain("")
		return
	}
	f.time(*value)
}

// plain adds a cell that needs no quotes and no escaping, or that has them already.
func (f *csvFile) plain(cell string) {
	if !f.first {
		f.buffer = append(f.buffer, ',')
	}
	f.first = false
	f.buffer = append(f.buffer, cell...)
}

// end ends the line.
func (f *csvFile) end() {
	f.buffer = append(f.buffer, '\r', '\n')
	f.first = true
}

// flush writes the buffered lines.
func (f *csvFile) flush() error {
	if _, err := f.to.Write(f.buffer); err != nil {
		return fmt.Errorf("transfer: write export: %w", err)
	}
	f.buffer = f.buffer[:0]
	return f.flushed()
}
