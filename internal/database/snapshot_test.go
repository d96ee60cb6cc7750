package database_test

import (
	"context"
	"database/sql"
	"testing"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestSnapshotWhoseReplicaDiesIsReadFromThePrimary kills the standby between two reads of one snapshot.
func TestSnapshotWhoseReplicaDiesIsReadFromThePrimary(t *testing.T) {
	t.Parallel()
	for name, snapshot := range map[string]func(ctx context.Context, d *database.DB, read func(database.Querier) error) error{
		"of statements": func(ctx context.Context, d *database.DB, read func(database.Querier) error) error {
			return d.SnapshotTx(ctx, func(tx *sql.Tx) error { return read(tx) })
		},
		"of entities": func(ctx context.Context, d *database.DB, read func(database.Querier) error) error {
			return d.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error { return read(tx) })
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := startWithStandby(t)
			f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
			runs, numbers, killed := 0, 0, false
			count := func(on database.Querier) error {
				return database.Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&numbers) }, "SELECT count(*) FROM numbers")
			}
			testkit.Eventually(t, waitTimeout, "a snapshot is read from the replica", func() bool {
				ctx, _ := f.FromReplica(auth.AllTenants(t.Context()))
				runs = 0
				testkit.Must(t, snapshot(ctx, f.DB, func(on database.Querier) error {
					runs++
					var standby bool
					if err := database.Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&standby) }, "SELECT pg_is_in_recovery()"); err != nil {
						return err
					}
					if standby {
						testkit.Must(t, f.standby.Stop(cluster.Kill))
						killed = true
					}
					return count(on)
				}))
				return killed
			})
			if runs != 2 || numbers != 1 {
				t.Errorf("the snapshot ran %d times and read %d numbers, want 2 and 1", runs, numbers)
			}
		})
	}
}
