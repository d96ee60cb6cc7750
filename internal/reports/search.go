package reports

import (
	"context"
	"fmt"
	"unicode"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/fold"
	"kiosk/internal/problem"
	"kiosk/internal/words"
)

// MaxSearchResults is the maximum number of results of each kind. The GraphQL API computes the cost of a plain list with the same number.
const MaxSearchResults = 10

// Search finds rows of a store by the text that staff entered: a whole id, or the beginning of an order number, of a word in a customer's
// or product's name, e-mail address or external reference, of a phone number, an SKU or a reference. Case and accents make no difference,
// and every word of the text must match.
//
// Each method returns ids of one kind, in no particular order. These are up to First ids of matching rows, and the id that the text is, if
// it is one. The latter need not exist, because references and slugs can look like ids.
type Search struct {
	Text  words.Text
	First int // of each kind

	reports *Reports
}

// Search returns a Search for a text, with up to first results of each kind. Error: problem.CodeInvalidInput.
func (r *Reports) Search(text string, first int) (*Search, error) {
	var errs problem.Fields
	if words.IsTooLong(text) {
		errs.Add("/text", problem.TooLong, "must have at most %d characters", words.MaxLength)
	}
	errs.Between("/first", &first, 1, MaxSearchResults)
	if err := errs.Err(); err != nil {
		return nil, err
	}
	return &Search{reports: r, First: first, Text: words.Parse(text)}, nil
}

// ID returns a list with the id that the text is, or an empty list, for rows that are found only by their id.
func (s *Search) ID() []uuid.UUID { return s.withID(nil) }

// withID adds the id that the text is, if it is one.
func (s *Search) withID(found []uuid.UUID) []uuid.UUID {
	if s.Text.ID == nil {
		return found
	}
	return append(found, *s.Text.ID)
}

// Orders finds orders by the beginning of the number.
func (s *Search) Orders(ctx context.Context) ([]uuid.UUID, error) {
	first, last, ok := s.Text.OrderNumbers(words.MinLength)
	if !ok {
		return s.ID(), nil
	}
	return s.find(ctx, `SELECT id FROM orders WHERE store_id = $1 AND number >= $2 AND number <= $3 LIMIT $4`, first, last, s.First)
}

// Customers finds customers by their names, e-mail addresses, external references and phones.
func (s *Search) Customers(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "c", "search_customers", `customers WHERE search_words(store_id, name || ' ' || coalesce(email, '') || ' ' || coalesce(external_ref, ''), phone)`)
}

// Products finds products by their names and slugs.
func (s *Search) Products(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "p", "search_catalogue", `products WHERE search_words(store_id, name || ' ' || slug, NULL)`)
}

// Variations finds variations by their SKUs.
func (s *Search) Variations(ctx context.Context) ([]uuid.UUID, error) {
	return s.byWords(ctx, "v", "search_catalogue", `variations WHERE search_words(store_id, sku, NULL)`)
}

// Recharges finds recharges by the beginning of their references.
func (s *Search) Recharges(ctx context.Context) ([]uuid.UUID, error) {
	return s.byReference(ctx, "recharges", "reference", "reference <> ''")
}

// Licenses finds licenses by the beginning of their external references.
func (s *Search) Licenses(ctx context.Context) ([]uuid.UUID, error) {
	return s.byReference(ctx, "licenses", "external_ref", "external_ref IS NOT NULL")
}

// byWords searches an index of words: on PostgreSQL that of the expression indexed, on SQLite the rows of a scope in the table index.
func (s *Search) byWords(ctx context.Context, scope, index, indexed string) ([]uuid.UUID, error) {
	if s.Text.IsTooShort() {
		return nil, nil
	}
	run, err := on(ctx, s.reports.database, s.reports.database.Client)
	if err != nil {
		return nil, err
	}
	query := "SELECT id FROM " + indexed + " @@ ($1)::tsquery LIMIT $2"
	if s.reports.database.Dialect == dialect.SQLite {
		query = fmt.Sprintf("SELECT subject FROM %s WHERE %[1]s MATCH $1 LIMIT $2", index)
	}
	found, err := run.find(ctx, query, s.Text.Query(s.reports.database.Dialect, scope, run.Store), s.First)
	return s.withID(found), err
}

// byReference finds the rows of a table in which a column begins with the text.
func (s *Search) byReference(ctx context.Context, table, column, present string) ([]uuid.UUID, error) {
	if utf8.RuneCountInString(s.Text.Whole) < words.MinLength {
		return nil, nil
	}
	from, below := ">=", "<"
	if s.reports.database.Dialect == dialect.Postgres {
		from, below = "~>=~", "~<~" // by bytes, whatever the collation
	}
	prefix := fold.Text(s.Text.Whole)
	found, err := s.find(ctx, fmt.Sprintf(`SELECT id FROM %s WHERE store_id = $1 AND %s AND fold(%s) %s $2 AND fold(%s) %s $3 LIMIT $4`,
		table, present, column, from, column, below), prefix, prefix+string(unicode.MaxRune), s.First)
	return s.withID(found), err
}

// find runs a statement whose first parameter is the store.
func (s *Search) find(ctx context.Context, query string, args ...any) ([]uuid.UUID, error) {
	run, err := on(ctx, s.reports.database, s.reports.database.Client)
	if err != nil {
		return nil, err
	}
	return run.find(ctx, query, append([]any{run.Store}, args...)...)
}

// find returns the ids that a statement reads.
func (s statements) find(ctx context.Context, query string, args ...any) ([]uuid.UUID, error) {
	found, err := s.IDs(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("reports: search: %w", err)
	}
	return found, nil
}
