package migrations

import (
	"database/sql"
	"testing"
)

func TestOrdersThatWereCountedAreCountedAnewForTheRollupsOfCustomers(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, until(t, dialectName, "0006")); err != nil {
			t.Fatal(err)
		}
		for _, statement := range append(stock,
			`INSERT INTO orders (id, created_at, updated_at, store_id, number, status, currency, total, refunded_amount, source, customer_id,
					counted_as, counted_refunded)
				VALUES ('00000000-0000-7000-8000-000000000005', '2026-01-03', '2026-01-04', '00000000-0000-7000-8000-00000000000a',
					'N', 'REFUNDED', 'EUR', 100, 100, 'API', '00000000-0000-7000-8000-000000000003', 'REFUNDED', 100)`,
			`INSERT INTO order_items (id, created_at, updated_at, store_id, position, product_id, kind, product_name, sku, price,
					base_price, status, order_id, ordered_at, variation_id, counted_refunded)
				VALUES ('00000000-0000-7000-8000-000000000006', '2026-01-03', '2026-01-03', '00000000-0000-7000-8000-00000000000a',
					0, '00000000-0000-7000-8000-000000000001', 'SERVICE', 'n', 's', 100,
					100, 'REFUNDED', '00000000-0000-7000-8000-000000000005', '2026-01-03', '00000000-0000-7000-8000-000000000002', true)`,
			`INSERT INTO wallet_transactions (id, created_at, store_id, customer_id, sequence, kind, amount, balance_after, actor_kind)
				VALUES ('00000000-0000-7000-8000-000000000007', '2026-01-02', '00000000-0000-7000-8000-00000000000a',
					'00000000-0000-7000-8000-000000000003', 1, 'RECHARGE', 100, 100, 'SYSTEM')`,
			`INSERT INTO sales_rollups (id, created_at, store_id, dimension, dimension_id, grain, bucket, status, orders)
				VALUES ('00000000-0000-7000-8000-000000000008', '2026-01-03', '00000000-0000-7000-8000-00000000000a',
					'STORE', '00000000-0000-0000-0000-000000000000', 'DAY', 0, 'REFUNDED', 1)`,
		) {
			execute(t, db, statement)
		}
		if _, err := up(t.Context(), db, dialectName, until(t, dialectName, "0007")); err != nil {
			t.Fatal(err)
		}
		for query, want := range map[string]int{
			"SELECT count(*) FROM orders WHERE counted_as IS NULL AND counted_refunded IS NULL": 1,
			"SELECT count(*) FROM order_items WHERE NOT counted_refunded":                       1,
			"SELECT count(*) FROM wallet_transactions WHERE NOT counted":                        1,
			"SELECT count(*) FROM sales_rollups":                                                0,
		} {
			if n := count(t, db, query); n != want {
				t.Errorf("%s: %d, want %d", query, n, want)
			}
		}
	})
}
