package graph

import (
	"context"

	"kiosk/ent/db"
	"kiosk/internal/resolver/access"
)

// changePassword changes the actor's own password. Errors: those of the operation; too_many_failures; overloaded.
func (r *Resolver) changePassword(ctx context.Context, in access.ChangePasswordInput) (*db.StaffMember, error) {
	return r.passwords.Change(ctx, func() (*db.StaffMember, error) { return r.operations.ChangePassword(ctx, in) })
}

// createStaff creates a staff member with a password. Errors: those of the operation; overloaded.
func (r *Resolver) createStaff(ctx context.Context, in access.NewStaff) (*db.StaffMember, error) {
	return r.passwords.Set(func() (*db.StaffMember, error) { return r.operations.CreateStaff(ctx, in) })
}

// setStaffPassword changes the password of another staff member. Errors: those of the operation; overloaded.
func (r *Resolver) setStaffPassword(ctx context.Context, in access.SetStaffPasswordInput) (*db.StaffMember, error) {
	return r.passwords.Set(func() (*db.StaffMember, error) { return r.operations.SetStaffPassword(ctx, in) })
}
