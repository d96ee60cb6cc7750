package database

import (
	"context"
	"strings"

	"entgo.io/ent/dialect"
)

// Rows are new rows of one table of the actor's store. Each has a value per column; store_id is added.
type Rows struct {
	Table      string
	Columns    []string
	Values     [][]any
	OnConflict string // the clause that says what becomes of a row that is there; "" fails
}

// Insert writes rows of several tables: in one round trip on PostgreSQL, where foreign keys are checked at the end of all,
// and one table after another on SQLite.
func (s Statements) Insert(ctx context.Context, tables ...Rows) error {
	var texts []string
	p := Parameters{[]any{s.Store}}
	for _, table := range tables {
		if len(table.Values) == 0 {
			continue
		}
		if s.Dialect == dialect.SQLite {
			p.Values = p.Values[:1]
		}
		text := table.insert(&p)
		texts = append(texts, text)
		if s.Dialect == dialect.SQLite {
			if _, err := s.Target.ExecContext(ctx, text, p.Values...); err != nil {
				return err
			}
		}
	}
	if s.Dialect == dialect.SQLite || len(texts) == 0 {
		return nil
	}
	_, err := s.Target.ExecContext(ctx, together(texts), p.Values...)
	return err
}

// insert is the statement for one table, whose store is the parameter $1.
func (r Rows) insert(p *Parameters) string {
	var text strings.Builder
	text.WriteString("INSERT INTO " + r.Table + " (store_id, " + strings.Join(r.Columns, ", ") + ") VALUES ")
	for i, row := range r.Values {
		if i > 0 {
			text.WriteString(", ")
		}
		text.WriteString("($1")
		for _, value := range row {
			text.WriteString(", " + p.Add(value))
		}
		text.WriteByte(')')
	}
	if r.OnConflict != "" {
		text.WriteString(" " + r.OnConflict)
	}
	return text.String()
}

// together is one statement that does what several do.
func together(texts []string) string {
	last := len(texts) - 1
	if last == 0 {
		return texts[0]
	}
	parts := make([]string, last)
	for i, part := range texts[:last] {
		parts[i] = string(rune('a'+i)) + " AS (" + part + ")"
	}
	return "WITH " + strings.Join(parts, ", ") + " " + texts[last]
}
