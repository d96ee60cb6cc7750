package worker

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/backlog"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// unpublished finds the stores with new events.
var unpublished = backlog.Waiting{Table: "events", Condition: "sequence IS NULL", Time: "created_at"}

var (
	// The worker that numbers a store's events locks the row of its feed; other workers skip the store meanwhile.
	lockCounter = func(d database.Dialect) string {
		return `SELECT last_sequence FROM event_feeds WHERE store_id = $1 ` + d.Lock("FOR NO KEY UPDATE SKIP LOCKED")
	}
	// The order is that in which the transactions began to write, so that no effect comes before its cause: an id begins with
	// the clock of its host, which orders only what one transaction wrote.
	oldestEvents = func(d database.Dialect) string {
		begun := "age(xmin)" // how many transactions began since
		if d == dialect.SQLite {
			begun = "-rowid"
		}
		return `
		SELECT id, type, endpoint_id, created_at, trace_parent FROM (
			SELECT id, type, endpoint_id, created_at, trace_parent, ` + begun + ` AS begun FROM events
			WHERE store_id = $1 AND sequence IS NULL ORDER BY id LIMIT $2) AS oldest
		ORDER BY begun DESC, id`
	}
	subscribedEndpoints = plain(`
		SELECT id, events, status = 'SUSPENDED' FROM webhook_endpoints WHERE store_id = $1 AND deleted_at IS NULL`)
	// No reactivation comes between this look at the endpoints and the publication of what they miss.
	lockSuspended = func(d database.Dialect) string {
		return `
		SELECT id FROM webhook_endpoints WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND status = 'SUSPENDED'
		ORDER BY id ` + d.Lock("FOR SHARE")
	}
	// The data is read under the lock of the row: a customer's erasure may have held it before, and rewritten the data.
	numberEvents = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE events SET sequence = $3 WHERE store_id = $1 AND id = $2 RETURNING id, data`
		}
		return `UPDATE events AS e SET sequence = r.sequence
			FROM unnest($2::uuid[], $3::bigint[]) AS r (id, sequence) WHERE e.store_id = $1 AND e.id = r.id RETURNING e.id, e.data`
	}
	moveCounter      = plain(`UPDATE event_feeds SET last_sequence = $2 WHERE store_id = $1`)
	insertDeliveries = func(d database.Dialect) string {
		const newDelivery = "store_id, id, event_id, endpoint_id, status, finished_at, claim_id, lease_until, created_at, due_at"
		if d == dialect.SQLite {
			return `INSERT INTO deliveries (` + newDelivery + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`
		}
		return `INSERT INTO deliveries (` + newDelivery + `)
			SELECT $1::uuid, r.*, $9::timestamptz, $9::timestamptz
			FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[], $7::uuid[], $8::timestamptz[]) AS r`
	}
	// Endpoints that may get new deliveries at once: nothing is due that waits, nothing failed, and no other worker plans for them.
	lockIdleEndpoints = func(d database.Dialect) string {
		return `
		SELECT id, updated_at FROM webhook_endpoints AS w
		WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND ` + getsDeliveries + ` AND paused_at IS NULL
			AND consecutive_failures = 0 AND COALESCE(` + backlog.FirstDue + ` > $3, true)
		ORDER BY id ` + d.Lock("FOR NO KEY UPDATE OF w SKIP LOCKED")
	}
)

// subscriber is an endpoint that may want new events.
type subscriber struct {
	id        uuid.UUID
	events    []string
	suspended bool // as far as is known without a lock
}

// wants reports whether the endpoint gets the event: one that it subscribes to, or a test that names it. When the event
// happened does not matter: no clock shows whether that was before the response to the registration.
func (s subscriber) wants(event *db.Event) bool {
	if event.EndpointID != nil {
		return *event.EndpointID == s.id
	}
	return slices.Contains(s.events, event.Type)
}

// fanOutBatch is what one fan-out in a store published.
type fanOutBatch struct {
	events  int
	claimed []claimed // deliveries that this worker sends at once
	waiting int       // deliveries that are to be claimed
}

// fanOut publishes up to limit events of the store, the oldest first: it gives each the next number and makes a delivery
// for every endpoint that wants it. It leases at most slots of these to this worker at once, which saves writing them again: those
// for endpoints that are well and for which nothing else is due.
//
// Deliveries to endpoints that are SUSPENDED are CANCELLED from the beginning: so it is known what each of them missed, and staff
// can have it sent when they have reactivated it.
//
// Numbers are given under a lock of the store to what is committed by then, whatever the clocks of the hosts say. An event
// whose transaction commits later gets a later number, so that a reader of the feed never misses one.
func (d *Dispatcher) fanOut(ctx context.Context, store uuid.UUID, limit, slots int) (batch fanOutBatch, err error) {
	q := d.queue.of(store).withLockTimeout()
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		batch, err = d.publish(ctx, tx, q, limit, slots)
		return err
	})
	if err != nil {
		return fanOutBatch{}, fmt.Errorf("publish events: %w", err)
	}
	return batch, nil
}

func (d *Dispatcher) publish(ctx context.Context, tx *db.Tx, q storeQueue, limit, slots int) (fanOutBatch, error) {
	last, ours, err := q.lockCounter(ctx, tx)
	if err != nil || !ours {
		return fanOutBatch{}, err
	}
	events, err := q.unnumbered(ctx, tx, limit)
	if err != nil || len(events) == 0 {
		return fanOutBatch{}, err
	}
	// Read after the events: an endpoint that registered before one of them was committed is among them.
	subscribers, err := q.subscribers(ctx, tx)
	if err != nil {
		return fanOutBatch{}, err
	}
	if err := q.number(ctx, tx, events, last); err != nil {
		return fanOutBatch{}, err
	}
	now := d.config.Now()
	deliveries := q.deliveriesOf(events, subscribers)
	missing, err := q.lockSuspended(ctx, tx, deliveries, subscribers)
	if err != nil {
		return fanOutBatch{}, err
	}
	if err := d.lease(ctx, tx, q, deliveries, slots, now); err != nil {
		return fanOutBatch{}, err
	}
	batch := fanOutBatch{events: len(events)}
	rows := make([][]any, len(deliveries))
	for i, delivery := range deliveries {
		status, finishedAt, claim, leaseUntil := "PENDING", any(nil), any(nil), any(nil)
		switch {
		case delivery.target != nil:
			claim, leaseUntil = delivery.claim, delivery.leaseUntil
			batch.claimed = append(batch.claimed, delivery)
		case slices.Contains(missing, delivery.endpoint):
			status, finishedAt = "CANCELLED", now
		default:
			batch.waiting++
		}
		rows[i] = []any{delivery.id, delivery.event.ID, delivery.endpoint, status, finishedAt, claim, leaseUntil}
	}
	return batch, q.each(ctx, tx, insertDeliveries, rows, now)
}

// lease makes this worker the one that sends new deliveries, at most slots of them, which then have a target. It locks their
// endpoints, as a claim does.
func (d *Dispatcher) lease(ctx context.Context, tx *db.Tx, q storeQueue, deliveries []claimed, slots int, now time.Time) error {
	wanted := map[uuid.UUID]int{}
	for _, delivery := range deliveries {
		wanted[delivery.endpoint]++
	}
	if len(wanted) == 0 || slots == 0 {
		return nil
	}
	idle, err := q.lockIdleEndpoints(ctx, tx, wanted, now)
	if err != nil || len(idle) == 0 {
		return err
	}
	loads, err := d.loads(ctx, tx, q, now)
	if err != nil {
		return err
	}
	targets, err := d.targets.of(ctx, tx, idle)
	if err != nil {
		return err
	}
	planned := d.plan(idle, targets, loads, slots, now, new(claimBatch))
	lease := d.newClaim(q.store, now)
	for i := range deliveries {
		if delivery := &deliveries[i]; planned[delivery.endpoint] > 0 {
			planned[delivery.endpoint]--
			delivery.claim, delivery.leaseUntil, delivery.target = lease.claim, lease.leaseUntil, targets[delivery.endpoint]
		}
	}
	return nil
}

// lockIdleEndpoints returns those of the endpoints to which new deliveries may be sent at once, with how many there are.
func (q storeQueue) lockIdleEndpoints(ctx context.Context, tx *db.Tx, wanted map[uuid.UUID]int, now time.Time) (idle []candidate, err error) {
	err = q.query(ctx, tx, lockIdleEndpoints, func(rows *sql.Rows) error {
		c := candidate{active: true}
		err := rows.Scan(&c.id, &c.updatedAt)
		c.most = wanted[c.id]
		idle = append(idle, c)
		return err
	}, q.list(slices.Collect(maps.Keys(wanted))), now)
	return idle, err
}

// lockCounter returns the last number that was given, unless another worker is publishing for the store.
func (q storeQueue) lockCounter(ctx context.Context, tx *db.Tx) (last int64, ours bool, err error) {
	err = q.query(ctx, tx, lockCounter, func(rows *sql.Rows) error {
		ours = true
		return rows.Scan(&last)
	})
	return last, ours, err
}

// unnumbered returns the oldest events without a number, and without their data.
func (q storeQueue) unnumbered(ctx context.Context, tx *db.Tx, limit int) (events []*db.Event, err error) {
	err = q.query(ctx, tx, oldestEvents, func(rows *sql.Rows) error {
		event := new(db.Event)
		err := rows.Scan(&event.ID, &event.Type, &event.EndpointID, &event.CreatedAt, &event.TraceParent)
		events = append(events, event)
		return err
	}, limit)
	return events, err
}

func (q storeQueue) subscribers(ctx context.Context, tx *db.Tx) (all []subscriber, err error) {
	err = q.query(ctx, tx, subscribedEndpoints, func(rows *sql.Rows) error {
		var (
			endpoint subscriber
			events   []byte
		)
		if err := rows.Scan(&endpoint.id, &events, &endpoint.suspended); err != nil {
			return err
		}
		err := json.Unmarshal(events, &endpoint.events)
		all = append(all, endpoint)
		return err
	})
	return all, err
}

// lockSuspended returns the endpoints that are SUSPENDED and to which one of the deliveries goes, and keeps them as they are until
// the transaction ends.
func (q storeQueue) lockSuspended(ctx context.Context, tx *db.Tx, deliveries []claimed, subscribers []subscriber) (ids []uuid.UUID, err error) {
	wanted := map[uuid.UUID]bool{}
	for _, delivery := range deliveries {
		wanted[delivery.endpoint] = true
	}
	var suspended []uuid.UUID
	for _, endpoint := range subscribers {
		if endpoint.suspended && wanted[endpoint.id] {
			suspended = append(suspended, endpoint.id)
		}
	}
	if len(suspended) == 0 {
		return nil, nil
	}
	err = q.query(ctx, tx, lockSuspended, database.ScanIDs(&ids), q.list(suspended))
	return ids, err
}

// number gives each event the next number of the store, and reads its data.
func (q storeQueue) number(ctx context.Context, tx *db.Tx, events []*db.Event, last int64) error {
	numbered := make([][]any, len(events))
	byID := make(map[uuid.UUID]*db.Event, len(events))
	for i, event := range events {
		last++
		numbered[i] = []any{event.ID, last}
		byID[event.ID] = event
	}
	err := q.eachScanning(ctx, tx, numberEvents, numbered, func(rows *sql.Rows) error {
		var id uuid.UUID
		var data string
		err := rows.Scan(&id, &data)
		if event := byID[id]; event != nil {
			event.Data = data
		}
		return err
	})
	if err != nil {
		return err
	}
	_, err = q.execute(ctx, tx, moveCounter, last)
	return err
}

// deliveriesOf returns a delivery of each event to each endpoint that wants it, which is unclaimed.
func (q storeQueue) deliveriesOf(events []*db.Event, subscribers []subscriber) (deliveries []claimed) {
	for _, event := range events {
		for _, endpoint := range subscribers {
			if endpoint.wants(event) {
				deliveries = append(deliveries, claimed{id: ids.New(), store: q.store, endpoint: endpoint.id, event: event})
			}
		}
	}
	return deliveries
}
