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
	// MaxStaleness is how far behind the primary a replica that is read may be.
	MaxStaleness = time.Second
	// probeInterval is how often the replica is looked at. It bounds how well its staleness is known.
	probeInterval = MaxStaleness / 5
	probeTimeout  = time.Second
	// checkTimeout bounds how long Check waits, and what it then asks itself.
	checkTimeout = 5 * time.Second
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

// openReplica returns the replica at options.ReplicaURL, which need not respond yet. It is not used before it does.
func openReplica(address string, options Options) (*Replica, error) {
	if !isPostgres(options.ReplicaURL) {
		return nil, errors.New("database: the URL of the replica must begin with postgres:// or postgresql://")
	}
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

// watch looks at the replica until ctx ends.
func (r *Replica) watch(ctx context.Context) {
	defer close(r.ended)
	tick := time.NewTicker(probeInterval)
	defer tick.Stop()
	for {
		wanted, err := r.probe(ctx, r.wanted, probeTimeout)
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
// something wanted it asks the primary how far its log is now. It fails when that takes longer than the limit.
func (r *Replica) probe(ctx context.Context, wanted *mark, limit time.Duration) (*mark, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
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
