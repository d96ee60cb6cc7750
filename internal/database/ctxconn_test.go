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

// settings are what the transaction, or the session outside of one, has.
func (s session) settings(t *testing.T, on Querier) (found string) {
	t.Helper()
	const query = `SELECT current_setting('transaction_isolation') || ', read only ' || current_setting('transaction_read_only') ||
		', seqscan ' || current_setting('enable_seqscan')`
	if err := Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&found) }, query); err != nil {
		t.Fatal(err)
	}
	return found
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
				t.Errorf("in it: %s; want %s", got, test.want)
			}
			if err := test.end(tx); err != nil {
				t.Fatal(err)
			}
			if got := s.settings(t, s); got != before {
				t.Errorf("after it: %s; before it: %s", got, before)
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
		t.Error("it was committed")
	}
	if got := s.settings(t, s); got != "read committed, read only off, seqscan on" {
		t.Errorf("the next has %s", got)
	}
}

// forgetfulFirewall lets nothing through on the connections that there are when it forgets them, and says so to nobody.
type forgetfulFirewall struct{ forgotten, dialled atomic.Int64 }

func (f *forgetfulFirewall) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	return firewalledConn{conn, f, f.dialled.Add(1)}, err
}

type firewalledConn struct {
	net.Conn
	firewall *forgetfulFirewall
	number   int64
}

func (c firewalledConn) Write(b []byte) (int, error) {
	if c.number <= c.firewall.forgotten.Load() {
		return len(b), nil
	}
	return c.Conn.Write(b)
}

func TestOneStatementFailsWhenAFirewallForgotEveryIdleConnection(t *testing.T) {
	t.Parallel()
	firewall := new(forgetfulFirewall)
	pool := sql.OpenDB(cachingConnector{newCtxConnector(sharedServer(t), firewall.dial, false), 8})
	t.Cleanup(func() { _ = pool.Close() })
	const idle = 6
	pool.SetMaxIdleConns(idle)
	var conns []*sql.Conn
	for range idle {
		conn, err := pool.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		conns = append(conns, conn)
	}
	for _, conn := range conns {
		if err := conn.Close(); err != nil {
			t.Fatal(err)
		}
	}
	firewall.forgotten.Store(firewall.dialled.Load())

	silent, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := pool.ExecContext(silent, "SELECT $1::int", 1); err == nil {
		t.Fatal("a forgotten connection works")
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	for range idle {
		if _, err := pool.ExecContext(ctx, "SELECT $1::int", 1); err != nil {
			t.Error("after one has failed:", err)
		}
	}
	if opened := firewall.dialled.Load() - firewall.forgotten.Load(); opened > 2 { // the other was to cancel the first statement
		t.Errorf("%d connections were opened for statements one after the other", opened)
	}
}

// slowToCancel is a network in which what is sent on every connection but the first waits until it is let through.
type slowToCancel struct {
	dialled atomic.Int64
	through chan struct{}
}

func (n *slowToCancel) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	if n.dialled.Add(1) != 2 {
		return conn, err
	}
	return lateConn{conn, n}, err
}

type lateConn struct {
	net.Conn
	network *slowToCancel
}

// Write implements net.Conn.
func (c lateConn) Write(b []byte) (int, error) {
	sent := slices.Clone(b)
	go func() {
		<-c.network.through
		_ = c.SetDeadline(time.Time{})
		_, _ = c.Conn.Write(sent)
	}()
	return len(b), nil
}

// Close implements net.Conn. What was sent is still on the way.
func (c lateConn) Close() error { return nil }

func TestALateCancellationEndsNoOtherStatement(t *testing.T) {
	t.Parallel()
	network := &slowToCancel{through: make(chan struct{})}
	pool := sql.OpenDB(cachingConnector{newCtxConnector(sharedServer(t), network.dial, false), 8})
	t.Cleanup(func() { _ = pool.Close() })
	pool.SetMaxOpenConns(1)
	brief, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	_, _ = pool.ExecContext(brief, "SELECT pg_sleep($1)", 0.5) // is over before its cancellation arrives
	if network.dialled.Load() != 2 {
		t.Fatalf("%d connections were made, and not one to cancel the statement", network.dialled.Load())
	}
	time.AfterFunc(200*time.Millisecond, func() { close(network.through) })
	if _, err := pool.ExecContext(t.Context(), "SELECT pg_sleep($1)", 1); err != nil {
		t.Error("the next:", err)
	}
}
