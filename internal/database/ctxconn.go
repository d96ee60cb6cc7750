package database

import (
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
	// forceCloseAfter is how long the server may take to give up a statement whose context has ended. Then the connection
	// is force-closed: lib/pq would wait for the server's word until TCP gives up, which takes a quarter of an hour.
	forceCloseAfter = time.Second
	// tcpUserTimeout is how long a server may leave unconfirmed what reached its machine, before it counts as gone.
	// It ends statements whose context does not, and unused connections.
	tcpUserTimeout = 20 * time.Second
)

// ctxConnector makes connections whose statements end soon after their context, also when the server is gone. When one of
// them has to be force-closed, those that were not used since are not used again: a firewall that lost the state of one has
// lost that of the others, and each would cost its next user the whole time of its context.
type ctxConnector struct{ *pq.Connector }

// newCtxConnector makes the connector dial connections with a deadline. Statements are cancelled at the server unless it is a pooler.
func newCtxConnector(c *pq.Connector, dial dialFunc, pooled bool) ctxConnector {
	c.Dialer(ctxDialer{dial, pooled, new(lastForceClose)})
	return ctxConnector{c}
}

// lastForceClose is when the statement began that was force-closed last, on any connection of a connector.
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

// attempt is, in the context of Connect, where the dialer leaves the connection that it made last.
type attempt struct {
	context.Context
	conn *deadlineConn
}

type attemptKey struct{}

// connectError is why a server gave no connection, other than the end of the caller's time: it is away, or refuses the client.
type connectError struct{ err error }

// Error implements error.
func (e *connectError) Error() string { return e.err.Error() }

// Unwrap returns the driver's error.
func (e *connectError) Unwrap() error { return e.err }

// Connect implements driver.Connector.
func (c ctxConnector) Connect(ctx context.Context) (driver.Conn, error) {
	a := &attempt{Context: ctx}
	conn, err := c.Connector.Connect(context.WithValue(ctx, attemptKey{}, a))
	switch {
	case err != nil && ctx.Err() == nil:
		return nil, &connectError{err}
	case err != nil:
		return nil, err
	}
	a.conn.unfollow()
	return &ctxConn{postgresConn: conn.(postgresConn), transaction: conn.(driver.Tx), network: a.conn, begun: context.Background()}, nil
}

type dialFunc func(ctx context.Context, network, address string) (net.Conn, error)

// dialServer notices a machine that is gone, also while nothing is sent.
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

// errPooled is why a statement is not cancelled but force-closed. PgBouncer before 1.21 may exit when a server's connection
// breaks that is being cancelled (https://github.com/pgbouncer/pgbouncer/pull/927).
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

// DialContext implements pq.DialerContext. Besides Connect, lib/pq dials to cancel a statement, and the statement's caller
// waits for that.
func (d ctxDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	a, connects := ctx.Value(attemptKey{}).(*attempt)
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
	a.conn.follow(a.Context, context.Background()) //nolint:contextcheck // the dialer's own ends with the dialling
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

// briefConn keeps its deadline, whatever lib/pq wants.
type briefConn struct{ net.Conn }

// SetDeadline implements net.Conn.
func (briefConn) SetDeadline(time.Time) error { return nil }

// deadlineConn is a network connection that is force-closed soon after a context that it follows has ended.
type deadlineConn struct {
	net.Conn
	lastForceClose *lastForceClose // of the connector

	mutex    sync.Mutex
	followed time.Time     // when it began to follow what it follows, or last did
	counted  int           // counts the calls of follow and unfollow
	stops    []func() bool // stop following
	ended    bool          // a context ended while it was followed
}

// follow makes the connection follow the context of a statement and that of its transaction, instead of those before.
func (c *deadlineConn) follow(statement, transaction context.Context) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.unfollowLocked()
	c.followed = time.Now()
	counted := c.counted
	forceClose := func() {
		c.mutex.Lock()
		defer c.mutex.Unlock()
		if c.counted == counted {
			_ = c.SetDeadline(time.Now().Add(forceCloseAfter))
			c.ended = true
		}
	}
	c.stops = append(c.stops, context.AfterFunc(statement, forceClose), context.AfterFunc(transaction, forceClose))
}

// Read implements net.Conn. It notes when the server sent nothing until the connection was force-closed.
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
	return c.followed
}

// unfollow makes the connection follow no context. It reports whether it can be used again. Once a context has ended it cannot: a
// cancellation that is late, or waits in the network, would end the next statement.
func (c *deadlineConn) unfollow() bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.unfollowLocked()
	return !c.ended
}

// unfollowLocked is unfollow for a caller that holds the lock.
func (c *deadlineConn) unfollowLocked() {
	c.counted++
	for _, stop := range c.stops {
		stop()
	}
	c.stops = c.stops[:0]
	if c.ended {
		_ = c.SetDeadline(time.Time{}) // fails on a closed connection only
	}
}

// ctxConn is a connection whose network connection follows the context of what is being done.
type ctxConn struct {
	postgresConn
	transaction driver.Tx // the connection of lib/pq, which is its own transaction
	network     *deadlineConn
	begun       context.Context // of the transaction that is open, the background outside of one
}

// follow makes the network connection follow the context of a statement, and that of the transaction which the statement is in:
// database/sql waits for the statement before it ends the transaction.
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

// ResetSession implements driver.SessionResetter. It is called before the connection is used again.
func (c *ctxConn) ResetSession(ctx context.Context) error {
	if c.network.lastForceClose.beganAfter(c.network.lastUsed()) {
		return driver.ErrBadConn
	}
	return c.postgresConn.ResetSession(ctx)
}

// IsValid implements driver.Validator. The pool asks when it gets the connection back, which is when its user
// is done.
func (c *ctxConn) IsValid() bool {
	return c.network.unfollow() && c.postgresConn.IsValid()
}

// BeginTx implements driver.ConnBeginTx. The context's end force-closes a commit, but does not cancel it: PostgreSQL confirms a
// cancelled commit that waits for a synchronous standby, shows it to others, and loses it in a failover.
func (c *ctxConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	c.follow(ctx)
	tx, err := c.begin(context.WithoutCancel(ctx), options)
	if err != nil {
		return nil, err
	}
	c.begun = ctx
	return ctxTx{tx, c}, nil
}

// begin sends the settings of the context, if it has any, together with BEGIN. It is not checked whether a transaction is
// open already, as lib/pq does: every one is ended before its connection goes back to the pool.
func (c *ctxConn) begin(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	settings := settingsOf(ctx)
	if settings == "" {
		return c.postgresConn.BeginTx(ctx, options)
	}
	if _, err := c.postgresConn.ExecContext(ctx, beginning(options)+"; "+settings, nil); err != nil {
		_ = c.transaction.Rollback() // drops the connection if there is no transaction to end
		return nil, err
	}
	return c.transaction, nil
}

// beginning is the statement that begins a transaction with the options.
func beginning(options driver.TxOptions) string {
	mode := " READ WRITE"
	if options.ReadOnly {
		mode = " READ ONLY"
	}
	if level := sql.IsolationLevel(options.Isolation); level != sql.LevelDefault {
		mode = " ISOLATION LEVEL " + strings.ToUpper(level.String()) + mode
	}
	return "BEGIN" + mode
}

type settingsKey struct{}

// WithSettings returns a context in which transactions begin with settings of PostgreSQL, statements of SET LOCAL that are
// separated by semicolons: for the settings alone, nothing is sent and waited for. They hold until the transaction ends.
// SQLite has none.
func WithSettings(ctx context.Context, settings string) context.Context {
	return context.WithValue(ctx, settingsKey{}, settings)
}

func settingsOf(ctx context.Context) string {
	settings, _ := ctx.Value(settingsKey{}).(string)
	return settings
}

// ctxTx is a transaction whose commit or rollback follows the context in which it began.
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

// CheckNamedValue implements driver.NamedValueChecker. With binary_parameters, lib/pq takes bytes for the binary form of
// whatever the server expects, which is right for bytea; JSON is text.
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
