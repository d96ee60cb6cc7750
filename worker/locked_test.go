package worker

import (
	"bytes"
	"database/sql"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

// These tests have another transaction commit or lock rows while the dispatcher works. SQLite has one writer at a time, so this cannot
// happen there.

// locks runs a statement in a new transaction and returns that, which holds the locks until it ends.
func (s *shop) locks(statement string) *sql.Tx {
	s.t.Helper()
	tx, err := s.db.SQL.Begin()
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = tx.Rollback() })
	if _, err := tx.Exec(statement); err != nil {
		s.t.Fatal(err)
	}
	return tx
}

// locksUnpublished locks the unpublished events of the store.
func (s *shop) locksUnpublished() *sql.Tx {
	s.t.Helper()
	return s.locks("SELECT id FROM events WHERE store_id = '" + s.store.ID.String() + "' AND sequence IS NULL FOR UPDATE")
}

func (s *shop) awaitWaiter() {
	s.t.Helper()
	testkit.Eventually(s.t, waitTimeout, "a transaction waits for a lock", func() bool {
		var waiting int
		err := s.db.SQL.QueryRow(`SELECT count(*) FROM ` + testkit.Activity() + `
			WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&waiting)
		return err == nil && waiting > 0
	})
}

func TestLockedEventsOfOneStoreDoNotDelayOtherStores(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	other := s.anotherStore()
	s.publish(outbox.StockLow, 1)
	held := s.locksUnpublished()
	other.publish(outbox.StockLow, 2)
	dispatcher := s.dispatcher(nil)
	if batch, err := dispatcher.publishAll(s.ctx, s.ctx); err != nil || batch.events != 2 {
		t.Errorf("published %d of the other store: %v", batch.events, err)
	}
	if err := held.Rollback(); err != nil {
		t.Fatal(err)
	}
	if batch, err := dispatcher.publishAll(s.ctx, s.ctx); err != nil || batch.events != 1 {
		t.Errorf("published %d afterwards: %v", batch.events, err)
	}
}

func TestLockedDeliveriesOfOneStoreDoNotDelayTheResultsOfOthers(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	other := s.anotherStore()
	ours, theirs := s.endpoint(silent, outbox.StockLow), other.endpoint(silent, outbox.StockLow)
	log := new(testkit.Log)
	dispatcher := s.dispatcher(func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(log, nil)) })
	batch := []attemptResult{
		ended(dispatcher, s.claimAll(dispatcher, ours, 1)[0], 'S'),
		ended(dispatcher, other.claimAll(dispatcher, theirs, 1)[0], 'S'),
	}
	held := s.locks("SELECT id FROM deliveries WHERE store_id = '" + s.store.ID.String() + "' FOR UPDATE")
	var retries sync.WaitGroup
	dispatcher.recordByStore(s.ctx, batch, &retries)
	if got := s.statuses(theirs); got["SUCCEEDED"] != 1 {
		t.Errorf("of the other store: %v", got)
	}
	if err := held.Rollback(); err != nil {
		t.Fatal(err)
	}
	retries.Wait()
	if got := s.statuses(ours); got["SUCCEEDED"] != 1 || !strings.Contains(log.String(), "lock timeout") {
		t.Errorf("afterwards: %v\n%s", got, log)
	}
}

// The worker that has the lock counts the attempts in flight before it claims, and may suspend the endpoint.
func TestAnEndpointThatAnotherWorkerHasLockedGetsNothingMeanwhile(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	d := s.dispatcher(nil)
	s.endpoint(silent, outbox.StockLow)
	held := s.locks("SELECT id FROM webhook_endpoints FOR NO KEY UPDATE")
	s.publish(outbox.StockLow, 1)
	if batch, err := d.fanOut(s.ctx, s.store.ID, 10, 10); err != nil || len(batch.claimed) != 0 || batch.waiting != 1 {
		t.Errorf("the fan-out claimed %d, %d wait: %v", len(batch.claimed), batch.waiting, err)
	}
	if found, err := d.claim(s.ctx, s.store.ID, 10); err != nil || len(found.deliveries) != 0 {
		t.Errorf("claimed %d: %v", len(found.deliveries), err)
	}
	if err := held.Rollback(); err != nil {
		t.Fatal(err)
	}
	if found, err := d.claim(s.ctx, s.store.ID, 10); err != nil || len(found.deliveries) != 1 {
		t.Errorf("claimed %d afterwards: %v", len(found.deliveries), err)
	}
}

func TestEventsPublishedAfterAReactivationAreSent(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	r := newReceiver(t, accept)
	endpoint := s.endpoint(r.URL, outbox.StockLow)
	s.db.Client.WebhookEndpoint.UpdateOneID(endpoint).SetStatus("SUSPENDED").ExecX(s.ctx)
	s.publish(outbox.StockLow, 1)
	held := s.locksUnpublished()                 // and with them the fan-out, after its first look at the endpoints
	s.run(func(c *Config) { c.Concurrency = 1 }) // of which a fan-out gets none: it sends nothing by itself
	s.awaitWaiter()
	operations, ctx := s.operations()
	if _, err := operations.ReactivateWebhook(ctx, endpoint); err != nil {
		t.Fatal(err)
	}
	if err := held.Rollback(); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, waitTimeout, "the delivery has ended", func() bool {
		got := s.statuses(endpoint)
		return got["SUCCEEDED"]+got["CANCELLED"] == 1
	})
	if got := s.statuses(endpoint); got["SUCCEEDED"] != 1 {
		t.Errorf("to an ACTIVE endpoint: %v", got)
	}
}

func TestAnEventWhosePersonIsErasedBeforeItIsPublishedIsSentWithoutThePerson(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
	bodies := make(chan []byte, 1)
	r := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(request.Body)
		if err != nil {
			t.Error(err)
		}
		bodies <- body
	}))
	t.Cleanup(r.Close)
	s.endpoint(r.URL, outbox.CustomerRegistered)
	s.registers("Zmarker")
	erasure := s.locks("UPDATE events SET data = replace(data, 'Zmarker', '') WHERE store_id = '" + s.store.ID.String() + "' AND type = 'customer.registered'")
	s.run(nil)
	s.awaitWaiter()
	if err := erasure.Commit(); err != nil {
		t.Fatal(err)
	}
	if body := <-bodies; bytes.Contains(body, []byte("Zmarker")) {
		t.Errorf("sent after the erasure: %s", body)
	}
}
