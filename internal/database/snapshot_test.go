package database_test

import (
	"context"
	"database/sql"
	"testing"

	"kiosk/ent/db"
	"kiosk/internal/database"
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
			f := startFollowed(t)
			f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
			runs, numbers := 0, 0
			err := snapshot(database.FromReplica(t.Context()), f.DB, func(on database.Querier) error {
				if runs++; runs == 1 {
					defer func() { must(t, f.standby.Restart()) }()
				}
				count := func(rows *sql.Rows) error { return rows.Scan(&numbers) }
				if err := database.Query(t.Context(), on, count, "SELECT count(*) FROM numbers"); err != nil {
					return err
				}
				if runs == 1 {
					must(t, f.standby.Stop(cluster.Kill))
				}
				return database.Query(t.Context(), on, count, "SELECT count(*) FROM numbers")
			})
			if err != nil || runs != 2 || numbers != 1 {
				t.Errorf("%d runs find %d: %v", runs, numbers, err)
			}
		})
	}
}
