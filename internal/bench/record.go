package main

import (
	"context"
	"database/sql/driver"
	"sync"
)

// recorder notes what a database is sent while it is switched on.
type recorder struct {
	mutex sync.Mutex
	on    bool
	sent  []*statement
}

// statement is one that was sent, with the first row of its answer.
type statement struct {
	text    string
	args    []driver.Value
	columns []string
	first   []driver.Value // nil when no row came
}

// record returns the statements of an operation, BEGIN and COMMIT among them.
func (r *recorder) record(operation func() error) ([]*statement, error) {
	r.mutex.Lock()
	r.on, r.sent = true, nil
	r.mutex.Unlock()
	err := operation()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.on = false
	return r.sent, err
}

// note keeps a statement, and returns it for its answer to be added.
func (r *recorder) note(text string, args []driver.NamedValue) *statement {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	s := &statement{text: text}
	for _, arg := range args {
		s.args = append(s.args, arg.Value)
	}
	if r.on {
		r.sent = append(r.sent, s)
	}
	return s
}

// instrument is for database.Options.
func (r *recorder) instrument(opens driver.Connector) driver.Connector {
	return recordingConnector{opens, r}
}

type recordingConnector struct {
	driver.Connector
	recorder *recorder
}

// Connect implements driver.Connector.
func (c recordingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &recordingConn{conn.(postgresConn), c.recorder}, nil
}

// postgresConn is what a connection of internal/database can do.
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

type recordingConn struct {
	postgresConn
	recorder *recorder
}

// QueryContext implements driver.QueryerContext.
func (c *recordingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	noted := c.recorder.note(query, args)
	rows, err := c.postgresConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	noted.columns = rows.Columns()
	return &recordingRows{rows, noted}, nil
}

// ExecContext implements driver.ExecerContext.
func (c *recordingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.recorder.note(query, args)
	return c.postgresConn.ExecContext(ctx, query, args)
}

// BeginTx implements driver.ConnBeginTx.
func (c *recordingConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	c.recorder.note("BEGIN", nil)
	tx, err := c.postgresConn.BeginTx(ctx, options)
	return recordingTx{tx, c.recorder}, err
}

type recordingTx struct {
	driver.Tx
	recorder *recorder
}

// Commit implements driver.Tx.
func (t recordingTx) Commit() error {
	t.recorder.note("COMMIT", nil)
	return t.Tx.Commit()
}

type recordingRows struct {
	driver.Rows
	noted *statement
}

// Next implements driver.Rows.
func (r *recordingRows) Next(values []driver.Value) error {
	err := r.Rows.Next(values)
	if err == nil && r.noted.first == nil {
		r.noted.first = append([]driver.Value{}, values...)
	}
	return err
}
