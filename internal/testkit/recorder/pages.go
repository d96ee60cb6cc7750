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

// Pages counts the pages of tables and indexes, of 8 KiB each, that PostgreSQL reads for queries.
type Pages struct {
	T      testing.TB
	Looked int
	Report strings.Builder // a line for each query
}

// See implements Watcher.
func (p *Pages) See(ctx context.Context, conn driver.QueryerContext, query *Statement) {
	if !strings.HasPrefix(query.Text, "SELECT") && !strings.HasPrefix(query.Text, "WITH") {
		p.T.Errorf("a statement that is neither SELECT nor WITH: %s", query.Text)
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
	p.queryValue(ctx, conn, "PREPARE counted AS "+query.Text)
	defer p.queryValue(ctx, conn, "DEALLOCATE counted")
	mode := p.queryValue(ctx, conn, "SHOW plan_cache_mode")
	pages := p.count(ctx, conn, arguments)
	if mode == "auto" { // PostgreSQL may use a custom or a generic plan: the more expensive one counts
		p.queryValue(ctx, conn, "SET plan_cache_mode = force_generic_plan")
		pages = max(pages, p.count(ctx, conn, arguments))
		p.queryValue(ctx, conn, "SET plan_cache_mode = auto")
	}
	p.Looked += pages
	fmt.Fprintf(&p.Report, "\n%5d pages: %s", pages, query.Text)
}

// literal returns an argument as an SQL literal.
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

// count runs the prepared statement and returns how many pages it reads.
func (p *Pages) count(ctx context.Context, conn driver.QueryerContext, arguments string) int {
	var explained []struct {
		Plan struct {
			Hit  int `json:"Shared Hit Blocks"`
			Read int `json:"Shared Read Blocks"`
		}
	}
	plan := p.queryValue(ctx, conn, "EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE counted "+arguments)
	if err := json.Unmarshal([]byte(plan), &explained); err != nil {
		p.T.Fatalf("%v: %s", err, plan)
	}
	return explained[0].Plan.Hit + explained[0].Plan.Read
}

// queryValue runs a statement and returns the first column of its first row, "" if it returns no row.
func (p *Pages) queryValue(ctx context.Context, conn driver.QueryerContext, statement string) string {
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
