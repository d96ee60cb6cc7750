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

// lockedStore is a store of which another transaction has locked a row.
type lockedStore struct {
	*testing.T
	store testkit.Store
	end   func(statements ...string) // runs statements with the store's id as $1 in the other transaction, and commits it
}

func lockFeed(t *testing.T, strength string) lockedStore {
	t.Helper()
	return lockBy(t, "SELECT id FROM event_feeds WHERE store_id = $1 "+strength)
}

// lockBy begins the other transaction with a statement that has the store's id as $1.
func lockBy(t *testing.T, statement string) lockedStore {
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
	return lockedStore{t, *s, func(statements ...string) {
		t.Helper()
		for _, statement := range statements {
			run(statement)
		}
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
	}}
}

// waits starts an operation and returns when it waits for a lock. It fails the test when the operation ends without waiting.
func (h lockedStore) waits(operation func(ctx context.Context) error) (ended <-chan error) {
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

func (h lockedStore) upload(ctx context.Context) error {
	_, _, err := h.store.Resolver.UploadLicenses(ctx, orders.UploadInput{
		VariationID: h.store.Yearly.ID, OnDuplicate: orders.DuplicateSkip, Licenses: []orders.NewLicense{{Credentials: "HELD"}},
	})
	return err
}

func TestWhatIsSealedWhileTheKeysOfAStoreAreDestroyedIsNotKept(t *testing.T) {
	t.Parallel()
	h := lockFeed(t, "FOR UPDATE")
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
	for name, change := range map[string]func(h lockedStore, ctx context.Context) error{
		"shredded": func(h lockedStore, ctx context.Context) error { return h.store.Resolver.ShredStore(ctx) },
		"rotated": func(h lockedStore, ctx context.Context) error {
			_, err := h.store.Resolver.RotateStoreKey(ctx, func(context.Context) error { return nil })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := lockFeed(t, "FOR KEY SHARE")
			changed := h.waits(func(ctx context.Context) error { return change(h, ctx) })
			h.end()
			if err := <-changed; err != nil {
				t.Error(err)
			}
		})
	}
}

func TestAnEndpointIsRegisteredWhileTheRowOfItsStoreIsLocked(t *testing.T) {
	t.Parallel()
	h := lockBy(t, "UPDATE stores SET updated_at = updated_at WHERE id = $1") // on Citus this row cannot be locked while a node is down
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
