package worker

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// keepAttempts is how many attempts of an endpoint are kept however old they are. Contract: "Delivery attempts returned".
const keepAttempts = 50

// maxLoggedRequests is how many requests of each store are kept at most.
const maxLoggedRequests = 50_000

const (
	sweepBatch = 500
	// sweepRest leaves the database to others between two batches.
	sweepRest = 20 * time.Millisecond
)

var (
	sweepKeys = func(d database.Dialect) string {
		return `
		DELETE FROM idempotency_keys WHERE id IN (
			SELECT id FROM idempotency_keys WHERE expires_at < $1
			ORDER BY expires_at LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	// Ids begin with their time, so the primary key finds what is old.
	sweepAttempts = plain(fmt.Sprintf(`
		DELETE FROM delivery_attempts WHERE id IN (
			SELECT a.id FROM delivery_attempts AS a
			JOIN webhook_endpoints AS w ON w.id = a.endpoint_id
			WHERE a.id < $1 AND (w.deleted_at IS NOT NULL OR EXISTS (
				SELECT 1 FROM delivery_attempts AS n
				WHERE n.store_id = a.store_id AND n.endpoint_id = a.endpoint_id AND n.created_at > a.created_at
				ORDER BY n.created_at LIMIT 1 OFFSET %d))
			ORDER BY a.id LIMIT $2)`, keepAttempts-1))
	sweepDeliveries = func(d database.Dialect) string {
		return `
		DELETE FROM deliveries WHERE id IN (
			SELECT d.id FROM deliveries AS d
			WHERE d.id < $1 AND d.status <> 'PENDING' AND d.finished_at < $3 AND NOT EXISTS (
				SELECT 1 FROM delivery_attempts AS a WHERE a.store_id = d.store_id AND a.delivery_id = d.id)
			ORDER BY d.id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	sweepEndpoints = plain(`
		DELETE FROM webhook_endpoints WHERE id IN (
			SELECT w.id FROM webhook_endpoints AS w
			WHERE w.deleted_at < $1 AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = w.store_id AND d.endpoint_id = w.id)
			LIMIT $2)`)
	// What was not published yet has no number, and what was has no deliveries only when all have ended long ago.
	sweepEvents = func(d database.Dialect) string {
		return `
		DELETE FROM events WHERE id IN (
			SELECT e.id FROM events AS e
			WHERE e.id < $1 AND e.created_at < $3 AND e.sequence IS NOT NULL AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = e.store_id AND d.event_id = e.id)
			ORDER BY e.id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)
		RETURNING store_id, sequence`
	}
	// A feed that begins later is no feed with a gap.
	noteSwept = plain(`
		UPDATE stores SET
			events_missing_to = CASE WHEN events_missing_to < $2 THEN $2 ELSE events_missing_to END,
			events_swept_before = CASE WHEN events_swept_before > $3 THEN events_swept_before ELSE $3 END
		WHERE id = $1`)
	sweepAudit = func(d database.Dialect) string {
		return `
		DELETE FROM audit_entries WHERE id IN (
			SELECT id FROM audit_entries WHERE id < $1 AND created_at < $3 ORDER BY id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	sweepRequests = func(d database.Dialect) string {
		return `
		DELETE FROM request_logs WHERE id IN (
			SELECT id FROM request_logs WHERE id < $1 ORDER BY id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	// The end of each store's log is found in the index, and what is too far before it, too.
	sweepExcessRequests = plain(`
		DELETE FROM request_logs WHERE id IN (
			SELECT r.id FROM stores AS s
			JOIN request_logs AS r ON r.store_id = s.id AND r.sequence <=
				(SELECT max(m.sequence) FROM request_logs AS m WHERE m.store_id = s.id) - $1
			LIMIT $2)`)
	sweepSessions = func(d database.Dialect) string {
		return `
		DELETE FROM staff_sessions WHERE id IN (
			SELECT id FROM staff_sessions WHERE id < $1 AND (revoked_at < $3 OR expires_at < $3)
			ORDER BY id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	// What expired while no worker could send it. A worker that has a lease on one finds this out itself.
	expireEmails = func(d database.Dialect) string {
		return `
		UPDATE emails SET status = 'CANCELLED', content = NULL, finished_at = $1, last_error = '` + emailExpired + `'
		WHERE id IN (SELECT id FROM emails WHERE status = 'PENDING' AND due_at <= $1 AND expires_at < $1
			LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
	sweepEmails = func(d database.Dialect) string {
		return `
		DELETE FROM emails WHERE id IN (
			SELECT id FROM emails WHERE id < $1 AND status <> 'PENDING' AND finished_at < $3
			ORDER BY id LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)`
	}
)

// keepEmails is how long it is kept that an e-mail was sent or given up, without what it said.
const keepEmails = normalHistory

// keepHouse sweeps at intervals.
func (d *Dispatcher) keepHouse(ctx context.Context) {
	for ctx.Err() == nil {
		if err := d.Sweep(ctx); err != nil {
			d.logRetry(ctx, "housekeeping failed", err)
		}
		pause(ctx, d.config.SweepEvery)
	}
}

// runPeriodicTasks runs the periodic tasks of the configuration, often.
func (d *Dispatcher) runPeriodicTasks(ctx context.Context) {
	for ctx.Err() == nil {
		for _, task := range d.config.PeriodicTasks {
			if err := task(ctx); err != nil {
				d.logRetry(ctx, "a periodic task failed", err)
			}
		}
		pause(ctx, d.config.Poll)
	}
}

// Sweep does the housekeeping once, in small transactions: it deletes what is older than the configuration's Retention
// wants it kept, and runs the callbacks of the configuration.
func (d *Dispatcher) Sweep(ctx context.Context) error {
	now, keep := d.config.Now(), d.config.Retention
	attempts, deliveries := now.Add(-keep.Attempts), now.Add(-keep.Deliveries)
	sessions := now.Add(-keep.Sessions)
	for _, step := range []struct {
		statement statement
		args      []any
	}{
		{sweepKeys, []any{now.Add(keyLifetime - keep.Keys), sweepBatch}},
		{sweepAttempts, []any{firstID(attempts), sweepBatch}},
		{sweepDeliveries, []any{firstID(deliveries), sweepBatch, deliveries}},
		{sweepEndpoints, []any{deliveries, sweepBatch}},
		{sweepSessions, []any{firstID(sessions), sweepBatch, sessions}},
		{expireEmails, []any{now, sweepBatch}},
		{sweepEmails, []any{firstID(now.Add(-keepEmails)), sweepBatch, now.Add(-keepEmails)}},
		{sweepRequests, []any{firstID(now.Add(-keep.Requests)), sweepBatch}},
		{sweepExcessRequests, []any{maxLoggedRequests, sweepBatch}},
	} {
		if err := d.queue.sweep(ctx, step.statement, step.args); err != nil {
			return err
		}
	}
	if keep.Events > 0 {
		if err := d.queue.sweepEvents(ctx, now.Add(-keep.Events)); err != nil {
			return err
		}
	}
	if keep.Audit > 0 {
		old := now.Add(-keep.Audit)
		if err := d.queue.sweep(ctx, sweepAudit, []any{firstID(old), sweepBatch, old}); err != nil {
			return err
		}
	}
	for _, callback := range d.config.Housekeeping {
		if err := callback(ctx); err != nil {
			return err
		}
	}
	return nil
}

// sweep runs a statement until it finds less than a batch.
func (q queue) sweep(ctx context.Context, s statement, args []any) error {
	for {
		var swept int
		err := q.transact(ctx, func(tx *db.Tx) (err error) {
			swept, err = q.execute(ctx, tx, s, args...)
			return err
		})
		if err != nil || swept < sweepBatch {
			return err
		}
		pause(ctx, sweepRest)
	}
}

// sweepEvents deletes published events from before a time, and notes in each store which may be missing from then on.
func (q queue) sweepEvents(ctx context.Context, old time.Time) error {
	for {
		swept := 0
		err := q.transact(ctx, func(tx *db.Tx) error {
			last := map[uuid.UUID]int64{}
			swept = 0
			err := q.query(ctx, tx, sweepEvents, func(rows *sql.Rows) error {
				var store uuid.UUID
				var sequence int64
				err := rows.Scan(&store, &sequence)
				last[store] = max(last[store], sequence)
				swept++
				return err
			}, firstID(old), sweepBatch, old)
			if err != nil {
				return err
			}
			for _, store := range slices.SortedFunc(maps.Keys(last), func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }) {
				if _, err := q.execute(ctx, tx, noteSwept, store, last[store], old); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil || swept < sweepBatch {
			return err
		}
		pause(ctx, sweepRest)
	}
}

// firstID is the lowest UUIDv7 of a time. RFC 9562, section 5.7.
func firstID(at time.Time) uuid.UUID {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], uint64(at.UnixMilli())<<16)
	id[6], id[8] = 0x70, 0x80
	return id
}
