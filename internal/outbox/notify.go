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

// notifyWindow is the least time between two notifications: each is a transaction of its own, and all
// that commit one wait for each other.
const notifyWindow = 5 * time.Millisecond

// notifyTimeout is how long a notification may take, before its connection is given up.
const notifyTimeout = 5 * time.Second

// Notifier tells the dispatchers that events were committed.
type Notifier struct {
	database *database.DB
	wake     func()
	logger   *slog.Logger
	pending  chan struct{}
}

// NewNotifier returns a notifier. Wake, unless nil, hurries a dispatcher in this process and must not
// block. On PostgreSQL, Run also notifies those of other processes.
func NewNotifier(d *database.DB, wake func(), logger *slog.Logger) *Notifier {
	return &Notifier{d, wake, logger, make(chan struct{}, 1)}
}

// EventsCommitted says that events were committed. It never blocks, and calls that come close together make
// one notification. Call it after the commit: inside a transaction, a notification would hold up all others.
func (n *Notifier) EventsCommitted() {
	if n.wake != nil {
		n.wake()
	}
	select {
	case n.pending <- struct{}{}:
	default:
	}
}

// Run sends the notifications until ctx ends, and returns nil. One that fails is logged and not repeated,
// because workers poll too.
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

// notify keeps the connection for the next time, so that a busy pool does not hold up the notification.
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
