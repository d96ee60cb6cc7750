package graph_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

var allRoles = []auth.Role{auth.Owner, auth.Manager, auth.Support, auth.Viewer}

// TestEachRoleMayDoWhatItsPermissionsSayAndNothingElse calls every operation of the schema as every role.
func TestEachRoleMayDoWhatItsPermissionsSayAndNothingElse(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, role := range allRoles {
			member := o.as(t, role)
			before := o.contents(t)
			for _, called := range operations() {
				if called.kind == "subscription" || slices.Contains(role.Permissions(), called.permission()) {
					continue
				}
				text, variables := arrange(called, func([]string) uuid.UUID { return uuid.New() }, false)
				member.refuses(t, "FORBIDDEN", text, variables)
			}
			if o.contents(t) != before {
				t.Errorf("%s changed the store by what was forbidden", role)
			}
			for _, called := range operations() {
				if called.kind == "subscription" || !slices.Contains(role.Permissions(), called.permission()) || endsSession(called) {
					continue
				}
				text, variables := arrange(called, func([]string) uuid.UUID { return uuid.New() }, false)
				for _, refusal := range member.ask(t, text, variables).Errors {
					if code := refusal.Extensions.Code; code == "FORBIDDEN" || code == "INTERNAL" || code == "GRAPHQL_VALIDATION_FAILED" {
						t.Errorf("%s as %s with %v: %s, %s", text, role, variables, code, refusal.Message)
					}
				}
			}
		}
	})
}

// endsSession reports whether an operation ends the session of the member who sends it.
func endsSession(o operation) bool {
	return slices.Contains([]string{"signOut"}, o.field.Name)
}
