package database

import (
	"context"
	"strings"

	"entgo.io/ent/dialect"
)

// Rows are new rows for one table. Each row has one value per column. Statements.Insert adds the column store_id.
type Rows struct {
	Table      string
	Columns    []string
	Values     [][]any
	OnConflict string // the ON CONFLICT clause; without it a conflict is an error
}

// Insert inserts rows into several tables. On PostgreSQL it uses one statement, which checks foreign keys at its end. On SQLite it uses
// one statement for each table, in their order.
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
	_, err := s.Target.ExecContext(ctx, combineStatements(texts), p.Values...)
	return err
}

// insert returns the INSERT statement, in which $1 is the store, and adds its values to the parameters.
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

// combineStatements returns one statement that executes all of the statements.
func combineStatements(texts []string) string {
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
