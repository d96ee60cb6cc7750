package operation

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"

	"entgo.io/ent/dialect"
)

// Sealing takes a KEY SHARE lock on the store's row of event_feeds, and a change of the keys takes FOR UPDATE. The row of stores
// cannot serve: on Citus it is replicated, and cannot be locked while a node is down. The join has the keys read on the store's
// node, where both rows change at the same time. They are read in a separate statement because under READ COMMITTED that sees
// what was committed while the lock waited. (A serializable transaction need not see it: what it sealed with the old keys then
// counts as committed before their change.)
const (
	holdFeed = "SELECT id FROM event_feeds WHERE store_id = $1 "
	readKeys = "SELECT s.keyset FROM event_feeds f JOIN stores s ON s.id = f.store_id WHERE f.store_id = $1"
)

// holdKeys keeps the keys of the store as they are until the transaction ends, if it sealed something with them: a process that
// takes a key away afterwards finds what it sealed. It comes last, because changes of the keys wait for it.
// Error: ErrRetry (the keys changed since the process read them).
func (r *Runner) holdKeys(ctx context.Context, tx *Tx) error {
	if !tx.sealed {
		return nil
	}
	if err := tx.lockFeed(ctx, "FOR KEY SHARE"); err != nil {
		return err
	}
	var keyset []byte
	if err := tx.SQL.QueryRows(ctx, func(row *sql.Rows) error { return row.Scan(&keyset) }, readKeys, tx.Tenant.ID); err != nil {
		return fmt.Errorf("operation: read the keys of the store: %w", err)
	}
	if !bytes.Equal(keyset, tx.Tenant.Keyset) {
		r.ForgetStore(tx.Tenant.ID)
		return ErrRetry
	}
	return nil
}

// LockKeys makes the transaction one that changes the keys of the store. It waits until the transactions that sealed with the
// old keys have ended, and blocks new ones.
func (tx *Tx) LockKeys(ctx context.Context) error { return tx.lockFeed(ctx, "FOR UPDATE") }

// LockFeed has other transactions of the store that call it, or LockKeys, wait until this one ends. Those that only seal go on.
func (tx *Tx) LockFeed(ctx context.Context) error { return tx.lockFeed(ctx, "FOR NO KEY UPDATE") }

func (tx *Tx) lockFeed(ctx context.Context, strength string) error {
	if tx.dialect == dialect.SQLite { // whose writers come one by one
		return nil
	}
	held := 0
	count := func(*sql.Rows) error { held++; return nil }
	if err := tx.SQL.QueryRows(ctx, count, holdFeed+strength, tx.Tenant.ID); err != nil {
		return fmt.Errorf("operation: lock the feed of the store: %w", err)
	}
	if held != 1 {
		return fmt.Errorf("operation: lock the feed of the store: it has %d", held)
	}
	return nil
}
