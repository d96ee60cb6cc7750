package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"regexp"
	"strings"

	"github.com/lib/pq"
	"github.com/lib/pq/pqerror"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"kiosk/ent/db"
)

// All of these see through errors that wrap the driver's, such as Ent's.

// IsRetryable reports whether the transaction failed only because of what others did at the same time,
// so that it may succeed when it is tried again from its beginning: a deadlock, a serialization failure,
// SQLite's lock, a statement prepared before the tables changed, a primary that became a standby, or PostgreSQL losing
// track of a row's lockers.
func IsRetryable(err error) bool {
	if pq.As(err, pqerror.TRDeadlockDetected, pqerror.TRSerializationFailure) != nil {
		return true
	}
	if _, stale := errors.AsType[*StaleStatementError](err); stale {
		return true
	}
	if _, standby := errors.AsType[*StandbyError](err); standby {
		return true
	}
	if failure := pq.As(err, pqerror.InternalError); failure != nil && failure.Routine == multixactRoutine {
		return true
	}
	primary := sqliteCode(err) & 0xff
	return primary == sqlite3.SQLITE_BUSY || primary == sqlite3.SQLITE_LOCKED
}

// IsCanceled reports whether work failed because its context was canceled, whatever the driver says of that.
func IsCanceled(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, sql.ErrTxDone) || pq.As(err, pqerror.QueryCanceled) != nil ||
		sqliteCode(err)&0xff == sqlite3.SQLITE_INTERRUPT
}

// IsLockTimeout reports whether a statement gave up waiting for a lock after the lock_timeout of its transaction.
func IsLockTimeout(err error) bool { return pq.As(err, pqerror.LockNotAvailable) != nil }

// multixactRoutine is where PostgreSQL gives up, seen on 15, when a row that foreign keys share-lock is updated at the
// same time ("new multixact has more than one updating member"). The transaction is rolled back like any loser of a race.
const multixactRoutine = "MultiXactIdCreateFromMembers"

// IsConnection reports whether the database could not be reached or went away. Whether a commit
// that failed so has happened is unknown. The end of the caller's own context is no such error.
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

// isNodeGone reports whether a node of Citus went away during a statement or a commit. Its coordinator reports both as internal
// errors: what libpq says of the connection to the node, and that a commit failed there.
func isNodeGone(failure *pq.Error) bool {
	return failure.Code == pqerror.InternalError &&
		(strings.HasPrefix(failure.Message, "server closed the connection unexpectedly") ||
			strings.HasPrefix(failure.Message, "could not receive data from server") ||
			strings.HasPrefix(failure.Message, "could not send data to server") ||
			strings.HasPrefix(failure.Message, "failure on connection marked as essential") ||
			strings.HasPrefix(failure.Message, "could not commit transaction for shard"))
}

// IsUnavailable reports whether the database cannot serve just now: it is not there (IsConnection), it refuses to connect, it has no
// connection, memory or room on its disk to spare, it ended a statement by a limit of its own or an operator's command, or it
// writes nothing: a standby, a file that the account may only read, or one that was replaced. A statement that ended with its
// context looks the same as one that an operator canceled: a caller that can end its context checks that first.
func IsUnavailable(err error) bool {
	_, standby := errors.AsType[*StandbyError](err)
	_, replaced := errors.AsType[*ReplacedError](err)
	_, refused := errors.AsType[*connectError](err)
	if standby || replaced || refused || IsConnection(err) {
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

// IsKeyViolation reports whether a row with the same key exists, or a row that is referred to does not, or is still
// referred to.
func IsKeyViolation(err error) bool {
	return IsUniqueViolation(err) || pq.As(err, pqerror.ForeignKeyViolation) != nil ||
		sqliteCode(err) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
}

// constraintOfShard finds a constraint's name in the message of an error from a node of Citus, which passes on the message only.
// In a shard, the name ends with the shard's number.
var constraintOfShard = regexp.MustCompile(`constraint "(\w+)_[0-9]{6,}"`)

// ConstraintName returns the name of the constraint or unique index that refused a row, the same on both
// databases, or "" when there is none. On SQLite it is "" for foreign keys, which SQLite does not name.
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

// sqliteSubject returns what a message like "constraint failed: CHECK constraint failed: customers_balance (275)"
// says after the prefix, without the code: sqlite3.c composes these in sqlite3VdbeExec and sqlite3UniqueConstraint.
func sqliteSubject(failure *sqlite.Error, prefix string) string {
	_, subject, _ := strings.Cut(failure.Error(), prefix)
	subject, _, _ = strings.Cut(subject, " (")
	return subject
}
