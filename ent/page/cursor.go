package page

import (
	"encoding/base64"
	"reflect"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/fold"
)

const (
	idColumn        = "id"
	dialectPostgres = dialect.Postgres
	maxCursorBytes  = 8 << 10 // the longest sort value is a name of 200 characters
)

// Kind is what the values of a column are.
type Kind int

// The kinds that lists are ordered by.
const (
	Text Kind = iota // compared whatever its case
	Int
	Time // in microseconds
)

// position is where a list goes on: the row with the id, which had the value in the column that the list is ordered by.
// It stays valid when that row goes.
type position struct {
	id    uuid.UUID
	value any // what it is compared as: a text folded; nil for null, and in the order of the ids
}

// A cursor is, in base64: the 16 bytes of the id, the name of the list and its ordering, and, unless it is null, a colon
// and the value. Zero and the empty string are values like any other.

// cursor is the position of a row.
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

// name returns the name of the list and its order. The direction is not in it: a position is the same from both sides.
func (p *Pager[N]) name() string {
	if p.field == "" {
		return p.list.Name
	}
	return p.list.Name + "." + string(p.field)
}

// parse reads the cursor that an argument may hold.
func (p *Pager[N]) parse(argument string, cursor *string) (*position, error) {
	if cursor == nil {
		return nil, nil //nolint:nilnil // no cursor is no position
	}
	inputErr := &InputError{argument, "must be a cursor of this list in this order"}
	if len(*cursor) > maxCursorBytes {
		return nil, inputErr
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(*cursor)
	if err != nil || len(raw) < len(uuid.Nil) {
		return nil, inputErr
	}
	at := &position{id: uuid.UUID(raw[:len(uuid.Nil)])}
	name, text, hasValue := strings.Cut(string(raw[len(uuid.Nil):]), ":")
	if name != p.name() || hasValue && p.field == "" || !hasValue && p.field != "" && !p.term.Nullable {
		return nil, inputErr
	}
	if hasValue {
		var ok bool
		if at.value, ok = decode(p.term.Kind, text); !ok {
			return nil, inputErr
		}
	}
	return at, nil
}

// encode is the text of a value of one of the kinds; false for null.
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

// decode is the reverse. It takes nothing that encode would have written in another way, or that a database refuses.
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
