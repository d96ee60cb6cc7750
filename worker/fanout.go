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

// unpublished finds the stores with events that have no number yet.
var unpublished = backlog.Waiting{Table: "events", Condition: "sequence IS NULL", Time: "created_at"}

var (
	// A worker locks the store's row of event_feeds while it numbers events. Other workers skip the store meanwhile.
	lockCounter = func(d database.Dialect) string {
		return `SELECT last_sequence FROM event_feeds WHERE store_id = $1 ` + d.Lock("FOR NO KEY UPDATE SKIP LOCKED")
	}
	// Events are numbered in the order in which their transactions began to write, so that no effect comes before its cause. The id
	// orders only events of one transaction, because ids begin with the clock of their host.
	oldestEvents = func(d database.Dialect) string {
		begun := "age(xmin)" // the number of transactions that began since
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
	// Locked until the commit, so that no endpoint is reactivated while its new deliveries are inserted as CANCELLED.
	lockSuspended = func(d database.Dialect) string {
		return `
		SELECT id FROM webhook_endpoints WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND status = 'SUSPENDED'
		ORDER BY id ` + d.Lock("FOR SHARE")
	}
	// RETURNING reads the data under the row's lock: before, the erasure of a customer may have held the lock and rewritten it.
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
	// Locks the endpoints whose new deliveries may be sent at once: no waiting delivery is due, the last attempt did not fail, and no
	// other worker has locked them.
	lockIdleEndpoints = func(d database.Dialect) string {
		return `
		SELECT id, updated_at FROM webhook_endpoints AS w
		WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND ` + getsDeliveries + ` AND paused_at IS NULL
			AND consecutive_failures = 0 AND COALESCE(` + backlog.FirstDue + ` > $3, true)
		ORDER BY id ` + d.Lock("FOR NO KEY UPDATE OF w SKIP LOCKED")
	}
)

// subscriber is an endpoint that may get new events.
type subscriber struct {
	id        uuid.UUID
	events    []string
	suspended bool // read without a lock
}

// wants reports whether the endpoint gets the event: its type is among the subscribed types, or it is a test event for this
// endpoint. The time of the event does not matter, because no clock can tell whether it was before the response to the
// registration.
func (s subscriber) wants(event *db.Event) bool {
	if event.EndpointID != nil {
		return *event.EndpointID == s.id
	}
	return slices.Contains(s.events, event.Type)
}

// fanOutBatch is the result of one fan-out in a store.
type fanOutBatch struct {
	events  int
	claimed []claimed // deliveries that this worker sends at once
	waiting int       // the number of deliveries that are left to be claimed
}

// fanOut publishes up to limit events of the store, the oldest first. It gives each event the next number, and inserts a delivery
// for each endpoint that wants the event. Up to slots of the deliveries are leased to this worker in the same INSERT, which saves
// an update: those to endpoints that did not fail and have no other due delivery.
//
// Deliveries to SUSPENDED endpoints are inserted as CANCELLED. They record what the endpoint missed, and staff can send them again
// after they reactivated the endpoint.
//
// Numbers are given under a lock of the store, to events that are committed at that time, whatever the clocks of the hosts are. An
// event that is committed later gets a higher number, so that a reader of the feed never misses one.
func (d *Dispatcher) fanOut(ctx context.Context, store uuid.UUID, limit, slots int) (batch fanOutBatch, err error) {
	q := d.queue.forStore(store).withLockTimeout()
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
	last, locked, err := q.lockCounter(ctx, tx)
	if err != nil || !locked {
		return fanOutBatch{}, err
	}
	events, err := q.unnumbered(ctx, tx, limit)
	if err != nil || len(events) == 0 {
		return fanOutBatch{}, err
	}
	// Read after the events, so that it includes each endpoint that was registered before one of the events was committed.
	subscribers, err := q.subscribers(ctx, tx)
	if err != nil {
		return fanOutBatch{}, err
	}
	if err := q.number(ctx, tx, events, last); err != nil {
		return fanOutBatch{}, err
	}
	now := d.config.Now()
	deliveries := q.deliveriesOf(events, subscribers)
	suspended, err := q.lockSuspended(ctx, tx, deliveries, subscribers)
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
		case slices.Contains(suspended, delivery.endpoint):
			status, finishedAt = "CANCELLED", now
		default:
			batch.waiting++
		}
		rows[i] = []any{delivery.id, delivery.event.ID, delivery.endpoint, status, finishedAt, claim, leaseUntil}
	}
	return batch, q.each(ctx, tx, insertDeliveries, rows, now)
}

// lease leases up to slots of the new deliveries to this worker, and sets their target. It locks their endpoints, as a claim does.
func (d *Dispatcher) lease(ctx context.Context, tx *db.Tx, q storeQueue, deliveries []claimed, slots int, now time.Time) error {
	perEndpoint := map[uuid.UUID]int{}
	for _, delivery := range deliveries {
		perEndpoint[delivery.endpoint]++
	}
	if len(perEndpoint) == 0 || slots == 0 {
		return nil
	}
	idle, err := q.lockIdleEndpoints(ctx, tx, perEndpoint, now)
	if err != nil || len(idle) == 0 {
		return err
	}
	loads, err := d.loads(ctx, tx, q, now)
	if err != nil {
		return err
	}
	targets, err := d.targets.load(ctx, tx, idle)
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

// lockIdleEndpoints returns and locks those of the endpoints whose new deliveries may be sent at once. The map holds the number of
// new deliveries of each endpoint.
func (q storeQueue) lockIdleEndpoints(ctx context.Context, tx *db.Tx, perEndpoint map[uuid.UUID]int, now time.Time) (idle []candidate, err error) {
	err = q.query(ctx, tx, lockIdleEndpoints, func(rows *sql.Rows) error {
		c := candidate{active: true}
		err := rows.Scan(&c.id, &c.updatedAt)
		c.limit = perEndpoint[c.id]
		idle = append(idle, c)
		return err
	}, q.list(slices.Collect(maps.Keys(perEndpoint))), now)
	return idle, err
}

// lockCounter locks the store's counter of events, and returns the last number that was given. It reports false, and does not wait,
// when another worker holds the lock.
func (q storeQueue) lockCounter(ctx context.Context, tx *db.Tx) (last int64, locked bool, err error) {
	err = q.query(ctx, tx, lockCounter, func(rows *sql.Rows) error {
		locked = true
		return rows.Scan(&last)
	})
	return last, locked, err
}

// unnumbered returns the oldest events that have no number yet. It does not read their data.
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

// lockSuspended returns the SUSPENDED endpoints among those of the deliveries, and locks them until the transaction ends.
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

// number gives each event the next number of the store after last, and reads the data of the events.
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

// deliveriesOf returns an unclaimed delivery for each event and each endpoint that wants it.
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
