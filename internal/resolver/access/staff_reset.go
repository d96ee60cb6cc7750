package access

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	// resetLifetime is how long a link for a forgotten password is valid.
	resetLifetime = time.Hour
	// maxResets is the maximum number of such links per person within resetLifetime. Further requests change nothing.
	maxResets = 3
)

// RequestPasswordResetInput is the request of a person who has forgotten the password.
type RequestPasswordResetInput struct {
	Store     string // its slug
	Email     string
	Language  Language // of the browser, for a person without a chosen language; may be empty
	RequestID string   // for the audit
}

// RequestPasswordReset sends an ACTIVE staff member a link with which they choose a new password. The link is valid for an hour, and
// the old password keeps working until then. The result is the same if the person does not exist, or has requested too many links.
// Error: CodeNotFound (no e-mails are sent).
func (ops *Operations) RequestPasswordReset(ctx context.Context, in RequestPasswordResetInput) error {
	if !ops.SendsEmail() {
		return problem.RefuseFor(problem.NoEmails, "This Kiosk sends no e-mails. Ask the store's owner for a link to a new password.")
	}
	member, err := ops.activeStaff(auth.AllTenants(ctx), in.Store, in.Email)
	if err != nil || member == nil {
		return err
	}
	actor := auth.System(member.StoreID)
	actor.RequestID = in.RequestID
	err = ops.Write(auth.With(ctx, actor), func(ctx context.Context, tx *operation.Tx) error {
		return ops.resetPassword(ctx, tx, member.ID, in.Language)
	})
	if operation.IsShredded(err) {
		return nil
	}
	return err
}

func (ops *Operations) resetPassword(ctx context.Context, tx *operation.Tx, id uuid.UUID, language Language) error {
	before, err := operation.Locked(tx, tx.StaffMember.Query().Where(staffmember.ID(id), staffmember.StatusEQ(staffmember.StatusACTIVE))).Only(ctx)
	if db.IsNotFound(err) {
		return nil // disabled since it was read
	}
	if err != nil {
		return fmt.Errorf("access: read staff member: %w", err)
	}
	sent, err := linksEmailed(ctx, tx.Email.Query().Where(dbemail.StaffID(id)), tx.Now, resetLifetime, dbemail.KindPASSWORD_RESET)
	if err != nil || sent >= maxResets {
		return err
	}
	link := newStaffLink(tx.Now, resetLifetime)
	link.Member = before
	// The version does not change: requests without sign-in must not cause CodeStale for edits of the staff member.
	after, err := tx.StaffMember.UpdateOneID(id).
		SetLinkHash(auth.HashToken(link.Token)).
		SetLinkExpiresAt(link.ExpiresAt).
		SetUpdatedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return fmt.Errorf("access: make a one-time link: %w", err)
	}
	if err := ops.emailLink(ctx, tx, link, language); err != nil {
		return err
	}
	return tx.Audit(ctx, operation.Change{Action: "staff.request_reset", Subject: "StaffMember", ID: id, Before: before, After: after.Unwrap()})
}
