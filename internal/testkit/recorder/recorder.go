// Package recorder records the statements that are sent to a database.
package recorder

import (
	"context"
	"database/sql/driver"
)

// Statement is a statement that was sent to a database.
type Statement struct {
	Text  string
	Args  []driver.Value
	Query bool // whether it returns rows
	// The columns and the first row of the result, set when they arrive. First is nil if there are no rows.
	Columns []string
	First   []driver.Value
}

// The texts of the statements that begin and commit a transaction.
const (
	Begin  = "BEGIN"
	Commit = "COMMIT"
)

// Note is called before a statement is sent, with its context. Queries through conn use the same connection and are not recorded.
type Note func(ctx context.Context, conn driver.QueryerContext, s *Statement)

// Wrap returns a connector that calls note for every statement on its connections, from any goroutine.
func Wrap(wrapped driver.Connector, note Note) driver.Connector {
	return connector{wrapped, note}
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
	return &conn{opened.(FullConn), c.note}, nil
}

// FullConn lists the interfaces that the connections of both drivers implement.
type FullConn interface {
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
	FullConn
	note Note
}

func (c *conn) send(ctx context.Context, s *Statement, args []driver.NamedValue) *Statement {
	for _, arg := range args {
		s.Args = append(s.Args, arg.Value)
	}
	c.note(ctx, c.FullConn, s)
	return s
}

// QueryContext implements driver.QueryerContext.
func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s := c.send(ctx, &Statement{Text: query, Query: true}, args)
	result, err := c.FullConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	s.Columns = result.Columns()
	return &rows{result, s}, nil
}

// ExecContext implements driver.ExecerContext.
func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.send(ctx, &Statement{Text: query}, args)
	return c.FullConn.ExecContext(ctx, query, args)
}

// BeginTx implements driver.ConnBeginTx.
func (c *conn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	c.send(ctx, &Statement{Text: Begin}, nil)
	opened, err := c.FullConn.BeginTx(ctx, options)
	return tx{opened, ctx, c}, err
}

// CheckNamedValue implements driver.NamedValueChecker if the driver does.
func (c *conn) CheckNamedValue(value *driver.NamedValue) error {
	if checker, ok := c.FullConn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(value)
	}
	return driver.ErrSkip
}

type tx struct {
	driver.Tx
	ctx  context.Context //nolint:containedctx // Commit has no parameter for it
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
