package testkit

import (
	"context"
	"database/sql"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
)

// ExplainedTx is a transaction that records the plan of every statement.
type ExplainedTx struct {
	*db.Tx
	T       testing.TB
	Dialect string // PostgreSQL's, if it is empty
	Plans   []string
}

// QueryContext records the plan of a statement, and runs it.
func (e *ExplainedTx) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if strings.HasPrefix(query, "SELECT") || strings.HasPrefix(query, "WITH") {
		e.Plans = append(e.Plans, e.explain(ctx, query, args...))
	}
	return e.Tx.QueryContext(ctx, query, args...)
}

// ExecContext records the plan of a statement, unless it is a SET, and runs it.
func (e *ExplainedTx) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if !strings.HasPrefix(query, "SET") {
		e.Plans = append(e.Plans, e.explain(ctx, query, args...))
	}
	return e.Tx.ExecContext(ctx, query, args...)
}

// explain returns the statement with its plan.
func (e *ExplainedTx) explain(ctx context.Context, query string, args ...any) string {
	e.T.Helper()
	command, line := "EXPLAIN ", ""
	columns := []any{&line}
	if e.Dialect == dialect.SQLite {
		command, columns = "EXPLAIN QUERY PLAN ", []any{new(int), new(int), new(int), &line}
	}
	rows, err := e.Tx.QueryContext(ctx, command+query, args...)
	if err != nil {
		e.T.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	plan := query + "\n"
	for rows.Next() {
		if err := rows.Scan(columns...); err != nil {
			e.T.Fatal(err)
		}
		plan += line + "\n"
	}
	if err := rows.Err(); err != nil {
		e.T.Fatal(err)
	}
	return plan
}
