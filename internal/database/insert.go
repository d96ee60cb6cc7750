package database

import (
	"context"
	"slices"
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
// a statement for every few rows, in their order.
func (s Statements) Insert(ctx context.Context, tables ...Rows) error {
	if s.Dialect == dialect.SQLite {
		return s.insertInParts(ctx, tables)
	}
	var texts []string
	p := Parameters{[]any{s.Store}}
	for _, table := range tables {
		if len(table.Values) > 0 {
			texts = append(texts, table.insert(&p, table.Values))
		}
	}
	if len(texts) == 0 {
		return nil
	}
	_, err := s.Target.ExecContext(ctx, combineStatements(texts), p.Values...)
	return err
}

func (s Statements) insertInParts(ctx context.Context, tables []Rows) error {
	for _, table := range tables {
		for part := range slices.Chunk(table.Values, s.Dialect.MaxRows()) {
			p := Parameters{[]any{s.Store}}
			text := table.insert(&p, part)
			if _, err := s.Target.ExecContext(ctx, text, p.Values...); err != nil {
				return err
			}
		}
	}
	return nil
}

// insert returns the INSERT statement for some of the rows, in which $1 is the store, and adds their values to the parameters.
func (r Rows) insert(p *Parameters, values [][]any) string {
	var text strings.Builder
	text.WriteString("INSERT INTO " + r.Table + " (store_id, " + strings.Join(r.Columns, ", ") + ") VALUES ")
	for i, row := range values {
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
