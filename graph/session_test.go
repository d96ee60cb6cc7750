package graph_test

import (
	"fmt"
	"sync/atomic"
	"testing"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

var hired atomic.Int64

// hire is a new staff member with the role, who signs in with testkit.StaffPassword.
func (o *office) hire(t testing.TB, role auth.Role) *db.StaffMember {
	t.Helper()
	member, err := o.Resolver.CreateStaff(o.Context(t), resolver.NewStaff{
		Email: fmt.Sprintf("Hired-%d@example.com", hired.Add(1)), Name: "Hired", Password: testkit.StaffPassword,
		Role: staffmember.Role(role),
	})
	if err != nil {
		t.Fatal(err)
	}
	return member
}
