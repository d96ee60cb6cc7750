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
	// auditRows is the maximum number of entries that are checked. Further entries repeat the same actions.
	auditRows = 500
	// auditTimeout limits the query for the entries, because a test may have made its database unusable.
	auditTimeout = 5 * time.Second
)

// VerifyAudit fails the test when an audit entry has an action, a subject or a field that package audit does not list: the console
// would have no translation for it.
func VerifyAudit(t testing.TB, d *database.DB) {
	t.Helper()
	ctx, end := context.WithTimeout(auth.AllTenants(context.WithoutCancel(t.Context())), auditTimeout)
	defer end()
	entries, err := d.Client.AuditEntry.Query().Limit(auditRows).All(ctx)
	if err != nil {
		return // the test removed the table, stopped the server or closed the connection
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
	for _, missing := range slices.Sorted(maps.Keys(unknown)) {
		t.Errorf("package audit does not list %s", missing)
	}
}

// fieldsOf returns the names of the fields in an entry's before and after, whose differences the console shows. Fields of nested objects
// are a.b.
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
