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

// UpdateWebhookInput changes what an endpoint is sent and what it is called. Nil fields stay.
// Its URL is its identity: another one is another endpoint.
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

// UpdateWebhook changes an endpoint's subscription, for events that are published from now on, and its label.
// Errors: CodeInvalidInput, CodeEndpointNotFound.
func (ops *Operations) UpdateWebhook(ctx context.Context, in UpdateWebhookInput) (*db.WebhookEndpoint, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	return ops.changeWebhook(ctx, in.ID, func(*operation.Tx) endpointChange {
		return endpointChange{
			action: "webhook.update",
			apply: func(_ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
				update.SetNillableDescription(in.Description)
				if in.Events != nil {
					update.SetEvents(EventNames(in.Events))
				}
				return nil
			},
		}
	})
}

// ReactivateWebhook lets a SUSPENDED endpoint receive again what is published from now on, with a clean record.
// What it missed is sent on demand: Redeliver, RedeliverSince. Errors: CodeEndpointNotFound, CodeEndpointActive.
func (ops *Operations) ReactivateWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, func(*operation.Tx) endpointChange {
		return endpointChange{
			action:    "webhook.reactivate",
			condition: webhookendpoint.StatusEQ(webhookendpoint.StatusSUSPENDED),
			refusal:   problem.Refuse(problem.CodeEndpointActive, "The endpoint is active already."),
			apply: func(_ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
				update.SetStatus(webhookendpoint.StatusACTIVE).
					SetConsecutiveFailures(0).
					ClearProbeAt().
					ClearSuspendedAt().
					ClearPausedAt()
				return nil
			},
		}
	})
}

// PauseWebhook holds back what is to be sent to an ACTIVE endpoint: deliveries wait, none is lost, and what is on its way
// ends as it ends. Errors: CodeEndpointNotFound, CodeEndpointSuspended, CodeEndpointPaused.
func (ops *Operations) PauseWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, func(tx *operation.Tx) endpointChange {
		return endpointChange{
			action:    "webhook.pause",
			condition: webhookendpoint.And(webhookendpoint.StatusEQ(webhookendpoint.StatusACTIVE), webhookendpoint.PausedAtIsNil()),
			refusal:   problem.Refuse(problem.CodeEndpointPaused, "The endpoint is paused already."),
			apply: func(before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
				if before.Status != webhookendpoint.StatusACTIVE {
					return endpointSuspended()
				}
				update.SetPausedAt(tx.Now)
				return nil
			},
		}
	})
}

// ResumeWebhook ends a pause: what waited is sent, the oldest first. A suspension that began meanwhile stays.
// Errors: CodeEndpointNotFound, CodeEndpointActive (it is not paused).
func (ops *Operations) ResumeWebhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	return ops.changeWebhook(ctx, id, func(*operation.Tx) endpointChange {
		return endpointChange{
			action:    "webhook.resume",
			condition: webhookendpoint.PausedAtNotNil(),
			refusal:   problem.Refuse(problem.CodeEndpointActive, "The endpoint is not paused."),
			apply: func(_ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
				update.ClearPausedAt()
				return nil
			},
		}
	})
}

// endpointChange is a change of an endpoint that staff make.
type endpointChange struct {
	action string
	// The change is refused with refusal unless the endpoint meets condition. Nil: it is never refused.
	condition predicate.WebhookEndpoint
	refusal   *problem.Error
	apply     func(before *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error
}

// changeWebhook is an operation that consists of one change.
func (ops *Operations) changeWebhook(ctx context.Context, id uuid.UUID, change func(*operation.Tx) endpointChange) (changed *db.WebhookEndpoint, err error) {
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		changed, err = changeEndpoint(ctx, tx, id, change(tx))
		return err
	})
	return changed, err
}

// changeEndpoint makes a change of an endpoint that is not deleted, and notes it in the audit: no more than this change, because the
// endpoint is read under its lock.
func changeEndpoint(ctx context.Context, tx *operation.Tx, id uuid.UUID, c endpointChange) (*db.WebhookEndpoint, error) {
	if err := (Queries{tx.SQL}).LockEndpoint(ctx, id); err != nil {
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
	if err := c.apply(before, update); err != nil {
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

// SuspendEndpoints suspends all ACTIVE endpoints of the store and returns how many. Dispatchers cancel what waits for them,
// and no longer use the secrets that they keep, because these are of endpoints as they were.
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
