package page

import (
	"encoding/base64"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"kiosk/internal/fold"
	"kiosk/internal/problem"
)

const (
	idColumn       = "id"
	maxCursorBytes = 8 << 10 // the longest sort value is a name of 200 characters
)

// Kind is the type of a column's values.
type Kind int

// The kinds of columns that lists are ordered by.
const (
	Text Kind = iota // compared without regard to case
	Int
	Time // in microseconds
)

// position is a place in a list: the id of a row, and the value of the column that the list is ordered by. It stays valid
// when the row is deleted.
type position struct {
	id    uuid.UUID
	value any // a text is folded; nil for NULL, and when the list is ordered by id only
}

// cursor returns the position of a row as a cursor. This is, in base64: the 16 bytes of the id, the name of the list and
// its order, and, unless the value is NULL, a colon and the value. Zero and the empty string are values like any other.
func (p *Pager[N]) cursor(row *N) string {
	id := p.list.ID(row)
	raw := append(id[:], p.name()...)
	if p.field != "" {
		if text, ok := encode(p.term.Value(row)); ok {
			raw = append(append(raw, ':'), text...)
		}
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// name returns the name of the list and its order, without the direction: a position is the same in both directions.
func (p *Pager[N]) name() string {
	if p.field == "" {
		return p.list.Name
	}
	return p.list.Name + "." + string(p.field)
}

// parse decodes the cursor of an argument, nil without a cursor. The error is an *InputError.
func (p *Pager[N]) parse(argument string, cursor *string) (*position, error) {
	if cursor == nil {
		return nil, nil //nolint:nilnil // no cursor is no position
	}
	inputErr := NewInputError(argument, problem.NotCursor, "must be a cursor of this list in this order")
	if len(*cursor) > maxCursorBytes {
		return nil, inputErr
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(*cursor)
	if err != nil || len(raw) < len(uuid.Nil) {
		return nil, inputErr
	}
	parsed := &position{id: uuid.UUID(raw[:len(uuid.Nil)])}
	name, text, hasValue := strings.Cut(string(raw[len(uuid.Nil):]), ":")
	if name != p.name() || hasValue && p.field == "" || !hasValue && p.field != "" && !p.term.Nullable {
		return nil, inputErr
	}
	if hasValue {
		var ok bool
		if parsed.value, ok = decode(p.term.Kind, text); !ok {
			return nil, inputErr
		}
	}
	return parsed, nil
}

// encode returns a value of one of the kinds as text, and false for NULL.
func encode(value any) (string, bool) {
	v := reflect.ValueOf(value)
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return "", false
		}
		v = v.Elem()
	}
	switch v := v.Interface().(type) {
	case string:
		return v, true
	case time.Time:
		return strconv.FormatInt(v.UnixMicro(), 10), true
	}
	return strconv.FormatInt(v.Int(), 10), true
}

// decode is the reverse of encode. It returns false for a text that encode would have written in another way, and for a
// value that a database would refuse.
func decode(kind Kind, text string) (any, bool) {
	if kind == Text {
		return fold.Text(text), utf8.ValidString(text) && !strings.ContainsRune(text, 0)
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || strconv.FormatInt(n, 10) != text {
		return nil, false
	}
	if kind == Int {
		return n, true
	}
	t := time.UnixMicro(n).UTC()
	return t, t.Year() >= 1 && t.Year() <= 9999
}
