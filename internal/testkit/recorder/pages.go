package recorder

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/lib/pq"
)

// Pages counts the pages of tables and indexes, of 8 KiB each, that PostgreSQL looks at for what is asked.
type Pages struct {
	T      testing.TB
	Looked int
	Report strings.Builder // of each query
}

// See implements Watcher.
func (p *Pages) See(ctx context.Context, conn driver.QueryerContext, query *Statement) {
	if !strings.HasPrefix(query.Text, "SELECT") && !strings.HasPrefix(query.Text, "WITH") {
		p.T.Errorf("a list asks %s", query.Text)
		return
	}
	literals := make([]string, len(query.Args))
	for i, value := range query.Args {
		literals[i] = literal(value)
	}
	arguments := ""
	if len(literals) > 0 {
		arguments = "(" + strings.Join(literals, ", ") + ")"
	}
	p.ask(ctx, conn, "PREPARE looking AS "+query.Text)
	defer p.ask(ctx, conn, "DEALLOCATE looking")
	mode := p.ask(ctx, conn, "SHOW plan_cache_mode")
	looked := p.look(ctx, conn, arguments)
	if mode == "auto" { // PostgreSQL chooses between a plan for the values and one for all
		p.ask(ctx, conn, "SET plan_cache_mode = force_generic_plan")
		looked = max(looked, p.look(ctx, conn, arguments))
		p.ask(ctx, conn, "SET plan_cache_mode = auto")
	}
	p.Looked += looked
	fmt.Fprintf(&p.Report, "\n%5d pages: %s", looked, query.Text)
}

// literal writes an argument as PostgreSQL would read it from a text.
func literal(value any) string {
	switch value := value.(type) {
	case nil:
		return "NULL"
	case time.Time:
		return pq.QuoteLiteral(value.Format(time.RFC3339Nano))
	case []byte:
		return pq.QuoteLiteral(string(value))
	default:
		return pq.QuoteLiteral(fmt.Sprint(value))
	}
}

// look returns how many pages the prepared statement looks at.
func (p *Pages) look(ctx context.Context, conn driver.QueryerContext, arguments string) int {
	var explained []struct {
		Plan struct {
			Hit  int `json:"Shared Hit Blocks"`
			Read int `json:"Shared Read Blocks"`
		}
	}
	plan := p.ask(ctx, conn, "EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE looking "+arguments)
	if err := json.Unmarshal([]byte(plan), &explained); err != nil {
		p.T.Fatalf("%v: %s", err, plan)
	}
	return explained[0].Plan.Hit + explained[0].Plan.Read
}

// ask runs a statement and returns the first column of its first row, if it has one.
func (p *Pages) ask(ctx context.Context, conn driver.QueryerContext, statement string) string {
	rows, err := conn.QueryContext(ctx, statement, nil)
	if err != nil {
		p.T.Fatalf("%s: %v", statement, err)
	}
	defer func() { _ = rows.Close() }()
	row := make([]driver.Value, max(1, len(rows.Columns())))
	switch err := rows.Next(row); {
	case errors.Is(err, io.EOF):
		return ""
	case err != nil:
		p.T.Fatalf("%s: %v", statement, err)
	}
	return fmt.Sprintf("%s", row[0])
}
