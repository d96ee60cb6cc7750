package rest_test

import (
	"fmt"
	"log/slog"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

const readCredentials = "order.read_credentials"

// readsInAudit returns the audit entries of reads of credentials, by the id of the order.
func (w *world) readsInAudit(t testing.TB) map[uuid.UUID][]*db.AuditEntry {
	t.Helper()
	entries, err := w.Database.Client.AuditEntry.Query().Where(auditentry.Action(readCredentials)).All(w.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	found := map[uuid.UUID][]*db.AuditEntry{}
	for _, entry := range entries {
		found[entry.SubjectID] = append(found[entry.SubjectID], entry)
	}
	return found
}

// reads returns the number of reads of an order's credentials in the audit.
func (w *world) reads(t testing.TB, id uuid.UUID) (total int) {
	t.Helper()
	for _, entry := range w.readsInAudit(t)[id] {
		var n int
		if _, err := fmt.Sscanf(string(entry.After), `{"reads": %d}`, &n); err != nil {
			if _, err = fmt.Sscanf(string(entry.After), `{"reads":%d}`, &n); err != nil {
				t.Fatalf("%s: %v", entry.After, err)
			}
		}
		total += n
	}
	return total
}

func TestATokensReadsOfCredentialsAreInTheAudit(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		first, second := w.buy(t, w.Ana.ID, w.Yearly.ID), w.buy(t, w.Ana.ID, w.Yearly.ID)
		waiting := w.buy(t, w.Ana.ID, w.Monthly.ID)
		token, row, err := w.Resolver.CreateToken(w.Context(t), access.NewToken{Name: "reader", Scopes: []auth.Scope{auth.OrdersRead}})
		if err != nil {
			t.Fatal(err)
		}
		reader := w.as(token)
		before := w.clock.Now()
		for range 3 {
			if got := reader.Do(t, "GET", api+"/orders/"+first.ID.String(), nil, "X-Request-Id", "read-1"); got.Status != 200 {
				t.Fatalf("%d %s", got.Status, got.Body)
			}
		}
		reader.Do(t, "GET", api+"/orders/"+second.ID.String(), nil)
		// None of these shows credentials.
		reader.Do(t, "GET", api+"/orders", nil)
		reader.Do(t, "GET", api+"/orders/"+waiting.ID.String(), nil)
		reader.Do(t, "HEAD", api+"/orders/"+second.ID.String(), nil)
		plain := httptest.NewRequest("GET", api+"/orders/"+second.ID.String(), nil)
		plain.Header.Set("Authorization", "Bearer "+token)
		rest.New(rest.Config{Resolver: w.Resolver, Logger: slog.New(slog.DiscardHandler)}).ServeHTTP(httptest.NewRecorder(), plain)

		testkit.Eventually(t, time.Minute, "the reads are in the audit without anything more", func() bool {
			return w.reads(t, first.ID) == 3 && w.reads(t, second.ID) == 1
		})
		if err := w.Resolver.Close(t.Context()); err != nil {
			t.Fatal(err)
		}
		found := w.readsInAudit(t)
		if len(found) != 2 || w.reads(t, first.ID) != 3 || w.reads(t, second.ID) != 1 {
			t.Errorf("%v", found)
		}
		entry := found[first.ID][0]
		if entry.ActorKind != "TOKEN" || entry.ActorID == nil || *entry.ActorID != row.ID || entry.ActorName != "reader" ||
			entry.SubjectType != "Order" || entry.RequestID != "read-1" || entry.CreatedAt.Before(before) || entry.CreatedAt.After(w.clock.Now()) {
			t.Errorf("%+v", entry)
		}
	})
}

func TestReadsOfCredentialsWaitWhileTheAuditCannotBeWritten(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		bought := w.buy(t, w.Ana.ID, w.Yearly.ID)
		read := func() {
			if got := w.as(w.FullToken).Do(t, "GET", api+"/orders/"+bought.ID.String(), nil); got.Status != 200 {
				t.Fatalf("%d %s", got.Status, got.Body)
			}
		}
		w.execute(t, `ALTER TABLE audit_entries RENAME TO audit_entries_away`)
		read()
		if err := w.Resolver.Close(t.Context()); err == nil {
			t.Error("nothing failed without the table")
		}
		read()
		w.execute(t, `ALTER TABLE audit_entries_away RENAME TO audit_entries`)
		if err := w.Resolver.Close(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := w.reads(t, bought.ID); got != 2 {
			t.Errorf("%d reads are in the audit, want 2", got)
		}
	})
}
