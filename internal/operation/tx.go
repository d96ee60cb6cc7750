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
	// ErrRetry makes a new attempt: another transaction changed what this one decided upon.
	ErrRetry = database.ErrRetry
	// ErrRetryWithLock makes a new attempt that waits for the rows that Lock is about.
	ErrRetryWithLock = fmt.Errorf("%w: rows are held by others", ErrRetry)
	// errDryRun ends an attempt whose result is wanted but whose writes are not.
	errDryRun = errors.New("operation: dry run")
)

// Tx is one attempt at an operation: a transaction in the store of an actor, at one moment in time.
type Tx struct {
	*db.Tx
	SQL          database.Statements
	dialect      string
	Tenant       *Store
	Actor        auth.Actor
	Now          time.Time
	Lock         Lock      // how to take what any of several rows can give
	events       bool      // some were appended
	claimed      *keyClaim // the key under which the outcome is to be kept
	sealed       bool      // something was, with the keys of the store
	posted       []posting // to the ledgers
	beforeCommit []func() error
}

// BeforeCommit runs a step at the end of the transaction, behind what is kept for retries: what it locks is held only until the
// commit that follows.
func (tx *Tx) BeforeCommit(step func() error) { tx.beforeCommit = append(tx.beforeCommit, step) }

// runBeforeCommit runs the steps given to BeforeCommit.
func (tx *Tx) runBeforeCommit() error {
	for _, step := range tx.beforeCommit {
		if err := step(); err != nil {
			return err
		}
	}
	tx.beforeCommit = nil
	return nil
}

// Append writes events to the outbox of the transaction.
func (tx *Tx) Append(ctx context.Context, events ...outbox.Event) error {
	tx.events = tx.events || len(events) > 0
	return outbox.Append(ctx, tx.SQL, tx.Now, events...)
}

// EventRows is Append for events that are inserted together with other rows.
func (tx *Tx) EventRows(ctx context.Context, events ...outbox.Event) (database.Rows, error) {
	tx.events = tx.events || len(events) > 0
	return outbox.Rows(ctx, tx.Now, events...)
}

// Write runs an operation in a transaction of its own and commits it.
// When the transaction loses a race (deadlock, serialization failure, ErrRetry) it runs the operation anew,
// so operations must not keep state from an attempt.
// Errors: CodeBusy when the races do not end; CodeUnauthenticated (the store was shredded).
func (r *Runner) Write(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, r.Store, operation)
}

// WriteIncludingShredded is Write for what must be done in a store that was shredded, too, because its orders and ledger
// stay. Such a store has no keys: the operation must need none. Error: CodeBusy.
func (r *Runner) WriteIncludingShredded(ctx context.Context, operation func(context.Context, *Tx) error) error {
	return r.transact(ctx, r.AnyStore, operation)
}

// transact is the only place that opens transactions to write in. Each attempt works with the store as it then is.
func (r *Runner) transact(ctx context.Context, read storeReader, operation func(context.Context, *Tx) error) (err error) {
	ctx, call := r.metrics.observe(ctx)
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
	begun, err := r.Database.Begin(ctx)
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
	statements, err := r.Database.On(ctx, begun)
	if err != nil {
		return err
	}
	tx := &Tx{Tx: begun, SQL: statements, dialect: r.Database.Dialect, Tenant: store, Actor: actor, Now: r.Now(), Lock: lock}
	if ctx, err = r.admitStaff(ctx, tx); err != nil {
		return err
	}
	if err := operation(ctx, tx); err != nil {
		return err
	}
	if err := r.holdKeys(ctx, tx); err != nil {
		return err
	}
	if err := tx.runBeforeCommit(); err != nil {
		return err
	}
	committed = true // whatever Commit says, there is nothing left to roll back
	if err := begun.Commit(); err != nil {
		return err
	}
	r.metrics.post(tx.posted, store.Currency)
	if tx.events {
		r.eventsCommitted()
	}
	return nil
}
