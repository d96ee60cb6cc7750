package resolver_test

import (
	"context"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/license"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

// heldFeed is a transaction that holds the row of a store's feed as another process does.
type heldFeed struct {
	*testing.T
	store testkit.Store
	end   func(statements ...string) // runs statements of $1, the store's id, and commits
}

func holdFeed(t *testing.T, strength string) heldFeed {
	t.Helper()
	return hold(t, "SELECT id FROM event_feeds WHERE store_id = $1 "+strength)
}

// hold begins a transaction by a statement of $1, the store's id.
func hold(t *testing.T, statement string) heldFeed {
	t.Helper()
	s := testkit.NewStore(t, testkit.NewDatabase(t, dialect.Postgres))
	tx, err := s.Database.SQL.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	run := func(statement string) {
		t.Helper()
		if _, err := tx.ExecContext(t.Context(), statement, s.ID); err != nil {
			t.Fatal(err)
		}
	}
	run(statement)
	return heldFeed{t, *s, func(statements ...string) {
		t.Helper()
		for _, statement := range statements {
			run(statement)
		}
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
	}}
}

// waits runs an operation, returns once it waits for a lock, and fails when it ends before.
func (h heldFeed) waits(operation func(ctx context.Context) error) (ended <-chan error) {
	h.Helper()
	done := make(chan error, 1)
	ctx := h.store.Context(h.T)
	go func() { done <- operation(ctx) }()
	testkit.Eventually(h.T, time.Minute, "it waits for the lock", func() bool {
		select {
		case err := <-done:
			h.Fatalf("it did not wait, and ended with %v", err)
		default:
		}
		var waiting int
		row := h.store.Database.SQL.QueryRowContext(ctx,
			"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
		if err := row.Scan(&waiting); err != nil {
			h.Fatal(err)
		}
		return waiting == 1
	})
	return done
}

func (h heldFeed) upload(ctx context.Context) error {
	_, _, err := h.store.Resolver.UploadLicenses(ctx, orders.UploadInput{
		VariationID: h.store.Yearly.ID, OnDuplicate: orders.DuplicateSkip, Licenses: []orders.NewLicense{{Credentials: "HELD"}},
	})
	return err
}

func TestWhatIsSealedWhileTheKeysOfAStoreAreDestroyedIsNotKept(t *testing.T) {
	t.Parallel()
	h := holdFeed(t, "FOR UPDATE")
	ctx := h.store.Context(t)
	before := h.store.Database.Client.License.Query().Where(license.VariationID(h.store.Yearly.ID)).CountX(ctx)
	uploaded := h.waits(h.upload)
	h.end("UPDATE stores SET keyset = NULL WHERE id = $1")
	if err := <-uploaded; err == nil {
		t.Error("the upload was accepted")
	}
	if after := h.store.Database.Client.License.Query().Where(license.VariationID(h.store.Yearly.ID)).CountX(ctx); after != before {
		t.Errorf("%d licenses, and %d before", after, before)
	}
}

func TestTheKeysOfAStoreChangeOnlyOnceWhatTheySealedIsCommitted(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(h heldFeed, ctx context.Context) error{
		"shredded": func(h heldFeed, ctx context.Context) error { return h.store.Resolver.ShredStore(ctx) },
		"rotated": func(h heldFeed, ctx context.Context) error {
			_, err := h.store.Resolver.RotateStoreKey(ctx, func(context.Context) error { return nil })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := holdFeed(t, "FOR KEY SHARE")
			changed := h.waits(func(ctx context.Context) error { return change(h, ctx) })
			h.end()
			if err := <-changed; err != nil {
				t.Error(err)
			}
		})
	}
}

func TestAnEndpointIsRegisteredWhileTheRowOfItsStoreIsHeld(t *testing.T) {
	t.Parallel()
	h := hold(t, "UPDATE stores SET updated_at = updated_at WHERE id = $1") // on Citus it cannot even be locked while a node is down
	ctx, cancel := context.WithTimeout(h.store.Context(t), time.Minute)
	defer cancel()
	_, _, err := h.store.Resolver.RegisterWebhook(ctx, webhooks.NewWebhook{
		URL: "https://shop.example/hook", Events: []outbox.Type{outbox.OrderCreated},
	})
	if err != nil {
		t.Error(err)
	}
	h.end()
}
