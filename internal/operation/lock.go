package operation

import (
	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
)

// Locked locks the rows of a query until the transaction ends. SQLite has no such locks: its writers come one by one.
func Locked[Q interface{ ForUpdate(...sql.LockOption) Q }](tx *Tx, query Q) Q {
	if tx.dialect == dialect.SQLite {
		return query
	}
	return query.ForUpdate()
}

// TryLocked is Locked in the way of tx.Lock: an attempt that skips what others hold finds fewer rows.
func TryLocked[Q interface{ ForUpdate(...sql.LockOption) Q }](tx *Tx, query Q) Q {
	if tx.dialect == dialect.SQLite || tx.Lock == WaitLocked {
		return Locked(tx, query)
	}
	return query.ForUpdate(sql.WithLockAction(sql.SkipLocked))
}
