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

// FromReplica returns a context whose reads go to the replica, and a time: the reads include every commit before it. When the replica
// must not be read now, it returns the context unchanged and the zero time. Do not use it for reads on which a write depends, or for reads
// of one row by its id.
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

// OnPrimary returns a context whose reads go to the primary, also when its parent is one of FromReplica.
func OnPrimary(ctx context.Context) context.Context {
	return context.WithValue(ctx, fromReplica{}, false)
}

func readsReplica(ctx context.Context) bool {
	chosen, _ := ctx.Value(fromReplica{}).(bool)
	return chosen
}

// readPreferred runs a read on the replica if the context is one of FromReplica and the replica is usable, and otherwise on the primary.
// When the read fails on the replica, it runs again on the primary.
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

// bufferedConnector makes connections whose queries read all rows before they return. When the replica stops while it sends rows, the
// query itself fails, and the primary can run it instead. The rows fit into memory, because lists and exports read one page at a time.
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
			if b, ok := value.([]byte); ok {
				row[i] = bytes.Clone(b) // the connection reads the next row into the same memory
			}
		}
		rows.remaining = append(rows.remaining, row)
	}
}

// bufferedRows are rows in memory.
type bufferedRows struct {
	columns   []string
	remaining [][]driver.Value
}

// Columns implements driver.Rows.
func (r *bufferedRows) Columns() []string { return r.columns }

// Close implements driver.Rows.
func (r *bufferedRows) Close() error { return nil }

// Next implements driver.Rows.
func (r *bufferedRows) Next(row []driver.Value) error {
	if len(r.remaining) == 0 {
		return io.EOF
	}
	copy(row, r.remaining[0])
	r.remaining = r.remaining[1:]
	return nil
}

// routingDriver sends reads with a context of FromReplica to the replica, and all other statements to the primary.
type routingDriver struct {
	*entsql.Driver // of the primary
	replica        *Replica
}

// Query implements dialect.Driver.
func (d *routingDriver) Query(ctx context.Context, query string, args, v any) error {
	return d.replica.readPreferred(ctx, func(ctx context.Context) error { return d.serving(ctx).Query(ctx, query, args, v) })
}

// QueryContext runs a query that Ent did not build.
func (d *routingDriver) QueryContext(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error) {
	err = d.replica.readPreferred(ctx, func(ctx context.Context) (err error) {
		rows, err = d.serving(ctx).QueryContext(ctx, query, args...) //nolint:sqlclosecheck,rowserrcheck // the caller reads them
		return err
	})
	return rows, err
}

// Tx implements dialect.Driver.
func (d *routingDriver) Tx(ctx context.Context) (dialect.Tx, error) { return d.BeginTx(ctx, nil) }

// BeginTx starts a read-only transaction on the server that the context chooses, and any other transaction on the primary.
func (d *routingDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	if options == nil || !options.ReadOnly {
		return d.Driver.BeginTx(ctx, options)
	}
	return d.serving(ctx).BeginTx(ctx, options)
}

// serving returns the driver for the server that the context chooses.
func (d *routingDriver) serving(ctx context.Context) *entsql.Driver {
	if readsReplica(ctx) {
		return d.replica.layer
	}
	return d.Driver
}
