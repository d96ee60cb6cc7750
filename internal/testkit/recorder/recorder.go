// Package recorder shows what a database is sent.
package recorder

import (
	"context"
	"database/sql/driver"
)

// Statement is one that a database was sent.
type Statement struct {
	Text  string
	Args  []driver.Value
	Query bool // it is asked for rows
	// Of its response, as soon as there is one: the columns, and the first row, nil when no row came.
	Columns []string
	First   []driver.Value
}

// The texts of what begins and ends a transaction.
const (
	Begin  = "BEGIN"
	Commit = "COMMIT"
)

// Note is called with a statement before it is sent, with its context and what asks the same connection unnoticed.
type Note func(ctx context.Context, on driver.QueryerContext, s *Statement)

// Wrap has every statement noted that the connections are sent, from any goroutine.
func Wrap(opens driver.Connector, note Note) driver.Connector {
	return connector{opens, note}
}

type connector struct {
	driver.Connector
	note Note
}

// Connect implements driver.Connector.
func (c connector) Connect(ctx context.Context) (driver.Conn, error) {
	opened, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &conn{opened.(fullConn), c.note}, nil
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

type conn struct {
	fullConn
	note Note
}

func (c *conn) send(ctx context.Context, s *Statement, args []driver.NamedValue) *Statement {
	for _, arg := range args {
		s.Args = append(s.Args, arg.Value)
	}
	c.note(ctx, c.fullConn, s)
	return s
}

// QueryContext implements driver.QueryerContext.
func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s := c.send(ctx, &Statement{Text: query, Query: true}, args)
	result, err := c.fullConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	s.Columns = result.Columns()
	return &rows{result, s}, nil
}

// ExecContext implements driver.ExecerContext.
func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.send(ctx, &Statement{Text: query}, args)
	return c.fullConn.ExecContext(ctx, query, args)
}

// BeginTx implements driver.ConnBeginTx.
func (c *conn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	c.send(ctx, &Statement{Text: Begin}, nil)
	opened, err := c.fullConn.BeginTx(ctx, options)
	return tx{opened, ctx, c}, err
}

// CheckNamedValue implements driver.NamedValueChecker, for the driver that does.
func (c *conn) CheckNamedValue(value *driver.NamedValue) error {
	if checker, ok := c.fullConn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(value)
	}
	return driver.ErrSkip
}

type tx struct {
	driver.Tx
	ctx  context.Context //nolint:containedctx // Commit has none of its own
	conn *conn
}

// Commit implements driver.Tx.
func (t tx) Commit() error {
	t.conn.send(t.ctx, &Statement{Text: Commit}, nil)
	return t.Tx.Commit()
}

type rows struct {
	driver.Rows
	statement *Statement
}

// Next implements driver.Rows.
func (r *rows) Next(values []driver.Value) error {
	err := r.Rows.Next(values)
	if err == nil && r.statement.First == nil {
		r.statement.First = append([]driver.Value{}, values...)
	}
	return err
}
