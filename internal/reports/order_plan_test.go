package reports_test

import (
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// wholeTables matches a plan that reads a whole table of orders, items, rollups or ledger rows.
var wholeTables = regexp.MustCompile(`Seq Scan on (orders|order_items|unrolled_orders|[a-z]+_rollups|wallet_transactions)`)

// plansOf returns the plans of the statements of a list.
func (s *seeded) plansOf(t *testing.T, f reports.OrderFilter) []string {
	t.Helper()
	var plans []string
	err := s.Database.SnapshotOfEntities(s.Ctx, func(tx *db.Tx, _ database.Statements) error {
		spy := &testkit.ExplainedTx{Tx: tx, T: t, Dialect: s.Database.Dialect}
		_, _, err := s.Page(s.Ctx, spy, f)
		plans = spy.Plans
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return plans
}

// listFilters returns every combination of the conditions. The time bounds are in the middle of the history.
func (s *seeded) listFilters() []reports.OrderFilter {
	first, second := s.variations[0], s.variations[len(s.variations)-1]
	completed, failed := order.StatusCOMPLETED, order.StatusFAILED
	from, to := s.until.AddDate(0, 0, -seededDays/2), s.until.AddDate(0, 0, -3)
	var filters []reports.OrderFilter
	for _, status := range []*order.Status{nil, &completed, &failed} {
		for mask := range 16 {
			f := reports.OrderFilter{Status: status, Page: 1, Limit: 20}
			if mask&1 != 0 {
				f.CustomerID = &s.customers[0]
			}
			if mask&2 != 0 {
				f.ProductID = &first.ProductID
			}
			if mask&4 != 0 {
				f.VariationID = &second.ID
			}
			if mask&8 != 0 {
				f.From, f.To = &from, &to
			}
			filters = append(filters, f)
		}
	}
	return filters
}

func TestALargeStoreIsReadByItsIndexes(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{Instrument: recorder.Watching})
	s := openSeeded(t, d, 30_000)
	s.change(s.Database.Client.Order.Query().Where(order.StatusEQ(order.StatusCOMPLETED)).Limit(20).AllX(s.Ctx)) // 20 unrolled orders
	t.Run("counting sales reads no table whole", s.expectSalesCountedByIndex)
	t.Run("lists read no table whole", s.expectListsByIndex)
	t.Run("the ledger is summed up from its index alone", s.expectLedgerByIndexOnly)
	s.count(t)
	t.Run("lists look at few pages and miss each index", s.expectFewPages)
}

func (s *seeded) expectListsByIndex(t *testing.T) {
	readsUnrolled := false // some list reads the unrolled orders
	for _, f := range s.listFilters() {
		plans := s.plansOf(t, f)
		if len(plans) == 0 {
			t.Fatalf("%+v: no statement was seen", f)
		}
		for _, plan := range plans {
			if wholeTables.MatchString(plan) {
				t.Errorf("%+v reads a whole table:\n%s", f, plan)
			}
			if strings.Contains(plan, "unrolled_orders") && !strings.Contains(plan, "using unrolled_orders_pkey") {
				t.Errorf("%+v does not find the unrolled orders by their index:\n%s", f, plan)
			}
			readsUnrolled = readsUnrolled || strings.Contains(plan, "unrolled_orders")
		}
	}
	if !readsUnrolled {
		t.Error("no list reads the unrolled orders")
	}
}

// readsTooMuch matches a plan of SQLite that reads orders which are neither unrolled nor on the page, or all items of the store.
var readsTooMuch = regexp.MustCompile(`(?m)^SEARCH (page|i USING .*\(store_id=\?\)|o USING .*\(store_id=\?\)\n(.*\n)*SEARCH u )`)

// Without statistics, the planner of SQLite knows nothing about the sizes of tables. With those of a large store it may plan otherwise.
func TestOnSQLiteAListReadsOnlyItsOwnOrders(t *testing.T) {
	t.Parallel()
	s := openSeeded(t, testkit.NewDatabase(t, dialect.SQLite), 100)
	t.Run("with statistics", s.expectListsOfTheirOwnOrders)
	s.dropStatistics(t)
	t.Run("without statistics", s.expectListsOfTheirOwnOrders)
	t.Run("counting sales", func(t *testing.T) {
		s.change(s.Database.Client.Order.Query().Where(order.StatusEQ(order.StatusCOMPLETED)).Limit(20).AllX(s.Ctx))
		for _, plan := range s.plansOfCountingSales(t) {
			if readsTooMuch.MatchString(plan) {
				t.Errorf("the rollup reads too many orders:\n%s", plan)
			}
		}
	})
}

// dropStatistics drops the statistics of SQLite, which a database has only after an ANALYZE, and the connections that have read them.
func (s *seeded) dropStatistics(t *testing.T) {
	t.Helper()
	for _, table := range []string{"sqlite_stat1", "sqlite_stat4"} {
		if _, err := s.Database.SQL.ExecContext(t.Context(), "DROP TABLE "+table); err != nil {
			t.Fatal(err)
		}
	}
	s.Database.SQL.SetMaxIdleConns(0)
}

func (s *seeded) expectListsOfTheirOwnOrders(t *testing.T) {
	for _, f := range s.listFilters() {
		plans := s.plansOf(t, f)
		if len(plans) == 0 {
			t.Fatalf("%+v: no statement was seen", f)
		}
		for _, plan := range plans {
			if readsTooMuch.MatchString(plan) || strings.Contains(plan, "MATERIALIZE page\n") && !strings.Contains(plan, "SCAN page\n") {
				t.Errorf("%+v reads too many orders:\n%s", f, plan)
			}
		}
	}
}

// TestAMissingIndexIsNoticed checks the check of plans: without the indexes of orders, PostgreSQL must read the whole table.
func TestAMissingIndexIsNoticed(t *testing.T) {
	t.Parallel()
	s := openSeeded(t, testkit.NewDatabase(t, dialect.Postgres), 2_000)
	for _, statement := range []string{
		`DROP INDEX order_store_id_created_at_id, order_store_id_status_created_at_id, order_store_id_customer_id_created_at_id,
			order_store_id_number, order_store_id_total_id`,
		"ALTER TABLE orders DROP CONSTRAINT orders_pkey CASCADE",
	} {
		if _, err := s.Database.SQL.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	plans := strings.Join(s.plansOf(t, reports.OrderFilter{Page: 1, Limit: 20}), "\n")
	if !wholeTables.MatchString(plans) {
		t.Errorf("no plan reads a whole table:\n%s", plans)
	}
}

func (s *seeded) expectSalesCountedByIndex(t *testing.T) {
	for _, plan := range s.plansOfCountingSales(t) {
		if wholeTables.MatchString(plan) {
			t.Errorf("the rollup reads a whole table:\n%s", plan)
		}
	}
}

// plansOfCountingSales rolls up twenty orders in a transaction, and rolls it back. It returns the plans of the statements.
func (s *seeded) plansOfCountingSales(t *testing.T) []string {
	t.Helper()
	tx, err := s.Database.Begin(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	spy := &testkit.ExplainedTx{Tx: tx, T: t, Dialect: s.Database.Dialect}
	if err := s.Database.PreferIndexes(s.Ctx, spy); err != nil { // as backlog.Stores does
		t.Fatal(err)
	}
	if stores, err := backlog.StoresIn(s.Ctx, spy, reports.Unrolled); len(stores) != 1 || err != nil {
		t.Fatalf("%d stores, %v", len(stores), err)
	}
	if counted, err := reports.RollUpSales(s.Ctx, s.Database, spy, 500, s.until); counted != 20 || err != nil {
		t.Fatalf("%d orders were rolled up, %v", counted, err)
	}
	if len(spy.Plans) < 5 {
		t.Errorf("%d statements were seen", len(spy.Plans))
	}
	return spy.Plans
}

func (s *seeded) expectLedgerByIndexOnly(t *testing.T) {
	if _, err := s.Database.SQL.ExecContext(t.Context(), "VACUUM ANALYSE wallet_transactions"); err != nil { // as autovacuum does
		t.Fatal(err)
	}
	var plans []string
	err := s.Database.SnapshotOfEntities(s.Ctx, func(tx *db.Tx, _ database.Statements) error {
		spy := &testkit.ExplainedTx{Tx: tx, T: t}
		err := s.Movements(s.Ctx, spy, s.until.AddDate(0, 0, -seededDays), s.until)
		plans = spy.Plans
		return err
	})
	if err != nil || len(plans) != 1 {
		t.Fatalf("%d plans, %v", len(plans), err)
	}
	if !strings.Contains(plans[0], "Index Only Scan using wallettransaction_store_id_created_at_id_kind_amount") {
		t.Errorf("the table of the ledger is read, and not only its index:\n%s", plans[0])
	}
}
