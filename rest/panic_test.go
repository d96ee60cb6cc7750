package rest_test

import (
	"log/slog"
	"strings"
	"testing"

	"kiosk/internal/testkit"
	"kiosk/rest"
)

// A handler without a resolver panics in every route. A handler with a closed database fails in every route.
func TestPanicBecomesAProblemAndALoggedStack(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var log testkit.Log
		broken := serve(t, &testkit.Store{Store: w.Store.Store, FullToken: w.FullToken}, w.clock, func(c *rest.Config) {
			c.Logger = slog.New(slog.NewJSONHandler(&log, nil))
		})
		r := broken.Do(t, "GET", api+"/products", nil, "X-Request-Id", "boom")
		refused(t, r, 500, "internal")
		broken.server.Close()
		if strings.Contains(string(r.Body), "nil pointer") {
			t.Errorf("tells its inside: %s", r.Body)
		}
		for _, want := range []string{`"request_id":"boom"`, "nil pointer", "goroutine", "rest/auth.go", `"status":500`} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("the log lacks %s:\n%s", want, log.String())
			}
		}
	})
}

func TestInternalErrorIsLoggedAndNotShown(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var log testkit.Log
		broken := serve(t, w.Store, w.clock, func(c *rest.Config) { c.Logger = slog.New(slog.NewJSONHandler(&log, nil)) })
		if r := broken.Do(t, "GET", api+"/products", nil); r.Status != 200 {
			t.Fatalf("%d", r.Status)
		}
		if _, err := w.Database.SQL.ExecContext(t.Context(), "ALTER TABLE products RENAME TO gone"); err != nil {
			t.Fatal(err)
		}
		r := broken.Do(t, "GET", api+"/products", nil, "X-Request-Id", "lost")
		refused(t, r, 500, "internal")
		broken.server.Close()
		if body := string(r.Body); strings.Contains(body, "products ") || strings.Contains(body, "SQL") || strings.Contains(body, "resolver") {
			t.Errorf("tells its inside: %s", body)
		}
		if text := log.String(); !strings.Contains(text, `"request_id":"lost"`) || !strings.Contains(text, "list products") {
			t.Errorf("the log: %s", text)
		}
	})
}
