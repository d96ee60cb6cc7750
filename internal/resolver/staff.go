package resolver

import (
	"context"
	"fmt"
	"net/mail"
	"strings"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
)

// NewStaff describes a staff member to create.
type NewStaff struct {
	Email    string
	Name     string
	Password string
	Role     staffmember.Role
}

// Validate reports every invalid field.
func (in NewStaff) Validate() error {
	var v validation
	v.email("/email", in.Email)
	v.text("/name", in.Name, 200)
	if len(in.Password) < auth.MinPasswordLength || len(in.Password) > auth.MaxPasswordLength {
		v.add("/password", FieldInvalid, "must have %d to %d bytes", auth.MinPasswordLength, auth.MaxPasswordLength)
	}
	if staffmember.RoleValidator(in.Role) != nil {
		v.add("/role", FieldInvalid, "must be OWNER, MANAGER, SUPPORT or VIEWER")
	}
	return v.err()
}

func (v *validation) email(pointer, value string) {
	address, err := mail.ParseAddress(value)
	if err != nil || address.Address != value || len(value) > 254 {
		v.add(pointer, FieldInvalid, "must be an e-mail address")
	}
}

// CreateStaff lets a person into the back office of the actor's store.
// Errors: CodeInvalidInput, CodeAlreadyExists.
func (r *Resolver) CreateStaff(ctx context.Context, in NewStaff) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	hash, err := auth.HashPassword(in.Password)
	if err != nil {
		return nil, fmt.Errorf("resolver: hash password: %w", err)
	}
	email := strings.ToLower(in.Email)
	created, err := r.database.Client.StaffMember.Create().
		SetEmail(email).
		SetName(in.Name).
		SetPasswordHash(hash).
		SetRole(in.Role).
		Save(ctx)
	if database.IsUniqueViolation(err) {
		return nil, refuse(CodeAlreadyExists, "There is a staff member %s already.", email)
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: create staff member: %w", err)
	}
	return created, nil
}
