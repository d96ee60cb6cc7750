package operation

import (
	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
)

// Lock says whether an operation that takes any of several rows skips those that another transaction has locked, or waits for them. Such
// rows are licenses, and orders whose items wait for units of the stock.
type Lock bool

// SkipLocked never waits, and so may find fewer than there are. WaitLocked waits, in the order of ids.
const (
	SkipLocked Lock = false
	WaitLocked Lock = true
)

// Clause is the locking clause of a SELECT on PostgreSQL.
func (l Lock) Clause() string {
	if l == WaitLocked {
		return "FOR UPDATE"
	}
	return "FOR UPDATE SKIP LOCKED"
}

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
