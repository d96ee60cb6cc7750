package resolver_test

import (
	"context"
	"database/sql/driver"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// recordedQueries records the SELECT statements that contain a text.
type recordedQueries struct {
	text       string
	mutex      sync.Mutex
	statements []recorder.Statement
}

func (q *recordedQueries) note(_ context.Context, _ driver.QueryerContext, s *recorder.Statement) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if strings.HasPrefix(s.Text, "SELECT") && strings.Contains(s.Text, q.text) {
		q.statements = append(q.statements, *s)
	}
}

func (q *recordedQueries) last() recorder.Statement {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	return q.statements[len(q.statements)-1]
}

// openRecorded opens a shop in a database whose queries are recorded.
func openRecorded(t *testing.T, dialectName string, queries *recordedQueries) *shop {
	t.Helper()
	d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{
		Instrument: func(c driver.Connector) driver.Connector { return recorder.Wrap(c, queries.note) },
	})
	return openShop(t, d, testkit.NewVault(t), nil)
}

func TestCustomersAreLookedUpInAnIndex(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			queries := &recordedQueries{text: "erased_at"}
			s := openRecorded(t, name, queries)
			d := s.Database
			rows := make([]*db.CustomerCreate, 2_000)
			for i := range rows {
				rows[i] = d.Client.Customer.Create().SetName(fmt.Sprintf("Customer %d", i)).
					SetExternalRef(fmt.Sprintf("0199f0c2-%04d-7000-8000-%012d", i, i)).
					SetPhone(fmt.Sprintf("+5511%09d", i)).SetEmail(fmt.Sprintf("c%d@example.com", i))
			}
			for chunk := range slices.Chunk(rows, 500) {
				d.Client.Customer.CreateBulk(chunk...).ExecX(s.Ctx)
			}
			if _, err := d.SQL.ExecContext(s.Ctx, "ANALYZE"); err != nil {
				t.Fatal(err)
			}
			for index, filter := range map[string]customers.CustomerFilter{
				"customer_store_id_phone": {Phone: "+5511000000007"},
				"search_customer_emails":  {Email: "C7@example.com"},
				"search_customers":        {Search: "customer 77"},
				"customers_pkey":          {Search: "0199f0c2-0007-7000-8000-000000000007"}, // an id, or a word
			} {
				filter.Limit = 50
				found, err := s.Customers(s.Ctx, filter)
				if err != nil || len(found.Customers) == 0 {
					t.Fatalf("%s: %+v, %v", index, found, err)
				}
				plan := planOf(t, s, queries.last())
				if name == dialect.SQLite {
					index = strings.NewReplacer("search_customers", "SCAN search_customers VIRTUAL TABLE", "customers_pkey", "sqlite_autoindex_customers_1").Replace(index)
				}
				if !strings.Contains(plan, index) || strings.Contains(plan, "Seq Scan on customers") || strings.Contains(plan, "customer_store_id_created_at") {
					t.Errorf("%s is not used:\n%s", index, plan)
				}
			}
		})
	}
}

// planOf returns the database's plan for a statement.
func planOf(t *testing.T, s *shop, statement recorder.Statement) string {
	t.Helper()
	explain := "EXPLAIN QUERY PLAN "
	if s.Database.Dialect == dialect.Postgres {
		explain = "EXPLAIN "
	}
	args := make([]any, len(statement.Args))
	for i, value := range statement.Args {
		args[i] = value
	}
	rows, err := s.Database.SQL.QueryContext(s.Ctx, explain+statement.Text, args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	plan := statement.Text + "\n"
	for rows.Next() {
		values := make([]any, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		if err := rows.Scan(values...); err != nil {
			t.Fatal(err)
		}
		plan += fmt.Sprintf("%s\n", *values[len(values)-1].(*any))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return plan
}
