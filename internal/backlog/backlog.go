// Package backlog finds the rows of all stores that wait for a worker. It uses indexes that contain only such rows, so that a store
// without work costs nothing. Its statements are not restricted to a store, and lock nothing.
package backlog

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"kiosk/internal/database"
)

// Counts counts the work of all stores that waits for a worker, and the suspended endpoints, which only staff can reactivate.
type Counts struct {
	UnpublishedEvents  int       // at most 100,000 are counted
	OldestUnpublished  time.Time // zero when there is none
	PendingDeliveries  int       // at most 100,000 are counted
	OldestUndelivered  time.Time // the earliest due time of the pending deliveries, without those that wait for paused endpoints; zero when there is none
	SuspendedEndpoints int
	PendingEmails      int       // to staff; at most 100,000 are counted
	OldestEmail        time.Time // when the oldest pending e-mail was created; zero when there is none
	UnrolledOrders     int       // not yet added to the sales rollups; at most 100,000 are counted
}

// Count returns the counts of all stores. It needs no actor.
func Count(ctx context.Context, d *database.DB) (c Counts, err error) {
	err = d.SnapshotTx(ctx, func(tx *sql.Tx) error {
		if err := d.PreferIndexes(ctx, tx); err != nil {
			return err
		}
		for _, part := range []struct {
			target any
			query  string
		}{
			{&c.UnpublishedEvents, `SELECT count(*) FROM (SELECT 1 FROM events WHERE sequence IS NULL LIMIT 100000) AS waiting`},
			{&c.OldestUnpublished, `SELECT created_at FROM events WHERE sequence IS NULL ORDER BY id LIMIT 1`},
			{&c.PendingDeliveries, `SELECT count(*) FROM (SELECT 1 FROM deliveries WHERE status = 'PENDING' LIMIT 100000) AS waiting`},
			{&c.OldestUndelivered, `SELECT due_at FROM deliveries WHERE status = 'PENDING' AND claim_id IS NOT NULL ORDER BY due_at LIMIT 1`},
			{&c.SuspendedEndpoints, `SELECT count(*) FROM webhook_endpoints WHERE status = 'SUSPENDED' AND deleted_at IS NULL`},
			{&c.PendingEmails, `SELECT count(*) FROM (SELECT 1 FROM emails WHERE status = 'PENDING' LIMIT 100000) AS waiting`},
			{&c.OldestEmail, `SELECT created_at FROM emails WHERE status = 'PENDING' ORDER BY created_at LIMIT 1`},
			{&c.UnrolledOrders, `SELECT count(*) FROM (SELECT 1 FROM unrolled_orders LIMIT 100000) AS waiting`},
		} {
			read := func(rows *sql.Rows) error { return rows.Scan(part.target) }
			if err := database.Query(ctx, tx, read, part.query); err != nil {
				return fmt.Errorf("backlog: count: %w", err)
			}
		}
		c.OldestUndelivered, err = firstDue(ctx, tx, c.OldestUndelivered)
		return err
	})
	return c, err
}

// firstDueOfStore returns the earliest due time of the waiting deliveries of a store, without those for paused endpoints. It reads one
// index entry for each endpoint, because a paused endpoint may have millions of waiting deliveries.
const firstDueOfStore = `SELECT due_at FROM (
		SELECT ` + FirstDue + ` AS due_at FROM webhook_endpoints AS w WHERE w.store_id = $1 AND ` + NotPaused + `) AS first
	WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1`

// firstDue returns the earlier of two times: first, unless it is zero, and the earliest due time of the waiting deliveries of all stores,
// without those for paused endpoints. It reads only stores with a delivery that is due before.
func firstDue(ctx context.Context, tx *sql.Tx, first time.Time) (time.Time, error) {
	waiting, err := StoresIn(ctx, tx, Deliveries)
	if err != nil {
		return first, err
	}
	slices.SortFunc(waiting, func(a, b Store) int { return a.From.Compare(b.From) })
	for _, store := range waiting {
		if !first.IsZero() && !store.From.Before(first) {
			break
		}
		err := database.Query(ctx, tx, func(rows *sql.Rows) error {
			var due time.Time
			err := rows.Scan(&due)
			if first.IsZero() || due.Before(first) {
				first = due
			}
			return err
		}, firstDueOfStore, store.ID)
		if err != nil {
			return first, fmt.Errorf("backlog: look for the first delivery: %w", err)
		}
	}
	return first, nil
}
