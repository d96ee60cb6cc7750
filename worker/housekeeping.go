package worker

import (
	"context"
	"encoding/binary"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
)

// How long history is kept, and how many attempts of an endpoint are kept however old they are.
const (
	keepHistory  = 30 * 24 * time.Hour
	keepAttempts = 50
)

const (
	sweepBatch = 500
	// sweepRest leaves the database to others between two batches.
	sweepRest = 20 * time.Millisecond
)

var (
	sweepKeys = portable(`
		DELETE FROM idempotency_keys WHERE id IN (
			SELECT id FROM idempotency_keys WHERE expires_at < $1
			ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`)
	// Ids begin with their time, so the primary key finds what is old.
	sweepAttempts = portable(fmt.Sprintf(`
		DELETE FROM delivery_attempts WHERE id IN (
			SELECT a.id FROM delivery_attempts AS a
			JOIN webhook_endpoints AS w ON w.id = a.endpoint_id
			WHERE a.id < $1 AND (w.deleted_at IS NOT NULL OR EXISTS (
				SELECT 1 FROM delivery_attempts AS n
				WHERE n.store_id = a.store_id AND n.endpoint_id = a.endpoint_id AND n.created_at > a.created_at
				ORDER BY n.created_at LIMIT 1 OFFSET %d))
			ORDER BY a.id LIMIT $2)`, keepAttempts-1))
	sweepDeliveries = portable(`
		DELETE FROM deliveries WHERE id IN (
			SELECT d.id FROM deliveries AS d
			WHERE d.id < $1 AND d.status <> 'PENDING' AND d.finished_at < $3 AND NOT EXISTS (
				SELECT 1 FROM delivery_attempts AS a WHERE a.store_id = d.store_id AND a.delivery_id = d.id)
			ORDER BY d.id LIMIT $2)`)
	sweepEndpoints = portable(`
		DELETE FROM webhook_endpoints WHERE id IN (
			SELECT w.id FROM webhook_endpoints AS w
			WHERE w.deleted_at < $1 AND NOT EXISTS (
				SELECT 1 FROM deliveries AS d WHERE d.store_id = w.store_id AND d.endpoint_id = w.id)
			LIMIT $2)`)
)

// keepHouse sweeps at intervals.
func (d *Dispatcher) keepHouse(ctx context.Context) {
	for ctx.Err() == nil {
		if err := d.Sweep(ctx); err != nil {
			d.complain(ctx, "housekeeping failed", err)
		}
		pause(ctx, d.config.SweepEvery)
	}
}

// doChores runs the chores of the configuration, often.
func (d *Dispatcher) doChores(ctx context.Context) {
	for ctx.Err() == nil {
		for _, chore := range d.config.Chores {
			if err := chore(ctx); err != nil {
				d.complain(ctx, "a chore failed", err)
			}
		}
		pause(ctx, d.config.Poll)
	}
}

// Sweep does the housekeeping once, in small transactions: it deletes expired idempotency keys, history
// older than 30 days except each endpoint's last 50 attempts, and removed endpoints without history; and
// runs the callbacks of the configuration.
func (d *Dispatcher) Sweep(ctx context.Context) error {
	now := d.config.Now()
	old := now.Add(-keepHistory)
	for _, step := range []struct {
		statement statement
		args      []any
	}{
		{sweepKeys, []any{now, sweepBatch}},
		{sweepAttempts, []any{firstID(old), sweepBatch}},
		{sweepDeliveries, []any{firstID(old), sweepBatch, old}},
		{sweepEndpoints, []any{old, sweepBatch}},
	} {
		if err := d.queue.sweep(ctx, step.statement, step.args); err != nil {
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

// firstID is the lowest UUIDv7 of a time. RFC 9562, section 5.7.
func firstID(at time.Time) uuid.UUID {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], uint64(at.UnixMilli())<<16)
	id[6], id[8] = 0x70, 0x80
	return id
}
