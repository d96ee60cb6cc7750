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

// keepAttempts is how many attempts of an endpoint are kept however old they are: those that
// listDeliveries in rest/openapi.yaml returns unless it is asked for more.
const keepAttempts = 50

// maxLoggedRequests is how many requests of each store are kept at most.
const maxLoggedRequests = 50_000

const (
	sweepBatch = 500
	// sweepRest leaves the database to others between two batches.
	sweepRest = 20 * time.Millisecond
	// storesPerSweep is how many stores one sweep looks at, the next in the order of their ids, besides those in which the last
	// one deleted something: so many stores without work cost no more than a few.
	storesPerSweep = 100
)

// deleteOld deletes up to $2 rows of a table in the store $1, named o, for which the condition holds: first those that come first
// in the order, and none that another transaction has locked.
func deleteOld(table, condition, order string) statement {
	return func(d database.Dialect) string {
		return `
		WITH old AS MATERIALIZED (
			SELECT o.id FROM ` + table + ` AS o WHERE o.store_id = $1 AND ` + condition + `
			ORDER BY ` + order + ` LIMIT $2 ` + d.Lock("FOR UPDATE OF o SKIP LOCKED") + `)
		DELETE FROM ` + table + ` WHERE store_id = $1 AND id IN (SELECT id FROM old)`
	}
}

// Ids begin with their time, so the primary key finds what is old.
var (
	nextStores = plain(`SELECT id FROM stores WHERE id > $1 ORDER BY id LIMIT $2`)

	sweepKeys     = deleteOld("idempotency_keys", "o.id < $3 AND o.expires_at < $4", "o.id")
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
	// What was not published yet has no number, and what was has no deliveries only when all have ended long ago.
	sweepEvents = func(d database.Dialect) string {
		return deleteOld("events", `o.id < $3 AND o.created_at < $4 AND o.sequence IS NOT NULL AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = $1 AND d.event_id = o.id)`, "o.id")(d) + ` RETURNING sequence`
	}
	// A feed that begins later is no feed with a gap.
	noteSwept = plain(`
		UPDATE event_feeds SET
			missing_to = CASE WHEN missing_to < $2 THEN $2 ELSE missing_to END,
			swept_before = CASE WHEN swept_before > $3 THEN swept_before ELSE $3 END
		WHERE store_id = $1`)
	sweepAudit    = deleteOld("audit_entries", "o.id < $3 AND o.created_at < $4", "o.id")
	sweepRequests = deleteOld("request_logs", "o.id < $3", "o.id")
	// The end of the log is found in the index, and what is too far before it, too.
	sweepExcessRequests = deleteOld("request_logs",
		"o.sequence <= (SELECT max(m.sequence) FROM request_logs AS m WHERE m.store_id = $1) - $3", "o.sequence")
	sweepSessions = deleteOld("staff_sessions", "o.id < $3 AND (o.revoked_at < $4 OR o.expires_at < $4)", "o.id")
	// What expired while no worker could send it. A worker that has a lease on one finds this out itself.
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

// keepEmails is how long it is kept that an e-mail was sent or given up, without what it said.
const keepEmails = normalHistory

// sweepOften sweeps at intervals.
func (d *Dispatcher) sweepOften(ctx context.Context) {
	for ctx.Err() == nil {
		if err := d.Sweep(ctx); err != nil {
			d.logRetry(ctx, "old rows could not be deleted", err)
		}
		pause(ctx, d.config.SweepEvery)
	}
}

// taskTimeout is how long a task of the configuration may take, more than any needs. It ends those whose database fell silent.
const taskTimeout = 10 * time.Minute

// runTask runs a task of the configuration.
func runTask(ctx context.Context, task func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, taskTimeout)
	defer cancel()
	return task(ctx)
}

// runMaintenance runs the maintenance of the configuration at intervals. It waits for no sweep, which takes long when there is
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

// runPeriodicTasks runs the periodic tasks of the configuration, often.
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

// Sweep deletes, in small transactions, what is older than the configuration's Retention wants it kept. Where there are more
// than 100 stores, those without anything to delete are looked at every so many sweeps.
func (d *Dispatcher) Sweep(ctx context.Context) error {
	page, err := d.queue.ids(ctx, nextStores, d.swept.last, storesPerSweep)
	if err != nil {
		return err
	}
	if d.swept.last = uuid.Nil; len(page) == storesPerSweep {
		d.swept.last = page[len(page)-1]
	}
	var mutex sync.Mutex
	var busy []uuid.UUID
	stores := append(slices.DeleteFunc(d.swept.busy, func(store uuid.UUID) bool { return slices.Contains(page, store) }), page...)
	err = inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		deleted, err := d.sweepStore(ctx, d.queue.of(store))
		if deleted > 0 || err != nil {
			mutex.Lock()
			defer mutex.Unlock()
			busy = append(busy, store)
		}
		return err
	})
	d.swept.busy = busy
	return err
}

// swept is where the last sweep ended.
type swept struct {
	last uuid.UUID   // the last store of the page, zero when the next page begins with the first
	busy []uuid.UUID // in which something was deleted
}

func (d *Dispatcher) sweepStore(ctx context.Context, q storeQueue) (deleted int, err error) {
	now, keep := d.config.Now(), d.config.Retention
	old := func(kept time.Duration) []any { return []any{firstID(now.Add(-kept)), now.Add(-kept)} }
	type step struct {
		statement statement
		args      []any
	}
	steps := []step{
		{sweepKeys, []any{firstID(now.Add(-keep.Keys)), now.Add(keyLifetime - keep.Keys)}},
		{sweepAttempts, old(keep.Attempts)[:1]},
		{sweepDeliveries, old(keep.Deliveries)},
		{sweepEndpoints, old(keep.Deliveries)[1:]},
		{sweepSessions, old(keep.Sessions)},
		{expireEmails, []any{now}},
		{sweepEmails, old(keepEmails)},
		{sweepRequests, old(keep.Requests)[:1]},
		{sweepExcessRequests, []any{maxLoggedRequests}},
	}
	if keep.Audit > 0 {
		steps = append(steps, step{sweepAudit, old(keep.Audit)})
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

// inBatches sweeps until less than a batch is found.
func inBatches(ctx context.Context, sweep func() (int, error)) (total int, err error) {
	for {
		n, err := sweep()
		if total += n; err != nil || n < sweepBatch {
			return total, err
		}
		pause(ctx, sweepRest)
	}
}

// sweepEvents deletes published events from before a time, and notes which may be missing from then on.
func (q storeQueue) sweepEvents(ctx context.Context, old time.Time) (deleted int, err error) {
	err = q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		var last int64
		deleted = 0
		err := q.query(ctx, tx, sweepEvents, func(rows *sql.Rows) error {
			var sequence int64
			err := rows.Scan(&sequence)
			last = max(last, sequence)
			deleted++
			return err
		}, sweepBatch, firstID(old), old)
		if err != nil || deleted == 0 {
			return err
		}
		_, err = q.execute(ctx, tx, noteSwept, last, old)
		return err
	})
	return deleted, err
}

// firstID is the lowest UUIDv7 of a time. RFC 9562, section 5.7.
func firstID(at time.Time) uuid.UUID {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], uint64(at.UnixMilli())<<16)
	id[6], id[8] = 0x70, 0x80
	return id
}
