package resolver

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
	// errRetry makes a new attempt: another transaction changed what this one decided upon.
	errRetry = database.ErrRetry
	// errRetryWithLock makes a new attempt that waits for licenses that others hold.
	errRetryWithLock = fmt.Errorf("%w: licenses are held by others", errRetry)
	// errDryRun ends an attempt whose result is wanted but whose writes are not.
	errDryRun = errors.New("resolver: dry run")
)

// Tx is one attempt at an operation: a transaction in the store of an actor, at one moment in time.
type Tx struct {
	*db.Tx
	sql     database.Statements
	dialect string
	store   *Store
	actor   auth.Actor
	now     time.Time
	lock    database.Lock // how to take licenses
	events  bool          // some were appended
	sealed  bool          // something was, with the keys of the store
	posted  []posting     // to the ledgers
}

// append writes events to the outbox of the transaction.
func (tx *Tx) append(ctx context.Context, events ...outbox.Event) error {
	tx.events = tx.events || len(events) > 0
	return outbox.Append(ctx, tx.sql, tx.now, events...)
}

// write runs an operation in a transaction of its own and commits it.
// When the transaction loses a race (deadlock, serialization failure, errRetry) it runs the operation anew,
// so operations must not keep state from an attempt.
// Errors: CodeBusy when the races do not end; CodeUnauthenticated (the store was shredded).
func (r *Runner) write(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, r.Store, operation)
}

// writeIncludingShredded is write for what must be done in a store that was shredded, too, because its books stay. Such a store has no
// keys: the operation must need none. Error: CodeBusy.
func (r *Runner) writeIncludingShredded(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, r.anyStore, operation)
}

// transact is the only place that opens transactions to write in. Each attempt works with the store as it then is.
func (r *Runner) transact(ctx context.Context, read storeReader, operation func(context.Context, *Tx) error) (err error) {
	ctx, call := r.metrics.observe(ctx)
	defer func() { call.end(err) }()
	lock := database.SkipLocked
	err = r.database.Retry(ctx, func() error {
		call.attempts++
		err := r.attempt(ctx, read, lock, operation)
		if errors.Is(err, errRetryWithLock) {
			lock = database.WaitLocked
		}
		return err
	})
	switch {
	case errors.Is(err, errDryRun):
		return nil
	case database.LostRace(err):
		r.logger.WarnContext(ctx, "an operation kept losing races", "error", err)
		return problem.Refuse(problem.CodeBusy, "The store is busy; try again.")
	}
	return err
}

func (r *Runner) attempt(ctx context.Context, read storeReader, lock database.Lock, operation func(context.Context, *Tx) error) (err error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	store, err := read(ctx)
	if err != nil {
		return err
	}
	begun, err := r.database.Begin(ctx)
	if err != nil {
		return err
	}
	committed := false
	defer func() {
		if !committed { // also when the operation panics
			if failure := begun.Rollback(); failure != nil && err == nil {
				err = failure
			}
		}
	}()
	statements, err := r.database.On(ctx, begun)
	if err != nil {
		return err
	}
	tx := &Tx{Tx: begun, sql: statements, dialect: r.database.Dialect, store: store, actor: actor, now: r.now(), lock: lock}
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
	if err := begun.Commit(); err != nil {
		return err
	}
	r.metrics.post(tx.posted, store.Currency)
	if tx.events {
		r.published()
	}
	return nil
}
