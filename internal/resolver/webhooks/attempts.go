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

// deliveryList and the id of an endpoint are the name of the list in the cursors of Deliveries.
const deliveryList = "deliveries/"

// Attempts is a page of an endpoint's delivery attempts.
type Attempts struct {
	Attempts   []*db.DeliveryAttempt
	NextCursor string // "" at the end
}

// Deliveries returns a page of the delivery attempts of an endpoint, the newest first, each with the status of its delivery. The page
// begins after the cursor; "" returns the first page.
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

// before selects the attempts that are older than the position.
func before(at time.Time, id uuid.UUID) predicate.DeliveryAttempt {
	return func(s *sql.Selector) {
		s.Where(sql.CompositeLT([]string{s.C(deliveryattempt.FieldCreatedAt), s.C(deliveryattempt.FieldID)}, at, id))
	}
}
