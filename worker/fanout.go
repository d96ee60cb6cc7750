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

// unpublished finds the stores with new events.
var unpublished = database.Waiting{Table: "events", Condition: "sequence IS NULL", Time: "created_at"}

var (
	// The worker that numbers a store's events holds the row of its feed; another worker passes it by.
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
		SELECT id, type, endpoint_id FROM (
			SELECT id, type, endpoint_id, ` + begun + ` AS begun FROM events
			WHERE store_id = $1 AND sequence IS NULL ORDER BY id LIMIT $2) AS oldest
		ORDER BY begun DESC, id`
	}
	activeEndpoints = plain(`
		SELECT id, events FROM webhook_endpoints WHERE store_id = $1 AND status = 'ACTIVE' AND deleted_at IS NULL`)
	numberEvents = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE events SET sequence = $3 WHERE store_id = $1 AND id = $2`
		}
		return `UPDATE events AS e SET sequence = r.sequence
			FROM unnest($2::uuid[], $3::bigint[]) AS r (id, sequence) WHERE e.store_id = $1 AND e.id = r.id`
	}
	moveCounter      = plain(`UPDATE event_feeds SET last_sequence = $2 WHERE store_id = $1`)
	insertDeliveries = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `INSERT INTO deliveries (store_id, id, event_id, endpoint_id, created_at, due_at)
			VALUES ($1, $2, $3, $4, $5, $5)`
		}
		return `INSERT INTO deliveries (store_id, id, event_id, endpoint_id, created_at, due_at)
			SELECT $1::uuid, r.*, $5::timestamptz, $5::timestamptz FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS r`
	}
)

// newEvent is an event that has no number yet.
type newEvent struct {
	id     uuid.UUID
	kind   string
	onlyTo *uuid.UUID
}

// subscriber is an endpoint that may want new events.
type subscriber struct {
	id     uuid.UUID
	events []string
}

// wants reports whether the endpoint gets the event: one that it subscribes to, or a test that names it. When the event
// happened does not matter: no clock tells whether that was before the registration was answered.
func (s subscriber) wants(event newEvent) bool {
	if event.onlyTo != nil {
		return *event.onlyTo == s.id
	}
	return slices.Contains(s.events, event.kind)
}

// published says how many events of a store were published, and how many deliveries were made of them.
type published struct{ events, deliveries int }

// fanOut publishes up to limit events of the store, the oldest first: it gives each the next number and makes a delivery
// for every endpoint that is ACTIVE by then and wants it.
//
// Numbers are given under a lock of the store to what is committed by then, whatever the clocks of the hosts say. An event
// whose transaction commits later gets a later number, so that a reader of the feed never misses one.
func (q storeQueue) fanOut(ctx context.Context, now time.Time, limit int) (batch published, err error) {
	err = q.transact(ctx, func(tx *db.Tx) error {
		batch, err = q.publish(ctx, tx, now, limit)
		return err
	})
	if err != nil {
		return published{}, fmt.Errorf("publish events: %w", err)
	}
	return batch, nil
}

func (q storeQueue) publish(ctx context.Context, tx *db.Tx, now time.Time, limit int) (published, error) {
	last, ours, err := q.lockCounter(ctx, tx)
	if err != nil || !ours {
		return published{}, err
	}
	events, err := q.unnumbered(ctx, tx, limit)
	if err != nil || len(events) == 0 {
		return published{}, err
	}
	// Read after the events: an endpoint that registered before one of them was committed is among them.
	subscribers, err := q.subscribers(ctx, tx)
	if err != nil {
		return published{}, err
	}
	if err := q.number(ctx, tx, events, last); err != nil {
		return published{}, err
	}
	deliveries := deliveriesOf(events, subscribers)
	if err := q.each(ctx, tx, insertDeliveries, deliveries, now); err != nil {
		return published{}, err
	}
	return published{len(events), len(deliveries)}, nil
}

// lockCounter returns the last number that was given, unless another worker is publishing for the store.
func (q storeQueue) lockCounter(ctx context.Context, tx *db.Tx) (last int64, ours bool, err error) {
	err = q.query(ctx, tx, lockCounter, func(rows *sql.Rows) error {
		ours = true
		return rows.Scan(&last)
	})
	return last, ours, err
}

func (q storeQueue) unnumbered(ctx context.Context, tx *db.Tx, limit int) (events []newEvent, err error) {
	err = q.query(ctx, tx, oldestEvents, func(rows *sql.Rows) error {
		var event newEvent
		err := rows.Scan(&event.id, &event.kind, &event.onlyTo)
		events = append(events, event)
		return err
	}, limit)
	return events, err
}

func (q storeQueue) subscribers(ctx context.Context, tx *db.Tx) (all []subscriber, err error) {
	err = q.query(ctx, tx, activeEndpoints, func(rows *sql.Rows) error {
		var (
			endpoint subscriber
			events   []byte
		)
		if err := rows.Scan(&endpoint.id, &events); err != nil {
			return err
		}
		err := json.Unmarshal(events, &endpoint.events)
		all = append(all, endpoint)
		return err
	})
	return all, err
}

// number gives each event the next number of the store.
func (q storeQueue) number(ctx context.Context, tx *db.Tx, events []newEvent, last int64) error {
	numbered := make([][]any, len(events))
	for i, event := range events {
		last++
		numbered[i] = []any{event.id, last}
	}
	if err := q.each(ctx, tx, numberEvents, numbered); err != nil {
		return err
	}
	_, err := q.execute(ctx, tx, moveCounter, last)
	return err
}

// deliveriesOf returns the rows of insertDeliveries.
func deliveriesOf(events []newEvent, subscribers []subscriber) [][]any {
	var rows [][]any
	for _, event := range events {
		for _, endpoint := range subscribers {
			if endpoint.wants(event) {
				rows = append(rows, []any{ids.New(), event.id, endpoint.id})
			}
		}
	}
	return rows
}
