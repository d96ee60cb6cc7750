package webhooks

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
)

// UpdateWebhookInput changes the event types and the description of an endpoint. Nil fields stay. The URL cannot be changed: another
// URL needs another endpoint.
type UpdateWebhookInput struct {
	ID          uuid.UUID
	Description *string
	Events      []outbox.Type
}

// Validate reports every invalid field.
func (in UpdateWebhookInput) Validate() error {
	var v problem.Fields
	if in.Description != nil {
		v.Text("/description", *in.Description, MaxWebhookDescription)
	}
	if in.Events != nil {
		checkSubscription(&v, "/events", in.Events)
	}
	return v.Err()
}

// UpdateWebhook changes the description and the event types of an endpoint. New types apply to events that are published later.
// Errors: CodeInvalidInput, CodeEndpointNotFound.
func (ops *Operations) UpdateWebhook(ctx context.Context, in UpdateWebhookInput) (*db.WebhookEndpoint, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.changeWebhook(ctx, in.ID, endpointChange{
		action: "webhook.update",
		apply: func(_ *operation.Tx, _ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			update.SetNillableDescription(in.Description)
			if in.Events != nil {
				update.SetEvents(EventNames(in.Events))
			}
			return nil
		},
	})
}

// ReactivateWebhook makes a SUSPENDED endpoint ACTIVE, ends its pause, if it has one, and resets its count of failures. It receives
// events that are published later; Redeliver and RedeliverSince send those that it has missed.
// Errors: CodeEndpointNotFound, CodeEndpointActive.
func (ops *Operations) ReactivateWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, endpointChange{
		action:    "webhook.reactivate",
		condition: webhookendpoint.StatusEQ(webhookendpoint.StatusSUSPENDED),
		refusal:   problem.Refuse(problem.CodeEndpointActive, "The endpoint is active already."),
		apply: func(_ *operation.Tx, _ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			update.SetStatus(webhookendpoint.StatusACTIVE).
				SetConsecutiveFailures(0).
				ClearProbeAt().
				ClearSuspendedAt().
				ClearPausedAt()
			return nil
		},
	})
}

// PauseWebhook pauses an ACTIVE endpoint: its deliveries wait, and none is lost. Attempts in progress are not interrupted.
// Errors: CodeEndpointNotFound, CodeEndpointSuspended, CodeEndpointPaused.
func (ops *Operations) PauseWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, endpointChange{
		action:    "webhook.pause",
		condition: webhookendpoint.And(webhookendpoint.StatusEQ(webhookendpoint.StatusACTIVE), webhookendpoint.PausedAtIsNil()),
		refusal:   problem.Refuse(problem.CodeEndpointPaused, "The endpoint is paused already."),
		apply: func(tx *operation.Tx, before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			if before.Status != webhookendpoint.StatusACTIVE {
				return endpointSuspended()
			}
			update.SetPausedAt(tx.Now)
			return nil
		},
	})
}

// ResumeWebhook ends a pause. The deliveries that have waited are sent, the oldest first. An endpoint that was suspended during the
// pause stays SUSPENDED.
// Errors: CodeEndpointNotFound, CodeEndpointActive (it is not paused).
func (ops *Operations) ResumeWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, endpointChange{
		action:    "webhook.resume",
		condition: webhookendpoint.PausedAtNotNil(),
		refusal:   problem.Refuse(problem.CodeEndpointActive, "The endpoint is not paused."),
		apply: func(_ *operation.Tx, _ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
			update.ClearPausedAt()
			return nil
		},
	})
}

// endpointChange is a change of an endpoint by staff.
type endpointChange struct {
	action string
	// The change fails with refusal unless the endpoint meets the condition. nil: any endpoint does.
	condition predicate.WebhookEndpoint
	refusal   *problem.Error
	apply     func(tx *operation.Tx, before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error
}

// changeWebhook makes one change of an endpoint in a transaction. Errors: those of changeEndpoint.
func (ops *Operations) changeWebhook(ctx context.Context, id uuid.UUID, c endpointChange) (changed *db.WebhookEndpoint, err error) {
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		changed, err = changeEndpoint(ctx, tx, id, c)
		return err
	})
	return changed, err
}

// changeEndpoint applies a change to an endpoint that is not deleted, and writes it to the audit. It locks the endpoint before it
// reads it, so that the entry in the audit shows no other changes.
// Errors: CodeEndpointNotFound, the refusal of the change, those of its apply.
func changeEndpoint(ctx context.Context, tx *operation.Tx, id uuid.UUID, c endpointChange) (*db.WebhookEndpoint, error) {
	if err := (Queries{tx.SQL}).lockEndpoint(ctx, id); err != nil {
		return nil, err
	}
	before, err := findEndpoint(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	update := tx.WebhookEndpoint.UpdateOneID(id).Where(webhookendpoint.DeletedAtIsNil()).SetUpdatedAt(tx.Now)
	if c.condition != nil {
		update.Where(c.condition)
	}
	if err := c.apply(tx, before, update); err != nil {
		return nil, err
	}
	after, err := update.Save(ctx)
	switch {
	case db.IsNotFound(err) && c.refusal != nil:
		return nil, c.refusal
	case db.IsNotFound(err):
		return nil, endpointNotFound()
	case err != nil:
		return nil, fmt.Errorf("webhooks: %s: %w", c.action, err)
	}
	after = after.Unwrap()
	return after, tx.Audit(ctx, operation.Change{Action: c.action, Subject: "WebhookEndpoint", ID: id, Before: before, After: after})
}

// findEndpoint reads an endpoint that is not deleted. Error: CodeEndpointNotFound.
func findEndpoint(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.WebhookEndpoint, error) {
	found, err := tx.WebhookEndpoint.Query().Where(webhookendpoint.ID(id), webhookendpoint.DeletedAtIsNil()).Only(ctx)
	if db.IsNotFound(err) {
		return nil, endpointNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("webhooks: read webhook: %w", err)
	}
	return found, nil
}

// SuspendEndpoints suspends all ACTIVE endpoints of the store and returns how many. Dispatchers cancel their pending deliveries. They
// also drop the cached secrets of these endpoints, because a cache entry is valid only until the endpoint's row changes.
func SuspendEndpoints(ctx context.Context, tx *operation.Tx) (int, error) {
	suspended, err := tx.WebhookEndpoint.Update().
		Where(webhookendpoint.StatusEQ(webhookendpoint.StatusACTIVE), webhookendpoint.DeletedAtIsNil()).
		SetStatus(webhookendpoint.StatusSUSPENDED).
		SetSuspendedAt(tx.Now).
		SetUpdatedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return 0, fmt.Errorf("webhooks: suspend endpoints: %w", err)
	}
	return suspended, nil
}
