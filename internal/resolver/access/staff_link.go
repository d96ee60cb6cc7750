package access

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// linkLifetime is how long a one-time link is valid.
const linkLifetime = 7 * 24 * time.Hour

// StaffLink is a one-time link of a staff member, as it is shown once: of its secret only the hash is stored.
// An INVITED person chooses a name and the first password by it, an ACTIVE one a new password.
type StaffLink struct {
	Token     string
	ExpiresAt time.Time
	Member    *db.StaffMember
	Emailed   bool // the link is on its way to the person's e-mail address
}

// InviteStaffInput describes a person to invite.
type InviteStaffInput struct {
	Email string
	Name  string
	Role  staffmember.Role
}

// Validate reports every invalid field.
func (in InviteStaffInput) Validate() error {
	var v problem.Fields
	v.Email("/email", in.Email)
	v.Text("/name", in.Name, 200)
	checkRole(&v, "/role", in.Role)
	return v.Err()
}

// InviteStaff creates a staff member who cannot sign in before they have chosen a password by the one-time link, which is sent
// to them if e-mails are sent.
// Errors: CodeInvalidInput, CodeAlreadyExists.
func (ops *Operations) InviteStaff(ctx context.Context, in InviteStaffInput) (*StaffLink, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var link *StaffLink
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		made := newStaffLink(tx.Now, linkLifetime)
		member, err := insertStaff(ctx, tx, tx.StaffMember.Create().
			SetEmail(strings.ToLower(in.Email)).
			SetName(in.Name).
			SetPasswordHash("").
			SetRole(in.Role).
			SetStatus(staffmember.StatusINVITED).
			SetLinkHash(auth.HashToken(made.Token)).
			SetLinkExpiresAt(made.ExpiresAt))
		if err != nil {
			return err
		}
		made.Member, link = member, made
		if err := ops.emailLink(ctx, tx, made, ""); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: "staff.invite", Subject: "StaffMember", ID: member.ID, After: member})
	})
	if err != nil {
		return nil, err
	}
	return link, nil
}

func newStaffLink(now time.Time, lifetime time.Duration) *StaffLink {
	return &StaffLink{Token: auth.NewLink(), ExpiresAt: now.Add(lifetime)}
}

// CreateStaffLink makes a one-time link for another person, by which they choose a password, and sends it by e-mail if
// e-mails are sent; the one before is no longer valid. Their password and sessions stay until they open it.
// Errors: CodeNotFound, CodeStaffDisabled, CodeForbidden (one's own: that takes the old password).
func (ops *Operations) CreateStaffLink(ctx context.Context, id uuid.UUID) (*StaffLink, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if actor.Kind == auth.KindStaff && actor.ID == id {
		return nil, problem.RefuseFor(problem.OwnPassword, "Change your own password with the old one.")
	}
	var link *StaffLink
	member, err := ops.editStaff(ctx, id, "staff.create_link", func(ctx context.Context, tx *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		if before.Status == staffmember.StatusDISABLED {
			return false, problem.Refuse(problem.CodeStaffDisabled, "The staff member is disabled. Enable them first.")
		}
		link = newStaffLink(tx.Now, linkLifetime)
		link.Member = before
		update.SetLinkHash(auth.HashToken(link.Token)).SetLinkExpiresAt(link.ExpiresAt)
		return true, ops.emailLink(ctx, tx, link, "")
	})
	if err != nil {
		return nil, err
	}
	link.Member = member
	return link, nil
}

// RevokeStaffLink makes the open one-time link of a person invalid; without one it changes nothing. Error: CodeNotFound.
func (ops *Operations) RevokeStaffLink(ctx context.Context, id uuid.UUID) (*db.StaffMember, error) {
	return ops.editStaff(ctx, id, "staff.revoke_link", func(_ context.Context, _ *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		update.ClearLinkHash().ClearLinkExpiresAt()
		return before.LinkHash != nil, nil
	})
}

// OpenStaffLink is whom a valid one-time link is for, and in which store.
type OpenStaffLink struct {
	Member *db.StaffMember
	Store  *db.Store
}

// FindStaffLink returns whom a one-time link is for; it stays valid.
// Errors: CodeNotFound (wrong, used, replaced or revoked), CodeExpired.
func (ops *Operations) FindStaffLink(ctx context.Context, token string) (*OpenStaffLink, error) {
	if !auth.LooksLikeLink(token) {
		return nil, noSuchLink()
	}
	ctx = auth.AllTenants(ctx)
	member, err := ops.Database.Client.StaffMember.Query().
		Where(staffmember.LinkHash(auth.HashToken(token)), staffmember.StatusNEQ(staffmember.StatusDISABLED)).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, noSuchLink()
	}
	if err != nil {
		return nil, fmt.Errorf("access: find one-time link: %w", err)
	}
	if !member.LinkExpiresAt.After(ops.Now()) {
		return nil, problem.Refuse(problem.CodeExpired, "The link has expired. Ask for a new one at the sign-in page, or ask the store's owner.")
	}
	if err := ops.CheckShredded(ctx, member.StoreID); err != nil {
		return nil, err
	}
	found, err := ops.Database.Client.Store.Query().Where(store.ID(member.StoreID)).Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: read the store of a one-time link: %w", err)
	}
	return &OpenStaffLink{Member: member, Store: found}, nil
}

func noSuchLink() *problem.Error {
	return problem.RefuseFor(problem.LinkUnknown, "The link is wrong, or it was used or replaced already. Ask the store's owner for a new one.")
}

// UseStaffLinkInput is what a person sends by their one-time link.
type UseStaffLinkInput struct {
	Token    string
	Name     string // "" keeps the one that is there
	Password string

	RequestID string // of the request, for the audit
}

// Validate reports every invalid field.
func (in UseStaffLinkInput) Validate() error {
	var v problem.Fields
	v.Text("/name", in.Name, 200)
	checkPassword(&v, "/password", in.Password)
	return v.Err()
}

// UseStaffLink gives the person of a one-time link the password that they chose, ends all of their sessions, access tokens
// and links to other stores, and signs them in. The link is then used: of several at once one succeeds.
// Errors: CodeInvalidInput, CodeNotFound, CodeExpired.
func (ops *Operations) UseStaffLink(ctx context.Context, in UseStaffLinkInput) (secret string, session *db.StaffSession, err error) {
	if err := in.Validate(); err != nil {
		return "", nil, err
	}
	link, err := ops.FindStaffLink(ctx, in.Token)
	if err != nil {
		return "", nil, err
	}
	hash, err := ops.hash(in.Password)
	if err != nil {
		return "", nil, fmt.Errorf("access: hash password: %w", err)
	}
	ctx = auth.With(ctx, auth.System(link.Member.StoreID))
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		member, action, err := useLink(ctx, tx, link.Member.ID, in, hash)
		if err != nil {
			return err
		}
		// From here on the person acts: whether they may was decided by the link.
		tx.Actor = actorOf(member.after)
		tx.Actor.RequestID = in.RequestID
		if secret, session, err = openSession(ctx, tx, member.after.ID); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{
			Action: action, Subject: "StaffMember", ID: member.after.ID, Before: member.before, After: member.after,
		})
	})
	ops.forgetStaff(link.Member.ID)
	return secret, session, err
}

// changedStaff is a staff member before and after a change.
type changedStaff struct{ before, after *db.StaffMember }

// useLink sets the password by the link, if it is still valid, and ends the sessions until then.
// Error: CodeNotFound.
func useLink(ctx context.Context, tx *operation.Tx, id uuid.UUID, in UseStaffLinkInput, hash string) (changedStaff, string, error) {
	before, err := operation.Locked(tx, tx.StaffMember.Query().Where(
		staffmember.ID(id),
		staffmember.LinkHash(auth.HashToken(in.Token)),
		staffmember.LinkExpiresAtGT(tx.Now),
		staffmember.StatusNEQ(staffmember.StatusDISABLED),
	)).Only(ctx)
	if db.IsNotFound(err) {
		return changedStaff{}, "", noSuchLink()
	}
	if err != nil {
		return changedStaff{}, "", fmt.Errorf("access: read one-time link: %w", err)
	}
	update := tx.StaffMember.UpdateOneID(id).
		SetPasswordHash(hash).
		SetStatus(staffmember.StatusACTIVE).
		SetLastLoginAt(tx.Now).
		ClearLinkHash().
		ClearLinkExpiresAt().
		SetUpdatedAt(tx.Now).
		AddVersion(1)
	if name := strings.TrimSpace(in.Name); name != "" {
		update.SetName(name)
	}
	after, err := update.Save(ctx)
	if err != nil {
		return changedStaff{}, "", fmt.Errorf("access: use one-time link: %w", err)
	}
	action := "staff.reset_password"
	if before.Status == staffmember.StatusINVITED {
		action = "staff.accept_invitation"
	}
	return changedStaff{before, after.Unwrap()}, action, endAccessOf(ctx, tx, id)
}

// insertStaff creates a staff member. Error: CodeAlreadyExists.
func insertStaff(ctx context.Context, tx *operation.Tx, create *db.StaffMemberCreate) (*db.StaffMember, error) {
	email, _ := create.Mutation().Email()
	created, err := create.SetCreatedAt(tx.Now).SetUpdatedAt(tx.Now).Save(ctx)
	if database.IsUniqueViolation(err) {
		return nil, operation.Taken("staff member", staffmember.FieldEmail, email)
	}
	if err != nil {
		return nil, fmt.Errorf("access: create staff member: %w", err)
	}
	return created.Unwrap(), nil
}
