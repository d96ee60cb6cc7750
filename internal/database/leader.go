package database

import (
	"context"
	"database/sql/driver"
	"strings"
	"sync/atomic"

	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
)

// StandbyError is a write that a standby refused, or a connection to write by: the server was the primary once, or will be.
// A transaction that is begun anew finds the primary where the address leads there.
type StandbyError struct{ Err error }

// Error implements error.
func (e *StandbyError) Error() string { return "standby: " + e.Err.Error() }

// Unwrap returns the server's error.
func (e *StandbyError) Unwrap() error { return e.Err }

// leaderConnector makes connections to a primary. When one of them turns out to lead to a standby, which happens when
// the primary changes behind an address, that one and all that were opened before are not used again.
type leaderConnector struct {
	driver.Connector
	epoch *atomic.Int64 // ends with every standby that was found
}

func newLeaderConnector(c driver.Connector) leaderConnector {
	return leaderConnector{c, new(atomic.Int64)}
}

// Connect implements driver.Connector.
func (c leaderConnector) Connect(ctx context.Context) (driver.Conn, error) {
	began := c.epoch.Load()
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, checkStandbys(err)
	}
	return &leaderConn{postgresConn: conn.(postgresConn), epoch: c.epoch, began: began}, nil
}

// checkStandbys returns a StandbyError where each address led to a standby, as they do for a moment while two servers change places.
// lib/pq has a text for that, and no type.
func checkStandbys(err error) error {
	if !IsConnection(err) && strings.Contains(err.Error(), "server is in hot standby mode") {
		return &StandbyError{err}
	}
	return err
}

// leaderConn is a connection to what was the primary when it was opened.
type leaderConn struct {
	postgresConn
	epoch *atomic.Int64
	began int64
}

// QueryContext implements driver.QueryerContext.
func (c *leaderConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := c.postgresConn.QueryContext(ctx, query, args)
	return rows, c.checkReadOnly(err, pqerror.ReadOnlySQLTransaction)
}

// ExecContext implements driver.ExecerContext.
func (c *leaderConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	result, err := c.postgresConn.ExecContext(ctx, query, args)
	return result, c.checkReadOnly(err, pqerror.ReadOnlySQLTransaction)
}

// BeginTx implements driver.ConnBeginTx. To begin one that may write is a feature that standbys lack.
func (c *leaderConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	tx, err := c.postgresConn.BeginTx(ctx, options)
	return tx, c.checkReadOnly(err, pqerror.ReadOnlySQLTransaction, pqerror.FeatureNotSupported)
}

// checkReadOnly ends the epoch when the error is a standby's.
func (c *leaderConn) checkReadOnly(err error, signs ...pqerror.Code) error {
	if pq.As(err, signs...) == nil {
		return err
	}
	c.epoch.CompareAndSwap(c.began, c.began+1)
	return &StandbyError{err}
}

// ResetSession implements driver.SessionResetter. It is called before the connection is used again.
func (c *leaderConn) ResetSession(ctx context.Context) error {
	if c.began != c.epoch.Load() {
		return driver.ErrBadConn
	}
	return c.postgresConn.ResetSession(ctx)
}

// IsValid implements driver.Validator.
func (c *leaderConn) IsValid() bool { return c.began == c.epoch.Load() && c.postgresConn.IsValid() }
