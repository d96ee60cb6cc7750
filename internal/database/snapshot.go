package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
)

// Snapshot runs reads that all see the database as it is at one moment. They wait for no writer, and none for them.
// On the replica, they may run twice, and must keep nothing from a first run that failed.
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

// SnapshotTx is Snapshot for reads that bring their own statements, and that nothing confines to a store.
func (d *DB) SnapshotTx(ctx context.Context, read func(*sql.Tx) error) error {
	begin := func(ctx context.Context, options *sql.TxOptions) (*sql.Tx, error) {
		if err := d.checkFile(); err != nil {
			return nil, err
		}
		return d.serving(ctx).BeginTx(ctx, options)
	}
	return snapshot(ctx, d, begin, read)
}

// serving is the pool of the server that a context chose.
func (d *DB) serving(ctx context.Context) *sql.DB {
	if readsReplica(ctx) {
		return d.Replica.pool
	}
	return d.SQL
}

// SnapshotByID is Snapshot for reads that go through Ent, and that find a few rows by their ids whatever the statistics say.
func (d *DB) SnapshotByID(ctx context.Context, read func(*db.Tx) error) error {
	return snapshot(ctx, d, d.Client.BeginTx, read)
}

// SnapshotOfEntities is Snapshot for reads that go through Ent too, and that must use indexes whatever the statistics say.
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

// transaction is what the transactions of the pool and of the data layer have in common.
type transaction interface {
	Commit() error
	Rollback() error
}

// snapshot begins, reads and ends as a whole on the replica if it may, and else, or when that fails, on the primary.
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

// UsingIndexes are the settings of a transaction in which PostgreSQL reads no large table whole because of statistics that lag
// behind it, or because a statement was prepared while the table was small.
const UsingIndexes = `SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off;
	SET LOCAL enable_material = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off`

// withOwnPlans also keeps it from taking a plan that was made for other parameters.
const withOwnPlans = UsingIndexes + `; SET LOCAL plan_cache_mode = force_custom_plan`

// PreferIndexes holds for the rest of a transaction: PostgreSQL then reads the orders in question by index, whatever the
// statistics say of their number.
func (s Statements) PreferIndexes(ctx context.Context) error {
	return prefer(ctx, s.Target, s.Dialect, withOwnPlans)
}

// PreferLargeIndexes holds for the rest of a transaction, as PreferIndexes does: PostgreSQL also reads a large part of an index in
// its order and by two more processes, instead of the rows that another index points to.
func (s Statements) PreferLargeIndexes(ctx context.Context) error {
	return prefer(ctx, s.Target, s.Dialect, withOwnPlans+`; SET LOCAL enable_bitmapscan = off; SET LOCAL max_parallel_workers_per_gather = 2`)
}

// PreferIndexes is Statements.PreferIndexes for a transaction that sees all stores.
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
