package webhooks

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

// RotateWebhookSecret starts the rotation of an endpoint's secret and returns the new one, which cannot be read again. During the
// rotation, attempts have a header X-Service-Signature-Next, signed with the new secret, and X-Service-Signature is still signed with
// the old one. The rotation ends with ActivateWebhookSecret, or after outbox.RotationPeriod; then the next one may begin.
// Errors: CodeEndpointNotFound, CodeRotationState (one is in progress, for less than outbox.RotationPeriod).
func (ops *Operations) RotateWebhookSecret(ctx context.Context, id uuid.UUID) (changed *db.WebhookEndpoint, secret string, err error) {
	secret = newWebhookSecret()
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		_, err := changeEndpoint(ctx, tx, id, activation(isOver(tx.Now)))
		if err != nil && !problem.HasCode(err, problem.CodeRotationState) {
			return err
		}
		changed, err = changeEndpoint(ctx, tx, id, rotation(secret))
		return err
	})
	if err != nil {
		return nil, "", err
	}
	return changed, secret, nil
}

// rotation returns the change that begins to replace the secret of an endpoint by a new one.
func rotation(secret string) endpointChange {
	return endpointChange{
		action:    "webhook.rotate_secret",
		condition: webhookendpoint.NextSecretAtIsNil(),
		refusal:   problem.Refuse(problem.CodeRotationState, "The secret is being rotated already. Activate the new one, or cancel the rotation."),
		apply: func(tx *operation.Tx, before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			sealed, err := tx.Seal(before.ID, vault.WebhookSecret, []byte(secret))
			if err != nil {
				return fmt.Errorf("webhooks: encrypt webhook secret: %w", err)
			}
			update.SetNextSecret(sealed).SetNextSecretAt(tx.Now)
			return nil
		},
	}
}

// ActivateWebhookSecret ends a rotation: only the new secret signs from now on, and the old one is destroyed.
// Errors: CodeEndpointNotFound, CodeRotationState (none is in progress).
func (ops *Operations) ActivateWebhookSecret(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, activation(webhookendpoint.NextSecretAtNotNil()))
}

// activation returns the change that replaces the secret of an endpoint by the new one, if its rotation meets the condition.
func activation(condition predicate.WebhookEndpoint) endpointChange {
	return endpointChange{
		action:    "webhook.activate_secret",
		condition: condition,
		refusal:   noRotation(),
		apply: func(_ *operation.Tx, before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			if before.NextSecret == nil || len(*before.NextSecret) == 0 { // Ent reads NULL as no bytes
				return noRotation()
			}
			// A ciphertext never repeats, so this condition fails if another rotation has replaced this one.
			update.Where(webhookendpoint.NextSecret(*before.NextSecret)).
				SetSecret(*before.NextSecret).
				ClearNextSecret().
				ClearNextSecretAt()
			return nil
		},
	}
}

// CancelWebhookSecretRotation cancels a rotation: the old secret stays, and the new one is destroyed.
// Errors: CodeEndpointNotFound, CodeRotationState (none is in progress, or outbox.RotationPeriod is over: only the new one signs since).
func (ops *Operations) CancelWebhookSecretRotation(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, endpointChange{
		action:  "webhook.cancel_rotation",
		refusal: noRotation(),
		apply: func(tx *operation.Tx, _ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			update.Where(webhookendpoint.NextSecretAtGT(tx.Now.Add(-outbox.RotationPeriod))).
				ClearNextSecret().
				ClearNextSecretAt()
			return nil
		},
	})
}

// isOver is the condition that a rotation began outbox.RotationPeriod ago: only the new secret signs.
func isOver(now time.Time) predicate.WebhookEndpoint {
	return webhookendpoint.NextSecretAtLTE(now.Add(-outbox.RotationPeriod))
}

func noRotation() *problem.Error {
	return problem.Refuse(problem.CodeRotationState, "The secret is not being rotated.")
}

// ActivateDueSecrets activates the new secrets of all stores whose rotation began outbox.RotationPeriod ago, and returns how many. It
// handles at most limit, each in a transaction of its own.
func (ops *Operations) ActivateDueSecrets(ctx context.Context, limit int) (int, error) {
	isDue := isOver(ops.Now())
	due, err := ops.Database.Client.WebhookEndpoint.Query().
		Where(isDue, webhookendpoint.DeletedAtIsNil()).
		Order(webhookendpoint.ByNextSecretAt()).
		Limit(limit).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("webhooks: find due webhook secrets: %w", err)
	}
	activated := 0
	err = operation.TryEach(ctx, due, func(endpoint *db.WebhookEndpoint) error {
		err := ops.WriteIncludingShredded(auth.With(ctx, auth.System(endpoint.StoreID)), func(ctx context.Context, tx *operation.Tx) error {
			_, err := changeEndpoint(ctx, tx, endpoint.ID, activation(isDue))
			return err
		})
		switch {
		case err == nil:
			activated++
		case problem.HasCode(err, problem.CodeRotationState), problem.HasCode(err, problem.CodeEndpointNotFound):
			return nil // the rotation was activated or cancelled, or the endpoint was deleted, in the meantime
		}
		return operation.InStore(endpoint.StoreID, err)
	})
	return activated, err
}
