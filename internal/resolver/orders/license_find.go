package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// FindLicenses returns the ids of the licenses whose credentials are the given ones, by their keyed fingerprint. Who looked and
// what was found is in the audit; what was looked for is kept nowhere.
// Errors: CodeInvalidInput, CodeForbidden (not staff, nor the system).
func (ops *Operations) FindLicenses(ctx context.Context, credentials string) ([]uuid.UUID, error) {
	var v problem.Fields
	if visible(credentials) == "" || len(credentials) > MaxCredentials {
		v.Add("/credentials", problem.WrongLength, "must have %d to %d bytes", 1, MaxCredentials)
		return nil, v.Err()
	}
	var found []uuid.UUID
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind == auth.KindToken {
			return problem.Refuse(problem.CodeForbidden, "Only staff may look a license up by its credentials.")
		}
		var err error
		found, err = tx.License.Query().
			Where(license.FingerprintIn(fingerprintsOf(tx.Tenant.Keys, credentials)...)).
			Order(license.ByID()).
			IDs(ctx)
		if err != nil {
			return fmt.Errorf("orders: find licenses: %w", err)
		}
		return auditLookUp(ctx, tx, found)
	})
	return found, err
}

// auditLookUp notes a look-up at each license that was found, or at the store when there was none.
func auditLookUp(ctx context.Context, tx *operation.Tx, found []uuid.UUID) error {
	changes := []operation.Change{{Action: "license.look_up", Subject: "Store", ID: tx.Tenant.ID}}
	if len(found) > 0 {
		changes = nil
	}
	for _, id := range found {
		changes = append(changes, operation.Change{Action: "license.look_up", Subject: "License", ID: id})
	}
	return tx.AuditAll(ctx, changes)
}
