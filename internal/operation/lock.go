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
