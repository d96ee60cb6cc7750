package migrations

import (
	"database/sql"
	"io/fs"
	"testing"
	"testing/fstest"
)

// until returns the migrations up to a version.
func until(t *testing.T, dialectName, last string) fstest.MapFS {
	t.Helper()
	all, err := Files(dialectName)
	if err != nil {
		t.Fatal(err)
	}
	names, err := fs.Glob(all, "*.sql")
	if err != nil {
		t.Fatal(err)
	}
	set := fstest.MapFS{}
	for _, name := range names {
		text, err := fs.ReadFile(all, name)
		if err != nil {
			t.Fatal(err)
		}
		if name[:len(last)] <= last {
			set[name] = &fstest.MapFile{Data: text}
		}
	}
	return set
}

func TestItemsThatExistedGetTheTimeOfTheirOrder(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, until(t, dialectName, "0002")); err != nil {
			t.Fatal(err)
		}
		for _, statement := range append(stock,
			`INSERT INTO orders (id, created_at, updated_at, store_id, number, status, currency, total, source, customer_id)
				VALUES ('00000000-0000-7000-8000-000000000005', '2026-01-03', '2026-01-04', '00000000-0000-7000-8000-00000000000a',
					'N', 'PROCESSING', 'EUR', 100, 'API', '00000000-0000-7000-8000-000000000003')`,
			`INSERT INTO order_items (id, created_at, updated_at, store_id, position, product_id, kind, product_name, sku, price,
					base_price, status, order_id, variation_id)
				VALUES ('00000000-0000-7000-8000-000000000006', '2026-01-05', '2026-01-05', '00000000-0000-7000-8000-00000000000a',
					0, '00000000-0000-7000-8000-000000000001', 'SERVICE', 'n', 's', 100,
					100, 'PENDING', '00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000002')`,
		) {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		if n := count(t, db, `SELECT count(*) FROM order_items i JOIN orders o ON o.id = i.order_id AND o.created_at = i.ordered_at
			WHERE o.rolled_up_status IS NULL`); n != 1 {
			t.Errorf("%d items have the time of an uncounted order, want 1", n)
		}
	})
}
