package page

import "entgo.io/ent/dialect/sql"

// Found is another table, in which an index has the rows of a list in its order, maybe some of them several times.
type Found struct {
	Table  string
	ID     string // the column with the id of the row
	Column string // the column with what the list is ordered by
	Where  *sql.Predicate
}

// among narrows a query to the rows of its page, which are found in the other table.
func (p *Pager[N]) among(s *sql.Selector) {
	other := sql.Dialect(s.Dialect())
	rows := other.Select(p.found.Column, p.found.ID).Distinct().From(sql.Table(p.found.Table)).Where(p.found.Where)
	p.between(rows, p.found.ID, p.found.Column)
	rows.OrderExpr(p.orderOf(p.found.Column), p.orderOf(p.found.ID)).Limit(p.Limit())
	s.Where(sql.In(s.C(idColumn), other.Select(p.found.ID).From(rows.As("found"))))
}
