package database_test

import (
	"context"
	"database/sql"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// oneSlot has one slot. When the slot is taken, Enter returns an error instead of waiting: an operation that needs a second slot would
// otherwise wait for itself.
type oneSlot struct{ taken, entered atomic.Int64 }

var errSecondSlot = errors.New("a second slot at the same time")

// Enter implements database.Slots.
func (s *oneSlot) Enter(context.Context) (leave func(), err error) {
	if !s.taken.CompareAndSwap(0, 1) {
		return nil, errSecondSlot
	}
	s.entered.Add(1)
	return func() { s.taken.Store(0) }, nil
}

func TestWhatUsesAConnectionTakesOneSlotAndReturnsIt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		store := testkit.NewStore(t, d)
		failing := errors.New("failing")
		nothing := func(*sql.Rows) error { return nil }
		for name, use := range map[string]func(context.Context) error{
			"a query with edges": func(ctx context.Context) error {
				_, err := d.Client.Product.Query().WithVariations().All(ctx)
				return err
			},
			"a query that fails": func(ctx context.Context) error {
				if err := database.Query(ctx, d.Client, nothing, "SELECT nothing FROM nowhere"); err == nil {
					return errors.New("the query succeeded")
				}
				return nil
			},
			"a statement in SQL": func(ctx context.Context) error {
				return database.Query(ctx, d.Client, nothing, "SELECT 1")
			},
			"a write": func(ctx context.Context) error {
				return d.Client.Product.Update().SetName("renamed").Exec(ctx)
			},
			"a snapshot": func(ctx context.Context) error {
				return d.SnapshotByID(ctx, func(tx *db.Tx) error {
					return errors.Join(database.Query(ctx, tx, nothing, "SELECT 1"), tx.Product.Query().Select("id").Scan(ctx, &[]struct{ ID string }{}))
				})
			},
			"a snapshot of statements": func(ctx context.Context) error {
				return d.Snapshot(ctx, func(database.Statements) error { return nil })
			},
			"a snapshot that fails": func(ctx context.Context) error {
				if err := d.SnapshotByID(ctx, func(*db.Tx) error { return failing }); !errors.Is(err, failing) {
					return errors.Join(errors.New("the snapshot returned another error"), err)
				}
				return nil
			},
			"a transaction": func(ctx context.Context) error {
				tx, err := d.Begin(ctx)
				if err != nil {
					return err
				}
				return errors.Join(tx.Product.Update().SetName("again").Exec(ctx), tx.Commit())
			},
		} {
			slot := &oneSlot{}
			if err := use(database.WithSlots(store.Context(t), slot)); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if slot.taken.Load() != 0 || slot.entered.Load() == 0 {
				t.Errorf("%s: %d slots are still taken; Enter succeeded %d times", name, slot.taken.Load(), slot.entered.Load())
			}
		}
		full := &oneSlot{}
		full.taken.Store(1)
		for name, use := range map[string]func(context.Context) error{
			"a query":     func(ctx context.Context) error { _, err := d.Client.Product.Query().Count(ctx); return err },
			"a statement": func(ctx context.Context) error { return database.Query(ctx, d.Client, nothing, "SELECT 1") },
			"a snapshot": func(ctx context.Context) error {
				return d.Snapshot(ctx, func(database.Statements) error { return nil })
			},
			"a transaction": func(ctx context.Context) error { _, err := d.Begin(ctx); return err },
			"a write":       func(ctx context.Context) error { return d.Client.Product.Update().SetName("never").Exec(ctx) },
		} {
			if err := use(database.WithSlots(store.Context(t), full)); !errors.Is(err, errSecondSlot) {
				t.Errorf("%s without a slot: %v", name, err)
			}
		}
	})
}

func TestAReadWhoseTimeIsOverEndsInTheDatabase(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		ctx, cancel := context.WithTimeout(auth.AllTenants(t.Context()), 100*time.Millisecond)
		defer cancel()
		const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 - i FROM n) SELECT count(*) FROM n"
		err := database.Query(ctx, d.Client, func(*sql.Rows) error { return nil }, endless)
		if err == nil || ctx.Err() == nil {
			t.Errorf("%v, %v", err, ctx.Err())
		}
		if inUse := d.SQL.Stats().InUse; inUse != 0 {
			t.Errorf("%d connections are in use", inUse)
		}
		if d.Dialect != dialect.Postgres {
			return
		}
		testkit.Eventually(t, time.Minute, "the server has cancelled the statement", func() bool {
			var running int
			err := d.SQL.QueryRowContext(t.Context(), `SELECT count(*) FROM pg_stat_activity
				WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`).Scan(&running)
			if err != nil {
				t.Fatal(err)
			}
			return running == 0
		})
	})
}
