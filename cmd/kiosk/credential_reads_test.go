package main

import (
	"bytes"
	"net/http"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/auditentry"
)

// TestStoppingWritesReadsOfCredentialsToTheAudit stops the service right after a read, whose audit entry otherwise waits for up to a
// second.
func TestStoppingWritesReadsOfCredentialsToTheAudit(t *testing.T) {
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withSupply(t, newDeployment(t, dialectName))
			serving := startProcess(t, s.env, "serve", "--addr", "127.0.0.1:0")
			api := serving.url(t) + "/api/v1/external"
			bought := request(t, http.MethodPost, api+"/orders", s.token, map[string]any{
				"customerId": s.customer, "items": []any{map[string]any{"variationId": s.variation}},
			}).decode(t)
			read := request(t, http.MethodGet, api+"/orders/"+bought["id"].(string), s.token, nil)
			if read.status != http.StatusOK || !bytes.Contains(read.body, []byte(`"credentials":"KEY-`)) {
				t.Fatalf("%d %s", read.status, read.body)
			}
			serving.terminate()
			if code := serving.wait(t); code != 0 {
				t.Errorf("ended with %d", code)
			}
			admin, ctx := s.open(t)
			if noted := admin.database.Client.AuditEntry.Query().Where(auditentry.Action("order.read_credentials")).CountX(ctx); noted != 1 {
				t.Errorf("%d reads are in the audit, want 1", noted)
			}
		})
	}
}
