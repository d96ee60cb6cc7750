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

// maxCachedStatement is the length, in bytes, above which a statement is not kept: the bulk inserts,
// of which hardly two are alike.
const maxCachedStatement = 4096

// cachingConnector makes connections that keep the statements they have prepared. Without it lib/pq prepares
// a parametrised statement each time, which doubles the round trips.
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
	// A statement that cannot be closed leaves its connection marked bad, and the pool drops it.
	statements, err := simplelru.NewLRU(c.size, func(_ string, s statement) { _ = s.Close() })
	if err != nil {
		return nil, fmt.Errorf("database: statement cache: %w", err)
	}
	return &cachingConn{ctxConn: conn.(*ctxConn), statements: statements}, nil
}

// postgresConn is what a connection of lib/pq can do.
type postgresConn interface {
	driver.Conn
	driver.ConnPrepareContext
	driver.ConnBeginTx
	driver.QueryerContext
	driver.ExecerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
	driver.NamedValueChecker
}

// statement is what a prepared statement of lib/pq can do.
type statement interface {
	driver.Stmt
	driver.StmtQueryContext
	driver.StmtExecContext
}

// cachingConn prepares a statement at its first use and keeps the most recently used ones.
type cachingConn struct {
	*ctxConn
	statements *simplelru.LRU[string, statement]
}

type ownPlansKey struct{}

// WithOwnPlans returns a context whose reads are planned for their own values. PostgreSQL takes one plan for all values of a
// prepared statement after some uses, and one without partial indexes, which hold for some values only.
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

// cacheable reports whether keeping a statement pays. One without arguments takes one round trip as it is.
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

// prepared runs a statement that is kept, or prepares it first. One that went stale is prepared once more;
// inside a transaction that cannot work, because its failure aborted the transaction, and the error
// is a StaleStatementError: the transaction as a whole may be tried again.
func prepared[Result any](ctx context.Context, c *cachingConn, query string, run func(statement) (Result, error)) (Result, error) {
	var none Result
	s, found := c.statements.Get(query)
	if !found {
		var err error
		if s, err = c.prepare(ctx, query); err != nil {
			return none, err
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
	return none, &StaleStatementError{err}
}

func (c *cachingConn) prepare(ctx context.Context, query string) (statement, error) {
	s, err := c.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	c.statements.Add(query, s.(statement))
	return s.(statement), nil
}

// isStale reports whether a prepared statement no longer fits: a table changed the types of its columns
// ("cached plan must not change result type"), or the server forgot it.
func isStale(err error) bool {
	return pq.As(err, pqerror.FeatureNotSupported, pqerror.InvalidSQLStatementName) != nil
}

// StaleStatementError is a prepared statement that no longer fitted the database, in a transaction
// that it aborted. A new transaction prepares it anew.
type StaleStatementError struct{ Err error }

// Error implements error.
func (e *StaleStatementError) Error() string { return "stale statement: " + e.Err.Error() }

// Unwrap returns the server's error.
func (e *StaleStatementError) Unwrap() error { return e.Err }
