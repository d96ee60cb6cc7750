package consistency_test

import (
	"slices"
	"strings"
	"testing"

	"kiosk/ent/db/customerrollup"
	"kiosk/internal/auth"
	"kiosk/internal/bench/seed"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

// soldOrders is more than the findings that a check keeps.
const soldOrders = 250

// history is a store with orders of two months in its rollups.
func history(t testing.TB, d *database.DB) *shop {
	t.Helper()
	s := newShop(t, d)
	past, err := s.Resolver.CreateStore(auth.AllTenants(t.Context()), resolver.NewStore{
		Slug: "past-" + s.Slug, Name: "Past", Currency: "EUR",
	})
	must(t, err)
	filled := &shop{Store: &testkit.Store{Store: past, Database: d, Resolver: s.Resolver}, vault: s.vault}
	must(t, seed.Fill(t.Context(), d, s.vault, past, seed.Options{Orders: soldOrders, Products: 10, Customers: 20, Days: 60}))
	return filled
}

func TestRollupsAreHeldAgainstTheOrders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		if list := wrong(t, d, s.ID); list != nil {
			t.Fatalf("%s", strings.Join(list[:min(20, len(list))], "\n"))
		}
		for _, statements := range [][]string{
			one("UPDATE sales_rollups SET amount = amount + 1 WHERE id = ", "sales_rollups", "dimension = 'STORE' AND grain = 'HOUR'"),
			one("UPDATE sales_rollups SET units = units - 1 WHERE id = ", "sales_rollups", "dimension = 'CUSTOMER'"),
			one("UPDATE sales_rollups SET refunded = refunded + 1 WHERE id = ", "sales_rollups", "dimension = 'PRODUCT' AND grain = 'MONTH'"),
			one("UPDATE sales_rollups SET delivery_ms = delivery_ms + 1 WHERE id = ", "sales_rollups", "dimension = 'TIER' AND grain = 'DAY'"),
			one("DELETE FROM sales_rollups WHERE id = ", "sales_rollups", "dimension = 'VARIATION'"),
			one("UPDATE sales_rollups SET bucket = bucket - 63072000 WHERE id = ", "sales_rollups", "dimension = 'STORE' AND grain = 'DAY'"),
		} {
			before := len(wrong(t, d, s.ID))
			s.damage(t, statements...)
			list := wrong(t, d, s.ID)
			grown := 1
			if strings.Contains(statements[0], "bucket -") {
				grown = 2 // where it should be, and where it should not
			}
			if len(list) != before+grown || !strings.HasPrefix(list[len(list)-1], "sales.rollups: ") {
				t.Errorf("%q: %d findings after %d: %q", statements, len(list), before, list)
			}
		}
	})
}

func TestRollupsOfCustomersAndLedgersAreHeldAgainstWhatTheySumUp(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		first := s.Database.Client.CustomerRollup.Query().Where(customerrollup.GrainEQ(customerrollup.GrainDAY)).FirstX(s.Context(t))
		for _, damage := range []struct {
			check      string
			statements []string
			findings   int
		}{
			{"sales.customers", one("DELETE FROM customer_rollups WHERE id = ", "customer_rollups", "id = '"+first.ID.String()+"'"), first.Customers},
			{"sales.customers", []string{"UPDATE orders SET counted_refunded = counted_refunded + 1 WHERE id = (SELECT id FROM orders WHERE store_id = $1 ORDER BY created_at DESC LIMIT 1)"}, 3},
			{"ledger.rollups", one("DELETE FROM ledger_rollups WHERE id = ", "ledger_rollups", "grain = 'DAY'"), 1},
			{"ledger.rollups", one("UPDATE ledger_rollups SET amount = amount + 1 WHERE id = ", "ledger_rollups", "grain = 'QUARTER_HOUR'"), 1},
			{"ledger.rollups", one("UPDATE wallet_transactions SET counted = FALSE WHERE id = ", "wallet_transactions", "TRUE"), 2},
		} {
			before := of(damage.check, wrong(t, d, s.ID))
			s.damage(t, damage.statements...)
			if after := of(damage.check, wrong(t, d, s.ID)); len(after) != len(before)+damage.findings {
				t.Errorf("%q: %d findings after %d, want %d more: %q", damage.statements, len(after), len(before), damage.findings, after)
			}
		}
	})
}

// of returns the findings of one check.
func of(check string, findings []string) []string {
	return slices.DeleteFunc(findings, func(f string) bool { return !strings.HasPrefix(f, check+": ") })
}

func TestOnlyTheFirstFindingsAreKeptAndAllAreCounted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := history(t, d)
		_, err := d.SQL.ExecContext(t.Context(), "UPDATE orders SET total = total + 1, counted_as = NULL, counted_refunded = NULL WHERE store_id = $1", s.ID)
		must(t, err)
		for _, table := range []string{"sales_rollups", "customer_rollups"} {
			_, err = d.SQL.ExecContext(t.Context(), "DELETE FROM "+table+" WHERE store_id = $1", s.ID)
			must(t, err)
		}
		results, err := consistency.Verify(t.Context(), d, s.ID)
		must(t, err)
		for _, r := range results {
			want := 0
			if r.Check == "order.total" || r.Check == "order.paid" {
				want = soldOrders
			}
			if r.Wrong != want || len(r.Findings) != min(want, consistency.MaxFindings) {
				t.Errorf("%s: %d wrong, %d findings", r.Check, r.Wrong, len(r.Findings))
			}
		}
	})
}
