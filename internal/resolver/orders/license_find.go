package orders

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/ent/db/licensebatch"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const revokeBatchOperation = "licenses.revoke_batch"

// FindLicenses returns the ids of the licenses whose credentials are the given ones, by their keyed fingerprint: at most one
// of each variation. Who looked and what was found is in the audit; what was looked for is kept nowhere.
// Errors: CodeInvalidInput, CodeForbidden (not staff, nor the system).
func (ops *Operations) FindLicenses(ctx context.Context, credentials string) ([]uuid.UUID, error) {
	var v problem.Fields
	if trimmed := strings.TrimSpace(credentials); trimmed == "" || len(credentials) > MaxCredentials {
		v.Add("/credentials", problem.WrongLength, "must have %d to %d bytes", 1, MaxCredentials)
		return nil, v.Err()
	}
	var found []uuid.UUID
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind == auth.KindToken {
			return problem.Refuse(problem.CodeForbidden, "Only staff may look a license up by its credentials.")
		}
		var err error
		if found, err = licensesOf(ctx, tx, credentials); err != nil {
			return err
		}
		return auditLookUp(ctx, tx, found)
	})
	return found, err
}

// licensesOf finds licenses by their credentials, in each variation of a DIGITAL product: the index of the fingerprints
// begins with the variation.
func licensesOf(ctx context.Context, tx *operation.Tx, credentials string) ([]uuid.UUID, error) {
	fingerprint := fingerprintOf(tx.Tenant.Keys, credentials)
	variations, err := tx.Variation.Query().
		Where(variation.HasProductWith(product.KindEQ(product.KindDIGITAL))).
		Order(variation.ByID()).
		IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: read variations: %w", err)
	}
	var found []uuid.UUID
	for some := range slices.Chunk(variations, database.MaxIn) {
		ids, err := tx.License.Query().
			Where(license.VariationIDIn(some...), license.Fingerprint(fingerprint)).
			Order(license.ByID()).
			IDs(ctx)
		if err != nil {
			return nil, fmt.Errorf("orders: find licenses: %w", err)
		}
		found = append(found, ids...)
	}
	return found, nil
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

// RevokeBatchInput asks to take the licenses of an upload out of use.
type RevokeBatchInput struct {
	BatchID        uuid.UUID
	IncludeSold    bool
	Reason         string
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in RevokeBatchInput) Validate() error {
	var v problem.Fields
	v.Text("/reason", in.Reason, maxReason)
	return v.Err()
}

// BatchRevoked is what became of the licenses of an upload.
type BatchRevoked struct {
	BatchID   uuid.UUID
	Revoked   int
	FromStock int // of those that were revoked
	LeftSold  int
}

// RevokeBatch takes the FREE licenses of an upload out of use for good and out of the stock and, if asked for, the SOLD
// ones, whose items and orders keep their state. It returns what became of them and whether that is the outcome of an
// earlier call with the same key. Event: stock.low. Errors: CodeInvalidInput, CodeNotFound, CodeIdempotencyKeyReused.
func (ops *Operations) RevokeBatch(ctx context.Context, in RevokeBatchInput) (*BatchRevoked, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	c := operation.Call{Operation: revokeBatchOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, c, func(ctx context.Context, tx *operation.Tx) (*BatchRevoked, error) {
		batch, err := tx.LicenseBatch.Query().Where(licensebatch.ID(in.BatchID)).Only(ctx)
		if err != nil {
			return nil, operation.Missing(err, "upload")
		}
		result := &BatchRevoked{BatchID: batch.ID}
		if result.FromStock, err = revokeOfBatch(ctx, tx, batch.ID, license.StatusFREE); err != nil {
			return nil, err
		}
		result.Revoked = result.FromStock
		if in.IncludeSold {
			sold, err := revokeOfBatch(ctx, tx, batch.ID, license.StatusSOLD)
			if err != nil {
				return nil, err
			}
			result.Revoked += sold
		}
		result.LeftSold, err = tx.License.Query().Where(license.BatchID(batch.ID), license.StatusEQ(license.StatusSOLD)).Count(ctx)
		if err != nil {
			return nil, fmt.Errorf("orders: count licenses: %w", err)
		}
		if err := auditBatch(ctx, tx, result, in.Reason); err != nil {
			return nil, err
		}
		return result, withdraw(ctx, tx, batch.VariationID, result.FromStock)
	})
}

// revokeOfBatch revokes the licenses of an upload in a state. It waits for those that an order is about to take.
func revokeOfBatch(ctx context.Context, tx *operation.Tx, batch uuid.UUID, status license.Status) (int, error) {
	revoked, err := tx.License.Update().
		Where(license.BatchID(batch), license.StatusEQ(status)).
		SetStatus(license.StatusREVOKED).
		SetRevokedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return 0, fmt.Errorf("orders: revoke licenses of an upload: %w", err)
	}
	return revoked, nil
}

func auditBatch(ctx context.Context, tx *operation.Tx, result *BatchRevoked, reason string) error {
	after := struct {
		*BatchRevoked
		Reason string `json:"reason,omitempty"`
	}{result, reason}
	return tx.Audit(ctx, operation.Change{Action: "license.revoke_batch", Subject: "LicenseBatch", ID: result.BatchID, After: after})
}

// withdraw counts licenses less in the stock of a variation.
func withdraw(ctx context.Context, tx *operation.Tx, variationID uuid.UUID, licenses int) error {
	if licenses == 0 {
		return nil
	}
	v, err := tx.Variation.Get(ctx, variationID)
	if err != nil {
		return fmt.Errorf("orders: read variation: %w", err)
	}
	move := StockMove{VariationID: v.ID, Stock: -licenses}
	_, moved, err := moveStock(ctx, tx, stocked{v.ProductID, v.ID, v.Sku, v.LowStockThreshold}, move)
	if err == nil && !moved {
		err = countersBelowLicenses(v.ID)
	}
	return err
}
