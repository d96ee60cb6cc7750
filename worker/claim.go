package worker

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// notPaused leaves out the endpoints whose deliveries wait until staff resume them. What waits for one that was suspended or
// removed is cancelled all the same.
const notPaused = `(w.paused_at IS NULL OR w.status <> 'ACTIVE' OR w.deleted_at IS NOT NULL)`

var (
	// Steps from endpoint to endpoint along the index of waiting deliveries, so that it costs the same
	// however many wait for each.
	waitingEndpoints = plain(`
		WITH RECURSIVE first (id, endpoint_id) AS (
			SELECT id, endpoint_id FROM (
				SELECT id, endpoint_id FROM deliveries WHERE status = 'PENDING' AND claim_id IS NULL
				ORDER BY endpoint_id, due_at, id LIMIT 1) AS lowest
			UNION ALL
			SELECT (SELECT d.id FROM deliveries AS d
					WHERE d.status = 'PENDING' AND d.claim_id IS NULL AND d.endpoint_id > f.endpoint_id
					ORDER BY d.endpoint_id, d.due_at, d.id LIMIT 1),
				(SELECT d.endpoint_id FROM deliveries AS d
					WHERE d.status = 'PENDING' AND d.claim_id IS NULL AND d.endpoint_id > f.endpoint_id
					ORDER BY d.endpoint_id LIMIT 1)
			FROM first AS f WHERE f.endpoint_id IS NOT NULL)
		SELECT d.endpoint_id, d.due_at FROM first AS f JOIN deliveries AS d ON d.id = f.id
		JOIN webhook_endpoints AS w ON w.id = d.endpoint_id WHERE ` + notPaused)
	// Two workers never plan for the same endpoint at once; the second passes it by. A store without keys was shredded.
	lockEndpoints = func(d database.Dialect) string {
		return `
		SELECT id, store_id, status = 'ACTIVE' AND deleted_at IS NULL AND EXISTS (
				SELECT 1 FROM stores AS s WHERE s.id = w.store_id AND s.keyset IS NOT NULL),
			consecutive_failures, probe_at, updated_at
		FROM webhook_endpoints AS w WHERE id ` + d.Any("$1") + ` AND ` + notPaused + ` ORDER BY id ` + d.Lock("FOR NO KEY UPDATE SKIP LOCKED")
	}
	countClaimed = plain(`
		SELECT endpoint_id, store_id, count(*) FROM deliveries
		WHERE status = 'PENDING' AND claim_id IS NOT NULL AND lease_until > $1 GROUP BY endpoint_id, store_id`)
	claimDeliveries = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE deliveries SET claim_id = $3, lease_until = $4
			WHERE id IN (SELECT id FROM deliveries
				WHERE status = 'PENDING' AND claim_id IS NULL AND endpoint_id = $1 AND due_at <= $5
				ORDER BY due_at, id LIMIT $2) RETURNING id`
		}
		return `UPDATE deliveries AS d SET claim_id = $3, lease_until = $4
			FROM (SELECT waiting.id
				FROM unnest($1::uuid[], $2::bigint[]) AS free (endpoint_id, slots)
				CROSS JOIN LATERAL (
					SELECT id FROM deliveries
					WHERE status = 'PENDING' AND claim_id IS NULL AND endpoint_id = free.endpoint_id AND due_at <= $5
					ORDER BY due_at, id LIMIT free.slots FOR UPDATE SKIP LOCKED) AS waiting) AS picked
			WHERE d.id = picked.id RETURNING d.id`
	}
	loadDeliveries = func(d database.Dialect) string {
		return `
		SELECT d.id, d.store_id, d.endpoint_id, d.attempts, d.attempts_before, e.id, e.type, e.data, e.created_at, e.trace_parent
		FROM deliveries AS d JOIN events AS e ON e.id = d.event_id WHERE d.id ` + d.Any("$1")
	}
	freeExpired = plain(`
		UPDATE deliveries SET claim_id = NULL, lease_until = NULL
		WHERE status = 'PENDING' AND claim_id IS NOT NULL AND (lease_until < $1 OR lease_until > $2)`)
	pullForward = func(d database.Dialect) string {
		return `
		UPDATE deliveries SET due_at = $2
		WHERE status = 'PENDING' AND claim_id IS NULL AND endpoint_id ` + d.Any("$1") + ` AND due_at > $3`
	}
	cancelWaiting = func(d database.Dialect) string {
		return `
		UPDATE deliveries SET status = 'CANCELLED', finished_at = $2
		WHERE id IN (SELECT id FROM deliveries
			WHERE status = 'PENDING' AND claim_id IS NULL AND endpoint_id ` + d.Any("$1") + `
			LIMIT $3 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
)

// recordingTime is what an attempt takes besides the sender's time-out.
const recordingTime = time.Second

// Bounds of one batch, so that its transaction stays short.
const (
	maxEndpointsPerBatch = 256
	maxCancelsPerBatch   = 1000
)

// claimed is a delivery that this worker alone may send and record, until its lease ends.
type claimed struct {
	id, store, endpoint uuid.UUID
	attempts            int // made before
	attemptsBefore      int // of those, before it was last sent anew: retries count from there
	event               *db.Event
	claim               uuid.UUID
	leaseUntil          time.Time
	target              *target
}

// candidate is an endpoint for which something is due.
type candidate struct {
	id, store uuid.UUID
	active    bool
	failures  int
	probeAt   *time.Time
	updatedAt time.Time
}

// load counts the claims of all workers that may be in flight: those no older than an attempt can take.
// Older ones ended without being recorded yet, or their worker died; they must not hold up the endpoint.
type load struct {
	endpoints, stores map[uuid.UUID]int
}

// claimBatch is what one claim returned.
type claimBatch struct {
	deliveries []claimed
	// more says that a limit of the batch, not of an endpoint, left due deliveries behind.
	more bool
	// next is when the next delivery becomes due, zero when none waits.
	next time.Time
}

// soonest notes a time at which something becomes due.
func (r *claimBatch) soonest(at time.Time) {
	if r.next.IsZero() || at.Before(r.next) {
		r.next = at
	}
}

// claim takes up to free due deliveries, fairly from all endpoints that have any, and leases them to this
// worker. The lease is committed when it returns.
func (d *Dispatcher) claim(ctx context.Context, free int) (claimBatch, error) {
	var next claimBatch
	due, err := d.dueEndpoints(ctx, &next)
	if err != nil || len(due) == 0 || free <= 0 {
		return next, err
	}
	if len(due) > maxEndpointsPerBatch {
		rand.Shuffle(len(due), func(i, j int) { due[i], due[j] = due[j], due[i] }) //nolint:gosec // fairness needs no secrecy
		due, next.more = due[:maxEndpointsPerBatch], true
	}
	result := next
	err = d.queue.transact(ctx, func(tx *db.Tx) error {
		result = next
		return d.claimFrom(ctx, tx, due, free, &result)
	})
	if err != nil {
		return next, fmt.Errorf("claim deliveries: %w", err)
	}
	return result, nil
}

// dueEndpoints returns the endpoints that have a delivery due, and notes in next when others will.
func (d *Dispatcher) dueEndpoints(ctx context.Context, next *claimBatch) ([]uuid.UUID, error) {
	now := d.config.Now()
	var due, stranded []uuid.UUID
	err := d.queue.look(ctx, func(on database.Querier) error {
		return d.queue.query(ctx, on, waitingEndpoints, func(rows *sql.Rows) error {
			var (
				endpoint uuid.UUID
				at       time.Time
			)
			err := rows.Scan(&endpoint, &at)
			switch {
			case at.After(now.Add(d.horizon())):
				stranded = append(stranded, endpoint)
			case at.After(now):
				next.soonest(at)
			default:
				due = append(due, endpoint)
			}
			return err
		})
	})
	if err != nil || len(stranded) == 0 {
		return due, err
	}
	d.config.Logger.Warn("deliveries were due long after they could be; was the clock set back?", "endpoints", len(stranded))
	return append(due, stranded...), d.queue.transact(ctx, func(tx *db.Tx) error {
		_, err := d.queue.execute(ctx, tx, pullForward, d.queue.list(stranded), now, now.Add(d.horizon()))
		return err
	})
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

func (d *Dispatcher) claimFrom(ctx context.Context, tx *db.Tx, due []uuid.UUID, free int, result *claimBatch) error {
	candidates, err := d.queue.lockEndpoints(ctx, tx, due)
	if err != nil {
		return err
	}
	now := d.config.Now()
	loads, err := d.queue.loads(ctx, tx, now.Add(d.config.Lease-d.config.Sender.timeout-recordingTime))
	if err != nil {
		return err
	}
	candidates, err = d.cancelInactive(ctx, tx, candidates, now)
	if err != nil {
		return err
	}
	targets, err := d.targets.of(ctx, tx, candidates)
	if err != nil {
		return err
	}
	slots := d.plan(candidates, targets, loads, free, now, result)
	lease := claimed{claim: ids.New(), leaseUntil: now.Add(d.config.Lease)}
	ids, err := d.queue.eachReturning(ctx, tx, claimDeliveries, slots, lease.claim, lease.leaseUntil, now)
	if err != nil || len(ids) == 0 {
		return err
	}
	result.deliveries, err = d.queue.deliveries(ctx, tx, ids, lease)
	for i := range result.deliveries {
		result.deliveries[i].target = targets[result.deliveries[i].endpoint]
	}
	return err
}

// plan shares out the free places: rows of an endpoint and how many of its deliveries to claim.
func (d *Dispatcher) plan(
	candidates []candidate, targets map[uuid.UUID]*target, loads load, free int, now time.Time, result *claimBatch,
) [][]any {
	free = min(free, d.config.BatchSize)
	share := max(1, free/max(1, len(candidates)))
	rand.Shuffle(len(candidates), func(i, j int) { candidates[i], candidates[j] = candidates[j], candidates[i] }) //nolint:gosec // fairness needs no secrecy
	var planned [][]any
	for _, c := range candidates {
		if targets[c.id] == nil {
			continue
		}
		if c.failures > 0 && c.probeAt != nil && c.probeAt.After(now) && !c.probeAt.After(now.Add(d.horizon())) {
			result.soonest(*c.probeAt)
			continue
		}
		wanted := d.allowance(c, loads)
		slots := min(wanted, share, free)
		result.more = result.more || slots < wanted
		if slots <= 0 {
			continue
		}
		free -= slots
		loads.stores[c.store] += slots
		planned = append(planned, []any{c.id, slots})
	}
	return planned
}

// allowance is how many more deliveries of an endpoint may be in flight: one at a time while it fails, else
// up to its cap and its store's.
//
// The cap shrinks to a quarter of this worker's free places as they run out (the dynamic threshold of
// Choudhury and Hahne), so that many slow endpoints together still leave places for the others.
func (d *Dispatcher) allowance(c candidate, loads load) int {
	if c.failures > 0 {
		return 1 - loads.endpoints[c.id]
	}
	limit := min(d.config.PerEndpoint, max(1, d.free()/4))
	return min(limit-loads.endpoints[c.id], d.config.PerStore-loads.stores[c.store])
}

// cancelInactive cancels what still waits for endpoints that get nothing any more, and returns the others.
func (d *Dispatcher) cancelInactive(ctx context.Context, tx *db.Tx, all []candidate, now time.Time) ([]candidate, error) {
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
	_, err := d.queue.execute(ctx, tx, cancelWaiting, d.queue.list(inactive), now, maxCancelsPerBatch)
	return active, err
}

func (q queue) lockEndpoints(ctx context.Context, tx *db.Tx, ids []uuid.UUID) ([]candidate, error) {
	var candidates []candidate
	err := q.query(ctx, tx, lockEndpoints, func(rows *sql.Rows) error {
		var c candidate
		err := rows.Scan(&c.id, &c.store, &c.active, &c.failures, &c.probeAt, &c.updatedAt)
		candidates = append(candidates, c)
		return err
	}, q.list(ids))
	return candidates, err
}

func (q queue) loads(ctx context.Context, tx *db.Tx, leasedBeyond time.Time) (load, error) {
	loads := load{map[uuid.UUID]int{}, map[uuid.UUID]int{}}
	err := q.query(ctx, tx, countClaimed, func(rows *sql.Rows) error {
		var (
			endpoint, store uuid.UUID
			n               int
		)
		err := rows.Scan(&endpoint, &store, &n)
		loads.endpoints[endpoint] = n
		loads.stores[store] += n
		return err
	}, leasedBeyond)
	return loads, err
}

// deliveries reads what was just claimed.
func (q queue) deliveries(ctx context.Context, tx *db.Tx, ids []uuid.UUID, lease claimed) ([]claimed, error) {
	deliveries := make([]claimed, 0, len(ids))
	err := q.query(ctx, tx, loadDeliveries, func(rows *sql.Rows) error {
		delivery, event := lease, new(db.Event)
		err := rows.Scan(&delivery.id, &delivery.store, &delivery.endpoint, &delivery.attempts, &delivery.attemptsBefore,
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

// rescue frees deliveries whose lease ended: their worker died, or lost the database. So it does those whose lease
// lasts beyond the horizon.
func (q queue) rescue(ctx context.Context, now, horizon time.Time) (int, error) {
	var freed int
	err := q.transact(ctx, func(tx *db.Tx) (err error) {
		freed, err = q.execute(ctx, tx, freeExpired, now, horizon)
		return err
	})
	return freed, err
}
