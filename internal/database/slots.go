package database

import (
	"context"
	"sync"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

// Slots bound how many connections are taken at the same time.
type Slots interface {
	// Enter returns when another connection may be taken. Leave is called once when it is given back.
	Enter(ctx context.Context) (leave func(), err error)
}

type slotsKey struct{}

// WithSlots returns a context whose reads and transactions take a slot for each connection that they use, as long as they
// use it: a query until its rows are closed, a transaction until it ends. Statements of a transaction take no slot of their own.
// While a transaction of the context is open, nothing may be read outside of it: that could wait for a slot which the
// transaction itself has.
func WithSlots(ctx context.Context, slots Slots) context.Context {
	return context.WithValue(ctx, slotsKey{}, slots)
}

// enterSlot takes a slot, if the context has any.
func enterSlot(ctx context.Context) (leave func(), err error) {
	slots, bounded := ctx.Value(slotsKey{}).(Slots)
	if !bounded {
		return func() {}, nil
	}
	leave, err = slots.Enter(ctx)
	if err != nil {
		return nil, err
	}
	return sync.OnceFunc(leave), nil
}

// fullDriver is what the drivers below the data layer can do.
type fullDriver interface {
	dialect.Driver
	BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error)
	entsql.ExecQuerier
}

// fullTx is what their transactions can do.
type fullTx interface {
	dialect.Tx
	entsql.ExecQuerier
}

// slotDriver takes a slot for each connection that the data layer uses. QueryContext takes none: Query does, which knows when
// the rows are read.
type slotDriver struct{ fullDriver }

// Query implements dialect.Driver.
func (d slotDriver) Query(ctx context.Context, query string, args, v any) error {
	leave, err := enterSlot(ctx)
	if err != nil {
		return err
	}
	if err := d.fullDriver.Query(ctx, query, args, v); err != nil {
		leave()
		return err
	}
	rows := v.(*entsql.Rows) // or the driver would have refused it
	rows.ColumnScanner = slotRows{rows.ColumnScanner, leave}
	return nil
}

// Exec implements dialect.Driver.
func (d slotDriver) Exec(ctx context.Context, query string, args, v any) error {
	leave, err := enterSlot(ctx)
	if err != nil {
		return err
	}
	defer leave()
	return d.fullDriver.Exec(ctx, query, args, v)
}

// Tx implements dialect.Driver.
func (d slotDriver) Tx(ctx context.Context) (dialect.Tx, error) { return d.BeginTx(ctx, nil) }

// BeginTx starts a transaction with options.
func (d slotDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	leave, err := enterSlot(ctx)
	if err != nil {
		return nil, err
	}
	tx, err := d.fullDriver.BeginTx(ctx, options)
	if err != nil {
		leave()
		return nil, err
	}
	return slotTx{tx.(fullTx), leave}, nil
}

// slotRows return the slot when they are closed.
type slotRows struct {
	entsql.ColumnScanner
	leave func()
}

// Close implements entsql.ColumnScanner.
func (r slotRows) Close() error {
	defer r.leave()
	return r.ColumnScanner.Close()
}

// slotTx returns the slot when it ends.
type slotTx struct {
	fullTx
	leave func()
}

// Commit implements driver.Tx.
func (t slotTx) Commit() error {
	defer t.leave()
	return t.fullTx.Commit()
}

// Rollback implements driver.Tx.
func (t slotTx) Rollback() error {
	defer t.leave()
	return t.fullTx.Rollback()
}
