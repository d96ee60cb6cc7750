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

// StaffLink is a one-time link of a staff member. It is shown only once, because the database has only the hash of its token.
// With it, an INVITED person chooses a name and the first password, and an ACTIVE one a new password.
type StaffLink struct {
	Token     string
	ExpiresAt time.Time
	Member    *db.StaffMember
	Emailed   bool // an e-mail with the link will be sent to the person
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
	checkEmail(&v, "/email", in.Email)
	v.Text("/name", in.Name, 200)
	checkRole(&v, "/role", in.Role)
	return v.Err()
}

// InviteStaff creates a staff member without a password, and a one-time link with which they choose one. It sends the link by
// e-mail if e-mails are sent.
// Errors: CodeInvalidInput, CodeAlreadyExists.
func (ops *Operations) InviteStaff(ctx context.Context, in InviteStaffInput) (*StaffLink, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var link *StaffLink
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		newLink := newStaffLink(tx.Now, linkLifetime)
		member, err := insertStaff(ctx, tx, tx.StaffMember.Create().
			SetEmail(strings.ToLower(in.Email)).
			SetName(strings.TrimSpace(in.Name)).
			SetPasswordHash("").
			SetRole(in.Role).
			SetStatus(staffmember.StatusINVITED).
			SetLinkHash(auth.HashToken(newLink.Token)).
			SetLinkExpiresAt(newLink.ExpiresAt))
		if err != nil {
			return err
		}
		newLink.Member, link = member, newLink
		if err := ops.emailLink(ctx, tx, newLink, ""); err != nil {
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

// CreateStaffLink creates a one-time link with which another person chooses a password, and sends it by e-mail if e-mails are sent.
// It replaces the person's previous link. The old password and the sessions stay valid until the link is used.
// Errors: CodeNotFound, CodeStaffDisabled, CodeForbidden (for oneself: ChangePassword requires the old password).
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

// RevokeStaffLink revokes the one-time link of a person. Without a link it changes nothing. Error: CodeNotFound.
func (ops *Operations) RevokeStaffLink(ctx context.Context, id uuid.UUID) (*db.StaffMember, error) {
	return ops.editStaff(ctx, id, "staff.revoke_link", func(_ context.Context, _ *operation.Tx, before *db.StaffMember, update *db.StaffMemberUpdateOne) (bool, error) {
		update.ClearLinkHash().ClearLinkExpiresAt()
		return before.LinkHash != nil, nil
	})
}

// OpenStaffLink holds the staff member of a valid one-time link, and their store.
type OpenStaffLink struct {
	Member *db.StaffMember
	Store  *db.Store
}

// FindStaffLink returns the staff member of a one-time link. The link stays valid.
// Errors: CodeNotFound (wrong, used, replaced or revoked), CodeExpired, CodeUnauthenticated (the store was shredded).
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

// UseStaffLinkInput is the input of a person with a one-time link.
type UseStaffLinkInput struct {
	Token    string
	Name     string // "": the name does not change
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

// UseStaffLink sets the password of the person with a one-time link, ends all of their sessions, access tokens and links to other
// stores, and signs them in. A link works once: of several requests at the same time, one succeeds.
// Errors: CodeInvalidInput, CodeNotFound, CodeExpired, CodeUnauthenticated (the store was shredded).
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
		// From here on the person is the actor. The link gives them the right to act.
		tx.Actor = actorOf(member.after)
		tx.Actor.RequestID = in.RequestID
		if secret, session, err = openSession(ctx, tx, member.after.ID); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{
			Action: action, Subject: "StaffMember", ID: member.after.ID, Before: member.before, After: member.after,
		})
	})
	ops.ForgetStaff(link.Member.ID)
	return secret, session, err
}

// changedStaff is a staff member before and after a change.
type changedStaff struct{ before, after *db.StaffMember }

// useLink sets the password and ends the sessions of the staff member, if the link is still valid. It returns the action for the
// audit. Error: CodeNotFound.
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
