package database

import (
	"context"
	"database/sql"
	"fmt"
	"sync"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

// queueingDriver runs SQLite's write transactions one at a time, in the order in which they were begun. SQLite itself has no such order:
// a writer that is unlucky for long enough fails with SQLITE_BUSY. A waiting transaction holds no connection, so readers always find one.
//
// Statements and transactions fail with a *ReplacedError when the file was replaced. Otherwise open connections would use the old file,
// and new connections the new one.
type queueingDriver struct {
	*entsql.Driver
	file      openFile
	writeSlot chan struct{} // holds an element while there is no writer; Go wakes receivers in order
}

func newQueueingDriver(driver *entsql.Driver, file openFile) *queueingDriver {
	writeSlot := make(chan struct{}, 1)
	writeSlot <- struct{}{}
	return &queueingDriver{driver, file, writeSlot}
}

// Tx implements dialect.Driver.
func (d *queueingDriver) Tx(ctx context.Context) (dialect.Tx, error) {
	return d.BeginTx(ctx, nil)
}

// Query implements dialect.Driver.
func (d *queueingDriver) Query(ctx context.Context, query string, args, v any) error {
	if err := d.file.check(); err != nil {
		return err
	}
	return d.Driver.Query(ctx, query, args, v)
}

// QueryContext implements fullDriver.
func (d *queueingDriver) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := d.file.check(); err != nil {
		return nil, err
	}
	return d.Driver.QueryContext(ctx, query, args...)
}

// Exec implements dialect.Driver.
func (d *queueingDriver) Exec(ctx context.Context, query string, args, v any) error {
	if err := d.file.check(); err != nil {
		return err
	}
	return d.Driver.Exec(ctx, query, args, v)
}

// ExecContext implements fullDriver.
func (d *queueingDriver) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := d.file.check(); err != nil {
		return nil, err
	}
	return d.Driver.ExecContext(ctx, query, args...)
}

// BeginTx starts a transaction with options. A read-only transaction does not wait.
func (d *queueingDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	if options != nil && options.ReadOnly {
		if err := d.file.check(); err != nil {
			return nil, err
		}
		return d.Driver.BeginTx(ctx, options)
	}
	select {
	case <-d.writeSlot:
	case <-ctx.Done():
		return nil, fmt.Errorf("waiting for other writers: %w", context.Cause(ctx))
	}
	releaseSlot := sync.OnceFunc(func() { d.writeSlot <- struct{}{} })
	if err := d.file.check(); err != nil {
		releaseSlot()
		return nil, err
	}
	tx, err := d.Driver.BeginTx(ctx, options)
	if err != nil {
		releaseSlot()
		return nil, err
	}
	return &queuedTx{tx.(*entsql.Tx), releaseSlot}, nil
}

// queuedTx is a write transaction that releases the write slot when it ends.
type queuedTx struct {
	*entsql.Tx
	releaseSlot func()
}

// Commit implements driver.Tx.
func (t *queuedTx) Commit() error {
	defer t.releaseSlot()
	return t.Tx.Commit()
}

// Rollback implements driver.Tx.
func (t *queuedTx) Rollback() error {
	defer t.releaseSlot()
	return t.Tx.Rollback()
}
