package access

import (
	"context"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// UpdateStaffInput changes the name and the e-mail address of a staff member. Nil fields stay.
type UpdateStaffInput struct {
	ID      uuid.UUID
	Version int // the version that the change is based on
	Email   *string
	Name    *string
}

// Validate reports every invalid field.
func (in UpdateStaffInput) Validate() error {
	var v problem.Fields
	if in.Email != nil {
		checkEmail(&v, "/email", *in.Email)
	}
	if in.Name != nil {
		v.Text("/name", *in.Name, 200)
	}
	return v.Err()
}

// UpdateStaff changes the name of a staff member, and the e-mail address with which they sign in. A new address revokes their
// one-time link, because it may have been sent to the old address.
// Errors: CodeInvalidInput, CodeNotFound, CodeStale, CodeAlreadyExists.
func (ops *Operations) UpdateStaff(ctx context.Context, in UpdateStaffInput) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	updated, err := ops.editStaff(ctx, in.ID, "staff.update", func(_ context.Context, _ *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		if before.Version != in.Version {
			return false, operation.Stale("staff member")
		}
		changes := false
		if in.Email != nil && strings.ToLower(*in.Email) != before.Email {
			update.SetEmail(strings.ToLower(*in.Email)).ClearLinkHash().ClearLinkExpiresAt()
			changes = true
		}
		if in.Name != nil && strings.TrimSpace(*in.Name) != before.Name {
			update.SetName(strings.TrimSpace(*in.Name))
			changes = true
		}
		return changes, nil
	})
	if database.IsUniqueViolation(err) {
		return nil, operation.Taken("staff member", staffmember.FieldEmail, strings.ToLower(*in.Email))
	}
	return updated, err
}

// UpdateOwnNameInput changes the name of the actor.
type UpdateOwnNameInput struct {
	Name string
}

// Validate reports every invalid field.
func (in UpdateOwnNameInput) Validate() error {
	var v problem.Fields
	v.Name("/name", in.Name, 200)
	return v.Err()
}

// UpdateOwnName changes the name of the actor. Errors: CodeInvalidInput, CodeForbidden (not a staff member).
func (ops *Operations) UpdateOwnName(ctx context.Context, in UpdateOwnNameInput) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if actor.Kind != auth.KindStaff {
		return nil, problem.Refuse(problem.CodeForbidden, "Only staff have names of their own.")
	}
	name := strings.TrimSpace(in.Name)
	return ops.editStaff(ctx, actor.ID, "staff.update", func(_ context.Context, _ *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		update.SetName(name)
		return before.Name != name, nil
	})
}
