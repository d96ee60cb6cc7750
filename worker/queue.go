package worker

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
	"github.com/google/uuid"
	"github.com/lib/pq"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// queue runs the dispatcher's statements: they find events to publish, claim deliveries and record results. It is not restricted
// to a store.
type queue struct {
	database *database.DB
	settings string // SET LOCAL statements that begin each transaction on PostgreSQL
}

// statement returns the text of a SQL statement in a dialect.
type statement func(database.Dialect) string

// plain returns a statement whose text is the same for both databases.
func plain(text string) statement {
	return func(database.Dialect) string { return text }
}

func (q queue) dialect() database.Dialect { return database.Dialect(q.database.Dialect) }

func (q queue) isSQLite() bool { return q.database.Dialect == dialect.SQLite }

// list returns ids as the value of a parameter for Dialect.Any.
func (q queue) list(ids []uuid.UUID) any { return q.dialect().List(ids) }

// query runs a statement and calls scan for each row.
func (q queue) query(ctx context.Context, on database.Querier, s statement, scan func(*sql.Rows) error, args ...any) error {
	return database.Query(ctx, on, scan, s(q.dialect()), args...)
}

// execute runs a statement and returns how many rows it changed.
func (q queue) execute(ctx context.Context, on database.Querier, s statement, args ...any) (int, error) {
	result, err := on.ExecContext(ctx, s(q.dialect()), args...)
	if err != nil {
		return 0, err
	}
	changed, err := result.RowsAffected()
	return int(changed), err
}

// columns turns rows into an array per column.
func columns(rows [][]any) []any {
	arrays := make([]any, len(rows[0]))
	for c := range arrays {
		column := make([]any, len(rows))
		for r, row := range rows {
			column[r] = row[c]
			if id, ok := row[c].(uuid.UUID); ok {
				column[r] = id.String()
			}
		}
		arrays[c] = pq.Array(column)
	}
	return arrays
}

// transact runs do in a write transaction and commits it. It runs do again when the transaction loses a race, as by a deadlock.
// The context of do ends after transactionTimeout, and do must run its statements with it.
func (q queue) transact(ctx context.Context, do func(ctx context.Context, tx *db.Tx) error) error {
	return q.database.Retry(ctx, func() error { return q.once(ctx, do) })
}

// transactionTimeout limits a transaction. All transactions here are short, so it only ends those whose database stopped
// responding.
const transactionTimeout = 20 * time.Second

func (q queue) once(ctx context.Context, do func(ctx context.Context, tx *db.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	tx, err := q.begin(ctx)
	if err != nil {
		return err
	}
	if err := do(ctx, tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// begin starts a write transaction, on PostgreSQL at READ COMMITTED whatever the default is: a statement after a lock must see what
// the previous holder of the lock committed.
func (q queue) begin(ctx context.Context) (*db.Tx, error) {
	if q.isSQLite() {
		return q.database.Begin(ctx)
	}
	return q.database.Client.BeginTx(database.WithSettings(ctx, q.settings), &entsql.TxOptions{Isolation: sql.LevelReadCommitted})
}
