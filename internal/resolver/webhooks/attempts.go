package webhooks

import (
	"context"
	"fmt"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/predicate"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// deliveryList is the name of the list of an endpoint's attempts, before the endpoint's id.
const deliveryList = "deliveries/"

// Attempts is a part of an endpoint's delivery attempts.
type Attempts struct {
	Attempts   []*db.DeliveryAttempt
	NextCursor string // "" at the end
}

// Deliveries returns the attempts to deliver to an endpoint, each with the state of its delivery, the newest first, from a cursor
// on ("": the newest).
// Contract: GET /webhooks/:id/deliveries. Errors: CodeEndpointNotFound, CodeInvalidInput.
func (ops *Operations) Deliveries(ctx context.Context, endpointID uuid.UUID, cursor string, limit int) (*Attempts, error) {
	if _, err := ops.Webhook(ctx, endpointID); err != nil {
		return nil, err
	}
	var v problem.Fields
	v.CheckLimit(limit)
	if err := v.Err(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	list := deliveryList + endpointID.String()
	query := ops.Database.Client.DeliveryAttempt.Query().Where(deliveryattempt.EndpointID(endpointID))
	if cursor != "" {
		position, ok := store.OpenCursor(list, cursor)
		if !ok {
			return nil, operation.InvalidCursor()
		}
		at, id, err := operation.ParsePosition(position)
		if err != nil {
			return nil, err
		}
		query.Where(before(at, id))
	}
	attempts, err := query.
		Order(db.Desc(deliveryattempt.FieldCreatedAt, deliveryattempt.FieldID)).
		Limit(limit + 1).
		WithDelivery(func(q *db.DeliveryQuery) { q.Select(delivery.FieldStatus, delivery.FieldAttempts) }).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: list deliveries: %w", err)
	}
	if len(attempts) <= limit {
		return &Attempts{Attempts: attempts}, nil
	}
	last := attempts[limit-1]
	return &Attempts{attempts[:limit], store.SealCursor(list, operation.PositionOf(last.CreatedAt, last.ID))}, nil
}

func before(at time.Time, id uuid.UUID) predicate.DeliveryAttempt {
	return func(s *sql.Selector) {
		s.Where(sql.CompositeLT([]string{s.C(deliveryattempt.FieldCreatedAt), s.C(deliveryattempt.FieldID)}, at, id))
	}
}
