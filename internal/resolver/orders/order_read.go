package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/operation"
	"kiosk/internal/vault"
)

// ByPosition sorts the items of an order by position. A replacement follows the item that it replaces.
func ByPosition(q *db.OrderItemQuery) { q.Order(orderitem.ByPosition(), orderitem.ByID()) }

// OrderWithCredentials is an order with the decrypted credentials of its DELIVERED items.
// It must not be logged or cached.
type OrderWithCredentials struct {
	*db.Order
	Credentials map[uuid.UUID]string // by item id
}

// Order returns an order with its customer, items and credentials, from one snapshot of the database.
// Contract: GET /orders/:id. Error: CodeOrderNotFound.
func (ops *Operations) Order(ctx context.Context, id uuid.UUID) (*OrderWithCredentials, error) {
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	var found *db.Order
	err = ops.Database.SnapshotByID(ctx, func(tx *db.Tx) (err error) {
		found, err = tx.Order.Query().
			Where(order.ID(id)).
			WithCustomer().
			WithItems(ByPosition, func(q *db.OrderItemQuery) { q.WithLicense() }).
			Only(ctx)
		return err
	})
	if db.IsNotFound(err) {
		return nil, operation.OrderNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("orders: read order: %w", err)
	}
	credentials := map[uuid.UUID]string{}
	for _, item := range found.Edges.Items {
		license := item.Edges.License
		if item.Status != orderitem.StatusDELIVERED || license == nil {
			continue
		}
		plain, err := store.Keys.Open(license.ID, vault.Credentials, license.Credentials)
		if err != nil {
			return nil, fmt.Errorf("orders: decrypt license %s: %w", license.ID, err)
		}
		credentials[item.ID] = string(plain)
	}
	return &OrderWithCredentials{found.Unwrap(), credentials}, nil
}

// LatestEvents returns the ids of the newest events of each order, at most limit per order, the newest first.
func (ops *Operations) LatestEvents(ctx context.Context, orders []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	return Queries{statements}.latestEvents(ctx, orders, limit)
}
