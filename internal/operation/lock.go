package operation

import (
	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
)

// Lock says whether an operation that needs any of several rows skips the rows that another transaction has locked, or waits for them.
// Such rows are licenses, and orders whose items wait for stock.
type Lock bool

// SkipLocked never waits, so it may find fewer rows than there are. WaitLocked waits, and locks in the order of ids.
const (
	SkipLocked Lock = false
	WaitLocked Lock = true
)

// Clause returns the locking clause of a SELECT on PostgreSQL.
func (l Lock) Clause() string {
	if l == WaitLocked {
		return "FOR UPDATE"
	}
	return "FOR UPDATE SKIP LOCKED"
}

// Locked adds FOR UPDATE to a query. SQLite has no row locks and one writer at a time, so there it changes nothing.
func Locked[Q interface{ ForUpdate(...sql.LockOption) Q }](tx *Tx, query Q) Q {
	if tx.dialect == dialect.SQLite {
		return query
	}
	return query.ForUpdate()
}

// TryLocked is Locked, with SKIP LOCKED if tx.Lock is SkipLocked. The query then finds fewer rows while other transactions lock some.
func TryLocked[Q interface{ ForUpdate(...sql.LockOption) Q }](tx *Tx, query Q) Q {
	if tx.dialect == dialect.SQLite || tx.Lock == WaitLocked {
		return Locked(tx, query)
	}
	return query.ForUpdate(sql.WithLockAction(sql.SkipLocked))
}
