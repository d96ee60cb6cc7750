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
func (d *DB) Snapshot(ctx context.Context, read func(Statements) error) error {
	return d.SnapshotTx(ctx, func(tx *sql.Tx) error { return read(d.On(tx)) })
}

// SnapshotTx is Snapshot for reads that bring their own statements, and that nothing confines to a store.
func (d *DB) SnapshotTx(ctx context.Context, read func(*sql.Tx) error) error {
	options := &sql.TxOptions{ReadOnly: true} // all that SQLite needs
	if d.Dialect == dialect.Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	var tx *sql.Tx
	err := d.Replica.first(ctx, func(ctx context.Context) (err error) {
		tx, err = d.serving(ctx).BeginTx(ctx, options)
		return err
	})
	if err != nil {
		return fmt.Errorf("database: begin: %w", err)
	}
	if err := read(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// serving is the pool of the server that a context chose.
func (d *DB) serving(ctx context.Context) *sql.DB {
	if readingOf(ctx) == nil {
		return d.SQL
	}
	return d.Replica.pool
}

// PreferIndexes holds for the rest of a snapshot: PostgreSQL then reads the orders in question by index, whatever the
// statistics say of their number.
func (s Statements) PreferIndexes(ctx context.Context) error { return s.useIndexes(ctx) }

// SnapshotOfEntities is Snapshot for reads that go through Ent too, and that must use indexes whatever the statistics say.
// Where FromReplica allows a replica, they may run twice, and must keep nothing from a first run that failed.
func (d *DB) SnapshotOfEntities(ctx context.Context, read func(*db.Tx, Statements) error) error {
	return d.Replica.first(ctx, func(ctx context.Context) error { return d.snapshotOfEntities(ctx, read) })
}

func (d *DB) snapshotOfEntities(ctx context.Context, read func(*db.Tx, Statements) error) error {
	options := &sql.TxOptions{ReadOnly: true}
	if d.Dialect == dialect.Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	tx, err := d.Client.BeginTx(ctx, options)
	if err != nil {
		return fmt.Errorf("database: begin: %w", err)
	}
	statements := d.On(tx)
	err = statements.useIndexes(ctx)
	if err == nil {
		err = read(tx, statements)
	}
	if err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}
