package database_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// forwarder forwards each new connection to the current target, like an address that follows the primary.
type forwarder struct {
	net.Listener
	target atomic.Pointer[string]
}

func startForwarder(t *testing.T, target string) *forwarder {
	t.Helper()
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	testkit.Must(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	c := &forwarder{Listener: listener}
	c.target.Store(&target)
	go func() {
		for {
			near, err := listener.Accept()
			if err != nil {
				return // the test has ended
			}
			far, err := new(net.Dialer).DialContext(t.Context(), "tcp", *c.target.Load())
			if err != nil {
				_ = near.Close()
				continue
			}
			go func() { _, _ = io.Copy(far, near); _ = far.Close() }()
			go func() { _, _ = io.Copy(near, far); _ = near.Close() }()
		}
	}()
	return c
}

func hostOf(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	testkit.Must(t, err)
	return u.Host
}

func TestConnectionsToAStandbyAreLeftAtTheFirstWrite(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	address := f.primary.URL("kiosk")
	forwarder := startForwarder(t, hostOf(t, f.standby.AdminURL()))
	u, err := url.Parse(address)
	testkit.Must(t, err)
	u.Host = forwarder.Addr().String()
	d, err := database.Open(t.Context(), u.String(), database.Options{MaxConns: 6})
	testkit.Must(t, err)
	t.Cleanup(func() { _ = d.Close() })
	openConnections(t, d.SQL, 6)

	_, err = d.SQL.ExecContext(t.Context(), "CREATE TABLE more (n int)")
	if !isStandbyError(err) {
		t.Errorf("write to a standby: %v", err)
	}
	primary := hostOf(t, address)
	forwarder.target.Store(&primary)
	_, err = d.SQL.ExecContext(t.Context(), "CREATE TABLE more (n int)")
	testkit.Must(t, err)

	standby := hostOf(t, f.standby.AdminURL())
	forwarder.target.Store(&standby)
	d.SQL.SetMaxIdleConns(0)
	d.SQL.SetMaxIdleConns(6)
	openConnections(t, d.SQL, 6)
	if _, err = d.Begin(t.Context()); !isStandbyError(err) {
		t.Errorf("begin on a standby: %v", err)
	}
	forwarder.target.Store(&primary)
	tx, err := d.Begin(t.Context())
	testkit.Must(t, err)
	testkit.Must(t, tx.Rollback())
}

func TestStandbysAtAllAddressesAreUnavailable(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	primary, standby := hostOf(t, f.primary.URL("kiosk")), hostOf(t, f.standby.AdminURL())
	one, other := startForwarder(t, primary), startForwarder(t, standby)
	u, err := url.Parse(f.primary.URL("kiosk"))
	testkit.Must(t, err)
	u.Host = ""
	query := u.Query()
	query.Set("host", "127.0.0.1,127.0.0.1")
	query.Set("port", fmt.Sprintf("%d,%d", one.Addr().(*net.TCPAddr).Port, other.Addr().(*net.TCPAddr).Port))
	query.Set("target_session_attrs", "primary")
	u.RawQuery = query.Encode()
	d, err := database.Open(t.Context(), u.String(), database.Options{MaxConns: 6})
	testkit.Must(t, err)
	t.Cleanup(func() { _ = d.Close() })
	d.SQL.SetMaxIdleConns(0)
	one.target.Store(&standby)
	if err := d.SQL.PingContext(t.Context()); !isStandbyError(err) {
		t.Errorf("connect when both addresses lead to a standby: %v", err)
	}
	other.target.Store(&primary)
	testkit.Must(t, d.SQL.PingContext(t.Context()))
}

func isStandbyError(err error) bool {
	_, ok := errors.AsType[*database.StandbyError](err)
	return ok && database.IsRetryable(err) && database.IsUnavailable(err)
}

// openConnections opens n connections at the same time, and returns them to the pool.
func openConnections(t *testing.T, pool *sql.DB, n int) {
	t.Helper()
	for range n {
		connection, err := pool.Conn(t.Context())
		testkit.Must(t, err)
		defer connection.Close()
	}
}

// TestGivingUpACommitDoesNotMakeItVisible cancels a commit that waits for a synchronous standby. The commit must stay invisible until the
// standby has it: otherwise clients would read a row that a failover to the standby loses.
func TestGivingUpACommitDoesNotMakeItVisible(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	f.execute(t, f.SQL, "ALTER SYSTEM SET synchronous_standby_names = '*'")
	testkit.Must(t, f.primary.Restart())
	testkit.Eventually(t, waitTimeout, "the standby follows", func() bool {
		_, err := f.SQL.ExecContext(t.Context(), "INSERT INTO numbers VALUES (1)")
		return err == nil
	})
	testkit.Must(t, f.standby.Stop(cluster.Kill))

	ctx, giveUp := context.WithCancel(t.Context())
	defer giveUp()
	tx, err := f.Begin(ctx)
	testkit.Must(t, err)
	_, err = tx.ExecContext(ctx, "INSERT INTO numbers VALUES (2)")
	testkit.Must(t, err)
	committed := make(chan error, 1)
	go func() { committed <- tx.Commit() }()
	testkit.Eventually(t, waitTimeout, "the commit waits for the standby", func() bool {
		rows, err := f.Client.QueryContext(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
		testkit.Must(t, err)
		return scanOne(t, rows) > 0
	})
	giveUp()
	select {
	case err := <-committed:
		if err == nil {
			t.Error("a commit was confirmed without the standby")
		}
	case <-time.After(time.Minute):
		t.Fatal("the commit was not given up within a minute")
	}
	greatest := func() int {
		rows, err := f.Client.QueryContext(t.Context(), "SELECT max(n) FROM numbers")
		testkit.Must(t, err)
		return scanOne(t, rows)
	}
	for until := time.Now().Add(time.Second); time.Now().Before(until); {
		if greatest() != 1 {
			t.Fatal("a row that no standby has is visible")
		}
	}
	testkit.Must(t, f.standby.Restart())
	testkit.Eventually(t, waitTimeout, "the commit is confirmed", func() bool { return greatest() == 2 })
}
