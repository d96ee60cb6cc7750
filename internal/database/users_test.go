package database_test

import (
	"errors"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestWhoClosesTheirConnectionsUsesTheDatabaseNoMore(t *testing.T) {
	t.Parallel()
	address := testkit.NewURL(t, dialect.Postgres)
	watcher := testkit.Open(t, address, database.Options{ApplicationName: "watcher"})
	inspector := testkit.Open(t, address, database.Options{ApplicationName: "inspector", MaxConns: 1})
	serving := testkit.Open(t, address, database.Options{ApplicationName: "serving"})
	if err := serving.SQL.PingContext(t.Context()); err != nil {
		t.Fatal(err)
	}
	type result struct {
		users []database.User
		err   error
	}
	results := make(chan result, 1)
	go func() {
		users, err := inspector.OtherUsers(t.Context(), time.Minute)
		results <- result{users, err}
	}()
	testkit.Eventually(t, time.Minute, "OtherUsers has read the list of connections once", func() bool {
		var done bool
		err := watcher.SQL.QueryRowContext(t.Context(), `SELECT EXISTS (SELECT FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = 'inspector' AND query LIKE '%leader_pid%' AND state = 'idle')`).Scan(&done)
		if err != nil {
			t.Fatal(err)
		}
		return done
	})
	if err := errors.Join(serving.Close(), watcher.Close()); err != nil {
		t.Fatal(err)
	}
	if got := <-results; got.err != nil || len(got.users) > 0 {
		t.Errorf("%v, %v", got.users, got.err)
	}
}
