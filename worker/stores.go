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

// Each statement of the dispatcher reads and writes one store only, so that a distributed PostgreSQL runs it on the server of that
// store. The only exceptions are the statements that find the stores with work. They lock nothing and read an index of waiting
// rows, so that a store without work costs nothing.

// storesAtOnce limits how many stores inStores works in at the same time.
const storesAtOnce = 4

// stores returns all stores that have waiting rows.
func (q queue) stores(ctx context.Context, waiting backlog.Waiting, args ...any) ([]backlog.Store, error) {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	return backlog.Stores(ctx, q.database, waiting, args...)
}

// ids runs a statement that is not restricted to a store, and returns the one id of each row.
func (q queue) ids(ctx context.Context, s statement, args ...any) (ids []uuid.UUID, err error) {
	ctx, cancel := context.WithTimeout(ctx, transactionTimeout)
	defer cancel()
	err = q.query(ctx, q.database.Client, s, database.ScanIDs(&ids), args...)
	return ids, err
}

func storeIDs(stores []backlog.Store) []uuid.UUID {
	return ids.Of(stores, func(s backlog.Store) uuid.UUID { return s.ID })
}

// inStores calls do for each store, for up to storesAtOnce of them at the same time, with a context of that store. An error in one
// store does not stop the others. It returns all errors joined.
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

// storeQueue is the queue of one store. It passes the store's id to each statement as the first parameter, $1.
type storeQueue struct {
	queue
	store uuid.UUID
}

func (q queue) forStore(store uuid.UUID) storeQueue { return storeQueue{q, store} }

// withLockTimeout returns a queue whose transactions wait at most lockTimeout for a locked row. Then they fail with an error for
// which database.IsLockTimeout is true. Loops over several stores use it, so that a long transaction in one store does not delay
// the other stores.
func (q storeQueue) withLockTimeout() storeQueue {
	q.settings = lockTimeoutSettings
	return q
}

// lockTimeout is long enough for the usual transactions that lock the same rows, which are short.
const lockTimeout = 500 * time.Millisecond

var lockTimeoutSettings = database.UsingIndexes +
	"; SET LOCAL citus.propagate_set_commands = 'local'" + // sends SET to the store's server; plain PostgreSQL accepts it as a custom setting
	"; SET LOCAL lock_timeout = '" + lockTimeout.String() + "'"

func (q storeQueue) query(ctx context.Context, tx *db.Tx, s statement, scan func(*sql.Rows) error, args ...any) error {
	return q.queue.query(ctx, tx, s, scan, append([]any{q.store}, args...)...)
}

func (q storeQueue) execute(ctx context.Context, tx *db.Tx, s statement, args ...any) (int, error) {
	return q.queue.execute(ctx, tx, s, append([]any{q.store}, args...)...)
}

// each runs a statement for many rows. The arguments are the columns of a row, and then shared. On PostgreSQL each column is one
// array, and the statement runs once. SQLite has no round trips to save, so there the statement runs once per row.
func (q storeQueue) each(ctx context.Context, tx *db.Tx, s statement, rows [][]any, shared ...any) error {
	_, err := q.eachReturning(ctx, tx, s, rows, shared...)
	return err
}

// eachReturning is each for a statement that returns ids, and returns them.
func (q storeQueue) eachReturning(ctx context.Context, tx *db.Tx, s statement, rows [][]any, shared ...any) (ids []uuid.UUID, err error) {
	err = q.eachScanning(ctx, tx, s, rows, database.ScanIDs(&ids), shared...)
	return ids, err
}

// eachScanning is each for a statement that returns rows. It calls scan for each row.
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
