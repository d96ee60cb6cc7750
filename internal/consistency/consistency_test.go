package consistency_test

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/internal/auth"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
	"kiosk/worker"
)

// shop is a store that receives orders, with the vault of its secrets.
type shop struct {
	*testkit.Store
	vault *vault.Vault
}

var loopback = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}

func newShop(t testing.TB, d *database.DB) *shop {
	t.Helper()
	s := &shop{}
	s.Store = testkit.NewStore(t, d, func(c *resolver.Config) {
		s.vault = c.Vault
		c.WebhookGuard = ssrf.Guard{AllowNetworks: loopback, AllowHTTP: true}
	})
	return s
}

// dispatch starts a worker that delivers webhooks until stop is called or the test ends.
func (s *shop) dispatch(t testing.TB) (stop func()) {
	t.Helper()
	options := worker.Options{AllowNetworks: loopback, AllowHTTP: true, PerEndpoint: 8, PerStore: 8, Concurrency: 16}
	dispatcher, err := options.New(worker.Config{
		Database: s.Database, Vault: s.vault, Poll: 10 * time.Millisecond,
		Maintenance: []func(context.Context) error{s.Resolver.Maintain},
	})
	if err != nil {
		t.Fatal(err)
	}
	return testkit.Run(t, dispatcher.Run)
}

// receiver registers an endpoint that accepts every delivery.
func (s *shop) receiver(t testing.TB) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	t.Cleanup(server.Close)
	_, _, err := s.Resolver.RegisterWebhook(s.Context(t), webhooks.NewWebhook{URL: server.URL, Events: outbox.Types})
	if err != nil {
		t.Fatal(err)
	}
}

// waitForDeliveries returns when all events are published and delivered.
func (s *shop) waitForDeliveries(t testing.TB) {
	t.Helper()
	ctx := auth.AllTenants(t.Context())
	for tick := time.Tick(10 * time.Millisecond); ; <-tick {
		waiting := s.Database.Client.Event.Query().Where(event.SequenceIsNil()).CountX(ctx) +
			s.Database.Client.Delivery.Query().Where(delivery.StatusEQ(delivery.StatusPENDING)).CountX(ctx)
		if waiting == 0 {
			return
		}
	}
}

func (s *shop) place(t testing.TB, customer uuid.UUID, items ...uuid.UUID) *db.Order {
	t.Helper()
	placed, _, err := s.Resolver.PlaceOrder(s.Context(t), orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: items, Source: order.SourceADMIN,
	})
	testkit.Must(t, err)
	return placed
}

// trade uses the operations that write orders, items, licenses, wallets and recharges, each at least once.
func (s *shop) trade(t testing.TB) {
	t.Helper()
	ctx := s.Context(t)
	r := s.Resolver

	first := s.place(t, s.Ana.ID, s.Yearly.ID, s.Yearly.ID, s.Hour.ID, s.Piece.ID)
	replaced, _, err := r.ReplaceItem(ctx, orders.ReplaceItemInput{ItemID: first.Edges.Items[0].ID})
	testkit.Must(t, err)
	_, _, err = r.DeliverItems(ctx, orders.DeliverItemsInput{OrderID: first.ID})
	testkit.Must(t, err)
	_, _, err = r.RefundOrder(ctx, orders.RefundOrderInput{ID: first.ID, Items: []uuid.UUID{replaced.Edges.Items[len(replaced.Edges.Items)-1].ID}})
	testkit.Must(t, err)
	s.place(t, s.Carla.ID, s.Yearly.ID)
	_, _, err = r.RefundOrder(ctx, orders.RefundOrderInput{ID: s.place(t, s.Ana.ID, s.Yearly.ID, s.Hour.ID).ID})
	testkit.Must(t, err)

	s.place(t, s.Ana.ID, s.Hour.ID)
	_, _, err = r.RefundOrder(ctx, orders.RefundOrderInput{ID: s.place(t, s.Ana.ID, s.Yearly.ID).ID})
	testkit.Must(t, err)

	waiting := s.place(t, s.Dora.ID, s.Monthly.ID, s.Monthly.ID)
	_, _, err = r.CancelOrder(ctx, orders.CancelOrderInput{ID: s.place(t, s.Dora.ID, s.Monthly.ID, s.Piece.ID).ID})
	testkit.Must(t, err)
	_, _, err = r.FailOrder(ctx, orders.FailOrderInput{ID: s.place(t, s.Dora.ID, s.Monthly.ID).ID})
	testkit.Must(t, err)
	s.AddLicenses(t, s.Monthly.ID, 1) // for one of the two waiting items
	s.AddLicenses(t, s.Monthly.ID, 1)
	_, _, err = r.ReplaceItem(ctx, orders.ReplaceItemInput{ItemID: waiting.Edges.Items[0].ID}) // waits for a license
	testkit.Must(t, err)
	s.place(t, s.Dora.ID, s.Monthly.ID)
	s.AddLicenses(t, s.Monthly.ID, 1) // for the replacement

	s.AddLicenses(t, s.Lifetime.ID, 3)
	free := s.Database.Client.License.Query().Where(license.VariationID(s.Lifetime.ID)).FirstX(ctx)
	_, err = r.RevokeLicense(ctx, orders.LicenseInput{ID: free.ID})
	testkit.Must(t, err)

	_, _, err = r.AdjustWallet(ctx, wallets.AdjustWalletInput{CustomerID: s.Dora.ID, Amount: -100, Reason: "correction"})
	testkit.Must(t, err)
	clerk := s.NewStaff(t, auth.Support)
	var requested []uuid.UUID
	for range 3 {
		result, _, err := r.RechargeWallet(clerk, wallets.RechargeInput{Customer: customers.CustomerRef{ID: s.Bruno.ID}, Amount: 500})
		testkit.Must(t, err)
		requested = append(requested, result.Recharge.ID)
	}
	_, err = r.ApproveRecharge(ctx, requested[0])
	testkit.Must(t, err)
	_, err = r.RejectRecharge(ctx, wallets.RejectRechargeInput{ID: requested[1], Reason: "no"})
	testkit.Must(t, err)
}

// findings verifies a store and returns the findings in the form "check: row".
func findings(t testing.TB, d *database.DB, store uuid.UUID) []string {
	t.Helper()
	results, err := consistency.Verify(t.Context(), d, store, nil)
	testkit.Must(t, err)
	var list []string
	for _, result := range results {
		for _, finding := range result.Findings {
			list = append(list, result.Check+": "+finding.String())
		}
		if result.Wrong != len(result.Findings) && len(result.Findings) < consistency.MaxFindings {
			t.Errorf("%s: %d wrong rows, %d findings", result.Check, result.Wrong, len(result.Findings))
		}
	}
	return list
}

func onBoth(t *testing.T, test func(t *testing.T, s *shop)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, newShop(t, d)) })
}

func TestTheBooksOfAStoreThatDidEverythingAgree(t *testing.T) {
	onBoth(t, func(t *testing.T, s *shop) {
		s.receiver(t)
		s.dispatch(t)
		s.trade(t)
		s.waitForDeliveries(t)
		if list := findings(t, s.Database, s.ID); list != nil {
			t.Errorf("%s", strings.Join(list, "\n"))
		}
		results, err := consistency.Verify(t.Context(), s.Database, s.ID, nil)
		testkit.Must(t, err)
		var names []string
		for _, result := range results {
			names = append(names, result.Check)
			if result.Rows == 0 && result.Check != "event.counter" && result.Check != "sales.rollups" {
				t.Errorf("%s examined no rows", result.Check)
			}
		}
		if !slices.Equal(names, consistency.Checks()) {
			t.Errorf("%q", names)
		}
	})
}

func TestTheBooksAgreeWhileTheStoreSells(t *testing.T) {
	onBoth(t, func(t *testing.T, s *shop) {
		s.receiver(t)
		s.dispatch(t)
		ctx := t.Context()
		var selling sync.WaitGroup
		for i := range 3 {
			selling.Go(func() {
				for n := range 40 {
					customer := []uuid.UUID{s.Ana.ID, s.Dora.ID, s.Carla.ID}[(i+n)%3]
					placed, _, err := s.Resolver.PlaceOrder(auth.With(ctx, auth.System(s.ID)), orders.PlaceOrderInput{
						Customer: customers.CustomerRef{ID: customer}, Items: []uuid.UUID{s.Monthly.ID, s.Hour.ID}, Source: order.SourceAPI,
					})
					if err == nil && n%2 == 0 {
						_, _, _ = s.Resolver.CancelOrder(auth.With(ctx, auth.System(s.ID)), orders.CancelOrderInput{ID: placed.ID})
					}
				}
			})
		}
		sold := make(chan struct{})
		go func() {
			defer close(sold)
			selling.Wait()
		}()
		for done := false; !done; {
			select {
			case <-sold:
				done = true // after one more verification, without concurrent orders
			default:
			}
			if list := findings(t, s.Database, s.ID); list != nil {
				t.Errorf("%s", strings.Join(list, "\n"))
			}
		}
	})
}

// A clock may show the same time twice.
func TestARefundMayHaveTheTimeOfTheRefundThatEndedItsOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		now := timestamp.Now()
		s := &shop{Store: testkit.NewStore(t, d, func(c *resolver.Config) { c.Now = func() time.Time { return now } })}
		ctx, r := s.Context(t), s.Resolver
		refunded := func() uuid.UUID {
			o := s.place(t, s.Ana.ID, s.Hour.ID, s.Hour.ID)
			_, _, err := r.RefundOrder(ctx, orders.RefundOrderInput{ID: o.ID, Items: []uuid.UUID{o.Edges.Items[0].ID}})
			testkit.Must(t, err)
			return o.ID
		}
		_, _, err := r.CancelOrder(ctx, orders.CancelOrderInput{ID: refunded()})
		testkit.Must(t, err)
		_, _, err = r.FailOrder(ctx, orders.FailOrderInput{ID: refunded()})
		testkit.Must(t, err)
		if list := findings(t, d, s.ID); list != nil {
			t.Errorf("%s", strings.Join(list, "\n"))
		}
	})
}

// damages lists kinds of damage: the statements that do it, and the check that must find it.
var damages = []struct {
	check      string
	statements []string
}{
	{"wallet.balance", updateFirst("UPDATE customers SET wallet_balance = wallet_balance + 1 WHERE id = ", "customers", "TRUE")},
	{"wallet.sequence", updateFirst("UPDATE customers SET wallet_sequence = wallet_sequence + 1 WHERE id = ", "customers", "TRUE")},
	{"ledger.balance", updateFirst("UPDATE wallet_transactions SET balance_after = balance_after + 1 WHERE id = ", "wallet_transactions", "kind = 'ADJUSTMENT'")},
	{"ledger.cause", updateFirst("UPDATE wallet_transactions SET kind = 'RECHARGE' WHERE id = ", "wallet_transactions", "kind = 'ADJUSTMENT'")},
	{"recharge.credit", updateFirst("UPDATE recharges SET amount = amount + 1 WHERE id = ", "recharges", "status = 'APPROVED'")},
	{"recharge.credit", updateFirst("UPDATE wallet_transactions SET kind = 'ADJUSTMENT', recharge_id = NULL WHERE id = ", "wallet_transactions", "kind = 'RECHARGE'")},
	{"order.total", updateFirst("UPDATE order_items SET price = price - 1, base_price = base_price - 1 WHERE id = ", "order_items", "status = 'DELIVERED' AND replaces_id IS NULL")},
	{"order.refund", updateFirst("UPDATE order_items SET status = 'REFUNDED' WHERE id = ", "order_items", "status = 'DELIVERED' AND kind = 'SERVICE'")},
	{"order.paid", updateFirst("UPDATE wallet_transactions SET kind = 'ADJUSTMENT', order_id = NULL WHERE id = ", "wallet_transactions", "kind = 'PURCHASE'")},
	{"order.credit", updateFirst("UPDATE wallet_transactions SET kind = 'ADJUSTMENT', order_id = NULL WHERE id = ", "wallet_transactions",
		"kind = 'REFUND' AND order_id IN (SELECT id FROM orders WHERE status = 'CANCELLED')")},
	{"order.status", updateFirst("UPDATE orders SET status = 'PENDING' WHERE id = ", "orders", "status = 'COMPLETED'")},
	{"order.status", updateFirst("UPDATE orders SET status = 'PROCESSING' WHERE id = ", "orders", "status = 'PENDING'")},
	{"order.status", updateFirst("UPDATE orders SET status = 'PENDING' WHERE id = ", "orders", "status = 'PROCESSING'")},
	{"order.closed", updateFirst("UPDATE orders SET status = 'REFUNDED' WHERE id = ", "orders", "status = 'COMPLETED'")},
	{"order.closed", updateFirst("UPDATE orders SET status = 'COMPLETED' WHERE id = ", "orders", "status = 'REFUNDED' AND completed_at IS NOT NULL")},
	{"order.currency", updateFirst("UPDATE orders SET currency = 'JPY' WHERE id = ", "orders", "TRUE")},
	{"item.license", updateFirst("UPDATE licenses SET status = 'EXPIRED' WHERE id = ", "licenses", "status = 'REVOKED' AND sold_at IS NOT NULL")},
	{"item.license", []string{
		"UPDATE license_batches SET variation_id = " + first("variations", "sku = 'AV-LT'") + " WHERE id = " + soldBatch,
		"UPDATE licenses SET variation_id = " + first("variations", "sku = 'AV-LT'") + " WHERE batch_id = " + soldBatch,
	}},
	{"item.replacement", updateFirst("UPDATE order_items SET status = 'REPLACED' WHERE id = ", "order_items", "status = 'DELIVERED' AND kind = 'SERVICE'")},
	{"item.replacement", updateFirst("UPDATE order_items SET price = price - 1, base_price = base_price - 1 WHERE id = ", "order_items", "status = 'DELIVERED' AND replaces_id IS NOT NULL")},
	{"item.replacement", updateFirst("UPDATE order_items SET position = position + 1 WHERE id = ", "order_items", "status = 'DELIVERED' AND replaces_id IS NOT NULL")},
	{"item.position", updateFirst("UPDATE order_items SET position = position + 1 WHERE id = ", "order_items", "kind = 'SERVICE' AND position = 2")},
	{"item.position", updateFirst("UPDATE order_items SET position = position + 1 WHERE id = ", "order_items", "kind = 'PHYSICAL' AND position = 3")},
	{"item.price", updateFirst("UPDATE order_items SET base_price = base_price + 1 WHERE id = ", "order_items", "kind = 'SERVICE' AND applied_tier_id IS NULL")},
	{"item.price", updateFirst("UPDATE order_items SET applied_tier_id = NULL WHERE id = ", "order_items", "applied_tier_id IS NOT NULL")},
	{"item.price", updateFirst("UPDATE order_items SET applied_tier_name = NULL WHERE id = ", "order_items", "applied_tier_id IS NOT NULL")},
	{"item.stock", updateFirst("UPDATE order_items SET stock_taken = TRUE WHERE id = ", "order_items", "status = 'CANCELLED' AND kind = 'PHYSICAL'")},
	{"item.stock", updateFirst("UPDATE order_items SET stock_taken = TRUE WHERE id = ", "order_items", "status = 'PENDING' AND kind = 'DIGITAL'")},
	{"item.stock", updateFirst("UPDATE order_items SET stock_taken = FALSE WHERE id = ", "order_items", "status = 'DELIVERED' AND kind = 'DIGITAL'")},
	{"item.delivery", updateFirst("UPDATE order_items SET delivered_at = ordered_at WHERE id = ", "order_items", "status = 'PENDING' AND kind = 'DIGITAL'")},
	{"item.delivery", updateFirst("UPDATE order_items SET expires_at = ordered_at WHERE id = ", "order_items", "status = 'PENDING' AND kind = 'DIGITAL'")},
	{"item.delivery", updateFirst("UPDATE order_items SET expires_at = NULL WHERE id = ", "order_items", "status = 'DELIVERED' AND expires_at IS NOT NULL")},
	{"item.delivery", updateFirst("UPDATE order_items SET expires_at = delivered_at WHERE id = ", "order_items", "status = 'DELIVERED' AND expires_at IS NOT NULL")},
	{"item.time", updateFirst("UPDATE order_items SET ordered_at = '2020-01-01 00:00:00+00:00' WHERE id = ", "order_items", "status = 'DELIVERED'")},
	{"item.variation", updateFirst("UPDATE order_items SET variation_id = store_id WHERE id = ", "order_items", "kind = 'SERVICE'")},
	{"item.variation", updateFirst("UPDATE order_items SET variation_id = (SELECT id FROM variations WHERE store_id <> $1 LIMIT 1) WHERE id = ", "order_items", "kind = 'SERVICE'")},
	{"item.variation", updateFirst("UPDATE order_items SET product_id = "+first("products", "kind = 'PHYSICAL'")+" WHERE id = ", "order_items", "kind = 'SERVICE'")},
	{"item.variation", updateFirst("UPDATE order_items SET kind = 'PHYSICAL' WHERE id = ", "order_items", "kind = 'SERVICE'")},
	{"license.batch", updateFirst("UPDATE license_batches SET created = created - 1 WHERE id = ", "license_batches", "TRUE")},
	{"license.sale", updateFirst("UPDATE licenses SET sold_at = created_at WHERE id = ", "licenses", "status = 'FREE'")},
	{"license.variation", updateFirst("UPDATE licenses SET variation_id = store_id WHERE id = ", "licenses", "status = 'REVOKED' AND sold_at IS NULL")},
	{"license.variation", []string{"UPDATE license_batches SET variation_id = " + first("variations", "sku = 'AV-LT'") + " WHERE id = " + soldBatch}},
	{"license.variation", []string{"UPDATE license_batches SET variation_id = (SELECT id FROM variations WHERE store_id <> $1 LIMIT 1) WHERE id = " + soldBatch}},
	{"stock.licenses", updateFirst("UPDATE variations SET stock_quantity = stock_quantity + 1 WHERE id = ", "variations", "sku = 'AV-LT'")},
	{"stock.backorders", updateFirst("UPDATE variations SET backordered = backordered + 1 WHERE id = ", "variations", "sku = 'AV-LT'")},
	{"stock.queue", []string{
		"UPDATE licenses SET variation_id = " + first("variations", "sku = 'ST-1M'") + ", batch_id = " + batchOf("ST-1M") + " WHERE id = " +
			first("licenses", "status = 'FREE' AND batch_id = "+batchOf("AV-LT")),
		"UPDATE license_batches SET created = created + 1, received = received + 1 WHERE id = " + batchOf("ST-1M"),
		"UPDATE license_batches SET created = created - 1 WHERE id = " + batchOf("AV-LT"),
		"UPDATE variations SET stock_quantity = stock_quantity - 1 WHERE id = " + first("variations", "sku = 'AV-LT'"),
		"UPDATE variations SET stock_quantity = stock_quantity + 1 WHERE id = " + first("variations", "sku = 'ST-1M'"),
	}},
	{"event.order_created", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.created'")},
	{"event.order_completed", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.completed'")},
	{"event.order_completed", updateFirst("UPDATE events SET type = 'order.completed' WHERE id = ", "events", "type = 'order.items_fulfilled'")},
	{"event.order_cancelled", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.cancelled'")},
	{"event.order_failed", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.failed'")},
	{"event.order_refunded", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.refunded'")},
	{"event.order_refunded", updateFirst("UPDATE events SET type = 'order.refunded' WHERE id = ", "events", "type = 'order.items_fulfilled'")},
	{"event.order_item_replaced", updateFirst("UPDATE events SET type = 'order.items_fulfilled' WHERE id = ", "events", "type = 'order.item_replaced'")},
	{"event.recharge_approved", updateFirst("UPDATE events SET type = 'recharge.seen' WHERE id = ", "events", "type = 'recharge.approved'")},
	{"event.recharge_rejected", updateFirst("UPDATE events SET type = 'recharge.seen' WHERE id = ", "events", "type = 'recharge.rejected'")},
	{"event.customer_registered", updateFirst("UPDATE events SET type = 'customer.seen' WHERE id = ", "events", "type = 'customer.registered'")},
	{"event.subject", updateFirst("UPDATE events SET type = 'stock.low' WHERE id = ", "events", "type = 'order.items_fulfilled'")},
	{"event.sequence", []string{"UPDATE events SET sequence = NULL WHERE store_id = $1 AND sequence = 3"}},
	{"event.counter", []string{"UPDATE event_feeds SET last_sequence = last_sequence + 1 WHERE store_id = $1"}},
	{"delivery.target", deliveryTo("store_id")},
	{"delivery.target", deliveryTo("(SELECT id FROM webhook_endpoints WHERE store_id <> $1 LIMIT 1)")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET status = 'FAILED' WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET status = 'PENDING', finished_at = NULL WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET finished_at = NULL WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET attempts = 0 WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET attempts = attempts + 1 WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("UPDATE deliveries SET attempts_before = attempts WHERE id = ", "deliveries", "status = 'SUCCEEDED'")},
	{"delivery.outcome", updateFirst("DELETE FROM delivery_attempts WHERE id = ", "delivery_attempts", "TRUE")},
	{"delivery.outcome", updateFirst("UPDATE delivery_attempts SET attempt = attempt + 1 WHERE id = ", "delivery_attempts", "TRUE")},
	{"sales.unrolled", updateFirst("UPDATE unrolled_orders SET created_at = '2026-01-02' WHERE id = ", "unrolled_orders", "TRUE")},
	{"delivery.attempt", updateFirst("UPDATE delivery_attempts SET endpoint_id = store_id WHERE id = ", "delivery_attempts", "TRUE")},
}

// updateFirst completes an update, which ends with "WHERE id = ", for the first row that meets a condition.
func updateFirst(update, table, condition string) []string {
	return []string{update + first(table, condition)}
}

// first returns a subquery for the id of the first row that meets a condition.
func first(table, condition string) string {
	return "(SELECT id FROM " + table + " WHERE store_id = $1 AND " + condition + " ORDER BY id LIMIT 1)"
}

// batchOf returns a subquery for the first upload for a variation.
func batchOf(sku string) string {
	return first("license_batches", "variation_id IN (SELECT id FROM variations WHERE store_id = $1 AND sku = '"+sku+"')")
}

// soldBatch is a subquery for the first upload of a single license, which is sold.
var soldBatch = first("license_batches", "created = 1 AND id IN (SELECT batch_id FROM licenses WHERE store_id = $1 AND status = 'SOLD')")

// deliveryTo returns statements that delete the attempts of the first delivery and change its endpoint.
func deliveryTo(endpoint string) []string {
	return []string{
		"DELETE FROM delivery_attempts WHERE delivery_id = " + first("deliveries", "TRUE"),
		"UPDATE deliveries SET endpoint_id = " + endpoint + " WHERE id = " + first("deliveries", "TRUE"),
	}
}

// damage runs statements without the constraints between tables. Each must change one row.
func (s *shop) damage(t testing.TB, statements ...string) {
	t.Helper()
	s.withoutConstraints(t, func(conn *sql.Conn) {
		for _, statement := range statements {
			done, err := conn.ExecContext(t.Context(), statement, s.ID)
			if err != nil {
				t.Fatalf("%s: %v", statement, err)
			}
			if n, err := done.RowsAffected(); n != 1 || err != nil {
				t.Errorf("%s: %d rows, %v", statement, n, err)
			}
		}
	})
}

// withoutConstraints calls write with a connection that does not enforce the constraints between tables.
func (s *shop) withoutConstraints(t testing.TB, write func(*sql.Conn)) {
	t.Helper()
	conn, err := s.Database.SQL.Conn(t.Context())
	testkit.Must(t, err)
	off, on := "PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"
	if s.Database.Dialect == dialect.Postgres {
		off, on = "SET session_replication_role = replica", "SET session_replication_role = origin"
	}
	_, err = conn.ExecContext(t.Context(), off)
	testkit.Must(t, err)
	write(conn)
	_, err = conn.ExecContext(t.Context(), on)
	testkit.Must(t, err)
	testkit.Must(t, conn.Close())
}

// changedTables returns the tables that the statements change. Each statement begins with UPDATE or DELETE FROM.
func changedTables(statements []string) []string {
	var tables []string
	for _, statement := range statements {
		tables = append(tables, strings.Fields(strings.TrimPrefix(statement, "DELETE "))[1])
	}
	return tables
}

// saveTables copies the rows of every table that a damage changes, for restoreTables.
func (s *shop) saveTables(t testing.TB) {
	t.Helper()
	stored := map[string]bool{}
	for _, d := range damages {
		for _, table := range changedTables(d.statements) {
			if stored[table] {
				continue
			}
			_, err := s.Database.SQL.ExecContext(t.Context(), "CREATE TABLE saved_"+table+" AS SELECT * FROM "+table)
			testkit.Must(t, err)
			stored[table] = true
		}
	}
}

// restoreTables replaces the rows of tables with those that saveTables copied.
func (s *shop) restoreTables(t testing.TB, tables ...string) {
	t.Helper()
	s.withoutConstraints(t, func(conn *sql.Conn) {
		for _, table := range tables {
			for _, statement := range []string{"DELETE FROM " + table, "INSERT INTO " + table + " SELECT * FROM saved_" + table} {
				if _, err := conn.ExecContext(t.Context(), statement); err != nil {
					t.Fatalf("%s: %v", statement, err)
				}
			}
		}
	})
}

func TestEachKindOfDamageIsFoundByItsCheckAlone(t *testing.T) {
	onBoth(t, func(t *testing.T, s *shop) {
		stop := s.dispatch(t)
		victim := newShop(t, s.Database)
		for _, trader := range []*shop{s, victim} {
			trader.receiver(t)
			trader.trade(t)
		}
		s.waitForDeliveries(t)
		stop()
		s.saveTables(t)
		for i, d := range damages {
			t.Run(fmt.Sprintf("%d %s", i, d.check), func(t *testing.T) {
				defer s.restoreTables(t, changedTables(d.statements)...)
				victim.damage(t, d.statements...)
				list := findings(t, s.Database, victim.ID)
				if len(list) != 1 || !strings.HasPrefix(list[0], d.check+": ") {
					t.Errorf("%q\nfindings: %q", d.statements, list)
				}
				if list := findings(t, s.Database, s.ID); list != nil {
					t.Errorf("findings in the other store: %q", list)
				}
			})
		}
		if list := findings(t, s.Database, victim.ID); list != nil {
			t.Errorf("findings after the tables were restored: %q", list)
		}
	})
}

func TestAReplacementOfAnotherOrderIsFound(t *testing.T) {
	onBoth(t, func(t *testing.T, s *shop) {
		s.dispatch(t)
		s.trade(t)
		s.waitForDeliveries(t)
		s.damage(t, "UPDATE order_items SET replaces_id = "+first("order_items", "kind = 'SERVICE' AND status = 'DELIVERED'")+
			" WHERE id = "+first("order_items", "status = 'DELIVERED' AND replaces_id IS NOT NULL AND sku LIKE '%-1M'"))
		list := findings(t, s.Database, s.ID)
		for _, found := range list {
			if !strings.HasPrefix(found, "item.replacement: ") {
				t.Errorf("finding of another check: %s", found)
			}
		}
		if len(list) != 3 { // the replacement, the item that it replaced before, and the item that it replaces now
			t.Errorf("findings: %q", list)
		}
	})
}
