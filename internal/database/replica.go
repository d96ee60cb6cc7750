package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

const (
	// replicaPatience is how long a read waits for the replica to replay what it must see, before it asks the primary.
	replicaPatience = 50 * time.Millisecond
	// probeInterval is how often the replica is looked at, and how long a look may take.
	probeInterval = time.Second
	// probeConnLifetime lets the probe meet every server behind a balancer in turn.
	probeConnLifetime = 10 * time.Second
)

// Replica is a hot standby of PostgreSQL, or several behind one address, that answers lists. A read that FromReplica
// allows there sees everything that any process had answered before the read was asked for: the primary is asked how
// far its log is, and the replica answers when it has replayed that much. What the replica cannot answer so, within
// replicaPatience and without an error, the primary answers.
type Replica struct {
	pool    *sql.DB
	layer   *entsql.Driver // over pool
	probe   *sql.DB        // one connection to the replica
	primary *sql.DB        // one connection to the primary
	logger  *slog.Logger

	health atomic.Pointer[healthState]
	origin atomic.Pointer[string] // the identity of the primary's database
	lag    atomic.Int64
	served atomic.Uint64
	missed atomic.Uint64
	end    context.CancelFunc
	ended  chan struct{}
}

// healthState is a time during which the replica is used, or is not. Its context ends with its use.
type healthState struct {
	context.Context
	end context.CancelCauseFunc
}

// unhealthy is a healthState during which the replica is not used.
func unhealthy(why error) *healthState {
	ended, end := context.WithCancelCause(context.Background())
	end(why)
	return &healthState{ended, end}
}

var errNotLookedAt = errors.New("database: the replica was not looked at yet")

// position is a place in the primary's log: everything before it was committed before it was asked for.
type position struct {
	timeline int64
	offset   int64 // in bytes
}

// reading is a read that a replica may answer.
type reading struct {
	once sync.Once
	from position
	err  error
}

type readingKey struct{}

// FromReplica returns a context whose reads a replica may answer, when one is open. It is for lists: whatever decides
// on a write, and what is read by its id, asks the primary.
func FromReplica(ctx context.Context) context.Context {
	if ctx.Value(readingKey{}) != nil {
		return ctx
	}
	return context.WithValue(ctx, readingKey{}, &reading{})
}

// onPrimary takes back what FromReplica allowed.
func onPrimary(ctx context.Context) context.Context {
	return context.WithValue(ctx, readingKey{}, (*reading)(nil))
}

func readingOf(ctx context.Context) *reading {
	allowed, _ := ctx.Value(readingKey{}).(*reading)
	return allowed
}

// openReplica returns the replica at options.ReplicaURL, which need not answer yet. It is not used before it does.
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
	r.pool = sql.OpenDB(options.connector(replicaConnector{follower, r}))
	limitConns(r.pool, options.MaxConns, defaultPostgresConns)
	r.pool.SetConnMaxLifetime(postgresConnLifetime)
	r.layer = entsql.OpenDB(dialect.Postgres, r.pool)
	r.probe = single(follower, probeConnLifetime)
	r.primary = single(leader, postgresConnLifetime)
	r.health.Store(unhealthy(errNotLookedAt))
	var watched context.Context
	watched, r.end = context.WithCancel(context.Background())
	go r.watch(watched)
	return r, nil
}

func single(connector driver.Connector, lifetime time.Duration) *sql.DB {
	pool := sql.OpenDB(connector)
	limitConns(pool, 1, 1)
	pool.SetConnMaxLifetime(lifetime)
	return pool
}

// closeIdle has a pool of one connection open another.
func closeIdle(pool *sql.DB) {
	pool.SetMaxIdleConns(0)
	pool.SetMaxIdleConns(1)
}

func (r *Replica) close() error {
	r.end()
	<-r.ended
	return errors.Join(r.pool.Close(), r.probe.Close(), r.primary.Close())
}

// Usable reports whether the replica was fit to answer when it was looked at last.
func (r *Replica) Usable() bool { return r.health.Load().Err() == nil }

// Check proves that the replica could answer a read now, and says why when it could not.
func (r *Replica) Check(ctx context.Context) error { return r.look(ctx) }

// Lag is how many bytes of the log the replica had yet to replay when it was looked at last.
func (r *Replica) Lag() int64 { return r.lag.Load() }

// Reads returns how many reads that a replica may answer it did answer, and how many the primary had to.
func (r *Replica) Reads() (replica, primary uint64) { return r.served.Load(), r.missed.Load() }

// SQL is the pool of connections to the replica, for metrics.
func (r *Replica) SQL() *sql.DB { return r.pool }

// watch looks at the replica until ctx ends.
func (r *Replica) watch(ctx context.Context) {
	defer close(r.ended)
	tick := time.NewTicker(probeInterval)
	defer tick.Stop()
	for {
		err := r.look(ctx)
		if err != nil { // the servers may have changed their roles
			closeIdle(r.primary)
			closeIdle(r.probe)
		}
		r.note(ctx, err)
		select {
		case <-tick.C:
		case <-ctx.Done():
			r.health.Load().end(ctx.Err())
			return
		}
	}
}

// look proves that the replica could answer a read now.
func (r *Replica) look(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, probeInterval)
	defer cancel()
	wanted, err := r.position(ctx)
	if err != nil {
		return fmt.Errorf("ask the primary: %w", err)
	}
	if err := r.compareIdentities(ctx); err != nil {
		return err
	}
	for began := time.Now(); ; {
		seen, err := replayedBy(ctx, r.probe)
		if err != nil {
			return err
		}
		r.lag.Store(max(0, wanted.offset-seen.offset))
		err = seen.reaches(wanted)
		if err == nil || time.Since(began) > replicaPatience {
			return err
		}
		if err := sleep(ctx, time.Millisecond); err != nil {
			return err
		}
	}
}

// note begins to use the replica, or ends it, and what it is just answering with it.
func (r *Replica) note(ctx context.Context, failure error) {
	current := r.health.Load()
	switch {
	case failure == nil && current.Err() != nil:
		fresh, end := context.WithCancelCause(context.Background())
		r.health.Store(&healthState{fresh, end})
		r.logger.InfoContext(ctx, "lists are read from the replica")
	case failure != nil && ctx.Err() == nil && (current.Err() == nil || errors.Is(context.Cause(current), errNotLookedAt)): //nolint:contextcheck // a healthState is not a call's
		current.end(failure)
		r.health.Store(unhealthy(failure))
		r.logger.WarnContext(ctx, "lists are read from the primary: the replica is not fit", "error", failure)
	}
}

// compareIdentities fails when the replica is that of another database.
func (r *Replica) compareIdentities(ctx context.Context) error {
	var ours, theirs string
	if err := r.primary.QueryRowContext(ctx, identity).Scan(&ours); err != nil {
		return fmt.Errorf("ask the primary: %w", err)
	}
	r.origin.Store(&ours)
	if err := r.probe.QueryRowContext(ctx, identity).Scan(&theirs); err != nil {
		return err
	}
	if ours != theirs {
		return errAnotherDatabase
	}
	return nil
}

// identity tells a database of a cluster, on its primary and its standbys alike, from every other.
const identity = `SELECT system_identifier || '/' || oid FROM pg_control_system(), pg_database WHERE datname = current_database()`

var errAnotherDatabase = errors.New("database: the replica is one of another database")

// position asks the primary how far its log is. A commit that was answered is before it: it was flushed, or at least
// written where synchronous_commit is off.
func (r *Replica) position(ctx context.Context) (p position, err error) {
	err = r.primary.QueryRowContext(ctx, `SELECT ('x' || substr(pg_walfile_name(at), 1, 8))::bit(32)::bigint, (at - $1::pg_lsn)::bigint
		FROM (SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
			ELSE pg_current_wal_flush_lsn() END AS at) AS log`, logStart).Scan(&p.timeline, &p.offset)
	return p, err
}

// logStart is where the log begins. As an argument it has the statement prepared and kept.
const logStart = "0/0"

// replayed asks a standby how far it is. Its timeline is that of the receiver, which only some roles may see, or else
// that of its last checkpoint: an old one after a failover, and the replica is then not used until the next.
const replayed = `SELECT pg_is_in_recovery(),
	coalesce((SELECT received_tli FROM pg_stat_wal_receiver), (SELECT timeline_id FROM pg_control_checkpoint()))::bigint,
	coalesce((pg_last_wal_replay_lsn() - $1::pg_lsn)::bigint, 0)`

// replayedBy asks the replica how far it is, by database/sql.
func replayedBy(ctx context.Context, pool *sql.DB) (p position, err error) {
	var standby bool
	err = pool.QueryRowContext(ctx, replayed, logStart).Scan(&standby, &p.timeline, &p.offset)
	if err == nil && !standby {
		err = errPromoted
	}
	return p, err
}

var errPromoted = errors.New("database: the replica is a primary now")

// reaches returns why a replica at this position does not know everything before another of the primary, or nil.
func (p position) reaches(wanted position) error {
	switch {
	case p.timeline != wanted.timeline:
		return fmt.Errorf("database: the replica follows timeline %d and the primary is on %d", p.timeline, wanted.timeline)
	case p.offset < wanted.offset:
		return fmt.Errorf("database: the replica has yet to replay %d bytes", wanted.offset-p.offset)
	}
	return nil
}

func sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// may reports whether the replica should be asked, and then knows what it must have replayed.
func (r *Replica) may(ctx context.Context) bool {
	read := readingOf(ctx)
	if r == nil || read == nil {
		return false
	}
	if r.Usable() {
		read.once.Do(func() {
			ctx, cancel := context.WithTimeout(ctx, replicaPatience)
			defer cancel()
			read.from, read.err = r.position(ctx)
		})
		if read.err == nil {
			return true
		}
	}
	r.missed.Add(1)
	return false
}

// first runs a read on the replica if it may, and else, or when that fails, on the primary: it may run twice.
func (r *Replica) first(ctx context.Context, read func(context.Context) error) error {
	if !r.may(ctx) {
		return read(onPrimary(ctx))
	}
	err := read(ctx)
	if err == nil {
		r.served.Add(1)
		return nil
	}
	if ctx.Err() != nil {
		return err
	}
	r.missed.Add(1)
	r.logger.DebugContext(ctx, "the replica did not answer", "error", err)
	return read(onPrimary(ctx))
}

// routingDriver sends reads to the replica that may be answered there, and everything else to the primary.
type routingDriver struct {
	*entsql.Driver // of the primary
	replica        *Replica
}

// Query implements dialect.Driver.
func (d *routingDriver) Query(ctx context.Context, query string, args, v any) error {
	return d.replica.first(ctx, func(ctx context.Context) error { return d.serving(ctx).Query(ctx, query, args, v) })
}

// QueryContext runs a statement that Ent did not write.
func (d *routingDriver) QueryContext(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error) {
	err = d.replica.first(ctx, func(ctx context.Context) (err error) {
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
		return d.Driver.BeginTx(onPrimary(ctx), options)
	}
	return d.serving(ctx).BeginTx(ctx, options)
}

// serving is the driver of the server that a context chose. Only Replica.first calls with one that chose the replica.
func (d *routingDriver) serving(ctx context.Context) *entsql.Driver {
	if readingOf(ctx) == nil {
		return d.Driver
	}
	return d.replica.layer
}
