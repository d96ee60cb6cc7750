package worker

import (
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// keepAttempts is how many of the last attempts at an endpoint are never deleted: the default limit of listDeliveries in
// rest/openapi.yaml.
const keepAttempts = 50

// maxLoggedRequests limits the rows of request_logs in each store.
const maxLoggedRequests = 50_000

const (
	sweepBatch = 500
	// sweepRest is the pause between two batches, which leaves the database to other transactions.
	sweepRest = 20 * time.Millisecond
	// storesPerSweep is how many stores one sweep looks at, in the order of their ids, in addition to the stores in which the
	// previous sweep deleted something. So a sweep costs no more when there are many stores without old rows.
	storesPerSweep = 100
)

// deleteOld returns a statement that deletes up to $2 rows o of a table in the store $1 for which the condition holds, the first in
// the order first. It skips rows that another transaction has locked.
func deleteOld(table, condition, order string) statement {
	return func(d database.Dialect) string {
		return `
		WITH old AS MATERIALIZED (
			SELECT o.id FROM ` + table + ` AS o WHERE o.store_id = $1 AND ` + condition + `
			ORDER BY ` + order + ` LIMIT $2 ` + d.Lock("FOR UPDATE OF o SKIP LOCKED") + `)
		DELETE FROM ` + table + ` WHERE store_id = $1 AND id IN (SELECT id FROM old)`
	}
}

// Ids begin with a timestamp, so the primary key finds old rows. The parameters from $3 on are set in sweepStore.
var (
	nextStores = plain(`SELECT id FROM stores WHERE id > $1 ORDER BY id LIMIT $2`)

	sweepKeys = func(d database.Dialect) string {
		return deleteOld("idempotency_keys", "o.id < $3 AND "+d.Expired("o.expires_at", "$4"), "o.id")(d)
	}
	sweepAttempts = deleteOld("delivery_attempts", fmt.Sprintf(`o.id < $3 AND (EXISTS (
				SELECT 1 FROM webhook_endpoints AS w WHERE w.store_id = $1 AND w.id = o.endpoint_id AND w.deleted_at IS NOT NULL)
			OR EXISTS (
				SELECT 1 FROM delivery_attempts AS n
				WHERE n.store_id = $1 AND n.endpoint_id = o.endpoint_id AND n.created_at > o.created_at
				ORDER BY n.created_at LIMIT 1 OFFSET %d))`, keepAttempts-1), "o.id")
	sweepDeliveries = deleteOld("deliveries", `o.id < $3 AND o.status <> 'PENDING' AND o.finished_at < $4 AND NOT EXISTS (
				SELECT 1 FROM delivery_attempts AS a WHERE a.store_id = $1 AND a.delivery_id = o.id)`, "o.id")
	sweepEndpoints = deleteOld("webhook_endpoints", `o.deleted_at < $3 AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = $1 AND d.endpoint_id = o.id)`, "o.id")
	// Unpublished events have no number. The deliveries of a published event are deleted long after they ended, and the event only
	// after them.
	sweepEvents = func(d database.Dialect) string {
		return deleteOld("events", `o.id < $3 AND o.created_at < $4 AND o.sequence IS NOT NULL AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = $1 AND d.event_id = o.id)`, "o.id")(d) + ` RETURNING sequence`
	}
	// noteSwept records up to which number and time events may be missing. A feed that starts later is not a feed with a gap.
	noteSwept = plain(`
		UPDATE event_feeds SET
			missing_to = CASE WHEN missing_to < $2 THEN $2 ELSE missing_to END,
			swept_before = CASE WHEN swept_before > $3 THEN swept_before ELSE $3 END
		WHERE store_id = $1`)
	sweepAudit    = deleteOld("audit_entries", "o.id < $3 AND o.created_at < $4", "o.id")
	sweepRequests = deleteOld("request_logs", "o.id < $3", "o.id")
	// An index finds the last request of a store, and the requests that are $3 or more before it.
	sweepExcessRequests = deleteOld("request_logs",
		"o.sequence <= (SELECT max(m.sequence) FROM request_logs AS m WHERE m.store_id = $1) - $3", "o.sequence")
	sweepSessions = deleteOld("staff_sessions", "o.id < $3 AND (o.revoked_at < $4 OR o.expires_at < $4)", "o.id")
	// Cancels e-mails that expired before a worker could send them. An e-mail with a lease has a later due_at and is skipped: its
	// worker checks the expiry itself.
	expireEmails = func(d database.Dialect) string {
		return `
		WITH expired AS MATERIALIZED (
			SELECT id FROM emails WHERE store_id = $1 AND status = 'PENDING' AND due_at <= $3 AND expires_at < $3
			LIMIT $2 ` + d.Lock("FOR UPDATE SKIP LOCKED") + `)
		UPDATE emails SET status = 'CANCELLED', content = NULL, finished_at = $3, last_error = '` + emailExpired + `'
		WHERE store_id = $1 AND id IN (SELECT id FROM expired)`
	}
	sweepEmails = deleteOld("emails", "o.id < $3 AND o.status <> 'PENDING' AND o.finished_at < $4", "o.id")
)

// keepEmails is how long the row of a finished e-mail is kept. Its content was already erased when it was finished.
const keepEmails = normalHistory

// sweepOften calls Sweep every SweepEvery until ctx ends.
func (d *Dispatcher) sweepOften(ctx context.Context) {
	for ctx.Err() == nil {
		if err := d.Sweep(ctx); err != nil {
			d.logRetry(ctx, "old rows could not be deleted", err)
		}
		pause(ctx, d.config.SweepEvery)
	}
}

// taskTimeout limits a task of the configuration. It is longer than any task needs, so it only ends those whose database stopped
// responding.
const taskTimeout = 10 * time.Minute

// runTask runs a task of the configuration for at most taskTimeout.
func runTask(ctx context.Context, task func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, taskTimeout)
	defer cancel()
	return task(ctx)
}

// runMaintenance runs Config.Maintenance every SweepEvery until ctx ends. It does not wait for sweeps, which take long when there is
// much to delete.
func (d *Dispatcher) runMaintenance(ctx context.Context) {
	for ctx.Err() == nil {
		for _, task := range d.config.Maintenance {
			if err := runTask(ctx, task); err != nil {
				d.logRetry(ctx, "maintenance failed", err)
			}
		}
		pause(ctx, d.config.SweepEvery)
	}
}

// runPeriodicTasks runs Config.PeriodicTasks every Poll until ctx ends.
func (d *Dispatcher) runPeriodicTasks(ctx context.Context) {
	for ctx.Err() == nil {
		for _, task := range d.config.PeriodicTasks {
			if err := runTask(ctx, task); err != nil {
				d.logRetry(ctx, "a periodic task failed", err)
			}
		}
		pause(ctx, d.config.Poll)
	}
}

// Sweep deletes, in small transactions, the rows that are older than Config.Retention. With more than storesPerSweep stores, one
// sweep does not look at all of them: it continues where the previous sweep ended.
func (d *Dispatcher) Sweep(ctx context.Context) error {
	page, err := d.queue.ids(ctx, nextStores, d.sweep.lastStore, storesPerSweep)
	if err != nil {
		return err
	}
	if d.sweep.lastStore = uuid.Nil; len(page) == storesPerSweep {
		d.sweep.lastStore = page[len(page)-1]
	}
	var mutex sync.Mutex
	var busy []uuid.UUID
	stores := append(slices.DeleteFunc(d.sweep.busyStores, func(store uuid.UUID) bool { return slices.Contains(page, store) }), page...)
	err = inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		deleted, err := d.sweepStore(ctx, d.queue.forStore(store))
		if deleted > 0 || err != nil {
			mutex.Lock()
			defer mutex.Unlock()
			busy = append(busy, store)
		}
		return err
	})
	d.sweep.busyStores = busy
	return err
}

// sweepState is where the last sweep ended.
type sweepState struct {
	lastStore  uuid.UUID   // of the page; zero when the next page starts with the first store
	busyStores []uuid.UUID // the stores in which the last sweep deleted something
}

// sweepStore deletes the old rows of one store, and returns how many it deleted. An e-mail that it cancels counts, too.
func (d *Dispatcher) sweepStore(ctx context.Context, q storeQueue) (deleted int, err error) {
	now, keep := d.config.Now(), d.config.Retention
	cutoff := func(kept time.Duration) []any { return []any{firstID(now.Add(-kept)), now.Add(-kept)} }
	type step struct {
		statement statement
		args      []any
	}
	steps := []step{
		{sweepKeys, []any{firstID(now.Add(-keep.Keys)), now.Add(keyLifetime - keep.Keys)}},
		{sweepAttempts, cutoff(keep.Attempts)[:1]},
		{sweepDeliveries, cutoff(keep.Deliveries)},
		{sweepEndpoints, cutoff(keep.Deliveries)[1:]},
		{sweepSessions, cutoff(keep.Sessions)},
		{expireEmails, []any{now}},
		{sweepEmails, cutoff(keepEmails)},
		{sweepRequests, cutoff(keep.Requests)[:1]},
		{sweepExcessRequests, []any{maxLoggedRequests}},
	}
	if keep.Audit > 0 {
		steps = append(steps, step{sweepAudit, cutoff(keep.Audit)})
	}
	for _, s := range steps {
		n, err := inBatches(ctx, func() (n int, err error) {
			err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
				n, err = q.execute(ctx, tx, s.statement, append([]any{sweepBatch}, s.args...)...)
				return err
			})
			return n, err
		})
		if deleted += n; err != nil {
			return deleted, err
		}
	}
	if keep.Events > 0 {
		n, err := inBatches(ctx, func() (int, error) { return q.sweepEvents(ctx, now.Add(-keep.Events)) })
		return deleted + n, err
	}
	return deleted, nil
}

// inBatches calls sweep until it returns fewer than sweepBatch rows, and returns the sum.
func inBatches(ctx context.Context, sweep func() (int, error)) (total int, err error) {
	for {
		n, err := sweep()
		if total += n; err != nil || n < sweepBatch {
			return total, err
		}
		pause(ctx, sweepRest)
	}
}

// sweepEvents deletes a batch of published events that were created before a time, and updates the start of the store's feed.
func (q storeQueue) sweepEvents(ctx context.Context, before time.Time) (deleted int, err error) {
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		var last int64
		deleted = 0
		err := q.query(ctx, tx, sweepEvents, func(rows *sql.Rows) error {
			var sequence int64
			err := rows.Scan(&sequence)
			last = max(last, sequence)
			deleted++
			return err
		}, sweepBatch, firstID(before), before)
		if err != nil || deleted == 0 {
			return err
		}
		_, err = q.execute(ctx, tx, noteSwept, last, before)
		return err
	})
	return deleted, err
}

// firstID returns the lowest UUIDv7 of a time. RFC 9562, section 5.7.
func firstID(at time.Time) uuid.UUID {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], uint64(at.UnixMilli())<<16)
	id[6], id[8] = 0x70, 0x80
	return id
}
