package testkit

import (
	"context"
	"database/sql/driver"
	"errors"
	"slices"
	"sync"

	"kiosk/internal/testkit/recorder"
)

// connections keeps connections to a database of the pool open between the tests that use it. A new connection costs the server a tenth of
// a second of CPU time, in which it loads the catalogue of all tables and plans each statement for the first time.
//
// A test sees nothing of this: it has a connection to itself, with the settings of a new one.
type connections struct {
	mutex sync.Mutex
	free  []*keptConn
}

// maxKept limits the free connections to one database, and so those of all test binaries to the limit of the server.
const maxKept = 16

// processes returns the process IDs of the server for the free connections.
func (c *connections) processes() []int64 {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	ids := make([]int64, len(c.free))
	for i, conn := range c.free {
		ids[i] = conn.process
	}
	return ids
}

// close closes the free connections.
func (c *connections) close() {
	c.mutex.Lock()
	free := c.free
	c.free = nil
	c.mutex.Unlock()
	for _, conn := range free {
		_ = conn.conn.Close()
	}
}

// keep returns a connector that takes free connections to the address, if there are any.
func (c *connections) keep(address string) func(driver.Connector) driver.Connector {
	return func(opens driver.Connector) driver.Connector { return keepingConnector{opens, c, address} }
}

type keepingConnector struct {
	driver.Connector
	kept    *connections
	address string
}

// Connect implements driver.Connector.
func (c keepingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	for {
		taken := c.kept.take(c.address)
		if taken == nil {
			break
		}
		if err := taken.reset(ctx); err == nil {
			return taken, nil
		}
		_ = taken.conn.Close() // the server has closed it, because a test had not when it ended
	}
	opened, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	made := &keptConn{conn: opened.(conn), kept: c.kept, address: c.address}
	if made.process, err = made.serverProcess(ctx); err != nil {
		return nil, errors.Join(err, opened.Close())
	}
	return made, nil
}

// take takes the connection to the address that was used last, or returns nil.
func (c *connections) take(address string) *keptConn {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for i, conn := range slices.Backward(c.free) {
		if conn.address == address {
			c.free = slices.Delete(c.free, i, i+1)
			return conn
		}
	}
	return nil
}

// put keeps a connection, and reports whether it did.
func (c *connections) put(conn *keptConn) bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if len(c.free) == maxKept {
		return false
	}
	c.free = append(c.free, conn)
	return true
}

// conn is what database/sql uses of a connection to PostgreSQL.
type conn interface {
	recorder.FullConn
	driver.NamedValueChecker
}

// keptConn is a connection that can outlive its test.
type keptConn struct {
	conn
	kept    *connections
	address string
	process int64 // of the server
}

// Close implements driver.Conn.
func (k *keptConn) Close() error {
	if k.IsValid() && k.kept.put(k) {
		return nil
	}
	return k.conn.Close()
}

// reset restores the settings of a new connection.
func (k *keptConn) reset(ctx context.Context) error {
	if err := k.ResetSession(ctx); err != nil {
		return err
	}
	_, err := k.ExecContext(ctx, "RESET ALL; DISCARD TEMP; UNLISTEN *; SELECT pg_advisory_unlock_all()", nil)
	return err
}

func (k *keptConn) serverProcess(ctx context.Context) (int64, error) {
	rows, err := k.QueryContext(ctx, "SELECT pg_backend_pid()", nil)
	if err != nil {
		return 0, err
	}
	row := make([]driver.Value, 1)
	if err := errors.Join(rows.Next(row), rows.Close()); err != nil {
		return 0, err
	}
	return row[0].(int64), nil
}
