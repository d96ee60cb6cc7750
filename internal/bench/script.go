package main

import (
	"bytes"
	"database/sql/driver"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/testkit/recorder"
)

const (
	// maxClients and maxFresh keep the numbers of pgbench's clients, and the values that a transaction makes up, apart.
	maxClients = 64
	maxFresh   = 32
	// longText is the length from which a text that differs between two operations is data, which need not be made anew.
	longText = 40
	// maxClockError tells a time of the operation itself from one that lies ahead.
	maxClockError = time.Minute
)

// choice is a value of the input that each transaction chooses anew.
type choice struct {
	name  string // of the pgbench variable
	set   string // pgbench's expression for it
	value string // SQL that makes the value from :name
	was   [2]any // what the two recorded operations had
}

// script is a transaction for pgbench: what an operation of Kiosk sends, with other values each time.
type script struct {
	sets      []string
	text      strings.Builder
	constants []string // name=value
	fresh     map[string]string
	calls     [2][]*recorder.Statement
	choices   []choice
	at        time.Time
	wanted    map[int]bool // statements whose response a later one uses
}

// newScript infers the transaction from two recordings of the operation with different input. A value that both have is a
// constant. One that differs is a choice of the input, or came with the response to an earlier statement, or was made up by
// the operation: ids, keys and times are made up anew, and long text, such as the data of an event, stays as it was.
// Error: a value that is none of these.
func newScript(first, second []*recorder.Statement, choices ...choice) (*script, error) {
	s := &script{fresh: map[string]string{}, calls: [2][]*recorder.Statement{first, second}, choices: choices, at: time.Now(), wanted: map[int]bool{}}
	if len(first) != len(second) {
		return nil, fmt.Errorf("two operations of a kind sent %d and %d statements", len(first), len(second))
	}
	for _, c := range choices {
		s.sets = append(s.sets, `\set `+c.name+" "+c.set)
	}
	if err := s.translate(); err != nil {
		return nil, err
	}
	return s, nil
}

// translate writes the statements, and keeps the responses that later ones use.
func (s *script) translate() error {
	first, second := s.calls[0], s.calls[1]
	texts := make([]string, len(first))
	for i, sent := range first {
		if sent.Text != second[i].Text || len(sent.Args) != len(second[i].Args) {
			return fmt.Errorf("two operations of a kind sent different statements: %s; %s", sent.Text, second[i].Text)
		}
		var err error
		if texts[i], err = s.statement(i); err != nil {
			return err
		}
	}
	for i, text := range texts {
		s.text.WriteString(text)
		if s.wanted[i] {
			if slices.Contains(first[i].Columns, "?column?") {
				return fmt.Errorf("pgbench cannot keep a column without a name: %s", first[i].Text)
			}
			fmt.Fprintf(&s.text, "\n\\gset a%d_\n", i)
		} else {
			s.text.WriteString(";\n")
		}
	}
	return nil
}

var parameter = regexp.MustCompile(`\$[0-9]+`)

// statement returns the text of a statement with pgbench's variables in place of the parameters.
func (s *script) statement(i int) (text string, err error) {
	text = parameter.ReplaceAllStringFunc(s.calls[0][i].Text, func(place string) string {
		n, _ := strconv.Atoi(place[1:]) // digits, by the pattern
		value, failure := s.value(i, n-1)
		if failure != nil {
			err = fmt.Errorf("parameter %s of %s: %w", place, s.calls[0][i].Text, failure)
		}
		return value
	})
	return text, err
}

func (s *script) value(statement, place int) (string, error) {
	a, b := s.calls[0][statement].Args[place], s.calls[1][statement].Args[place]
	if a == nil && b == nil {
		return "NULL", nil
	}
	if at, isTime := a.(time.Time); isTime {
		return s.time(at), nil
	}
	textA, textB := textOf(a), textOf(b)
	for _, c := range s.choices {
		if textA == textOf(c.was[0]) && textB == textOf(c.was[1]) {
			return c.value, nil
		}
	}
	if textA == textB {
		return s.constant(textA), nil
	}
	if column, found := s.column(statement, textA, textB); found {
		return column, nil
	}
	return s.madeUp(a, textA)
}

// time is the transaction's, or as far ahead of it as it was.
func (s *script) time(at time.Time) string {
	if ahead := at.Sub(s.at); ahead > maxClockError {
		return fmt.Sprintf("(now() + interval '%d seconds')", int(math.Round(ahead.Seconds())))
	}
	return "now()"
}

// column finds the column of an earlier response that both values came with.
func (s *script) column(before int, a, b string) (string, bool) {
	for i := range before {
		first, second := s.calls[0][i], s.calls[1][i]
		if first.First == nil || second.First == nil {
			continue
		}
		for column, name := range first.Columns {
			if textOf(first.First[column]) == a && textOf(second.First[column]) == b {
				s.wanted[i] = true
				return fmt.Sprintf(":a%d_%s", i, name), true
			}
		}
	}
	return "", false
}

// constant passes a value as the operation did: as a parameter.
func (s *script) constant(text string) string {
	if text == "" { // pgbench has no empty variables
		return "''"
	}
	for _, known := range s.constants {
		if name, value, _ := strings.Cut(known, "="); value == text {
			return ":" + name
		}
	}
	name := fmt.Sprintf("c%d", len(s.constants))
	s.constants = append(s.constants, name+"="+text)
	return ":" + name
}

// madeUp makes a value anew that the operation had made up: of the same form, and unlike any other.
func (s *script) madeUp(value driver.Value, text string) (string, error) {
	raw, isBytes := value.([]byte)
	_, notID := uuid.Parse(text)
	switch {
	case notID == nil:
		return fmt.Sprintf("lpad(to_hex(%s::bigint), 32, '0')::uuid", s.number(text)), nil
	case strings.HasPrefix(text, "{") && isList(text):
		return s.list(text), nil
	case isBytes && len(raw) < longText:
		return fmt.Sprintf("decode(lpad(to_hex(%s::bigint), %d, '0'), 'hex')", s.number(text), 2*len(raw)), nil
	case len(text) >= longText:
		return s.constant(text), nil
	case !isBytes && isText(value):
		return fmt.Sprintf("lpad(to_hex(%s::bigint), %d, '0')", s.number(text), len(text)), nil
	default:
		return "", fmt.Errorf("nothing tells where %q came from", text)
	}
}

func isText(value driver.Value) bool {
	_, is := value.(string)
	return is
}

// isList reports whether text is an array as PostgreSQL writes it, and no JSON object.
func isList(text string) bool { return !strings.Contains(text, `":`) }

// list makes an array anew whose elements are ids or fingerprints; one of longer values stays as it was.
func (s *script) list(text string) string {
	elements := strings.Split(strings.Trim(text, "{}"), ",")
	element := strings.Trim(elements[0], `"`)
	form := ""
	if _, err := uuid.Parse(element); err == nil {
		form = "lpad(to_hex(%s::bigint * %d + n), 32, '0')::uuid"
	} else if raw, isBytes := strings.CutPrefix(element, `\\x`); isBytes && len(raw) < 2*longText {
		form = "decode(lpad(to_hex(%s::bigint * %d + n), " + strconv.Itoa(len(raw)) + ", '0'), 'hex')"
	} else {
		return s.constant(text)
	}
	made := fmt.Sprintf(form, s.number(text), 2*len(elements))
	return fmt.Sprintf("(SELECT array_agg(%s) FROM generate_series(1, %d) AS n)", made, len(elements))
}

// number returns the variable for a value that each transaction makes up, the same one for the same value.
func (s *script) number(was string) string {
	if name, known := s.fresh[was]; known {
		return name
	}
	name := fmt.Sprintf("f%d", len(s.fresh))
	s.sets = append(s.sets, fmt.Sprintf(`\set %s (:n * %d + :client_id) * %d + %d`, name, maxClients, maxFresh, len(s.fresh)))
	s.fresh[was] = ":" + name
	return ":" + name
}

// String returns the script as pgbench reads it. Its variable n, which counts, must be given.
func (s *script) String() string {
	return `\set n :n + 1` + "\n" + strings.Join(s.sets, "\n") + "\n" + s.text.String()
}

func textOf(value any) string {
	switch value := value.(type) {
	case nil:
		return ""
	case []byte:
		if looksLikeText(value) {
			return string(value)
		}
		return fmt.Sprintf(`\x%x`, value)
	case time.Time:
		return value.Format(time.RFC3339Nano)
	default:
		return fmt.Sprint(value)
	}
}

// looksLikeText tells what the driver read as text from binary data.
func looksLikeText(value []byte) bool {
	return bytes.IndexFunc(value, func(r rune) bool { return r < ' ' || r > '~' }) < 0
}
