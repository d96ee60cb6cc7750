package rest_test

import (
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"testing"

	"kiosk/ent/db/migrate"
)

func TestDryRunChangesNoRowOfAnyTable(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.register(t, "https://bot.example.com/hook", "order.created", "stock.low")
		w.buy(t, w.Ana.ID, w.Yearly.ID)
		before := w.rows(t)
		for name, cart := range map[string]map[string]any{
			"delivered at once":  cart(w.Ana.ID, w.Yearly.ID, w.Yearly.ID),
			"the last of stock":  cart(w.Dora.ID, repeat(w.Yearly.ID, 9)...),
			"waits for stock":    cart(w.Ana.ID, w.Monthly.ID),
			"waits for staff":    cart(w.Dora.ID, w.Hour.ID),
			"cannot be paid":     cart(w.Bruno.ID, w.Yearly.ID),
			"cannot be had":      cart(w.Ana.ID, w.Lifetime.ID),
			"may not buy at all": cart(w.Blocked.ID, w.Hour.ID),
		} {
			for _, headers := range [][]string{nil, {keyHeader, "dry"}} {
				if r := w.Do(t, http.MethodPost, api+"/orders?dryRun=true", cart, headers...); r.Status != 200 && r.Status != 400 {
					t.Errorf("%s: %d %s", name, r.Status, r.Body)
				}
			}
		}
		for table, rows := range w.rows(t) {
			if !slices.Equal(rows, before[table]) {
				t.Errorf("%s held\n%v\nand holds\n%v", table, before[table], rows)
			}
		}
		w.buy(t, w.Ana.ID, w.Yearly.ID)
		if reflect.DeepEqual(w.rows(t), before) {
			t.Error("an order is not seen in the rows either")
		}
	})
}

// rows returns all rows of every table, in any order.
func (w *world) rows(t testing.TB) map[string][]string {
	t.Helper()
	tables := map[string][]string{}
	for _, table := range migrate.Tables {
		tables[table.Name] = w.rowsOf(t, table.Name)
	}
	return tables
}

func (w *world) rowsOf(t testing.TB, table string) (found []string) {
	t.Helper()
	rows, err := w.Database.SQL.QueryContext(t.Context(), `SELECT * FROM "`+table+`"`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	values, targets := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		targets[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			t.Fatal(err)
		}
		found = append(found, fmt.Sprint(values))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	slices.Sort(found)
	return found
}
