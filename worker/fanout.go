package worker

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

var (
	storesWithNews = plain(`
		SELECT DISTINCT store_id
		FROM (SELECT store_id FROM events WHERE sequence IS NULL ORDER BY id LIMIT $1) AS oldest`)
	// The worker that numbers a store's events holds its row; another worker passes it by.
	lockCounters = func(d database.Dialect) string {
		return `
		SELECT id, event_sequence FROM stores WHERE id ` + d.Any("$1") + ` ORDER BY id ` + d.Lock("FOR NO KEY UPDATE SKIP LOCKED")
	}
	oldestEvents = func(d database.Dialect) string {
		return `
		SELECT id, store_id, type, endpoint_id FROM events
		WHERE store_id ` + d.Any("$1") + ` AND sequence IS NULL ORDER BY id LIMIT $2`
	}
	activeEndpoints = func(d database.Dialect) string {
		return `
		SELECT id, store_id, events FROM webhook_endpoints
		WHERE store_id ` + d.Any("$1") + ` AND status = 'ACTIVE' AND deleted_at IS NULL`
	}
	numberEvents = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE events SET sequence = $2 WHERE id = $1`
		}
		return `UPDATE events AS e SET sequence = r.sequence
			FROM unnest($1::uuid[], $2::bigint[]) AS r (id, sequence) WHERE e.id = r.id`
	}
	moveCounters = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE stores SET event_sequence = $2 WHERE id = $1`
		}
		return `UPDATE stores AS s SET event_sequence = r.sequence
			FROM unnest($1::uuid[], $2::bigint[]) AS r (id, sequence) WHERE s.id = r.id`
	}
	insertDeliveries = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `INSERT INTO deliveries (id, store_id, event_id, endpoint_id, created_at, due_at)
			VALUES ($1, $2, $3, $4, $5, $5)`
		}
		return `INSERT INTO deliveries (id, store_id, event_id, endpoint_id, created_at, due_at)
			SELECT r.*, $5, $5 FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) AS r`
	}
)

// newEvent is an event that has no number yet.
type newEvent struct {
	id, store uuid.UUID
	kind      string
	onlyTo    *uuid.UUID
}

// subscriber is an endpoint that may want new events.
type subscriber struct {
	id, store uuid.UUID
	events    []string
}

// wants reports whether the endpoint gets the event: one that it subscribes to, or a test that names it. When the event
// happened does not matter: no clock tells whether that was before the registration was answered.
func (s subscriber) wants(event newEvent) bool {
	if event.onlyTo != nil {
		return *event.onlyTo == s.id
	}
	return slices.Contains(s.events, event.kind)
}

// fanOut publishes up to limit events, the oldest first: it gives each the next number in its store and
// makes a delivery for every endpoint that is ACTIVE by then and wants it.
//
// Numbers are given under a lock of the store, and follow the ids of what is committed by then. An event
// whose transaction commits later gets a later number, so that a reader of the feed never misses one.
func (q queue) fanOut(ctx context.Context, now time.Time, limit int) (batch published, err error) {
	var stores []uuid.UUID
	err = q.look(ctx, func(on database.Querier) (err error) {
		stores, err = q.ids(ctx, on, storesWithNews, limit)
		return err
	})
	if err != nil || len(stores) == 0 {
		return published{}, err
	}
	err = q.transact(ctx, func(tx *db.Tx) error {
		batch, err = q.publish(ctx, tx, stores, now, limit)
		return err
	})
	if err != nil {
		return published{}, fmt.Errorf("publish events: %w", err)
	}
	return batch, nil
}

// published says how many events a fan-out published, how many deliveries it made of them, and in which stores it looked.
type published struct {
	events, deliveries int
	stores             []uuid.UUID
}

func (q queue) publish(ctx context.Context, tx *db.Tx, stores []uuid.UUID, now time.Time, limit int) (published, error) {
	counters, err := q.lockCounters(ctx, tx, stores)
	if err != nil || len(counters) == 0 {
		return published{}, err
	}
	held := make([]uuid.UUID, 0, len(counters))
	for store := range counters {
		held = append(held, store)
	}
	events, err := q.unnumbered(ctx, tx, held, limit)
	if err != nil || len(events) == 0 {
		return published{}, err
	}
	// Read after the events: an endpoint that registered before one of them was committed is among them.
	subscribers, err := q.subscribers(ctx, tx, held)
	if err != nil {
		return published{}, err
	}
	if err := q.number(ctx, tx, events, counters); err != nil {
		return published{}, err
	}
	deliveries := deliveriesOf(events, subscribers)
	if err := q.each(ctx, tx, insertDeliveries, deliveries, now); err != nil {
		return published{}, err
	}
	return published{len(events), len(deliveries), held}, nil
}

// lockCounters returns the last number given in each store that no other worker is publishing for.
func (q queue) lockCounters(ctx context.Context, tx *db.Tx, stores []uuid.UUID) (map[uuid.UUID]int64, error) {
	counters := map[uuid.UUID]int64{}
	err := q.query(ctx, tx, lockCounters, func(rows *sql.Rows) error {
		var (
			store uuid.UUID
			last  int64
		)
		err := rows.Scan(&store, &last)
		counters[store] = last
		return err
	}, q.list(stores))
	return counters, err
}

func (q queue) unnumbered(ctx context.Context, tx *db.Tx, stores []uuid.UUID, limit int) ([]newEvent, error) {
	var events []newEvent
	err := q.query(ctx, tx, oldestEvents, func(rows *sql.Rows) error {
		var event newEvent
		err := rows.Scan(&event.id, &event.store, &event.kind, &event.onlyTo)
		events = append(events, event)
		return err
	}, q.list(stores), limit)
	return events, err
}

func (q queue) subscribers(ctx context.Context, tx *db.Tx, stores []uuid.UUID) (map[uuid.UUID][]subscriber, error) {
	byStore := map[uuid.UUID][]subscriber{}
	err := q.query(ctx, tx, activeEndpoints, func(rows *sql.Rows) error {
		var (
			endpoint subscriber
			events   []byte
		)
		if err := rows.Scan(&endpoint.id, &endpoint.store, &events); err != nil {
			return err
		}
		byStore[endpoint.store] = append(byStore[endpoint.store], endpoint)
		return json.Unmarshal(events, &byStore[endpoint.store][len(byStore[endpoint.store])-1].events)
	}, q.list(stores))
	return byStore, err
}

// number gives each event the next number of its store.
func (q queue) number(ctx context.Context, tx *db.Tx, events []newEvent, counters map[uuid.UUID]int64) error {
	numbered := make([][]any, len(events))
	moved := map[uuid.UUID]bool{}
	for i, event := range events {
		counters[event.store]++
		moved[event.store] = true
		numbered[i] = []any{event.id, counters[event.store]}
	}
	if err := q.each(ctx, tx, numberEvents, numbered); err != nil {
		return err
	}
	var last [][]any
	for store := range moved {
		last = append(last, []any{store, counters[store]})
	}
	return q.each(ctx, tx, moveCounters, last)
}

// deliveriesOf returns the rows of insertDeliveries.
func deliveriesOf(events []newEvent, subscribers map[uuid.UUID][]subscriber) [][]any {
	var rows [][]any
	for _, event := range events {
		for _, endpoint := range subscribers[event.store] {
			if endpoint.wants(event) {
				rows = append(rows, []any{ids.New(), event.store, event.id, endpoint.id})
			}
		}
	}
	return rows
}
