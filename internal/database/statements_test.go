package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"sync/atomic"
	"testing"
	"time"

	"github.com/lib/pq"

	"kiosk/internal/testkit/cluster"
)

// countingDialer counts the writes to the server. One write is one round trip.
type countingDialer struct{ writes atomic.Int64 }

func (d *countingDialer) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	return countingConn{conn, d}, err
}

type countingConn struct {
	net.Conn
	dialer *countingDialer
}

func (c countingConn) Write(b []byte) (int, error) {
	c.dialer.writes.Add(1)
	return c.Conn.Write(b)
}

// session is a pool of one connection whose round trips are counted.
type session struct {
	*sql.DB
	dialer *countingDialer
}

// newSession opens a session with a statement cache of the given size, or without a cache if the size is 0.
func newSession(t *testing.T, size int) session {
	t.Helper()
	dialer := &countingDialer{}
	connector := newCtxConnector(sharedServer(t), dialer.dial, false)
	pool := sql.OpenDB(connector)
	if size > 0 {
		pool = sql.OpenDB(cachingConnector{connector, size})
	}
	pool.SetMaxOpenConns(1)
	t.Cleanup(func() { pool.Close() })
	if err := pool.PingContext(t.Context()); err != nil {
		t.Fatal(err)
	}
	return session{pool, dialer}
}

// sharedServer connects to the server that all tests share.
func sharedServer(t *testing.T) *pq.Connector {
	t.Helper()
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	connector, err := pq.NewConnector(server.AdminURL())
	if err != nil {
		t.Fatal(err)
	}
	return connector
}

// roundTrips calls work and returns the number of its round trips.
func (s session) roundTrips(work func()) int64 {
	before := s.dialer.writes.Load()
	work()
	return s.dialer.writes.Load() - before
}

func (s session) selectInt(t *testing.T, query string, args ...any) (n int) {
	t.Helper()
	if err := s.QueryRowContext(t.Context(), query, args...).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

func (s session) execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := s.ExecContext(t.Context(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func TestKeptStatementTakesOneRoundTrip(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		size int
		want int64
	}{"with the cache": {8, 1}, "without": {0, 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSession(t, test.size)
			query := func() { s.selectInt(t, "SELECT $1::int + 1", 1) }
			query()
			if got := s.roundTrips(query); got != test.want {
				t.Errorf("%d round trips, want %d", got, test.want)
			}
			s.execute(t, "CREATE TEMP TABLE kept (n int)")
			insert := func() { s.execute(t, "INSERT INTO kept VALUES ($1)", 1) }
			insert()
			if got := s.roundTrips(insert); got != test.want {
				t.Errorf("insert: %d round trips, want %d", got, test.want)
			}
		})
	}
}

func TestLeastRecentlyUsedStatementIsForgotten(t *testing.T) {
	t.Parallel()
	s := newSession(t, 2)
	for n := range 5 {
		s.selectInt(t, fmt.Sprintf("SELECT $1::int + %d", n), 1)
	}
	if stored := s.selectInt(t, "SELECT count(*) FROM pg_prepared_statements"); stored != 2 {
		t.Errorf("%d statements are prepared, want 2", stored)
	}
	if got := s.roundTrips(func() { s.selectInt(t, "SELECT $1::int + 4", 1) }); got != 1 {
		t.Errorf("the last statement took %d round trips, want 1", got)
	}
}

func TestStatementsSurviveAChangeOfTheTable(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	s.execute(t, "CREATE TEMP TABLE changing (id int, n int)")
	s.execute(t, "INSERT INTO changing VALUES ($1, $2)", 1, 7)
	const query = "SELECT n FROM changing WHERE id = $1"
	s.selectInt(t, query, 1)
	s.execute(t, "ALTER TABLE changing ALTER n TYPE bigint")
	if n := s.selectInt(t, query, 1); n != 7 {
		t.Errorf("read %d", n)
	}
	s.execute(t, "DEALLOCATE ALL")
	if n := s.selectInt(t, query, 1); n != 7 {
		t.Errorf("after the server forgot the statement, read %d", n)
	}
}

func TestStaleStatementInATransactionIsRetryable(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	s.execute(t, "CREATE TEMP TABLE changing (id int, n int)")
	const query = "SELECT n FROM changing WHERE id = $1"
	_ = s.QueryRowContext(t.Context(), query, 1).Scan(new(int)) // prepares it; there is no such row
	s.execute(t, "ALTER TABLE changing ALTER n TYPE bigint")

	tx, err := s.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.QueryRowContext(t.Context(), query, 1).Scan(new(int)); !IsRetryable(err) {
		t.Errorf("got %v", err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	tx, err = s.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	if err := tx.QueryRowContext(t.Context(), query, 1).Scan(new(int)); !errors.Is(err, sql.ErrNoRows) {
		t.Errorf("the second attempt: %v", err)
	}
}

func TestCancelledStatementStopsAndLeavesThePoolUsable(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	const query = "SELECT 1 FROM pg_sleep($1)"
	s.execute(t, query, 0)
	began := time.Now()
	cancelled := func() error {
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		_, err := s.ExecContext(ctx, query, 300)
		return err
	}
	err := cancelled()
	for range 10 {
		if !IsConnection(err) { // a busy server may take longer than forceCloseAfter
			break
		}
		err = cancelled()
	}
	if err == nil || IsConnection(err) || IsRetryable(err) {
		t.Errorf("got %v", err)
	}
	if took := time.Since(began); took > time.Minute {
		t.Errorf("the cancelled statement ended after %s", took)
	}
	s.execute(t, query, 0)
}

func TestOnlyRepeatableStatementsAreKept(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	s.execute(t, "CREATE TEMP TABLE kept (n int)")
	s.selectInt(t, "SELECT 1")
	s.selectInt(t, "SELECT $1::int"+fmt.Sprintf("%*s", maxCachedStatement, " "), 1)
	if stored := s.selectInt(t, "SELECT count(*) FROM pg_prepared_statements WHERE name <> ''"); stored != 0 {
		t.Errorf("%d statements are cached, want none", stored)
	}
}
