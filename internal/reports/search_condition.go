package reports

import (
	"fmt"
	"strings"

	entsql "entgo.io/ent/dialect/sql"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
)

// subjectID is the id that a row of SQLite's index of words is about, with its hyphens.
const subjectID = "substr(subject, 1, 8) || '-' || substr(subject, 9, 4) || '-' || substr(subject, 13, 4) || '-' || substr(subject, 17, 4) || '-' || substr(subject, 21)"

// CustomerCondition selects the customers of the store that Customers finds, for a list that pages through all of them.
func (s *Search) CustomerCondition(store uuid.UUID, customers *entsql.Selector) *entsql.Predicate {
	switch {
	case s.id != nil:
		return entsql.EQ(customers.C("id"), *s.id)
	case s.isTooShort():
		return entsql.False()
	}
	scope := strings.ReplaceAll(store.String(), "-", "")
	return entsql.P(func(b *entsql.Builder) {
		if b.Dialect() == dialect.SQLite {
			match := fmt.Sprintf("scope : c%s AND words : (%s)", scope, s.expression(`"%s"*`, " AND ", " OR "))
			b.Ident(customers.C("id")).WriteString(" IN (SELECT " + subjectID + " FROM search WHERE search MATCH ").Arg(match).WriteString(")")
			return
		}
		query := fmt.Sprintf("'@%s' & (%s)", scope, s.expression("'%s':*", " & ", " | "))
		b.WriteString("search_words(").Ident(customers.C("store_id")).WriteString(", ").Ident(customers.C("name")).WriteString(" || ' ' || coalesce(").
			Ident(customers.C("email")).WriteString(", ''), ").Ident(customers.C("phone")).WriteString(") @@ (").Arg(query).WriteString(")::tsquery")
	})
}
