package webhooks

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// RedeliverMany sends deliveries again, each as Redeliver does. If one is refused, the others are still sent. The results are in the
// order of the ids, each id once. Error: CodeInvalidInput. Refusals: CodeNotFound, CodeEndpointNotFound,
// CodeEndpointSuspended, CodeDeliveryPending.
func (ops *Operations) RedeliverMany(ctx context.Context, ids []uuid.UUID) ([]*operation.RowResult, error) {
	var v problem.Fields
	switch {
	case len(ids) == 0:
		v.Add("/deliveryIds", problem.Empty, "must have at least one delivery")
	case len(ids) > operation.MaxMany:
		v.Add("/deliveryIds", problem.TooMany, "must have at most %d deliveries", operation.MaxMany)
	}
	if err := v.Err(); err != nil {
		return nil, err
	}
	var results []*operation.RowResult
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		refusals, err := redeliverMany(ctx, tx, ids)
		if err != nil {
			return err
		}
		results = nil
		for _, id := range ids {
			if refusal, ok := refusals[id]; ok {
				results = append(results, &operation.RowResult{ID: id, Refusal: refusal})
				delete(refusals, id)
			}
		}
		return nil
	})
	return results, err
}

// redeliverMany sends the deliveries again. It returns the refusal of each id; nil: the delivery is sent.
// Error: ErrRetry when another transaction has just sent one of them again or deleted it.
func redeliverMany(ctx context.Context, tx *operation.Tx, ids []uuid.UUID) (map[uuid.UUID]*problem.Error, error) {
	refusals := make(map[uuid.UUID]*problem.Error, len(ids))
	for _, id := range ids {
		refusals[id] = problem.Refuse(problem.CodeNotFound, "There is no such delivery.")
	}
	deliveries, err := tx.Delivery.Query().Where(delivery.IDIn(ids...)).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read deliveries: %w", err)
	}
	endpoints, err := endpointsOf(ctx, tx, deliveries)
	if err != nil {
		return nil, err
	}
	before := make(map[uuid.UUID]*db.Delivery, len(deliveries))
	var redeliverable []uuid.UUID
	for _, d := range deliveries {
		before[d.ID] = d
		refusals[d.ID] = checkEndpoint(endpoints[d.EndpointID])
		if refusals[d.ID] == nil && d.Status == delivery.StatusPENDING {
			refusals[d.ID] = deliveryPending()
		}
		if refusals[d.ID] == nil {
			redeliverable = append(redeliverable, d.ID)
		}
	}
	sent, err := Queries{tx.SQL}.redeliverIDs(ctx, redeliverable, tx.Now)
	if err != nil {
		return nil, err
	}
	if len(sent) < len(redeliverable) {
		return nil, operation.ErrRetry
	}
	return refusals, auditRedeliveries(ctx, tx, before, sent)
}

// endpointsOf returns the endpoints of the deliveries by id, without deleted endpoints.
func endpointsOf(ctx context.Context, tx *operation.Tx, deliveries []*db.Delivery) (map[uuid.UUID]*db.WebhookEndpoint, error) {
	named := ids.Of(deliveries, func(d *db.Delivery) uuid.UUID { return d.EndpointID })
	endpoints, err := tx.WebhookEndpoint.Query().Where(webhookendpoint.IDIn(named...), webhookendpoint.DeletedAtIsNil()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read webhooks: %w", err)
	}
	byID := make(map[uuid.UUID]*db.WebhookEndpoint, len(endpoints))
	for _, e := range endpoints {
		byID[e.ID] = e
	}
	return byID, nil
}

// checkEndpoint returns an error if the endpoint is nil, which means deleted, or not ACTIVE.
func checkEndpoint(endpoint *db.WebhookEndpoint) *problem.Error {
	switch {
	case endpoint == nil:
		return endpointNotFound()
	case endpoint.Status != webhookendpoint.StatusACTIVE:
		return endpointSuspended()
	}
	return nil
}

func auditRedeliveries(ctx context.Context, tx *operation.Tx, before map[uuid.UUID]*db.Delivery, sent []uuid.UUID) error {
	changes := make([]operation.Change, len(sent))
	for i, id := range sent {
		after := *before[id]
		after.Status, after.AttemptsBefore, after.DueAt, after.FinishedAt = delivery.StatusPENDING, after.Attempts, tx.Now, nil
		changes[i] = operation.Change{Action: "delivery.redeliver", Subject: "Delivery", ID: id, Before: before[id], After: &after}
	}
	return tx.AuditAll(ctx, changes)
}
