package access

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
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
	var v problem.Fields
	checkEmail(&v, "/email", in.Email)
	v.Text("/name", in.Name, 200)
	checkPassword(&v, "/password", in.Password)
	checkRole(&v, "/role", in.Role)
	return v.Err()
}

// checkEmail checks an e-mail address. It is stored in lower case, where some characters have more bytes.
func checkEmail(v *problem.Fields, pointer, value string) {
	if lower := strings.ToLower(value); len(lower) > len(value) {
		value = lower
	}
	v.Email(pointer, value)
}

func checkRole(v *problem.Fields, pointer string, role staffmember.Role) {
	if staffmember.RoleValidator(role) != nil {
		v.Add(pointer, problem.NotOneOf, "must be %s", problem.Choices{"OWNER", "MANAGER", "SUPPORT", "VIEWER"})
	}
}

// CreateStaff adds a staff member to the actor's store.
// Errors: CodeInvalidInput, CodeAlreadyExists.
func (ops *Operations) CreateStaff(ctx context.Context, in NewStaff) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	hash, err := ops.hash(in.Password)
	if err != nil {
		return nil, fmt.Errorf("access: hash password: %w", err)
	}
	var member *db.StaffMember
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		created, err := insertStaff(ctx, tx, tx.StaffMember.Create().
			SetEmail(strings.ToLower(in.Email)).
			SetName(strings.TrimSpace(in.Name)).
			SetPasswordHash(hash).
			SetRole(in.Role))
		if err != nil {
			return err
		}
		member = created
		return tx.Audit(ctx, operation.Change{Action: "staff.create", Subject: "StaffMember", ID: member.ID, After: member})
	})
	if err != nil {
		return nil, err
	}
	return member, nil
}

// SetStaffRoleInput gives a staff member another role.
type SetStaffRoleInput struct {
	ID      uuid.UUID
	Version int // the version that the change is based on
	Role    staffmember.Role
}

// Validate reports every invalid field.
func (in SetStaffRoleInput) Validate() error {
	var v problem.Fields
	checkRole(&v, "/role", in.Role)
	return v.Err()
}

// SetStaffRole gives a staff member another role. It applies in all processes within five seconds. A staff member who has the role
// already does not change.
// Errors: CodeInvalidInput, CodeNotFound, CodeStale, CodeLastOwner.
func (ops *Operations) SetStaffRole(ctx context.Context, in SetStaffRoleInput) (*db.StaffMember, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.editStaff(ctx, in.ID, "staff.set_role", func(ctx context.Context, tx *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		if before.Version != in.Version {
			return false, operation.Stale("staff member")
		}
		if before.Role == in.Role {
			return false, nil
		}
		update.SetRole(in.Role)
		if in.Role == staffmember.RoleOWNER {
			return true, nil
		}
		return true, keepAnOwner(ctx, tx, in.ID)
	})
}

// DisableStaffInput disables a staff member.
type DisableStaffInput struct {
	ID uuid.UUID
	// RevokeTokens also revokes the API tokens that the staff member has created. Otherwise they stay valid.
	RevokeTokens bool
}

// DisableStaff disables a staff member and ends their sessions, access tokens and one-time link. All processes refuse them within
// five seconds. If the staff member is disabled already, only RevokeTokens has an effect. Errors: CodeNotFound, CodeLastOwner.
func (ops *Operations) DisableStaff(ctx context.Context, in DisableStaffInput) (*db.StaffMember, error) {
	var revoked []uuid.UUID
	disabled, err := ops.editStaff(ctx, in.ID, "staff.disable", func(ctx context.Context, tx *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (changes bool, err error) {
		if before.Status != staffmember.StatusDISABLED {
			if err := keepAnOwner(ctx, tx, in.ID); err != nil {
				return false, err
			}
			update.SetStatus(staffmember.StatusDISABLED).ClearLinkHash().ClearLinkExpiresAt()
			changes = true
		}
		if in.RevokeTokens {
			if revoked, err = revokeTokensOf(ctx, tx, in.ID); err != nil {
				return false, err
			}
		}
		return changes, endAccessOf(ctx, tx, in.ID)
	})
	ops.TokenActors.Forget(func(a auth.Actor) bool { return slices.Contains(revoked, a.ID) })
	return disabled, err
}

// EnableStaff lets a staff member sign in again. A staff member without a password becomes INVITED again. Error: CodeNotFound.
func (ops *Operations) EnableStaff(ctx context.Context, id uuid.UUID) (*db.StaffMember, error) {
	return ops.editStaff(ctx, id, "staff.enable", func(_ context.Context, _ *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		status := staffmember.StatusACTIVE
		if before.PasswordHash == "" {
			status = staffmember.StatusINVITED
		}
		update.SetStatus(status)
		return before.Status == staffmember.StatusDISABLED, nil
	})
}

// staffEdit sets the new values in the update of a locked staff member, and reports whether there is anything to write.
type staffEdit func(ctx context.Context, tx *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error)

// editStaff applies an edit and writes it to the audit. Without anything to write, the member
// stays as it is.
// Errors: those of the edit, CodeNotFound, CodeStale, CodeUnauthenticated.
func (ops *Operations) editStaff(ctx context.Context, id uuid.UUID, action string, edit staffEdit) (*db.StaffMember, error) {
	var edited *db.StaffMember
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := lockOwners(ctx, tx); err != nil {
			return err
		}
		if tx.Actor.Kind == auth.KindStaff { // another edit may have disabled the actor since, or changed their role
			if err := tx.LockActor(ctx); err != nil {
				return err
			}
		}
		before, err := operation.Locked(tx, tx.StaffMember.Query().Where(staffmember.ID(id))).Only(ctx)
		if err != nil {
			return operation.Missing(err, "staff member")
		}
		update := tx.StaffMember.UpdateOneID(id).SetUpdatedAt(tx.Now).AddVersion(1)
		changes, err := edit(ctx, tx, before, update)
		if err != nil || !changes {
			edited = before.Unwrap()
			return err
		}
		after, err := update.Save(ctx)
		if err != nil {
			return fmt.Errorf("access: edit staff member: %w", err)
		}
		edited = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: action, Subject: "StaffMember", ID: id, Before: before, After: edited})
	})
	ops.ForgetStaff(id)
	if err != nil {
		return nil, err
	}
	return edited, nil
}

// lockOwners locks the store's ACTIVE owners in the order of ids, so that edits of staff run one after the other. Otherwise two
// owners could disable each other at the same time.
func lockOwners(ctx context.Context, tx *operation.Tx) error {
	_, err := operation.Locked(tx, activeOwners(tx).Order(staffmember.ByID())).IDs(ctx)
	if err != nil {
		return fmt.Errorf("access: lock owners: %w", err)
	}
	return nil
}

// keepAnOwner returns an error if leaving is the last ACTIVE OWNER of the store. Error: CodeLastOwner.
func keepAnOwner(ctx context.Context, tx *operation.Tx, leaving uuid.UUID) error {
	owners, err := activeOwners(tx).IDs(ctx)
	if err != nil {
		return fmt.Errorf("access: find owners: %w", err)
	}
	if len(owners) == 1 && owners[0] == leaving {
		return problem.Refuse(problem.CodeLastOwner, "The store would have no active OWNER left. Make another person an OWNER first.")
	}
	return nil
}

func activeOwners(tx *operation.Tx) *db.StaffMemberQuery {
	return tx.StaffMember.Query().Where(
		staffmember.RoleEQ(staffmember.RoleOWNER),
		staffmember.StatusEQ(staffmember.StatusACTIVE),
	)
}

// endAccessOf ends the sessions and access tokens of a locked staff member, those in other stores that were entered from them, and
// the links to accounts in other stores.
func endAccessOf(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) error {
	err := tx.StaffSession.Update().
		Where(staffsession.StaffID(staffID), staffsession.RevokedAtIsNil()).
		SetRevokedAt(tx.Now).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("access: end sessions: %w", err)
	}
	_, err = endElsewhere(ctx, tx, staffID)
	return err
}

// ForgetStaff removes the sessions of a staff member, and those that were entered from them, from the cache of this process. What the
// sessions may do is read again when they are used next.
func (ops *Operations) ForgetStaff(id uuid.UUID) {
	ops.SessionActors.Forget(func(a auth.Actor) bool { return a.ID == id || a.EnteredFrom == id })
}
