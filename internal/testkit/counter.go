package testkit

import (
	"context"
	"database/sql/driver"
	"sync"
	"sync/atomic"
	"testing"

	"kiosk/internal/database"
)

// Counter counts the statements that a database is sent, and keeps their texts.
type Counter struct {
	count atomic.Int64
	mutex sync.Mutex
	texts []string
}

// NewCountedDatabase is NewDatabase with a count of its statements.
func NewCountedDatabase(t testing.TB, dialectName string) (*database.DB, *Counter) {
	t.Helper()
	counter := &Counter{}
	d := Open(t, NewURL(t, dialectName), database.Options{
		Instrument: func(c driver.Connector) driver.Connector { return countingConnector{c, counter} },
	})
	return d, counter
}

// Count returns the number of statements so far, transactions' BEGIN and COMMIT not among them.
func (c *Counter) Count() int { return int(c.count.Load()) }

// Take returns the statements since it was last called.
func (c *Counter) Take() []string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	taken := c.texts
	c.texts = nil
	return taken
}

func (c *Counter) note(query string) {
	c.count.Add(1)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.texts = append(c.texts, query)
}

type countingConnector struct {
	driver.Connector
	counter *Counter
}

func (c countingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &countingConn{conn.(fullConn), c.counter}, nil
}

// fullConn is what a connection of either driver can do.
type fullConn interface {
	driver.Conn
	driver.ConnPrepareContext
	driver.ConnBeginTx
	driver.QueryerContext
	driver.ExecerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type countingConn struct {
	fullConn
	counter *Counter
}

func (c *countingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	c.counter.note(query)
	return c.fullConn.QueryContext(ctx, query, args)
}

func (c *countingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.counter.note(query)
	return c.fullConn.ExecContext(ctx, query, args)
}

func (c *countingConn) CheckNamedValue(value *driver.NamedValue) error {
	if checker, ok := c.fullConn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(value)
	}
	return driver.ErrSkip
}
