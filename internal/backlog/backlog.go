// Package backlog finds what waits for a worker, in all stores: by indexes that hold nothing else, so that a store without work costs
// nothing. Its statements are of no store, and lock nothing.
package backlog

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"kiosk/internal/database"
)

// Counts is the work of all stores that waits for a worker, and what only people can change.
type Counts struct {
	UnpublishedEvents  int       // at most 100,000 are counted
	OldestUnpublished  time.Time // zero when there is none
	PendingDeliveries  int       // at most 100,000 are counted
	OldestUndelivered  time.Time // since when the first of the pending deliveries is due, but for what waits for paused endpoints; zero when there is none
	SuspendedEndpoints int
	PendingEmails      int       // to staff; at most 100,000 are counted
	OldestEmail        time.Time // when the oldest of them was written; zero when there is none
	UnrolledOrders     int       // that the sales rollups lack; at most 100,000 are counted
}

// Count looks at what waits in all stores. It needs no actor.
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

// firstDueOfStore finds what an endpoint of a store waits for the longest by one entry of an index for each endpoint: a paused
// one may have millions of deliveries that wait.
const firstDueOfStore = `SELECT due_at FROM (
		SELECT ` + FirstDue + ` AS due_at FROM webhook_endpoints AS w WHERE w.store_id = $1 AND ` + NotPaused + `) AS first
	WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1`

// firstDue returns the earlier of a time, unless it is zero, and when the first delivery that waits is due, but for those to paused
// endpoints. It looks only into stores that have one which is due before.
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
