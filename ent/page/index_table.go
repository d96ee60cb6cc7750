package page

import "entgo.io/ent/dialect/sql"

// IndexTable is another table with an index in the order of a list. It may name a row of the list several times.
type IndexTable struct {
	Table  string
	ID     string // the column with the row's id
	Column string // the column with the value that the list is ordered by
	Where  *sql.Predicate
}

// whereIndexed narrows a query to the rows of the page, whose ids it reads from the index table.
func (p *Pager[N]) whereIndexed(s *sql.Selector) {
	other := sql.Dialect(s.Dialect())
	table := p.indexTable
	rows := other.Select(table.Column, table.ID).Distinct().From(sql.Table(table.Table)).Where(table.Where)
	p.whereBetween(rows, table.ID, table.Column)
	rows.OrderExpr(p.orderOf(table.Column), p.orderOf(table.ID)).Limit(p.Limit())
	s.Where(sql.In(s.C(idColumn), other.Select(table.ID).From(rows.As("found"))))
}
