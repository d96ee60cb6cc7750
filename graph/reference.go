package graph

import "entgo.io/ent/dialect/sql"

// byReference returns a condition for a filter by a whole reference, which lets the filter use the index of the search. That
// index holds folded references.
func byReference(column string, reference *string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		if reference == nil || *reference == "" {
			return
		}
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("fold(").Ident(s.C(column)).WriteString(") = fold(").Arg(*reference).WriteString(") AND ").Ident(s.C(column)).WriteString(" <> ''")
		}))
	}
}
