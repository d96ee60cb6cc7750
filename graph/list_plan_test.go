package graph_test

import (
	"context"
	"database/sql/driver"
	"encoding/binary"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// sqlitePlans collects the plans of the statements that read pages, or of all statements.
type sqlitePlans struct {
	all   bool
	mutex sync.Mutex
	text  string
}

func (p *sqlitePlans) note(ctx context.Context, conn driver.QueryerContext, s *recorder.Statement) {
	if !p.all && (!strings.HasPrefix(s.Text, "SELECT") || !strings.Contains(s.Text, "ORDER BY")) {
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.text += s.Text + "\n"
	arguments := make([]driver.NamedValue, len(s.Args))
	for i, value := range s.Args {
		arguments[i] = driver.NamedValue{Ordinal: i + 1, Value: value}
	}
	rows, err := conn.QueryContext(ctx, "EXPLAIN QUERY PLAN "+s.Text, arguments)
	if err != nil {
		p.text += err.Error()
		return
	}
	defer func() { _ = rows.Close() }()
	for line := make([]driver.Value, 4); rows.Next(line) == nil; {
		p.text += fmt.Sprintln(line[3])
	}
}

// taken returns the plans since the last call.
func (p *sqlitePlans) taken() string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	text := p.text
	p.text = ""
	return text
}

// Without statistics, the planner of SQLite prefers an index in the order of the list, and would read all rows that do not match.
// onSQLite opens the GraphQL API on a new SQLite database. note is called for each statement.
func onSQLite(t *testing.T, note recorder.Note) *fixture {
	t.Helper()
	return open(t, testkit.Open(t, testkit.NewURL(t, dialect.SQLite), database.Options{
		Instrument: func(c driver.Connector) driver.Connector { return recorder.Wrap(c, note) },
	}))
}

func TestOnSQLiteAListIsReadByTheIndexOfItsFilter(t *testing.T) {
	t.Parallel()
	var plans sqlitePlans
	o := onSQLite(t, plans.note)
	const page = `(first: 25, orderBy: {field: CREATED_AT, direction: DESC}, where: {%s}) { edges { node { id } } } }`
	for _, list := range []struct{ name, where, index string }{
		{"walletTransactions", `customerId: "` + o.Ana.ID.String() + `"`, "wallettransaction_store_id_customer_id_sequence (store_id=? AND customer_id=?)"},
		{"walletTransactions", `orderId: "` + o.Ana.ID.String() + `"`, "wallettransaction_store_id_order_id"},
		{"licenses", `batchId: "` + o.Ana.ID.String() + `"`, "license_store_id_batch_id"},
		{"licenses", `externalRef: "INV-1"`, "search_licenses"},
		{"licenses", `status: FREE`, "license_unsold "},
		{"licenses", `statusIn: [EXPIRED]`, "license_unsold "},
		{"recharges", `reference: "PIX 1"`, "search_recharges"},
		{"orders", `hasTransactionsWith: {kind: REFUND, createdAtGTE: "2026-01-01T00:00:00Z"}`,
			"order_store_id_created_at_id (store_id=?)\nLIST SUBQUERY 1\nSEARCH wallet_transactions USING INDEX wallettransaction_store_id_created_at"},
	} {
		plans.taken()
		do[any](t, o.staffClient, "{ done: "+list.name+fmt.Sprintf(page, list.where), nil)
		plan := strings.ReplaceAll(plans.taken(), "USING COVERING INDEX", "USING INDEX")
		table := strings.ReplaceAll(list.name, "walletTransactions", "wallet_transactions")
		if !strings.Contains(plan, "SEARCH "+table+" USING INDEX "+list.index) {
			t.Errorf("%s of {%s} are not read by %s:\n%s", list.name, list.where, list.index, plan)
		}
	}
}

func TestOnSQLiteAnExportReadsLicensesByTheirUploads(t *testing.T) {
	t.Parallel()
	plans := sqlitePlans{all: true}
	o := onSQLite(t, plans.note)
	plans.taken()
	if rows := o.export(t, vars{"kind": "LICENSES"}); len(rows) == 0 {
		t.Fatal("no license was exported")
	}
	if plan := plans.taken(); !strings.Contains(plan, "SEARCH licenses USING INDEX license_store_id_batch_id (store_id=? AND batch_id=?)") {
		t.Errorf("the licenses are not read by their uploads:\n%s", plan)
	}
}

func TestOnSQLiteAnExportReadsDeliveriesInTheOrderOfAnIndex(t *testing.T) {
	t.Parallel()
	plans := sqlitePlans{all: true}
	o := onSQLite(t, plans.note)
	for index, where := range map[string]vars{
		"sqlite_autoindex_deliveries_1 (store_id=?)":                                nil,
		"delivery_store_id_endpoint_id_created_at_id (store_id=? AND endpoint_id=?": {"endpointId": o.Ana.ID},
	} {
		plans.taken()
		o.export(t, vars{"kind": "DELIVERIES", "deliveryWhere": where})
		if plan := plans.taken(); !strings.Contains(plan, "SEARCH deliveries USING INDEX "+index) || strings.Contains(plan, "TEMP B-TREE") {
			t.Errorf("deliveries of %v are not read by %s:\n%s", where, index, plan)
		}
	}
}

// A page of the licenses that a text matches is read in the order of the list when they are many, and they are counted by the index alone.
func TestOnSQLiteLicensesWithACommonReferenceAreNotSorted(t *testing.T) {
	t.Parallel()
	plans := sqlitePlans{all: true}
	o := onSQLite(t, plans.note)
	data, ctx := o.Database.Client, o.Context(t)
	one := data.License.Query().FirstX(ctx)
	data.License.MapCreateBulk(make([]struct{}, 501), func(c *db.LicenseCreate, n int) {
		c.SetCredentials(one.Credentials).SetFingerprint(binary.AppendVarint(nil, int64(n))).SetExternalRef(fmt.Sprintf("LOT-%d", n)).
			SetVariationID(one.VariationID).SetBatchID(one.BatchID)
	}).ExecX(ctx)
	plans.taken()
	found := do[struct{ TotalCount int }](t, o.staffClient, `{ done: licenses(first: 25, where: {matches: "lot-"}) { totalCount edges { node { id } } } }`, nil)
	if found.TotalCount != 501 {
		t.Errorf("%d licenses match", found.TotalCount)
	}
	plan := plans.taken()
	for _, want := range []string{
		"SEARCH licenses USING INDEX license_store_id_created_at_id (store_id=?)",
		"SEARCH licenses USING INDEX search_licenses (store_id=? AND <expr>>? AND <expr><?)",
	} {
		if !strings.Contains(plan, want) {
			t.Errorf("the plans have no %q:\n%s", want, plan)
		}
	}
	if !strings.Contains(plan, "SELECT COUNT(*) FROM `licenses`") || strings.Contains(plan, "`external_ref` <>") || strings.Contains(plan, "TEMP B-TREE") {
		t.Errorf("the licenses are sorted, or their rows are read for the count:\n%s", plan)
	}
}

func TestOnSQLiteAnErasureFindsTheRowsAboutTheCustomer(t *testing.T) {
	t.Parallel()
	plans := sqlitePlans{all: true}
	o := onSQLite(t, plans.note)
	plans.taken()
	do[any](t, o.staffClient, `mutation ($input: CustomerInput!) { done: eraseCustomer(input: $input) { id } }`, vars{"customerId": o.Ana.ID})
	const events = "SEARCH e USING INDEX event_store_id_subject_id (store_id=? AND subject_id=?)"
	const deliveries = "SEARCH d USING INDEX delivery_store_id_event_id (store_id=? AND event_id=?)"
	plan := strings.ReplaceAll(plans.taken(), "USING COVERING INDEX", "USING INDEX")
	if !strings.Contains(plan, events+"\n"+deliveries) {
		t.Errorf("the deliveries are not found by their events:\n%s", plan)
	}
	if !strings.Contains(plan, "SEARCH audit_entries USING INDEX auditentry_store_id_subject_id_created_at_id (store_id=? AND subject_id=?)") {
		t.Errorf("the audit entries are not found by their subjects:\n%s", plan)
	}
}

// SQLite and its driver search for each parameter among all others, and other stores wait for the writer.
func TestOnSQLiteAnImportWritesAFewRowsInAStatement(t *testing.T) {
	t.Parallel()
	var statements sync.Map
	o := onSQLite(t, func(_ context.Context, _ driver.QueryerContext, s *recorder.Statement) {
		if len(s.Args) > 500 && strings.Contains(s.Text, "$500") {
			statements.Store(strings.Fields(s.Text)[0], len(s.Args))
		}
	})
	for _, status := range []string{"INACTIVE", "ACTIVE"} {
		var products strings.Builder
		products.WriteString("slug,name,kind,status,sku,price\n")
		for n := range 200 {
			fmt.Fprintf(&products, "many-%d,Many %d %s,SERVICE,%s,MANY-%d,%d\n", n, n, status, status, n, len(status))
		}
		if done := o.importsProducts(t, products.String(), false); len(done.Errors) > 0 || done.Lines != 200 {
			t.Fatalf("%+v", done)
		}
	}
	for _, price := range []string{"1.00", "2.00"} {
		var prices strings.Builder
		prices.WriteString("sku,tier,price\n")
		for n := range 200 {
			fmt.Fprintf(&prices, "MANY-%d,Gold,%s\n", n, price)
		}
		if done := o.importsPrices(t, prices.String(), false); len(done.Errors) > 0 || done.Lines != 200 {
			t.Fatalf("%+v", done)
		}
	}
	statements.Range(func(verb, parameters any) bool {
		t.Errorf("%s has %d parameters", verb, parameters)
		return true
	})
}

// An endpoint has many deliveries that succeeded. Other requests wait for the writer while the missed ones are looked for.
func TestOnSQLiteMissedDeliveriesAreFoundByTheirStatus(t *testing.T) {
	t.Parallel()
	plans := sqlitePlans{all: true}
	o := onSQLite(t, plans.note)
	endpoint := o.Database.Client.WebhookEndpoint.Create().SetURL("https://bot.example.com").SetEvents([]string{}).SetSecret([]byte{1}).
		SaveX(o.Context(t)).ID
	plans.taken()
	do[any](t, o.staffClient, `mutation ($input: RedeliverSinceInput!) { done: redeliverSince(input: $input) { redelivered } }`,
		vars{"endpointId": endpoint, "since": time.Now()})
	const missed = "SEARCH deliveries USING INDEX delivery_not_succeeded (store_id=? AND endpoint_id=? AND status=? AND created_at>?)"
	if plan := plans.taken(); strings.Count(plan, missed) != 3 {
		t.Errorf("not all three reads of missed deliveries use the index of their status:\n%s", plan)
	}
}
