package consistency_test

import (
	"slices"
	"strings"
	"testing"

	"kiosk/ent/db/order"
	"kiosk/internal/auth"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
)

// soldOrders is greater than consistency.MaxFindings. One order of fifty is refunded, at random: that none of a thousand is never happens.
const soldOrders = 1_000

// history creates a store with orders of two months in its rollups.
func history(t testing.TB, d *database.DB) *shop {
	t.Helper()
	s := newShop(t, d)
	past, err := s.Resolver.CreateStore(auth.AllTenants(t.Context()), stores.NewStore{
		Slug: "past-" + s.Slug, Name: "Past", Currency: "EUR",
	})
	testkit.Must(t, err)
	filled := &shop{Store: &testkit.Store{Store: past, Database: d, Resolver: s.Resolver}, vault: s.vault}
	testkit.Must(t, seed.Fill(t.Context(), d, s.vault, past, seed.Options{Orders: soldOrders, Products: 10, Customers: 20, Days: 60}))
	return filled
}

func TestRollupsAreHeldAgainstTheOrders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		if list := findings(t, d, s.ID); list != nil {
			t.Fatalf("%s", strings.Join(list[:min(20, len(list))], "\n"))
		}
		for _, statements := range [][]string{
			updateFirst("UPDATE sales_rollups SET amount = amount + 1 WHERE id = ", "sales_rollups", "dimension = 'STORE' AND grain = 'HOUR'"),
			updateFirst("UPDATE sales_rollups SET orders = orders + 1 WHERE id = ", "sales_rollups", "dimension = 'STORE' AND grain = 'MONTH'"),
			updateFirst("UPDATE sales_rollups SET units = units - 1 WHERE id = ", "sales_rollups", "dimension = 'CUSTOMER'"),
			updateFirst("UPDATE sales_rollups SET refunded = refunded + 1 WHERE id = ", "sales_rollups", "dimension = 'PRODUCT' AND grain = 'MONTH'"),
			updateFirst("UPDATE sales_rollups SET delivery_ms = delivery_ms + 1 WHERE id = ", "sales_rollups", "dimension = 'TIER' AND grain = 'DAY'"),
			updateFirst("DELETE FROM sales_rollups WHERE id = ", "sales_rollups", "dimension = 'VARIATION'"),
			updateFirst("UPDATE sales_rollups SET bucket = bucket - 63072000 WHERE id = ", "sales_rollups", "dimension = 'STORE' AND grain = 'DAY'"),
		} {
			before := len(findings(t, d, s.ID))
			s.damage(t, statements...)
			list := findings(t, d, s.ID)
			grown := 1
			if strings.Contains(statements[0], "bucket -") {
				grown = 2 // one bucket lacks the row, another one has it
			}
			if len(list) != before+grown || !strings.HasPrefix(list[len(list)-1], "sales.rollups: ") {
				t.Errorf("%q: %d findings after %d: %q", statements, len(list), before, list)
			}
		}
	})
}

func TestWhatTheRollupsLackIsHeldAgainstTheOrders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		expect := func(checks string) {
			t.Helper()
			list := findings(t, d, s.ID)
			for _, finding := range list {
				if name, _, _ := strings.Cut(finding, ":"); !strings.Contains(checks, name) {
					t.Errorf("unexpected finding: %s", finding)
				}
			}
			for name := range strings.FieldsSeq(checks) {
				if !slices.ContainsFunc(list, func(finding string) bool { return strings.HasPrefix(finding, name+": ") }) {
					t.Errorf("%s found nothing", name)
				}
			}
		}
		expect("")
		s.damage(t, "INSERT INTO unrolled_orders (store_id, id, created_at) VALUES ($1, $1, '2026-01-02')") // there is no such order
		expect("sales.unrolled")
		s.damage(t, "DELETE FROM unrolled_orders WHERE store_id = $1")
		expect("")
		s.damage(t, updateFirst("UPDATE orders SET status = 'FAILED' WHERE id = ", "orders", "status = 'REFUNDED'")...) // without a row of unrolled_orders
		expect("sales.rollups")
		s.damage(t, `INSERT INTO unrolled_orders (store_id, id, created_at, rolled_up_status, rolled_up_refunded)
			SELECT store_id, id, created_at, 'REFUNDED', refunded_amount FROM orders
			WHERE store_id = $1 AND status = 'FAILED' AND completed_at IS NOT NULL`)
		expect("")
		s.damage(t, updateFirst("UPDATE order_items SET rolled_up_refunded = TRUE WHERE id = ", "order_items", "status = 'DELIVERED'")...)
		expect("sales.items sales.rollups")
	})
}

func TestOnlyTheFirstFindingsAreKeptAndAllAreCounted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		_, err := d.SQL.ExecContext(t.Context(), "UPDATE orders SET total = total + 1 WHERE store_id = $1", s.ID)
		testkit.Must(t, err)
		_, err = d.SQL.ExecContext(t.Context(), "INSERT INTO unrolled_orders (store_id, id, created_at) SELECT store_id, id, created_at FROM orders WHERE store_id = $1", s.ID)
		testkit.Must(t, err)
		_, err = d.SQL.ExecContext(t.Context(), "DELETE FROM sales_rollups WHERE store_id = $1", s.ID)
		testkit.Must(t, err)
		closed := d.Client.Order.Query().Where(order.StatusIn(order.StatusREFUNDED, order.StatusCANCELLED)).CountX(s.Context(t))
		results, err := consistency.Verify(t.Context(), d, s.ID, nil)
		testkit.Must(t, err)
		for _, r := range results {
			want := 0
			switch r.Check {
			case "order.total", "order.paid":
				want = soldOrders
			case "order.closed":
				want = closed
			}
			if r.Wrong != want || len(r.Findings) != min(want, consistency.MaxFindings) {
				t.Errorf("%s: %d wrong rows, %d findings", r.Check, r.Wrong, len(r.Findings))
			}
		}
	})
}
