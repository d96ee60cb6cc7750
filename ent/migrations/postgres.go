package migrations

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"entgo.io/ent/dialect"
	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
	"github.com/pressly/goose/v3/lock"
)

const (
	// lockTimeout is how long a migration of PostgreSQL waits for a table that another transaction uses. All later statements on that
	// table wait behind it. It is longer than deadlock_timeout, after which PostgreSQL ends an autovacuum that is in the way.
	lockTimeout = 2 * time.Second
	// The pause after a migration that did not get a table. It doubles each time.
	shortestPause = time.Second
	longestPause  = 30 * time.Second
)

// upPostgres applies the pending migrations, each in a transaction. The session's lock keeps other processes from migrating, also
// during the pauses.
func upPostgres(ctx context.Context, db *sql.DB, set fs.FS, warn func(error)) (applied int, err error) {
	over, err := bringOverPostgres(ctx, db, set)
	if err != nil {
		return 0, fmt.Errorf("migrations: bring an earlier database over: %w", err)
	}
	const seconds, attempts = 1, 600 // how long another process may take over its migration
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(seconds, attempts))
	if err != nil {
		return over, fmt.Errorf("migrations: %w", err)
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		return over, fmt.Errorf("migrations: %w", err)
	}
	defer conn.Close()
	if err := locker.SessionLock(ctx, conn); err != nil {
		return over, fmt.Errorf("migrations: %w", err)
	}
	_ = conn.Raw(func(raw any) error {
		pool := sql.OpenDB(heldPostgres{held{raw.(driver.Conn)}})
		pool.SetMaxOpenConns(1)
		defer pool.Close()
		if applied, err = upgradePostgres(ctx, pool, set, warn); err != nil {
			return driver.ErrBadConn // closes the session, and so frees its lock
		}
		return nil
	})
	applied += over
	if err != nil {
		return applied, err
	}
	if err := locker.SessionUnlock(context.WithoutCancel(ctx), conn); err != nil {
		return applied, fmt.Errorf("migrations: %w", err)
	}
	return applied, nil
}

// upgradePostgres applies the pending migrations through a pool of one connection. A migration that waited for lockTimeout is rolled
// back and begins again after a pause, until the context ends: a dump, for example, uses all tables for as long as it takes.
func upgradePostgres(ctx context.Context, pool *sql.DB, set fs.FS, warn func(error)) (applied int, err error) {
	if _, err := pool.ExecContext(ctx, fmt.Sprintf("SET lock_timeout = %d", lockTimeout.Milliseconds())); err != nil {
		return 0, fmt.Errorf("migrations: %w", err)
	}
	for pause := shortestPause; ; pause = min(2*pause, longestPause) {
		provider, err := newProvider(dialect.Postgres, pool, set)
		if err != nil {
			return applied, fmt.Errorf("migrations: %w", err)
		}
		more, err := run(ctx, provider)
		applied += more
		if err == nil {
			_, err = pool.ExecContext(ctx, "RESET lock_timeout")
			return applied, err
		}
		if pq.As(err, pqerror.LockNotAvailable, pqerror.TRDeadlockDetected) == nil {
			return applied, err
		}
		warn(err)
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return applied, errors.Join(err, ctx.Err())
		}
	}
}

// heldPostgres lends one connection to PostgreSQL to a pool that does not own it.
type heldPostgres struct{ held }

// Connect implements driver.Connector.
func (h heldPostgres) Connect(context.Context) (driver.Conn, error) { return h, nil }

// BeginTx implements driver.ConnBeginTx.
func (h heldPostgres) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	return h.Conn.(driver.ConnBeginTx).BeginTx(ctx, options)
}
