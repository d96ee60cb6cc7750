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

// expired finds the stores with deliveries whose lease ended before $3 or ends after $4.
var expired = backlog.Waiting{
	Table:     "deliveries",
	Condition: "status = 'PENDING' AND claim_id IS NOT NULL",
	Among:     "lease_until < $3 OR lease_until > $4",
	Time:      "lease_until",
}

var (
	// lockEndpoints locks the endpoints that have waiting deliveries, and reads when the first delivery of each is due. A worker
	// skips endpoints that another worker has locked, so that two workers never claim for the same endpoint at the same time.
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
		// MATERIALIZED, so that PostgreSQL runs the SELECT once. As a joined subquery it may run once for each delivery of the store,
		// and pick other rows each time.
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
	// On PostgreSQL, the lease must be wrong by the database's clock, too: see wrongByDatabase.
	freeExpired = func(d database.Dialect) string {
		free := `
		UPDATE deliveries SET claim_id = NULL, lease_until = NULL
		WHERE store_id = $1 AND status = 'PENDING' AND claim_id IS NOT NULL AND (lease_until < $2 OR lease_until > $3)`
		if d != dialect.SQLite {
			free += ` AND ` + wrongByDatabase("lease_until", "($3::timestamptz - $2::timestamptz)")
		}
		return free
	}
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

// wrongByDatabase is the condition on PostgreSQL that the lease in a column has ended, or ends after the horizon, by the database's clock.
// Without it, two workers whose clocks differ would take over each other's work again and again before its result is recorded.
func wrongByDatabase(column, horizon string) string {
	return `(` + column + ` < now() OR ` + column + ` > now() + ` + horizon + `)`
}

// getsDeliveries is the condition under which deliveries are sent to an endpoint w of the store $1: it is active and not deleted,
// and the store was not shredded, so it has keys.
const getsDeliveries = `w.status = 'ACTIVE' AND w.deleted_at IS NULL AND EXISTS (
	SELECT 1 FROM stores AS s WHERE s.id = $1 AND s.keyset IS NOT NULL)`

// recordingTime is how long an attempt may take in addition to the sender's time-out, until its result is recorded.
const recordingTime = time.Second

// maxCancelsPerBatch limits the deliveries that one transaction cancels, which keeps the transaction short.
const maxCancelsPerBatch = 1000

// claimed is a delivery that only this worker may send and record until its lease ends. A fan-out also uses the type for new
// deliveries that are not claimed; these have no target.
type claimed struct {
	id, store, endpoint uuid.UUID
	attempts            int // made so far
	attemptsBefore      int // those made before the last redelivery, from which retries are counted
	event               *db.Event
	claim               uuid.UUID
	leaseUntil          time.Time
	target              *target
}

// candidate is an endpoint for which deliveries can be claimed.
type candidate struct {
	id        uuid.UUID
	active    bool
	failures  int
	probeAt   *time.Time
	updatedAt time.Time
	dueAt     time.Time // of its first waiting delivery
	limit     int       // the most deliveries to claim
}

// load counts the attempts of all workers that may be in flight in a store: claims that are not older than an attempt can take.
// Older claims are not counted, so that they do not block their endpoint: their attempt has ended and its result is not recorded
// yet, or their worker died. The total is never less than the attempts of this dispatcher, which include those at removed endpoints.
type load struct {
	endpoints map[uuid.UUID]int
	total     int
}

// claimBatch is the result of one claim.
type claimBatch struct {
	deliveries []claimed
	// more reports that due deliveries are left because of a limit of the batch, not of an endpoint or store.
	more bool
	// full reports that more deliveries may be due than may be in flight. They wait until an attempt ends and frees a slot.
	full bool
	// next is when the next delivery becomes due, or zero when none waits.
	next time.Time
}

// noteDue sets next to the time at, unless next is earlier.
func (b *claimBatch) noteDue(at time.Time) {
	if b.next.IsZero() || at.Before(b.next) {
		b.next = at
	}
}

// claim leases up to limit due deliveries of a store to this worker, and commits that. It divides the limit fairly among the
// endpoints that have due deliveries.
func (d *Dispatcher) claim(ctx context.Context, store uuid.UUID, limit int) (result claimBatch, err error) {
	q := d.queue.forStore(store).withLockTimeout()
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		result = claimBatch{}
		return d.claimFrom(ctx, tx, q, limit, &result)
	})
	if err != nil {
		return claimBatch{}, fmt.Errorf("claim deliveries: %w", err)
	}
	return result, nil
}

// horizon returns how far in the future a due time or the end of a lease can be: the longest lease or retry interval, and a minute
// for differences between clocks. A later time was written before the clock was set back.
func (d *Dispatcher) horizon() time.Duration { return horizon(d.config.Lease, d.config.Backoff) }

func horizon(lease time.Duration, backoff []time.Duration) time.Duration {
	longest := lease
	for _, interval := range backoff {
		longest = max(longest, interval*11/10) // the longest that jittered returns
	}
	return longest + time.Minute
}

func (d *Dispatcher) claimFrom(ctx context.Context, tx *db.Tx, q storeQueue, limit int, result *claimBatch) error {
	waiting, err := q.lockEndpoints(ctx, tx)
	if err != nil {
		return err
	}
	now := d.config.Now()
	candidates, err := d.dueEndpoints(ctx, tx, q, waiting, now, result)
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
	targets, err := d.targets.load(ctx, tx, candidates)
	if err != nil {
		return err
	}
	planned := d.plan(candidates, targets, loads, limit, now, result)
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

// newClaim returns a value with the store, the claim id and the lease of a new claim. Callers copy these fields into each delivery
// that they claim.
func (d *Dispatcher) newClaim(store uuid.UUID, now time.Time) claimed {
	return claimed{store: store, claim: ids.New(), leaseUntil: now.Add(d.config.Lease)}
}

// dueEndpoints returns the endpoints that have a due delivery, and those that get no deliveries any more, and sets result.next to the
// first due time of the others. Deliveries whose due time is beyond the horizon become due now.
func (d *Dispatcher) dueEndpoints(
	ctx context.Context, tx *db.Tx, q storeQueue, waiting []candidate, now time.Time, result *claimBatch,
) (due []candidate, err error) {
	tooFarAhead := false
	for _, c := range waiting {
		switch {
		case c.dueAt.After(now.Add(d.horizon())):
			tooFarAhead = true
			due = append(due, c)
		case c.active && c.dueAt.After(now):
			result.noteDue(c.dueAt)
		default:
			due = append(due, c)
		}
	}
	if tooFarAhead {
		d.config.Logger.Warn("deliveries were due long after they could be; was the clock set back?", "store", q.store)
		_, err = q.execute(ctx, tx, pullForward, now, now.Add(d.horizon()))
	}
	return due, err
}

// plan divides slots that the caller has taken among the endpoints, and returns how many deliveries to claim for each endpoint.
func (d *Dispatcher) plan(
	candidates []candidate, targets map[uuid.UUID]*target, loads load, slots int, now time.Time, result *claimBatch,
) map[uuid.UUID]int {
	spare := d.freeSlots() + slots
	free := min(slots, d.config.BatchSize)
	share := max(1, free/max(1, len(candidates)))
	rand.Shuffle(len(candidates), func(i, j int) { candidates[i], candidates[j] = candidates[j], candidates[i] }) //nolint:gosec // fairness needs no secrecy
	planned := make(map[uuid.UUID]int, len(candidates))
	for _, c := range candidates {
		if targets[c.id] == nil {
			continue
		}
		if c.failures > 0 && c.probeAt != nil && c.probeAt.After(now) && !c.probeAt.After(now.Add(d.horizon())) {
			result.noteDue(*c.probeAt)
			continue
		}
		stalledUntil, stalled := d.stalls.get(c.id)
		if stalledUntil.After(now) && !stalledUntil.After(now.Add(d.horizon())) {
			result.noteDue(stalledUntil)
			continue
		}
		wanted := min(d.allowance(c, stalled, loads, spare), c.limit)
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

// allowance returns how many more deliveries of an endpoint may be in flight. An endpoint that fails or is stalled gets one at a
// time. Other endpoints are limited by PerEndpoint and by PerStore.
//
// The limit of an endpoint is also never more than a quarter of this worker's free slots (the dynamic threshold of Choudhury and
// Hahne), so that many slow endpoints together still leave slots for the others.
func (d *Dispatcher) allowance(c candidate, stalled bool, loads load, free int) int {
	if c.failures > 0 || stalled {
		return 1 - loads.endpoints[c.id]
	}
	limit := min(d.config.PerEndpoint, max(1, free/4))
	return min(limit-loads.endpoints[c.id], d.config.PerStore-loads.total)
}

// cancelInactive cancels waiting deliveries of the endpoints that get no deliveries any more, and returns the other endpoints.
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

// lockEndpoints returns and locks the endpoints that have waiting deliveries, without those that another worker has locked.
func (q storeQueue) lockEndpoints(ctx context.Context, tx *db.Tx) (candidates []candidate, err error) {
	err = q.query(ctx, tx, lockEndpoints, func(rows *sql.Rows) error {
		c := candidate{limit: math.MaxInt}
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
	loads.total = max(loads.total, d.inFlight.of(q.store))
	return loads, err
}

// deliveries reads the deliveries that were just claimed, with their events.
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

// rescue frees the deliveries of a store whose lease ended, because their worker died or lost the database. It also frees those
// whose lease ends after the horizon, which happens only when the clock was set back. On PostgreSQL, see freeExpired.
func (q storeQueue) rescue(ctx context.Context, now, horizon time.Time) (freed int, err error) {
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		freed, err = q.execute(ctx, tx, freeExpired, now, horizon)
		return err
	})
	return freed, err
}
