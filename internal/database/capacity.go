package database

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"log/slog"
	"sync"
	"time"

	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
)

// capacityInterval is how long a pool waits until it may have one more connection again than the server had for it.
const capacityInterval = time.Second

// capacityConnector keeps its pool within the connections that the server has for it. When the server refuses one because it has no
// more, the pool opens no others, and the callers wait for those that are open, as they do when a pool is full. The pool also closes one,
// so that another process of Kiosk or an administrator gets it. Every capacityInterval the pool may have one more, up to its maximum.
type capacityConnector struct {
	driver.Connector
	logger *slog.Logger
	pool   *sql.DB
	most   int // the maximum of the pool

	mutex  sync.Mutex
	limit  int  // of the pool at present
	gaveUp bool // a connection since the limit was raised
}

// openPostgresPool opens a pool with the limits in options.
func openPostgresPool(connector driver.Connector, options Options) *sql.DB {
	c := &capacityConnector{
		Connector: options.connector(connector),
		logger:    options.Logger,
		most:      cmp.Or(options.MaxConns, defaultPostgresConns),
	}
	c.limit = c.most
	c.pool = sql.OpenDB(c)
	limitConns(c.pool, c.most)
	c.pool.SetConnMaxLifetime(postgresConnLifetime)
	c.pool.SetConnMaxIdleTime(postgresIdleTime)
	return c.pool
}

// refusedError makes the pool try again up to twice, and wait for an open connection if there is one.
type refusedError struct{ err error }

// Error implements error.
func (e *refusedError) Error() string { return e.err.Error() }

// Unwrap returns the server's error, and the one on which database/sql tries again.
func (e *refusedError) Unwrap() []error { return []error{e.err, driver.ErrBadConn} }

// Connect implements driver.Connector.
func (c *capacityConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if pq.As(err, pqerror.TooManyConnections) == nil {
		return conn, err
	}
	c.lower()
	return nil, &refusedError{err}
}

// lower limits the pool to the connections that are open or being opened, without the one that was just refused. The first time since
// the limit was raised, one of them is given up.
func (c *capacityConnector) lower() {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	open := c.pool.Stats().OpenConnections - 1
	if !c.gaveUp {
		c.gaveUp = true
		open--
	}
	before := c.limit
	c.limit = max(1, min(before, open))
	if before == c.most && c.limit < before {
		c.logger.Warn("the database server has fewer connections than this process may open; statements wait for those it has", "maximum", c.most)
		time.AfterFunc(capacityInterval, c.raise)
	}
	limitConns(c.pool, c.limit)
}

// raise lets the pool have one more connection, and calls itself again until the pool may have its maximum.
func (c *capacityConnector) raise() {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.gaveUp = false
	c.limit++
	limitConns(c.pool, c.limit)
	if c.limit < c.most {
		time.AfterFunc(capacityInterval, c.raise)
	}
}
