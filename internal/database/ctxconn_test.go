package database

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

// settings returns the settings of a transaction, or of the session outside a transaction.
func (s session) settings(t *testing.T, on Querier) (current string) {
	t.Helper()
	const query = `SELECT current_setting('transaction_isolation') || ', read only ' || current_setting('transaction_read_only') ||
		', seqscan ' || current_setting('enable_seqscan')`
	if err := Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&current) }, query); err != nil {
		t.Fatal(err)
	}
	return current
}

func TestTransactionBeginsWithItsSettingsInOneRoundTripAndTakesThemAway(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	before := s.settings(t, s)
	ctx := WithSettings(t.Context(), "SET LOCAL enable_seqscan = off; SET LOCAL jit = off")
	for _, test := range []struct {
		options *sql.TxOptions
		end     func(*sql.Tx) error
		want    string
	}{
		{nil, (*sql.Tx).Commit, "read committed, read only off, seqscan off"},
		{&sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, (*sql.Tx).Commit, "repeatable read, read only on, seqscan off"},
		{&sql.TxOptions{Isolation: sql.LevelSerializable}, (*sql.Tx).Rollback, "serializable, read only off, seqscan off"},
	} {
		t.Run(fmt.Sprintf("%v", test.options), func(t *testing.T) {
			var tx *sql.Tx
			var err error
			if took := s.roundTrips(func() { tx, err = s.BeginTx(ctx, test.options) }); err != nil || took != 1 {
				t.Fatalf("%d round trips: %v", took, err)
			}
			if got := s.settings(t, tx); got != test.want {
				t.Errorf("in the transaction: %s; want %s", got, test.want)
			}
			if err := test.end(tx); err != nil {
				t.Fatal(err)
			}
			if got := s.settings(t, s); got != before {
				t.Errorf("after the transaction: %s; before it: %s", got, before)
			}
		})
	}
}

func TestTransactionThatCannotHaveItsSettingsLeavesThePoolUsable(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	for _, settings := range []string{"SET LOCAL no_such_thing = 1", "SET LOCAL enable_seqscan = perhaps", "nonsense"} {
		if _, err := s.BeginTx(WithSettings(t.Context(), settings), nil); err == nil {
			t.Errorf("%s: no error", settings)
		}
		tx, err := s.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatalf("after %s: %v", settings, err)
		}
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

func TestTransactionWithSettingsEndsWithItsContext(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	ctx, cancel := context.WithCancel(WithSettings(t.Context(), "SET LOCAL enable_seqscan = off"))
	tx, err := s.BeginTx(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := tx.Commit(); err == nil {
		t.Error("the transaction was committed after its context had ended")
	}
	if got := s.settings(t, s); got != "read committed, read only off, seqscan on" {
		t.Errorf("after the transaction: %s", got)
	}
}

// forgetfulFirewall is a network that, after forget, silently drops all data that is sent on the connections that exist then. New
// connections work.
type forgetfulFirewall struct {
	dialled, forgotten atomic.Int64
	dropped            chan struct{} // receives a value for each write on a forgotten connection
}

// openBehindFirewall opens a pool through a forgetfulFirewall, with the given number of idle connections.
func openBehindFirewall(t *testing.T, idle int) (*sql.DB, *forgetfulFirewall) {
	t.Helper()
	firewall := &forgetfulFirewall{dropped: make(chan struct{}, 100)}
	pool := sql.OpenDB(cachingConnector{newCtxConnector(sharedServer(t), firewall.dial, false), 8})
	t.Cleanup(func() { _ = pool.Close() })
	pool.SetMaxIdleConns(idle)
	conns := make([]*sql.Conn, idle)
	for i := range conns {
		var err error
		if conns[i], err = pool.Conn(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, conn := range conns {
		if err := conn.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return pool, firewall
}

func (f *forgetfulFirewall) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	return firewalledConn{conn, f, f.dialled.Add(1)}, err
}

func (f *forgetfulFirewall) forget() { f.forgotten.Store(f.dialled.Load()) }

// whenDropped returns a context that is cancelled after the first write on a forgotten connection.
func (f *forgetfulFirewall) whenDropped(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		defer cancel()
		select {
		case <-f.dropped:
		case <-ctx.Done():
		}
	}()
	return ctx
}

type firewalledConn struct {
	net.Conn
	firewall *forgetfulFirewall
	number   int64
}

// Write implements net.Conn.
func (c firewalledConn) Write(b []byte) (int, error) {
	if c.number <= c.firewall.forgotten.Load() {
		c.firewall.dropped <- struct{}{}
		return len(b), nil
	}
	return c.Conn.Write(b)
}

func TestOneStatementFailsWhenAFirewallForgotEveryIdleConnection(t *testing.T) {
	t.Parallel()
	const idle = 6
	pool, firewall := openBehindFirewall(t, idle)
	firewall.forget()
	if _, err := pool.ExecContext(firewall.whenDropped(t), "SELECT $1::int", 1); err == nil {
		t.Fatal("a statement on a forgotten connection succeeded")
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	for range idle {
		if _, err := pool.ExecContext(ctx, "SELECT $1::int", 1); err != nil {
			t.Error("after the first statement has failed:", err)
		}
	}
	if opened := firewall.dialled.Load() - firewall.forgotten.Load(); opened > 2 { // the second one carried the cancellation of the first statement
		t.Errorf("%d connections were opened for consecutive statements", opened)
	}
}

func TestAStatementWaitsNoLongerThanItsTransaction(t *testing.T) {
	t.Parallel()
	pool, firewall := openBehindFirewall(t, 1)
	tx, err := pool.BeginTx(firewall.whenDropped(t), nil)
	if err != nil {
		t.Fatal(err)
	}
	firewall.forget()
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	if _, err := tx.ExecContext(ctx, "SELECT $1::int", 1); err == nil || ctx.Err() != nil {
		t.Errorf("the statement ended with %v, and its own context with %v", err, ctx.Err())
	}
}

func TestATransactionThatIsOverDoesNotEndTheStatementsAfterIt(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	conn, err := s.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, end := range []func(*sql.Tx) error{(*sql.Tx).Commit, (*sql.Tx).Rollback} {
		ctx, cancel := context.WithCancel(t.Context())
		tx, err := conn.BeginTx(ctx, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := end(tx); err != nil {
			t.Fatal(err)
		}
		cancel()
		if _, err := conn.ExecContext(t.Context(), "SELECT pg_sleep($1)", 1.5*forceCloseAfter.Seconds()); err != nil {
			t.Error(err)
		}
	}
}

// slowToCancel is a network that holds the data of the second connection, which carries a cancellation, until release is closed.
type slowToCancel struct {
	dialled    atomic.Int64
	sent       chan struct{} // receives a value for a write on the first connection
	cancelling chan struct{} // closed when the second connection was dialled
	release    chan struct{}
}

func (n *slowToCancel) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	switch n.dialled.Add(1) {
	case 1:
		return promptConn{conn, n}, err
	case 2:
		close(n.cancelling)
		return lateConn{conn, n}, err
	}
	return conn, err
}

type promptConn struct {
	net.Conn
	network *slowToCancel
}

// Write implements net.Conn.
func (c promptConn) Write(b []byte) (int, error) {
	n, err := c.Conn.Write(b)
	select {
	case c.network.sent <- struct{}{}:
	default:
	}
	return n, err
}

type lateConn struct {
	net.Conn
	network *slowToCancel
}

// Write implements net.Conn.
func (c lateConn) Write(b []byte) (int, error) {
	sent := slices.Clone(b)
	go func() {
		<-c.network.release
		_ = c.SetDeadline(time.Time{})
		_, _ = c.Conn.Write(sent)
	}()
	return len(b), nil
}

// Close implements net.Conn. It does nothing, because the data has not been sent yet. The server closes the connection after it has read it.
func (c lateConn) Close() error { return nil }

func TestALateCancellationEndsNoOtherStatement(t *testing.T) {
	t.Parallel()
	network := &slowToCancel{sent: make(chan struct{}, 1), cancelling: make(chan struct{}), release: make(chan struct{})}
	holder, err := newSession(t, 0).Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	const lock, unlock = "SELECT pg_advisory_lock(20261130)", "SELECT pg_advisory_unlock(20261130)"
	if _, err := holder.ExecContext(t.Context(), lock); err != nil {
		t.Fatal(err)
	}
	pool := sql.OpenDB(cachingConnector{newCtxConnector(sharedServer(t), network.dial, false), 8})
	t.Cleanup(func() { _ = pool.Close() })
	pool.SetMaxOpenConns(1)
	const sleep = "SELECT pg_sleep($1)"
	if _, err := pool.ExecContext(t.Context(), sleep, 0); err != nil { // prepares it
		t.Fatal(err)
	}
	<-network.sent
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	go func() {
		<-network.sent
		cancel()
		<-network.cancelling
		if _, err := holder.ExecContext(t.Context(), unlock); err != nil {
			t.Error(err)
		}
	}()
	if _, err := pool.ExecContext(ctx, lock); err != nil { // it ends before its cancellation arrives
		t.Log(err)
	}
	if network.dialled.Load() != 2 {
		t.Fatalf("%d connections were opened, want 2: one for the statement, and one to cancel it", network.dialled.Load())
	}
	time.AfterFunc(200*time.Millisecond, func() { close(network.release) })
	if _, err := pool.ExecContext(t.Context(), sleep, 1); err != nil {
		t.Error("the next statement:", err)
	}
}
