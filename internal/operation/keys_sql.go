package operation

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"

	"entgo.io/ent/dialect"
)

// A transaction that encrypts with the store's keys locks the store's row of event_feeds FOR KEY SHARE, and a change of the keys locks
// it FOR UPDATE. The row of stores is not used for the lock: on Citus the table is replicated, and its rows cannot be locked while a
// node is down.
//
// The keys are read with a join, so that Citus reads them on the store's node, where both rows change at the same time. They are read
// in a separate statement after the lock, which under READ COMMITTED sees what was committed while the lock waited. (A serializable
// transaction need not see that. It then counts as committed before the change of the keys.)
const (
	holdFeed = "SELECT id FROM event_feeds WHERE store_id = $1 "
	readKeys = "SELECT s.keyset FROM event_feeds f JOIN stores s ON s.id = f.store_id WHERE f.store_id = $1"
)

// holdKeys prevents changes of the store's keys until the transaction ends, if the transaction encrypted something with them. A process
// that removes a key afterwards then sees the encrypted rows. It is called at the end of the transaction, because changes of the keys
// wait for it. Error: ErrRetry (the keys changed since the process read them).
func (r *Runner) holdKeys(ctx context.Context, tx *Tx) error {
	if !tx.sealed {
		return nil
	}
	if err := tx.lockFeed(ctx, "FOR KEY SHARE"); err != nil {
		return err
	}
	var keyset []byte
	if err := tx.SQL.QueryRows(ctx, func(row *sql.Rows) error { return row.Scan(&keyset) }, readKeys, tx.Store.ID); err != nil {
		return fmt.Errorf("operation: read the keys of the store: %w", err)
	}
	if !bytes.Equal(keyset, tx.Store.Keyset) {
		r.ForgetStore(tx.Store.ID)
		return ErrRetry
	}
	return nil
}

// LockKeys locks the store's keys for a change. It waits until the transactions that encrypted with the old keys have ended, and makes
// new ones wait.
func (tx *Tx) LockKeys(ctx context.Context) error { return tx.lockFeed(ctx, "FOR UPDATE") }

// LockFeed makes other transactions of the store that call LockFeed or LockKeys wait until this one ends. Transactions that only encrypt
// do not wait.
func (tx *Tx) LockFeed(ctx context.Context) error { return tx.lockFeed(ctx, "FOR NO KEY UPDATE") }

func (tx *Tx) lockFeed(ctx context.Context, strength string) error {
	if tx.dialect == dialect.SQLite { // SQLite has one writer at a time
		return nil
	}
	locked := 0
	count := func(*sql.Rows) error { locked++; return nil }
	if err := tx.SQL.QueryRows(ctx, count, holdFeed+strength, tx.Store.ID); err != nil {
		return fmt.Errorf("operation: lock the feed of the store: %w", err)
	}
	if locked != 1 {
		return fmt.Errorf("operation: lock the feed of the store: it has %d", locked)
	}
	return nil
}
