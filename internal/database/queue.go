package database

import (
	"context"
	"fmt"
	"sync"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

// queueingDriver gives SQLite's write transactions their turn one by one, in the order in which they asked.
// SQLite's own waiting is by chance: a writer that is unlucky long enough fails with SQLITE_BUSY.
// A waiting transaction holds no connection, so readers always find one.
type queueingDriver struct {
	*entsql.Driver
	turn chan struct{} // holds the one turn while there is no writer; Go wakes its receivers in order
}

func newQueueingDriver(driver *entsql.Driver) *queueingDriver {
	turn := make(chan struct{}, 1)
	turn <- struct{}{}
	return &queueingDriver{driver, turn}
}

// Tx implements dialect.Driver.
func (d *queueingDriver) Tx(ctx context.Context) (dialect.Tx, error) {
	return d.BeginTx(ctx, nil)
}

// BeginTx starts a transaction with options. A read-only one does not wait.
func (d *queueingDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	if options != nil && options.ReadOnly {
		return d.Driver.BeginTx(ctx, options)
	}
	select {
	case <-d.turn:
	case <-ctx.Done():
		return nil, fmt.Errorf("waiting for other writers: %w", context.Cause(ctx))
	}
	endTurn := sync.OnceFunc(func() { d.turn <- struct{}{} })
	tx, err := d.Driver.BeginTx(ctx, options)
	if err != nil {
		endTurn()
		return nil, err
	}
	return &queuedTx{tx.(*entsql.Tx), endTurn}, nil
}

// queuedTx ends its turn when it ends.
type queuedTx struct {
	*entsql.Tx
	endTurn func()
}

// Commit implements driver.Tx.
func (t *queuedTx) Commit() error {
	defer t.endTurn()
	return t.Tx.Commit()
}

// Rollback implements driver.Tx.
func (t *queuedTx) Rollback() error {
	defer t.endTurn()
	return t.Tx.Rollback()
}
