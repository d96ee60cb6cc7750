package access

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

func checkPassword(v *problem.Fields, pointer, value string) {
	if len(value) < auth.MinPasswordLength || len(value) > auth.MaxPasswordLength {
		v.Add(pointer, problem.WrongLength, "must have %d to %d bytes", auth.MinPasswordLength, auth.MaxPasswordLength)
	}
}

// ChangePasswordInput replaces the password of the actor.
type ChangePasswordInput struct {
	OldPassword string
	NewPassword string
}

// Validate reports every invalid field.
func (in ChangePasswordInput) Validate() error {
	var v problem.Fields
	if in.OldPassword == "" {
		v.Add("/oldPassword", problem.Required, "is required")
	}
	checkPassword(&v, "/newPassword", in.NewPassword)
	return v.Err()
}

// ErrWrongOldPassword is the error of ChangePassword for a wrong old password. It is a *problem.Error with CodeInvalidInput.
var ErrWrongOldPassword error = func() error {
	var v problem.Fields
	v.Add("/oldPassword", problem.WrongPassword, "is not the password")
	return v.Err()
}()

// ChangePassword replaces the actor's password and ends all of their sessions, with the one of this request, and their access tokens
// and links to other stores.
// Errors: CodeInvalidInput, ErrWrongOldPassword, CodeForbidden (not a staff member), CodeUnauthenticated (another call replaced the
// password).
func (ops *Operations) ChangePassword(ctx context.Context, in ChangePasswordInput) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if actor.Kind != auth.KindStaff {
		return nil, problem.Refuse(problem.CodeForbidden, "Only staff have passwords.")
	}
	member, err := ops.Database.Client.StaffMember.Query().Where(staffmember.ID(actor.ID)).Only(ctx)
	if err != nil {
		return nil, operation.Missing(err, "staff member")
	}
	matches, err := auth.CheckPassword(member.PasswordHash, in.OldPassword)
	if err != nil {
		return nil, fmt.Errorf("access: check password: %w", err)
	}
	if !matches {
		return nil, ErrWrongOldPassword
	}
	return ops.setPassword(ctx, newPassword{staffID: actor.ID, plain: in.NewPassword, oldHash: member.PasswordHash})
}

// SetStaffPasswordInput gives another staff member a password.
type SetStaffPasswordInput struct {
	ID       uuid.UUID
	Password string
}

// Validate reports every invalid field.
func (in SetStaffPasswordInput) Validate() error {
	var v problem.Fields
	checkPassword(&v, "/password", in.Password)
	return v.Err()
}

// SetStaffPassword sets the password of another staff member, and ends all of their sessions, access tokens, links to other stores
// and their one-time link. An INVITED staff member becomes ACTIVE. The actor's own password needs ChangePassword, so that a session
// that was left open is not enough. Errors: CodeInvalidInput, CodeNotFound, CodeForbidden (for oneself).
func (ops *Operations) SetStaffPassword(ctx context.Context, in SetStaffPasswordInput) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if actor.Kind == auth.KindStaff && actor.ID == in.ID {
		return nil, problem.RefuseFor(problem.OwnPassword, "Change your own password with the old one.")
	}
	return ops.setPassword(ctx, newPassword{staffID: in.ID, plain: in.Password})
}

type newPassword struct {
	staffID uuid.UUID
	plain   string
	oldHash string // the hash that it must replace; "": any
}

func (ops *Operations) setPassword(ctx context.Context, in newPassword) (*db.StaffMember, error) {
	hash, err := ops.hash(in.plain)
	if err != nil {
		return nil, fmt.Errorf("access: hash password: %w", err)
	}
	return ops.editStaff(ctx, in.staffID, "staff.set_password", func(ctx context.Context, tx *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		if in.oldHash != "" && before.PasswordHash != in.oldHash {
			return false, operation.NotSignedIn() // the transaction that replaced the password has ended the sessions
		}
		update.SetPasswordHash(hash).ClearLinkHash().ClearLinkExpiresAt()
		if before.Status == staffmember.StatusINVITED {
			update.SetStatus(staffmember.StatusACTIVE)
		}
		return true, endAccessOf(ctx, tx, in.staffID)
	})
}
