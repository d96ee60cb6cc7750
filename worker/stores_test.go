package worker

import (
	"database/sql"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

// idleStores adds stores with an endpoint each, whose events were published and delivered.
func (s *shop) idleStores(n int) {
	s.t.Helper()
	id := func(prefix string) string { return "'" + prefix + "' || substr('000000000000' || n, -12)" }
	series := fmt.Sprintf("WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d) ", n)
	if s.db.Dialect == dialect.Postgres {
		id = func(prefix string) string { return "('" + prefix + "' || lpad(n::text, 12, '0'))::uuid" }
	}
	store, endpoint := id("00000000-0000-7000-8000-"), id("00000000-0000-7000-8001-")
	event, delivery := id("00000000-0000-7000-8002-"), id("00000000-0000-7000-8003-")
	for _, statement := range []string{
		`INSERT INTO stores (id, created_at, updated_at, slug, name, currency, livemode)
			SELECT ` + store + `, $1, $1, 'idle-' || n, 'Idle', 'EUR', true FROM series`,
		`INSERT INTO webhook_endpoints (id, created_at, updated_at, store_id, url, events, secret)
			SELECT ` + endpoint + `, $1, $1, ` + store + `, 'https://example.com', '["stock.low"]', 'x' FROM series`,
		`INSERT INTO events (id, created_at, store_id, type, data, sequence)
			SELECT ` + event + `, $1, ` + store + `, 'stock.low', '{}', 1 FROM series`,
		`INSERT INTO deliveries (id, created_at, store_id, event_id, endpoint_id, status, due_at, finished_at)
			SELECT ` + delivery + `, $1, ` + store + `, ` + event + `, ` + endpoint + `, 'SUCCEEDED', $1, $1 FROM series`,
	} {
		if _, err := s.db.SQL.Exec(series+statement, s.store.CreatedAt); err != nil {
			s.t.Fatalf("%s: %v", statement, err)
		}
	}
}

func TestManyIdleStoresCostNoStatementsBesideAFewBusyOnes(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, name)
			s := newShop(t, d)
			shops := []*shop{s}
			for range 19 {
				shops = append(shops, s.anotherStore())
			}
			for _, busy := range shops {
				busy.endpoint(silent, outbox.StockLow)
			}
			dispatcher := s.dispatcher(nil)
			work := func() int {
				for _, busy := range shops {
					busy.publish(outbox.StockLow, 2)
				}
				before := counter.Count()
				slots := dispatcher.takeSlots(math.MaxInt) // so that what is published waits
				if batch, err := dispatcher.publishAll(s.ctx, s.ctx); err != nil || batch.events != 2*len(shops) {
					t.Fatalf("published %d: %v", batch.events, err)
				}
				dispatcher.releaseSlots(slots)
				if err := dispatcher.findDue(s.ctx); err != nil {
					t.Fatal(err)
				}
				stores, _ := dispatcher.schedule.take(dispatcher.config.Now())
				if len(stores) != len(shops) {
					t.Errorf("%d stores are looked at", len(stores))
				}
				for _, busy := range shops {
					found, err := dispatcher.claim(s.ctx, busy.store.ID, 10)
					if err != nil || len(found.deliveries) != 2 {
						t.Fatalf("claimed %d: %v", len(found.deliveries), err)
					}
					for _, delivery := range found.deliveries {
						busy.record(dispatcher, ended(dispatcher, delivery, 'S'))
					}
				}
				if err := dispatcher.rescueAll(s.ctx); err != nil {
					t.Fatal(err)
				}
				return counter.Count() - before
			}
			work() // opens the endpoints' secrets
			alone := work()
			s.idleStores(10_000)
			counter.Take()
			if beside := work(); beside != alone {
				t.Errorf("%d statements beside 10,000 idle stores, %d without them", beside, alone)
			}
			s.expectIndexes(counter.Take())
		})
	}
}

// expectIndexes runs EXPLAIN on the statements that find stores, and fails unless they read only indexes of waiting rows.
func (s *shop) expectIndexes(statements []string) {
	s.t.Helper()
	explain, now := "EXPLAIN QUERY PLAN ", time.Now()
	tx, err := s.db.SQL.BeginTx(s.ctx, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	if s.db.Dialect == dialect.Postgres {
		explain = "EXPLAIN "
		if _, err := tx.Exec(database.UsingIndexes); err != nil {
			s.t.Fatal(err)
		}
	}
	finders := map[string]bool{}
	for _, text := range statements {
		if !strings.Contains(text, "store_id > $1") || finders[text] {
			continue
		}
		finders[text] = true
		args := []any{uuid.Nil, 500, now, now}[:2+strings.Count(text, "$3")+strings.Count(text, "$4")]
		var plan strings.Builder
		err := database.Query(s.ctx, tx, func(rows *sql.Rows) error {
			columns, err := rows.Columns()
			line := make([]any, len(columns))
			for i := range line {
				line[i] = new(any)
			}
			err = errors.Join(err, rows.Scan(line...))
			fmt.Fprintln(&plan, *line[len(line)-1].(*any))
			return err
		}, explain+text, args...)
		if err != nil {
			s.t.Fatalf("%s: %v", text, err)
		}
		if !waitingRows.MatchString(plan.String()) {
			s.t.Errorf("%s\n%s", text, plan.String())
		}
	}
	if len(finders) != 3 {
		s.t.Errorf("%d statements find stores, want those for events, deliveries and leases", len(finders))
	}
}

var waitingRows = regexp.MustCompile(`event_unsequenced|delivery_waiting|delivery_leased`)

var (
	// ofOneStore matches the statements that are restricted to one store.
	ofOneStore = regexp.MustCompile("(?s)store_id[\"`]? = [$?]|^\\s*INSERT INTO \\w+ \\(store_id, .*\\$1|stores[\"`]? .*WHERE .*id[\"`]? = [$?]")
	// finding matches the statements that find stores, which lock nothing.
	finding = regexp.MustCompile(`(?s)^\s*SELECT store_id, .* AND store_id > \$1 ORDER BY store_id LIMIT \$2\s*$|` +
		`^SELECT id FROM stores WHERE id > \$1 ORDER BY id LIMIT \$2$`)
)

func TestEveryStatementOfTheDispatcherConcernsOneStoreOrFindsStores(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address := testkit.NewURL(t, name)
			s := newShop(t, testkit.Open(t, address, database.Options{}))
			accepting, failing := newReceiver(t, accept), newReceiver(t, fail)
			accepted, failed := s.endpoint(accepting.URL, outbox.StockLow), s.endpoint(failing.URL, outbox.StockLow)
			counted, counter := testkit.OpenCounted(t, address)
			counter.Take()    // what is asked to open the database
			const enough = 30 // statements that a worker sends which publishes, claims, records and sweeps
			opened := counter.Count()
			stop := s.run(func(c *Config) {
				c.Database = counted
				c.Retention.Events, c.Retention.Audit = leastEvents, leastAudit
			})
			s.publish(outbox.StockLow, 6)
			testkit.Eventually(t, waitTimeout, "all have ended, and enough statements were sent", func() bool {
				return s.statuses(accepted)["SUCCEEDED"] == 6 && s.statuses(failed)["PENDING"] == 0 && counter.Count()-opened >= enough
			})
			stop()
			statements := counter.Take()
			if len(statements) < enough {
				t.Errorf("only %d statements were seen", len(statements))
			}
			for _, text := range statements {
				if !strings.HasPrefix(text, "SET") && !finding.MatchString(text) && !ofOneStore.MatchString(text) {
					t.Errorf("a statement over several stores: %s", text)
				}
			}
		})
	}
}
