package database_test

import (
	"bytes"
	"context"
	"database/sql"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// openScarce opens a database on a server with four connections.
func openScarce(t *testing.T, options database.Options) (*database.DB, *cluster.Cluster) {
	t.Helper()
	server, err := cluster.Start(cluster.Setting("max_connections", "4"), cluster.Setting("superuser_reserved_connections", "0"))
	testkit.Must(t, err)
	t.Cleanup(func() { server.Close() })
	return open(t, server.AdminURL(), options), server
}

func TestStatementsWaitForTheConnectionsThatTheServerHas(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	d, _ := openScarce(t, database.Options{Logger: slog.New(slog.NewTextHandler(&log, nil))})
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() {
			for range 5 {
				if _, err := d.SQL.ExecContext(t.Context(), "SELECT pg_sleep(0.01)"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if n := strings.Count(log.String(), "the database server has fewer connections"); n != 1 {
		t.Errorf("logged %d times:\n%s", n, log.String())
	}
}

func TestAProcessThatWantsMoreConnectionsThanThereAreLeavesSomeToOthers(t *testing.T) {
	t.Parallel()
	busy, server := openScarce(t, database.Options{})
	release := hold(t, busy.SQL, 4)
	ctx, end := context.WithCancel(t.Context())
	var all sync.WaitGroup
	t.Cleanup(func() { end(); all.Wait() })
	for range 10 {
		all.Go(func() {
			for ctx.Err() == nil {
				if _, err := busy.SQL.ExecContext(ctx, "SELECT pg_sleep(0.01)"); err != nil && ctx.Err() == nil {
					t.Error(err)
				}
			}
		})
	}
	release()
	testkit.Eventually(t, time.Minute, "another process has a connection", func() bool {
		other, err := sql.Open("postgres", server.AdminURL())
		testkit.Must(t, err)
		defer other.Close()
		return other.PingContext(ctx) == nil
	})
}

func TestAProcessOpensItsConnectionsAgainWhenTheServerHasThem(t *testing.T) {
	t.Parallel()
	d, server := openScarce(t, database.Options{MaxConns: 4})
	others := open(t, server.AdminURL(), database.Options{MaxConns: 4})
	hold(t, d.SQL, 1)
	release := hold(t, others.SQL, 3)
	refused, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err := d.SQL.Conn(refused); err == nil {
		t.Fatal("the server has a fifth connection")
	}
	release()
	others.SQL.SetMaxIdleConns(0)
	hold(t, d.SQL, 3)
}

// hold takes n connections of a pool at the same time, and returns a function that returns them to it.
func hold(t *testing.T, pool *sql.DB, n int) (release func()) {
	t.Helper()
	var conns []*sql.Conn
	release = sync.OnceFunc(func() {
		for _, conn := range conns {
			_ = conn.Close() // to the pool
		}
	})
	t.Cleanup(release)
	testkit.Eventually(t, time.Minute, "as many connections are open", func() bool {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if conn, err := pool.Conn(ctx); err == nil {
			conns = append(conns, conn)
		}
		return len(conns) == n
	})
	return release
}
