package outbox

import (
	"context"
	"database/sql"
	"log/slog"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
)

// Channel is the PostgreSQL channel on which workers are notified that events were committed.
const Channel = "kiosk_events"

// notifyWindow is the minimum time between two notifications. Each notification is a transaction, and PostgreSQL commits
// transactions with notifications one at a time.
const notifyWindow = 5 * time.Millisecond

// notifyTimeout limits a notification. After it, the connection is closed.
const notifyTimeout = 5 * time.Second

// Notifier notifies dispatchers that events were committed.
type Notifier struct {
	database *database.DB
	wake     func()
	logger   *slog.Logger
	pending  chan struct{}
}

// NewNotifier returns a notifier. Wake, if not nil, is called for each commit and wakes a dispatcher in this process; it must not
// block. On PostgreSQL, Run also notifies the dispatchers of other processes.
func NewNotifier(d *database.DB, wake func(), logger *slog.Logger) *Notifier {
	return &Notifier{d, wake, logger, make(chan struct{}, 1)}
}

// EventsCommitted notifies the dispatchers that events were committed. It never blocks, and several calls within a short time send
// one notification. Callers call it after the commit, because a notification inside the transaction would make its commit wait for
// others.
func (n *Notifier) EventsCommitted() {
	if n.wake != nil {
		n.wake()
	}
	select {
	case n.pending <- struct{}{}:
	default:
	}
}

// Run sends the notifications until ctx ends, and returns nil. A notification that fails is logged and not repeated, because workers
// also poll.
func (n *Notifier) Run(ctx context.Context) error {
	if n.database.Dialect != dialect.Postgres {
		return nil
	}
	var conn *sql.Conn
	defer func() { closeConn(conn) }()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-n.pending:
		}
		var err error
		if conn, err = n.notify(ctx, conn); err != nil && ctx.Err() == nil {
			n.logger.Warn("workers could not be notified of events; they will find them by polling", "error", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(notifyWindow):
		}
	}
}

// notify sends a notification and returns the connection, which the next call uses again: waiting for a connection of a busy pool
// would delay the notification. On an error it closes the connection and returns nil.
func (n *Notifier) notify(ctx context.Context, conn *sql.Conn) (*sql.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, notifyTimeout)
	defer cancel()
	if conn == nil {
		var err error
		if conn, err = n.database.SQL.Conn(ctx); err != nil {
			return nil, err
		}
	}
	if _, err := conn.ExecContext(ctx, "NOTIFY "+Channel); err != nil {
		closeConn(conn)
		return nil, err
	}
	return conn, nil
}

func closeConn(conn *sql.Conn) {
	if conn != nil {
		_ = conn.Close() // back to the pool, which drops it when it is broken
	}
}
