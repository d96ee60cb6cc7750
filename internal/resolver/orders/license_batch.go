package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/ent/db/licensebatch"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// RevokeBatchInput is the input of RevokeBatch.
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

// BatchRevoked is the outcome of RevokeBatch.
type BatchRevoked struct {
	BatchID   uuid.UUID
	Revoked   int
	FromStock int // the part of Revoked that was FREE
	LeftSold  int // SOLD licenses that were not revoked
}

// RevokeBatch revokes the FREE licenses of an upload and subtracts them from the stock. With IncludeSold it also revokes
// the SOLD ones; their items and orders keep their state.
//
// It returns the outcome, and true when an earlier call with the same idempotency key produced it.
// Event: stock.low. Errors: CodeInvalidInput, CodeNotFound, CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) RevokeBatch(ctx context.Context, in RevokeBatchInput) (*BatchRevoked, bool, error) {
	if err := in.Validate(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: RevokeBatchOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*BatchRevoked, error) {
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
		return result, reduceStock(ctx, tx, batch.VariationID, result.FromStock)
	})
}

// revokeOfBatch revokes those licenses of an upload that have the status, and returns their number. It locks them in the
// order of their ids, as orders do, and waits for a license that an order has locked.
func revokeOfBatch(ctx context.Context, tx *operation.Tx, batch uuid.UUID, status license.Status) (int, error) {
	ids, err := operation.Locked(tx, tx.License.Query().
		Where(license.BatchID(batch), license.StatusEQ(status)).
		Order(license.ByID())).IDs(ctx)
	if err != nil {
		return 0, fmt.Errorf("orders: lock licenses of an upload: %w", err)
	}
	revoked, err := tx.License.Update().
		Where(license.IDIn(ids...)).
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
