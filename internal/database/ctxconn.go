package database

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"net"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/lib/pq"
)

const (
	// forceCloseAfter is how long the server may take to cancel a statement after its context has ended. After that time the
	// connection is force-closed. Otherwise lib/pq would wait for a response until TCP gives up, after a quarter of an hour.
	forceCloseAfter = time.Second
	// tcpUserTimeout is how long sent data may stay unacknowledged before the kernel closes the connection. It ends statements
	// whose context does not end, and unused connections, when the server's machine is gone.
	tcpUserTimeout = 20 * time.Second
)

// ctxConnector makes connections whose statements end soon after their context, also when the server does not respond.
//
// After a force-close, connections that were not used since are not used again. The reason is often a firewall that lost the state
// of all connections, and each of them would block its next user until the end of its context.
type ctxConnector struct {
	*pq.Connector
	isolation sql.IsolationLevel // of transactions that request none; LevelDefault is read committed
}

// newCtxConnector returns a connector on c, whose dialer it sets. Statements are cancelled at the server, unless pooled says that the
// server is a pooler.
func newCtxConnector(c *pq.Connector, dial dialFunc, pooled bool) ctxConnector {
	c.Dialer(ctxDialer{dial, pooled, new(lastForceClose)})
	return ctxConnector{Connector: c}
}

// lastForceClose holds when the latest of the force-closed statements began, of all connections of a connector.
type lastForceClose struct {
	mutex sync.Mutex
	began time.Time
}

func (s *lastForceClose) note(began time.Time) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if began.After(s.began) {
		s.began = began
	}
}

func (s *lastForceClose) beganAfter(used time.Time) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.began.After(used)
}

// connectAttempt is a value in the context of Connect, in which the dialer stores the connection that it made.
type connectAttempt struct {
	context.Context
	conn *deadlineConn
}

type attemptKey struct{}

// connectError is an error of a connection attempt whose context has not ended: the server did not respond or refused the client.
type connectError struct{ err error }

// Error implements error.
func (e *connectError) Error() string { return e.err.Error() }

// Unwrap returns the driver's error.
func (e *connectError) Unwrap() error { return e.err }

// Connect implements driver.Connector.
func (c ctxConnector) Connect(ctx context.Context) (driver.Conn, error) {
	a := &connectAttempt{Context: ctx}
	conn, err := c.Connector.Connect(context.WithValue(ctx, attemptKey{}, a))
	switch {
	case err != nil && ctx.Err() == nil:
		return nil, &connectError{err}
	case err != nil:
		return nil, err
	}
	a.conn.unfollow()
	return &ctxConn{
		postgresConn: conn.(postgresConn),
		transaction:  conn.(driver.Tx),
		isolation:    c.isolation,
		network:      a.conn,
		begun:        context.Background(),
	}, nil
}

type dialFunc func(ctx context.Context, network, address string) (net.Conn, error)

// dialServer dials with keep-alives and a TCP user timeout, so that the kernel notices when the server's machine is gone.
var dialServer dialFunc = (&net.Dialer{
	KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: tcpUserTimeout / 2, Interval: tcpUserTimeout / 4, Count: 2},
	Control:         setTCPUserTimeout,
}).DialContext

// ctxDialer dials for lib/pq.
type ctxDialer struct {
	dial           dialFunc
	pooled         bool
	lastForceClose *lastForceClose
}

// errPooled prevents lib/pq from cancelling a statement through a pooler; the connection is force-closed instead. PgBouncer before 1.21
// may exit when a server connection breaks while it is being cancelled (https://github.com/pgbouncer/pgbouncer/pull/927).
var errPooled = errors.New("database: nothing is cancelled through a pooler")

// Dial implements pq.Dialer.
func (d ctxDialer) Dial(network, address string) (net.Conn, error) {
	return d.DialContext(context.Background(), network, address)
}

// DialTimeout implements pq.Dialer.
func (d ctxDialer) DialTimeout(network, address string, timeout time.Duration) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	return d.DialContext(ctx, network, address)
}

// DialContext implements pq.DialerContext. lib/pq also calls it to cancel a statement, while the caller of the statement waits; then the
// context is not one of Connect, and the connection must end soon.
func (d ctxDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	a, connects := ctx.Value(attemptKey{}).(*connectAttempt)
	if !connects && d.pooled {
		return nil, errPooled
	}
	if !connects {
		return d.dialBriefly(ctx, network, address)
	}
	conn, err := d.dial(ctx, network, address)
	if err != nil {
		return nil, err
	}
	a.conn = &deadlineConn{Conn: conn, lastForceClose: d.lastForceClose}
	a.conn.follow(a.Context, context.Background()) //nolint:contextcheck // the dialer's own context ends after the dial
	return a.conn, nil
}

func (d ctxDialer) dialBriefly(ctx context.Context, network, address string) (net.Conn, error) {
	deadline := time.Now().Add(forceCloseAfter)
	ctx, cancel := context.WithDeadline(ctx, deadline)
	defer cancel()
	conn, err := d.dial(ctx, network, address)
	if err != nil {
		return nil, err
	}
	return briefConn{conn}, conn.SetDeadline(deadline)
}

// briefConn is a connection whose deadline lib/pq cannot change.
type briefConn struct{ net.Conn }

// SetDeadline implements net.Conn.
func (briefConn) SetDeadline(time.Time) error { return nil }

// deadlineConn is a network connection that is force-closed forceCloseAfter the end of one of the contexts that it follows.
type deadlineConn struct {
	net.Conn
	lastForceClose *lastForceClose // of the connector

	mutex      sync.Mutex
	lastFollow time.Time     // when follow was called last
	generation int           // increases with each call of follow and unfollow
	stops      []func() bool // end the following of the contexts
	ended      bool          // a followed context has ended
}

// follow makes the connection follow the contexts of a statement and of its transaction, and no others.
func (c *deadlineConn) follow(statement, transaction context.Context) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.unfollowLocked()
	c.lastFollow = time.Now()
	generation := c.generation
	forceClose := func() {
		c.mutex.Lock()
		defer c.mutex.Unlock()
		if c.generation == generation {
			_ = c.SetDeadline(time.Now().Add(forceCloseAfter))
			c.ended = true
		}
	}
	c.stops = append(c.stops, context.AfterFunc(statement, forceClose), context.AfterFunc(transaction, forceClose))
}

// Read implements net.Conn. It records a force-close, which is a read that reached the deadline.
func (c *deadlineConn) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		c.lastForceClose.note(c.lastUsed())
	}
	return n, err
}

func (c *deadlineConn) lastUsed() time.Time {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.lastFollow
}

// unfollow makes the connection follow no context, and reports whether it can be used again. It cannot after a followed context has
// ended, because a late cancellation could end the next statement.
func (c *deadlineConn) unfollow() bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.unfollowLocked()
	return !c.ended
}

// unfollowLocked is unfollow for callers that hold the mutex.
func (c *deadlineConn) unfollowLocked() {
	c.generation++
	for _, stop := range c.stops {
		stop()
	}
	c.stops = c.stops[:0]
	if c.ended {
		_ = c.SetDeadline(time.Time{}) // fails only on a closed connection
	}
}

// ctxConn is a connection of lib/pq whose network connection follows the contexts of the current statement and transaction.
type ctxConn struct {
	postgresConn
	transaction driver.Tx          // the connection of lib/pq, which is its own transaction
	isolation   sql.IsolationLevel // of transactions that request none
	network     *deadlineConn
	begun       context.Context // of the open transaction; context.Background() when none is open
}

// follow makes the network connection follow the context of a statement and that of the open transaction. Both are needed, because
// database/sql waits for the end of the statement before it ends the transaction.
func (c *ctxConn) follow(ctx context.Context) { c.network.follow(ctx, c.begun) }

// QueryContext implements driver.QueryerContext.
func (c *ctxConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	c.follow(ctx)
	return c.postgresConn.QueryContext(ctx, query, args)
}

// ExecContext implements driver.ExecerContext.
func (c *ctxConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.follow(ctx)
	return c.postgresConn.ExecContext(ctx, query, args)
}

// PrepareContext implements driver.ConnPrepareContext.
func (c *ctxConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	c.follow(ctx)
	return c.postgresConn.PrepareContext(ctx, query)
}

// Ping implements driver.Pinger.
func (c *ctxConn) Ping(ctx context.Context) error {
	c.follow(ctx)
	return c.postgresConn.Ping(ctx)
}

// ResetSession implements driver.SessionResetter. The pool calls it before it uses the connection again.
func (c *ctxConn) ResetSession(ctx context.Context) error {
	if c.network.lastForceClose.beganAfter(c.network.lastUsed()) {
		return driver.ErrBadConn
	}
	return c.postgresConn.ResetSession(ctx)
}

// IsValid implements driver.Validator. The pool calls it when the connection is returned.
func (c *ctxConn) IsValid() bool {
	return c.network.unfollow() && c.postgresConn.IsValid()
}

// BeginTx implements driver.ConnBeginTx. When the context ends during a commit, the connection is force-closed, but the commit is not
// cancelled. PostgreSQL confirms a cancelled commit that waits for a synchronous standby: other transactions see it, and a failover
// loses it.
func (c *ctxConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	c.follow(ctx)
	tx, err := c.begin(context.WithoutCancel(ctx), options)
	if err != nil {
		return nil, err
	}
	c.begun = ctx
	return ctxTx{tx, c}, nil
}

// begin starts a transaction, and sends the settings of the context, if any, together with BEGIN. Unlike lib/pq it does not check whether
// a transaction is open: each transaction is ended before its connection returns to the pool. Error: ErrReadOnly.
func (c *ctxConn) begin(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	statements := c.beginStatement(options)
	if settings := settingsOf(ctx); settings != "" {
		statements += "; " + settings
	}
	var err error
	if options.ReadOnly {
		_, err = c.postgresConn.ExecContext(ctx, statements, nil)
	} else {
		err = c.beginWriting(ctx, statements)
	}
	if err != nil {
		_ = c.transaction.Rollback() // drops the connection if there is no transaction to end
		return nil, err
	}
	return c.transaction, nil
}

// beginWriting runs statements that begin a transaction, and fails with ErrReadOnly if the transaction can only read. It does not begin
// with READ WRITE, which overrides default_transaction_read_only: hosting providers set that when the disk is almost full.
func (c *ctxConn) beginWriting(ctx context.Context, statements string) error {
	readOnly, err := queryValue(ctx, c.postgresConn, statements+"; SHOW transaction_read_only")
	if err != nil {
		return err
	}
	if readOnly == "on" {
		return ErrReadOnly
	}
	return nil
}

// beginStatement returns the statement that begins a transaction with the options. It names the isolation level, because the server's
// default may be repeatable read. Then a transaction that waited for a lock would not see what the lock's last holder wrote, and two
// uploads at the same time would both store a key.
func (c *ctxConn) beginStatement(options driver.TxOptions) string {
	level := cmp.Or(sql.IsolationLevel(options.Isolation), c.isolation, sql.LevelReadCommitted)
	statement := "BEGIN ISOLATION LEVEL " + strings.ToUpper(level.String())
	if options.ReadOnly {
		statement += " READ ONLY"
	}
	return statement
}

// queryValue returns the only value of a query without parameters.
func queryValue(ctx context.Context, conn driver.QueryerContext, query string) (driver.Value, error) {
	rows, err := conn.QueryContext(ctx, query, nil)
	if err != nil {
		return nil, err
	}
	row := make([]driver.Value, 1)
	err = rows.Next(row)
	return row[0], errors.Join(err, rows.Close())
}

type settingsKey struct{}

// WithSettings returns a context in which transactions on PostgreSQL begin with settings: SET LOCAL statements separated by semicolons.
// They are sent together with BEGIN, so they cost no round trip, and hold until the transaction ends. SQLite ignores them.
func WithSettings(ctx context.Context, settings string) context.Context {
	return context.WithValue(ctx, settingsKey{}, settings)
}

func settingsOf(ctx context.Context) string {
	settings, _ := ctx.Value(settingsKey{}).(string)
	return settings
}

// ctxTx is a transaction whose commit or rollback follows the context of BeginTx.
type ctxTx struct {
	driver.Tx
	conn *ctxConn
}

// Commit implements driver.Tx.
func (t ctxTx) Commit() error { return t.end(t.Tx.Commit) }

// Rollback implements driver.Tx.
func (t ctxTx) Rollback() error { return t.end(t.Tx.Rollback) }

func (t ctxTx) end(commitOrRollback func() error) error {
	t.conn.follow(context.Background())
	err := commitOrRollback()
	t.conn.begun = context.Background()
	return err
}

// CheckNamedValue implements driver.NamedValueChecker. It converts json.RawMessage to a string. With binary_parameters, lib/pq sends
// bytes as the binary format of the parameter's type, which is right for bytea and wrong for JSON.
func (c *ctxConn) CheckNamedValue(value *driver.NamedValue) error {
	document, is := value.Value.(json.RawMessage)
	switch {
	case !is:
		return c.postgresConn.CheckNamedValue(value)
	case document == nil:
		value.Value = nil
	default:
		value.Value = string(document)
	}
	return nil
}
