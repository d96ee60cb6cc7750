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

// queue is the database as the dispatcher sees it: events to publish, deliveries to claim and to
// record. Its methods see the rows of all stores.
type queue struct {
	database *database.DB
	settings string // of PostgreSQL, in each transaction
}

// statement is SQL in the words of a database.
type statement func(database.Dialect) string

// plain is a statement that both databases understand.
func plain(text string) statement {
	return func(database.Dialect) string { return text }
}

func (q queue) dialect() database.Dialect { return database.Dialect(q.database.Dialect) }

func (q queue) isSQLite() bool { return q.database.Dialect == dialect.SQLite }

// list is the value of a parameter of Any.
func (q queue) list(ids []uuid.UUID) any { return q.dialect().List(ids) }

// query runs a statement and hands each row to scan.
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

// transact runs do in a write transaction, again when a deadlock or the like ended it. The statements of do run with the
// context that it gets, which ends when the transaction has taken too long.
func (q queue) transact(ctx context.Context, do func(ctx context.Context, tx *db.Tx) error) error {
	return q.database.Retry(ctx, func() error { return q.once(ctx, do) })
}

// transactionTimeout is how long a transaction may take. All of them are short: it ends those whose database fell silent.
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

// begin asks PostgreSQL for READ COMMITTED whatever its default is: a statement that follows a lock must
// see what the last holder committed.
func (q queue) begin(ctx context.Context) (*db.Tx, error) {
	if q.isSQLite() {
		return q.database.Begin(ctx)
	}
	return q.database.Client.BeginTx(database.WithSettings(ctx, q.settings), &entsql.TxOptions{Isolation: sql.LevelReadCommitted})
}
