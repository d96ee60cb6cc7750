package graph

import "entgo.io/ent/dialect/sql"

// byReference has a filter by a whole reference use the index of the search, which is of references in lower case.
func byReference(column string, reference *string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		if reference == nil || *reference == "" {
			return
		}
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("lower(").Ident(s.C(column)).WriteString(") = lower(").Arg(*reference).WriteString(") AND ").Ident(s.C(column)).WriteString(" <> ''")
		}))
	}
}
