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

// subjectID is the id that a row of SQLite's index of words is about, with its hyphens.
const subjectID = "substr(subject, 1, 8) || '-' || substr(subject, 9, 4) || '-' || substr(subject, 13, 4) || '-' || substr(subject, 17, 4) || '-' || substr(subject, 21)"

var (
	errTooLong = fmt.Errorf("must have at most %d characters", MaxLength)
	errNoStore = errors.New("words: the context has no store")
)

// Customers selects the customers of a store that have the words in their name, e-mail address or external reference, or that
// phone or id.
func (t Text) Customers(store uuid.UUID, customers *sql.Selector) *sql.Predicate {
	if t.IsTooShort() {
		return sql.False()
	}
	byWords := t.customersByWords(store, customers)
	if t.ID != nil { // and maybe what bots know a customer by
		return sql.Or(sql.EQ(customers.C("id"), *t.ID), byWords)
	}
	return byWords
}

func (t Text) customersByWords(store uuid.UUID, customers *sql.Selector) *sql.Predicate {
	return sql.P(func(b *sql.Builder) {
		query := t.Query(b.Dialect(), "c", store)
		if b.Dialect() == dialect.SQLite {
			b.Ident(customers.C("id")).WriteString(" IN (SELECT " + subjectID + " FROM search WHERE search MATCH ").Arg(query).WriteString(")")
			return
		}
		b.WriteString("search_words(").Ident(customers.C("store_id")).WriteString(", ").Ident(customers.C("name")).WriteString(" || ' ' || coalesce(").
			Ident(customers.C("email")).WriteString(", '') || ' ' || coalesce(").Ident(customers.C("external_ref")).WriteString(", ''), ").
			Ident(customers.C("phone")).WriteString(") @@ (").Arg(query).WriteString(")::tsquery")
	})
}

// CustomerMatches is a filter's condition that customers are found by a text. PostgreSQL finds them first, and does not
// work out the words of each customer in the order of the list. Its error says what is wrong with the text.
func CustomerMatches(text string) (func(*sql.Selector), error) {
	return condition(text, func(t Text, store uuid.UUID, customers *sql.Selector) *sql.Predicate {
		if customers.Dialect() == dialect.SQLite || t.IsTooShort() {
			return t.Customers(store, customers)
		}
		return sql.P(func(b *sql.Builder) {
			// Within IS TRUE, the planner makes no join of it.
			b.WriteString("(").Ident(customers.C("id")).WriteString(" IN ")
			b.Wrap(func(b *sql.Builder) { b.Join(t.found(store, b.Dialect())) }).WriteString(") IS TRUE")
		})
	})
}

// found selects the ids of the customers of a store who are found by the text.
func (t Text) found(store uuid.UUID, database string) *sql.Selector {
	found := sql.Dialect(database).Select("id").From(sql.Table("customers"))
	return found.Where(sql.And(sql.EQ(found.C("store_id"), store), t.Customers(store, found)))
}

// OrderMatches is a filter's condition that the text begins the number of orders, or that they are of customers who are found
// by it. The two stand in one OR, for which PostgreSQL finds the customers first and then looks through the orders in the
// order of the list: that suits names that many have. Its error says what is wrong with the text.
func OrderMatches(text string) (func(*sql.Selector), error) {
	return condition(text, func(t Text, store uuid.UUID, orders *sql.Selector) *sql.Predicate {
		first, last, _ := t.OrderNumbers(MinNumber) // no order has the number ""
		number := orders.C("number")
		return sql.Or(sql.And(sql.GTE(number, first), sql.LTE(number, last)), sql.In(orders.C("customer_id"), t.found(store, orders.Dialect())))
	})
}

// RechargeMatches returns the condition for recharges whose reference begins with the text, or whose customer is found by it. Its error
// says what is wrong with the text.
func RechargeMatches(text string) (func(*sql.Selector), error) {
	return condition(text, func(t Text, store uuid.UUID, recharges *sql.Selector) *sql.Predicate {
		ofCustomers := sql.In(recharges.C("customer_id"), t.found(store, recharges.Dialect()))
		if utf8.RuneCountInString(t.Whole) < MinLength {
			return ofCustomers
		}
		return sql.Or(BeginsWith(recharges.C("reference"), t.Whole), ofCustomers)
	})
}

// LicenseMatches returns the condition for licenses whose external reference begins with the text. Its error says what is wrong with
// the text.
func LicenseMatches(text string) (func(*sql.Selector), error) {
	return condition(text, func(t Text, _ uuid.UUID, licenses *sql.Selector) *sql.Predicate {
		if t.Whole == "" {
			return sql.False()
		}
		// With NotNull it is never NULL, so that a filter can negate it.
		return sql.And(sql.NotNull(licenses.C("external_ref")), BeginsWith(licenses.C("external_ref"), t.Whole))
	})
}

// BeginsWith is the condition that a column begins with a prefix, whatever its case, as the search's indexes of references
// have it. The column is not empty.
func BeginsWith(column, prefix string) *sql.Predicate {
	return sql.P(func(b *sql.Builder) {
		from, below := ">=", "<"
		if b.Dialect() == dialect.Postgres {
			from, below = "~>=~", "~<~" // by bytes, whatever the collation
		}
		folded := fold.Text(prefix)
		b.Ident(column).WriteString(" <> '' AND fold(").Ident(column).WriteString(") " + from + " ").Arg(folded).
			WriteString(" AND fold(").Ident(column).WriteString(") " + below + " ").Arg(folded + string(unicode.MaxRune))
	})
}

// HasPrefix is a filter's condition that a column begins with a text. SQLite's LIKE, which Ent takes, would find it whatever the case.
func HasPrefix(column, prefix string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		if s.Dialect() == dialect.SQLite {
			s.Where(sql.And(sql.GTE(s.C(column), prefix), sql.LT(s.C(column), prefix+string(unicode.MaxRune))))
		} else {
			s.Where(sql.HasPrefix(s.C(column), prefix))
		}
	}
}

// ContainsFold is a filter's condition that a text is in a column, whatever the case.
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

// EqualFold is a filter's condition that a column has a text, whatever the case.
func EqualFold(column, text string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("fold(").Ident(s.C(column)).WriteString(") = ").Arg(fold.Text(text))
		}))
	}
}

// MinNumber is how many characters of a number a list of orders is found by: of shorter names there are numbers, too.
const MinNumber = 4

const numberLength = 10

var orderNumber = regexp.MustCompile(fmt.Sprintf("^[0-9A-Z]{1,%d}$", numberLength))

// OrderNumbers is the range of the numbers of orders that begin with the text, if it may begin one and is not shorter.
// Numbers are capitals and digits, which every collation puts in the same order.
func (t Text) OrderNumbers(least int) (first, last string, ok bool) {
	number := strings.ToUpper(strings.TrimPrefix(t.Whole, "#"))
	if len(number) < least || !orderNumber.MatchString(number) {
		return "", "", false
	}
	return number, number + strings.Repeat("Z", numberLength-len(number)), true
}

func condition(text string, in func(Text, uuid.UUID, *sql.Selector) *sql.Predicate) (func(*sql.Selector), error) {
	if IsTooLong(text) {
		return nil, errTooLong
	}
	parsed := Parse(text)
	return func(s *sql.Selector) {
		actor, err := auth.From(s.Context())
		if err == nil && actor.SeesAllTenants() {
			err = errNoStore
		}
		if err != nil {
			s.AddError(err)
			s.Where(sql.False()) // Ent's counts pass over the error
			return
		}
		s.Where(in(parsed, actor.StoreID, s))
	}, nil
}
