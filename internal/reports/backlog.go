package reports

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"kiosk/internal/database"
)

// Backlog is the work of all stores that waits for a worker, and what only people can change.
type Backlog struct {
	UnpublishedEvents  int       // at most 100,000 are counted
	OldestUnpublished  time.Time // zero when there is none
	PendingDeliveries  int       // at most 100,000 are counted
	OldestUndelivered  time.Time // when the event of the oldest pending delivery to an endpoint that is not paused happened; zero when there is none
	SuspendedEndpoints int
	PendingEmails      int       // to staff; at most 100,000 are counted
	OldestEmail        time.Time // when the oldest of them was written; zero when there is none
	UnrolledOrders     int       // that the sales rollups lack; at most 100,000 are counted
}

// BacklogOf looks at what waits in all stores, by indexes that hold only that. It needs no actor.
func BacklogOf(ctx context.Context, d *database.DB) (b Backlog, err error) {
	err = d.SnapshotTx(ctx, func(tx *sql.Tx) error {
		if err := d.PreferIndexes(ctx, tx); err != nil {
			return err
		}
		for _, part := range []struct {
			target any
			query  string
		}{
			{&b.UnpublishedEvents, `SELECT count(*) FROM (SELECT 1 FROM events WHERE sequence IS NULL LIMIT 100000) AS waiting`},
			{&b.OldestUnpublished, `SELECT created_at FROM events WHERE sequence IS NULL ORDER BY id LIMIT 1`},
			{&b.PendingDeliveries, `SELECT count(*) FROM (SELECT 1 FROM deliveries WHERE status = 'PENDING' LIMIT 100000) AS waiting`},
			{&b.OldestUndelivered, `SELECT e.created_at FROM events AS e
				WHERE e.id = (SELECT event_id FROM deliveries WHERE status = 'PENDING'
					AND endpoint_id NOT IN (SELECT id FROM webhook_endpoints WHERE paused_at IS NOT NULL AND status = 'ACTIVE' AND deleted_at IS NULL) ORDER BY event_id LIMIT 1)`},
			{&b.SuspendedEndpoints, `SELECT count(*) FROM webhook_endpoints WHERE status = 'SUSPENDED' AND deleted_at IS NULL`},
			{&b.PendingEmails, `SELECT count(*) FROM (SELECT 1 FROM emails WHERE status = 'PENDING' LIMIT 100000) AS waiting`},
			{&b.OldestEmail, `SELECT created_at FROM emails WHERE status = 'PENDING' ORDER BY created_at LIMIT 1`},
			{&b.UnrolledOrders, `SELECT count(*) FROM (SELECT 1 FROM unrolled_orders LIMIT 100000) AS waiting`},
		} {
			read := func(rows *sql.Rows) error { return rows.Scan(part.target) }
			if err := database.Query(ctx, tx, read, part.query); err != nil {
				return fmt.Errorf("reports: look at the backlog: %w", err)
			}
		}
		return nil
	})
	return b, err
}
