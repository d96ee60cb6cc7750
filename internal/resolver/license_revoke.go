package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
)

// LicenseInput names a license for an operation of staff, who may say why.
type LicenseInput struct {
	ID     uuid.UUID
	Reason string // for the audit
}

// Validate reports every invalid field.
func (in LicenseInput) Validate() error {
	var v problem.Fields
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// auditedLicense is a license in the audit, with the reason that was given for the change.
type auditedLicense struct {
	*db.License
	Reason string `json:"reason,omitempty"`
}

// RevokeLicense takes a license out of use for good; revoking it again changes nothing. A FREE one leaves the stock
// and is never sold. A SOLD one stays with its item, which keeps its state, as does the order: replacing or refunding
// it is another decision. Event: stock.low. Errors: CodeInvalidInput, CodeNotFound.
func (r *Resolver) RevokeLicense(ctx context.Context, in LicenseInput) (*db.License, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var revoked *db.License
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := locked(tx, tx.License.Query().Where(license.ID(in.ID))).Only(ctx)
		if err != nil {
			return missing(err, "license")
		}
		if before.Status == license.StatusREVOKED {
			revoked = before.Unwrap()
			return nil
		}
		after, err := tx.License.UpdateOneID(in.ID).
			Where(license.StatusEQ(before.Status)).
			SetStatus(license.StatusREVOKED).
			SetRevokedAt(tx.now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: revoke license: %w", err)
		}
		revoked = after.Unwrap()
		if err := tx.audit(ctx, change{action: "license.revoke", subject: "License", id: in.ID, before: before, after: auditedLicense{revoked, in.Reason}}); err != nil {
			return err
		}
		if before.Status != license.StatusFREE {
			return nil
		}
		return withdraw(ctx, tx, before.VariationID, 1)
	})
	return revoked, err
}

// RevealedLicense is a license with its plaintext.
type RevealedLicense struct {
	License     *db.License
	Credentials string
}

// RevealLicense decrypts the credentials of one license for a person to see. It is noted, without them, before they
// are given out: what cannot be noted is not revealed. Errors: CodeInvalidInput, CodeNotFound, CodeForbidden (not staff, nor the system).
func (r *Resolver) RevealLicense(ctx context.Context, in LicenseInput) (*RevealedLicense, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var revealed *RevealedLicense
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		if tx.actor.Kind == auth.KindToken {
			return problem.Refuse(problem.CodeForbidden, "Only staff may see the credentials of a license.")
		}
		found, err := tx.License.Query().Where(license.ID(in.ID)).Only(ctx)
		if err != nil {
			return missing(err, "license")
		}
		credentials, err := tx.store.keys.Open(in.ID, credentialsPurpose, found.Credentials)
		if err != nil {
			return fmt.Errorf("resolver: decrypt license %s: %w", in.ID, err)
		}
		revealed = &RevealedLicense{found.Unwrap(), string(credentials)}
		return tx.audit(ctx, change{action: "license.reveal", subject: "License", id: in.ID, after: reasonOf(in.Reason)})
	})
	if err != nil {
		return nil, err
	}
	return revealed, nil
}

// reasonOf is what the audit keeps of a change that has only a reason: nothing without one.
func reasonOf(reason string) any {
	if reason == "" {
		return nil
	}
	return map[string]string{"reason": reason}
}
