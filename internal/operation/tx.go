package operation

import (
	"context"
	"errors"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
)

var (
	// ErrRetry makes Write run a new attempt. Operations return it when another transaction changed rows on which they depend.
	ErrRetry = database.ErrRetry
	// ErrRetryWithLock is ErrRetry with a new attempt that has WaitLocked.
	ErrRetryWithLock = fmt.Errorf("%w: rows are held by others", ErrRetry)
	// errDryRun rolls back the attempt of a dry run.
	errDryRun = errors.New("operation: dry run")
)

// Tx is one attempt of an operation: a transaction in the store of an actor. Now is the time of all its rows.
type Tx struct {
	*db.Tx
	SQL     database.Statements
	dialect string
	Store   *Store
	Actor   auth.Actor
	Now     time.Time
	Lock    Lock      // whether to wait for locked rows
	events  bool      // events were appended
	claimed *keyClaim // the key with which the outcome must still be stored; may be nil
	sealed  bool      // something was encrypted with the store's keys
	posted  []posting // ledger rows, for the metrics
}

// Append inserts events into the outbox, in the transaction.
func (tx *Tx) Append(ctx context.Context, events ...outbox.Event) error {
	tx.events = tx.events || len(events) > 0
	return outbox.Append(ctx, tx.SQL, tx.Now, events...)
}

// EventRows returns the rows that Append would insert, for operations that insert them together with other rows.
func (tx *Tx) EventRows(ctx context.Context, events ...outbox.Event) (database.Rows, error) {
	tx.events = tx.events || len(events) > 0
	return outbox.Rows(ctx, tx.Now, events...)
}

// Write runs an operation in a new transaction and commits it. When the transaction loses a race (a deadlock, a serialization failure or
// ErrRetry), Write runs the operation again in another transaction, so operations must not keep state from an attempt.
// Errors: CodeBusy (every attempt lost a race); CodeUnauthenticated (the store was shredded, or the acting staff member is not signed in
// any more); CodeForbidden (their role no longer grants the permission).
func (r *Runner) Write(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, otherOperation, r.Store, operation)
}

// WriteIncludingShredded is Write for operations that are also needed in a shredded store, whose orders and ledger stay. Such a store
// has no keys, so the operation must not need any. Errors: those of Write, but not that the store was shredded.
func (r *Runner) WriteIncludingShredded(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, otherOperation, r.AnyStore, operation)
}

// transact runs an operation until an attempt does not lose a race. It is the only place that opens write transactions. Each attempt
// reads the store again. The name is that of the operation, for metrics and traces.
func (r *Runner) transact(ctx context.Context, name string, read storeReader, operation func(context.Context, *Tx) error) (err error) {
	ctx, call := r.metrics.observe(ctx, name)
	defer func() { call.end(err) }()
	lock := SkipLocked
	err = r.Database.Retry(ctx, func() error {
		call.attempts++
		err := r.attempt(ctx, read, lock, operation)
		if errors.Is(err, ErrRetryWithLock) {
			lock = WaitLocked
		}
		return err
	})
	switch {
	case errors.Is(err, errDryRun):
		call.dryRun = true
		return nil
	case database.LostRace(err):
		r.Logger.WarnContext(ctx, "an operation kept losing races", "error", err)
		return problem.Refuse(problem.CodeBusy, "The store is busy; try again.")
	}
	return err
}

func (r *Runner) attempt(ctx context.Context, read storeReader, lock Lock, operation func(context.Context, *Tx) error) (err error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	store, err := read(ctx)
	if err != nil {
		return err
	}
	dbTx, err := r.Database.Begin(ctx)
	if err != nil {
		return err
	}
	committed := false
	defer func() {
		if !committed { // also when the operation panics
			if failure := dbTx.Rollback(); failure != nil && err == nil {
				err = failure
			}
		}
	}()
	statements, err := r.Database.On(ctx, dbTx)
	if err != nil {
		return err
	}
	tx := &Tx{Tx: dbTx, SQL: statements, dialect: r.Database.Dialect, Store: store, Actor: actor, Now: r.Now(), Lock: lock}
	if ctx, err = r.admitStaff(ctx, tx); err != nil {
		return err
	}
	if err := operation(ctx, tx); err != nil {
		return err
	}
	if err := r.holdKeys(ctx, tx); err != nil {
		return err
	}
	committed = true // whatever Commit says, there is nothing left to roll back
	if err := dbTx.Commit(); err != nil {
		return err
	}
	r.metrics.post(tx.posted, store.Currency)
	if tx.events {
		r.eventsCommitted()
	}
	return nil
}
