package database

import (
	"context"
	"database/sql/driver"
	"fmt"
	"strings"

	"github.com/hashicorp/golang-lru/v2/simplelru"
	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
)

// maxCachedStatement is the maximum length, in bytes, of a cached statement. Longer statements are bulk inserts, which are rarely
// repeated with the same text.
const maxCachedStatement = 4096

// cachingConnector makes connections that cache their prepared statements. Without it lib/pq prepares a parametrised statement each
// time, which doubles the round trips.
type cachingConnector struct {
	ctxConnector
	size int // statements per connection
}

// Connect implements driver.Connector.
func (c cachingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.ctxConnector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	// An error of Close marks the connection as bad, so the pool drops it.
	statements, err := simplelru.NewLRU(c.size, func(_ string, s statement) { _ = s.Close() })
	if err != nil {
		return nil, fmt.Errorf("database: statement cache: %w", err)
	}
	return &cachingConn{ctxConn: conn.(*ctxConn), statements: statements}, nil
}

// fullConn is what database/sql uses of a connection of either driver. A connection of modernc.org/sqlite has no more.
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

// postgresConn is the interface of a connection of lib/pq.
type postgresConn interface {
	fullConn
	driver.NamedValueChecker
}

// statement is the interface of a prepared statement of either driver.
type statement interface {
	driver.Stmt
	driver.StmtQueryContext
	driver.StmtExecContext
}

// cachingConn prepares a statement at its first use, and caches the most recently used statements.
type cachingConn struct {
	*ctxConn
	statements *simplelru.LRU[string, statement]
}

type ownPlansKey struct{}

// WithOwnPlans returns a context whose queries PostgreSQL plans for their parameter values. For a prepared statement it may otherwise
// switch, after some uses, to a generic plan, which cannot use partial indexes that match only some values.
func WithOwnPlans(ctx context.Context) context.Context {
	return context.WithValue(ctx, ownPlansKey{}, true)
}

func hasOwnPlans(ctx context.Context) bool { return ctx.Value(ownPlansKey{}) != nil }

// QueryContext implements driver.QueryerContext.
func (c *cachingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if hasOwnPlans(ctx) || !cacheable(query, args) {
		return c.ctxConn.QueryContext(ctx, query, args)
	}
	c.follow(ctx)
	return prepared(ctx, c, query, func(s statement) (driver.Rows, error) { return s.QueryContext(ctx, args) })
}

// ExecContext implements driver.ExecerContext.
func (c *cachingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if !cacheable(query, args) {
		return c.ctxConn.ExecContext(ctx, query, args)
	}
	c.follow(ctx)
	return prepared(ctx, c, query, func(s statement) (driver.Result, error) { return s.ExecContext(ctx, args) })
}

// cacheable reports whether a statement should be cached. A statement without arguments takes only one round trip anyway.
func cacheable(query string, args []driver.NamedValue) bool {
	if len(args) == 0 || len(query) > maxCachedStatement {
		return false
	}
	verb, _, _ := strings.Cut(strings.TrimLeft(query, " \t\n"), " ")
	switch strings.ToUpper(verb) {
	case "SELECT", "INSERT", "UPDATE", "DELETE", "WITH":
		return true
	}
	return false
}

// prepared runs a cached statement, or prepares and caches it first. A stale statement is prepared again. That fails inside a
// transaction, which the first error aborted. The error is then a StaleStatementError, and the caller may run the whole transaction
// again.
func prepared[Result any](ctx context.Context, c *cachingConn, query string, run func(statement) (Result, error)) (Result, error) {
	var zero Result
	s, found := c.statements.Get(query)
	if !found {
		var err error
		if s, err = c.prepare(ctx, query); err != nil {
			return zero, err
		}
	}
	result, err := run(s)
	if !isStale(err) {
		return result, err
	}
	c.statements.Remove(query)
	if s, prepareErr := c.prepare(ctx, query); prepareErr == nil {
		return run(s)
	}
	return zero, &StaleStatementError{err}
}

func (c *cachingConn) prepare(ctx context.Context, query string) (statement, error) {
	s, err := c.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	c.statements.Add(query, s.(statement))
	return s.(statement), nil
}

// isStale reports whether an error says that a prepared statement is no longer valid: the column types of a table changed ("cached plan
// must not change result type"), or the server does not have the statement.
func isStale(err error) bool {
	return pq.As(err, pqerror.FeatureNotSupported, pqerror.InvalidSQLStatementName) != nil
}

// StaleStatementError is the error for a stale prepared statement in a transaction, which it aborted. A new transaction prepares the
// statement again.
type StaleStatementError struct{ Err error }

// Error implements error.
func (e *StaleStatementError) Error() string { return "stale statement: " + e.Err.Error() }

// Unwrap returns the server's error.
func (e *StaleStatementError) Unwrap() error { return e.Err }
