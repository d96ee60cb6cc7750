package lists

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit/recorder"
)

// table is the output of a benchmark: a line for each measurement, with failures at its end.
type table struct {
	kind  string
	lines []string
}

func (t *table) print() { fmt.Println(strings.Join(t.lines, "\n")) }

// add measures a read, and fails when it exceeds the limit.
func (t *table) add(b *testing.B, name string, limit time.Duration, read func(context.Context) (int, error)) {
	b.Helper()
	looked := "-"
	if t.kind == dialect.Postgres {
		p := &pages{}
		if _, err := read(recorder.Watched(b.Context(), p)); err != nil {
			b.Fatal(err)
		}
		looked = fmt.Sprint(p.looked)
		if testing.Verbose() {
			fmt.Println(p.report.String())
		}
	}
	found := 0
	p50, p95 := measure(b, func() (err error) {
		found, err = read(b.Context())
		return err
	})
	verdict := "pass"
	if p95 > limit {
		verdict = fmt.Sprintf("FAIL: more than %s", limit)
		b.Fail()
	}
	t.lines = append(t.lines, fmt.Sprintf("%-8s %-45s %8d found %7s pages  p50 %7.2f ms  p95 %7.2f ms  %s",
		t.kind, name, found, looked, milliseconds(p50), milliseconds(p95), verdict))
}

// pages counts the pages of tables and indexes, of 8 KiB each, that PostgreSQL reads. Unlike latencies, the count does not depend on other
// load of the machine.
type pages struct {
	mutex  sync.Mutex
	looked int
	report strings.Builder
}

// See implements recorder.Watcher.
func (p *pages) See(ctx context.Context, conn driver.QueryerContext, query *recorder.Statement) {
	if !strings.HasPrefix(query.Text, "SELECT") && !strings.HasPrefix(query.Text, "WITH") {
		return
	}
	args := make([]driver.NamedValue, len(query.Args))
	for i, value := range query.Args {
		args[i] = driver.NamedValue{Ordinal: i + 1, Value: value}
	}
	rows, err := conn.QueryContext(ctx, "EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) "+query.Text, args)
	if err != nil {
		return // statements that cannot be explained read nothing
	}
	defer func() { _ = rows.Close() }()
	plan := make([]driver.Value, 1)
	if rows.Next(plan) != nil {
		return
	}
	var explained []struct {
		Plan struct {
			Hit  int `json:"Shared Hit Blocks"`
			Read int `json:"Shared Read Blocks"`
		}
		Time float64 `json:"Execution Time"`
	}
	if json.Unmarshal(fmt.Appendf(nil, "%s", plan[0]), &explained) != nil {
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	looked := explained[0].Plan.Hit + explained[0].Plan.Read
	p.looked += looked
	fmt.Fprintf(&p.report, "%7d pages, %.1f ms: %.400s %v\n", looked, explained[0].Time, query.Text, query.Args)
}
