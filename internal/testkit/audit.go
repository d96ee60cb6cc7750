package testkit

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"testing"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/audit"
	"kiosk/internal/auth"
	"kiosk/internal/database"
)

const (
	// auditRows bounds the entries that are read of a database: a test does not do more that is new.
	auditRows = 500
	// auditTimeout is how long a test that ends waits for its entries: a database that it broke has none to read.
	auditTimeout = 5 * time.Second
)

// VerifyAudit fails the test when an entry of the audit says what package audit does not name: the console has no words for it.
func VerifyAudit(t testing.TB, d *database.DB) {
	t.Helper()
	ctx, end := context.WithTimeout(auth.AllTenants(context.WithoutCancel(t.Context())), auditTimeout)
	defer end()
	entries, err := d.Client.AuditEntry.Query().Limit(auditRows).All(ctx)
	if err != nil {
		return // the test took away the table, the server or the connection
	}
	unknown := map[string]bool{}
	for _, entry := range entries {
		if !slices.Contains(audit.Actions, entry.Action) {
			unknown["Actions: "+entry.Action] = true
		}
		if !slices.Contains(audit.Subjects, entry.SubjectType) {
			unknown["Subjects: "+entry.SubjectType] = true
		}
		for _, field := range fieldsOf(entry) {
			if !slices.Contains(audit.Fields, field) {
				unknown["Fields: "+field+" of "+entry.Action] = true
			}
		}
	}
	for _, what := range slices.Sorted(maps.Keys(unknown)) {
		t.Errorf("package audit lacks an entry of %s", what)
	}
}

// fieldsOf returns the names of the fields of an entry, those of objects inside it as a.b: what the console shows differences of.
func fieldsOf(entry *db.AuditEntry) (fields []string) {
	var walk func(path string, value any)
	walk = func(path string, value any) {
		object, isObject := value.(map[string]any)
		if !isObject {
			if path != "" && value != nil {
				fields = append(fields, path)
			}
			return
		}
		for name, inner := range object {
			if path != "" {
				name = path + "." + name
			}
			walk(name, inner)
		}
	}
	for _, state := range []json.RawMessage{entry.Before, entry.After} {
		var value any
		if json.Unmarshal(state, &value) == nil {
			walk("", value)
		}
	}
	return fields
}
