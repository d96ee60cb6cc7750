package words

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/fold"
)

// subjectID is the SQL expression for the id of the indexed row in SQLite's tables search_customers and search_catalogue, with hyphens.
const subjectID = "substr(subject, 1, 8) || '-' || substr(subject, 9, 4) || '-' || substr(subject, 13, 4) || '-' || substr(subject, 17, 4) || '-' || substr(subject, 21)"

var errNoStore = errors.New("words: the context has no store")

// Customers returns the condition for customers of a store: the words are in their name, e-mail address or external reference, or the
// text is the beginning of their phone or their id.
func (t Text) Customers(store uuid.UUID, customers *sql.Selector) *sql.Predicate {
	if t.IsTooShort() {
		return sql.False()
	}
	byWords := t.customersByWords(store, customers)
	if t.ID != nil { // the text may still be an external reference, so byWords is kept
		return sql.Or(sql.EQ(customers.C("id"), *t.ID), byWords)
	}
	return byWords
}

func (t Text) customersByWords(store uuid.UUID, customers *sql.Selector) *sql.Predicate {
	return sql.P(func(b *sql.Builder) {
		query := t.Query(b.Dialect(), "c", store)
		if b.Dialect() == dialect.SQLite {
			b.Ident(customers.C("id")).WriteString(" IN (SELECT " + subjectID + " FROM search_customers WHERE search_customers MATCH ").Arg(query).WriteString(")")
			return
		}
		b.WriteString("search_words(").Ident(customers.C("store_id")).WriteString(", ").Ident(customers.C("name")).WriteString(" || ' ' || coalesce(").
			Ident(customers.C("email")).WriteString(", '') || ' ' || coalesce(").Ident(customers.C("external_ref")).WriteString(", ''), ").
			Ident(customers.C("phone")).WriteString(") @@ (").Arg(query).WriteString(")::tsquery")
	})
}

// CustomerMatches returns the condition for customers that a text finds. PostgreSQL looks them up in the index first, instead of
// computing search_words for each customer in the order of the list.
func CustomerMatches(text string) func(*sql.Selector) {
	return condition(text, func(t Text, store uuid.UUID, customers *sql.Selector) *sql.Predicate {
		if customers.Dialect() == dialect.SQLite || t.IsTooShort() {
			return t.Customers(store, customers)
		}
		return sql.P(func(b *sql.Builder) {
			// IS TRUE prevents the planner from turning the subquery into a join.
			b.WriteString("(").Ident(customers.C("id")).WriteString(" IN ")
			b.Wrap(func(b *sql.Builder) { b.Join(t.customerIDs(store, b.Dialect())) }).WriteString(") IS TRUE")
		})
	})
}

// customerIDs selects the ids of the store's customers that the text finds.
func (t Text) customerIDs(store uuid.UUID, database string) *sql.Selector {
	customers := sql.Dialect(database).Select("id").From(sql.Table("customers"))
	return customers.Where(sql.And(sql.EQ(customers.C("store_id"), store), t.Customers(store, customers)))
}

// OrderMatches returns the condition for orders whose number begins with the text, or whose customer is found by it. It is one OR, for
// which PostgreSQL finds the customers first and then scans the orders in the order of the list. That is fast for names that many
// customers have.
func OrderMatches(text string) func(*sql.Selector) {
	return condition(text, func(t Text, store uuid.UUID, orders *sql.Selector) *sql.Predicate {
		first, last, _ := t.OrderNumbers(MinNumber) // no order has the number ""
		number := orders.C("number")
		return sql.Or(sql.And(sql.GTE(number, first), sql.LTE(number, last)), sql.In(orders.C("customer_id"), t.customerIDs(store, orders.Dialect())))
	})
}

// RechargeMatches returns the condition for recharges whose reference begins with the text, or whose customer is found by it.
func RechargeMatches(text string) func(*sql.Selector) {
	return condition(text, func(t Text, store uuid.UUID, recharges *sql.Selector) *sql.Predicate {
		ofCustomers := sql.In(recharges.C("customer_id"), t.customerIDs(store, recharges.Dialect()))
		if utf8.RuneCountInString(t.Whole) < MinLength {
			return ofCustomers
		}
		return sql.Or(BeginsWith(recharges.C("reference"), t.Whole), ofCustomers)
	})
}

// LicenseMatches returns the condition for licenses whose external reference begins with the text.
func LicenseMatches(text string) func(*sql.Selector) {
	return condition(text, func(t Text, _ uuid.UUID, licenses *sql.Selector) *sql.Predicate {
		if t.Whole == "" {
			return sql.False()
		}
		// With NotNull it is never NULL, so that a filter can negate it.
		return sql.And(sql.NotNull(licenses.C("external_ref")), foldsToPrefix(licenses.C("external_ref"), t.Whole))
	})
}

// BeginsWith returns the condition that a column is not empty and begins with a prefix, ignoring case. The first part is the condition of
// the index search_recharges.
func BeginsWith(column, prefix string) *sql.Predicate {
	notEmpty := sql.P(func(b *sql.Builder) { b.Ident(column).WriteString(" <> ''") })
	return sql.And(notEmpty, foldsToPrefix(column, prefix))
}

// foldsToPrefix returns the condition that a column begins with a prefix, which is not empty, ignoring case. It matches the expression of
// the search indexes on references. SQLite, without statistics, would expect few such rows, and would sort all of them for a page. With the
// likelihood of many rows it reads a page in the order of its list.
func foldsToPrefix(column, prefix string) *sql.Predicate {
	return sql.P(func(b *sql.Builder) {
		from, below, begin, end := ">=", "<", "likelihood(", ", 0.9)"
		if b.Dialect() == dialect.Postgres {
			from, below, begin, end = "~>=~", "~<~", "", "" // by bytes, whatever the collation
		}
		folded := fold.Text(prefix)
		b.WriteString(begin + "fold(").Ident(column).WriteString(") " + from + " ").Arg(folded).WriteString(end + " AND ").
			WriteString(begin + "fold(").Ident(column).WriteString(") " + below + " ").Arg(folded + string(unicode.MaxRune)).WriteString(end)
	})
}

// HasPrefix returns the condition that a column begins with a prefix, case-sensitive also on SQLite, whose LIKE, which Ent uses,
// ignores case.
func HasPrefix(column, prefix string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		if s.Dialect() == dialect.SQLite {
			s.Where(sql.And(sql.GTE(s.C(column), prefix), sql.LT(s.C(column), prefix+string(unicode.MaxRune))))
		} else {
			s.Where(sql.HasPrefix(s.C(column), prefix))
		}
	}
}

// ContainsFold returns the condition that a column contains a text, ignoring case.
func ContainsFold(column, text string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		position := "instr"
		if s.Dialect() == dialect.Postgres {
			position = "strpos"
		}
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString(position + "(fold(").Ident(s.C(column)).WriteString("), ").Arg(fold.Text(text)).WriteString(") > 0")
		}))
	}
}

// EqualFold returns the condition that a column equals a text, ignoring case.
func EqualFold(column, text string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("fold(").Ident(s.C(column)).WriteString(") = ").Arg(fold.Text(text))
		}))
	}
}

// MinNumber is how many characters of an order's number a search needs: a shorter name of a customer is the beginning of some numbers,
// too.
const MinNumber = 4

const numberLength = 10

var orderNumber = regexp.MustCompile(fmt.Sprintf("^[0-9A-Z]{1,%d}$", numberLength))

// OrderNumbers returns the range of order numbers that begin with the text. It reports false if no number begins with it, or if it has
// fewer than minLength characters. Numbers are capitals and digits, which every collation sorts in the same order.
func (t Text) OrderNumbers(minLength int) (first, last string, ok bool) {
	number := strings.ToUpper(strings.TrimPrefix(t.Whole, "#"))
	if len(number) < minLength || !orderNumber.MatchString(number) {
		return "", "", false
	}
	return number, number + strings.Repeat("Z", numberLength-len(number)), true
}

// condition parses the text and returns a function that adds the predicate of build, for the store of the context's actor.
func condition(text string, build func(Text, uuid.UUID, *sql.Selector) *sql.Predicate) func(*sql.Selector) {
	parsed := Parse(text)
	return func(s *sql.Selector) {
		actor, err := auth.From(s.Context())
		if err == nil && actor.SeesAllTenants() {
			err = errNoStore
		}
		if err != nil {
			s.AddError(err)
			s.Where(sql.False()) // Ent's counts ignore the error
			return
		}
		s.Where(build(parsed, actor.StoreID, s))
	}
}
