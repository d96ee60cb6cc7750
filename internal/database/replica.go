package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
)

const (
	// MaxStaleness is how far behind the primary a replica may be to serve reads.
	MaxStaleness = time.Second
	// probeInterval is the interval between two probes of the replica. It limits how exactly the staleness is known.
	probeInterval = MaxStaleness / 5
	probeTimeout  = time.Second
	// checkTimeout limits how long Check waits, and the probe that it then makes.
	checkTimeout = 5 * time.Second
)

// Replica is a hot standby of PostgreSQL that serves lists, dashboards and exports. Its data may be up to MaxStaleness old. When the
// replica is further behind or does not respond, reads go to the primary.
type Replica struct {
	pool      *sql.DB
	layer     *entsql.Driver // on pool
	probeConn *sql.DB        // one connection to the replica
	primary   *sql.DB        // one connection to the primary
	logger    *slog.Logger

	asOf         atomic.Pointer[time.Time] // the replica has replayed every commit up to this moment; nil when unknown
	target       *walPosition              // of the primary, not yet replayed by the replica; nil when there is none
	loggedUsable bool                      // the state in the last log message
	logged       bool                      // a state was logged
	served       atomic.Uint64             // reads by the replica
	missed       atomic.Uint64             // reads by the primary in place of the replica
	end          context.CancelFunc
	ended        chan struct{}
}

// walPosition is the end of the primary's write-ahead log at a moment. Every transaction that was committed before that moment is in the
// log before that position.
type walPosition struct {
	at       time.Time
	server   string // identifies the database, see identity
	timeline int64
	offset   int64 // in bytes
}

// openReplica returns the replica at options.ReplicaURL. The replica need not respond yet; reads go to the primary until it does.
func openReplica(address string, options Options) (*Replica, error) {
	if !isPostgres(options.ReplicaURL) {
		return nil, errors.New("database: the URL of the replica must begin with postgres:// or postgresql://")
	}
	r := &Replica{logger: options.Logger, ended: make(chan struct{})}
	follower, err := postgresConnector(options.ReplicaURL, options)
	if err != nil {
		return nil, fmt.Errorf("replica: %w", err)
	}
	leader, err := postgresConnector(address, options)
	if err != nil {
		return nil, err
	}
	r.pool = openPostgresPool(bufferedConnector{follower}, options)
	r.layer = entsql.OpenDB(dialect.Postgres, r.pool)
	r.probeConn, r.primary = singleConnPool(follower), singleConnPool(leader)
	var watched context.Context
	watched, r.end = context.WithCancel(context.Background())
	go r.watch(watched)
	return r, nil
}

func singleConnPool(connector driver.Connector) *sql.DB {
	pool := sql.OpenDB(connector)
	limitConns(pool, 1)
	pool.SetConnMaxLifetime(postgresConnLifetime)
	return pool
}

func (r *Replica) close() error {
	r.end()
	<-r.ended
	return errors.Join(r.pool.Close(), r.probeConn.Close(), r.primary.Close())
}

// state returns the moment up to which the replica is known to have replayed all commits, and whether that is recent enough for reads.
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

// Staleness returns the maximum age of the data on the replica, or 0 when that is unknown.
func (r *Replica) Staleness() time.Duration {
	asOf, _ := r.state()
	if asOf.IsZero() {
		return 0
	}
	return time.Since(asOf)
}

// Reads returns how many reads the replica served, and how many the primary served in its place.
func (r *Replica) Reads() (replica, primary uint64) { return r.served.Load(), r.missed.Load() }

// SQL returns the pool of connections to the replica, for metrics.
func (r *Replica) SQL() *sql.DB { return r.pool }

// Check waits until the replica may be read. After checkTimeout it returns an error with the reason why the replica may not.
func (r *Replica) Check(ctx context.Context) error {
	waiting, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	for !r.Usable() {
		select {
		case <-time.After(probeInterval):
		case <-waiting.Done():
			if _, err := r.probe(ctx, nil, checkTimeout); err != nil {
				return err
			}
			return errBehind
		}
	}
	return nil
}

var errBehind = fmt.Errorf("database: the replica is more than %s behind", MaxStaleness)

// watch probes the replica every probeInterval until ctx ends.
func (r *Replica) watch(ctx context.Context) {
	defer close(r.ended)
	tick := time.NewTicker(probeInterval)
	defer tick.Stop()
	for {
		target, err := r.probe(ctx, r.target, probeTimeout)
		r.target = target
		if err != nil { // for example after a failover: connect again
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

// closeIdle closes the idle connections of a pool, so that it opens new ones.
func closeIdle(pool *sql.DB) {
	maxConns := pool.Stats().MaxOpenConnections
	pool.SetMaxIdleConns(0)
	pool.SetMaxIdleConns(maxConns)
}

// probe compares the replica with a target position of the primary's log. Without a target it first reads the current position from the
// primary. When the replica has reached the target, probe updates asOf and returns nil. Otherwise it returns the target for the next
// probe. It fails when it takes longer than the limit, or when the server is not a replica of the primary.
func (r *Replica) probe(ctx context.Context, target *walPosition, limit time.Duration) (*walPosition, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if target == nil {
		target = &walPosition{at: time.Now()}
		if err := r.primary.QueryRowContext(ctx, position, logStart).Scan(&target.server, &target.timeline, &target.offset); err != nil {
			return nil, fmt.Errorf("ask the primary: %w", err)
		}
	}
	var replica walPosition
	var standby bool
	if err := r.probeConn.QueryRowContext(ctx, replayed, logStart).Scan(&replica.server, &standby, &replica.timeline, &replica.offset); err != nil {
		return nil, err
	}
	switch {
	case replica.server != target.server:
		return nil, errors.New("database: the replica is one of another database")
	case !standby:
		return nil, errors.New("database: the replica is a primary now")
	case replica.timeline != target.timeline:
		return nil, fmt.Errorf("database: the replica follows timeline %d and the primary is on %d", replica.timeline, target.timeline)
	case replica.offset < target.offset:
		return target, nil
	}
	r.asOf.Store(&target.at)
	return nil, nil
}

// identity identifies a database: it is the same on the primary and its standbys, and differs for any other database.
const identity = `(SELECT system_identifier || '/' || oid FROM pg_control_system(), pg_database WHERE datname = current_database())`

// position reads the end of the primary's write-ahead log. Every confirmed commit is before it: the commit was flushed, or at least
// inserted where synchronous_commit is off.
const position = `SELECT ` + identity + `, ('x' || substr(pg_walfile_name(at), 1, 8))::bit(32)::bigint, (at - $1::pg_lsn)::bigint
	FROM (SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
		ELSE pg_current_wal_flush_lsn() END AS at) AS log`

// logStart is the beginning of the log. It is an argument because only statements with arguments are prepared and cached.
const logStart = "0/0"

// replayed reads the position that a standby has replayed. The timeline is that of the WAL receiver, which only some roles may see, or
// else that of the last checkpoint. After a failover the latter is the old timeline, so the replica is not used until its next
// checkpoint.
const replayed = `SELECT ` + identity + `, pg_is_in_recovery(),
	coalesce((SELECT received_tli FROM pg_stat_wal_receiver), (SELECT timeline_id FROM pg_control_checkpoint()))::bigint,
	coalesce((pg_last_wal_replay_lsn() - $1::pg_lsn)::bigint, 0)`

// logChange logs when reads change to the replica, and when they change to the primary, with the reason.
func (r *Replica) logChange(ctx context.Context, failure error) {
	usable := r.Usable()
	if ctx.Err() != nil || (r.logged && usable == r.loggedUsable) || (!r.logged && !usable && failure == nil) {
		return
	}
	r.loggedUsable, r.logged = usable, true
	if usable {
		r.logger.InfoContext(ctx, "lists are read from the replica")
		return
	}
	if failure == nil {
		failure = errBehind
	}
	r.logger.WarnContext(ctx, "lists are read from the primary: the replica is unhealthy", "error", failure)
}
