package database

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync/atomic"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

const (
	// MaxStaleness is how far behind the primary a replica that is read may be.
	MaxStaleness = time.Second
	// probeInterval is how often the replica is looked at. It bounds how well its staleness is known.
	probeInterval = MaxStaleness / 5
	probeTimeout  = time.Second
)

// Replica is a hot standby of PostgreSQL that serves lists, dashboards and exports. It may be behind: what it shows is
// what the primary had at most MaxStaleness ago. When it is further behind, or does not respond, the primary is read.
type Replica struct {
	pool      *sql.DB
	layer     *entsql.Driver // over pool
	probeConn *sql.DB        // one connection to the replica
	primary   *sql.DB        // one connection to the primary
	logger    *slog.Logger

	asOf   atomic.Pointer[time.Time] // the replica had replayed everything of this moment when it was looked at last
	wanted *mark                     // that the replica has not reached yet
	used   bool                      // as was logged last
	logged bool
	served atomic.Uint64
	missed atomic.Uint64
	end    context.CancelFunc
	ended  chan struct{}
}

// mark is how far the primary's log was at a moment. Everything that was committed before it is in the log up to there.
type mark struct {
	at       time.Time
	server   string // names the database, also after a restart
	timeline int64
	offset   int64 // in bytes
}

type fromReplica struct{}

// FromReplica returns a context whose reads the replica serves, and the moment that they are true of at the earliest; or
// the context as it is, and no time, when the replica must not be read now. Whatever decides on a write, and what is read
// by its id, does without it.
func (d *DB) FromReplica(ctx context.Context) (context.Context, time.Time) {
	if d.Replica == nil {
		return ctx, time.Time{}
	}
	asOf, usable := d.Replica.state()
	if !usable {
		d.Replica.missed.Add(1)
		return ctx, time.Time{}
	}
	return context.WithValue(ctx, fromReplica{}, true), asOf
}

// OnPrimary takes back what FromReplica chose.
func OnPrimary(ctx context.Context) context.Context {
	return context.WithValue(ctx, fromReplica{}, false)
}

func readsReplica(ctx context.Context) bool {
	chosen, _ := ctx.Value(fromReplica{}).(bool)
	return chosen
}

// openReplica returns the replica at options.ReplicaURL, which need not respond yet. It is not used before it does.
func openReplica(address string, options Options) (*Replica, error) {
	r := &Replica{logger: options.Logger, ended: make(chan struct{})}
	if r.logger == nil {
		r.logger = slog.Default()
	}
	follower, err := postgresConnector(options.ReplicaURL, options)
	if err != nil {
		return nil, fmt.Errorf("replica: %w", err)
	}
	leader, err := postgresConnector(address, options)
	if err != nil {
		return nil, err
	}
	r.pool = sql.OpenDB(options.connector(bufferedConnector{follower}))
	limitConns(r.pool, options.MaxConns, defaultPostgresConns)
	r.pool.SetConnMaxLifetime(postgresConnLifetime)
	r.layer = entsql.OpenDB(dialect.Postgres, r.pool)
	r.probeConn, r.primary = single(follower), single(leader)
	var watched context.Context
	watched, r.end = context.WithCancel(context.Background())
	go r.watch(watched)
	return r, nil
}

func single(connector driver.Connector) *sql.DB {
	pool := sql.OpenDB(connector)
	limitConns(pool, 1, 1)
	pool.SetConnMaxLifetime(postgresConnLifetime)
	return pool
}

func (r *Replica) close() error {
	r.end()
	<-r.ended
	return errors.Join(r.pool.Close(), r.probeConn.Close(), r.primary.Close())
}

// state returns the moment that the replica shows at the earliest, and whether that is recent enough.
func (r *Replica) state() (asOf time.Time, usable bool) {
	known := r.asOf.Load()
	if known == nil {
		return time.Time{}, false
	}
	return *known, time.Since(*known) <= MaxStaleness
}

// Usable reports whether the replica may be read now.
func (r *Replica) Usable() bool {
	_, usable := r.state()
	return usable
}

// Staleness is how long ago the moment is that the replica shows at the earliest; 0 before it was seen.
func (r *Replica) Staleness() time.Duration {
	asOf, _ := r.state()
	if asOf.IsZero() {
		return 0
	}
	return time.Since(asOf)
}

// Reads returns how many reads the replica served, and how many the primary had to in its place.
func (r *Replica) Reads() (replica, primary uint64) { return r.served.Load(), r.missed.Load() }

// SQL is the pool of connections to the replica, for metrics.
func (r *Replica) SQL() *sql.DB { return r.pool }

// Check waits until the replica may be read, and says why when it may not within a few seconds.
func (r *Replica) Check(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 5*probeTimeout)
	defer cancel()
	for !r.Usable() {
		select {
		case <-time.After(probeInterval):
		case <-ctx.Done():
			_, err := r.probe(context.WithoutCancel(ctx), nil)
			return errors.Join(errBehind, err)
		}
	}
	return nil
}

var errBehind = fmt.Errorf("database: the replica is more than %s behind", MaxStaleness)

// watch looks at the replica until ctx ends.
func (r *Replica) watch(ctx context.Context) {
	defer close(r.ended)
	tick := time.NewTicker(probeInterval)
	defer tick.Stop()
	for {
		wanted, err := r.probe(ctx, r.wanted)
		r.wanted = wanted
		if err != nil { // the servers may have changed their roles
			r.asOf.Store(nil)
			for _, pool := range []*sql.DB{r.primary, r.probeConn, r.pool} {
				closeIdle(pool)
			}
		}
		r.logChange(ctx, err)
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// closeIdle has a pool open its connections anew.
func closeIdle(pool *sql.DB) {
	most := pool.Stats().MaxOpenConnections
	pool.SetMaxIdleConns(0)
	pool.SetMaxIdleConns(most)
}

// probe moves asOf on when the replica has replayed what was wanted of it, and returns what it is to replay next. Without
// something wanted it asks the primary how far its log is now.
func (r *Replica) probe(ctx context.Context, wanted *mark) (*mark, error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	if wanted == nil {
		wanted = &mark{at: time.Now()}
		if err := r.primary.QueryRowContext(ctx, position, logStart).Scan(&wanted.server, &wanted.timeline, &wanted.offset); err != nil {
			return nil, fmt.Errorf("ask the primary: %w", err)
		}
	}
	var seen mark
	var standby bool
	if err := r.probeConn.QueryRowContext(ctx, replayed, logStart).Scan(&seen.server, &standby, &seen.timeline, &seen.offset); err != nil {
		return nil, err
	}
	switch {
	case seen.server != wanted.server:
		return nil, errors.New("database: the replica is one of another database")
	case !standby:
		return nil, errors.New("database: the replica is a primary now")
	case seen.timeline != wanted.timeline:
		return nil, fmt.Errorf("database: the replica follows timeline %d and the primary is on %d", seen.timeline, wanted.timeline)
	case seen.offset < wanted.offset:
		return wanted, nil
	}
	r.asOf.Store(&wanted.at)
	return nil, nil
}

// identity is the same for a database of a cluster on its primary and its standbys, and differs from every other.
const identity = `(SELECT system_identifier || '/' || oid FROM pg_control_system(), pg_database WHERE datname = current_database())`

// position asks the primary how far its log is. A commit that was confirmed is before it: it was flushed, or at least
// written where synchronous_commit is off.
const position = `SELECT ` + identity + `, ('x' || substr(pg_walfile_name(at), 1, 8))::bit(32)::bigint, (at - $1::pg_lsn)::bigint
	FROM (SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
		ELSE pg_current_wal_flush_lsn() END AS at) AS log`

// logStart is where the log begins. As an argument it has the statement prepared and kept.
const logStart = "0/0"

// replayed asks a standby how far it is. Its timeline is that of the receiver, which only some roles may see, or else
// that of its last checkpoint: an old one after a failover, and the replica is then not used until the next.
const replayed = `SELECT ` + identity + `, pg_is_in_recovery(),
	coalesce((SELECT received_tli FROM pg_stat_wal_receiver), (SELECT timeline_id FROM pg_control_checkpoint()))::bigint,
	coalesce((pg_last_wal_replay_lsn() - $1::pg_lsn)::bigint, 0)`

// logChange logs when the replica begins to be used, and when it ends, with the reason.
func (r *Replica) logChange(ctx context.Context, failure error) {
	usable := r.Usable()
	if ctx.Err() != nil || (r.logged && usable == r.used) || (!r.logged && !usable && failure == nil) {
		return
	}
	r.used, r.logged = usable, true
	if usable {
		r.logger.InfoContext(ctx, "lists are read from the replica")
		return
	}
	if failure == nil {
		failure = errBehind
	}
	r.logger.WarnContext(ctx, "lists are read from the primary: the replica is unhealthy", "error", failure)
}

// readPreferred runs a read on the replica if the context says so and that is recent enough still, and else, or when it fails
// there, on the primary: it may run twice.
func (r *Replica) readPreferred(ctx context.Context, read func(context.Context) error) error {
	if r == nil || !readsReplica(ctx) {
		return read(ctx)
	}
	if r.Usable() {
		err := read(ctx)
		if err == nil {
			r.served.Add(1)
			return nil
		}
		if ctx.Err() != nil {
			return err
		}
		r.logger.DebugContext(ctx, "the replica did not answer", "error", err)
	}
	r.missed.Add(1)
	return read(OnPrimary(ctx))
}

// bufferedConnector makes connections whose queries have all their rows before they return. A replica that ends while its rows
// are sent then fails the query, which the primary runs in its place; lists and exports read a page at a time.
type bufferedConnector struct{ driver.Connector }

// Connect implements driver.Connector.
func (c bufferedConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return bufferedConn{conn.(postgresConn)}, nil
}

type bufferedConn struct{ postgresConn }

// QueryContext implements driver.QueryerContext.
func (c bufferedConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	sent, err := c.postgresConn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	rows := &bufferedRows{columns: sent.Columns()}
	for {
		row := make([]driver.Value, len(rows.columns))
		switch err := sent.Next(row); {
		case errors.Is(err, io.EOF):
			return rows, sent.Close()
		case err != nil:
			return nil, errors.Join(err, sent.Close())
		}
		for i, value := range row {
			if b, is := value.([]byte); is {
				row[i] = bytes.Clone(b) // the connection reads the next row into the same memory
			}
		}
		rows.left = append(rows.left, row)
	}
}

// bufferedRows are rows in memory.
type bufferedRows struct {
	columns []string
	left    [][]driver.Value
}

// Columns implements driver.Rows.
func (r *bufferedRows) Columns() []string { return r.columns }

// Close implements driver.Rows.
func (r *bufferedRows) Close() error { return nil }

// Next implements driver.Rows.
func (r *bufferedRows) Next(row []driver.Value) error {
	if len(r.left) == 0 {
		return io.EOF
	}
	copy(row, r.left[0])
	r.left = r.left[1:]
	return nil
}

// routingDriver sends reads to the replica where the context says so, and everything else to the primary.
type routingDriver struct {
	*entsql.Driver // of the primary
	replica        *Replica
}

// Query implements dialect.Driver.
func (d *routingDriver) Query(ctx context.Context, query string, args, v any) error {
	return d.replica.readPreferred(ctx, func(ctx context.Context) error { return d.serving(ctx).Query(ctx, query, args, v) })
}

// QueryContext runs a statement that Ent did not write.
func (d *routingDriver) QueryContext(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error) {
	err = d.replica.readPreferred(ctx, func(ctx context.Context) (err error) {
		rows, err = d.serving(ctx).QueryContext(ctx, query, args...) //nolint:sqlclosecheck,rowserrcheck // the caller reads them
		return err
	})
	return rows, err
}

// Tx implements dialect.Driver.
func (d *routingDriver) Tx(ctx context.Context) (dialect.Tx, error) { return d.BeginTx(ctx, nil) }

// BeginTx starts a transaction where the context says; one that may write, on the primary.
func (d *routingDriver) BeginTx(ctx context.Context, options *entsql.TxOptions) (dialect.Tx, error) {
	if options == nil || !options.ReadOnly {
		return d.Driver.BeginTx(ctx, options)
	}
	return d.serving(ctx).BeginTx(ctx, options)
}

// serving is the driver of the server that a context chose.
func (d *routingDriver) serving(ctx context.Context) *entsql.Driver {
	if readsReplica(ctx) {
		return d.replica.layer
	}
	return d.Driver
}
