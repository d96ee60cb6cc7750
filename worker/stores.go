package worker

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// Each statement of the dispatcher concerns one store, so that a distributed PostgreSQL runs it on the server of that store.
// The exceptions are those that find the stores with work. They lock nothing and read an index of waiting rows, so that a store
// without work costs nothing.

// storesAtOnce is how many stores the dispatcher works in at a time, for each kind of work.
const storesAtOnce = 4

// stores returns all stores with waiting rows.
func (q queue) stores(ctx context.Context, waiting backlog.Waiting, args ...any) ([]backlog.Store, error) {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	return backlog.Stores(ctx, q.database, waiting, args...)
}

// ids runs a statement of no store that returns one id per row.
func (q queue) ids(ctx context.Context, s statement, args ...any) (ids []uuid.UUID, err error) {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	err = q.query(ctx, q.database.Client, s, database.ScanIDs(&ids), args...)
	return ids, err
}

func idsOf(stores []backlog.Store) []uuid.UUID {
	return ids.Of(stores, func(s backlog.Store) uuid.UUID { return s.ID })
}

// inStores does something in each store, in a few at the same time. One that fails holds up no other. It returns every error.
func inStores(ctx context.Context, stores []uuid.UUID, do func(ctx context.Context, store uuid.UUID) error) error {
	failures := make([]error, len(stores))
	var group errgroup.Group
	group.SetLimit(storesAtOnce)
	for i, store := range stores {
		group.Go(func() error {
			if err := do(auth.With(ctx, auth.System(store)), store); err != nil {
				failures[i] = fmt.Errorf("in the store %s: %w", store, err)
			}
			return nil
		})
	}
	_ = group.Wait()
	return errors.Join(failures...)
}

// storeQueue is the queue of one store, which is the first parameter, $1, of each of its statements.
type storeQueue struct {
	queue
	store uuid.UUID
}

func (q queue) of(store uuid.UUID) storeQueue { return storeQueue{q, store} }

// withLockTimeout is the queue for a round over several stores. After lockTimeout its transactions fail with an error for which
// database.IsLockTimeout is true, so that a transaction that holds rows of one store holds up no other store.
func (q storeQueue) withLockTimeout() storeQueue {
	q.settings = lockTimeoutSettings
	return q
}

// lockTimeout is how long a round waits for rows of a store that another transaction holds. Transactions that
// often lock the same rows are short.
const lockTimeout = 500 * time.Millisecond

var lockTimeoutSettings = database.UsingIndexes +
	"; SET LOCAL citus.propagate_set_commands = 'local'" + // to the server of the store; PostgreSQL takes it for a name of ours
	"; SET LOCAL lock_timeout = '" + lockTimeout.String() + "'"

func (q storeQueue) query(ctx context.Context, tx *db.Tx, s statement, scan func(*sql.Rows) error, args ...any) error {
	return q.queue.query(ctx, tx, s, scan, append([]any{q.store}, args...)...)
}

func (q storeQueue) execute(ctx context.Context, tx *db.Tx, s statement, args ...any) (int, error) {
	return q.queue.execute(ctx, tx, s, append([]any{q.store}, args...)...)
}

// each runs a statement for many rows, followed by arguments that they share. PostgreSQL takes an array
// per column, in one round trip; SQLite, in the same process, runs it once per row.
func (q storeQueue) each(ctx context.Context, tx *db.Tx, s statement, rows [][]any, shared ...any) error {
	_, err := q.eachReturning(ctx, tx, s, rows, shared...)
	return err
}

// eachReturning is each for a statement that returns ids.
func (q storeQueue) eachReturning(ctx context.Context, tx *db.Tx, s statement, rows [][]any, shared ...any) (ids []uuid.UUID, err error) {
	err = q.eachScanning(ctx, tx, s, rows, database.ScanIDs(&ids), shared...)
	return ids, err
}

// eachScanning is each for a statement that returns rows, each of which it hands to scan.
func (q storeQueue) eachScanning(
	ctx context.Context, tx *db.Tx, s statement, rows [][]any, scan func(*sql.Rows) error, shared ...any,
) error {
	if len(rows) == 0 {
		return nil
	}
	calls := rows
	if !q.isSQLite() {
		calls = [][]any{columns(rows)}
	}
	for _, call := range calls {
		if err := q.query(ctx, tx, s, scan, append(call[:len(call):len(call)], shared...)...); err != nil {
			return err
		}
	}
	return nil
}
