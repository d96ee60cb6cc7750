package migrations

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
)

// statementLimit ends a statement that waits for another one, so that a test fails and does not hang.
const statementLimit = 30 * time.Second

// A dump reads every table in one transaction, and a migration that waits for it must not stop the statements behind it.
func TestAMigrationThatWaitsForALongTransactionDoesNotStopTheStore(t *testing.T) {
	t.Parallel()
	open, db, dump := openInDump(t)

	migrated, warned := make(chan error, 1), make(chan struct{}, 100)
	migrator := open()
	go func() {
		_, err := UpWarning(t.Context(), migrator, dialect.Postgres, func(error) { warned <- struct{}{} })
		migrated <- err
	}()
	waitUntilBlocked(t, db)
	ctx, cancel := context.WithTimeout(t.Context(), statementLimit)
	defer cancel()
	var customers int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM customers").Scan(&customers); err != nil {
		t.Fatalf("a statement behind the migration: %v", err)
	}
	select {
	case err := <-migrated:
		t.Fatalf("the migration ended during the dump: %v", err)
	case <-warned:
	}

	if err := dump.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := <-migrated; err != nil {
		t.Fatal(err)
	}
	if current, err := Current(t.Context(), db, dialect.Postgres); !current || err != nil {
		t.Errorf("current = %v, %v", current, err)
	}
	var timeout string
	if err := migrator.QueryRowContext(t.Context(), "SHOW lock_timeout").Scan(&timeout); err != nil || timeout != "0" {
		t.Errorf("lock_timeout is %s afterwards, %v", timeout, err)
	}
}

// Each migration that waits for a table stops the statements behind it, so processes must not take turns at waiting.
func TestOfSeveralProcessesOneWaitsForATable(t *testing.T) {
	t.Parallel()
	open, _, dump := openInDump(t)

	const processes = 3
	var warned [processes]atomic.Int32
	warnings, migrated := make(chan struct{}, 100), make(chan error, processes)
	for i := range processes {
		db := open()
		go func() {
			_, err := UpWarning(t.Context(), db, dialect.Postgres, func(error) {
				warned[i].Add(1)
				warnings <- struct{}{}
			})
			migrated <- err
		}()
	}
	<-warnings
	<-warnings
	if err := dump.Commit(); err != nil {
		t.Fatal(err)
	}
	waiting := 0
	for range processes {
		if err := <-migrated; err != nil {
			t.Error(err)
		}
	}
	for i := range warned {
		waiting += min(1, int(warned[i].Load()))
	}
	if waiting != 1 {
		t.Errorf("%d processes waited for a table, want 1", waiting)
	}
}

func TestAMigrationThatDeadlocksWithATransactionBeginsAgain(t *testing.T) {
	t.Parallel()
	open := postgresOpener(t)
	db := open()
	if _, err := up(t.Context(), db, dialect.Postgres, library); err != nil {
		t.Fatal(err)
	}
	order, err := db.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = order.Rollback() }() // fails once it was committed
	for _, statement := range []string{
		"SET LOCAL deadlock_timeout = '1h'", // so that the migration is the one that PostgreSQL ends
		"LOCK TABLE shelves IN ROW EXCLUSIVE MODE",
	} {
		if _, err := order.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}

	migrated := make(chan error, 1)
	migrator := open()
	go func() {
		applied, err := up(t.Context(), migrator, dialect.Postgres, libraryWith("ALTER TABLE books ADD pages integer; ALTER TABLE shelves ADD width integer;"))
		if err == nil && applied != 1 {
			err = fmt.Errorf("applied %d", applied)
		}
		migrated <- err
	}()
	waitUntilBlocked(t, db)
	if _, err := order.ExecContext(t.Context(), "LOCK TABLE books IN ROW EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	if err := order.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := <-migrated; err != nil {
		t.Fatal(err)
	}
}

// openInDump creates a database whose last migrations are pending, opens it, and begins a transaction that uses customers, as a dump
// does. open opens the database again.
func openInDump(t *testing.T) (open func() *sql.DB, db *sql.DB, dump *sql.Tx) {
	t.Helper()
	open = postgresOpener(t)
	db = open()
	if _, err := up(t.Context(), db, dialect.Postgres, earliest(t, dialect.Postgres, 11)); err != nil {
		t.Fatal(err)
	}
	dump, err := db.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = dump.Rollback() }) // fails once it was committed
	if _, err := dump.ExecContext(t.Context(), "LOCK TABLE customers IN ACCESS SHARE MODE"); err != nil {
		t.Fatal(err)
	}
	return open, db, dump
}

// waitUntilBlocked returns when a session of the database waits for a lock.
func waitUntilBlocked(t *testing.T, db *sql.DB) {
	t.Helper()
	const query = "SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database WHERE datname = current_database() AND NOT granted"
	for count(t, db, query) == 0 {
		if t.Context().Err() != nil {
			t.Fatal(t.Context().Err())
		}
	}
}

func TestADatabaseThatDoesNotRespondIsNotSaidToLackCitus(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)()
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Distribute(t.Context(), db); err == nil || errors.Is(err, ErrNotCitus) {
		t.Error(err)
	}
}
