package worker

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// expired finds the stores with deliveries whose lease ended before $3, or ends after $4.
var expired = backlog.Waiting{
	Table:     "deliveries",
	Condition: "status = 'PENDING' AND claim_id IS NOT NULL",
	Among:     "lease_until < $3 OR lease_until > $4",
	Time:      "lease_until",
}

var (
	// The endpoints for which something waits, with the time at which the first of it is due. Two workers never plan for the same endpoint
	// at once: the second skips it. A store without keys was shredded.
	lockEndpoints = func(d database.Dialect) string {
		return `
		SELECT id, ` + getsDeliveries + `, consecutive_failures, probe_at, updated_at, ` + backlog.FirstDue + `
		FROM webhook_endpoints AS w WHERE store_id = $1 AND ` + backlog.FirstDue + ` IS NOT NULL AND ` + backlog.NotPaused + `
		ORDER BY id ` + d.Lock("FOR NO KEY UPDATE OF w SKIP LOCKED")
	}
	countClaimed = plain(`
		SELECT endpoint_id, count(*) FROM deliveries
		WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NOT NULL AND lease_until > $2 GROUP BY endpoint_id`)
	claimDeliveries = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE deliveries SET claim_id = $4, lease_until = $5
			WHERE store_id = $1 AND id IN (SELECT id FROM deliveries
				WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NULL AND endpoint_id = $2 AND due_at <= $6
				ORDER BY due_at, id LIMIT $3) RETURNING id`
		}
		// What is picked is read once: joined as a subquery, PostgreSQL may read it for each delivery of the store, and pick others each
		// time.
		return `WITH picked AS MATERIALIZED (SELECT waiting.id
				FROM unnest($2::uuid[], $3::bigint[]) AS free (endpoint_id, slots)
				CROSS JOIN LATERAL (
					SELECT id FROM deliveries
					WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NULL AND endpoint_id = free.endpoint_id AND due_at <= $6
					ORDER BY due_at, id LIMIT free.slots FOR UPDATE SKIP LOCKED) AS waiting)
			UPDATE deliveries SET claim_id = $4, lease_until = $5
			WHERE store_id = $1 AND id = ANY (ARRAY(SELECT id FROM picked)) RETURNING id`
	}
	loadDeliveries = func(d database.Dialect) string {
		return `
		SELECT d.id, d.endpoint_id, d.attempts, d.attempts_before, e.id, e.type, e.data, e.created_at, e.trace_parent
		FROM deliveries AS d JOIN events AS e ON e.store_id = d.store_id AND e.id = d.event_id
		WHERE d.store_id = $1 AND d.id ` + d.Any("$2")
	}
	freeExpired = plain(`
		UPDATE deliveries SET claim_id = NULL, lease_until = NULL
		WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NOT NULL AND (lease_until < $2 OR lease_until > $3)`)
	pullForward = plain(`
		UPDATE deliveries SET due_at = $2
		WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NULL AND due_at > $3`)
	cancelWaiting = func(d database.Dialect) string {
		return `
		WITH picked AS MATERIALIZED (SELECT id FROM deliveries
			WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NULL AND endpoint_id ` + d.Any("$2") + `
			LIMIT $4 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)
		UPDATE deliveries SET status = 'CANCELLED', finished_at = $3
		WHERE store_id = $1 AND id IN (SELECT id FROM picked)`
	}
)

// getsDeliveries is whether anything is sent to an endpoint w at all.
const getsDeliveries = `w.status = 'ACTIVE' AND w.deleted_at IS NULL AND EXISTS (
	SELECT 1 FROM stores AS s WHERE s.id = $1 AND s.keyset IS NOT NULL)`

// recordingTime is what an attempt takes besides the sender's time-out.
const recordingTime = time.Second

// maxCancelsPerBatch keeps the transaction of a batch short.
const maxCancelsPerBatch = 1000

// claimed is a delivery that this worker alone may send and record, until its lease ends. In a fan-out it is also a delivery that is new:
// such a one is claimed once it has a target.
type claimed struct {
	id, store, endpoint uuid.UUID
	attempts            int // made before
	attemptsBefore      int // of those, before it was last sent anew: retries count from there
	event               *db.Event
	claim               uuid.UUID
	leaseUntil          time.Time
	target              *target
}

// candidate is an endpoint for which something is to be claimed.
type candidate struct {
	id        uuid.UUID
	active    bool
	failures  int
	probeAt   *time.Time
	updatedAt time.Time
	dueAt     time.Time // the first of what waits
	most      int       // how many may be claimed at most
}

// load counts the claims of all workers in a store that may be in flight: those no older than an attempt can take.
// Older ones ended without being recorded yet, or their worker died; they must not hold up the endpoint.
type load struct {
	endpoints map[uuid.UUID]int
	total     int
}

// claimBatch is what one claim returned.
type claimBatch struct {
	deliveries []claimed
	// more says that a limit of the batch, not of an endpoint, left due deliveries behind.
	more bool
	// full says that deliveries may be due beyond what may be in flight: a slot becomes free when an attempt ends.
	full bool
	// next is when the next delivery becomes due, zero when none waits.
	next time.Time
}

// soonest notes a time at which something becomes due.
func (b *claimBatch) soonest(at time.Time) {
	if b.next.IsZero() || at.Before(b.next) {
		b.next = at
	}
}

// claim takes up to most due deliveries of a store, fairly from all endpoints that have any, and leases them to this
// worker. The lease is committed when it returns.
func (d *Dispatcher) claim(ctx context.Context, store uuid.UUID, most int) (result claimBatch, err error) {
	q := d.queue.of(store).withLockTimeout()
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		result = claimBatch{}
		return d.claimFrom(ctx, tx, q, most, &result)
	})
	if err != nil {
		return claimBatch{}, fmt.Errorf("claim deliveries: %w", err)
	}
	return result, nil
}

// horizon is how far ahead anything can be due, with a minute for clocks that disagree. What is due even later was
// written before the clock was set back.
func (d *Dispatcher) horizon() time.Duration {
	longest := d.config.Lease
	for _, interval := range d.config.Backoff {
		longest = max(longest, interval*11/10)
	}
	return longest + time.Minute
}

func (d *Dispatcher) claimFrom(ctx context.Context, tx *db.Tx, q storeQueue, most int, result *claimBatch) error {
	waiting, err := q.lockEndpoints(ctx, tx)
	if err != nil {
		return err
	}
	now := d.config.Now()
	candidates, err := d.dueOf(ctx, tx, q, waiting, now, result)
	if err != nil || len(candidates) == 0 {
		return err
	}
	loads, err := d.loads(ctx, tx, q, now)
	if err != nil {
		return err
	}
	candidates, err = q.cancelInactive(ctx, tx, candidates, now, result)
	if err != nil {
		return err
	}
	targets, err := d.targets.of(ctx, tx, candidates)
	if err != nil {
		return err
	}
	planned := d.plan(candidates, targets, loads, most, now, result)
	var total int
	rows := make([][]any, 0, len(planned))
	for endpoint, n := range planned {
		total += n
		rows = append(rows, []any{endpoint, n})
	}
	lease := d.newClaim(q.store, now)
	ids, err := q.eachReturning(ctx, tx, claimDeliveries, rows, lease.claim, lease.leaseUntil, now)
	result.full = result.full || len(ids) == total
	if err != nil || len(ids) == 0 {
		return err
	}
	result.deliveries, err = q.deliveries(ctx, tx, ids, lease)
	for i := range result.deliveries {
		result.deliveries[i].target = targets[result.deliveries[i].endpoint]
	}
	return err
}

// newClaim returns the store, the id and the lease of a new claim, to be copied into each delivery that is claimed with it.
func (d *Dispatcher) newClaim(store uuid.UUID, now time.Time) claimed {
	return claimed{store: store, claim: ids.New(), leaseUntil: now.Add(d.config.Lease)}
}

// dueOf returns the endpoints that have a delivery due, and notes in the result when others will. What is due too far ahead becomes
// due now.
func (d *Dispatcher) dueOf(
	ctx context.Context, tx *db.Tx, q storeQueue, waiting []candidate, now time.Time, result *claimBatch,
) (due []candidate, err error) {
	stranded := false
	for _, c := range waiting {
		switch {
		case c.dueAt.After(now.Add(d.horizon())):
			stranded = true
			due = append(due, c)
		case c.dueAt.After(now):
			result.soonest(c.dueAt)
		default:
			due = append(due, c)
		}
	}
	if stranded {
		d.config.Logger.Warn("deliveries were due long after they could be; was the clock set back?", "store", q.store)
		_, err = q.execute(ctx, tx, pullForward, now, now.Add(d.horizon()))
	}
	return due, err
}

// plan divides slots, which were taken, among the endpoints and returns how many deliveries of each to claim.
func (d *Dispatcher) plan(
	candidates []candidate, targets map[uuid.UUID]*target, loads load, slots int, now time.Time, result *claimBatch,
) map[uuid.UUID]int {
	spare := d.free() + slots
	free := min(slots, d.config.BatchSize)
	share := max(1, free/max(1, len(candidates)))
	rand.Shuffle(len(candidates), func(i, j int) { candidates[i], candidates[j] = candidates[j], candidates[i] }) //nolint:gosec // fairness needs no secrecy
	planned := make(map[uuid.UUID]int, len(candidates))
	for _, c := range candidates {
		if targets[c.id] == nil {
			continue
		}
		if c.failures > 0 && c.probeAt != nil && c.probeAt.After(now) && !c.probeAt.After(now.Add(d.horizon())) {
			result.soonest(*c.probeAt)
			continue
		}
		stalledUntil, stalled := d.stalls.of(c.id)
		if stalledUntil.After(now) && !stalledUntil.After(now.Add(d.horizon())) {
			result.soonest(stalledUntil)
			continue
		}
		wanted := min(d.allowance(c, stalled, loads, spare), c.most)
		granted := min(wanted, share, free)
		result.more = result.more || granted < wanted
		if granted <= 0 {
			result.full = true
			continue
		}
		free -= granted
		loads.total += granted
		planned[c.id] = granted
	}
	return planned
}

// allowance is how many more deliveries of an endpoint may be in flight: one at a time while it fails or is stalled, else
// up to its cap and its store's.
//
// The cap shrinks to a quarter of this worker's free slots as they run out (the dynamic threshold of
// Choudhury and Hahne), so that many slow endpoints together still leave slots for the others.
func (d *Dispatcher) allowance(c candidate, stalled bool, loads load, free int) int {
	if c.failures > 0 || stalled {
		return 1 - loads.endpoints[c.id]
	}
	limit := min(d.config.PerEndpoint, max(1, free/4))
	return min(limit-loads.endpoints[c.id], d.config.PerStore-loads.total)
}

// cancelInactive cancels what still waits for endpoints that get nothing any more, and returns the others.
func (q storeQueue) cancelInactive(ctx context.Context, tx *db.Tx, all []candidate, now time.Time, result *claimBatch) ([]candidate, error) {
	var active []candidate
	var inactive []uuid.UUID
	for _, c := range all {
		if c.active {
			active = append(active, c)
		} else {
			inactive = append(inactive, c.id)
		}
	}
	if len(inactive) == 0 {
		return active, nil
	}
	cancelled, err := q.execute(ctx, tx, cancelWaiting, q.list(inactive), now, maxCancelsPerBatch)
	result.more = result.more || cancelled == maxCancelsPerBatch
	return active, err
}

// lockEndpoints returns the endpoints for which something waits and no other worker plans.
func (q storeQueue) lockEndpoints(ctx context.Context, tx *db.Tx) (candidates []candidate, err error) {
	err = q.query(ctx, tx, lockEndpoints, func(rows *sql.Rows) error {
		c := candidate{most: math.MaxInt}
		err := rows.Scan(&c.id, &c.active, &c.failures, &c.probeAt, &c.updatedAt, &c.dueAt)
		candidates = append(candidates, c)
		return err
	})
	return candidates, err
}

func (d *Dispatcher) loads(ctx context.Context, tx *db.Tx, q storeQueue, now time.Time) (load, error) {
	leasedBeyond := now.Add(d.config.Lease - d.config.Sender.timeout - recordingTime)
	loads := load{endpoints: map[uuid.UUID]int{}}
	err := q.query(ctx, tx, countClaimed, func(rows *sql.Rows) error {
		var (
			endpoint uuid.UUID
			n        int
		)
		err := rows.Scan(&endpoint, &n)
		loads.endpoints[endpoint] = n
		loads.total += n
		return err
	}, leasedBeyond)
	return loads, err
}

// deliveries reads what was just claimed.
func (q storeQueue) deliveries(ctx context.Context, tx *db.Tx, ids []uuid.UUID, lease claimed) ([]claimed, error) {
	deliveries := make([]claimed, 0, len(ids))
	err := q.query(ctx, tx, loadDeliveries, func(rows *sql.Rows) error {
		delivery, event := lease, new(db.Event)
		err := rows.Scan(&delivery.id, &delivery.endpoint, &delivery.attempts, &delivery.attemptsBefore,
			&event.ID, &event.Type, &event.Data, &event.CreatedAt, &event.TraceParent)
		delivery.event = event
		deliveries = append(deliveries, delivery)
		return err
	}, q.list(ids))
	if err == nil && len(deliveries) < len(ids) {
		return nil, errors.New("a claimed delivery has no event")
	}
	return deliveries, err
}

// rescue frees the deliveries of a store whose lease ended, because their worker died or lost the database, or whose lease ends
// later than the horizon, which no lease can unless the clock was set back.
func (q storeQueue) rescue(ctx context.Context, now, horizon time.Time) (freed int, err error) {
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		freed, err = q.execute(ctx, tx, freeExpired, now, horizon)
		return err
	})
	return freed, err
}
