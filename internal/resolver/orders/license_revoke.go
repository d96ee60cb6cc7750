package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

// LicenseInput is the input of RevokeLicense and RevealLicense.
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

// auditedLicense is a license in the audit, with the reason for the change.
type auditedLicense struct {
	*db.License
	Reason string `json:"reason,omitempty"`
}

// RevokeLicense revokes a license for good. A license that is REVOKED already stays as it is. A FREE license is subtracted
// from the stock and is never sold. A SOLD license stays with its item, and item and order keep their state: a replacement
// or a refund is a separate operation. Event: stock.low. Errors: CodeInvalidInput, CodeNotFound.
func (ops *Operations) RevokeLicense(ctx context.Context, in LicenseInput) (*db.License, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var revoked *db.License
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.License.Query().Where(license.ID(in.ID))).Only(ctx)
		if err != nil {
			return operation.Missing(err, "license")
		}
		if before.Status == license.StatusREVOKED {
			revoked = before.Unwrap()
			return nil
		}
		after, err := tx.License.UpdateOneID(in.ID).
			Where(license.StatusEQ(before.Status)).
			SetStatus(license.StatusREVOKED).
			SetRevokedAt(tx.Now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("orders: revoke license: %w", err)
		}
		revoked = after.Unwrap()
		if err := tx.Audit(ctx, operation.Change{Action: "license.revoke", Subject: "License", ID: in.ID, Before: before, After: auditedLicense{revoked, in.Reason}}); err != nil {
			return err
		}
		if before.Status != license.StatusFREE {
			return nil
		}
		return reduceStock(ctx, tx, before.VariationID, 1)
	})
	return revoked, err
}

// RevokeLicensesInput is the input of RevokeLicenses.
type RevokeLicensesInput struct {
	IDs    []uuid.UUID
	Reason string // for the audit
}

// Validate reports every invalid field.
func (in RevokeLicensesInput) Validate() error {
	var v problem.Fields
	operation.CheckMany(&v, in.IDs)
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// RevokeLicenses revokes several licenses, each as RevokeLicense does.
// Errors: CodeInvalidInput, and those of Runner.Many. Refusals: CodeNotFound, CodeForbidden.
func (ops *Operations) RevokeLicenses(ctx context.Context, in RevokeLicensesInput) ([]*operation.RowResult, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.Many(ctx, in.IDs, func(id uuid.UUID) error {
		_, err := ops.RevokeLicense(ctx, LicenseInput{ID: id, Reason: in.Reason})
		return err
	})
}

// RevealedLicense is a license with its plaintext.
type RevealedLicense struct {
	License     *db.License
	Credentials string
}

// RevealLicense decrypts the credentials of one license for staff. It returns them only after an audit entry, which does
// not contain them, was committed. Errors: CodeInvalidInput, CodeNotFound, CodeForbidden (not staff, nor the system).
func (ops *Operations) RevealLicense(ctx context.Context, in LicenseInput) (*RevealedLicense, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var revealed *RevealedLicense
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind == auth.KindToken {
			return problem.Refuse(problem.CodeForbidden, "Only staff may see the credentials of a license.")
		}
		found, err := tx.License.Query().Where(license.ID(in.ID)).Only(ctx)
		if err != nil {
			return operation.Missing(err, "license")
		}
		credentials, err := tx.Store.Keys.Open(in.ID, vault.Credentials, found.Credentials)
		if err != nil {
			return fmt.Errorf("orders: decrypt license %s: %w", in.ID, err)
		}
		revealed = &RevealedLicense{found.Unwrap(), string(credentials)}
		return tx.Audit(ctx, operation.Change{Action: "license.reveal", Subject: "License", ID: in.ID, After: reasonOf(in.Reason)})
	})
	if err != nil {
		return nil, err
	}
	return revealed, nil
}

// reasonOf returns the content of an audit entry that has only a reason, or nil without a reason.
func reasonOf(reason string) any {
	if reason == "" {
		return nil
	}
	return map[string]string{"reason": reason}
}
