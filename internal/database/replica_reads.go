package database

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

type fromReplica struct{}

// FromReplica returns a context whose reads the replica serves, and a time as of which they are current at least. When the replica must
// not be read now, it returns the context unchanged and the zero time. Reads that decide on a write, and reads of one row by its id,
// must not use it.
func (d *DB) FromReplica(ctx context.Context) (context.Context, time.Time) {
	if d.Replica == nil {
		return ctx, time.Time{}
	}
	asOf, usable := d.Replica.state()
	if !usable {
		d.Replica.missed.Add(1)
		return ctx, time.Time{}
	}
	return context.WithValue(ctx, fromReplica{}, true), asOf
}

// OnPrimary returns a context whose reads the primary serves, also within one of FromReplica.
func OnPrimary(ctx context.Context) context.Context {
	return context.WithValue(ctx, fromReplica{}, false)
}

func readsReplica(ctx context.Context) bool {
	chosen, _ := ctx.Value(fromReplica{}).(bool)
	return chosen
}

// readPreferred runs a read on the replica if the context says so and that is recent enough still, and else, or when it fails
// there, on the primary: it may run twice.
func (r *Replica) readPreferred(ctx context.Context, read func(context.Context) error) error {
	if r == nil || !readsReplica(ctx) {
		return read(ctx)
	}
	if r.Usable() {
		err := read(ctx)
		if err == nil {
			r.served.Add(1)
			return nil
		}
		if ctx.Err() != nil {
			return err
		}
		r.logger.DebugContext(ctx, "the replica did not answer", "error", err)
	}
	r.missed.Add(1)
	return read(OnPrimary(ctx))
}

// bufferedConnector makes connections whose queries have all their rows before they return. A replica that ends while its rows
// are sent then fails the query, which the primary runs in its place; lists and exports read a page at a time.
type bufferedConnector struct{ driver.Connector }

// Connect implements driver.Connector.
func (c bufferedConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return bufferedConn{conn.(postgresConn)}, nil
}

type bufferedConn struct{ postgresConn }

// QueryContext implements driver.QueryerContext.
func (c bufferedConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	sent, err := c.postgresConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	rows := &bufferedRows{columns: sent.Columns()}
	for {
		row := make([]driver.Value, len(rows.columns))
		switch err := sent.Next(row); {
		case errors.Is(err, io.EOF):
			return rows, sent.Close()
		case err != nil:
			return nil, errors.Join(err, sent.Close())
		}
		for i, value := range row {
			if b, is := value.([]byte); is {
				row[i] = bytes.Clone(b) // the connection reads the next row into the same memory
			}
		}
		rows.left = append(rows.left, row)
	}
}

// bufferedRows are rows in memory.
type bufferedRows struct {
	columns []string
	left    [][]driver.Value
}

// Columns implements driver.Rows.
func (r *bufferedRows) Columns() []string { return r.columns }

// Close implements driver.Rows.
func (r *bufferedRows) Close() error { return nil }

// Next implements driver.Rows.
func (r *bufferedRows) Next(row []driver.Value) error {
	if len(r.left) == 0 {
		return io.EOF
	}
	copy(row, r.left[0])
	r.left = r.left[1:]
	return nil
}

// routingDriver sends reads to the replica where the context says so, and everything else to the primary.
type routingDriver struct {
	*entsql.Driver // of the primary
	replica        *Replica
}

// Query implements dialect.Driver.
func (d *routingDriver) Query(ctx context.Context, query string, args, v any) error {
	return d.replica.readPreferred(ctx, func(ctx context.Context) error { return d.serving(ctx).Query(ctx, query, args, v) })
}

// QueryContext runs a statement that Ent did not write.
func (d *routingDriver) QueryContext(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error) {
	err = d.replica.readPreferred(ctx, func(ctx context.Context) (err error) {
		rows, err = d.serving(ctx).QueryContext(ctx, query, args...) //nolint:sqlclosecheck,rowserrcheck // the caller reads them
		return err
	})
	return rows, err
}

// Tx implements dialect.Driver.
func (d *routingDriver) Tx(ctx context.Context) (dialect.Tx, error) { return d.BeginTx(ctx, nil) }

// BeginTx starts a transaction where the context says; one that may write, on the primary.
func (d *routingDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	if options == nil || !options.ReadOnly {
		return d.Driver.BeginTx(ctx, options)
	}
	return d.serving(ctx).BeginTx(ctx, options)
}

// serving is the driver of the server that a context chose.
func (d *routingDriver) serving(ctx context.Context) *entsql.Driver {
	if readsReplica(ctx) {
		return d.replica.layer
	}
	return d.Driver
}
