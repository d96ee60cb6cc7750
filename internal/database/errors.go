package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"regexp"
	"slices"
	"strings"

	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"kiosk/ent/db"
)

// All functions of this file also look at wrapped errors, such as those in Ent's.

// IsRetryable reports whether a transaction failed for a cause that passes, so that it may succeed when it runs again from the
// beginning. The causes are a deadlock, a serialization failure, SQLite's lock, a statement that was prepared before its tables
// changed, a primary that became a standby, and an internal error of PostgreSQL about row locks (multixactRoutine).
func IsRetryable(err error) bool {
	if pq.As(err, pqerror.TRDeadlockDetected, pqerror.TRSerializationFailure) != nil {
		return true
	}
	if _, stale := errors.AsType[*StaleStatementError](err); stale {
		return true
	}
	if IsStandby(err) {
		return true
	}
	if failure := pq.As(err, pqerror.InternalError); failure != nil && failure.Routine == multixactRoutine {
		return true
	}
	primary := sqliteCode(err) & 0xff
	return primary == sqlite3.SQLITE_BUSY || primary == sqlite3.SQLITE_LOCKED
}

// IsCanceled reports whether a statement or transaction failed because its context was canceled, in any form in which a driver reports
// that.
func IsCanceled(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, sql.ErrTxDone) || pq.As(err, pqerror.QueryCanceled) != nil ||
		sqliteCode(err)&0xff == sqlite3.SQLITE_INTERRUPT
}

// IsLockTimeout reports whether a statement waited for a lock for longer than lock_timeout.
func IsLockTimeout(err error) bool { return pq.As(err, pqerror.LockNotAvailable) != nil }

// multixactRoutine is the routine in PostgreSQL's error "new multixact has more than one updating member", seen on PostgreSQL 15. It
// occurs when a row is updated while foreign keys share-lock it. The transaction is rolled back and can be retried.
const multixactRoutine = "MultiXactIdCreateFromMembers"

// IsConnection reports whether the database could not be reached or the connection was lost. After such an error of a commit it is
// unknown whether the transaction was committed. The end of the caller's own context is not such an error.
func IsConnection(err error) bool {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return false
	}
	if failure := pq.As(err); failure != nil {
		switch failure.Code {
		case pqerror.AdminShutdown, pqerror.CrashShutdown, pqerror.CannotConnectNow:
			return true
		}
		return failure.Code.Class() == pqerror.ClassConnectionException || isNodeGone(failure)
	}
	for _, gone := range []error{driver.ErrBadConn, sql.ErrConnDone, io.EOF, io.ErrUnexpectedEOF, net.ErrClosed} {
		if errors.Is(err, gone) {
			return true
		}
	}
	_, network := errors.AsType[net.Error](err)
	return network
}

// isNodeGone reports whether a node of Citus was lost during a statement or a commit, also the one that reports it. It reports that as an
// internal error, with libpq's message about the connection to another node, or with one of these texts of Citus.
func isNodeGone(failure *pq.Error) bool {
	return failure.Code == pqerror.InternalError && slices.ContainsFunc([]string{
		"server closed the connection unexpectedly",
		"could not receive data from server",
		"could not send data to server",
		"failure on connection marked as essential",
		"execution cannot recover from multiple connection failures",
		"failed to prepare transaction",
		"could not commit transaction for shard",
		"postmaster was shut down",
	}, func(text string) bool { return strings.HasPrefix(failure.Message, text) })
}

// IsUnavailable reports whether the database cannot serve at the moment. The causes are:
//
//   - the database cannot be reached (IsConnection) or refuses the connection;
//   - it has no free connection, memory or disk space;
//   - it ended a statement because of a timeout or an operator's command;
//   - it takes no writes, because it is a standby or read-only (ErrReadOnly), or a SQLite file that is read-only or was replaced.
//
// A statement that was canceled because its context ended looks the same as one that an operator canceled. So a caller whose context can
// end checks the context first.
func IsUnavailable(err error) bool {
	_, replaced := errors.AsType[*ReplacedError](err)
	_, refused := errors.AsType[*connectError](err)
	if IsStandby(err) || errors.Is(err, ErrReadOnly) || replaced || refused || IsConnection(err) {
		return true
	}
	if failure := pq.As(err); failure != nil {
		switch failure.Code.Class() {
		case pqerror.ClassInsufficientResources, pqerror.ClassSystemError:
			return true
		}
		switch failure.Code {
		case pqerror.ReadOnlySQLTransaction, pqerror.QueryCanceled, pqerror.LockNotAvailable:
			return true
		}
		return false
	}
	switch sqliteCode(err) & 0xff {
	case sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY:
		return true
	}
	return false
}

// IsUniqueViolation reports whether a row with the same key exists.
func IsUniqueViolation(err error) bool {
	if pq.As(err, pqerror.UniqueViolation) != nil {
		return true
	}
	code := sqliteCode(err)
	return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
}

// IsKeyViolation reports whether a statement violated a unique or foreign key.
func IsKeyViolation(err error) bool {
	return IsUniqueViolation(err) || pq.As(err, pqerror.ForeignKeyViolation) != nil ||
		sqliteCode(err) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
}

// constraintOfShard matches the constraint's name in the message of an error from a node of Citus. The coordinator returns only the
// message, in which the name ends with the number of the shard.
var constraintOfShard = regexp.MustCompile(`constraint "(\w+)_[0-9]{6,}"`)

// ConstraintName returns the name of the constraint or unique index that a statement violated, the same on both databases. It returns ""
// for other errors, and for foreign keys on SQLite, which does not name them.
func ConstraintName(err error) string {
	if failure := pq.As(err); failure != nil {
		if shard := constraintOfShard.FindStringSubmatch(failure.Message); failure.Constraint == "" && shard != nil {
			return shard[1]
		}
		return failure.Constraint
	}
	failure, ok := errors.AsType[*sqlite.Error](err)
	if !ok {
		return ""
	}
	switch failure.Code() {
	case sqlite3.SQLITE_CONSTRAINT_CHECK:
		return sqliteSubject(failure, "CHECK constraint failed: ")
	case sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
		return db.UniqueIndexes[sqliteSubject(failure, "UNIQUE constraint failed: ")]
	}
	return ""
}

func sqliteCode(err error) int {
	if failure, ok := errors.AsType[*sqlite.Error](err); ok {
		return failure.Code()
	}
	return sqlite3.SQLITE_OK
}

// sqliteSubject returns the part of an error message between the prefix and the code, such as customers_balance in "constraint failed:
// CHECK constraint failed: customers_balance (275)". sqlite3.c writes these messages in sqlite3VdbeExec and sqlite3UniqueConstraint.
func sqliteSubject(failure *sqlite.Error, prefix string) string {
	_, subject, _ := strings.Cut(failure.Error(), prefix)
	subject, _, _ = strings.Cut(subject, " (")
	return subject
}
