package testkit

import (
	"context"
	"database/sql"
	"strings"
	"testing"

	"kiosk/ent/db"
)

// ExplainedTx is a transaction that records the plan of every statement.
type ExplainedTx struct {
	*db.Tx
	T     testing.TB
	Plans []string
}

// QueryContext records the plan of a statement, and runs it.
func (e *ExplainedTx) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if strings.HasPrefix(query, "SELECT") || strings.HasPrefix(query, "WITH") {
		e.Plans = append(e.Plans, explain(ctx, e.T, e.Tx, query, args...))
	}
	return e.Tx.QueryContext(ctx, query, args...)
}

// ExecContext records the plan of a statement, unless it is a SET, and runs it.
func (e *ExplainedTx) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if !strings.HasPrefix(query, "SET") {
		e.Plans = append(e.Plans, explain(ctx, e.T, e.Tx, query, args...))
	}
	return e.Tx.ExecContext(ctx, query, args...)
}

// explain returns the statement with its plan.
func explain(ctx context.Context, t testing.TB, tx *db.Tx, query string, args ...any) string {
	t.Helper()
	rows, err := tx.QueryContext(ctx, "EXPLAIN "+query, args...)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	plan := query + "\n"
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		plan += line + "\n"
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return plan
}
