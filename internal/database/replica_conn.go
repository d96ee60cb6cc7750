package database

import (
	"bytes"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"time"
)

// replicaConnector makes connections on which a read waits for what it must see.
type replicaConnector struct {
	driver.Connector
	replica *Replica
}

// Connect implements driver.Connector.
func (c replicaConnector) Connect(ctx context.Context) (driver.Conn, error) {
	ctx, stop := c.replica.during(ctx)
	defer stop()
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	opened := &replicaConn{postgresConn: conn.(postgresConn), replica: c.replica}
	if err := opened.identify(ctx); err != nil {
		return nil, errors.Join(err, opened.Close())
	}
	return opened, nil
}

// during returns a context that ends when the replica is not to be used any more.
func (r *Replica) during(ctx context.Context) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	use := r.health.Load()
	stop := context.AfterFunc(use, func() { cancel(context.Cause(use)) })
	return ctx, func() { stop(); cancel(nil) }
}

// replicaConn is a connection to a standby.
type replicaConn struct {
	postgresConn
	replica *Replica
	at      position // that the server was seen at
	inTx    bool     // the transaction has waited already
}

// ResetSession implements driver.SessionResetter. It is called before the connection is used again.
func (c *replicaConn) ResetSession(ctx context.Context) error {
	c.inTx = false
	return c.postgresConn.ResetSession(ctx)
}

// BeginTx implements driver.ConnBeginTx.
func (c *replicaConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	within, stop := c.replica.during(ctx)
	defer stop()
	if err := c.await(within); err != nil {
		return nil, err
	}
	c.inTx = true
	return c.postgresConn.BeginTx(ctx, options)
}

// QueryContext implements driver.QueryerContext. It returns when all rows are read, so that a replica which fails
// halfway through them fails here, where the primary can still be asked instead.
func (c *replicaConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	ctx, stop := c.replica.during(ctx)
	defer stop()
	if !c.inTx {
		if err := c.await(ctx); err != nil {
			return nil, err
		}
	}
	rows, err := c.postgresConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	return readAhead(rows)
}

// await returns when the server has replayed what the read of the context must see.
func (c *replicaConn) await(ctx context.Context) error {
	read := readingOf(ctx)
	if read == nil {
		return errors.New("database: a read that needs the primary came to the replica")
	}
	began := time.Now()
	for pause := time.Millisecond / 2; c.at.reaches(read.from) != nil; pause *= 2 {
		if err := c.look(ctx); err != nil {
			return err
		}
		behind := c.at.reaches(read.from)
		if behind == nil {
			return nil
		}
		if time.Since(began)+pause > replicaPatience {
			return behind
		}
		if err := sleep(ctx, pause); err != nil {
			return err
		}
	}
	return nil
}

// identify proves that the server is one of the primary's database.
func (c *replicaConn) identify(ctx context.Context) error {
	row, err := c.row(ctx, identity, nil)
	if err != nil {
		return err
	}
	if name, _ := row[0].(string); name != *c.replica.origin.Load() {
		return errAnotherDatabase
	}
	return nil
}

// look asks the server how far it is. One that was promoted is left: behind a balancer the next connection may lead to a standby.
func (c *replicaConn) look(ctx context.Context) error {
	row, err := c.row(ctx, replayed, []driver.NamedValue{{Ordinal: 1, Value: logStart}})
	if err != nil {
		return err
	}
	if standby, _ := row[0].(bool); !standby {
		return driver.ErrBadConn
	}
	timeline, isNumber := row[1].(int64)
	offset, isToo := row[2].(int64)
	if !isNumber || !isToo {
		return fmt.Errorf("database: the replica says that it is at %v", row)
	}
	c.at = position{timeline, offset}
	return nil
}

// row returns the one row of a question to the server itself.
func (c *replicaConn) row(ctx context.Context, query string, args []driver.NamedValue) ([]driver.Value, error) {
	rows, err := c.postgresConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	row := make([]driver.Value, len(rows.Columns()))
	return row, errors.Join(rows.Next(row), rows.Close())
}

// heldRows are rows that were read already.
type heldRows struct {
	columns []string
	rows    [][]driver.Value
}

// readAhead reads all rows and closes them.
func readAhead(rows driver.Rows) (driver.Rows, error) {
	held := &heldRows{columns: rows.Columns()}
	for {
		row := make([]driver.Value, len(held.columns))
		err := rows.Next(row)
		if errors.Is(err, io.EOF) {
			return held, rows.Close()
		}
		if err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		for i, value := range row {
			if lent, ok := value.([]byte); ok { // until the next row
				row[i] = bytes.Clone(lent)
			}
		}
		held.rows = append(held.rows, row)
	}
}

// Columns implements driver.Rows.
func (h *heldRows) Columns() []string { return h.columns }

// Close implements driver.Rows.
func (h *heldRows) Close() error { return nil }

// Next implements driver.Rows.
func (h *heldRows) Next(row []driver.Value) error {
	if len(h.rows) == 0 {
		return io.EOF
	}
	copy(row, h.rows[0])
	h.rows = h.rows[1:]
	return nil
}
