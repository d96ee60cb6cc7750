package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
)

// Snapshot runs read with statements that all see the same snapshot of the database. They wait for no writer, and no writer waits for
// them. When read fails on the replica it runs again on the primary, so it must not keep anything from a run that failed.
func (d *DB) Snapshot(ctx context.Context, read func(Statements) error) error {
	leave, err := enterSlot(ctx)
	if err != nil {
		return err
	}
	defer leave()
	return d.SnapshotTx(ctx, func(tx *sql.Tx) error {
		statements, err := d.On(ctx, tx)
		if err != nil {
			return err
		}
		return read(statements)
	})
}

// SnapshotTx is Snapshot for statements that are not restricted to a store. It takes no slot.
func (d *DB) SnapshotTx(ctx context.Context, read func(*sql.Tx) error) error {
	begin := func(ctx context.Context, options *sql.TxOptions) (*sql.Tx, error) {
		if err := d.checkFile(); err != nil {
			return nil, err
		}
		return d.serving(ctx).BeginTx(ctx, options)
	}
	return snapshot(ctx, d, begin, read)
}

// serving returns the pool for the server that the context chooses.
func (d *DB) serving(ctx context.Context) *sql.DB {
	if readsReplica(ctx) {
		return d.Replica.pool
	}
	return d.SQL
}

// SnapshotByID is Snapshot for reads with Ent that find a few rows by their ids, for which the planner always uses the primary key.
func (d *DB) SnapshotByID(ctx context.Context, read func(*db.Tx) error) error {
	return snapshot(ctx, d, d.Client.BeginTx, read)
}

// SnapshotOfEntities is Snapshot for reads with Ent and with statements that must use indexes whatever the planner's statistics are.
func (d *DB) SnapshotOfEntities(ctx context.Context, read func(*db.Tx, Statements) error) error {
	settings := UsingIndexes
	if hasOwnPlans(ctx) {
		settings = withOwnPlans
	}
	return snapshot(WithSettings(ctx, settings), d, d.Client.BeginTx, func(tx *db.Tx) error {
		statements, err := d.On(ctx, tx)
		if err != nil {
			return err
		}
		return read(tx, statements)
	})
}

// transaction is the interface of *sql.Tx and *db.Tx that snapshot needs.
type transaction interface {
	Commit() error
	Rollback() error
}

// snapshot runs read in a read-only transaction, on the replica or the primary (see readPreferred).
func snapshot[Tx transaction](ctx context.Context, d *DB, begin func(context.Context, *sql.TxOptions) (Tx, error), read func(Tx) error) error {
	options := &sql.TxOptions{ReadOnly: true} // all that SQLite needs
	if d.Dialect == dialect.Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	return d.Replica.readPreferred(ctx, func(ctx context.Context) error {
		tx, err := begin(ctx, options)
		if err != nil {
			return fmt.Errorf("database: begin: %w", err)
		}
		if err := read(tx); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		return tx.Commit()
	})
}

// UsingIndexes are settings for a transaction with which PostgreSQL uses indexes. Without them it may scan a whole large table because
// its statistics are old, or because the statement was prepared while the table was small.
const UsingIndexes = `SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off;
	SET LOCAL enable_material = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off`

// withOwnPlans also makes PostgreSQL plan each statement for its own parameters.
const withOwnPlans = UsingIndexes + `; SET LOCAL plan_cache_mode = force_custom_plan`

// PreferIndexes makes PostgreSQL use indexes for the rest of the transaction, whatever the planner's statistics are.
func (s Statements) PreferIndexes(ctx context.Context) error {
	return prefer(ctx, s.Target, s.Dialect, withOwnPlans)
}

// PreferLargeIndexes is PreferIndexes for a statement that reads a large part of an index. PostgreSQL then reads the index in its order,
// with two more processes, and not by a bitmap scan of another index.
func (s Statements) PreferLargeIndexes(ctx context.Context) error {
	return prefer(ctx, s.Target, s.Dialect, withOwnPlans+`; SET LOCAL enable_bitmapscan = off; SET LOCAL max_parallel_workers_per_gather = 2`)
}

// PreferIndexes is Statements.PreferIndexes for a transaction that is not restricted to a store.
func (d *DB) PreferIndexes(ctx context.Context, tx Querier) error {
	return prefer(ctx, tx, Dialect(d.Dialect), withOwnPlans)
}

func prefer(ctx context.Context, tx Querier, name Dialect, settings string) error {
	if name == dialect.SQLite {
		return nil
	}
	if _, err := tx.ExecContext(ctx, settings); err != nil {
		return fmt.Errorf("database: prefer indexes: %w", err)
	}
	return nil
}
