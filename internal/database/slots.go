package database

import (
	"context"
	"sync"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

// Slots limit how many connections are used at the same time.
type Slots interface {
	// Enter waits until another connection may be used. The caller calls leave once when it no longer uses the connection.
	Enter(ctx context.Context) (leave func(), err error)
}

type slotsKey struct{}

// WithSlots returns a context whose queries and transactions hold a slot while they use a connection: a query until its rows are closed,
// a transaction until it ends. Statements inside a transaction take no additional slot.
//
// While a transaction with the context is open, the caller must not read outside of it. The read could wait for the slot that the
// transaction holds.
func WithSlots(ctx context.Context, slots Slots) context.Context {
	return context.WithValue(ctx, slotsKey{}, slots)
}

// enterSlot takes a slot, if the context is one of WithSlots.
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

// fullDriver is the interface of the drivers below Ent's client.
type fullDriver interface {
	dialect.Driver
	BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error)
	entsql.ExecQuerier
}

// fullTx is the interface of their transactions.
type fullTx interface {
	dialect.Tx
	entsql.ExecQuerier
}

// slotDriver takes a slot for each connection that Ent's client uses. QueryContext takes none; the function Query of this package does,
// because it knows when the rows are read.
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
	rows := v.(*entsql.Rows) // the driver accepts no other type
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

// slotRows are rows that release the slot when they are closed.
type slotRows struct {
	entsql.ColumnScanner
	leave func()
}

// Close implements entsql.ColumnScanner.
func (r slotRows) Close() error {
	defer r.leave()
	return r.ColumnScanner.Close()
}

// slotTx is a transaction that releases the slot when it ends.
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
