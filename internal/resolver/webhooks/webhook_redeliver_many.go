package webhooks

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// RedeliveryResult says what became of one of several deliveries.
type RedeliveryResult struct {
	DeliveryID uuid.UUID
	// Refusal is why it is not sent anew; nil when it is.
	Refusal *problem.Error
}

// RedeliverMany sends deliveries anew, each as Redeliver does: one that is refused does not hold up the others. The results are
// in the order of the ids, each id once. Error: CodeInvalidInput. Refusals: CodeNotFound, CodeEndpointNotFound,
// CodeEndpointSuspended, CodeDeliveryPending.
func (ops *Operations) RedeliverMany(ctx context.Context, ids []uuid.UUID) ([]RedeliveryResult, error) {
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
	var results []RedeliveryResult
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		refusals, err := redeliverMany(ctx, tx, ids)
		if err != nil {
			return err
		}
		results = nil
		for _, id := range ids {
			if refusal, left := refusals[id]; left {
				results = append(results, RedeliveryResult{id, refusal})
				delete(refusals, id)
			}
		}
		return nil
	})
	return results, err
}

// redeliverMany returns for each of the ids why its delivery is not sent anew, or nil when it is.
func redeliverMany(ctx context.Context, tx *operation.Tx, ids []uuid.UUID) (map[uuid.UUID]*problem.Error, error) {
	refusals := make(map[uuid.UUID]*problem.Error, len(ids))
	for _, id := range ids {
		refusals[id] = problem.Refuse(problem.CodeNotFound, "There is no such delivery.")
	}
	known, err := tx.Delivery.Query().Where(delivery.IDIn(ids...)).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read deliveries: %w", err)
	}
	endpoints, err := endpointsOf(ctx, tx, known)
	if err != nil {
		return nil, err
	}
	before := make(map[uuid.UUID]*db.Delivery, len(known))
	var admitted []uuid.UUID
	for _, d := range known {
		before[d.ID] = d
		refusals[d.ID] = refusalBy(endpoints[d.EndpointID])
		if refusals[d.ID] == nil {
			refusals[d.ID] = deliveryPending() // unless it changes now
			admitted = append(admitted, d.ID)
		}
	}
	sent, err := Queries{tx.SQL}.RedeliverIDs(ctx, admitted, tx.Now)
	if err != nil {
		return nil, err
	}
	for _, id := range sent {
		refusals[id] = nil
	}
	return refusals, auditRedeliveries(ctx, tx, before, sent)
}

// endpointsOf returns the endpoints of deliveries that are not deleted.
func endpointsOf(ctx context.Context, tx *operation.Tx, deliveries []*db.Delivery) (map[uuid.UUID]*db.WebhookEndpoint, error) {
	ids := make([]uuid.UUID, len(deliveries))
	for i, d := range deliveries {
		ids[i] = d.EndpointID
	}
	endpoints, err := tx.WebhookEndpoint.Query().Where(webhookendpoint.IDIn(ids...), webhookendpoint.DeletedAtIsNil()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read webhooks: %w", err)
	}
	byID := make(map[uuid.UUID]*db.WebhookEndpoint, len(endpoints))
	for _, e := range endpoints {
		byID[e.ID] = e
	}
	return byID, nil
}

// refusalBy says why nothing is sent to an endpoint, nil when it is. A nil endpoint was deleted.
func refusalBy(to *db.WebhookEndpoint) *problem.Error {
	switch {
	case to == nil:
		return endpointNotFound()
	case to.Status != webhookendpoint.StatusACTIVE:
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
