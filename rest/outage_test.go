package rest_test

import (
	"fmt"
	"net/http"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestFullDatabaseIsUnavailableAndKeepsNothingHalf(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.SQLite), database.Options{MaxConns: 1})
	w := open(t, d)
	pages := func(most int) {
		if _, err := d.SQL.ExecContext(t.Context(), fmt.Sprintf("PRAGMA max_page_count = %d", most)); err != nil {
			t.Fatal(err)
		}
	}
	pages(1) // which SQLite takes for as many as there are
	list := make([]any, 500)
	for i := range list {
		list[i] = fmt.Sprint("license ", i)
	}
	r := w.upload(t, licenses(w.Lifetime.ID, list...), "Idempotency-Key", "full")
	refused(t, r, http.StatusServiceUnavailable, "unavailable")
	if r.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	if stock := w.StockOf(t, w.Lifetime.ID); stock != 0 {
		t.Errorf("%d in stock", stock)
	}
	pages(1 << 20)
	if got := answered[uploadAnswer](t, w.upload(t, licenses(w.Lifetime.ID, list...), "Idempotency-Key", "full"), 201); got.Created != len(list) {
		t.Errorf("%+v", got)
	}
	testkit.VerifyBooks(t, d)
}
