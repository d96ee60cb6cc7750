// Package page reads the lists of the GraphQL API a page at a time: https://relay.dev/graphql/connections.htm.
// The generated package ent/db declares the lists; this package pages through them.
package page

import (
	"context"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/internal/problem"
)

// Direction is the enum OrderDirection.
type Direction string

// The directions.
const (
	Asc  Direction = "ASC"
	Desc Direction = "DESC"
)

// Order is the argument orderBy: the field and the direction that a list is ordered by. Ties are ordered by id.
type Order struct {
	Direction Direction
	Field     Field
}

// Info is the type PageInfo.
type Info struct {
	HasNextPage, HasPreviousPage bool
	StartCursor, EndCursor       *string
}

// Edge is one row of a page.
type Edge[N any] struct {
	Node   *N
	Cursor string
}

// Connection is a page of a list.
type Connection[N any] struct {
	Edges      []*Edge[N]
	PageInfo   Info
	TotalCount int
}

// List describes the rows of one type.
type List[N any] struct {
	Name  string // the name of the type, which is part of the cursors
	ID    func(*N) uuid.UUID
	Terms map[Field]Term[N] // by the values of the enum of orders
}

// Term is a column that a list can be ordered by.
type Term[N any] struct {
	Column   string
	Kind     Kind
	Nullable bool
	Value    func(*N) any // the column's value in a row, or a pointer to it
}

// CountTo returns a function that counts the ids that a query with a LIMIT reads.
func CountTo(ids func(context.Context) ([]uuid.UUID, error)) func(context.Context) (int, error) {
	return func(ctx context.Context) (int, error) {
		read, err := ids(ctx)
		return len(read), err
	}
}

// Pager reads one page of a list.
type Pager[N any] struct {
	list          *List[N]
	field         Field // "" orders by id only
	term          Term[N]
	descending    bool
	backward      bool // from the end, because the argument last is set
	size          int
	after, before *position
	indexTable    *IndexTable // nil to read the page from the list's own table
	few           bool        // see Args.Few
}

// Pager checks the arguments of a list and returns a pager for them. The error is an *InputError.
func (l *List[N]) Pager(args Args) (*Pager[N], error) {
	p := &Pager[N]{list: l, indexTable: args.IndexTable, few: args.Few}
	switch {
	case args.First != nil && args.Last == nil:
		p.size = *args.First
	case args.Last != nil && args.First == nil:
		p.size, p.backward = *args.Last, true
	default:
		return nil, NewInputError("first", problem.Invalid, "either first or last must be given")
	}
	if p.size < 1 {
		return nil, NewInputError("first", problem.Invalid, "a page has at least one row")
	}
	if args.OrderBy != nil {
		p.field, p.descending = args.OrderBy.Field, args.OrderBy.Direction == Desc
		term, known := l.Terms[p.field]
		if !known {
			return nil, NewInputError("orderBy", problem.Invalid, "the list has no such order")
		}
		p.term = term
	}
	var err error
	if p.after, err = p.parse("after", args.After); err != nil {
		return nil, err
	}
	p.before, err = p.parse("before", args.Before)
	return p, err
}

// Limit returns how many rows to read: one more than the page has, to learn whether another page follows.
func (p *Pager[N]) Limit() int { return p.size + 1 }

// Columns returns the columns that the cursors of the page need.
func (p *Pager[N]) Columns() []string {
	if p.field == "" {
		return []string{idColumn}
	}
	return []string{idColumn, p.term.Column}
}

// Within narrows a query to the rows between the cursors.
func (p *Pager[N]) Within(s *sql.Selector) {
	p.whereBetween(s, s.C(idColumn), p.sortKey(s, s.C(p.term.Column)))
	if p.indexTable != nil {
		p.whereIndexed(s)
	}
}

// sortKey returns the expression that rows are ordered by, from the name of the term's column. Texts are compared without
// regard to case, in the same order on both databases and in every locale.
func (p *Pager[N]) sortKey(s *sql.Selector, column string) string {
	switch {
	case p.term.Kind != Text:
		return column
	case s.Dialect() == dialect.Postgres:
		return "fold(" + column + `) COLLATE "C"`
	default:
		return "fold(" + column + ")"
	}
}

// whereBetween narrows a query to the rows between the cursors. id and column are the names of its columns with the id and
// with the value that the list is ordered by.
func (p *Pager[N]) whereBetween(s *sql.Selector, id, column string) {
	if p.after != nil {
		s.Where(p.isBeyond(s.Dialect(), id, column, p.after, p.descending))
	}
	if p.before != nil {
		s.Where(p.isBeyond(s.Dialect(), id, column, p.before, !p.descending))
	}
}

// isBeyond returns the condition for rows on one side of a position: with smaller values, or with greater ones.
func (p *Pager[N]) isBeyond(database, id, column string, at *position, smaller bool) *sql.Predicate {
	one, both := sql.GT, sql.CompositeGT
	if smaller {
		one, both = sql.LT, sql.CompositeLT
	}
	switch {
	case p.field == "":
		return one(id, at.id)
	case !p.term.Nullable:
		return both([]string{column, id}, at.value, at.id)
	}
	// Nulls are greater than all values on PostgreSQL, and smaller on SQLite.
	nullsBeyond := (database == dialect.Postgres) != smaller
	switch {
	case at.value != nil && nullsBeyond:
		return sql.Or(both([]string{column, id}, at.value, at.id), sql.IsNull(column))
	case at.value != nil:
		return both([]string{column, id}, at.value, at.id)
	case nullsBeyond:
		return sql.And(sql.IsNull(column), one(id, at.id))
	default:
		return sql.Or(sql.And(sql.IsNull(column), one(id, at.id)), sql.NotNull(column))
	}
}

// Sort orders a query: backward when the argument last is set.
func (p *Pager[N]) Sort(s *sql.Selector) { s.OrderExpr(p.order(s, s.C)...) }

// order returns the terms of ORDER BY, the id last. The function column qualifies the name of a column.
func (p *Pager[N]) order(s *sql.Selector, column func(string) string) []sql.Querier {
	id := p.orderOf(column(idColumn))
	if p.field == "" {
		return []sql.Querier{id}
	}
	return []sql.Querier{p.orderOf(p.sortKey(s, column(p.term.Column))), id}
}

func (p *Pager[N]) orderOf(column string) sql.Querier {
	return sql.ExprFunc(func(b *sql.Builder) {
		if p.few && b.Dialect() == dialect.SQLite {
			b.WriteString("+") // keeps SQLite from an index in this order
		}
		b.Ident(column)
		if p.descending != p.backward {
			b.WriteString(" DESC")
		}
	})
}

// PerParent returns a modifier for a query that reads the rows of many parents: it then reads one page of each parent. The
// column holds the id of the parent.
func (p *Pager[N]) PerParent(parent string) func(*sql.Selector) {
	return func(s *sql.Selector) {
		const place = "place_in_parent"
		d := sql.Dialect(s.Dialect())
		s.SetDistinct(false)
		all := s.Clone().As("all_rows")
		numbered := d.Select("*").
			AppendSelectExprAs(sql.RowNumber().PartitionBy(parent).OrderExpr(p.order(s, all.C)...), place).
			From(all).
			As(s.TableName())
		page := d.Select(s.UnqualifiedColumns()...).From(numbered).Where(sql.LTE(numbered.C(place), p.Limit()))
		page.OrderExpr(p.order(s, numbered.C)...) // over all parents, because a row that several parents share is read once
		*s = *page
	}
}

// Connection returns the page that consists of the rows. The list has total rows.
func (p *Pager[N]) Connection(rows []*N, total int) *Connection[N] {
	more := len(rows) > p.size
	if more {
		rows = rows[:p.size]
	}
	page := &Connection[N]{Edges: make([]*Edge[N], len(rows)), TotalCount: total}
	for i, row := range rows {
		place := i
		if p.backward {
			place = len(rows) - 1 - i
		}
		page.Edges[place] = &Edge[N]{Node: row, Cursor: p.cursor(row)}
	}
	page.PageInfo.HasNextPage = p.before != nil || more && !p.backward
	page.PageInfo.HasPreviousPage = p.after != nil || more && p.backward
	if n := len(rows); n > 0 {
		page.PageInfo.StartCursor, page.PageInfo.EndCursor = &page.Edges[0].Cursor, &page.Edges[n-1].Cursor
	}
	return page
}
