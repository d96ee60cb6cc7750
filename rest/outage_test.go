package rest_test

import (
	"database/sql"
	"fmt"
	"net/http"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
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
	if got := decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, list...), "Idempotency-Key", "full"), 201); got.Created != len(list) {
		t.Errorf("%+v", got)
	}
	testkit.VerifyConsistency(t, d)
}

func TestAReadThatFindsNoConnectionInTimeMayBeTriedAgain(t *testing.T) {
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const connections = 2
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{MaxConns: connections})
			w := open(t, d, func(c *rest.Config) {
				c.Limits = httpx.Limits{Timeout: time.Minute, ReadTimeout: 300 * time.Millisecond}
			})
			served := func() bool { return w.products(t).Status == http.StatusOK }
			testkit.Eventually(t, time.Minute, "the token is known", served) // a busy machine may need several attempts
			var held []*sql.Conn
			for range connections {
				conn, err := d.SQL.Conn(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				held = append(held, conn)
			}
			r := w.products(t)
			refused(t, r, http.StatusServiceUnavailable, "timeout")
			if r.Header.Get("Retry-After") != "1" {
				t.Errorf("Retry-After %q", r.Header.Get("Retry-After"))
			}
			for _, conn := range held {
				if err := conn.Close(); err != nil {
					t.Error(err)
				}
			}
			testkit.Eventually(t, time.Minute, "with a connection it is served", served)
		})
	}
}

func TestAnOrderThatPostgreSQLCancelsMayBeTriedAgain(t *testing.T) {
	t.Parallel()
	address := testkit.NewURL(t, dialect.Postgres)
	operator := testkit.Open(t, address, database.Options{MaxConns: 2})
	w := open(t, testkit.Open(t, address, database.Options{}))
	tx, err := operator.SQL.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	if _, err := tx.ExecContext(t.Context(), "UPDATE customers SET name = name WHERE id = $1", w.Ana.ID); err != nil {
		t.Fatal(err)
	}
	responses := make(chan testkit.Response, 1)
	go func() {
		responses <- w.Do(t, http.MethodPost, api+"/orders", cart(w.Ana.ID, w.Hour.ID), keyHeader, "canceled")
	}()
	var r testkit.Response
	testkit.Eventually(t, time.Minute, "the order is canceled", func() bool {
		_, err := operator.SQL.ExecContext(t.Context(), `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND backend_type = 'client backend' AND state = 'active' AND pid <> pg_backend_pid()`)
		if err != nil {
			t.Fatal(err)
		}
		select {
		case r = <-responses:
			return true
		default:
			return false
		}
	})
	refused(t, r, http.StatusServiceUnavailable, "unavailable")
	if r.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	w.buyWithKey(t, "canceled")
	testkit.VerifyConsistency(t, operator)
}
