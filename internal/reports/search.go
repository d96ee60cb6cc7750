package reports

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"golang.org/x/text/unicode/norm"

	"kiosk/internal/ids"
	"kiosk/internal/problem"
)

const (
	// MinSearch is the least number of letters and digits that a search has; below it nothing is found.
	MinSearch = 2
	maxSearch = 200 // characters
	// MaxSearchResults is the most that a search finds of each kind: what the GraphQL API counts a plain list with.
	MaxSearchResults = 10
	maxSearchWords   = 8
)

// Search finds what the staff of a store look for, by what they know of it: the beginning of an order's number, of any word
// of a customer's or product's name or e-mail address, of a phone, an SKU or a reference, or a whole id. Each method returns
// ids of one kind, at most as many as were requested, in no order. Case and accents make no difference, and every word
// of the text must be found.
type Search struct {
	reports *Reports
	first   int
	id      *uuid.UUID
	text    string   // trimmed
	words   []string // folded, letters and digits only
	digits  string   // of a text that is a phone, else ""
}

// phoneText is a text that may be a phone or the beginning of one.
var phoneText = regexp.MustCompile(`^\+?[0-9 ().\-/]+$`)

var notDigits = regexp.MustCompile(`[^0-9]`)

// Search reads what is looked for. Error: problem.InvalidInput.
func (r *Reports) Search(text string, first int) (*Search, error) {
	var errs problem.Fields
	if len([]rune(text)) > maxSearch {
		errs.Add("/text", problem.TooLong, "must have at most %d characters", maxSearch)
	}
	if first < 1 || first > MaxSearchResults {
		errs.Add("/first", problem.Invalid, "must be 1 to %d", MaxSearchResults)
	}
	if err := errs.Err(); err != nil {
		return nil, err
	}
	s := &Search{reports: r, first: first, text: strings.TrimSpace(text)}
	if id, valid := parseID(s.text); valid {
		s.id = &id
	}
	s.words = wordsOf(s.text)
	if phoneText.MatchString(s.text) {
		s.digits = notDigits.ReplaceAllString(s.text, "")
	}
	return s, nil
}

// parseID reads an id, also one with a prefix for receivers of webhooks: evt_….
func parseID(text string) (uuid.UUID, bool) {
	if prefix, _, prefixed := strings.Cut(text, "_"); prefixed {
		return ids.ParsePrefixed(prefix, text)
	}
	id, err := uuid.Parse(text)
	return id, err == nil
}

// wordsOf folds a text as the search's indexes do. A single letter beside longer words is left out: nearly every row has a
// word that begins with it, and finding all of those costs more than all else. So is the beginning of another word, which
// finds nothing less.
func wordsOf(text string) []string {
	var folded strings.Builder
	for _, r := range norm.NFD.String(text) {
		if r < 0x300 || r > 0x36f { // combining accents
			folded.WriteRune(unicode.ToLower(r))
		}
	}
	words := strings.FieldsFunc(folded.String(), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) })
	if slices.ContainsFunc(words, isLong) {
		words = slices.DeleteFunc(words, func(word string) bool { return !isLong(word) })
	}
	slices.Sort(words) // a word stands before those that begin with it
	var distinct []string
	for i, word := range words {
		if i == len(words)-1 || !strings.HasPrefix(words[i+1], word) {
			distinct = append(distinct, word)
		}
	}
	return distinct[:min(len(distinct), maxSearchWords)]
}

func isLong(word string) bool { return utf8.RuneCountInString(word) > 1 }

// isTooShort reports whether nearly everything would match.
func (s *Search) isTooShort() bool {
	letters := 0
	for _, word := range s.words {
		letters += len([]rune(word))
	}
	return letters < MinSearch
}

// ID is the id that the text is, alone in a list, or nothing: what is found by its id only.
func (s *Search) ID() []uuid.UUID {
	if s.id == nil {
		return nil
	}
	return []uuid.UUID{*s.id}
}

var orderNumber = regexp.MustCompile(`^[0-9A-Z]{2,10}$`)

// Orders finds orders by the beginning of the number.
func (s *Search) Orders(ctx context.Context) ([]uuid.UUID, error) {
	number := strings.ToUpper(strings.TrimPrefix(s.text, "#"))
	if s.id != nil || !orderNumber.MatchString(number) {
		return s.ID(), nil
	}
	// Numbers are capitals and digits, which every collation puts in the same order.
	return s.find(ctx, `SELECT id FROM orders WHERE store_id = $1 AND number >= $2 AND number <= $3 LIMIT $4`,
		number, number+strings.Repeat("Z", 10-len(number)), s.first)
}

// Customers finds customers by their names, e-mail addresses and phones.
func (s *Search) Customers(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "c", `customers WHERE search_words(store_id, name || ' ' || coalesce(email, ''), phone)`)
}

// Products finds products by their names and slugs.
func (s *Search) Products(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "p", `products WHERE search_words(store_id, name || ' ' || slug, NULL)`)
}

// Variations finds variations by their SKUs.
func (s *Search) Variations(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "v", `variations WHERE search_words(store_id, sku, NULL)`)
}

// Recharges finds recharges by the beginning of their references.
func (s *Search) Recharges(ctx context.Context) ([]uuid.UUID, error) {
	return s.byReference(ctx, "recharges", "reference", "reference <> ''")
}

// Licenses finds licenses by the beginning of their external references.
func (s *Search) Licenses(ctx context.Context) ([]uuid.UUID, error) {
	return s.byReference(ctx, "licenses", "external_ref", "external_ref IS NOT NULL")
}

// byWords looks into an index of words: on PostgreSQL that of the table, on SQLite that of the rows with the scope.
func (s *Search) byWords(ctx context.Context, scope, indexed string) ([]uuid.UUID, error) {
	if s.id != nil || s.isTooShort() {
		return s.ID(), nil
	}
	if s.reports.database.Dialect == dialect.SQLite {
		return s.find(ctx, `SELECT subject FROM search WHERE search MATCH 'scope : ' || $2 || replace($1, '-', '') || ' AND words : (' || $3 || ')' LIMIT $4`,
			scope, s.expression(`"%s"*`, " AND ", " OR "), s.first)
	}
	return s.find(ctx, `SELECT id FROM `+indexed+` @@ ('''@' || replace($1::text, '-', '') || ''' & (' || $2 || ')')::tsquery LIMIT $3`,
		s.expression("'%s':*", " & ", " | "), s.first)
}

// expression has all words, or the digits of a phone, in the language of the database. Words are letters and digits.
func (s *Search) expression(prefix, and, or string) string {
	terms := make([]string, len(s.words))
	for i, word := range s.words {
		terms[i] = fmt.Sprintf(prefix, word)
	}
	all := strings.Join(terms, and)
	if s.digits == "" {
		return all
	}
	return "(" + all + ")" + or + fmt.Sprintf(prefix, s.digits)
}

// byReference finds the rows of a table in which a column begins with the text.
func (s *Search) byReference(ctx context.Context, table, column, present string) ([]uuid.UUID, error) {
	if s.id != nil || len([]rune(s.text)) < MinSearch {
		return s.ID(), nil
	}
	from, below := ">=", "<"
	if s.reports.database.Dialect == dialect.Postgres {
		from, below = "~>=~", "~<~" // by bytes, whatever the collation
	}
	prefix := strings.ToLower(s.text)
	return s.find(ctx, fmt.Sprintf(`SELECT id FROM %s WHERE store_id = $1 AND %s AND lower(%s) %s $2 AND lower(%s) %s $3 LIMIT $4`,
		table, present, column, from, column, below), prefix, prefix+string(unicode.MaxRune), s.first)
}

// find runs a statement whose first parameter is the store.
func (s *Search) find(ctx context.Context, query string, args ...any) ([]uuid.UUID, error) {
	run, err := on(ctx, s.reports.database, s.reports.database.Client)
	if err != nil {
		return nil, err
	}
	var found []uuid.UUID
	err = run.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		err := rows.Scan(&id)
		found = append(found, id)
		return err
	}, query, append([]any{run.Store}, args...)...)
	if err != nil {
		return nil, fmt.Errorf("reports: search: %w", err)
	}
	return found, nil
}
