package database

import (
	"context"
	"database/sql/driver"
	"errors"
	"strings"
	"sync/atomic"

	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
)

// StandbyError is the error for a write, or a connection for writes, that a standby refused. It occurs while the primary changes. A new
// transaction succeeds when the address leads to the primary again.
type StandbyError struct{ Err error }

// Error implements error.
func (e *StandbyError) Error() string { return "standby: " + e.Err.Error() }

// Unwrap returns the server's error.
func (e *StandbyError) Unwrap() error { return e.Err }

// ErrReadOnly is the error for a write that a primary refused. It occurs until the setting changes, as when a hosting provider switches
// it on while the disk is almost full. Reads succeed meanwhile.
var ErrReadOnly = errors.New("the database refuses writes: default_transaction_read_only is on for the server, the database or the role")

// IsStandby reports whether err is or wraps a StandbyError.
func IsStandby(err error) bool {
	_, standby := errors.AsType[*StandbyError](err)
	return standby
}

// leaderConnector makes connections to a primary. When a connection turns out to lead to a standby, as after a failover behind the same
// address, that connection and all that were opened before it are not used again.
type leaderConnector struct {
	driver.Connector
	epoch *atomic.Int64 // increases when a connection leads to a standby
}

func newLeaderConnector(c driver.Connector) leaderConnector {
	return leaderConnector{c, new(atomic.Int64)}
}

// Connect implements driver.Connector.
func (c leaderConnector) Connect(ctx context.Context) (driver.Conn, error) {
	connectedIn := c.epoch.Load()
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, checkStandbys(err)
	}
	return &leaderConn{postgresConn: conn.(postgresConn), epoch: c.epoch, connectedIn: connectedIn}, nil
}

// checkStandbys returns a StandbyError if every address led to a standby, which can happen for a moment during a switchover. lib/pq has
// no error type for that, only a message.
func checkStandbys(err error) error {
	if !IsConnection(err) && strings.Contains(err.Error(), "server is in hot standby mode") {
		return &StandbyError{err}
	}
	return err
}

// leaderConn is a connection to a server that was the primary when the connection was opened.
type leaderConn struct {
	postgresConn
	epoch       *atomic.Int64
	connectedIn int64
}

// QueryContext implements driver.QueryerContext.
func (c *leaderConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := c.postgresConn.QueryContext(ctx, query, args)
	return rows, c.checkReadOnly(ctx, err)
}

// ExecContext implements driver.ExecerContext.
func (c *leaderConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	result, err := c.postgresConn.ExecContext(ctx, query, args)
	return result, c.checkReadOnly(ctx, err)
}

// BeginTx implements driver.ConnBeginTx.
func (c *leaderConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	tx, err := c.postgresConn.BeginTx(ctx, options)
	return tx, c.checkReadOnly(ctx, err)
}

// checkReadOnly looks for the cause of an error of a write that the server refused. From a primary it is ErrReadOnly. Otherwise
// checkReadOnly starts a new epoch and returns a StandbyError.
func (c *leaderConn) checkReadOnly(ctx context.Context, err error) error {
	if !errors.Is(err, ErrReadOnly) && pq.As(err, pqerror.ReadOnlySQLTransaction) == nil {
		return err
	}
	if standby, failed := queryValue(ctx, c.postgresConn, "SELECT pg_is_in_recovery()"); failed == nil && standby == false {
		return ErrReadOnly
	}
	c.epoch.CompareAndSwap(c.connectedIn, c.connectedIn+1)
	return &StandbyError{err}
}

// ResetSession implements driver.SessionResetter. The pool calls it before it uses the connection again.
func (c *leaderConn) ResetSession(ctx context.Context) error {
	if c.connectedIn != c.epoch.Load() {
		return driver.ErrBadConn
	}
	return c.postgresConn.ResetSession(ctx)
}

// IsValid implements driver.Validator.
func (c *leaderConn) IsValid() bool {
	return c.connectedIn == c.epoch.Load() && c.postgresConn.IsValid()
}
